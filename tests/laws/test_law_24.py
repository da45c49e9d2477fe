"""Law 24: cards that partner could see before the play."""

from typing import Any

import pytest

from arbitro.book.edition import E2017
from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat
from arbitro.laws.case.procedure import procedure
from arbitro.laws.law_16_information import Elsewhere, InformationReceived
from arbitro.laws.law_24_card_exposed_in_auction import CardsExposed
from arbitro.laws.study.explore import explore, leaves
from arbitro.regulations import load
from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("24")


def test_before_the_first_call_another_law_rules_in_2017() -> None:
    """2017 speaks of the auction, which begins with the first call; before it, 16D."""
    exposed = CardsExposed(Seat.NORTH, Seat.EAST, (Card.DA,))
    root = explore(procedure("card_exposed_in_auction", E2017), exposed, load("wbf"))
    referred = [leaf for leaf in leaves(root) if leaf.refers_to]
    assert len(referred) == 2  # by his fault or not
    for leaf in referred:
        assert (leaf.clauses, leaf.refers_to) == (("24",), "information_from_other_source")
        assert leaf.situation == InformationReceived(Seat.WEST, Elsewhere.CARDS_AT_OWN_TABLE, first_call_made=False)


@pytest.mark.parametrize(
    ("cards", "more", "kind", "where"),
    [
        ([], {}, "no-card", "cards"),
        (["SA", "SA"], {}, "card-twice", "cards"),
        (["SA"], {"exposed_after": 2}, "no-such-moment", "exposed_after"),
        (["SA"], {"exposed_after": -1}, "no-such-moment", "exposed_after"),
        (["SA"], {"auction": ["1S", "1H"]}, "insufficient-bid", "auction"),
    ],
)
def test_what_cannot_be_is_told_with_the_fact(cards: list[str], more: dict[str, Any], kind: str, where: str) -> None:
    situation = {"dealer": "N", "auction": ["1S"], "offender": "E", "cards": cards} | more
    assert [(p.kind, p.where.tag) for p in problems("card_exposed_in_auction", situation)] == [(kind, where)]
