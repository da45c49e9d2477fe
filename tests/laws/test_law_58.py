"""Law 58: simultaneous leads and plays."""

from typing import Any

import pytest

from arbitro.book.edition import ALL, Edition
from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.seats import Seat
from arbitro.laws.case.procedure import procedure
from arbitro.laws.case.ruling import QuestionPut
from arbitro.laws.law_67_defective_trick import DefectiveTrick
from arbitro.laws.shared.out_of_turn import SeveralCards
from arbitro.laws.study.explore import explore, leaves
from arbitro.regulations import load
from tests.laws.casebook import check_cases, problems, ruled


def test_cases() -> None:
    check_cases("58")


BOTH = {"declarer": "S", "player": "W", "card": "S4", "offender": "E", "other_card": "D2"}


@pytest.mark.parametrize(
    ("more", "kind", "where"),
    [
        ({"led_by": "S"}, "lead-half-told", "led"),
        ({"offender": "W"}, "hand-plays-twice", "player"),
        ({"led_by": "W", "led": "S2"}, "hand-plays-twice", "player"),
        ({"other_card": "S4"}, "card-twice", "card"),
        ({"led_by": "N", "led": "S2"}, "not-premature", "offender"),  # the trick is complete
    ],
)
def test_two_players_cannot_be_described_so(more: dict[str, Any], kind: str, where: str) -> None:
    assert [(p.kind, p.where.tag) for p in problems("simultaneous_plays", BOTH | more)] == [(kind, where)]


@pytest.mark.parametrize(
    ("offender", "more", "kind", "where"),
    [
        ("E", {"visible": ["C8"]}, "no-card", "visible"),
        ("E", {"visible": [], "hidden": ["C8", "C3"]}, "no-card", "visible"),
        ("E", {"visible": ["C8", "C8"]}, "card-twice", "visible"),
        ("E", {"visible": ["C8", "C3"], "after": [["E", "C2"]]}, "hand-plays-twice", "after"),
        ("S", {"visible": ["C8", "C3"], "others": ["H4"]}, "not-a-defender", "others"),
    ],
)
def test_several_cards_cannot_be_described_so(offender: str, more: dict[str, Any], kind: str, where: str) -> None:
    situation = {"declarer": "S", "offender": offender} | more
    assert [(p.kind, p.where.tag) for p in problems("several_cards_at_once", situation)] == [(kind, where)]


def test_only_a_card_in_view_can_be_the_one_played() -> None:
    situation = {"declarer": "S", "offender": "E", "visible": ["C8", "C3"], "hidden": ["C2"]}
    answers = {"next_trick_under_way": False, "card_meant": "C2"}
    found = problems("several_cards_at_once", situation, answers)
    assert [(p.kind, p.expected) for p in found] == [("answer-impossible", "C8 C3")]


@pytest.mark.parametrize(("hand", "chooses"), [("E", "E"), ("S", "S"), ("N", "S")])
@pytest.mark.parametrize("edition", ALL)
def test_declarer_says_which_of_dummys_cards_is_played(edition: Edition, hand: str, chooses: str) -> None:
    """58B2: the player says it, and dummy's cards are declarer's to play."""
    situation = {"declarer": "S", "offender": hand, "visible": ["C8", "C3"]}
    answers = {"next_trick_under_way": False}
    asked = ruled({"situation": situation, "answers": answers}, "several_cards_at_once", int(edition))
    assert isinstance(asked, QuestionPut)
    assert (asked.id, asked.put_to) == ("card_meant", chooses)


@pytest.mark.parametrize("edition", ALL)
def test_noticed_too_late_the_trick_is_defective(edition: Edition) -> None:
    """58B4."""
    several = SeveralCards(Seat.SOUTH, Seat.EAST, (Card.C8, Card.C3), trick=4, suit_led=Suit.CLUBS)
    root = explore(procedure("several_cards_at_once", edition), several, load("wbf"))
    referred = [leaf for leaf in leaves(root) if leaf.refers_to]
    assert [(leaf.clauses, leaf.refers_to) for leaf in referred] == [(("58B4",), "defective_trick")]
    assert referred[0].situation == DefectiveTrick(Seat.SOUTH, Seat.EAST, 4, Suit.CLUBS, (Card.C8, Card.C3))
