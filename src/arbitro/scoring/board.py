"""The points of one board: what a scoring method makes of a field.

`arbitro.scoring.method.score_board` scores a board by any method; it stands there because the methods' files build
on this one.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import lcm

from msgspec import Struct


class BoardScores(Struct, frozen=True):
    """The points of each line, as whole numbers over one denominator: line i's North-South have ns[i]/denominator.

    None where a side has nothing yet: the board was not played, or an average plus or minus waits for what the
    contestant does in the rest of the session (12C2(c)).
    """

    board: str
    denominator: int
    ns: tuple[int | None, ...]
    ew: tuple[int | None, ...]
    top: int | None = None  # in points, not over the denominator; None for a method that has no top
    tops: tuple[int, ...] = ()  # of each line, where they differ: sections of different size scored apart

    def top_of(self, line: int) -> int | None:
        """The top against which a line's points count."""
        return self.tops[line] if self.tops else self.top

    def points(self, line: int) -> tuple[Fraction | None, Fraction | None]:
        """What North-South and East-West of a line have."""
        ns, ew = self.ns[line], self.ew[line]
        return (
            None if ns is None else Fraction(ns, self.denominator),
            None if ew is None else Fraction(ew, self.denominator),
        )


def board_scores(
    board: str,
    ns: Sequence[Fraction | int | None],
    ew: Sequence[Fraction | int | None],
    top: int | None = None,
    tops: tuple[int, ...] = (),
) -> BoardScores:
    """Board scores from exact points, over their least common denominator."""
    denominator = least_denominator([*ns, *ew])
    return BoardScores(board, denominator, over(denominator, ns), over(denominator, ew), top, tops)


def least_denominator(values: Sequence[Fraction | int | None]) -> int:
    """The smallest number over which all the values are whole."""
    return lcm(*{value.denominator for value in values if value is not None})


def over(denominator: int, values: Sequence[Fraction | int | None]) -> tuple[int | None, ...]:
    """The values as whole numbers over a common denominator."""
    return tuple(None if value is None else value.numerator * (denominator // value.denominator) for value in values)
