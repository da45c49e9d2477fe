"""Law 8: rounds."""

from typing import Any

import pytest

from arbitro.laws.rule import QuestionPut
from tests.laws.casebook import cases, check, ruled


@pytest.mark.parametrize(("case", "what", "edition"), cases("08"))
def test_cases(case: dict[str, Any], what: str, edition: int) -> None:
    check(case, what, edition)


def test_1997_does_not_ask_whether_a_board_was_put_off() -> None:
    outcome = ruled({}, "has_round_ended", 1997)
    assert isinstance(outcome, QuestionPut)
    assert outcome.id == "last_round"
