"""Law 77: the scoring table."""

from typing import Any

import pytest

from tests.laws.casebook import cases, check, problems


@pytest.mark.parametrize(("case", "what", "edition"), cases("77"))
def test_cases(case: dict[str, Any], what: str, edition: int) -> None:
    check(case, what, edition)


def test_a_result_has_to_be_one() -> None:
    (problem,) = problems("what_is_the_score", {"result": "8S N =", "vulnerability": "none"})
    assert problem.where.tag == "result"
