"""Law 26: what declarer may demand after a withdrawn call."""

from typing import Any

import pytest

from arbitro.bridge.seats import Seat
from arbitro.laws.case.effect import Instruction, LeadRestriction
from arbitro.laws.case.rule import Ruled
from tests.laws.casebook import check_cases, ruled


def test_cases() -> None:
    check_cases("26")


BY_EDITION: dict[int, dict[str, Any]] = {
    1997: {"specified_suits": ["H"]},
    2007: {"specified_suits": ["H"], "solely_suits": True},
    2017: {"comparable": False},
}


@pytest.mark.parametrize(
    ("edition", "demand", "suit"),
    [
        (1997, "forbid", "C"),  # only the suit that was specified
        (2007, "require", "S"),
        (2017, "require", "H"),  # no lead can be required
        (2017, "forbid", "S"),  # shown legally
    ],
)
def test_a_demand_for_more_than_the_law_gives_binds_nobody(edition: int, demand: str, suit: str) -> None:
    answers: dict[str, Any] = {"offender_defends": True, "shown_suits": ["S"], "demand": demand, "demanded_suit": suit}
    case = {"situation": {"offender": "W", "call": "1H"}, "answers": answers | BY_EDITION[edition]}
    outcome = ruled(case, "call_withdrawn", edition)
    assert isinstance(outcome, Ruled)
    *_, told, open_still = outcome.ruling.effects
    assert told == Instruction("demand_without_right", Seat.EAST)
    assert isinstance(open_still, LeadRestriction)


def test_suits_may_be_named_in_any_order() -> None:
    case = {
        "situation": {"offender": "W", "call": "2NT"},
        "answers": {"offender_defends": True, "specified_suits": ["D", "C"], "shown_suits": ["D", "C"]},
    }
    outcome = ruled(case, "call_withdrawn", 1997)
    assert isinstance(outcome, Ruled)
    assert outcome.ruling.clauses == ("26A1", "16C")
