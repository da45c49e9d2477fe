"""Law 91: penalise or suspend."""

from typing import Any

import pytest

from arbitro.laws.case.rule import Ruled
from arbitro.words.ruling import may_be_reviewed
from tests.laws.casebook import check_cases, ruled


def test_cases() -> None:
    check_cases("91")


@pytest.mark.parametrize(
    ("what", "answers", "open_to_review"),
    [
        ("misconduct", {"measure": "points"}, False),
        ("misconduct", {"measure": "suspension", "sanctioned": "player"}, False),
        ("misconduct", {"measure": "disqualification", "approval_given": True, "sanctioned": "player"}, True),
        ("procedural_offence", {"offence": "late", "penalise": True}, True),
    ],
)
def test_nobody_is_told_to_ask_for_a_review_of_what_is_final(
    what: str, answers: dict[str, Any], open_to_review: bool
) -> None:
    outcome = ruled({"situation": {"offender": "E"}, "answers": answers}, what, 2017)
    assert isinstance(outcome, Ruled)
    assert may_be_reviewed(outcome.ruling) is open_to_review
