"""Law 90: procedural penalties."""

from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("90")
