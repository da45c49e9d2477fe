"""International match points (Law 78B)."""

from bisect import bisect_right
from fractions import Fraction

# Where each band of differences begins, from 1 IMP to 24. All three editions print the same bands; only that of
# 2017 also prints the first one, 0-10 for 0 IMPs, which the others leave to be understood.
BANDS = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)
MOST = len(BANDS)


def imps(difference: int | Fraction) -> int:
    """IMPs for a difference of scores, with its sign.

    A difference between two printed bands, which only an unrounded datum can make, is in the lower one.
    """
    return bisect_right(BANDS, difference) if difference >= 0 else -bisect_right(BANDS, -difference)
