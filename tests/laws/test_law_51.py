"""Law 51: two or more penalty cards."""

import pytest

from arbitro.book.edition import ALL, Edition
from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat
from arbitro.laws.case.effect import Instruction, LeadRequired, PenaltyCardLifted
from arbitro.laws.case.procedure import procedure
from arbitro.laws.case.rule import Ruled
from arbitro.laws.law_50_penalty_card import PenaltyCards
from arbitro.laws.study.explore import explore, leaves
from arbitro.regulations import load
from tests.laws.casebook import check_cases, ruled


def test_cases() -> None:
    check_cases("51")


@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize(
    ("cards", "options"),
    [
        ((Card.SK, Card.D5), 2 + 3 + 1),  # T51-5: a suit required, one or both forbidden, nothing
        ((Card.SK, Card.S4), 1 + 1 + 1),
        ((Card.SK, Card.D5, Card.C9), 3 + 7 + 1),
        ((Card.SK, Card.D5, Card.C9, Card.H2), 4 + 15 + 1),
    ],
)
def test_how_many_choices_declarer_has(cards: tuple[Card, ...], options: int, edition: Edition) -> None:
    """51B: require one of the suits, forbid any of them together, or neither."""
    situation = PenaltyCards(Seat.SOUTH, Seat.EAST, cards)
    root = explore(procedure("several_penalty_cards_and_lead", edition), situation, load("wbf"))
    assert len(list(leaves(root))) == options


def test_to_require_another_suit_binds_nobody_and_the_cards_stay() -> None:
    situation = {"declarer": "S", "offender": "E", "cards": ["SK", "D5"]}
    case = {"situation": situation, "answers": {"demand": "require", "demanded_suit": "H"}}
    outcome = ruled(case, "several_penalty_cards_and_lead", 2017)
    assert isinstance(outcome, Ruled)
    assert Instruction("demand_without_right", Seat.WEST) in outcome.ruling.effects
    assert not [one for one in outcome.ruling.effects if isinstance(one, LeadRequired | PenaltyCardLifted)]
