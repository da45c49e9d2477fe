"""Law 87: a board that was not the same for all."""

from typing import Any

import pytest

from tests.laws.casebook import cases, check, problems


@pytest.mark.parametrize(("case", "what", "edition"), cases("87"))
def test_cases(case: dict[str, Any], what: str, edition: int) -> None:
    check(case, what, edition)


@pytest.mark.parametrize("forms", [[[420, 450]], [[420], []]])
def test_one_form_alone_is_no_fouled_board(forms: list[list[int]]) -> None:
    assert [(p.kind, p.where.tag) for p in problems("board_fouled", {"forms": forms})] == [("forms", "forms")]
