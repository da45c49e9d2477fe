"""Law 11: how a right to rectification is lost."""

from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("11")
