"""Law 72: general principles."""

from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("72")
