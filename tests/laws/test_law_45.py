"""Law 45: when a card is played, and what dummy does with the cards."""

from typing import Any

import pytest

from arbitro.book.edition import ALL, Edition
from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat
from arbitro.laws.case.procedure import procedure
from arbitro.laws.law_45_card_played import CardInQuestion
from arbitro.laws.shared.out_of_turn import FifthCard, LeadOutOfTurn, PrematurePlay
from arbitro.laws.study.explore import Leaf, grow
from arbitro.regulations import load
from tests.laws.casebook import check, check_cases, problems


def test_cases() -> None:
    check_cases("45")


def end(what: str, situation: Any, edition: Edition, **answers: Any) -> Leaf:
    found = grow(procedure(what, edition), situation, load("wbf"), answers)
    assert isinstance(found, Leaf)
    return found


@pytest.mark.parametrize("edition", ALL)
def test_a_fifth_card_deemed_led_from_the_wrong_hand_is_a_lead_out_of_turn(edition: Edition) -> None:
    fifth = FifthCard(Seat.SOUTH, Seat.EAST, Card.H9, 4, (Card.C2,))
    found = end("fifth_card", fifth, edition, deemed_lead=True, trick_won_by="W")
    led = LeadOutOfTurn(Seat.SOUTH, Seat.EAST, Card.H9, Seat.WEST, 5, others=(Card.C2,))
    assert (found.clauses, found.refers_to, found.situation) == (("45E1",), "lead_out_of_turn", led)


@pytest.mark.parametrize("edition", ALL)
def test_a_card_that_partner_could_see_is_the_fifth_when_he_has_played(edition: Edition) -> None:
    shown = CardInQuestion(Seat.SOUTH, Seat.EAST, Card.CQ)
    seen = {"card_named": False, "visible_to_partner": True}
    fifth = end("is_card_played", shown, edition, **seen, played_to_trick=True)
    assert (fifth.refers_to, fifth.situation) == ("fifth_card", FifthCard(Seat.SOUTH, Seat.EAST, Card.CQ))
    told = CardInQuestion(Seat.SOUTH, Seat.EAST, Card.CQ, Seat.WEST, led_by=Seat.EAST, led=Card.C3)
    assert end("is_card_played", told, edition, **seen).situation == fifth.situation


@pytest.mark.parametrize("edition", ALL)
def test_a_card_that_partner_could_see_before_his_turn_is_led_or_played_out_of_turn(edition: Edition) -> None:
    """45C1 makes no condition of turn: it is played all the same, so Laws 53 to 57 go on and not Law 49."""
    seen = {"card_named": False, "visible_to_partner": True}
    early = CardInQuestion(Seat.SOUTH, Seat.EAST, Card.CQ, Seat.WEST, led_by=Seat.SOUTH, led=Card.C3)
    played = PrematurePlay(Seat.SOUTH, Seat.EAST, Card.CQ, Seat.SOUTH, Card.C3, Seat.WEST)
    found = end("is_card_played", early, edition, **seen)
    assert (found.clauses, found.refers_to, found.situation) == (("45C1",), "premature_play", played)
    led = CardInQuestion(Seat.SOUTH, Seat.EAST, Card.CQ, Seat.WEST, 4)
    out_of_turn = LeadOutOfTurn(Seat.SOUTH, Seat.EAST, Card.CQ, Seat.WEST, 4)
    found = end("is_card_played", led, edition, card_named=True)
    assert (found.clauses, found.refers_to, found.situation) == (("45C4(a)",), "lead_out_of_turn", out_of_turn)


def test_a_lead_that_cannot_be_out_of_turn_is_named() -> None:
    told = {"declarer": "S", "player": "E", "card": "CQ", "turn": "N", "trick": 1}
    assert [(p.kind, p.where.tag) for p in problems("is_card_played", told)] == [("not-the-opening-leader", "turn")]


def test_a_lead_to_the_next_trick_follows_the_corrected_one() -> None:
    situation = {"declarer": "S", "designated": "S4", "placed": "SJ", "next_lead": ["W", "H3"]}
    check(
        {
            "situation": situation,
            "answers": {"each_side_played_on": False},
            "clauses": ["45D1", "16C"],
            "effects": [
                {"effect": "card_withdrawn", "seat": "N", "card": "SJ"},
                {"effect": "card_played", "seat": "N", "card": "S4"},
                {
                    "effect": "information",
                    "about": "withdrawn_card",
                    "clause": "16C",
                    "authorised": ["EW"],
                    "unauthorised": ["NS"],
                },
                {"effect": "may_change_card", "seat": "W", "card": "H3"},
                {"effect": "instruction", "text": "winner_of_corrected_trick_leads"},
            ],
        },
        "dummy_misplayed_card",
        2017,
    )


@pytest.mark.parametrize(
    ("what", "told", "kind", "where"),
    [
        ("fifth_card", {"offender": "E", "card": "H9", "trick": 14}, "no-such-trick", "trick"),
        ("fifth_card", {"offender": "E", "card": "H9", "others": ["H9"]}, "card-twice", "others"),
        ("fifth_card", {"offender": "S", "card": "H9", "others": ["H2"]}, "not-a-defender", "others"),
        ("designation_changed", {"from_hand": "N", "card": "H9", "instead": "H9"}, "card-twice", "card"),
        ("dummy_misplayed_card", {"designated": "H9", "placed": "H9"}, "card-twice", "placed"),
        (
            "dummy_misplayed_card",
            {"designated": "H9", "placed": "H8", "after": [["W", "H2"]]},
            "not-after-dummy",
            "after",
        ),
    ],
)
def test_what_cannot_be_is_told_with_the_fact(what: str, told: dict[str, Any], kind: str, where: str) -> None:
    assert [(p.kind, p.where.tag) for p in problems(what, {"declarer": "S"} | told)] == [(kind, where)]
