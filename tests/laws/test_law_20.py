"""Law 20: review and explanation of calls, and the duty to correct."""

from typing import Any

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.laws.request import Request, prepare
from tests.laws.casebook import cases, check


@pytest.mark.parametrize(("case", "what", "edition"), cases("20"))
def test_cases(case: dict[str, Any], what: str, edition: int) -> None:
    check(case, what, edition)


def test_an_auction_that_cannot_be_is_a_problem() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        prepare(Request({"dealer": "W", "auction": ["2S", "1H"], "by": "N"}, what="review_or_explanation_asked"))
    assert [problem.kind for problem in trouble.value.problems] == ["insufficient-bid"]


def test_before_any_call_there_is_nothing_to_explain() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        prepare(Request({"dealer": "W", "auction": [], "explainer": "N"}, what="own_explanation_wrong"))
    assert [problem.kind for problem in trouble.value.problems] == ["no-call"]
