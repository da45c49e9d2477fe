"""Law 41: the start of play."""

import pytest

from arbitro.book.edition import ALL, E2017, Edition
from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat
from arbitro.laws.case.procedure import procedure
from arbitro.laws.case.rule import Ruled, run
from arbitro.laws.law_41_start_of_play import OpeningLead
from arbitro.laws.shared.out_of_turn import OpeningLeadOutOfTurn
from arbitro.laws.study.explore import Leaf, grow
from arbitro.regulations import load, parse_pack
from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("41")


@pytest.mark.parametrize("edition", ALL)
def test_a_lead_faced_from_the_wrong_hand_goes_to_law_54(edition: Edition) -> None:
    wrong = OpeningLead(Seat.SOUTH, Seat.EAST, Card.S4)
    found = grow(procedure("opening_lead_faced", edition), wrong, load("wbf"), {})
    assert isinstance(found, Leaf)
    assert found.refers_to == "opening_lead_out_of_turn"
    assert found.situation == OpeningLeadOutOfTurn(Seat.SOUTH, Seat.EAST, Card.S4)


def test_an_authority_may_have_the_opening_lead_made_face_up() -> None:
    ours = 'extends = "wbf"\ntitle = "Ours"\n[laws.opening_lead]\nface_up = { value = true, source = "1" }\n'
    pack = parse_pack(ours, "ours")
    outcome = run(procedure("opening_lead_faced", E2017), OpeningLead(Seat.SOUTH, Seat.WEST, Card.S4), pack, {})
    assert isinstance(outcome, Ruled)
    assert outcome.ruling.clauses == ("41C", "41D")
