"""Law 10: rectifications and choices."""

from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("10")
