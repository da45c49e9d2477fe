"""What a hand is worth, by the usual counts."""

import pytest
from hypothesis import given

from arbitro.bridge.cards import SUITS
from arbitro.bridge.deal import Deal
from arbitro.bridge.evaluation import controls, hcp, is_balanced, losers, shape
from arbitro.bridge.hand import EMPTY, FULL_PACK, Hand
from tests.strategies import deals, hands


@pytest.mark.parametrize(
    ("text", "points", "kings_and_aces", "losing", "lengths"),
    [
        ("AKQ.AKQ.AKQ.AKQJ", 37, 12, 0, (4, 3, 3, 3)),
        ("AKQJT98765432...", 10, 3, 0, (13, 0, 0, 0)),
        ("5432.432.432.432", 0, 0, 12, (4, 3, 3, 3)),
        ("AQ876.K65.QJ2.83", 12, 3, 7, (5, 3, 3, 2)),
        ("AK.QJ9.KJT8.A876", 18, 6, 6, (4, 4, 3, 2)),
        ("A.K.QJT98.AKQJ43", 20, 6, 3, (6, 5, 1, 1)),
    ],
)
def test_points_controls_losers_and_shape(
    text: str, points: int, kings_and_aces: int, losing: int, lengths: tuple[int, ...]
) -> None:
    hand = Hand.parse(text)
    assert (hcp(hand), controls(hand), losers(hand), shape(hand)) == (points, kings_and_aces, losing, lengths)


@given(deals)
def test_a_deal_has_40_points_and_12_controls(deal: Deal) -> None:
    assert sum(map(hcp, deal)) == hcp(FULL_PACK) == 40
    assert sum(map(controls, deal)) == controls(FULL_PACK) == 12


@given(hands(13))
def test_a_suit_has_no_more_losers_than_three_or_its_cards(hand: Hand) -> None:
    """A short suit is lost but for its ace, king, queen as far as it has places for them."""
    expected = 0
    for suit in SUITS:
        held = hand.holding(suit)
        expected += sum(honour not in held for honour in "AKQ"[: len(held)])
    assert losers(hand) == expected


@given(hands(13))
def test_a_balanced_hand_has_no_singleton_and_at_most_one_doubleton(hand: Hand) -> None:
    short = [length for length in hand.lengths if length < 3]
    assert is_balanced(hand) is (short in ([], [2]) and max(hand.lengths) <= 5)


def test_no_cards_are_worth_nothing() -> None:
    assert (hcp(EMPTY), controls(EMPTY), losers(EMPTY)) == (0, 0, 0)
