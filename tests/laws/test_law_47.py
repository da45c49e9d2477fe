"""Law 47: a card that was played is taken back."""

from typing import Any

import pytest

from arbitro.book.edition import ALL, Edition
from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat
from arbitro.laws.case.procedure import procedure
from arbitro.laws.law_45_card_played import DesignationChanged
from arbitro.laws.law_47_card_retracted import CardRetracted
from arbitro.laws.shared.out_of_turn import LeadOutOfTurn
from arbitro.laws.study.explore import explore, leaves
from arbitro.regulations import load
from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("47")


def referrals(situation: CardRetracted, edition: Edition) -> dict[str, Any]:
    root = explore(procedure("card_retracted", edition), situation, load("wbf"))
    return {leaf.refers_to: leaf.situation for leaf in leaves(root) if leaf.refers_to}


@pytest.mark.parametrize("edition", ALL)
def test_whether_a_designation_may_be_changed_is_for_law_45(edition: Edition) -> None:
    """47C: only a change that 45C4(b) allows."""
    found = referrals(CardRetracted(Seat.SOUTH, Seat.NORTH, Card.D4), edition)
    assert found["designation_changed"] == DesignationChanged(Seat.SOUTH, Seat.NORTH, Card.D4)


@pytest.mark.parametrize("edition", ALL)
def test_a_lead_out_of_turn_that_no_opponent_caused_goes_on_under_law_53(edition: Edition) -> None:
    """47E1 does not apply; whose turn it was and which trick are told."""
    led = CardRetracted(Seat.SOUTH, Seat.WEST, Card.S5, turn=Seat.EAST, trick=4)
    expected = LeadOutOfTurn(Seat.SOUTH, Seat.WEST, Card.S5, Seat.EAST, 4)
    assert referrals(led, edition)["lead_out_of_turn"] == expected


@pytest.mark.parametrize(
    ("more", "kind", "where"),
    [
        ({"others": ["S5"]}, "card-twice", "others"),
        ({"turn": "E", "trick": 14}, "no-such-trick", "trick"),
        ({"turn": "E", "trick": 0}, "no-such-trick", "trick"),
    ],
)
def test_what_cannot_be_is_told_with_the_fact(more: dict[str, Any], kind: str, where: str) -> None:
    found = problems("card_retracted", {"declarer": "S", "offender": "W", "card": "S5"} | more)
    assert [(p.kind, p.where.tag) for p in found] == [(kind, where)]
