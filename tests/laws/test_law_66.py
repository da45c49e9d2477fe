"""Law 66: who may look at the cards of a trick, and until when."""

from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("66")
