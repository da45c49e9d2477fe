"""The 38 calls: Laws 18 and 19."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.calls import BIDS, CALLS, Call
from arbitro.bridge.cards import Denomination
from tests.bridge import plain
from tests.strategies import calls, denominations


def test_there_are_35_bids_pass_double_and_redouble() -> None:
    assert [call.value for call in CALLS] == list(plain.CALLS)
    assert [call.value for call in BIDS] == list(plain.BIDS)


@given(calls)
def test_18a_pass_double_and_redouble_are_calls_but_not_bids(call: Call) -> None:
    assert call.is_bid is (call.value in plain.BIDS)
    assert call.is_bid is (call.denomination is not None)
    assert call.level == (int(call.value[0]) if call.is_bid else 0)


@given(st.sampled_from(BIDS), st.sampled_from(BIDS))
def test_18b_a_higher_level_or_a_higher_denomination_supersedes(new: Call, last: Call) -> None:
    rank = plain.DENOMINATIONS.index
    expected = 5 * (new.level - last.level) + rank(new.value[1:]) - rank(last.value[1:]) > 0
    assert new.supersedes(last) is expected
    assert (new > last) is expected


@pytest.mark.parametrize("call", [Call.PASS, Call.DOUBLE, Call.REDOUBLE])
def test_a_call_that_is_no_bid_supersedes_nothing(call: Call) -> None:
    assert not any(call.supersedes(bid) for bid in BIDS)


@given(st.integers(1, 7), denominations)
def test_a_bid_is_its_level_and_denomination(level: int, denomination: Denomination) -> None:
    bid = Call.bid(level, denomination)
    assert (bid.level, bid.denomination) == (level, denomination)


@pytest.mark.parametrize("level", [0, 8])
def test_there_is_no_bid_below_one_or_above_seven(level: int) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        Call.bid(level, Denomination.CLUBS)
    assert [(p.kind, p.found) for p in trouble.value.problems] == [("bad-level", str(level))]


@given(calls)
def test_a_call_is_read_back(call: Call) -> None:
    assert Call.parse(str(call)) is Call.parse(call.value.lower()) is Call.parse(f" {call} ") is call


@pytest.mark.parametrize(
    ("text", "call"),
    [
        ("1♠", Call.BID_1S),
        ("3N", Call.BID_3NT),
        ("3nt", Call.BID_3NT),
        ("2SA", Call.BID_2NT),
        ("pass", Call.PASS),
        ("-", Call.PASS),
        ("D", Call.DOUBLE),
        ("dbl", Call.DOUBLE),
        ("Double", Call.DOUBLE),
        ("R", Call.REDOUBLE),
        ("rdbl", Call.REDOUBLE),
    ],
)
def test_a_call_is_read_as_people_and_files_write_it(text: str, call: Call) -> None:
    assert Call.parse(text) is call


@pytest.mark.parametrize("text", ["", "8C", "0NT", "1", "S1", "XXX", "1P", "1 S S"])
def test_what_is_no_call_is_refused(text: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        Call.parse(text)
    assert [(p.kind, p.found) for p in trouble.value.problems] == [("bad-call", text)]
