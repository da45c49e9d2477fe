"""Law 39: calls after the final pass, with 35D of 1997."""

import pytest

from arbitro.book.edition import ALL, Edition
from arbitro.laws.case.effect import NoRectification
from arbitro.laws.case.rule import Ruled
from tests.laws.casebook import check_cases, problems, ruled


def test_cases() -> None:
    check_cases("39")


def test_while_the_auction_goes_on_no_call_is_late() -> None:
    situation = {"dealer": "N", "auction": ["4S", "P", "P"], "offender": "W", "call": "X"}
    (problem,) = problems("call_after_final_pass", situation)
    assert (problem.kind, problem.where.tag) == ("auction-not-over", "auction")


@pytest.mark.parametrize("edition", ALL)
def test_nobody_defends_a_board_that_was_passed_out(edition: Edition) -> None:
    case = {"auction": "N: P P P P", "offender": "E", "situation": {"call": "1C"}}
    outcome = ruled(case, "call_after_final_pass", int(edition))
    assert isinstance(outcome, Ruled)
    assert NoRectification() in outcome.ruling.effects
