"""A table as the fold of its events: what a log, or a part of it, gives."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from arbitro.book.edition import ALL, Edition
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import CARDS, Card
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import SEATS, Seat, Side
from arbitro.laws.case.effect import AnyEffect, BecomesDeclarer, CardDue, CardPlayed, TricksAwarded
from arbitro.laws.case.ruling import Ruling
from arbitro.table import event as at
from arbitro.table.bidding import Bidding
from arbitro.table.checking import problems
from arbitro.table.event import AnyEvent, BoardPlaced, CallEvent, DirectorSummoned
from arbitro.table.fold import after, fold
from arbitro.table.irregularity import Kind, Status
from arbitro.table.options import options
from arbitro.table.state import BoardPhase
from tests.strategies import auctions
from tests.table.driver import play

BOARD = BoardPlaced(
    Deal(*(Hand.of(CARDS[first::4]) for first in range(4))).pbn(), dealer=Seat.NORTH
)  # each hand has three or four of each suit
NORTH, EAST, SOUTH, WEST = SEATS


def calls(*made: tuple[Seat, Call]) -> list[AnyEvent]:
    return [BOARD, *(CallEvent(seat, call) for seat, call in made)]


@given(auctions())
def test_an_auction_at_a_table_is_the_auction_of_the_book(auction: Auction) -> None:
    board = BoardPlaced(BOARD.deal, dealer=auction.dealer)
    made = [CallEvent(auction.caller(index), call) for index, call in enumerate(auction.calls)]
    table = fold((board, *made))
    assert not table.irregularities
    assert (table.phase is BoardPhase.AUCTION) is not auction.is_over
    assert table.contract == auction.contract
    if not auction.is_over:
        assert table.turn is auction.turn
        assert set(table.bidding.legal_calls(table.turn)) == set(auction.legal_calls)


def test_a_log_begins_with_the_board_and_has_one() -> None:
    for log in ((), (CallEvent(NORTH, Call.PASS),)):
        with pytest.raises(ProblemsFound):
            fold(log)
    assert [problem.kind for problem in problems(fold((BOARD,)), BOARD)] == ["board-on-table"]


def test_nothing_that_was_recorded_is_refused_and_what_cannot_be_changes_nothing() -> None:
    table = fold((BOARD,))
    for event in (BOARD, at.CardEvent(NORTH, next(iter(table.hand(EAST)))), at.RulingWithdrawn(), at.Objected(EAST)):
        assert problems(table, event)
        assert after(table, event) == replace(table, events=2)


def test_three_passes_do_not_end_the_auction_if_one_of_them_robbed_a_player_of_his_turn() -> None:
    """34, 17E2 of 2007, 17D3 of 2017: back to him, and the passes after it are cancelled."""
    table = fold(calls((NORTH, Call.BID_1S), (SOUTH, Call.PASS), (WEST, Call.PASS), (NORTH, Call.PASS)))
    assert table.phase is BoardPhase.AUCTION
    assert table.turn is EAST
    assert [one.seat for one in table.bidding.calls] == [NORTH]


def test_a_call_after_the_final_pass_leaves_the_contract_as_it_is() -> None:
    made = [(NORTH, Call.BID_1S), (EAST, Call.PASS), (SOUTH, Call.PASS), (WEST, Call.PASS), (EAST, Call.PASS)]
    table = fold(calls(*made))
    assert [one.kind for one in table.irregularities] == [Kind.CALL_AFTER_FINAL_PASS]
    assert len(table.bidding.calls) == 4
    assert table.contract is not None
    assert table.turn is EAST


def test_what_nobody_said_about_a_trick_is_too_late_when_it_is_complete() -> None:
    """53A, 11A."""
    made = calls((NORTH, Call.BID_1S), (EAST, Call.PASS), (SOUTH, Call.PASS), (WEST, Call.PASS))
    table = fold(made)
    for seat in (WEST, NORTH, EAST, SOUTH):  # West leads at East's turn
        held = [card for card in table.hand(seat) if card.suit is (table.led or card.suit)]
        table = after(table, at.CardEvent(seat, held[0]))
    assert [(one.kind, one.status) for one in table.irregularities] == [
        (Kind.OPENING_LEAD_OUT_OF_TURN, Status.ACCEPTED)
    ]
    assert len(table.tricks) == 1


def test_a_lead_taken_back_leaves_no_trick() -> None:
    table = fold(calls((NORTH, Call.BID_1S), (EAST, Call.PASS), (SOUTH, Call.PASS), (WEST, Call.PASS)))
    card = next(iter(table.hand(EAST)))
    table = after(after(table, at.CardEvent(EAST, card)), at.CardTakenBack(EAST, card))
    assert table.phase is BoardPhase.OPENING_LEAD
    assert table.turn is EAST
    assert len(table.hand(EAST)) == 13
    assert [one.kind for one in table.irregularities] == [Kind.CARD_TAKEN_BACK]


def test_a_ruling_cannot_have_a_card_played_that_the_player_does_not_hold() -> None:
    table = fold(calls((NORTH, Call.BID_1S), (EAST, Call.PASS), (SOUTH, Call.PASS), (WEST, Call.PASS)))
    other: Card = next(iter(table.hand(WEST)))
    ruling = Ruling(2017, "wbf", (), (), (CardPlayed(EAST, other),))
    assert [problem.kind for problem in problems(table, at.DirectorRuled(ruling))] == ["card-not-held"]


@given(st.sampled_from(ALL), st.integers(0, 10**6))
def test_a_ruling_taken_back_leaves_the_table_as_it_was(edition: Edition, seed: int) -> None:
    board = play(f"withdrawn {seed}", edition)
    given_at = [number for number, event in enumerate(board.events) if isinstance(event, at.DirectorRuled)]
    for number in random.Random(seed).sample(given_at, min(3, len(given_at))):
        before, ruled = board.tables[number - 1], board.tables[number]
        taken_back = after(ruled, at.RulingWithdrawn())
        assert (taken_back.hands, taken_back.trick, taken_back.turn) == (before.hands, before.trick, before.turn)
        assert taken_back.irregularities == before.irregularities
        assert taken_back.bidding == before.bidding


def test_an_inadmissible_double_and_a_bid_above_seven_change_nothing_and_are_no_pass() -> None:
    """19A1, 38: only an opponent's bid is doubled; after 1S P X P and 1S P 8C P everybody may still call."""
    opening = Bidding.of(NORTH, ()).with_call(NORTH, Call.BID_1S).with_call(EAST, Call.PASS)
    for made in (opening.with_call(SOUTH, Call.DOUBLE), opening.with_call(SOUTH, Call.PASS, "8C")):
        after_pass = made.with_call(WEST, Call.PASS)
        assert not after_pass.over
        ended = after_pass.with_call(NORTH, Call.PASS).with_call(EAST, Call.PASS)
        assert ended.over
        assert str(ended.contract) == "1S N"


def test_who_calls_the_director_draws_attention_and_one_called_for_nothing_stops_nobody_who_acts() -> None:
    board = BoardPlaced("N:K652.A84.KQ5.A72 T98.KT93.J98.KJ5 AQJ3.QJ7.A62.Q94 74.652.T743.T863", dealer=Seat.SOUTH)
    calls = [CallEvent(Seat.SOUTH, Call.BID_1S), CallEvent(Seat.WEST, Call.BID_1H)]
    table = fold((board, *calls, DirectorSummoned(Seat.NORTH)))
    assert [(one.noticed, one.noticed_by) for one in table.irregularities] == [(4, Seat.NORTH)]
    idle = fold((board, calls[0], DirectorSummoned(Seat.NORTH)))
    assert not options(idle, Seat.WEST).calls
    assert options(after(idle, CallEvent(Seat.WEST, Call.PASS)), Seat.NORTH).calls


@pytest.mark.parametrize("effect", [BecomesDeclarer(Seat.NORTH), CardDue(Seat.NORTH), TricksAwarded(3, Side.NS)])
def test_a_ruling_that_cannot_be_carried_out_is_refused(effect: AnyEffect) -> None:
    ruled = at.DirectorRuled(Ruling(2017, "wbf", (), ("54",), (effect,)))
    assert [problem.kind for problem in problems(fold([BOARD]), ruled)] == ["ruling-impossible"]
