"""Law 57: a premature lead or play."""

from typing import Any

import pytest

from arbitro.book.edition import E1997, E2007, E2017, Edition
from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import Seat
from arbitro.laws.case.effect import PlayRequired, WhichCard
from arbitro.laws.case.procedure import procedure
from arbitro.laws.shared.obligation import obligation, restrictions_of
from arbitro.laws.shared.out_of_turn import PrematurePlay
from arbitro.laws.study.explore import Asking, askings, explore
from arbitro.regulations import load
from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("57")


@pytest.mark.parametrize(("edition", "options"), [(E1997, 3), (E2007, 3), (E2017, 4)])
def test_how_many_demands_declarer_may_choose_from(edition: Edition, options: int) -> None:
    play = PrematurePlay(Seat.SOUTH, Seat.EAST, Card.SK, Seat.SOUTH, Card.S3, Seat.WEST)
    root = explore(procedure("premature_play", edition), play, load("wbf"))
    asked: list[Asking] = [asking for asking in askings(root) if asking.question == "partners_card"]
    assert asked
    assert {len(asking.branches) for asking in asked} == {options}


def test_the_highest_card_of_the_suit_led_if_he_has_one() -> None:
    """T57-1, T59-2 (57B)."""
    demand = restrictions_of([PlayRequired(Seat.WEST, Suit.SPADES, WhichCard.HIGHEST)])
    with_spades = Hand.of((Card.SA, Card.S8, Card.S2, Card.HK))
    assert list(Hand(obligation(with_spades.mask, Suit.SPADES, demand).cards)) == [Card.SA]
    void = Hand.of((Card.HK, Card.C2))
    assert obligation(void.mask, Suit.SPADES, demand).cards == void.mask
    assert obligation(void.mask, Suit.SPADES, demand).unable == demand


PLAY = {"declarer": "S", "offender": "E", "card": "SK", "led_by": "S", "led": "S3", "turn": "W"}


@pytest.mark.parametrize(
    ("more", "kind", "where"),
    [
        ({"turn": "S"}, "trick-not-under-way", "turn"),
        ({"turn": "E"}, "not-premature", "offender"),  # it was his turn
        ({"led_by": "N"}, "not-premature", "offender"),  # he has played already
        ({"lead": True}, "not-premature", "offender"),  # he has still to play to this trick
        ({"led_by": "W", "turn": "S", "lead": True}, "not-premature", "lead"),  # partner has played
        ({"offender": "N", "led_by": "N", "turn": "W", "lead": True}, "not-premature", "lead"),  # not a defender
        ({"led": "SK"}, "card-twice", "card"),
    ],
)
def test_what_cannot_be_is_told_with_the_fact(more: dict[str, Any], kind: str, where: str) -> None:
    assert [(p.kind, p.where.tag) for p in problems("premature_play", PLAY | more)] == [(kind, where)]
