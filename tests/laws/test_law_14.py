"""Law 14: a missing card."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.answers.ruling import QuestionReply, reply
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.cards import CARDS, Card, Suit
from arbitro.laws.case.request import Request, prepare
from arbitro.laws.case.rule import run
from arbitro.laws.case.ruling import QuestionPut
from arbitro.laws.law_14_missing_card import retro_revokes
from tests.laws.casebook import check_cases

WHAT = "missing_card"
cards = st.sampled_from(CARDS)


def test_cases() -> None:
    check_cases("14")


def test_every_trick_in_which_the_card_could_have_followed_suit_is_found() -> None:
    tricks = (
        (Card.S2, Card.S3),  # followed
        (Card.H2, Card.C4),  # discarded on a heart
        (Card.H5, Card.H5),  # led himself
        (Card.D2, Card.C5),  # discarded on a diamond
        (Card.H9, Card.S4),  # discarded on a heart
    )
    assert retro_revokes(Card.HK, tricks) == (2, 5)
    assert retro_revokes(Card.DK, tricks) == (4,)
    assert retro_revokes(Card.SK, tricks) == ()


@given(cards, st.lists(st.tuples(cards, cards), max_size=12))
def test_who_followed_suit_to_every_trick_has_not_revoked(card: Card, tricks: list[tuple[Card, Card]]) -> None:
    followed = tuple((led, played) for led, played in tricks if led.suit is played.suit)
    assert retro_revokes(card, followed) == ()


@given(st.sampled_from(list(Suit)), st.lists(st.tuples(cards, cards), max_size=12))
def test_only_the_suit_of_the_card_matters(suit: Suit, tricks: list[tuple[Card, Card]]) -> None:
    assert len({retro_revokes(card, tuple(tricks)) for card in CARDS if card.suit is suit}) == 1


@pytest.mark.parametrize(
    ("situation", "kind", "found"),
    [
        ({"west": 13}, "hands-right", ""),
        ({"west": 11, "card": "HK"}, "not-one-missing", "2"),
        ({"west": 12, "card": "HK", "tricks": [["H2", "HK"]]}, "missing-card-played", "HK"),
        ({"west": 12, "tricks": [["H2", "C3"]], "dealer": "N", "auction": ["1C"]}, "auction-not-over", "N: 1C"),
    ],
)
def test_a_description_that_cannot_be_is_a_problem(situation: dict[str, Any], kind: str, found: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        prepare(Request(situation, what=WHAT))
    assert [(p.kind, p.found) for p in trouble.value.problems] == [(kind, found)]


def test_before_the_play_no_card_is_among_the_played_ones() -> None:
    ready = prepare(Request({"west": 12, "dealer": "N"}, {"found": "among_played"}, what=WHAT))
    with pytest.raises(ProblemsFound) as trouble:
        run(ready.procedure, ready.situation, ready.regulations, ready.answers)
    assert [(p.kind, p.where.tag) for p in trouble.value.problems] == [("answer-impossible", "found@W")]


def test_once_there_are_tricks_the_auction_period_is_over() -> None:
    situation = {"west": 12, "card": "HK", "tricks": [["H2", "C3"]]}
    ready = prepare(Request(situation, {}, what=WHAT))
    outcome = run(ready.procedure, ready.situation, ready.regulations, ready.answers)
    assert isinstance(outcome, QuestionPut)
    assert [option.answer for option in outcome.options] == ["play", "completed"]


def test_the_second_missing_card_of_south_is_not_the_two_of_spades() -> None:
    answer = reply(Request({"south": 11, "dealer": "N"}, {"found@S": "elsewhere"}, what=WHAT))
    assert isinstance(answer, QuestionReply)
    assert answer.question.about == "S-2"
    assert "South (2)" in answer.said.text
