"""Law 37: a player who had to pass does not, with 35B of 1997."""

from typing import Any

import pytest

from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("37")


@pytest.mark.parametrize(
    ("more", "kind", "where"),
    [
        ({"auction": ["1H", "P"]}, "obligation-kept", "auction"),
        ({"offender": "S"}, "not-in-rotation", "offender"),
        ({"how_long": "forever"}, "situation-form", "how_long"),
    ],
)
def test_what_cannot_be_is_told_with_the_fact(more: dict[str, Any], kind: str, where: str) -> None:
    situation = {"dealer": "N", "auction": ["1H", "2S"]} | more
    found = problems("call_by_player_who_must_pass", situation)
    assert [(p.kind, p.where.tag) for p in found] == [(kind, where)]
