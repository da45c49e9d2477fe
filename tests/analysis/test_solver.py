"""The solver's boundary: right on endings that a plain search can solve, and never given what is impossible."""

import random
import subprocess
import sys
from threading import Thread

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from arbitro.analysis import solver
from arbitro.analysis.position import Position
from arbitro.analysis.solver import solve_cards, solve_par, solve_play, solve_position, solve_table
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.cards import CARDS, Card
from arbitro.bridge.contract import Contract
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.play import Play
from arbitro.bridge.seats import Seat, Vulnerability
from tests import strategies as game
from tests.amounts import SOLVED, Figures
from tests.analysis.plain import tricks_by_card
from tests.analysis.positions import any_positions, ending, nearly_legal, positions
from tests.analysis.reference import needs_solver

pytestmark = needs_solver


def test_endings_are_worth_what_a_plain_search_finds(record_property: Figures) -> None:
    chance = random.Random(5)
    for _ in range(SOLVED):
        position = ending(chance, 6)
        hands = tuple(frozenset(card.index for card in hand) for hand in position.hands)
        trick = tuple(card.index for card in position.trick)
        expected = tricks_by_card(hands, position.leader.index, position.denomination.index, trick)
        found = solve_cards(position)
        assert {card.index: tricks for card, tricks in found.items()} == expected, position
        assert solve_position(position) == max(expected.values())
    record_property("endings of up to six cards, every card compared with a plain alpha-beta search", SOLVED)


@given(any_positions | nearly_legal())
def test_an_impossible_position_is_refused_before_the_solver_sees_it(position: Position) -> None:
    if problems := position.problems():
        for solve in (solve_cards, solve_position):
            with pytest.raises(ProblemsFound) as trouble:
                solve(position)
            assert trouble.value.problems == problems
    elif position.tricks_left <= 8:
        assert set(solve_cards(position)) == set(position.legal_cards)


@given(positions(9))
def test_every_legal_card_has_a_plain_number_of_tricks(position: Position) -> None:
    found = solve_cards(position)
    assert set(found) == set(position.legal_cards)
    assert all(0 <= tricks <= position.tricks_left for tricks in found.values())


@given(game.any_deals | game.partial_deals())
def test_a_deal_that_is_not_complete_is_refused(deal: Deal) -> None:
    if not deal.is_complete:
        with pytest.raises(ProblemsFound):
            solve_table(deal)


@pytest.mark.parametrize("mask", [1 << 52, 1 << 200, -1])
def test_bits_that_are_no_cards_do_not_reach_the_solver_in_a_deal(mask: int) -> None:
    suit = Hand.of(CARDS[:13])
    with pytest.raises(ProblemsFound):
        solve_table(Deal(suit, Hand(mask), suit, suit))


@given(game.deals, game.contracts, st.lists(game.cards, min_size=1, max_size=60))
def test_cards_that_cannot_have_been_played_are_refused_before_the_solver_sees_them(
    deal: Deal, contract: Contract, cards: list[Card]
) -> None:
    start = Play.begin(deal, contract)
    forged = replace(start, cards=tuple(cards))
    leader = deal[contract.leader]
    assume(cards[0] not in leader or len(set(cards)) < len(cards))
    with pytest.raises(ProblemsFound) as trouble:
        solve_play(forged)
    assert trouble.value.problems[0].kind in {"card-not-held", "card-played-twice", "must-follow-suit", "play-over"}


@pytest.mark.parametrize("tricks", [-1, 14])
def test_par_is_not_asked_about_impossible_tricks(tricks: int) -> None:
    with pytest.raises(ProblemsFound):
        solve_par(((tricks,) * 5,) * 4, Seat.NORTH, Vulnerability.NONE)


def test_threads_wait_for_each_other() -> None:
    chance = random.Random(1)
    endings = [ending(chance, 8) for _ in range(40)]
    expected = [solve_position(position) for position in endings]
    found: list[list[int]] = []
    threads = [Thread(target=lambda: found.append([solve_position(each) for each in endings])) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 3


def test_without_the_package_there_is_a_clear_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "PACKAGE", "no_such_package")
    solver._library.cache_clear()
    try:
        with pytest.raises(ProblemsFound) as trouble:
            solve_position(ending(random.Random(1), 3))
    finally:
        solver._library.cache_clear()
    assert [problem.kind for problem in trouble.value.problems] == ["solver-missing"]


def test_the_library_is_loaded_only_when_something_is_solved() -> None:
    code = "import sys, arbitro.analysis.pool, arbitro.analysis.par; print('endplay' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
