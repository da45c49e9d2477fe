"""Law 53: a lead out of turn."""

from typing import Any

import pytest

from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("53")


LEAD = {"declarer": "S", "offender": "W", "card": "DK", "turn": "N", "trick": 4}


@pytest.mark.parametrize(
    ("more", "kind", "where"),
    [
        ({"turn": "W"}, "not-out-of-turn", "offender"),
        ({"trick": 14}, "no-such-trick", "trick"),
        ({"trick": 0}, "no-such-trick", "trick"),
        ({"trick": 1}, "not-the-opening-leader", "turn"),
        ({"after": [["N", "DK"]]}, "card-twice", "card"),
        ({"after": [["N", "D2"], ["N", "D3"]]}, "hand-plays-twice", "after"),
        ({"after": [["W", "D2"]]}, "hand-plays-twice", "after"),
        ({"offender": "S", "others": ["H4"]}, "not-a-defender", "others"),
    ],
)
def test_what_cannot_be_is_told_with_the_fact(more: dict[str, Any], kind: str, where: str) -> None:
    assert [(p.kind, p.where.tag) for p in problems("lead_out_of_turn", LEAD | more)] == [(kind, where)]
