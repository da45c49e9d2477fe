"""Law 78B: the scale of IMPs."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.scoring.imps import MOST, imps

PRINTED = """
0-10 20-40 50-80 90-120 130-160 170-210 220-260 270-310 320-360 370-420 430-490 500-590 600-740
750-890 900-1090 1100-1290 1300-1490 1500-1740 1750-1990 2000-2240 2250-2490 2500-2990 3000-3490 3500-3990
4000-20000
"""
RANGES = [tuple(map(int, band.split("-"))) for band in PRINTED.split()]


def test_every_difference_of_the_printed_scale_gives_its_imps() -> None:
    tried = 0
    for expected, (first, last) in enumerate(RANGES):
        for difference in range(first, last + 1, 10):
            assert imps(difference) == expected
            assert imps(-difference) == -expected
            tried += 1
    assert tried == 2001
    assert len(RANGES) - 1 == MOST == 24


@pytest.mark.parametrize(("difference", "expected"), [(10, 0), (20, 1), (40, 1), (50, 2), (4000, 24)])
def test_t78_3(difference: int, expected: int) -> None:
    assert imps(difference) == expected


def test_t78_2_a_gain_of_620_and_a_loss_of_170() -> None:
    assert imps(620 - 170) == 10


def test_a_difference_between_two_bands_is_in_the_lower_one() -> None:
    assert imps(Fraction(95, 2)) == imps(47) == 1
    assert imps(Fraction(39, 2)) == 0
    assert imps(Fraction(-95, 2)) == -1


@given(st.integers(-10_000, 10_000))
def test_what_one_side_wins_the_other_loses(difference: int) -> None:
    assert imps(difference) + imps(-difference) == 0


@given(st.integers(-10_000, 10_000), st.integers(0, 10_000))
def test_a_greater_difference_never_gives_less(difference: int, more: int) -> None:
    assert imps(difference) <= imps(difference + more)
