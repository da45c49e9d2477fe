"""Law 89: individual events; since 2007 a reference to 12C3."""

from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *

procedural_penalty_due = yes_no("procedural_penalty_due")
partner_to_blame = judgment("partner_to_blame", "weigh_part_in_the_offence")


class IndividualOffence(Situation, frozen=True):
    """An irregularity in an individual event."""

    offender: Seat


@law("89", ALL, what="offence_in_individual", situation=IndividualOffence, examples=[IndividualOffence(Seat.SOUTH)])
def offence_in_individual(case: Case[IndividualOffence]) -> Ruling:
    offender = case.situation.offender
    # 89 (since 2007 12C3)  rectification and adjusted score bind both members of the offending side alike
    clause = "12C3"
    case.apply("89", clause)
    case.apply(Instruction("same_score_for_both", offender))
    # but no procedural penalty for a partner who is in no way to blame
    if not case.ask(procedural_penalty_due, clause=clause):
        return case.rule()
    case.apply(Penalty(PenaltyKind.PROCEDURAL, seat=offender, clause="90A"))
    if case.ask(partner_to_blame, about=offender.partner, clause=clause):
        return case.rule(Penalty(PenaltyKind.PROCEDURAL, seat=offender.partner, clause="90A"))
    return case.rule(Instruction("no_penalty_for_partner", offender.partner))
