"""The board: Law 2."""

import pytest
from hypothesis import given

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.bridge.board import Board, dealer_of, vulnerability_of
from arbitro.bridge.seats import Seat, Vulnerability
from tests.strategies import board_numbers, boards

# Law 2 as it is printed: who deals and who is vulnerable on boards 1 to 16.
DEALERS = {"N": (1, 5, 9, 13), "E": (2, 6, 10, 14), "S": (3, 7, 11, 15), "W": (4, 8, 12, 16)}
VULNERABLE = {"none": (1, 8, 11, 14), "ns": (2, 5, 12, 15), "ew": (3, 6, 9, 16), "both": (4, 7, 10, 13)}


@pytest.mark.parametrize("number", range(1, 33))
def test_2_dealer_and_vulnerability_of_each_board(number: int) -> None:
    printed = number if number <= 16 else number - 16
    assert printed in DEALERS[dealer_of(number).value]
    assert printed in VULNERABLE[vulnerability_of(number).value]


@pytest.mark.parametrize(
    ("number", "dealer", "vulnerability"),
    [(1, "N", "none"), (20, "W", "both"), (27, "S", "none"), (30, "E", "none"), (32, "W", "ew")],
)
def test_2_boards_named_in_the_cases(number: int, dealer: str, vulnerability: str) -> None:
    board = Board(number)
    assert (board.dealer.value, board.vulnerability.value) == (dealer, vulnerability)


@given(board_numbers)
def test_2_the_pattern_repeats_after_sixteen(number: int) -> None:
    assert dealer_of(number + 16) is dealer_of(number)
    assert vulnerability_of(number + 16) is vulnerability_of(number)


def test_2_marks_that_do_not_follow_the_number_are_in_force() -> None:
    """Board 5 marked with dealer East and nobody vulnerable."""
    board = Board(5, marked_dealer=Seat.EAST, marked_vulnerability=Vulnerability.NONE)
    assert (board.dealer, board.vulnerability) == (Seat.EAST, Vulnerability.NONE)
    assert not board.conforms
    assert Board(5).conforms
    assert Board(5, marked_dealer=Seat.NORTH, marked_vulnerability=Vulnerability.NS).conforms


@given(boards)
def test_2_each_mark_overrides_only_what_it_marks(board: Board) -> None:
    assert board.dealer is (board.marked_dealer or dealer_of(board.number))
    assert board.vulnerability is (board.marked_vulnerability or vulnerability_of(board.number))


@pytest.mark.parametrize("number", [0, -1])
def test_boards_are_numbered_from_one(number: int) -> None:
    for ask in (dealer_of, vulnerability_of):
        with pytest.raises(ProblemsFound) as trouble:
            ask(number)
        assert trouble.value.problems == (Problem("board-number", found=str(number), expected="1 2 3 …"),)
