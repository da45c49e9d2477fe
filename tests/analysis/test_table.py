"""Double-dummy tables, single results and best cards."""

import random
from itertools import islice

import pytest
from hypothesis import given, settings

from arbitro.analysis.position import Position
from arbitro.analysis.table import TABLES, best_cards, double_dummy_table, tricks
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.cards import DENOMINATIONS, Card
from arbitro.bridge.deal import Deal
from arbitro.bridge.play import Play
from arbitro.bridge.seats import SEATS, Seat
from tests import strategies as game
from tests.amounts import PROOF, Figures
from tests.analysis.positions import positions
from tests.analysis.reference import hundred, needs_reference, needs_solver, ten

pytestmark = needs_solver

ALL_OF_A_SUIT = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")


@needs_reference
def test_the_tables_that_dds_publishes(record_property: Figures) -> None:
    known = [*((each.deal, each.rows) for each in hundred()), *islice(ten(), 10 if PROOF else 3)]
    for deal, rows in known:
        assert double_dummy_table(deal).rows == rows
    record_property("double-dummy results equal to the published ones", 20 * len(known))


@needs_reference
def test_the_leads_that_dds_publishes() -> None:
    for each in hundred():
        leads = {lead.card.value: lead.tricks for lead in best_cards(Position.of(each.play.until(0)))}
        assert {card: leads[card] for card in each.leads} == each.leads


def test_a_hand_with_all_trumps_wins_all_tricks_and_none_otherwise_on_lead() -> None:
    table = double_dummy_table(ALL_OF_A_SUIT)
    for seat, trump in zip(SEATS, reversed(DENOMINATIONS[:4]), strict=True):
        for declarer in SEATS:
            assert table.tricks(trump, declarer) == (13 if declarer.side is seat.side else 0)
    assert all(table.tricks(DENOMINATIONS[4], declarer) == 0 for declarer in SEATS)  # the leader runs his suit


def test_one_result_is_that_of_the_table() -> None:
    chance = random.Random(3)
    for _ in range(6 if PROOF else 1):
        pack = list(Card)
        chance.shuffle(pack)
        deal = game._dealt(pack)
        asked = [(d, s) for d in chance.sample(DENOMINATIONS, 2) for s in SEATS]
        single = [tricks(deal, d, s) for d, s in asked]
        table = double_dummy_table(deal)
        assert single == [table.tricks(d, s) for d, s in asked]
        assert single == [tricks(deal, d, s) for d, s in asked]  # now from the table


def test_a_table_is_solved_once_in_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    first = double_dummy_table(ALL_OF_A_SUIT)
    monkeypatch.setattr("arbitro.analysis.table.solve_table", lambda _: pytest.fail("solved again"))
    assert double_dummy_table(ALL_OF_A_SUIT) is first
    assert tricks(ALL_OF_A_SUIT, DENOMINATIONS[3], Seat.NORTH) == 13
    assert TABLES.recall(ALL_OF_A_SUIT) is first


def test_incomplete_deals_are_refused() -> None:
    with pytest.raises(ProblemsFound):
        double_dummy_table(Deal())
    with pytest.raises(ProblemsFound):
        tricks(Deal(), DENOMINATIONS[0], Seat.NORTH)


@given(positions(7))
def test_best_cards_has_every_legal_card_once_the_best_first(position: Position) -> None:
    found = best_cards(position)
    assert sorted(each.card for each in found) == sorted(position.legal_cards)
    values = [each.tricks for each in found]
    assert values == sorted(values, reverse=True)


@given(positions(6))
def test_a_card_is_worth_what_the_position_after_it_is_worth(position: Position) -> None:
    for card, won in best_cards(position):
        after = position.after(card)
        completed = not after.trick
        mine = int(completed and after.leader.side is position.turn.side)
        left = after.tricks_left if completed else position.tricks_left
        theirs = 0 if after.is_over else best_cards(after)[0].tricks
        same_side = after.turn.side is position.turn.side
        assert won == mine + (theirs if same_side else left - theirs)


@settings(max_examples=100 if PROOF else 15)
@given(game.plays(finished=False))
def test_best_cards_of_a_play_under_way(play: Play) -> None:
    if len(play.cards) >= 12:
        assert {each.card for each in best_cards(Position.of(play))} == set(play.legal_cards)
