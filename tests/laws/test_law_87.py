"""Law 87: a board that was not the same for all."""

import pytest

from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("87")


@pytest.mark.parametrize("forms", [[[420, 450]], [[420], []]])
def test_one_form_alone_is_no_fouled_board(forms: list[list[int]]) -> None:
    assert [(p.kind, p.where.tag) for p in problems("board_fouled", {"forms": forms})] == [("forms", "forms")]
