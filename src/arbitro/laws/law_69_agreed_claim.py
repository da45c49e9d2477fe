"""Law 69: a claim or concession that the other side agrees to, and how the agreement can be withdrawn."""

from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.shared.claiming import ClaimMade, concession_doubted, next_board_or_round_over, trick_in_fact_won
from arbitro.laws.shared.correction_period import correction_period_over, is_over

claim_objected = yes_no("claim_objected", source=Source.LOG)
likely_won = judgment("likely_won", "weigh_play_had_gone_on")
not_losable = judgment("not_losable", "weigh_class_of_player", "weigh_careless_is_normal")

DECISIONS = (OurReading("playing_on_is_no_agreement", "69A"),)

EXAMPLES = (
    ClaimMade(Seat.SOUTH, claimer=Seat.SOUTH, left=4, claimed=4),
    ClaimMade(Seat.SOUTH, claimer=Seat.EAST, left=4, claimed=2),
    ClaimMade(Seat.SOUTH, claimer=Seat.SOUTH, left=3, claimed=0),
    ClaimMade(Seat.SOUTH, claimer=Seat.SOUTH, left=4, claimed=4, played_on_won=3),
)


@law("69", ALL, what="claim_agreed", situation=ClaimMade, examples=EXAMPLES)
def claim_agreed(case: Case[ClaimMade]) -> Ruling:
    made = case.situation
    if made.played_on_won is not None or case.ask(claim_objected, about=made.others.value, clause="69A"):
        return case.refer("agreement_withdrawn", made)
    # 69A  scored as if the tricks had been won and lost in play
    return case.rule("69A", _agreed(made))


@law("69", ALL, what="agreement_withdrawn", situation=ClaimMade, examples=EXAMPLES)
def agreement_withdrawn(case: Case[ClaimMade]) -> Ruling:
    made = case.situation
    side = made.others
    if made.played_on_won is not None:  # 68D  whoever plays on does not agree
        return case.refer("claim_contested", made)

    # 69A  until the side calls on a later board, or the round ends, nothing is agreed: the claim is contested
    if not case.met(next_board_or_round_over, about=side.value, clause="69A"):
        if 0 < made.claimed < made.left:
            case.follows(concession_doubted, False, about=made.side.value)
        return case.refer("claim_contested", made)
    case.apply("69A")

    # 69B  within the correction period; 1997 only what was agreed to a claim
    if case.edition is E1997 and not made.claimed:
        case.considered("69B", "nothing_claimed")
        return case.rule(_agreed(made))
    if is_over(case, "69B"):
        case.considered("69B", correction_period_over)
        return case.rule(_agreed(made))
    # 69B1, 1997 69B  a trick that the side had won in fact
    later = case.edition is not E1997
    if case.ask(trick_in_fact_won, about=side.value, clause="69B1"):
        return case.rule("69B", "69B1", TricksTransferred(made.wanted, side))
    # 69B2  a trick that it would likely have won; 1997 69B: that no normal play could lose
    clause, safe = "69B2", likely_won if later else not_losable
    if not made.claimed:
        case.considered(clause, "nothing_claimed")
        return case.rule(_agreed(made))
    if case.met(safe, about=side.value, clause=clause):
        return case.rule("69B", clause, TricksTransferred(min(made.wanted, made.claimed), side))
    return case.rule(_agreed(made))


def _agreed(made: ClaimMade) -> TricksAwarded:
    return TricksAwarded(made.claimed, made.side)
