"""Law 25: changes of call."""

from typing import Any

import pytest

from arbitro.book.edition import ALL, Edition
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.effect import CallStands
from arbitro.laws.case.question import Source
from arbitro.laws.case.rule import Ruled
from tests.laws.casebook import check_cases, problems, ruled


def test_cases() -> None:
    check_cases("25")


@pytest.mark.parametrize(
    ("more", "kind", "where"),
    [
        ({"offender": "N"}, "not-in-rotation", "offender"),
        ({"since": ["P"], "over": "P"}, "too-many-calls", "over"),
        ({"since": ["1C"]}, "insufficient-bid", "since"),
    ],
)
def test_what_cannot_be_is_told_with_the_fact(more: dict[str, Any], kind: str, where: str) -> None:
    situation = {"dealer": "S", "auction": ["1S"], "substitute": "1H"} | more
    assert [(p.kind, p.where.tag) for p in problems("change_of_call", situation)] == [(kind, where)]


def test_the_third_call_of_1997_must_be_legal_and_another() -> None:
    situation = {"dealer": "W", "auction": ["1S", "2H"], "substitute": "3H"}
    answers = {"unintended": False, "accepted": False, "keep_first_call": False}
    for call in ("1H", "2H", "XX"):
        (problem,) = problems("change_of_call", situation, answers | {"replacement": call}, edition=1997)
        assert (problem.kind, problem.where.tag, problem.found) == ("answer-impossible", "replacement@2H", call)


@pytest.mark.parametrize("edition", ALL)
def test_the_same_call_once_more_changes_nothing(edition: Edition) -> None:
    case = {"auction": "S: P", "situation": {"substitute": "P"}}
    outcome = ruled(case, "change_of_call", int(edition))
    assert isinstance(outcome, Ruled)
    assert CallStands(Seat.SOUTH, Call.PASS) in outcome.ruling.effects


def test_the_regulation_that_changes_the_answer_is_recorded_with_its_article() -> None:
    case = {"auction": "N: 1S", "situation": {"substitute": "1H"}, "answers": {"unintended": True}}
    outcome = ruled(case | {"regulations": "figb_2017"}, "change_of_call", 2017)
    assert isinstance(outcome, Ruled)
    (fact,) = [fact for fact in outcome.ruling.facts if fact.source is Source.REGULATION]
    assert (fact.id, fact.about, fact.value) == ("laws.unintended_call.never_made", "art. 25.2", True)
