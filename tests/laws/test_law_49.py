"""Law 49: a defender's card is seen or named."""

from typing import Any

import pytest

from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("49")


@pytest.mark.parametrize(
    ("told", "kind", "where"),
    [
        ({"offender": "N"}, "not-a-defender", "offender"),
        ({"offender": "S"}, "not-a-defender", "offender"),
        ({"others": ["H9"]}, "card-twice", "others"),
    ],
)
def test_what_cannot_be_is_told_with_the_fact(told: dict[str, Any], kind: str, where: str) -> None:
    found = problems("defender_exposed_card", {"declarer": "S", "offender": "E", "card": "H9"} | told)
    assert [(p.kind, p.where.tag) for p in found] == [(kind, where)]
