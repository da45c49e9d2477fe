"""Law 89: individual events."""

from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("89")
