"""Law 52: a penalty card was not played."""

from typing import Any

import pytest

from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("52")


@pytest.mark.parametrize(
    ("told", "kind", "where"),
    [
        ({"offender": "S"}, "not-a-defender", "offender"),
        ({"due": []}, "no-card", "due"),
        ({"due": ["H3"]}, "card-twice", "due"),
        ({"others": ["DJ"]}, "card-twice", "due"),
    ],
)
def test_what_cannot_be_is_told_with_the_fact(told: dict[str, Any], kind: str, where: str) -> None:
    situation = {"declarer": "S", "offender": "E", "card": "H3", "due": ["DJ"]} | told
    assert [(p.kind, p.where.tag) for p in problems("penalty_card_not_played", situation)] == [(kind, where)]
