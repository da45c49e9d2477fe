"""Law 44: follow suit, win the trick, lead to the next."""

from typing import Any

import pytest

from arbitro.laws.case.rule import Ruled
from tests.laws.casebook import check_cases, problems, ruled


def test_cases() -> None:
    check_cases("44")


@pytest.mark.parametrize(
    ("told", "playable"),
    [
        ({}, ["HA", "H4", "D5"]),
        ({"suit_led": "H"}, ["HA", "H4"]),
        ({"suit_led": "H", "penalty_cards": ["D5"], "kind": "major"}, ["HA", "H4"]),
        ({"suit_led": "S", "penalty_cards": ["D5"], "kind": "major"}, ["D5"]),
        ({"suit_led": "H", "penalty_cards": ["H4"], "kind": "major"}, ["H4"]),
        ({"suit_led": "H", "penalty_cards": ["H4"], "kind": "minor"}, ["HA", "H4"]),
        ({"forbidden": "H"}, ["D5"]),
        ({"required": "C"}, ["HA", "H4", "D5"]),
    ],
)
def test_the_ruling_tells_the_cards_that_may_be_played(told: dict[str, Any], playable: list[str]) -> None:
    situation = {"player": "W", "holds": ["HA", "H4", "D5"]} | told
    outcome = ruled({"situation": situation}, "which_card_may_be_played", 2017)
    assert isinstance(outcome, Ruled)
    assert [fact.value for fact in outcome.ruling.facts if fact.id == "playable_cards"] == [playable]


@pytest.mark.parametrize(
    ("what", "told", "kind", "where"),
    [
        ("which_card_may_be_played", {"player": "W", "holds": []}, "no-card", "holds"),
        ("which_card_may_be_played", {"player": "W", "holds": ["SA", "SA"]}, "card-twice", "holds"),
        (
            "which_card_may_be_played",
            {"player": "W", "holds": ["SA"], "penalty_cards": ["H2"]},
            "card-not-held",
            "penalty_cards",
        ),
        (
            "which_card_may_be_played",
            {"player": "W", "holds": ["SA"], "required": "S", "forbidden": "H"},
            "required-and-forbidden",
            "forbidden",
        ),
        (
            "who_won_the_trick",
            {"trick_leader": "W", "four_cards": ["SA", "SK", "SA", "S2"]},
            "card-twice",
            "four_cards",
        ),
    ],
)
def test_what_cannot_be_is_told_with_the_fact(what: str, told: dict[str, Any], kind: str, where: str) -> None:
    assert [(p.kind, p.where.tag) for p in problems(what, told)] == [(kind, where)]
