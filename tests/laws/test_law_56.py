"""Law 56: a defender leads out of turn."""

from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("56")
