"""From a match's margin to victory points on any scale, and back."""

from fractions import Fraction
from math import ceil
from typing import assert_never

from msgspec import Struct

from arbitro.book.problem import refuse
from arbitro.scoring.rounding import Rounding, whole
from arbitro.scoring.victory_points import continuous, discrete, simple
from arbitro.scoring.victory_points.continuous import Continuous, ContinuousWhy
from arbitro.scoring.victory_points.curve import check_boards
from arbitro.scoring.victory_points.discrete import Discrete, DiscreteWhy
from arbitro.scoring.victory_points.simple import Simple, SimpleWhy

Scale = Continuous | Discrete | Simple
VictoryPointsWhy = ContinuousWhy | DiscreteWhy | SimpleWhy


class VictoryPoints(Struct, frozen=True):
    """What the two teams of a match have; together always what is at stake."""

    ours: Fraction
    theirs: Fraction


def stake(scale: Scale) -> Fraction:
    """The VPs that the two teams of a match share."""
    match scale:
        case Continuous():
            return continuous.STAKE
        case Discrete():
            return discrete.STAKE
        case Simple():
            return simple.STAKE
        case _:
            assert_never(scale)


def explain_victory_points(scale: Scale, boards: int, margin: Fraction | int) -> VictoryPointsWhy:
    """How the winner by a margin, whatever its sign, comes to its VPs."""
    check_boards(boards)
    lead = abs(Fraction(margin))
    if scale.fraction is not None:
        lead = abs(Fraction(whole(Fraction(margin), scale.fraction)))
    match scale:
        case Continuous():
            return continuous.explain(scale, boards, lead)
        case Discrete():
            return discrete.explain(boards, lead)
        case Simple():
            return simple.explain(scale, boards, lead)
        case _:
            assert_never(scale)


def victory_points(scale: Scale, boards: int, margin: Fraction | int) -> VictoryPoints:
    """The VPs of both teams; a positive margin is ours."""
    winner = explain_victory_points(scale, boards, margin).points
    loser = stake(scale) - winner
    return VictoryPoints(winner, loser) if margin >= 0 else VictoryPoints(loser, winner)


def smallest_margin(scale: Scale, boards: int, points: Fraction | int) -> int:
    """The smallest whole margin that earns at least so many VPs (N4.4, N78.3; decisions D18, D28)."""
    points = _not_lost(scale, boards, points)
    match scale:
        case Continuous():
            return continuous.smallest_margin(scale, boards, points)
        case Discrete():
            return discrete.band(boards, ceil(points))[0]
        case Simple():
            return simple.smallest_winning_margin(scale, boards) if points > simple.DRAWN else 0
        case _:
            assert_never(scale)


def mean_margin(scale: Scale, boards: int, points: Fraction | int) -> int:
    """The mean, rounded up, of the margins that earn those VPs; the smallest where they have no end (N8.3).

    On the continuous scale, which has no bands, it is the smallest margin that earns them (decision D18).
    """
    points = _not_lost(scale, boards, points)
    if not isinstance(scale, Discrete):
        return smallest_margin(scale, boards, points)
    if points == discrete.DRAW:
        return 0  # the drawn band has both signs
    first, last = discrete.band(boards, ceil(points))
    return whole(Fraction(first + (first if last is None else last), 2), Rounding.UP)


def _not_lost(scale: Scale, boards: int, points: Fraction | int) -> Fraction:
    check_boards(boards)
    most = stake(scale)
    if not most / 2 <= points <= most:
        raise refuse("vp-range", found=points, expected=f"{most / 2} … {most}")
    return Fraction(points)
