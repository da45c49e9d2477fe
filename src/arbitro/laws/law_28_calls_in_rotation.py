"""Law 28: calls that look out of rotation and count as in rotation. Law 29 asks here first."""

from enum import Enum
from typing import Any

from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_27_insufficient_bid import InsufficientBid
from arbitro.laws.law_39_call_after_final_pass import LateCall
from arbitro.laws.shared.offence import withdrawn_information

rho_must_pass = yes_no("rho_must_pass", source=Source.LOG, usual=False)
right_player_called = yes_no("right_player_called", source=Source.LOG, usual=False)


class LhoMeant(Enum):
    """What the next player meant, when it was his turn anyway."""

    OVER_THE_CALL = "over_the_call"
    OWN_TURN = "own_turn"
    NOT_CLEAR = "not_clear"


lho_meant = one_of("lho_meant", LhoMeant, put_to=Party.LHO)

DECISIONS = (
    OurReading("unclear_call_of_lho_accepts", "29A"),
    OurReading("inadmissible_call_may_be_overtaken", "28B"),
    OurReading("obliged_pass_may_end_the_auction", "28A"),
)


def after_obliged_pass(case: Case[Any]) -> Ruling | None:
    """28A: the player on the right had to pass anyway; his pass counts as made and the call as in rotation."""
    oor: CallOutOfRotation = case.situation
    if oor.whose_turn is not WhoseTurn.RHO:
        return None
    if not case.met(rho_must_pass, about=oor.turn, clause="28A"):
        return None
    case.apply("28A", CallStands(oor.turn, Call.PASS))
    calls = (*oor.before.calls, Call.PASS, oor.call)
    return in_rotation(case, CallMade(oor.dealer, calls, oor.seat, **oor.history))


def in_rotation(case: Case[Any], made: CallMade) -> Ruling:
    """A call that counts as made at the caller's turn: it stands, or the law for its other fault goes on."""
    if made.before.is_over:
        late = LateCall(made.dealer, made.before.calls, made.seat, made.call, **made.history)
        return case.refer("call_after_final_pass", late)
    if made.call in made.before.legal_calls:
        return case.rule(CallStands(made.seat, made.call), AuctionContinues(made.seat.lho))
    if made.call.is_bid:
        return case.refer("insufficient_bid", InsufficientBid(made.dealer, made.auction, **made.history))
    return case.refer("inadmissible_double", CallMade(made.dealer, made.auction, **made.history))


def overtaken(case: Case[Any]) -> Ruling | None:
    """28B: the opponent whose turn it was has called before a ruling; the call out of rotation was never made."""
    oor: CallOutOfRotation = case.situation
    if oor.whose_turn is WhoseTurn.PARTNER:
        return None
    if oor.called_next:
        case.follows(right_player_called, oor.called_next is oor.turn, about=oor.turn)
    if not case.met(right_player_called, about=oor.turn, clause="28B"):
        return None
    if oor.whose_turn is WhoseTurn.LHO:
        meant = case.ask(lho_meant, about=oor.turn, of=oor.turn, clause="28B")
        if meant is not LhoMeant.OWN_TURN:
            case.considered("28B", lho_meant)
            return None
    case.apply("28B", CallCancelled(oor.seat, oor.call), Instruction("call_in_rotation_stands", oor.turn))
    case.apply(AuctionContinues((oor.called_last or oor.turn).lho), withdrawn_information(case, oor.seat))
    case.considered("26B", right_player_called, since=E2017)
    return case.rule(NoRectification())


EXAMPLES = (
    CallOutOfRotation(Seat.SOUTH, (Call.BID_1H,), Seat.WEST),  # at the right-hand opponent's turn
    CallOutOfRotation(Seat.NORTH, (Call.BID_1S,), Seat.WEST),  # at the left-hand opponent's
    CallOutOfRotation(Seat.EAST, (Call.BID_1H,), Seat.WEST),  # at partner's
)


@law("28", ALL, what="call_perhaps_in_rotation", situation=CallOutOfRotation, examples=EXAMPLES)
def call_perhaps_in_rotation(case: Case[CallOutOfRotation]) -> Ruling:
    # a second call by the player who has just called is none of these (25)
    if not case.situation.follows_own_call and (ruling := after_obliged_pass(case) or overtaken(case)):
        return ruling
    return case.refer("call_out_of_rotation", case.situation)
