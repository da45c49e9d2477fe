"""Cards, calls and results in the letters of a language: said, and read as they are typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.bridge.calls import CALLS, Call
from arbitro.bridge.cards import CARDS, Card
from arbitro.bridge.contract import Result
from arbitro.bridge.hand import Hand
from arbitro.words import LANGUAGES, message
from arbitro.words.letters import (
    HONOURS,
    example_call,
    example_card,
    say_call,
    say_card,
    say_hand,
    say_result,
    typed_auction,
    typed_call,
    typed_card,
    typed_meaning,
    typed_result,
    typed_seat,
    typed_suit,
)

KING, QUEEN, JACK, TEN = (Card.parse(text) for text in ("SK", "HQ", "DJ", "CT"))


@pytest.mark.parametrize(
    ("language", "cards", "bid"),
    [("en", "♠K ♥Q ♦J ♣10", "1NT"), ("it", "♠R ♥D ♦F ♣10", "1SA"), ("ro", "♠R ♥D ♦V ♣10", "1FA")],
)
def test_cards_and_notrump_as_a_country_writes_them(language: str, cards: str, bid: str) -> None:
    assert " ".join(say_card(card, language) for card in (KING, QUEEN, JACK, TEN)) == cards
    assert say_call(Call.BID_1NT, language) == bid


def test_hands_and_results_as_a_country_writes_them() -> None:
    assert say_hand(Hand.parse("AKQ.J.T.2"), "it").split()[:4] == ["♠", "A", "R", "D"]
    assert say_result(Result.parse("3NTX W -1"), "it") == "3SA× O −1"
    assert say_result(Result.parse("4S N ="), "ro") == "4♠ N ="


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_have_the_same_letters_for_honours(language: str) -> None:
    on_pages = [message(f"web-rank-{rank}", language) for rank in "AKQJT"]
    assert on_pages == [*HONOURS[language].value[:4], "10"]


@pytest.mark.parametrize(
    ("typed", "result"),
    [
        ("3SA O -1", "3NT W -1"),
        ("4pn=", "4S N ="),
        ("N 4P +1", "4S N +1"),
        ("2cxe-2", "2HX E -2"),
        ("2fex−2", "2CX E -2"),
        ("3C N =", "3H N ="),  # every letter is Italian
        ("3C W =", "3C W ="),  # W is none: English as a whole
        ("3NT O -1", "3NT W -1"),  # mixed
        ("4S W =", "4S W ="),
        ("passato", "passato"),
        ("4P", "4P"),
    ],
)
def test_a_result_typed_in_italian(typed: str, result: str) -> None:
    assert typed_result(typed, "it") == result


@pytest.mark.parametrize(
    ("typed", "standard"),
    [
        ("V: 1P P 2C", "W: 1S P 2H"),
        ("N: 1FA contra pas", "N: 1NT X P"),
        ("N: 1K E:2T! X", "N: 1D E:2C! X"),
        ("W: 1S P 2C", "W: 1S P 2C"),
        ("1P P", "1P P"),  # no dealer: its reader says so
    ],
)
def test_an_auction_typed_in_romanian(typed: str, standard: str) -> None:
    assert typed_auction(typed, "ro") == standard


def test_seats_suits_and_meanings() -> None:
    assert [typed_seat(text, "it") for text in ("O", "ovest", "W", "x")] == ["W", "W", "W", "x"]
    assert [typed_suit(text, "it") for text in ("q", "D", "♦", "z")] == ["D", "D", "D", "z"]
    assert typed_meaning("5+P 6-10, 3c", "it") == "5+♠ 6-10, 3♥"
    assert typed_meaning("5+P", "en") == "5+P"


@pytest.mark.parametrize("language", LANGUAGES)
@given(card=st.sampled_from(CARDS), turned=st.booleans())
def test_a_card_is_read_as_it_is_written(language: str, card: Card, turned: bool) -> None:
    suit, rank = message("web-book-suit-letters", language)["SHDC".index(card.suit.value)], say_card(card, language)[1:]
    typed = rank + suit if turned else suit + rank
    standard = typed_card(typed, language) if language != "en" else str(Card.parse(f"{card.suit}{rank}"))
    assert standard == card.value
    assert Card.parse(typed_card(say_card(card, language), language)) is card


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("call", CALLS)
def test_a_call_is_read_as_it_is_said(language: str, call: Call) -> None:
    assert Call.parse(typed_call(say_call(call, language), language)) is call


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_can_be_typed(language: str) -> None:
    assert Card.parse(typed_card(example_card(language), language)) is Card.parse("SA")
    assert Call.parse(typed_call(example_call(language), language)) is Call.parse("1S")
