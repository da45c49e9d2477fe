"""Law 40: understandings, disclosure, psychic calls, convention cards."""

from fractions import Fraction
from typing import Any

import pytest

from arbitro.book.edition import ALL, E1997, E2007, E2017, Edition
from arbitro.book.problem import ProblemsFound
from arbitro.laws.case.request import Request, prepare
from arbitro.laws.case.rule import Ruled, run
from arbitro.laws.case.ruling import QuestionPut
from arbitro.regulations import load
from arbitro.regulations.keys import LOCAL_PSYCHE, UNIFORM_MEANING
from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("40")


def outcome(
    what: str, situation: dict[str, Any], answers: dict[str, Any], edition: Edition, regulations: str = "wbf"
) -> Ruled | QuestionPut:
    ready = prepare(Request(situation, answers, int(edition), regulations, what=what))
    return run(ready.procedure, ready.situation, ready.regulations, ready.answers)


def test_the_register_of_earlier_departures_is_a_fact_of_the_ruling() -> None:
    ruled = outcome(
        "psychic_call", {"player": "S", "earlier": 2}, {"partner_expected_it": False, "play_over": True}, E2017
    )
    assert isinstance(ruled, Ruled)
    assert [fact.value for fact in ruled.ruling.facts if fact.id == "earlier_departures"] == [2]


def test_fewer_than_no_departures_is_a_problem() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        prepare(Request({"player": "S", "earlier": -1}, what="psychic_call"))
    assert [(p.kind, p.where.tag) for p in trouble.value.problems] == [("negative-count", "earlier")]


def test_1997_has_no_clarification_period() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        outcome("card_consulted", {"player": "S", "looked_at": "own_card"}, {"when_looked": "clarification"}, E1997)
    assert [(p.kind, p.where.tag) for p in trouble.value.problems] == [("answer-impossible", "when_looked@S")]


@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("looked_at", ["own_card", "opponents_card", "written_defence", "other_aid"])
@pytest.mark.parametrize("when", ["before", "over"])
def test_before_the_auction_and_after_the_play_everything_may_be_looked_at(
    edition: Edition, looked_at: str, when: str
) -> None:
    answers = {"when_looked": when, "cards_taken": False}
    ruled = outcome("card_consulted", {"player": "W", "looked_at": looked_at}, answers, edition)
    assert isinstance(ruled, Ruled)
    assert [type(effect).__name__ for effect in ruled.ruling.effects] == ["NoRectification"]


@pytest.mark.parametrize("edition", ALL)
def test_without_restrictions_nobody_asks_what_kind_of_event_it_is(edition: Edition) -> None:
    put = outcome("psychic_call", {"player": "S"}, {}, edition)
    assert isinstance(put, QuestionPut)
    assert put.id == "partner_expected_it"
    put = outcome("psychic_call", {"player": "S"}, {}, edition, "figb_2017")
    assert isinstance(put, QuestionPut)
    assert put.id == "psyche_at"


def test_where_the_authorities_differ() -> None:
    wbf, figb = load("wbf"), load("figb_2017")
    assert all(wbf[LOCAL_PSYCHE, edition] is None for edition in ALL)
    assert all(figb[LOCAL_PSYCHE, edition] == Fraction(1, 10) for edition in ALL)
    assert [wbf[UNIFORM_MEANING, edition] for edition in (E1997, E2007, E2017)] == [False, True, True]
    assert all(figb[UNIFORM_MEANING, edition] for edition in ALL)
