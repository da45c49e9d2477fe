"""Law 75: a call does not fit its explanation: which of the two was the mistake, and who has to do what.

How an explanation is corrected is in Law 20 (1997: here); what its victims may do, in Law 21.
"""

from arbitro.laws.case.notation import *
from arbitro.laws.law_20_explanations import MISUNDERSTOOD
from arbitro.laws.law_21_misinformation import (
    EXAMPLES,
    PRESUMED,
    WhatWentWrong,
    WrongExplanation,
    auction_heard,
    evidence_of_agreement,
    mi,
    mistaken_call,
)
from arbitro.laws.law_36_inadmissible_double import lead_faced
from arbitro.laws.shared.offence import play_over

NOT_EXECUTABLE = {"75A": "conduct"}  # 1997: agreements are open to the opponents
DECISIONS = (OurReading("forgotten_agreement_1997", Clause("75B"), E1997),)
EXPLANATION_WRONG = Unless("75B1", e1997="75D2")
PARTNERS_DUTY = Unless("75B3", e1997="75D2")

explanation_used = judgment("explanation_used", "weigh_action_without_explanation", "weigh_action_suggested_by_it")
mutual_understanding = judgment("mutual_understanding", "weigh_both_partners_say_so", "weigh_convention_card_and_notes")
meaning_established = judgment("meaning_established", "weigh_convention_card_and_notes", "weigh_experience_together")


@law("75", ALL, what="mistaken_explanation_or_call", situation=WrongExplanation, examples=EXAMPLES)
def mistaken_explanation_or_call(case: Case[WrongExplanation]) -> Ruling:
    told = case.situation
    seat, side = told.explainer.partner, told.explainer.side

    # 75A (1997 in the note)  right or wrong, the player who heard it goes on as if he had heard nothing
    heard = Information("explanation", case.clause(MISUNDERSTOOD), unauthorised=(side,), seat=seat)
    case.apply(MISUNDERSTOOD, heard, Instruction("acts_as_if_understood", seat))
    case.review(MISUNDERSTOOD, explanation_used, about=seat)

    # 75C (1997 in the note)  the explanation was right: no infraction, whatever the damage; nobody need say anything
    if case.ask(evidence_of_agreement, clause=PRESUMED):
        return mistaken_call(case)

    # 75B  the explanation was wrong, or is taken to be: an infraction
    case.apply(EXPLANATION_WRONG)
    if case.edition is E2017:
        case.apply("75D1")
        _basis(case)
    auction_heard(case)
    # 75B (2017 75B3)  his partner says nothing until he may, and then he must
    case.apply(PARTNERS_DUTY, Instruction(_when(case), seat))
    # the opponents' remedy is in Law 21
    case.follows(mi, WhatWentWrong.EXPLANATION)
    return case.refer("wrong_explanation", case.situation)


def _basis(case: Case[WrongExplanation]) -> None:
    """75D2, 75D3 of 2017: an agreement is what both have in mind; on what an adjusted score is then based."""
    if not case.ask(mutual_understanding, clause="75D2"):
        case.apply("75D2")
    established = case.ask(meaning_established, clause="75D3")
    case.apply("75D3", Instruction("judged_with_right_explanation" if established else "judged_with_no_agreement"))


def _when(case: Case[WrongExplanation]) -> str:
    """20F5: not in the auction; a defender after the play; declarer or dummy after the final pass."""
    told = case.situation
    auction = told.called
    if not auction.is_over:
        return "wait_until_final_pass"
    defends = auction.declarer is not None and auction.declarer.side is not told.explainer.side
    if defends and not (case.ask(lead_faced, clause="21B") and case.ask(play_over, clause="21B3")):
        return "wait_until_play_ends"
    return "opponents_told"
