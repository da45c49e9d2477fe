"""Law 19: doubles and redoubles."""

from typing import Any

import pytest

from arbitro.book.problem import ProblemsFound
from tests.laws.casebook import check_cases, ruled


def test_cases() -> None:
    check_cases("19")


@pytest.mark.parametrize(
    ("what", "calls", "more", "kind"),
    [
        ("may_player_double", "1S P", {}, "not-a-double"),
        ("double_misnamed", "1S X", {}, "no-bid-named"),
        ("double_misnamed", "1S X", {"named": "P"}, "no-bid-named"),
        ("double_misnamed", "1S X", {"named": "8"}, "no-bid-named"),
        ("double_misnamed", "1S X", {"named": "0S"}, "no-bid-named"),
    ],
)
def test_what_cannot_be_is_a_problem(what: str, calls: str, more: dict[str, Any], kind: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"auction": f"N: {calls}", "situation": more}, what, 2017)
    assert [p.kind for p in trouble.value.problems] == [kind]
