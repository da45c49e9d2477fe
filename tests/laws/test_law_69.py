"""Law 69: agreement to a claim, and taking it back."""

from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("69")
