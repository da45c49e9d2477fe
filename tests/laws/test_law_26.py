"""Law 26: what declarer may demand after a withdrawn call."""

from typing import Any

import pytest

from arbitro.laws.case.rule import Ruled
from tests.laws.casebook import check_cases, problems, ruled


def test_cases() -> None:
    check_cases("26")


BY_EDITION: dict[int, dict[str, Any]] = {
    1997: {"specified_suits": ["H"]},
    2007: {"specified_suits": ["H"], "solely_suits": True},
    2017: {"comparable": False},
}


@pytest.mark.parametrize(
    ("edition", "demand", "suit", "where"),
    [
        (1997, "forbid", "C", "demanded_suit@E"),  # only the suit that was specified
        (2007, "require", "S", "demanded_suit@E"),
        (2017, "require", "H", "demand@E"),  # no lead can be required
        (2017, "forbid", "S", "demanded_suit@E"),  # shown legally
    ],
)
def test_declarer_cannot_demand_more_than_the_law_gives(edition: int, demand: str, suit: str, where: str) -> None:
    answers: dict[str, Any] = {"offender_defends": True, "shown_suits": ["S"], "demand": demand, "demanded_suit": suit}
    situation = {"offender": "W", "call": "1H"}
    (problem,) = problems("call_withdrawn", situation, answers | BY_EDITION[edition], edition=edition)
    assert (problem.kind, problem.where.tag) == ("answer-impossible", where)


def test_suits_may_be_named_in_any_order() -> None:
    case = {
        "situation": {"offender": "W", "call": "2NT"},
        "answers": {"offender_defends": True, "specified_suits": ["D", "C"], "shown_suits": ["D", "C"]},
    }
    outcome = ruled(case, "call_withdrawn", 1997)
    assert isinstance(outcome, Ruled)
    assert outcome.ruling.clauses == ("26A1",)
