"""The discrete scale: 20-0 in whole VPs, by bands of IMPs."""

from bisect import bisect_left, bisect_right
from fractions import Fraction
from functools import cache, partial
from itertools import pairwise

from msgspec import Struct

from arbitro.scoring.rounding import Rounding
from arbitro.scoring.victory_points.curve import blitz, reaches

STAKE = Fraction(20)
DRAW = 10


class Discrete(Struct, frozen=True, tag="discrete"):
    """`fraction`: how a margin with a fraction of an IMP becomes whole; None: it counts in the band it has reached."""

    fraction: Rounding | None = None


class DiscreteWhy(Struct, frozen=True, tag="discrete"):
    """The band of margins that gives the winner these VPs; the last one has no end."""

    boards: int
    margin: Fraction
    first: int
    last: int | None
    points: Fraction


@cache
def starts(boards: int) -> tuple[int, ...]:
    """The first margin of 11, 12 … 20 VPs.

    Each is where the curve reaches the half before it; then, from the left, a band wider than the next one gives it
    an IMP, the drawn band counting with both signs (N 29.3).
    """
    halves = range(1050, 2000, 100)
    first = [bisect_left(range(blitz(boards)), True, key=partial(reaches, boards, half)) for half in halves]
    while True:
        widths = [2 * first[0] - 1, *(after - start for start, after in pairwise(first))]
        wide = next((i for i in range(len(widths) - 1) if widths[i] > widths[i + 1]), None)
        if wide is None:
            return tuple(first)
        first[wide] -= 1


def band(boards: int, points: int) -> tuple[int, int | None]:
    """The margins that give the winner so many VPs, 10 to 20."""
    edges = (0, *starts(boards))
    at = points - DRAW
    return edges[at], edges[at + 1] - 1 if at + 1 < len(edges) else None


def explain(boards: int, margin: Fraction) -> DiscreteWhy:
    """The band of a margin (not negative, already made whole if the scale says so)."""
    points = DRAW + bisect_right(starts(boards), margin)
    return DiscreteWhy(boards, margin, *band(boards, points), Fraction(points))
