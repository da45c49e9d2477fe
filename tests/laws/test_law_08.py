"""Law 8: rounds."""

from arbitro.laws.case.ruling import QuestionPut
from tests.laws.casebook import check_cases, ruled


def test_cases() -> None:
    check_cases("08")


def test_1997_does_not_ask_whether_a_board_was_put_off() -> None:
    outcome = ruled({}, "has_round_ended", 1997)
    assert isinstance(outcome, QuestionPut)
    assert outcome.id == "last_round"
