"""Cards, suits, ranks and denominations: Laws 1 and 18E."""

from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.bridge.cards import (
    CARDS,
    DENOMINATIONS,
    RANKS,
    SUITS,
    Card,
    Denomination,
    Rank,
    Suit,
)
from tests.bridge import plain
from tests.strategies import cards, denominations, ranks, suits


def test_1_the_pack_is_every_rank_of_every_suit_once() -> None:
    assert [card.value for card in CARDS] == list(plain.PACK)
    assert {(card.suit, card.rank) for card in CARDS} == set(product(SUITS, RANKS))
    assert sum(card.bit for card in CARDS) == 2**52 - 1


def test_1_suits_and_ranks_have_their_order() -> None:
    assert Suit.SPADES > Suit.HEARTS > Suit.DIAMONDS > Suit.CLUBS
    assert "".join(rank.value for rank in sorted(RANKS, reverse=True)) == "AKQJT98765432"


def test_18e_denominations_have_their_order() -> None:
    assert [d.value for d in sorted(DENOMINATIONS)] == ["C", "D", "H", "S", "NT"]


def test_the_honours_are_ace_king_queen_jack_and_ten() -> None:
    assert {card.rank.value for card in CARDS if card.is_honour} == set("AKQJT")


def test_majors_are_hearts_and_spades_and_minors_clubs_and_diamonds() -> None:
    assert [suit for suit in SUITS if suit.is_major] == [Suit.HEARTS, Suit.SPADES]
    assert [d for d in DENOMINATIONS if d.is_minor] == [Denomination.CLUBS, Denomination.DIAMONDS]


@given(cards, cards)
def test_cards_are_ordered_by_suit_then_rank(one: Card, other: Card) -> None:
    assert (one < other) is ((one.suit, one.rank) < (other.suit, other.rank))
    assert (one <= other) is not (one > other)
    assert (one >= other) is (one is other or one > other)


def test_values_of_different_kinds_have_no_order() -> None:
    one: object = Suit.CLUBS
    with pytest.raises(TypeError):
        assert one < Rank.TWO  # type: ignore[operator]


@given(cards)
def test_a_card_is_read_in_every_usual_form(card: Card) -> None:
    suit, rank, symbol = card.suit.value, card.rank.value, card.suit.symbol
    forms = {suit + rank, rank + suit, symbol + rank, rank + symbol}
    forms |= {form.replace("T", "10") for form in forms}
    for form in forms:
        assert Card.parse(form) is card
        assert Card.parse(f" {form.lower()} ") is card
    assert Card.of(card.suit, card.rank) is card


@given(suits, denominations, ranks)
def test_suits_denominations_and_ranks_are_read_back(suit: Suit, denomination: Denomination, rank: Rank) -> None:
    assert Suit.parse(str(suit)) is Suit.parse(suit.symbol) is Suit.parse(suit.value.lower()) is suit
    assert Denomination.parse(str(denomination)) is Denomination.parse(denomination.symbol) is denomination
    assert Rank.parse(str(rank)) is rank
    assert suit.denomination.suit is suit


@pytest.mark.parametrize("text", ["N", "nt", "NT", "SA"])
def test_notrump_is_read_in_every_usual_form(text: str) -> None:
    assert Denomination.parse(text) is Denomination.NOTRUMP
    assert Denomination.NOTRUMP.suit is None


def test_hollow_symbols_are_suits_too() -> None:
    assert [Suit.parse(symbol) for symbol in "♧♢♡♤"] == list(SUITS)
    assert Rank.parse("10") is Rank.TEN


@pytest.mark.parametrize(
    ("read", "text", "kind"),
    [
        (Card.parse, "S1", "bad-card"),
        (Card.parse, "", "bad-card"),
        (Card.parse, "SAK", "bad-card"),
        (Card.parse, "SS", "bad-card"),
        (Suit.parse, "N", "bad-suit"),
        (Suit.parse, "", "bad-suit"),
        (Rank.parse, "1", "bad-rank"),
        (Denomination.parse, "T", "bad-denomination"),
    ],
)
def test_what_is_no_card_is_refused(read: Callable[[str], object], text: str, kind: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        read(text)
    (problem,) = trouble.value.problems
    assert problem == Problem(kind, found=text, expected=problem.expected)
    assert problem.expected
