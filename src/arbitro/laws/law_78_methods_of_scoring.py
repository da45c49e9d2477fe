"""Law 78: how results are compared, and what has to be published before a contest."""

from arbitro.laws.case.notation import *

method_of_the_laws = yes_no("method_of_the_laws")
authority_approved = yes_no("authority_approved")
published_before = yes_no("published_before")
conditions_in_conflict = yes_no("conditions_in_conflict")

CARRIED_BY = {
    "78A": "arbitro.scoring.matchpoints:score_matchpoints",
    "78B": "arbitro.scoring.imps:imps",
    "78C": "arbitro.scoring.total_points:score_total_points",
}


class ConditionsQuestioned(Situation, frozen=True):
    """Somebody questions how a contest is scored or won."""


@law(
    "78",
    ALL,
    what="conditions_questioned",
    situation=ConditionsQuestioned,
    examples=[ConditionsQuestioned()],
)
def conditions_questioned(case: Case[ConditionsQuestioned]) -> Ruling:
    # 78D  matchpoints, IMPs and total points need nobody's leave; any other method that of the authority
    if not case.ask(method_of_the_laws, clause="78D") and not case.ask(authority_approved, clause="78D"):
        return case.rule("78D", Instruction("method_not_approved"))
    # 2007, 2017  no condition goes against the Laws or the authority's regulations
    if case.ask(conditions_in_conflict, clause="78D", since=E2007):
        return case.rule("78D", Instruction("laws_prevail"))
    # what is not published before the contest cannot be held against a contestant who could not know it
    if not case.ask(published_before, clause="78D"):
        return case.rule("78D", Instruction("publish_conditions"))
    return case.rule("78D", NoRectification())
