"""Cross-IMPs: every score in IMPs against each of the others (78B, 78D)."""

from fractions import Fraction
from typing import Literal

from msgspec import Struct

from arbitro.bridge.seats import Side
from arbitro.scoring.board import BoardScores, board_scores
from arbitro.scoring.comparable import (
    Counting,
    Frequencies,
    Group,
    Number,
    Sections,
    WeightedWhy,
    counts,
    explain_shares,
    frequencies,
    group_of,
    groups,
    shares,
    weigh,
)
from arbitro.scoring.field import BoardField
from arbitro.scoring.imps import imps
from arbitro.scoring.outcome import Played

Divide = Literal["sum", "n-1", "n", "comparisons"]


class CrossImps(Struct, frozen=True, tag="cross_imps"):
    """IMPs against every other score, added up and divided.

    `divide`: not at all; by the other tables of a full field; by all its tables; or by the comparisons really made,
    which are fewer than the other tables where one has no score.
    """

    divide: Divide = "comparisons"
    counting: Counting = "shares"
    sections: Sections = "across"


class ScoreCompared(Struct, frozen=True):
    """One of the scores compared with, how often it occurs, and the IMPs against it once."""

    score: int
    number: Fraction
    imps: int


class Crossed(Struct, frozen=True, tag="cross_imps"):
    """A score against the others, seen from the contestant's side; the total was divided by `divisor`."""

    score: int
    against: tuple[ScoreCompared, ...]
    total: Fraction
    divisor: int
    points: Fraction


CrossImpsWhy = Crossed | WeightedWhy[Crossed]


def against_all(score: int, scores: Frequencies) -> Number:
    """The IMPs of a score against every one of these, its own among them: that one gives nothing."""
    return sum(number * imps(score - other) for other, number in scores.items())


def score_cross_imps(field: BoardField, method: CrossImps) -> BoardScores:
    """The cross-IMPs of a board, from the frequencies of its distinct scores."""
    points: dict[Side, list[Number | None]] = {side: [None] * len(field.lines) for side in Side}
    for group in groups(field, method.sections):
        for side in Side:
            _score_group(field, method, group, side, points[side])
    return board_scores(field.board, points[Side.NS], points[Side.EW])


def _score_group(field: BoardField, method: CrossImps, group: Group, side: Side, points: list[Number | None]) -> None:
    scores = frequencies((field.lines[at] for at in group.members), side, method.counting)
    results = int(sum(scores.values()))
    sign = 1 if side is Side.NS else -1
    totals = {score: sign * against_all(score, scores) for score in scores}
    divisor = _divisor(method, group, results - 1)
    played = {score: Fraction(total) / divisor for score, total in totals.items()}

    def total_of(score: int) -> Number:
        return totals[score] if score in totals else sign * against_all(score, scores)

    for at in group.members:
        outcome = field.lines[at].outcome
        if isinstance(outcome, Played):
            points[at] = played[outcome.score_ns]
            continue
        total = weigh(shares(outcome, side), total_of)
        if total is not None:
            made = results - counts(outcome, side, method.counting)
            points[at] = Fraction(total) / _divisor(method, group, made)


def explain_cross_imps(field: BoardField, method: CrossImps, line: int, side: Side) -> CrossImpsWhy | None:
    """How a side's cross-IMPs came about; None where it has no score."""
    group = group_of(field, method.sections, line)
    own = field.lines[line].outcome
    others = frequencies((field.lines[at] for at in group.members if at != line), side, method.counting)
    divisor = _divisor(method, group, int(sum(others.values())))
    sign = 1 if side is Side.NS else -1

    def against(score: int) -> Crossed:
        met = tuple(
            ScoreCompared(sign * other, Fraction(number), sign * imps(score - other))
            for other, number in sorted(others.items(), key=lambda item: sign * item[0])
        )
        total = sum((meeting.number * meeting.imps for meeting in met), Fraction())
        return Crossed(sign * score, met, total, divisor, total / divisor)

    return explain_shares(shares(own, side), against)


def _divisor(method: CrossImps, group: Group, made: int) -> int:
    match method.divide:
        case "sum":
            return 1
        case "n-1":
            return max(group.size - 1, 1)
        case "n":
            return group.size
        case "comparisons":
            return max(made, 1)
