"""Law 70: a claim or concession that somebody doubts: how the director finds the tricks."""

from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_71_concession_cancelled import concession
from arbitro.laws.law_79_tricks_won import nothing_left
from arbitro.laws.shared.claiming import (
    NORMAL,
    ClaimMade,
    all_four_concur,
    asked_to_play_on,
    concession_doubted,
    heard,
    is_void,
    needs_card_with_one_opponent,
    never_normal,
    next_board_or_round_over,
    opponent_shows_out,
    tricks_before_claim,
)
from arbitro.laws.shared.correction_period import correction_period_over
from arbitro.regulations.keys import CLAIM_SUIT_ORDER

OUTSTANDING_TRUMP = ("70C1", "70C2", "70C3")  # all three conditions
LINES = (*NORMAL.values(), never_normal)
QUESTIONS = (asked_to_play_on, all_four_concur, tricks_before_claim)  # of claiming, and of the account of a board
played_on = yes_no("played_on", source=Source.LOG, usual=False)
play_is_evidence = judgment("play_is_evidence", "weigh_probable_play", "weigh_accuracy_of_claim")
line_stated = yes_no("line_stated")
trump_outstanding = yes_no("trump_outstanding", source=Source.LOG)
trump_mentioned = yes_no("trump_mentioned")
unaware_at_all_likely = judgment("unaware_at_all_likely", "weigh_what_claimer_said_and_saw")
loses_to_trump = judgment("loses_to_trump", "weigh_class_of_player", "weigh_careless_is_normal")
irrational_not_to = judgment("irrational_not_to", "weigh_class_of_player")
needs_partners_choice = judgment("needs_partners_choice", "weigh_class_of_player", "weigh_careless_is_normal")
less_successful_line = judgment("less_successful_line", "weigh_class_of_player", "weigh_careless_is_normal")
tricks_to_claimer = a_number("tricks_to_claimer", 0, 13)


CARRIED_BY = {"70E2": "arbitro.laws.shared.claiming:heard"}
NOT_EXECUTABLE = {"70B2": "officials", "70B3": "officials"}
DECISIONS = (
    OurReading("concession_in_a_claim", "70A"),
    OurReading("concession_alone", "70A"),
    OurReading("play_as_evidence_2007", Clause("70D3"), E2007),
    OurReading("partners_choice_1997", "70A", E1997),
)

S, W, E = Seat.SOUTH, Seat.WEST, Seat.EAST
EXAMPLES = (
    ClaimMade(S, claimer=S, left=4, claimed=4),
    ClaimMade(S, claimer=S, left=4, claimed=3, denomination="NT"),
    ClaimMade(S, claimer=W, left=3, claimed=2, denomination="NT"),
    ClaimMade(S, claimer=S, left=3, claimed=0),
    ClaimMade(S, claimer=S, left=0, claimed=0),
    ClaimMade(S, claimer=S, left=4, claimed=4, aware_of_trump=False),
    ClaimMade(S, claimer=S, left=4, claimed=4, denomination="NT", played_on_won=3),
    # a low trump is out
    ClaimMade(S, claimer=S, left=3, claimed=3, remaining="N:..432. ..765. 5.AK.. 4.4..9", denomination="S", on_lead=S),
    # two honours that can fall together
    ClaimMade(S, claimer=S, left=2, claimed=2, remaining="N:KT... 98... AJ... Q7...", denomination="NT", on_lead=S),
    # a defender whose partner must keep the right card
    ClaimMade(S, claimer=W, left=2, claimed=2, remaining="N:..43. .A.K. .5..3 A.3..", denomination="NT", on_lead=W),
    # a finesse that can be refused
    ClaimMade(S, claimer=S, left=2, claimed=2, remaining="N:AJ... 98... 32... Q7...", denomination="NT", on_lead=S),
    # a suit that can be led too early
    ClaimMade(S, claimer=S, left=3, claimed=2, remaining="N:..543. ..876. AK.2.. .3..AK", denomination="NT", on_lead=S),
    # to ruff or to throw a winner
    ClaimMade(S, claimer=S, left=2, claimed=2, remaining="N:..54. ..76. 2.A.. ...AK", denomination="S", on_lead=W),
)


@law("70", ALL, what="claim_contested", situation=ClaimMade, examples=EXAMPLES)
def claim_contested(case: Case[ClaimMade]) -> Ruling:
    made = case.situation
    if not made.left:
        return nothing_left(case)
    # 68D2(b) (2017)  the play went on: by consent of all four there is nothing to rule on
    if made.played_on_won is not None and is_void(case, made.others, played_on=True):
        return case.rule(TricksAwarded(made.played_on_won, made.side))
    # 70 (1997)  is about claims; a concession that somebody doubts goes to 71 (68D)
    if case.edition is E1997 and not made.claimed:
        case.apply("68D")
        return _conceded_too_much(case)
    # 68D, 2017 68D2(a)  the claimer's own side doubts that it loses the others
    if 0 < made.claimed < made.left and case.ask(concession_doubted, about=made.side.value, clause="68D2(a)"):
        case.apply(Unless("70A", e1997="68D"))
        return _conceded_too_much(case)
    # 70A  fair to both sides; doubt goes against the claimer. Whole tricks: each is given or not, never weighed
    case.apply("70A")
    _play_after_claim(case)
    if not made.claimed:
        tricks = case.ask(
            tricks_to_claimer, about=made.side.value, clause="70A", among={"tricks": range(made.left + 1)}
        )
        return case.rule(TricksAwarded(tricks, made.side))

    # 70B to 70E  the cards are known: the plays that cost a trick are put to the director one by one
    if (award := heard(case, made)) is not None:
        line = " ".join(played.card.value for played in award.line)
        case.computed("tricks_on_line", award.tricks, about=line)
        for clause in award.clauses:
            case.apply(*(OUTSTANDING_TRUMP if clause == "70C" else [Clause(clause)]))
        return case.rule(TricksAwarded(award.tricks, made.side))

    # the cards are not known: the director has them before him, and is asked what they come to
    refused = _trump_out(case)
    refused = _unstated_line(case, refused=refused) or refused
    if not refused or case.edition is not E1997:  # which has no clause of its own for it
        refused = _partners_choice(case) or refused
    refused = _new_line(case) or refused
    if not refused:
        return case.rule(TricksAwarded(made.claimed, made.side))
    if case.edition is not E1997 and case.regulated(CLAIM_SUIT_ORDER) == "top_down":
        case.apply("70E2", Instruction("suits_from_the_top"))
    return _said(case, range(made.claimed))


def _conceded_too_much(case: Case[ClaimMade]) -> Ruling:
    """71: a concession stands, but for what cannot be lost; it was doubted in time."""
    made = case.situation
    case.follows(correction_period_over, False)
    if case.edition is E1997:
        case.follows(next_board_or_round_over, False, about=made.side.value)
    return case.refer("concession_cancelled", concession(made, doubted_at_once=True))


def _said(case: Case[ClaimMade], possible: range) -> Ruling:
    """The director says how many of the tricks left go to the claimer's side."""
    side = case.situation.side
    tricks = case.ask(tricks_to_claimer, about=side.value, clause="70A", among={"tricks": possible})
    return case.rule(TricksAwarded(tricks, side))


def _play_after_claim(case: Case[ClaimMade]) -> None:
    """68D of 1997: void; 70D3 of 2007: evidence; in 2017 only by consent of all four (68D2(b)), and then no claim."""
    if case.situation.played_on_won is not None:
        case.follows(played_on, True)
    if case.edition is E2017 or not case.ask(
        played_on, clause=Clause("68D") if case.edition is E1997 else Clause("70D3")
    ):
        return
    if case.edition is E1997:
        case.apply("68D", Instruction("later_cards_void"))
    elif case.met(play_is_evidence, clause=Clause("70D3")):
        case.apply(Clause("70D3"), Instruction("play_taken_as_evidence"))


def _trump_out(case: Case[ClaimMade]) -> bool:
    """70C: a trump is out, claimer said nothing of it, may not have known, and some normal play loses to it."""
    made = case.situation
    out = made.trump_outstanding
    if out is None:
        out = case.ask(trump_outstanding, about=made.others.value, clause="70C")
    if not out:
        return False
    if made.aware_of_trump is not None:
        case.follows(trump_mentioned, False, about=made.claimer)
        case.follows(unaware_at_all_likely, not made.aware_of_trump, about=made.claimer)
        case.follows(line_stated, bool(made.statement), about=made.claimer)
    # 70B1  the claimer repeats what he said
    stated = bool(made.statement) or case.ask(line_stated, about=made.claimer, clause="70B1")
    if stated and case.ask(trump_mentioned, about=made.claimer, clause="70C1"):
        case.considered("70C1", trump_mentioned)
        return False
    if not case.met(unaware_at_all_likely, about=made.claimer, clause="70C2"):
        return False
    if not case.met(loses_to_trump, about=made.claimer, clause="70C3"):
        return False
    case.apply(*OUTSTANDING_TRUMP)
    return True


def _partners_choice(case: Case[ClaimMade]) -> bool:
    """70D2: a defender's claim that works only if his partner picks one of several normal plays."""
    made = case.situation
    if not made.by_defender:
        return False
    clause = Unless("70D2", e1997="70A")
    if not case.ask(needs_partners_choice, about=made.claimer, clause=clause):
        return False
    case.apply(clause)
    return True


def _new_line(case: Case[ClaimMade]) -> bool:
    """70D1, 1997 70D: within what was said, a normal line does less well than the one now proposed."""
    clause = "70D1"
    if not case.met(less_successful_line, about=case.situation.claimer, clause=clause):
        return False
    case.apply(clause)
    return True


def _unstated_line(case: Case[ClaimMade], *, refused: bool) -> bool:
    """70E1, 1997 70E: a line not stated that needs a card with one opponent rather than the other."""
    clause, claimer = "70E1", case.situation.claimer
    if not case.ask(needs_card_with_one_opponent, about=claimer, clause=clause):
        return False
    # ... is accepted if an opponent has shown out of the suit, or would on every normal line
    accepted = opponent_shows_out if case.ask(opponent_shows_out, about=claimer, clause=clause) else None
    # ... and, in 1997 and 2007, if any other line would be irrational
    if not accepted and case.ask(irrational_not_to, about=claimer, clause=clause, until=E2007):
        accepted = irrational_not_to
    if accepted and refused:  # something else has decided
        case.considered(clause, accepted)
    else:
        case.apply(clause)
    return not accepted
