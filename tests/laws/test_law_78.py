"""Law 78: methods of scoring, conditions of contest."""

from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("78")
