"""Law 7: board and cards."""

from typing import Any

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.laws.case.question import Source
from arbitro.laws.case.rule import Ruled
from tests.laws.casebook import check_cases, ruled


def test_cases() -> None:
    check_cases("07")


@pytest.mark.parametrize(
    ("what", "situation", "kind"),
    [
        ("cards_touched", {"player": "N", "owner": "N"}, "own-cards"),
        ("hand_from_wrong_pocket", {"player": "N", "pocket": "N"}, "own-pocket"),
        ("cards_not_counted", {"player": "N", "north": 53}, "cards-held"),
    ],
)
def test_what_cannot_be_is_a_problem(what: str, situation: dict[str, Any], kind: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"situation": situation}, what, 2017)
    assert [p.kind for p in trouble.value.problems] == [kind]


def test_figb_fixes_the_penalty_for_a_wrong_pocket_at_a_tenth_of_a_top() -> None:
    case = {"situation": {"player": "S"}, "answers": {"played_as_altered": True}, "regulations": "figb_2017"}
    outcome = ruled(case, "cards_in_wrong_pocket", 2017)
    assert isinstance(outcome, Ruled)
    fixed = [(f.about, f.value) for f in outcome.ruling.facts if f.source is Source.REGULATION]
    assert fixed == [("art. 87.1", "1/10")]


def test_figb_fixes_no_penalty_while_the_board_is_not_fouled() -> None:
    case = {"situation": {"player": "S"}, "answers": {"played_as_altered": False}, "regulations": "figb_2017"}
    outcome = ruled(case, "cards_in_wrong_pocket", 2017)
    assert isinstance(outcome, Ruled)
    assert [f for f in outcome.ruling.facts if f.source is Source.REGULATION] == []
