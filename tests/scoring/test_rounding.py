"""Rounding by name."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.scoring.rounding import Rounding, rounded, whole

R = Rounding


@pytest.mark.parametrize(
    ("rule", "expected"),
    [  # of -2.5, -2.4, -1.6, -1.5, 1.5, 1.6, 2.4, 2.5
        (R.HALF_UP, [-2, -2, -2, -1, 2, 2, 2, 3]),
        (R.HALF_DOWN, [-3, -2, -2, -2, 1, 2, 2, 2]),
        (R.HALF_AWAY, [-3, -2, -2, -2, 2, 2, 2, 3]),
        (R.HALF_TOWARD_ZERO, [-2, -2, -2, -1, 1, 2, 2, 2]),
        (R.HALF_EVEN, [-2, -2, -2, -2, 2, 2, 2, 2]),
        (R.UP, [-2, -2, -1, -1, 2, 2, 3, 3]),
        (R.DOWN, [-3, -3, -2, -2, 1, 1, 2, 2]),
        (R.AWAY, [-3, -3, -2, -2, 2, 2, 3, 3]),
        (R.TOWARD_ZERO, [-2, -2, -1, -1, 1, 1, 2, 2]),
    ],
)
def test_each_rule_rounds_as_its_name_says(rule: Rounding, expected: list[int]) -> None:
    values = [Fraction(tenths, 10) for tenths in (-25, -24, -16, -15, 15, 16, 24, 25)]
    assert [whole(value, rule) for value in values] == expected


def test_every_rule_is_in_the_table_above() -> None:
    marks = test_each_rule_rounds_as_its_name_says.pytestmark  # type: ignore[attr-defined]
    assert {case[0] for case in marks[0].args[1]} == set(Rounding)


def test_a_datum_of_455_is_rounded_to_tens() -> None:
    assert rounded(Fraction(455), 10, R.HALF_UP) == 460
    assert rounded(Fraction(-455), 10, R.HALF_UP) == -450
    assert rounded(Fraction(-455), 10, R.HALF_AWAY) == -460


def test_a_unit_may_be_a_fraction() -> None:
    assert rounded(Fraction(10, 3), Fraction(1, 2), R.HALF_UP) == Fraction(7, 2)


@given(st.fractions(), st.fractions(min_value=Fraction(1, 100)), st.sampled_from(Rounding))
def test_the_result_is_a_multiple_of_the_unit_less_than_one_unit_away(
    value: Fraction, unit: Fraction, rule: Rounding
) -> None:
    found = rounded(value, unit, rule)
    assert (found / unit).denominator == 1
    assert abs(found - value) < unit
    if rule.value.startswith("half"):
        assert abs(found - value) <= unit / 2


@given(st.integers(), st.integers(1, 100), st.sampled_from(Rounding))
def test_a_multiple_of_the_unit_stays(times: int, unit: int, rule: Rounding) -> None:
    assert rounded(times * unit, unit, rule) == times * unit
