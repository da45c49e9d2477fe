"""The auction of what stands, by a count of its own: which calls may be there, and the contract that they make."""

from collections.abc import Container

from arbitro.bridge.calls import Call
from arbitro.bridge.contract import Contract, Risk
from arbitro.bridge.seats import Seat
from arbitro.laws.case.effect import CallReplaced, CallStands
from arbitro.table import event as at
from arbitro.table.event import AnyEvent
from arbitro.table.irregularity import Status
from arbitro.table.state import Table

Made = tuple[Seat, str]
DOUBLED = {"X": (Risk.UNDOUBLED, Risk.DOUBLED, False), "XX": (Risk.DOUBLED, Risk.REDOUBLED, True)}


def let_stand(event: AnyEvent) -> set[Made]:
    """The calls that a ruling lets stand, or puts in the place of another."""
    effects = event.ruling.effects if isinstance(event, at.DirectorRuled) else ()
    stood = {(effect.seat, effect.call.value) for effect in effects if isinstance(effect, CallStands)}
    return stood | {(effect.seat, effect.by.value) for effect in effects if isinstance(effect, CallReplaced)}


def checked_contract(table: Table, stood: Container[Made], *, begun: bool) -> Contract | None:
    """The contract, counted anew; fails at a call that is against the law and that nothing has let stand.

    Once the play has begun no ruling changes a call.
    """
    bid: Call | None = None
    bidder, risk = table.setting.board.dealer, Risk.UNDOUBLED
    named: dict[tuple[object, object], Seat] = {}
    turn = table.setting.board.dealer
    for place, (seat, call, said) in enumerate(table.bidding.calls):
        wrong = seat is not turn or bool(said)
        turn = seat.lho
        if call.is_bid:
            wrong = wrong or (bid is not None and not call.supersedes(bid))
            bid, bidder, risk = call, seat, Risk.UNDOUBLED
            named.setdefault((seat.side, call.denomination), seat)
        elif call.value in DOUBLED:
            before, then, own = DOUBLED[call.value]
            if bid is not None and risk is before and (seat.side is bidder.side) is own:
                risk = then
            else:
                wrong = True
        if wrong and not begun:
            assert (seat, call.value) in stood or any(
                one.place == place and one.seat is seat and one.status is not Status.RULED
                for one in table.irregularities
            ), f"nothing has let {seat} {call} stand"
    if bid is None or bid.denomination is None:
        return None
    return Contract(bid.level, bid.denomination, named[bidder.side, bid.denomination], risk)
