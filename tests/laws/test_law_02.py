"""Law 2: the duplicate boards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.seats import SEATS, VULNERABILITIES, Seat, Vulnerability
from arbitro.laws.case.effect import BoardConditions
from arbitro.laws.case.rule import Ruled
from tests.laws.casebook import check_cases, ruled


def test_cases() -> None:
    check_cases("02")


def test_boards_are_numbered_from_one() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"situation": {"number": 0}}, "board_marks_wrong", 2017)
    assert [(p.kind, p.found) for p in trouble.value.problems] == [("board-number", "0")]


@given(st.integers(1, 200), st.sampled_from(SEATS), st.sampled_from(VULNERABILITIES))
def test_a_board_in_use_is_played_as_it_is_marked(number: int, dealer: Seat, vulnerability: Vulnerability) -> None:
    situation = {"number": number, "marked_dealer": dealer.value, "marked_vulnerability": vulnerability.value}
    case = {"situation": situation, "answers": {"board_in_use": True, "copies_differ": False}}
    outcome = ruled(case, "board_marks_wrong", 2017)
    assert isinstance(outcome, Ruled)
    assert outcome.ruling.effects[0] == BoardConditions(dealer, vulnerability)
