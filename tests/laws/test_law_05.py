"""Law 5: seats."""

import pytest

from arbitro.book.problem import ProblemsFound
from tests.laws.casebook import check_cases, ruled


def test_cases() -> None:
    check_cases("05")


def test_the_calls_on_the_board_must_be_possible() -> None:
    situation = {"misplaced": "wrong_table", "dealer": "N", "auction": ["1S", "1H"]}
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"situation": situation}, "players_misplaced", 2017)
    assert [(p.kind, p.found) for p in trouble.value.problems] == [("insufficient-bid", "1H")]
