"""Law 83: a director who thinks that his ruling might well be reviewed says so."""

from enum import Enum

from arbitro.laws.case.notation import *


class Notice(Enum):
    """What he does."""

    TELLS = "tells"  # the contestant that he may appeal
    REFERS = "refers"  # the matter to a committee


review_likely = judgment("review_likely", "weigh_ruled_on_fact", "weigh_used_discretion")
notice = one_of("notice", Notice)


class RulingOpenToAppeal(Situation, frozen=True):
    """The director has given a ruling."""


@law("83", ALL, what="ruling_may_be_reviewed", situation=RulingOpenToAppeal, examples=(RulingOpenToAppeal(),))
def ruling_may_be_reviewed(case: Case[RulingOpenToAppeal]) -> Ruling:
    # 83  a ruling on fact, or by discretion (1997: as an adjusted score under Law 12)
    if not case.ask(review_likely, clause="83"):
        return case.rule("83", Instruction("no_notice_needed"))
    refers = case.ask(notice, clause="83") is Notice.REFERS
    return case.rule("83", Instruction("matter_referred_to_committee" if refers else "told_of_right_to_appeal"))
