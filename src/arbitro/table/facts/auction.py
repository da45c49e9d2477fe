"""The irregularities of the auction, told from the log."""

from typing import NamedTuple

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.law_24_card_exposed_in_auction import CardsExposed
from arbitro.laws.law_25_change_of_call import CallChanged
from arbitro.laws.law_27_insufficient_bid import InsufficientBid
from arbitro.laws.law_37_call_by_player_who_must_pass import ObligationBroken
from arbitro.laws.law_38_bid_above_seven import BidAboveSeven
from arbitro.laws.law_39_call_after_final_pass import LateCall
from arbitro.laws.ruling import Plain
from arbitro.laws.situation import CallMade, CallOutOfRotation
from arbitro.table.facts.entry import Entry
from arbitro.table.irregularity import Irregularity
from arbitro.table.record import refused
from arbitro.table.state import Table


class Told(NamedTuple):
    """An auction in rotation: whoever was passed over counts as having passed, irregular calls as accepted."""

    calls: tuple[Call, ...]
    accepted: tuple[int, ...]
    turn: Seat


def told(table: Table, count: int) -> Told:
    """The first calls of the auction that counts."""
    dealer = table.setting.board.dealer
    auction = Auction(dealer)
    accepted = []
    for seat, call in table.bidding.calls[:count]:
        while auction.turn is not seat:
            if auction.is_over:
                raise refused("auction-not-told", table, seat, call.value)
            auction = auction.call(Call.PASS)
        if call not in auction.legal_calls:
            accepted.append(len(auction.calls) + 1)
            auction = auction.accepting(call)
        else:
            auction = auction.call(call)
    return Told(auction.calls, tuple(accepted), auction.turn)


def place_of(table: Table, wrong: Irregularity) -> int:
    """Where the irregular call stands among those that count."""
    calls = table.bidding.calls
    return next(at for at in range(len(calls) - 1, -1, -1) if calls[at] == (wrong.seat, wrong.call))


def insufficient_bid(table: Table, wrong: Irregularity) -> Entry:
    at = place_of(table, wrong)
    before = told(table, at)
    offender = None if before.turn is wrong.seat else wrong.seat
    assert wrong.call is not None
    calls = (*before.calls, wrong.call)
    bid = InsufficientBid(table.setting.board.dealer, calls, offender, accepted_calls=before.accepted)
    return Entry("insufficient_bid", bid, _after_call(table, wrong, at))


def call_out_of_rotation(table: Table, wrong: Irregularity) -> Entry:
    at = place_of(table, wrong)
    before = told(table, at)
    assert wrong.call is not None
    call = CallOutOfRotation(
        table.setting.board.dealer, (*before.calls, wrong.call), wrong.seat, accepted_calls=before.accepted
    )
    return Entry("call_out_of_rotation", call, _after_call(table, wrong, at))


def inadmissible_double(table: Table, wrong: Irregularity) -> Entry:
    at = place_of(table, wrong)
    before = told(table, at)
    assert wrong.call is not None
    call = CallMade(table.setting.board.dealer, (*before.calls, wrong.call), accepted_calls=before.accepted)
    return Entry("inadmissible_double", call, _after_call(table, wrong, at))


def had_to_pass(table: Table, wrong: Irregularity) -> Entry:
    at = place_of(table, wrong)
    before = told(table, at)
    assert wrong.call is not None
    how_long = next((how for seat, how in table.bound.must_pass if seat is wrong.seat), None)
    call = ObligationBroken(
        table.setting.board.dealer,
        (*before.calls, wrong.call),
        how_long=how_long,
        accepted_calls=before.accepted,
    )
    return Entry("call_by_player_who_must_pass", call, _after_call(table, wrong, at))


def bid_above_seven(table: Table, wrong: Irregularity) -> Entry:
    before = told(table, len(table.bidding.calls))
    return Entry("bid_above_seven", BidAboveSeven(table.setting.board.dealer, wrong.bid, before.calls), {})


def after_final_pass(table: Table, wrong: Irregularity) -> Entry:
    before = told(table, len(table.bidding.calls))
    assert wrong.call is not None
    call = LateCall(table.setting.board.dealer, before.calls, wrong.seat, wrong.call)
    return Entry("call_after_final_pass", call, {"lead_faced": bool(table.trick or table.tricks)})


def changed_call(table: Table, wrong: Irregularity) -> Entry:
    """The player's last call, what others called since, and what he wants in its place."""
    calls = table.bidding.calls
    at = next((at for at in range(len(calls) - 1, -1, -1) if calls[at].seat is wrong.seat), None)
    if at is None:
        raise refused("no-call-to-change", table, wrong.seat)
    before = told(table, at + 1)
    assert wrong.call is not None
    change = CallChanged(
        table.setting.board.dealer,
        before.calls,
        substitute=wrong.call,
        since=tuple(one.call for one in calls[at + 1 :]),
        accepted_calls=before.accepted,
    )
    return Entry("change_of_call", change, {"auction_period_over": bool(table.trick or table.tricks)})


def exposed_in_auction(table: Table, wrong: Irregularity) -> Entry:
    """With any other card of the player that lies exposed."""
    cards = tuple(dict.fromkeys(one.card for one in table.faced if one.seat is wrong.seat))
    before = told(table, len(table.bidding.calls))
    assert wrong.card is not None
    exposed = CardsExposed(table.setting.board.dealer, wrong.seat, cards or (wrong.card,), before.calls)
    return Entry("card_exposed_in_auction", exposed, {})


def _after_call(table: Table, wrong: Irregularity, at: int) -> dict[str, Plain]:
    """What the others have done since."""
    since = table.bidding.calls[at + 1 :]
    acted = any(one.seat is wrong.seat.lho for one in since)
    return {"lho_acted": acted, "lead_faced": bool(table.trick or table.tricks)}
