"""A set of cards as one number: it behaves as a set, and is read and written in every usual form."""

import pytest
from hypothesis import given

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.bridge.cards import CARDS, SUITS, Card, Suit
from arbitro.bridge.hand import EMPTY, FULL_PACK, Hand
from tests.strategies import card_sets, cards, hands, suits

AKQ = Hand.of([Card.SA, Card.SK, Card.SQ, Card.HJ, Card.H9, Card.H5] + [Card.parse(f"C{r}") for r in "T8643"])


@given(card_sets, card_sets, cards)
def test_a_hand_is_a_set_of_cards(one: Hand, other: Hand, card: Card) -> None:
    left, right = set(one), set(other)
    assert set(one | other) == left | right
    assert set(one & other) == left & right
    assert set(one - other) == left - right
    assert set(one ^ other) == left ^ right
    assert set(~one) == set(CARDS) - left
    assert (one <= other) is (left <= right)
    assert one.isdisjoint(other) is left.isdisjoint(right)
    assert len(one) == len(left)
    assert bool(one) is bool(left)
    assert (card in one) is (card in left)
    assert set(one.with_card(card)) == left | {card}
    assert set(one.without(card)) == left - {card}
    assert (one == other) is (left == right)


@given(card_sets)
def test_cards_come_from_the_ace_of_spades_down(hand: Hand) -> None:
    assert list(hand) == sorted(hand, reverse=True)
    assert Hand.of(hand) == Hand.of([*hand, *hand]) == hand


@given(card_sets, suits)
def test_the_holding_in_a_suit(hand: Hand, suit: Suit) -> None:
    held = [card for card in hand if card.suit is suit]
    assert list(hand.in_suit(suit)) == held
    assert hand.length(suit) == len(held)
    assert hand.holding(suit) == "".join(card.rank.value for card in held)
    assert hand.ranks(suit) == tuple(card.rank for card in held)
    assert hand.lengths[3 - suit.index] == len(held)


def test_the_ends() -> None:
    assert list(EMPTY) == []
    assert list(FULL_PACK) == list(reversed(CARDS))
    assert ~EMPTY == FULL_PACK


@given(card_sets)
def test_a_hand_is_read_back_from_every_form_it_is_written_in(hand: Hand) -> None:
    assert Hand.parse(str(hand)) == Hand.from_pbn(str(hand)) == hand
    assert Hand.parse(hand.lin()) == Hand.from_suits(hand.lin()) == hand
    assert Hand.parse(" ".join(hand.lines())) == hand
    assert Hand.parse(" ".join(hand.lines(ten="T", void="-"))) == hand
    assert eval(repr(hand), {"Hand": Hand}) == hand


@pytest.mark.parametrize(
    "text",
    [
        "AKQ.J95..T8643",
        "AKQ.J95.-.T8643",
        "akq.j95..108643",
        "SAKQHJ95CT8643",
        "SAKQHJ95DCT8643",
        "CT8643 HJ95 SAKQ",
        "♠AKQ ♥J95 ♦- ♣108643",
        "♠ A K Q ♥ J 9 5 ♦ — ♣ 10 8 6 4 3",
        "♤akq ♡j95 ♧t8643",
    ],
)
def test_a_hand_is_read_as_people_and_files_write_it(text: str) -> None:
    assert Hand.parse(text) == AKQ


def test_a_diagram_has_four_lines_spades_first() -> None:
    assert AKQ.lines() == ("♠ A K Q", "♥ J 9 5", "♦ —", "♣ 10 8 6 4 3")


@given(hands(13))
def test_thirteen_cards_have_thirteen_letters_and_three_dots(hand: Hand) -> None:
    assert len(str(hand)) == 16
    assert sum(hand.length(suit) for suit in SUITS) == 13


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        ("AKQ.J95.T8643", [Problem("bad-hand", found="AKQ.J95.T8643", expected="AKQ.J95.-.T8643")]),
        ("AKX.J95.-.T8643", [Problem("bad-holding", found="AKX", expected="AKQJT98765432")]),
        ("AKA.J95.-.T8643", [Problem("card-twice", found="SA")]),
        ("SAKA H99", [Problem("card-twice", found="SA"), Problem("card-twice", found="H9")]),
        ("AKQ", [Problem("bad-hand", found="AKQ", expected="SAKQHJ95CT8643")]),
    ],
)
def test_what_is_no_hand_is_refused(text: str, problems: list[Problem]) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        Hand.parse(text)
    assert list(trouble.value.problems) == problems
