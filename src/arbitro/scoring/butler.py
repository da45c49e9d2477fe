"""Butler: every score in IMPs against the board's datum, a mean or median of the field's scores (78B, 78D)."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from math import floor
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from arbitro.book.problem import refuse
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
from arbitro.scoring.outcome import Share
from arbitro.scoring.rounding import Rounding, rounded


class Datum(Struct, frozen=True):
    """The convention by which a board's datum is found.

    So many results are left out at each end: `trim` or, if that is more, the whole part of `trim_share` of them; but
    never so many that none would be left.
    """

    trim: int = 1
    trim_share: Fraction = msgspec.field(default_factory=Fraction)
    average: Literal["mean", "median"] = "mean"
    unit: int | None = 10  # None: not rounded
    rule: Rounding = Rounding.HALF_AWAY  # on the score for North-South
    counting: Counting = "played"
    own: bool = True  # whether a contestant's own score has a part in its datum

    def __post_init__(self) -> None:
        if self.trim < 0:
            raise refuse("datum-trim", found=self.trim, expected="0 1 2 …")
        if not 0 <= self.trim_share < Fraction(1, 2):
            raise refuse("datum-trim-share", found=self.trim_share, expected="0 … 1/2")
        if self.unit is not None and self.unit < 1:
            raise refuse("datum-unit", found=self.unit, expected="1 2 3 …")


class Butler(Struct, frozen=True, tag="butler"):
    """IMPs against a datum; the convention is the event's."""

    datum: Datum = Datum()
    sections: Sections = "across"


class AgainstDatum(Struct, frozen=True, tag="datum"):
    """A score against the datum, both seen from the contestant's side.

    `results` made the datum after `trimmed` were left out at each end. Without any other score to go by there is no
    datum, and the contestant has 0 IMPs.
    """

    score: int
    datum: Fraction | None
    unrounded: Fraction | None
    results: int
    trimmed: int
    convention: Datum
    difference: Fraction
    points: Fraction


ButlerWhy = AgainstDatum | WeightedWhy[AgainstDatum]


class FoundDatum(NamedTuple):
    """A datum, for North-South, and what it was made of."""

    value: Fraction | None
    unrounded: Fraction | None
    results: int
    trimmed: int


def find_datum(scores: Frequencies, convention: Datum) -> FoundDatum:
    """The datum of scores, each with its number."""
    total = int(sum(scores.values()))  # every line counts one, whatever its outcomes
    if not total:
        return FoundDatum(None, None, 0, 0)
    trimmed = min(max(convention.trim, floor(convention.trim_share * total)), (total - 1) // 2)
    kept = _without_ends(sorted(scores.items()), trimmed)
    results = total - 2 * trimmed
    if convention.average == "mean":
        unrounded = Fraction(sum(score * number for score, number in kept)) / results
    else:
        unrounded = _median(kept, Fraction(results, 2))
    value = unrounded if convention.unit is None else rounded(unrounded, convention.unit, convention.rule)
    return FoundDatum(value, unrounded, results, trimmed)


def _without_ends(scores: list[tuple[int, Number]], trimmed: int) -> list[tuple[int, Number]]:
    for _ in range(2):
        left: Number = trimmed
        kept = []
        for score, number in scores:
            gone = min(left, number)
            left -= gone
            if number > gone:
                kept.append((score, number - gone))
        scores = kept[::-1]
    return scores


def _median(scores: list[tuple[int, Number]], half: Fraction) -> Fraction:
    """The score in the middle, or the mean of the two that are."""
    passed: Number = 0
    for at, (score, number) in enumerate(scores):
        passed += number
        if passed > half:
            return Fraction(score)
        if passed == half:
            return Fraction(score + scores[at + 1][0], 2)
    raise AssertionError("half of the scores is never passed")


def score_butler(field: BoardField, method: Butler) -> BoardScores:
    """The IMPs of a board. The two sides of a line cancel unless the director gave them different scores."""
    points: dict[Side, list[Number | None]] = {side: [None] * len(field.lines) for side in Side}
    for group in groups(field, method.sections):
        for side in Side:
            datum_of = _datums(field, method, group, side)
            for at in group.members:
                datum = datum_of(at).value
                points[side][at] = weigh(shares(field.lines[at].outcome, side), partial(_won, side, datum))
    return board_scores(field.board, points[Side.NS], points[Side.EW])


def _won(side: Side, datum: Fraction | None, score: int) -> int:
    if datum is None:
        return 0
    return imps(score - datum) if side is Side.NS else imps(datum - score)


def explain_butler(field: BoardField, method: Butler, line: int, side: Side) -> ButlerWhy | None:
    """How a side's IMPs came about; None where it has no score."""
    datum = _datums(field, method, group_of(field, method.sections, line), side)(line)
    sign = 1 if side is Side.NS else -1

    def against(score: int) -> AgainstDatum:
        if datum.value is None or datum.unrounded is None:
            return AgainstDatum(sign * score, None, None, 0, 0, method.datum, Fraction(), Fraction())
        difference = sign * (score - datum.value)
        return AgainstDatum(
            sign * score,
            sign * datum.value,
            sign * datum.unrounded,
            datum.results,
            datum.trimmed,
            method.datum,
            difference,
            Fraction(imps(difference)),
        )

    return explain_shares(shares(field.lines[line].outcome, side), against)


def _datums(field: BoardField, method: Butler, group: Group, side: Side) -> Callable[[int], FoundDatum]:
    """The datum of each line of a group: one for all, or without each one's own score."""
    convention = method.datum
    scores = frequencies((field.lines[at] for at in group.members), side, convention.counting)
    if convention.own:
        datum = find_datum(scores, convention)
        return lambda _: datum
    without: dict[tuple[Share, ...], FoundDatum] = {}

    def own_left_out(at: int) -> FoundDatum:
        outcome = field.lines[at].outcome
        own = shares(outcome, side) if counts(outcome, side, convention.counting) else ()
        if own not in without:
            without[own] = find_datum(_less(scores, own), convention)
        return without[own]

    return own_left_out


def _less(scores: Frequencies, own: tuple[Share, ...]) -> Frequencies:
    left = dict(scores)
    for share in own:
        left[share.score_ns] -= share.weight
    return {score: number for score, number in left.items() if number}
