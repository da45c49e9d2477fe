"""Law 60: play after an illegal play."""

from typing import Any

import pytest

from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("60")


ON = {"declarer": "S", "offender": "E", "card": "D5", "turn": "W", "trick": 4, "player": "S", "played": "DJ"}
TOO_SOON = {"declarer": "S", "offender": "W", "card": "S8", "turn": "S"}


@pytest.mark.parametrize(
    ("what", "situation", "kind", "where"),
    [
        ("play_after_illegal_play", ON | {"led": "S3"}, "lead-half-told", "led"),
        ("play_after_illegal_play", ON | {"player": "E"}, "hand-plays-twice", "after"),
        ("play_after_illegal_play", ON | {"turn": "E"}, "not-out-of-turn", "offender"),
        ("play_after_illegal_play", ON | {"led_by": "W", "led": "D3"}, "trick-not-under-way", "turn"),
        ("play_before_corrected_lead", TOO_SOON | {"offender": "N"}, "not-a-defender", "offender"),
        ("play_before_corrected_lead", TOO_SOON | {"turn": "E"}, "not-declarers-hand", "turn"),
        ("play_before_corrected_lead", TOO_SOON | {"others": ["S8"]}, "card-twice", "card"),
    ],
)
def test_what_cannot_be_is_told_with_the_fact(what: str, situation: dict[str, Any], kind: str, where: str) -> None:
    assert [(p.kind, p.where.tag) for p in problems(what, situation)] == [(kind, where)]
