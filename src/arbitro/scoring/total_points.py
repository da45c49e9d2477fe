"""Total points: the scores themselves, added up (78C)."""

from fractions import Fraction

from msgspec import Struct

from arbitro.bridge.seats import Side
from arbitro.scoring.board import BoardScores, board_scores
from arbitro.scoring.comparable import Number, WeightedWhy, explain_shares, shares, weigh
from arbitro.scoring.field import BoardField


class TotalPoints(Struct, frozen=True, tag="total_points"):
    """Nothing is compared; a weighted score is the weighted mean of its outcomes."""


class PlainScore(Struct, frozen=True, tag="plain_score"):
    """A score, seen from the contestant's side, counts as it is."""

    score: int
    points: Fraction


TotalPointsWhy = PlainScore | WeightedWhy[PlainScore]


def score_total_points(field: BoardField) -> BoardScores:
    """The total points of a board."""
    ns: list[Number | None] = [weigh(shares(line.outcome, Side.NS), lambda score: score) for line in field.lines]
    ew: list[Number | None] = [weigh(shares(line.outcome, Side.EW), lambda score: -score) for line in field.lines]
    return board_scores(field.board, ns, ew)


def explain_total_points(field: BoardField, line: int, side: Side) -> TotalPointsWhy | None:
    """How a side's total points came about; None where it has no score."""
    sign = 1 if side is Side.NS else -1
    own = shares(field.lines[line].outcome, side)
    return explain_shares(own, lambda score: PlainScore(sign * score, Fraction(sign * score)))
