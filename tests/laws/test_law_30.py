"""Law 30: a pass out of rotation."""

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.effect import CallReplaced
from arbitro.laws.case.rule import Ruled
from tests.laws.casebook import check_cases, ruled


def test_cases() -> None:
    check_cases("30")


@pytest.mark.parametrize(("edition", "clause"), [(1997, "30B3"), (2007, "30B3"), (2017, "30B2")])
def test_t30_5_a_pass_after_ones_own_bid_is_a_change_of_call(edition: int, clause: str) -> None:
    answers = {"unintended": True, "pause_for_thought": False}
    outcome = ruled({"auction": "W: 1H P", "offender": "W", "answers": answers}, "call_out_of_rotation", edition)
    assert isinstance(outcome, Ruled)
    assert outcome.ruling.path == ("29", "25")
    assert outcome.ruling.clauses[0] == clause
    assert CallReplaced(Seat.WEST, Call.BID_1H, Call.PASS) in outcome.ruling.effects


def test_an_artificial_pass_after_ones_own_pass_is_a_later_call_under_31() -> None:
    case = {"auction": "W: P P", "offender": "W", "answers": {"pass_artificial": True}}
    outcome = ruled(case, "call_out_of_rotation", 2007)
    assert isinstance(outcome, Ruled)
    assert outcome.ruling.clauses == ("29C", "30C", "31B")


def test_law_30_is_for_passes() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"auction": "N: 1S", "offender": "W"}, "pass_out_of_rotation", 2017)
    assert [(p.kind, p.found) for p in trouble.value.problems] == [("not-a-pass", "1S")]


def test_a_bid_below_the_last_one_cannot_take_the_place_of_the_pass() -> None:
    answers = {"accepted": False, "pass_artificial": False, "offender_called": True, "replacement": "1C"}
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"auction": "N: 1H P", "offender": "W", "answers": answers}, "call_out_of_rotation", 2017)
    assert [(p.kind, p.where.tag, p.found) for p in trouble.value.problems] == [
        ("answer-impossible", "replacement@P", "1C")
    ]
