"""Law 38: bids of more than seven, with 35C of 1997."""

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.calls import BIDS, Call
from arbitro.bridge.cards import Denomination
from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("38")


@pytest.mark.parametrize(
    ("bid", "auction", "kind", "where"),
    [
        ("7NT", [], "not-above-seven", "bid"),
        ("8", [], "not-above-seven", "bid"),
        ("0C", [], "not-above-seven", "bid"),
        ("8C", ["7S", "P", "P", "P"], "auction-over", "auction"),
    ],
)
def test_what_cannot_be_is_told_with_the_fact(bid: str, auction: list[str], kind: str, where: str) -> None:
    found = problems("bid_above_seven", {"dealer": "N", "bid": bid, "auction": auction})
    assert [(p.kind, p.where.tag) for p in found] == [(kind, where)]


def test_no_bid_of_more_than_seven_is_a_call_of_the_game() -> None:
    """38A: no such contract can ever be played."""
    assert max(bid.level for bid in BIDS) == 7
    with pytest.raises(ProblemsFound):
        Call.bid(8, Denomination.CLUBS)
