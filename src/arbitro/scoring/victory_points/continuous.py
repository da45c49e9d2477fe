"""The continuous scale: 20-0 in hundredths, every IMP counts."""

from bisect import bisect_left
from fractions import Fraction
from functools import cache
from math import floor

from msgspec import Struct

from arbitro.scoring.rounding import Rounding
from arbitro.scoring.victory_points.curve import blitz, nearest_hundredth

STAKE = Fraction(20)


class Continuous(Struct, frozen=True, tag="continuous"):
    """The curve rounded to hundredths.

    `corrected`: as the WBF announced the scale, no IMP is worth more than the one before it; cells that the rounding
    left too low are raised. FIGB's tables are not corrected (N 29.2, decision D57).
    `fraction`: how a margin with a fraction of an IMP becomes whole; None: the curve is taken at the exact margin.
    """

    corrected: bool = False
    fraction: Rounding | None = None


class ContinuousWhy(Struct, frozen=True, tag="continuous"):
    """The winner's VPs: the curve at `margin` rounded to hundredths, and what the correction added."""

    boards: int
    margin: Fraction
    rounded: Fraction
    correction: Fraction

    @property
    def points(self) -> Fraction:
        return self.rounded + self.correction


def explain(scale: Continuous, boards: int, margin: Fraction) -> ContinuousWhy:
    """How the winner by `margin` (not negative, already made whole if the scale says so) comes to its VPs."""
    plain = nearest_hundredth(boards, margin)
    # Between two whole IMPs the winner has at least what the lower of them gives.
    raised = max(plain, _cell(boards, floor(margin))) if scale.corrected else plain
    return ContinuousWhy(boards, margin, Fraction(plain, 100), Fraction(raised - plain, 100))


def _cell(boards: int, margin: int) -> int:
    column = corrected_column(boards)
    return column[min(margin, len(column) - 1)]


@cache
def corrected_column(boards: int) -> tuple[int, ...]:
    """Hundredths for 0, 1, 2 … IMPs: the least sequence above the rounded one whose steps never grow."""
    cells = [nearest_hundredth(boards, margin) for margin in range(blitz(boards) + 1)]
    at = 1
    while at < len(cells) - 1:
        if cells[at + 1] - cells[at] > cells[at] - cells[at - 1]:
            cells[at] += 1
            at = max(1, at - 1)
        else:
            at += 1
    return tuple(cells)


def smallest_margin(scale: Continuous, boards: int, points: Fraction) -> int:
    """The smallest whole margin worth at least so many VPs (12.00 itself, say, is in no column)."""

    def earned(margin: int) -> Fraction:
        return explain(scale, boards, Fraction(margin)).points

    return bisect_left(range(blitz(boards)), points, key=earned)
