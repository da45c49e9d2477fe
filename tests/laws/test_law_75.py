"""Law 75: mistaken explanation or mistaken call."""

from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("75")
