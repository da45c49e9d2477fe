"""How far a count of samples can be trusted: the exact binomial interval (Clopper and Pearson)."""

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache

from msgspec import Struct

CONFIDENCE = Fraction(19, 20)
GRID = 1000
"""Limits are multiples of one thousandth, rounded outwards: never narrower than the exact ones."""


class Interval(Struct, frozen=True):
    """The shares of the whole with which a count agrees, at the confidence of 95 % or better."""

    low: Fraction
    high: Fraction


@lru_cache(10_000)
def interval(count: int, samples: int, unseen: int = 0) -> Interval:
    """The interval for the share of something that was seen `count` times in `samples`; integers throughout.

    Of those samples so many are `unseen`: it may be so in none of them, or in all. The interval holds either way.
    """
    most = count + unseen
    low = _last(lambda at: _unlikely(samples - count, samples, GRID - at)) if count else 0
    high = GRID - _last(lambda at: _unlikely(most, samples, GRID - at)) if most < samples else GRID
    return Interval(Fraction(low, GRID), Fraction(high, GRID))


def _unlikely(most: int, samples: int, at: int) -> bool:
    """Whether at most so many are seen with no more than half of what the confidence leaves, if the share is `at`."""
    term = seen = (GRID - at) ** samples
    for k in range(most):
        term = term * (samples - k) * at // ((k + 1) * (GRID - at))  # exact: the next term of the binomial
        seen += term
    return bool(2 * seen <= (1 - CONFIDENCE) * GRID**samples)


def _last(holds: Callable[[int], bool]) -> int:
    """The last point of the grid where something holds that holds at 0 and, once it fails, fails for good."""
    low, high = 0, GRID
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if holds(middle) else (low, middle)
    return low
