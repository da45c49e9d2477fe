"""Matchpoints (78A): two units for every score beaten, one for every equal one."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import accumulate, product
from math import prod
from typing import Literal, NamedTuple

from msgspec import Struct, convert

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.seats import Side
from arbitro.regulations import Pack, keys
from arbitro.scoring.board import BoardScores, board_scores
from arbitro.scoring.comparable import Part, WeightedWhy, counts, shares
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.fouled import is_small, small_group
from arbitro.scoring.neuberg import neuberg, reserve
from arbitro.scoring.outcome import Adjusted, Outcome, Percentage, Played


class Matchpoints(Struct, frozen=True, tag="matchpoints"):
    """Each score is compared with all others on the board.

    `weighted` says how the others on the board meet a weighted or split score: each of its shares by its weight, or
    not at all, so that it is missing for them. An assigned score that is one and the same for both sides is a score
    like any other.
    """

    scale: Literal[2, 1] = 2  # for a score beaten; half of it for an equal one
    missing: Literal["neuberg", "reserve"] = "neuberg"
    weighted: Literal["weights", "neuberg"] = "weights"
    sections: Literal["across", "apart"] = "across"  # apart: what a field expects is that of each section

    @classmethod
    def by(cls, pack: Pack) -> "Matchpoints":
        """As the regulations have it."""
        return convert(
            {
                "scale": pack[keys.POINTS_PER_WIN],
                "missing": pack[keys.MISSING_RESULTS],
                "weighted": pack[keys.WEIGHTED_IN_FIELD],
                "sections": pack[keys.SECTIONS],
            },
            cls,
        )


class Compared(Struct, frozen=True, tag="compared"):
    """One score, from its side's point of view, against the others; a share of a weighted one counts in part."""

    score: int
    beaten: Fraction
    equal: Fraction
    results: int  # this one among them
    points: Fraction


class Scaled(Struct, frozen=True, tag="scaled"):
    """Points among too few results, brought to the size of the field (N12.1, N87.2)."""

    compared: Compared
    field: int
    by: Literal["neuberg", "reserve"]
    points: Fraction


class SmallGroup(Struct, frozen=True, tag="small_group"):
    """A score in a group of a fouled board too small for Neuberg: a share of the top by its place (N87.2)."""

    results: int
    share: Fraction
    points: Fraction
    source: str  # of the table


class ShareOfTop(Struct, frozen=True, tag="share_of_top"):
    """An artificial score given as a share of the top."""

    share: Fraction
    points: Fraction


MatchpointsWhy = Compared | Scaled | SmallGroup | WeightedWhy[Compared | Scaled] | ShareOfTop


LARGE = 1000
"""From so many results on a board numpy is faster than counting in Python."""


class _Entry(NamedTuple):
    """A side's score on one line, seen from that side: its shares, and whether the others are compared with it."""

    shares: tuple[tuple[int, Fraction], ...]
    counts: bool


def matchpoints(scores: Sequence[int]) -> list[int]:
    """The matchpoints of every score among the others, on the scale of two."""
    table = _table(scores)
    return [table[score] for score in scores]


def _table(scores: Iterable[int]) -> dict[int, int]:
    """What each distinct score earns against the rest."""
    table = {}
    below = 0
    for score, count in sorted(Counter(scores).items()):
        table[score] = 2 * below + count - 1
        below += count
    return table


def top(results: int, scale: int = 2) -> int:
    """The most that a score can earn among so many."""
    return scale * max(results - 1, 0)


def plain_scores(field: BoardField, method: Matchpoints) -> list[int] | None:
    """The scores of a field without anything special, where every line is compared with every other; else None."""
    scores = []
    lines = field.lines
    if not lines:
        return None
    form, section, apart = lines[0].form, lines[0].section, method.sections == "apart"
    if field.expected_in(section if apart else "") not in (None, len(lines)):
        return None
    for line in lines:
        outcome = line.outcome
        if type(outcome) is not Played or line.form != form or (apart and line.section != section):
            return None
        scores.append(outcome.score_ns)
    return scores


def score_matchpoints(field: BoardField, method: Matchpoints, pack: Pack | None = None) -> BoardScores:
    """The matchpoints of a board. Without a pack, all groups of a fouled board go by Neuberg's formula."""
    scores = plain_scores(field, method)
    if scores is not None:
        return score_plain(field.board, scores, method.scale)
    ns: list[Fraction | None] = [None] * len(field.lines)
    ew = ns.copy()
    tops = [0] * len(field.lines)
    for section in _sections(field, method):
        for i in section.members:
            tops[i] = top(section.size, method.scale)
        for side, points in ((Side.NS, ns), (Side.EW, ew)):
            for group in _groups(section, side, method, pack):
                for i in group.members:
                    points[i] = group.points(i)
            for i in section.members:
                share = fixed_share(field.lines[i].outcome, side)
                if share is not None:
                    points[i] = share * tops[i]
    if len(set(tops)) > 1:
        return board_scores(field.board, ns, ew, max(tops), tuple(tops))
    most = tops[0] if tops else top(field.expected or 0, method.scale)
    return board_scores(field.board, ns, ew, most)


def score_plain(board: str, scores: Sequence[int], scale: int) -> BoardScores:
    """A board where every line is compared with every other."""
    most = 2 * (len(scores) - 1)
    large = _large(scores, most) if len(scores) >= LARGE else None
    if large is not None:
        ns, ew = large
    else:
        table = _table(scores)
        opposite = {score: most - points for score, points in table.items()}
        ns, ew = tuple(map(table.__getitem__, scores)), tuple(map(opposite.__getitem__, scores))
    return BoardScores(board, 2 // scale, ns, ew, top(len(scores), scale))


def _large(scores: Sequence[int], most: int) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """The points of a very large field, by numpy; None if there are scores that no contract gives."""
    import numpy as np

    from arbitro.scoring import vectorised

    try:
        ns = vectorised.matchpoints(np.array([scores]))[0].astype(np.int64)
    except ProblemsFound:
        return None
    return tuple(ns.tolist()), tuple((most - ns).tolist())


def explain_matchpoints(
    field: BoardField, method: Matchpoints, line: int, side: Side, pack: Pack | None = None
) -> MatchpointsWhy | None:
    """How a side's points on a line came about; None where it has none, or an award that waits for the session."""
    section = next(section for section in _sections(field, method) if line in section.members)
    share = fixed_share(field.lines[line].outcome, side)
    if share is not None:
        return ShareOfTop(share, share * top(section.size, method.scale))
    groups = _groups(section, side, method, pack)
    return next((group.why(line) for group in groups if line in group.members), None)


def fixed_share(outcome: Outcome, side: Side) -> Fraction | None:
    """The share of the top that a side was given as such."""
    if isinstance(outcome, Adjusted):
        given = outcome.ns if side is Side.NS else outcome.ew
        if isinstance(given, Percentage):
            return given.share
    return None


def _entry(outcome: Outcome, side: Side, method: Matchpoints) -> _Entry | None:
    sign = 1 if side is Side.NS else -1
    own = tuple((sign * share.score_ns, share.weight) for share in shares(outcome, side))
    return _Entry(own, counts(outcome, side, "shares" if method.weighted == "weights" else "assigned")) if own else None


class _Section(NamedTuple):
    """Lines that are compared with each other, and how many results a full field of them has."""

    lines: tuple[Line, ...]
    members: tuple[int, ...]
    size: int

    @property
    def scored(self) -> Iterator[Line]:
        """Those with a score for one side at least."""
        lines = (self.lines[i] for i in self.members)
        return (line for line in lines if any(shares(line.outcome, side) for side in Side))


def _sections(field: BoardField, method: Matchpoints) -> list[_Section]:
    lines: dict[str, list[int]] = {}
    for i, line in enumerate(field.lines):
        lines.setdefault(line.section if method.sections == "apart" else "", []).append(i)
    return [_Section(field.lines, tuple(of), max(field.expected_in(name) or 0, len(of))) for name, of in lines.items()]


def _groups(section: _Section, side: Side, method: Matchpoints, pack: Pack | None) -> list["_Group | _Few"]:
    """The lines of a section that have a score, apart by the form of the board they held (Law 87)."""
    forms: dict[str, dict[int, _Entry]] = {}
    for i in section.members:
        line = section.lines[i]
        entry = _entry(line.outcome, side, method)
        if entry is not None:
            forms.setdefault(line.form, {})[i] = entry
    fouled = len({line.form for line in section.scored}) > 1
    by = "neuberg" if fouled else method.missing
    groups: list[_Group | _Few] = []
    for entries in forms.values():
        few = {}
        if fouled and pack is not None:
            results = sum(entry.counts for entry in entries.values())
            few = {i: entry for i, entry in entries.items() if is_small(results + (not entry.counts), pack)}
            if few:
                groups.append(_Few(entries, tuple(few), side, top(section.size, method.scale), pack))
        if len(few) < len(entries):
            groups.append(_Group(entries, tuple(i for i in entries if i not in few), section.size, by, method.scale))
    return groups


class _Group:
    """Scores of one side that are compared with each other."""

    def __init__(
        self,
        entries: dict[int, _Entry],
        members: tuple[int, ...],
        size: int,
        by: Literal["neuberg", "reserve"],
        scale: int,
    ) -> None:
        self.members = members
        self._entries, self._size, self._by, self._scale = entries, size, by, scale
        counted = [entry for entry in entries.values() if entry.counts]
        self._results = len(counted)
        self._at: dict[int, Fraction] = {}
        for entry in counted:
            for score, weight in entry.shares:
                self._at[score] = self._at.get(score, Fraction()) + weight
        self._scores = sorted(self._at)
        self._below = [Fraction(), *accumulate(self._at[score] for score in self._scores)]
        self._points: dict[_Entry, Fraction] = {}

    def points(self, line: int) -> Fraction:
        """A line's points; lines with the same entry have the same."""
        entry = self._entries[line]
        points = self._points.get(entry)
        if points is None:
            points = self._points[entry] = self.why(line).points
        return points

    def why(self, line: int) -> Compared | Scaled | WeightedWhy[Compared | Scaled]:
        entry = self._entries[line]
        if len(entry.shares) == 1:
            return self._share(entry.shares[0][0], entry)
        parts = tuple(Part(weight, self._share(score, entry)) for score, weight in entry.shares)
        return WeightedWhy(parts, sum((part.weight * part.why.points for part in parts), Fraction()))

    def _share(self, score: int, own: _Entry) -> Compared | Scaled:
        """One outcome against the others, who are all that count but the line itself."""
        beaten = self._below[bisect_left(self._scores, score)]
        equal = self._at.get(score, Fraction())
        if own.counts:
            beaten -= sum((weight for other, weight in own.shares if other < score), Fraction())
            equal -= sum((weight for other, weight in own.shares if other == score), Fraction())
        results = self._results + (not own.counts)
        compared = Compared(score, beaten, equal, results, (2 * beaten + equal) * self._scale / 2)
        if results == self._size:
            return compared
        bring = neuberg if self._by == "neuberg" else reserve
        return Scaled(compared, self._size, self._by, bring(compared.points, results, self._size, self._scale))


class _Few:
    """A group of a fouled board that has too few results for a comparison."""

    def __init__(self, entries: dict[int, _Entry], members: tuple[int, ...], side: Side, most: int, pack: Pack) -> None:
        self.members = members
        self._entries, self._side, self._top, self._pack = entries, side, most, pack

    def points(self, line: int) -> Fraction:
        return self.why(line).points

    def why(self, line: int) -> SmallGroup:
        own = self._entries[line]
        group = [own, *(entry for i, entry in self._entries.items() if i != line and entry.counts)]
        share = Fraction()
        for scores in product(*(entry.shares for entry in group)):
            share += prod(weight for _, weight in scores) * self._own_share([score for score, _ in scores])
        source = self._pack.setting(keys.SMALL_GROUPS).source
        return SmallGroup(len(group), share, share * self._top, source)

    def _own_share(self, scores: list[int]) -> Fraction:
        """The share of the first of these scores, which are seen from this side."""
        if self._side is Side.NS:
            return small_group(scores, self._pack)[0][0]
        return small_group([-score for score in scores], self._pack)[1][0]
