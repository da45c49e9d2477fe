"""Law 48: declarer exposes cards, or faces his hand."""

from typing import Any

import pytest

from arbitro.book.edition import ALL, Edition
from arbitro.bridge.seats import Seat
from arbitro.laws.case.procedure import procedure
from arbitro.laws.case.ruling import QuestionPut
from arbitro.laws.law_48_declarer_exposes_cards import DeclarerExposed
from arbitro.laws.law_68_claim_or_concession import ClaimAct, TricksClaimed
from arbitro.laws.study.explore import explore, leaves
from arbitro.regulations import load
from tests.laws.casebook import check_cases, problems, ruled


def test_cases() -> None:
    check_cases("48")


@pytest.mark.parametrize("edition", ALL)
def test_a_hand_faced_later_may_be_a_claim(edition: Edition) -> None:
    """48B2 (T48-3): Law 68 goes on, and finds out whether he meant to claim."""
    [leaf] = leaves(
        explore(procedure("declarer_exposed_cards", edition), DeclarerExposed(Seat.SOUTH, left=5), load("wbf"))
    )
    assert (leaf.clauses, leaf.refers_to) == (("48B2",), "tricks_claimed")
    assert leaf.situation == TricksClaimed(Seat.SOUTH, claimer=Seat.SOUTH, left=5, act=ClaimAct.SHOWS_CARDS)


@pytest.mark.parametrize("edition", ALL)
def test_before_the_first_trick_it_matters_whether_a_lead_out_of_turn_came_before(edition: Edition) -> None:
    ends = leaves(
        explore(procedure("declarer_exposed_cards", edition), DeclarerExposed(Seat.SOUTH, left=13), load("wbf"))
    )
    assert [(leaf.answers, leaf.clauses, leaf.refers_to) for leaf in ends] == [
        ((("after_opening_lead_out_of_turn", True),), ("48B1", "54A"), ""),
        ((("after_opening_lead_out_of_turn", False),), ("48B2",), "tricks_claimed"),
    ]


@pytest.mark.parametrize(
    ("told", "kind", "where"),
    [
        ({}, "no-card", "cards"),
        ({"cards": ["SA", "SA"]}, "card-twice", "cards"),
        ({"left": 14}, "claim-tricks", "left"),
        ({"left": 0}, "claim-tricks", "left"),
    ],
)
def test_what_cannot_be_is_told_with_the_fact(told: dict[str, Any], kind: str, where: str) -> None:
    found = problems("declarer_exposed_cards", {"declarer": "S"} | told)
    assert [(p.kind, p.where.tag) for p in found] == [(kind, where)]


@pytest.mark.parametrize("edition", ALL)
def test_a_whole_hand_faced_is_about_later_tricks_so_that_is_not_asked(edition: Edition) -> None:
    """48B2: what is left to find out is whether he clearly meant something else (68A)."""
    asked = ruled({"situation": {"declarer": "S", "left": 5}}, "declarer_exposed_cards", int(edition))
    assert isinstance(asked, QuestionPut)
    assert asked.id == "demonstrably_not_claiming"
