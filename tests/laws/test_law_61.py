"""Law 61: what a revoke is, and who may ask about one."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.bridge.cards import CARDS, Card, Suit
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import Seat
from arbitro.laws.shared.obligation import Demanded, Lasts, Restriction
from arbitro.laws.shared.revoke import is_revoke
from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("61")


HEARTS = Restriction(Seat.WEST, Demanded.REQUIRED, (Suit.HEARTS,), Lasts.TRICK)
NO_SPADES = Restriction(Seat.WEST, Demanded.FORBIDDEN, (Suit.SPADES,), Lasts.TRICK)


@pytest.mark.parametrize(
    ("card", "hand", "led", "demanded", "revoked"),
    [
        ("D4", "D4 S2", Suit.SPADES, (), True),
        ("D4", "D4 C2", Suit.SPADES, (), False),
        ("S2", "D4 S2", Suit.SPADES, (HEARTS,), False),  # 44C goes first
        ("S2", "S2 H4", None, (HEARTS,), True),
        ("S2", "S2 D4", None, (HEARTS,), False),  # 59
        ("S2", "S2 D4", None, (NO_SPADES,), True),
        ("S2", "S2 S4", None, (NO_SPADES,), False),
        ("D4", "D4 S2", None, (HEARTS, NO_SPADES), False),  # unable to do the one, the other still binds
        ("S2", "D4 S2", None, (HEARTS, NO_SPADES), True),
        ("D4", "D4 H2", Suit.CLUBS, (HEARTS,), True),  # void of the suit led, a demand is left
    ],
)
def test_what_is_a_revoke(
    card: str, hand: str, led: Suit | None, demanded: tuple[Restriction, ...], revoked: bool
) -> None:
    held = Hand.of(map(Card.parse, hand.split())).mask
    assert is_revoke(Card.parse(card), held, led, demanded) is revoked


def test_a_major_penalty_card_has_to_be_played_when_it_can_be() -> None:
    held = Hand.of((Card.D4, Card.S2, Card.H5)).mask
    assert is_revoke(Card.S2, held, None, major=Card.D4.bit)
    assert not is_revoke(Card.D4, held, None, major=Card.D4.bit)
    assert not is_revoke(Card.S2, held, Suit.SPADES, major=Card.D4.bit)  # following suit goes first


@given(st.sets(st.sampled_from(CARDS), min_size=1, max_size=13), st.sampled_from(Suit), st.data())
def test_whoever_follows_suit_does_not_revoke_and_whoever_could_have_does(
    hand: set[Card], led: Suit, data: st.DataObject
) -> None:
    card = data.draw(st.sampled_from(sorted(hand)))
    could = any(one.suit is led for one in hand)
    assert is_revoke(card, Hand.of(hand).mask, led) is (could and card.suit is not led)


REVOKE = {"declarer": "S", "offender": "E", "trick": 9, "card": "D4", "before": ["S5"]}


@pytest.mark.parametrize(
    ("more", "kind", "where"),
    [
        ({"trick": 14}, "no-such-trick", "trick"),
        ({"after": ["D4"]}, "card-twice", "card"),
        ({"before": ["S5", "S6"], "after": ["S7", "S8"]}, "too-many-cards-in-trick", "after"),
        ({"hand": ["S2", "S3"]}, "hand-size", "hand"),
        ({"next_trick": [["S", "H2"]]}, "trick-unfinished", "next_trick"),
        ({"other": "W"}, "not-an-opponent", "other"),
        ({"other": "S"}, "not-an-opponent", "other"),  # South has not played yet
    ],
)
def test_what_cannot_be_is_told_with_the_fact(more: dict[str, Any], kind: str, where: str) -> None:
    assert [(p.kind, p.where.tag) for p in problems("failed_to_follow_suit", REVOKE | more)] == [(kind, where)]


@pytest.mark.parametrize(("asker", "asked"), [("W", "N"), ("S", "N"), ("W", "W")])
def test_nobody_asks_dummy_or_himself(asker: str, asked: str) -> None:
    told = {"declarer": "S", "asker": asker, "questioned": asked}
    (problem,) = problems("asked_about_revoke", told)
    assert (problem.kind, problem.where.tag) == ("cannot-be-asked", "questioned")
