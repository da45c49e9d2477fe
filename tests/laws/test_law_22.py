"""Law 22: the end of the auction."""

import pytest

from arbitro.book.problem import ProblemsFound
from tests.laws.casebook import check_cases, ruled


def test_cases() -> None:
    check_cases("22")


def test_calls_after_the_end_are_a_problem() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"auction": "N: P P P P 1C"}, "is_auction_over", 2017)
    assert [(p.kind, p.where.tag, p.found) for p in trouble.value.problems] == [("auction-over", "auction", "1C")]
