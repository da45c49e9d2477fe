"""The curve behind the WBF's scales, decided exactly.

With N boards, a blitz B = 15 √N and r = (√5 - 1) / 2, the winner by M < B IMPs has

    10 + 10 (1 - r^(3M/B)) / (1 - r³)          where r³ = √5 - 2 and 1 - r³ = 3 - √5

victory points, and 20 from B on. For 0 < M < B the number is rational only if M = B/3, when it is 15: with M/B
irrational the power is transcendental (Gelfond and Schneider); with M/B rational it must lie in the field of √5,
whose units are the powers of r, so that only B/3 and 2B/3 are left, and the second gives 10 + 5/r. No other value
can stand exactly on a hundredth or half way between two, so enough decimals always decide.
"""

from decimal import ROUND_FLOOR, Context, Decimal
from fractions import Fraction
from functools import lru_cache
from math import floor, isqrt

from arbitro.book.problem import refuse

TOP = 2000  # hundredths of a VP at stake
DRAW = TOP // 2
BLITZ = 15  # IMPs times the square root of the boards

_FIRST_DIGITS = 30
_LOST_DIGITS = 10  # far more than the roundings below can spoil


def check_boards(boards: int) -> None:
    if boards < 1:
        raise refuse("match-boards", found=boards, expected="1 2 3 …")


def blitz(boards: int) -> int:
    """The smallest whole margin that takes everything: 15 √N, rounded up."""
    return isqrt(BLITZ * BLITZ * boards - 1) + 1


@lru_cache(maxsize=65_536)
def whole_hundredths(boards: int, margin: Fraction | int, more: Fraction) -> int:
    """The whole part of the winner's hundredths of a VP, unrounded, with `more` added; `margin` is not negative."""
    if margin * margin >= BLITZ * BLITZ * boards:
        return floor(TOP + more)
    if margin == 0:
        return floor(DRAW + more)
    if 9 * margin * margin == BLITZ * BLITZ * boards:
        return floor(DRAW + DRAW // 2 + more)
    digits = _FIRST_DIGITS
    while True:
        below, above = _around(boards, Fraction(margin), more, digits)
        if below == above:
            return below
        digits *= 2


def _around(boards: int, margin: Fraction, more: Fraction, digits: int) -> tuple[int, int]:
    """The whole parts of a number certainly below the true one and of a number certainly above it."""
    work = Context(prec=digits)
    root_5 = work.sqrt(Decimal(5))
    blitz = work.multiply(Decimal(BLITZ), work.sqrt(Decimal(boards)))
    part = work.divide(Decimal(margin.numerator), work.multiply(blitz, Decimal(margin.denominator)))
    power = work.exp(work.multiply(part, work.ln(work.subtract(root_5, Decimal(2)))))
    gain = work.divide(work.subtract(Decimal(1), power), work.subtract(Decimal(3), root_5))
    added = work.divide(Decimal(more.numerator), Decimal(more.denominator))
    value = work.add(work.fma(Decimal(DRAW), gain, Decimal(DRAW)), added)
    error = Decimal(1).scaleb(_LOST_DIGITS - digits)
    return _floor(work.subtract(value, error)), _floor(work.add(value, error))


def _floor(value: Decimal) -> int:
    return int(value.to_integral_value(ROUND_FLOOR))


def nearest_hundredth(boards: int, margin: Fraction | int) -> int:
    """The winner's VPs in hundredths, to the nearest; there are no halves to decide."""
    return whole_hundredths(boards, margin, Fraction(1, 2))


def reaches(boards: int, hundredths: int, margin: Fraction | int) -> bool:
    """Whether the unrounded value of a margin is at least so many hundredths."""
    return whole_hundredths(boards, margin, Fraction(-hundredths)) >= 0
