"""Auctions as people tell them."""

from typing import Any

import pytest

from arbitro.laws.case.calls import unfolded
from arbitro.laws.case.situation import CallMade, CallOutOfRotation
from arbitro.laws.law_27_insufficient_bid import InsufficientBid
from tests.laws.casebook import problems

TOLD: list[tuple[str, type[Any], dict[str, Any]]] = [
    ("W: 1S 1H", InsufficientBid, {"auction": ["1S", "1H"]}),
    ("W: 1S P X 2D", CallMade, {"auction": ["1S", "P", "X"], "calls_after": [("S", "2D")]}),
    ("N: 1S W:2H", CallOutOfRotation, {"auction": ["1S", "2H"], "offender": "W"}),
    ("N: 1S W:2H P", CallOutOfRotation, {"auction": ["1S", "2H"], "offender": "W", "calls_after": [("N", "P")]}),
    ("N: 1S S:2C E:P", CallOutOfRotation, {"auction": ["1S", "2C"], "offender": "S", "calls_after": [("E", "P")]}),
    ("N: 1S W:2H P 1H!", InsufficientBid, {"auction": ["1S", "P", "P", "2H", "P", "1H"]}),  # two were passed over
    ("N: 1S P P N:2S 1H!", InsufficientBid, {"auction": ["1S", "P", "P", "P", "2S", "1H"], "accepted_calls": [4]}),
    ("N: 1S 1H 2C 1D!", InsufficientBid, {"auction": ["1S", "1H", "2C", "1D"], "accepted_calls": [2]}),
]


@pytest.mark.parametrize(("text", "form", "told"), TOLD)
def test_an_auction_with_everything_that_happened(text: str, form: type[Any], told: dict[str, Any]) -> None:
    found = dict(unfolded({"auction": text}, form))
    assert found.pop("dealer") == text[0]
    assert found == told


def test_a_call_over_it_must_be_possible_too() -> None:
    assert [one.kind for one in problems("insufficient_bid", {"auction": "W: 1S 1H 1D"})] == ["insufficient-bid"]
    assert [one.kind for one in problems("inadmissible_double", {"auction": "W: 1S P X E:2D"})] == ["called-twice"]
