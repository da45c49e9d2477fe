"""Law 67: a trick to which a player has put no card, or too many."""

from typing import Any

import pytest

from arbitro.book.edition import ALL, Edition
from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.seats import Seat
from arbitro.laws.case.procedure import procedure
from arbitro.laws.law_67_defective_trick import DefectiveTrick
from arbitro.laws.study.explore import explore, leaves
from arbitro.regulations import load
from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("67")


@pytest.mark.parametrize("edition", ALL)
def test_too_many_cards_in_time_are_for_45e_or_58b(edition: Edition) -> None:
    twice = DefectiveTrick(Seat.SOUTH, Seat.EAST, 4, Suit.CLUBS, (Card.C9, Card.CJ))
    root = explore(procedure("defective_trick", edition), twice, load("wbf"))
    in_time = {
        dict(leaf.answers)["played_together@E"]: leaf
        for leaf in leaves(root)
        if not dict(leaf.answers)["next_trick_under_way"]
    }
    assert all(leaf.clauses == ("67A2",) for leaf in in_time.values())
    assert {together: leaf.refers_to for together, leaf in in_time.items()} == {
        True: "several_cards_at_once",
        False: "fifth_card",
    }
    assert in_time[False].situation.card is Card.CJ  # the last one played


@pytest.mark.parametrize(
    ("cards", "led", "highest"),
    [
        ("C9 CJ", Suit.CLUBS, "CJ"),
        ("CJ C9", Suit.CLUBS, "CJ"),
        ("C2 HA", Suit.CLUBS, "C2"),  # the heart was not legal
        ("H4 DA S9", Suit.CLUBS, "DA"),  # none of the suit: the highest in rank
        ("H4 H9", None, "H9"),  # his own lead
    ],
)
def test_the_highest_card_that_was_legal(cards: str, led: Suit | None, highest: str) -> None:
    told = tuple(map(Card.parse, cards.split()))
    assert DefectiveTrick(Seat.SOUTH, Seat.EAST, 4, led, told).highest is Card.parse(highest)


@pytest.mark.parametrize(
    ("more", "kind", "where"),
    [
        ({"trick": 14}, "no-such-trick", "trick"),
        ({"cards": ["C9"]}, "not-several-cards", "cards"),
        ({"cards": ["C9", "C9"]}, "card-twice", "cards"),
        ({"suit_led": None}, "suit-led-needed", "suit_led"),
    ],
)
def test_what_cannot_be_is_told_with_the_fact(more: dict[str, Any], kind: str, where: str) -> None:
    told = {"declarer": "S", "offender": "E", "trick": 3, "suit_led": "D"} | more
    assert [(p.kind, p.where.tag) for p in problems("defective_trick", told)] == [(kind, where)]


def test_a_card_of_the_suit_led_has_to_be_chosen() -> None:
    told = {"declarer": "S", "offender": "E", "trick": 10, "suit_led": "D", "hand": ["D4", "S2", "S3"]}
    answers = {
        "next_trick_under_way": True,
        "played_count_wrong": True,
        "played_not_placed": False,
        "card_placed": "S2",
    }
    (problem,) = problems("defective_trick", told, answers)
    assert (problem.kind, problem.where.tag) == ("answer-impossible", "card_placed@E")
