"""Law 54: the opening lead faced by the wrong player."""

import pytest

from arbitro.book.edition import ALL, Edition
from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat
from arbitro.laws.case.procedure import procedure
from arbitro.laws.shared.out_of_turn import OpeningLeadOutOfTurn
from arbitro.laws.study.explore import explore, leaves
from arbitro.regulations import load
from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("54")


@pytest.mark.parametrize("edition", ALL)
def test_declarer_has_five_options(edition: Edition) -> None:
    """T54-1: spread, accept, refuse with the suit required, with the suit forbidden, with a free lead."""
    lead = OpeningLeadOutOfTurn(Seat.SOUTH, Seat.EAST, Card.SQ)
    root = explore(procedure("opening_lead_out_of_turn", edition), lead, load("wbf"))
    chosen = [
        (dict(leaf.answers)["opening_lead_choice@SQ"], dict(leaf.answers).get("demand@W"))
        for leaf in leaves(root)
        if "opening_lead_choice@SQ" in dict(leaf.answers)
    ]
    assert set(chosen) == {
        ("spread", None),
        ("accept", None),
        ("refuse", "require"),
        ("refuse", "forbid"),
        ("refuse", "decline"),
    }


def test_the_leader_himself_cannot_lead_out_of_turn() -> None:
    found = problems("opening_lead_out_of_turn", {"declarer": "S", "offender": "W", "card": "SQ"})
    assert [(p.kind, p.where.tag) for p in found] == [("not-out-of-turn", "offender")]
