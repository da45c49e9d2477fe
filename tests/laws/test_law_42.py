"""Law 42: what dummy may do."""

from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("42")
