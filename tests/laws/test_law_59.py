"""Law 59: unable to lead or play as required."""

from typing import Any

import pytest

from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("59")


@pytest.mark.parametrize(
    ("more", "kind", "expected"),
    [
        ({"hand": ["HA", "C4"], "forbidden": ["H"]}, "can-comply", "C4"),
        ({"hand": ["HA", "S4"], "required": "S"}, "can-comply", "S4"),
        ({"hand": ["HA", "S4"], "suit_led": "S", "required": "S"}, "can-comply", "S4"),
        ({"hand": [], "required": "S"}, "no-card", "SA"),
        ({"hand": ["HA", "S4"]}, "no-restriction", "required forbidden"),
        ({"hand": ["HA", "HA"], "required": "S"}, "card-twice", ""),
    ],
)
def test_a_player_who_can_comply_is_not_free(more: dict[str, Any], kind: str, expected: str) -> None:
    found = problems("unable_to_comply", {"declarer": "S", "player": "W"} | more)
    assert [(p.kind, p.expected) for p in found] == [(kind, expected)]
