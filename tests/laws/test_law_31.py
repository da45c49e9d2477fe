"""Law 31: a bid out of rotation."""

from typing import Any

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.effect import CallReplaced
from arbitro.laws.case.rule import Ruled
from tests.laws.casebook import check_cases, ruled


def test_cases() -> None:
    check_cases("31")


REFUSED = {"rho_must_pass": False, "right_player_called": False, "accepted": False, "rho_called": True}


@pytest.mark.parametrize(("edition", "clause"), [(1997, "31B"), (2007, "31B"), (2017, "31C")])
def test_t31_5_a_second_bid_at_once_is_a_change_of_call(edition: int, clause: str) -> None:
    answers = {"unintended": True, "pause_for_thought": False}
    outcome = ruled({"auction": "W: 1H 2H", "offender": "W", "answers": answers}, "call_out_of_rotation", edition)
    assert isinstance(outcome, Ruled)
    assert outcome.ruling.path == ("29", "25")
    assert outcome.ruling.clauses[0] == clause
    assert CallReplaced(Seat.WEST, Call.BID_1H, Call.BID_2H) in outcome.ruling.effects


@pytest.mark.parametrize(
    ("answers", "where", "found"),
    [
        ({"rho_call": "X"}, "rho_call@S", "X"),
        ({"rho_call": "1S", "offender_called": True, "replacement": "1H"}, "replacement@1H", "1H"),
        ({"rho_call": "1S", "offender_called": True, "replacement": "XX"}, "replacement@1H", "XX"),
    ],
)
def test_calls_that_are_not_legal_are_named(answers: dict[str, Any], where: str, found: str) -> None:
    case = {"auction": "S: 1H", "offender": "W", "answers": REFUSED | answers}
    for edition in (1997, 2007, 2017):
        with pytest.raises(ProblemsFound) as trouble:
            ruled(case, "call_out_of_rotation", edition)
        assert [(p.kind, p.where.tag, p.found) for p in trouble.value.problems] == [("answer-impossible", where, found)]


def test_law_31_is_not_for_doubles() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"auction": "N: 1H X", "offender": "W"}, "bid_out_of_rotation", 2017)
    assert [(p.kind, p.found) for p in trouble.value.problems] == [("not-a-bid", "X")]
