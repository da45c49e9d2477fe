"""Law 4: partnerships."""

import pytest

from arbitro.book.problem import ProblemsFound
from tests.laws.casebook import check_cases, ruled


def test_cases() -> None:
    check_cases("04")


def test_a_side_is_one_of_two() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"situation": {"side": "N"}}, "partnership_changed", 2017)
    assert [p.kind for p in trouble.value.problems] == ["situation-form"]
