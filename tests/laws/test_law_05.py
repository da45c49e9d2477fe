"""Law 5: seats."""

from typing import Any

import pytest

from arbitro.book.problem import ProblemsFound
from tests.laws.casebook import cases, check, ruled


@pytest.mark.parametrize(("case", "what", "edition"), cases("05"))
def test_cases(case: dict[str, Any], what: str, edition: int) -> None:
    check(case, what, edition)


def test_the_calls_on_the_board_must_be_possible() -> None:
    situation = {"misplaced": "wrong_table", "dealer": "N", "auction": ["1S", "1H"]}
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"situation": situation}, "players_misplaced", 2017)
    assert [(p.kind, p.found) for p in trouble.value.problems] == [("insufficient-bid", "1H")]
