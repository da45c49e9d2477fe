"""Law 32: a double or redouble out of rotation."""

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.effect import AuctionContinues, CallReplaced, HowLong, MustPass
from arbitro.laws.case.rule import Ruled
from tests.laws.casebook import check_cases, ruled


def test_cases() -> None:
    check_cases("32")


ANSWERS = {"rho_must_pass": False, "right_player_called": False, "lho_acted": False, "specified_suits": []}


@pytest.mark.parametrize(("edition", "clause"), [(1997, "36"), (2007, "36B4"), (2017, "36B4")])
def test_t32_3_a_double_of_partners_bid_goes_to_law_36(edition: int, clause: str) -> None:
    case = {"auction": "E: 1NT X", "offender": "W", "answers": ANSWERS}
    outcome = ruled(case, "call_out_of_rotation", edition)
    assert isinstance(outcome, Ruled)
    assert outcome.ruling.path == ("29", "32", "36")
    assert outcome.ruling.clauses[0] == "32"
    assert clause in outcome.ruling.clauses
    assert {"29A", "29B"}.isdisjoint(outcome.ruling.clauses)
    assert MustPass(Seat.EAST, HowLong.REST) in outcome.ruling.effects
    assert AuctionContinues(Seat.SOUTH) in outcome.ruling.effects


@pytest.mark.parametrize(("edition", "clause"), [(1997, "32"), (2007, "32"), (2017, "32C")])
def test_a_double_after_ones_own_pass_is_a_change_of_call(edition: int, clause: str) -> None:
    answers = {"unintended": True, "pause_for_thought": False}
    outcome = ruled({"auction": "S: 1H P X", "offender": "W", "answers": answers}, "call_out_of_rotation", edition)
    assert isinstance(outcome, Ruled)
    assert outcome.ruling.path == ("29", "25")
    assert outcome.ruling.clauses[0] == clause
    assert CallReplaced(Seat.WEST, Call.PASS, Call.DOUBLE) in outcome.ruling.effects


def test_law_32_is_for_doubles() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"auction": "N: 1H P", "offender": "W"}, "double_out_of_rotation", 2017)
    assert [(p.kind, p.found) for p in trouble.value.problems] == [("not-a-double", "P")]
