"""Law 29: what to do after a call out of rotation; Laws 30, 31 and 32 follow if it is not accepted."""

from typing import Any

from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_27_insufficient_bid import accepted
from arbitro.laws.law_28_calls_in_rotation import (
    LhoMeant,
    after_obliged_pass,
    lho_meant,
    overtaken,
    right_player_called,
)
from arbitro.laws.law_30_pass_out_of_rotation import PassOutOfRotation, pass_as_change_of_call
from arbitro.laws.law_31_bid_out_of_rotation import BidOutOfRotation, bid_as_change_of_call
from arbitro.laws.law_32_double_out_of_rotation import DoubleOutOfRotation, double_as_change_of_call
from arbitro.laws.law_36_inadmissible_double import is_inadmissible
from arbitro.laws.shared.out_of_rotation import withdraw

DECISIONS = (
    OurReading("change_of_call_comes_first", "29B"),
    OurReading("same_call_said_twice", "25"),
)

EXAMPLES = (
    CallOutOfRotation(Seat.SOUTH, (Call.PASS,), Seat.WEST),  # at the right-hand opponent's turn
    CallOutOfRotation(Seat.SOUTH, (Call.BID_1H,), Seat.WEST),
    CallOutOfRotation(Seat.SOUTH, (Call.BID_1H,), Seat.WEST, calls_after=((Seat.NORTH, Call.PASS),)),
    CallOutOfRotation(Seat.SOUTH, (Call.BID_1H,), Seat.WEST, calls_after=((Seat.SOUTH, Call.PASS),)),
    CallOutOfRotation(Seat.NORTH, (Call.BID_1S, Call.PASS, Call.BID_1H), Seat.WEST),  # insufficient as well
    CallOutOfRotation(Seat.NORTH, (Call.BID_1H, Call.PASS, Call.DOUBLE), Seat.WEST),
    CallOutOfRotation(Seat.EAST, (Call.BID_1NT, Call.DOUBLE), Seat.WEST),  # inadmissible
    CallOutOfRotation(Seat.WEST, (Call.BID_1S, Call.PASS, Call.PASS, Call.BID_2H), Seat.WEST),  # the last turn
    CallOutOfRotation(Seat.EAST, (Call.PASS,), Seat.WEST),  # at partner's turn
    CallOutOfRotation(Seat.NORTH, (Call.BID_1H, Call.DOUBLE), Seat.WEST),
    CallOutOfRotation(Seat.NORTH, (Call.BID_1S,), Seat.WEST),  # at the left-hand opponent's turn
    CallOutOfRotation(Seat.WEST, (Call.PASS, Call.PASS), Seat.WEST),  # having called
    CallOutOfRotation(Seat.WEST, (Call.BID_1H, Call.PASS), Seat.WEST),
    CallOutOfRotation(Seat.WEST, (Call.BID_1H, Call.BID_2H), Seat.WEST),
    CallOutOfRotation(Seat.SOUTH, (Call.BID_1H, Call.PASS, Call.DOUBLE), Seat.WEST),
)


@law("29", ALL, what="call_out_of_rotation", situation=CallOutOfRotation, examples=EXAMPLES)
def call_out_of_rotation(case: Case[CallOutOfRotation]) -> Ruling:
    oor = case.situation
    if ruling := _as_change_of_call(case) or after_obliged_pass(case) or overtaken(case):
        return ruling

    # 32  an inadmissible double cannot be accepted
    if is_inadmissible(oor):
        case.apply("32")
        return _own_law(case)

    # 29A  the next player accepts by calling: nothing is rectified, the turn in between is lost
    if _is_accepted(case):
        case.apply("29A", CallStands(oor.seat, oor.call), AuctionContinues((oor.called_last or oor.seat).lho))
        if oor.call is Call.PASS and oor.whose_turn is not WhoseTurn.LHO:
            case.apply(Instruction("skipped_player_keeps_right_to_call", oor.turn))  # 34
        return case.rule(NoRectification())

    # 29B  cancelled; back to the player whose turn it was
    case.considered("29A", accepted)
    withdraw(case)
    return _own_law(case)


def _as_change_of_call(case: Case[Any]) -> Ruling | None:
    if case.situation.call is Call.PASS:
        return pass_as_change_of_call(case)
    return bid_as_change_of_call(case) if case.situation.call.is_bid else double_as_change_of_call(case)


def _is_accepted(case: Case[CallOutOfRotation]) -> bool:
    oor = case.situation
    lho = oor.seat.lho
    if oor.whose_turn is WhoseTurn.LHO and case.ask(right_player_called, about=lho, clause="28B"):
        return case.ask(lho_meant, about=lho, of=lho, clause="28B") is not LhoMeant.OWN_TURN
    if oor.called_next is lho:
        case.follows(accepted, True, about=oor.call)
    return case.ask(accepted, about=oor.call, of=lho, clause="29A")


def _own_law(case: Case[CallOutOfRotation]) -> Ruling:
    oor = case.situation
    if oor.call is Call.PASS:
        return case.refer(
            "pass_out_of_rotation",
            PassOutOfRotation(oor.dealer, oor.auction, oor.offender, **oor.history),
        )
    if oor.call.is_bid:
        return case.refer(
            "bid_out_of_rotation",
            BidOutOfRotation(oor.dealer, oor.auction, oor.offender, **oor.history),
        )
    return case.refer(
        "double_out_of_rotation",
        DoubleOutOfRotation(oor.dealer, oor.auction, oor.offender, **oor.history),
    )
