"""Law 50: penalty cards."""

from typing import Any

import pytest

from arbitro.bridge.cards import Card
from arbitro.bridge.hand import Hand
from arbitro.laws.case.rule import Ruled
from tests.laws.casebook import check_cases, problems, ruled


def test_cases() -> None:
    check_cases("50")


@pytest.mark.parametrize("edition", [1997, 2007, 2017])
@pytest.mark.parametrize(
    ("kind", "hand", "suit_led", "legal"),
    [
        ("minor", "HQ862", "H", "HQ H6"),  # T50-1
        ("minor", "HQ862 C2", "S", "HQ H6 C2"),  # T50-2
        ("minor", "SA H62", None, "SA H6"),
        ("major", "H62 C2", "C", "C2"),
        ("major", "SA H62", "C", "H6"),
        ("major", "SA H62", None, "H6"),
    ],
)
def test_the_ruling_names_the_cards_that_may_be_played(
    kind: str, hand: str, suit_led: str | None, legal: str, edition: int
) -> None:
    """50C, 50D1: his penalty card is the six of hearts."""
    held = [card.value for card in Hand.parse(hand)]
    situation = {"declarer": "S", "offender": "E", "cards": ["H6"], "kind": kind, "hand": held, "suit_led": suit_led}
    outcome = ruled({"situation": situation}, "penalty_card_to_play", edition)
    assert isinstance(outcome, Ruled)
    [fact] = [fact for fact in outcome.ruling.facts if fact.id == "legal_cards"]
    assert fact.value == legal.split()
    assert fact.about == "E"


@pytest.mark.parametrize(
    ("what", "told", "kind", "where"),
    [
        ("penalty_card_and_lead", {"offender": "N"}, "not-a-defender", "offender"),
        ("penalty_card_and_lead", {"cards": []}, "no-card", "cards"),
        ("penalty_card_and_lead", {"cards": ["SK", "SK"]}, "card-twice", "cards"),
        ("penalty_card_and_lead", {"led": "SK"}, "card-twice", "cards"),
        ("penalty_card_to_play", {"hand": ["SK", "SK"]}, "card-twice", "hand"),
        ("penalty_card_to_play", {"hand": ["SA"]}, "penalty-card-not-held", "cards"),
    ],
)
def test_what_cannot_be_is_told_with_the_fact(what: str, told: dict[str, Any], kind: str, where: str) -> None:
    found = problems(what, {"declarer": "S", "offender": "E", "cards": [Card.SK.value]} | told)
    assert [(p.kind, p.where.tag) for p in found] == [(kind, where)]


def test_a_minor_penalty_card_is_never_picked_up() -> None:
    """Only a demand on the lead lets a card be picked up, and a minor one gives no such right (50C, 50D2)."""
    situation = {"declarer": "S", "offender": "E", "kind": "minor"}
    [found] = problems("penalty_card_information", situation, {"card_place": "lifted"})
    assert (found.kind, found.expected) == ("answer-impossible", "on_table played")
