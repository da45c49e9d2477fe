"""Auctions as people tell them."""

from typing import Any

import pytest
from msgspec import to_builtins

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.calls import unfolded
from arbitro.laws.case.request import read_situation
from arbitro.laws.case.situation import CallMade, CallOutOfRotation
from arbitro.laws.law_27_insufficient_bid import InsufficientBid
from arbitro.laws.law_34_right_to_call import PlayerSkipped
from tests.gather import gathered
from tests.laws.casebook import problems
from tests.laws.every_law import EVERY

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


FORMS = sorted({one.situation for one in EVERY if "auction" in one.situation.__struct_fields__}, key=str)
OTHERWISE = {PlayerSkipped}  # who made each call is told beside it


def test_an_auction_with_accepted_calls_can_be_told_under_every_entry() -> None:
    """East and South were passed over and count as having passed (34), and North's bid was too low."""
    forms = [form for form in FORMS if form not in OTHERWISE and not issubclass(form, CallMade)]
    assert len(forms) > 10
    with gathered() as trying:
        for form in forms:
            example = next(one.examples[0] for one in EVERY if one.situation is form)
            raw = {name: value for name, value in to_builtins(example).items() if name not in ("auction", "dealer")}
            read = [_read(form, {**raw, "auction": f"N: P W:1S 1H!{rest}"}) for rest in (" P", " P P P")]
            with trying(form.__name__):
                told = next(situation for situation in read if situation)
                calls = (*[Call.PASS] * 3, Call.BID_1S, Call.BID_1H, Call.PASS)
                assert (told.dealer, told.auction[:6], told.accepted_calls) == (Seat.NORTH, calls, (5,))


def _read(form: type[Any], raw: dict[str, Any]) -> Any:
    """None where the auction is over, or is not, against what the rest of the example says."""
    try:
        return read_situation(form, raw)
    except ProblemsFound:
        return None
