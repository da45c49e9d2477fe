"""Law 74: conduct and etiquette."""

from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("74")
