"""Law 18: bids."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.calls import BIDS, Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.effect import CallStands
from arbitro.laws.case.rule import Ruled
from tests.laws.casebook import check_cases, ruled


def test_cases() -> None:
    check_cases("18")


@pytest.mark.parametrize("call", ["P", "X"])
def test_pass_and_double_are_calls_but_not_bids(call: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"auction": f"N: 1S {call}"}, "is_bid_sufficient", 2017)
    assert [(p.kind, p.found) for p in trouble.value.problems] == [("bid-wanted", call)]


def sufficient(new: Call, last: Call) -> bool:
    """By arithmetic alone: five steps to a level, one to a denomination."""
    order = ["C", "D", "H", "S", "NT"]
    steps = [5 * int(bid.value[0]) + order.index(bid.value[1:]) for bid in (new, last)]
    return steps[0] > steps[1]


@given(st.sampled_from(BIDS), st.sampled_from(BIDS))
def test_a_bid_stands_exactly_when_it_is_above_the_last(last: Call, new: Call) -> None:
    outcome = ruled({"auction": f"N: {last.value} {new.value}"}, "is_bid_sufficient", 2017)
    stands = isinstance(outcome, Ruled) and outcome.ruling.effects[0] == CallStands(Seat.EAST, new)
    assert stands is sufficient(new, last)
