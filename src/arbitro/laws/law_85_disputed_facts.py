"""Law 85: how the director finds the facts when they are disputed.

An answer that contradicts the table's record keeps both: `Fact.disputed`.
"""

from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_84_agreed_facts import FactsAgreed
from arbitro.regulations.keys import DIRECTORS_REPORT

director_witnessed = yes_no("director_witnessed")
facts_established = judgment("facts_established", "weigh_satisfied_of_facts", "weigh_what_players_tell")
facts_probable = judgment(
    "facts_probable", "weigh_balance_of_probabilities", "weigh_evidence_collected", "weigh_what_players_tell"
)


class FactsDisputed(Situation, frozen=True):
    """Whose irregularity it is said to have been; the players do not agree on what happened."""

    offender: Seat


@law("85", ALL, what="facts_disputed", situation=FactsDisputed, examples=(FactsDisputed(Seat.NORTH),))
def facts_disputed(case: Case[FactsDisputed]) -> Ruling:
    # 85A1 of 2007 and 2017  by the balance of probabilities, weighing the evidence
    case.apply("85A1", since=E2007)
    if _established(case):
        # 85A2 (1997 85A)  then as if the facts were agreed
        case.apply("85A2")
        return case.refer("facts_agreed", FactsAgreed(case.situation.offender))
    # 85B  what lets the play go on (1997: and they are told that they may appeal)
    case.apply("85B", PlayContinues())
    case.apply(Instruction("told_of_right_to_appeal"), until=E1997)
    return case.rule()


def _established(case: Case[FactsDisputed]) -> bool:
    clause = Unless("85A1", e1997="85A")
    # what a director has himself seen or heard may be privileged evidence
    if case.regulated(DIRECTORS_REPORT) == "privileged" and case.ask(director_witnessed, clause=clause):
        return True
    return case.ask(facts_established if case.edition is E1997 else facts_probable, clause=clause)
