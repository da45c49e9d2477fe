"""Law 80: regulation and organisation."""

from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("80")
