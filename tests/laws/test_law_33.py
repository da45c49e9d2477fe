"""Law 33: simultaneous calls."""

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.laws.case.rule import Ruled
from tests.laws.casebook import check_cases, ruled


def test_cases() -> None:
    check_cases("33")


def test_a_double_together_with_a_pass_may_be_inadmissible() -> None:
    situation = {"other": "E", "call": "X"}
    case = {"auction": "N: P", "situation": situation, "answers": {"lho_acted": True, "lead_faced": False}}
    outcome = ruled(case, "simultaneous_calls", 2017)
    assert isinstance(outcome, Ruled)
    assert outcome.ruling.path == ("33", "36")


def test_a_player_does_not_call_together_with_himself() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"auction": "N: 1H", "situation": {"other": "N", "call": "1S"}}, "simultaneous_calls", 2017)
    assert [(p.kind, p.where.tag) for p in trouble.value.problems] == [("same-player-twice", "other")]


def test_the_calls_up_to_that_moment_must_be_legal() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"auction": "N: 1S 1H", "situation": {"other": "S", "call": "2H"}}, "simultaneous_calls", 2017)
    assert [(p.kind, p.where.tag) for p in trouble.value.problems] == [("insufficient-bid", "auction")]
