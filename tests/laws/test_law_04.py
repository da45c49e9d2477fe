"""Law 4: partnerships."""

from typing import Any

import pytest

from arbitro.book.problem import ProblemsFound
from tests.laws.casebook import cases, check, ruled


@pytest.mark.parametrize(("case", "what", "edition"), cases("04"))
def test_cases(case: dict[str, Any], what: str, edition: int) -> None:
    check(case, what, edition)


def test_a_side_is_one_of_two() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"situation": {"side": "N"}}, "partnership_changed", 2017)
    assert [p.kind for p in trouble.value.problems] == ["situation-form"]
