"""Law 9: after an irregularity."""

from typing import Any

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.effect import CallCancelled, Instruction
from arbitro.laws.case.request import Request, prepare
from arbitro.laws.case.rule import Ruled, run
from arbitro.laws.study.explore import Leaf, grow
from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("09")


def problems(what: str, situation: dict[str, Any]) -> list[str]:
    with pytest.raises(ProblemsFound) as trouble:
        prepare(Request(situation, what=what))
    return [problem.kind for problem in trouble.value.problems]


def test_a_legal_call_in_turn_needs_no_correction() -> None:
    legal = {"dealer": "W", "auction": ["1S", "2H"], "premature": "3H"}
    assert problems("premature_correction", legal) == ["nothing-to-correct"]


def test_a_double_that_is_not_legal_is_an_attempt_all_the_same() -> None:
    """27B3 speaks of any double or redouble in place of a bid that was too low."""
    redoubled = {"dealer": "W", "auction": ["1S", "1H"], "premature": "XX"}
    answers = {"director_had_ruled": False, "unintended": False, "accepted": False}
    ready = prepare(Request(redoubled, answers, what="premature_correction"))
    outcome = run(ready.procedure, ready.situation, ready.regulations, ready.answers)
    assert isinstance(outcome, Ruled)
    assert "27B3" in outcome.ruling.clauses
    assert CallCancelled(Seat.NORTH, Call.REDOUBLE) in outcome.ruling.effects


@pytest.mark.parametrize(
    ("situation", "law"),
    [
        ({"dealer": "W", "auction": ["1S", "XX"], "premature": "X"}, "inadmissible_double"),
        ({"dealer": "W", "auction": ["1S", "2H"], "offender": "S", "premature": "P"}, "call_out_of_rotation"),
    ],
)
def test_a_correction_too_soon_is_cancelled_and_the_first_call_goes_to_its_own_law(
    situation: dict[str, Any], law: str
) -> None:
    ready = prepare(Request(situation, what="premature_correction"))
    too_soon = {"director_had_ruled": False, "unintended": False}
    leaf = grow(ready.procedure, ready.situation, ready.regulations, too_soon)
    assert isinstance(leaf, Leaf)
    assert leaf.refers_to == law
    assert leaf.clauses == ("9C", "16C")
    assert leaf.effects[0] == CallCancelled(ready.situation.seat, ready.situation.premature)
    assert Instruction("correction_is_withdrawn_too", ready.situation.seat) in leaf.effects


def test_an_unintended_call_is_changed_under_law_25() -> None:
    slip = {"dealer": "W", "auction": ["1S", "1H"], "premature": "2H"}
    ready = prepare(Request(slip, {"director_had_ruled": False, "unintended": True}, what="premature_correction"))
    put = run(ready.procedure, ready.situation, ready.regulations, ready.answers)
    assert isinstance(put, Ruled)
    assert put.ruling.path == ("9", "25")
    assert "9C" not in put.ruling.clauses
