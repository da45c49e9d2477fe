"""Law 81: the director."""

from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("81")
