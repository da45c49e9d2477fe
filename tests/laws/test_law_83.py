"""Law 83: notification of the right to appeal."""

from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("83")
