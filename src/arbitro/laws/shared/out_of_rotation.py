"""What Laws 28 to 32 share: a call made when it was another player's turn."""

from collections.abc import Callable
from typing import Any

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.laws.case.notation import *
from arbitro.laws.law_23_comparable_call import comparable, is_comparable, outcome_helped
from arbitro.laws.law_25_change_of_call import CallChanged
from arbitro.laws.law_26_lead_restrictions import announce, much_different_meaning, shown_legally
from arbitro.laws.law_27_insufficient_bid import replacement
from arbitro.laws.shared.auction_after import goes_on
from arbitro.laws.shared.offence import free_information, review_awareness, withdrawn_information

# A director may stop here: the ruling says what will follow from the call.
offender_called = yes_no("offender_called", source=Source.LOG, usual=False)


def called_over(case: Case[Any]) -> Ruling | None:
    """28, 29: what was called since decides first whether the call was accepted."""
    oor: CallOutOfRotation = case.situation
    if not oor.calls_after or "29" in case.path:
        return None
    made = CallOutOfRotation(oor.dealer, oor.auction, oor.offender, **oor.history)
    return case.refer("call_out_of_rotation", made)


def withdraw(case: Case[Any]) -> None:
    """29B: the call is cancelled and the turn goes back."""
    oor: CallOutOfRotation = case.situation
    case.apply("29B", CallCancelled(oor.seat, oor.call), AuctionContinues(oor.turn))


def changed(case: Case[Any], *clauses: Cited) -> Ruling:
    """Treated as an attempt to change the call just made: Law 25 goes on, unless nothing was changed."""
    oor: CallOutOfRotation = case.situation
    case.apply(*clauses)
    if oor.call is oor.before.calls[-1]:
        return case.rule(CallStands(oor.seat, oor.call), AuctionContinues(oor.turn), NoRectification())
    change = CallChanged(oor.dealer, oor.before.calls, substitute=oor.call, accepted_calls=oor.accepted_calls)
    return case.refer("change_of_call", change)


def compared(case: Case[Any], turn: str, free: str, other: str, auction: Auction | None = None) -> Ruling:
    """2017: the offender calls at his turn, and what matters is whether the new call is comparable (23A)."""
    oor: CallOutOfRotation = case.situation
    if not case.happened(offender_called, replacement, about=oor.seat, result_about=oor.call, clause=turn):
        case.apply(turn, withdrawn_information(case, oor.seat))
        if auction is None:
            case.apply(Instruction("partner_calls_without_withdrawn_call", oor.seat.partner))
        return case.rule(Instruction("comparable_call_or_partner_passes", oor.seat))
    new = case.ask(replacement, about=oor.call, of=oor.seat, clause=turn, among=oor.choices(auction))
    if not free.startswith(turn):
        case.apply(turn)
    on = replaced(case, new, auction)
    if is_comparable(case, new, "23A"):
        case.review("23C", outcome_helped)
        case.considered("26B", comparable)
        return case.rule(free, "23B", *free_information(case, oor.seat, "23B"), NoRectification())
    case.considered(free, comparable)
    case.apply(other, *[MustPass(oor.seat.partner, HowLong.ONCE)] * on, withdrawn_information(case, oor.seat))
    announce(case, oor.seat, oor.call, natural=False, shown=shown_legally(case, oor.before, oor.seat, new))
    review_awareness(case)
    return case.rule()


def replaced(case: Case[Any], new: Call, before: Auction | None) -> bool:
    """What the offender calls at his turn, and whether the auction goes on; `before` if all calls until then are told.

    If they are not, a pass may have ended it.
    """
    oor: CallOutOfRotation = case.situation
    case.apply(CallReplaced(oor.seat, oor.call, new))
    if before is not None:
        return goes_on(case, before.call(new))
    case.apply(AuctionContinues(oor.seat.lho))
    return True


def silence_partner(case: Case[Any]) -> None:
    """1997, 2007: partner passes from now on."""
    oor: CallOutOfRotation = case.situation
    case.apply(MustPass(oor.seat.partner, HowLong.REST), withdrawn_information(case, oor.seat))
    review_awareness(case, enforced_pass=True)


def restrict_lead(
    case: Case[Any], clause: Cited, restricted: Callable[[Call], None], after: Auction | None = None
) -> Ruling:
    """1997, 2007: Law 26 goes by what the offender calls at his turn; until then the restriction is as things stand."""
    oor: CallOutOfRotation = case.situation
    if case.happened(offender_called, replacement, about=oor.seat, result_about=oor.call, clause=clause):
        new = case.ask(replacement, about=oor.call, of=oor.seat, clause=clause, among=oor.choices(after))
        replaced(case, new, after)
        if not same_call_again(case, new):
            restricted(new)
        return case.rule()
    restricted(Call.PASS)
    return case.rule()


def same_call_again(case: Case[Any], new: Call) -> bool:
    """26 (1997, 2007): no restriction if the offender chose the same call, unless it now means something else."""
    if new is not case.situation.call or case.ask(much_different_meaning, about=new, clause="26"):
        return False
    case.considered("26B", much_different_meaning)
    return True
