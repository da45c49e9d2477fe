"""Calls at a table: what each does to the auction, and what is wrong with it."""

from msgspec.structs import replace

from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.citation import numbered
from arbitro.laws.case.effect import HowLong
from arbitro.table.bidding import Bidding
from arbitro.table.event import CallEvent, CallSubstituted, NoSuchBid
from arbitro.table.irregularity import Irregularity, Kind, Status
from arbitro.table.record import found, refused, settled
from arbitro.table.state import FREE, UNSETTLED, BoardPhase, Bound, Table


def legal_calls(table: Table, seat: Seat) -> tuple[Call, ...]:
    """What a player may call, were it his turn, with what binds him."""
    if table.phase is not BoardPhase.AUCTION:
        return ()
    calls = table.bidding.legal_calls(seat)
    bound = table.bound
    if bound is FREE:
        return calls
    if any(silenced is seat for silenced, _ in bound.must_pass):
        return (Call.PASS,)
    repeat = tuple(call for bound_seat, call in bound.repeat if bound_seat is seat)
    if repeat and repeat[0] in calls:
        return repeat[:1]
    if seat in bound.may_not_double:
        return tuple(call for call in calls if call is Call.PASS or call.is_bid)
    return calls


def called(table: Table, event: CallEvent) -> Table:
    """A call by anybody, at any moment."""
    seat, call = event.seat, event.call
    if table.phase is not BoardPhase.AUCTION:
        return found(table, Kind.CALL_AFTER_FINAL_PASS, seat, call=call)
    if table.live:
        table = _settled_by_call(_changed_at_once(table, seat), seat)
    if table.phase is not BoardPhase.AUCTION:  # 22  the call put there was the final pass
        return found(table, Kind.CALL_AFTER_FINAL_PASS, seat, call=call)
    table = _faulted(table, seat, call, event.artificial)
    return _next(table, table.bidding.with_call(seat, call), seat)


def _faulted(table: Table, seat: Seat, call: Call, artificial: bool | None = None) -> Table:
    """With what is wrong with the call that is about to be made."""
    kind = _fault(table, table.bidding, seat, call)
    if kind is None:
        return table
    out_of_turn = table.turn if table.turn is not seat else None
    place = len(table.bidding.calls)
    return found(table, kind, seat, call=call, artificial=artificial, turn=out_of_turn, place=place)


def _fault(table: Table, bidding: Bidding, seat: Seat, call: Call) -> Kind | None:
    """What is wrong with a call."""
    if seat is not table.turn:
        return Kind.CALL_OUT_OF_ROTATION
    bound = table.bound
    if bound is not FREE and call is not Call.PASS and any(player is seat for player, _ in bound.must_pass):
        return Kind.CALL_BY_PLAYER_WHO_MUST_PASS
    if call not in bidding.legal_calls(seat):
        return Kind.INSUFFICIENT_BID if call.is_bid else Kind.INADMISSIBLE_DOUBLE
    if bound is not FREE and call not in legal_calls(table, seat):
        return Kind.CALL_BY_PLAYER_WHO_MUST_PASS
    return None


def _next(table: Table, bidding: Bidding, caller: Seat) -> Table:
    """The auction goes on with the next player, or is over."""
    bound = table.bound if table.bound is FREE else _after_call(table.bound, caller)
    return _standing(replace(table, bound=bound), bidding)


def _standing(table: Table, made: Bidding) -> Table:
    """The table with these calls: the turn is the next player's, or his who was passed over; or the auction is over."""
    bidding = made
    if bidding.over:
        bidding = bidding.to_player_skipped(table.setting.board.dealer)
    table = replace(table, bidding=bidding, turn=bidding.turn)
    if bidding is not made:
        return cancelled_with(table, made, "34")
    return auction_over(table) if bidding.over else table


BEFORE_THE_PLAY = (Kind.WRONG_NUMBER_OF_CARDS, Kind.CARD_EXPOSED_IN_AUCTION)


def cancelled_with(table: Table, before: Bidding, clause: str) -> Table:
    """Irregular calls that are no longer among those that count need no ruling of their own."""
    calls = table.bidding.calls
    for number, wrong in enumerate(table.irregularities):
        if wrong.status not in UNSETTLED:
            continue
        late = table.phase is BoardPhase.AUCTION and wrong.place is None and wrong.kind not in BEFORE_THE_PLAY
        if late or (wrong.place is not None and calls[wrong.place :][:1] != before.calls[wrong.place :][:1]):
            table = settled(table, number, Status.RULED, clause)
    return table


def auction_over(table: Table) -> Table:
    """22: passed out, or a contract; the player to declarer's left has the opening lead."""
    contract = table.bidding.contract
    if contract is None:
        return replace(table, phase=BoardPhase.OVER, contract=None)
    return replace(table, phase=BoardPhase.OPENING_LEAD, contract=contract, turn=contract.leader)


def _after_call(bound: Bound, caller: Seat) -> Bound:
    """Obligations for one turn end with it."""
    return replace(
        bound,
        must_pass=tuple(duty for duty in bound.must_pass if duty[0] is not caller or duty[1] is HowLong.REST),
        may_not_double=tuple(seat for seat in bound.may_not_double if seat is not caller),
        repeat=tuple(duty for duty in bound.repeat if duty[0] is not caller),
    )


def _changed_at_once(table: Table, seat: Seat) -> Table:
    """25B1, 27C: a call was changed at once, and the next player calls over the new one; nobody said anything."""
    for number in table.live:
        change = table.irregularities[number]
        if change.kind is not Kind.CHANGE_OF_CALL or change.noticed is not None or seat is not change.seat.lho:
            continue
        if change.place is None or change.calls != change.place + 1 or change.call is None:
            continue
        whole = table.bidding
        before = whole.first(change.place, table.setting.board.dealer)
        table = settled(table, number, Status.ACCEPTED, "25B1")
        table = replace(table, bidding=replace(before, turn=change.seat), turn=change.seat)
        table = cancelled_with(table, whole, "25B1")
        table = _faulted(table, change.seat, change.call)
        bidding = table.bidding.with_call(change.seat, change.call)
        table = replace(table, bidding=bidding, turn=bidding.turn)
    return _standing(table, table.bidding) if table.bidding.over else table


def _settled_by_call(table: Table, seat: Seat) -> Table:
    """What a call does to the irregular call before it, nobody having drawn attention to that."""
    for number in table.live:
        wrong = table.irregularities[number]
        table = replace(table, live=tuple(other for other in table.live if other != number))
        if wrong.noticed is not None:
            continue
        if seat is wrong.seat.lho and wrong.kind in (Kind.INSUFFICIENT_BID, Kind.CALL_OUT_OF_ROTATION):
            # 27A, 29A  the next player's call accepts it
            table = settled(table, number, Status.ACCEPTED, _acceptance(table, wrong))
        elif wrong.kind is Kind.CALL_OUT_OF_ROTATION and seat is wrong.turn and seat.side is not wrong.seat.side:
            # 28B  the player whose turn it was calls: the call out of rotation is void
            assert wrong.place is not None
            before = replace(table.bidding.first(wrong.place, table.setting.board.dealer), turn=seat)
            whole = table.bidding
            table = settled(replace(table, bidding=before, turn=seat), number, Status.ACCEPTED, "28B")
            table = cancelled_with(table, whole, "28B")
    return table


def _acceptance(table: Table, wrong: Irregularity) -> str:
    return "29A" if wrong.kind is Kind.CALL_OUT_OF_ROTATION else numbered("27A1", table.setting.edition)


def changed(table: Table, event: CallSubstituted) -> Table:
    """25: a player puts another call in place of his last one."""
    place = table.bidding.last_of(event.seat)
    if place is None:
        raise refused("no-call-to-change", table, event.seat)
    calls = len(table.bidding.calls)
    return found(table, Kind.CHANGE_OF_CALL, event.seat, call=event.call, place=place, calls=calls)


def above_seven(table: Table, event: NoSuchBid) -> Table:
    """38: no call of the game; the turn passes on until somebody says something."""
    seat, turn = event.seat, table.turn
    if table.phase is not BoardPhase.AUCTION:
        raise refused("auction-over", table, seat, event.bid)
    out_of_turn = turn if turn is not seat else None
    place = len(table.bidding.calls)
    table = found(table, Kind.BID_ABOVE_SEVEN, seat, bid=event.bid, turn=out_of_turn, place=place)
    return _next(table, table.bidding.with_call(seat, Call.PASS, event.bid), seat)
