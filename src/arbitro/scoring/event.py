"""A session's results, and what they are worth."""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.edition import Edition
from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.bridge.seats import Side
from arbitro.regulations import Pack
from arbitro.scoring.artificial import ArtificialWhy
from arbitro.scoring.board import BoardScores
from arbitro.scoring.butler import Butler
from arbitro.scoring.cross_imps import CrossImps
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.matchpoints import Matchpoints
from arbitro.scoring.method import Method, Why, explain, has_top, is_for_teams, knows, unit
from arbitro.scoring.outcome import Adjusted, Imps, Percentage, brief
from arbitro.scoring.penalty import ScorePenalty, penalty_points
from arbitro.scoring.standings import Standings, strata


class ScoredSession(Struct, frozen=True):
    """The boards of one session with everything that counts. No two fields are of the same board."""

    fields: tuple[BoardField, ...]
    penalties: tuple[ScorePenalty, ...] = ()
    strata: Mapping[str, str] = {}  # of contestants; the first by name is the strongest


class Conditions(Struct, frozen=True):
    """By what an event is scored (78D)."""

    method: Method
    pack: Pack
    edition: Edition = Edition.E2017


class AverageWorth(Struct, frozen=True, tag="awarded"):
    """What an average plus or minus came to, and why."""

    why: ArtificialWhy
    points: Fraction
    top: int | None = None  # that it is a share of


class EventScores(Struct, frozen=True):
    """The points of every board, and the ranking of all contestants."""

    event: ScoredSession
    conditions: Conditions
    boards: tuple[BoardScores, ...]  # as the fields of the event
    awards: Mapping[tuple[str, str], AverageWorth]  # by board and contestant
    standings: Standings

    def points(self, board: int, line: int, side: Side, *, of: str | None = None) -> Fraction | None:
        """What a side of a line has, awards included; of two partners in an individual, the one named."""
        points = self.boards[board].points(line)[side is Side.EW]
        if of is None:
            award = self._award(board, line, side)
            return award.points if award and points is None else points
        own = dict(self.event.fields[board].lines[line].given).get(of)
        if isinstance(own, Imps):
            return own.imps
        if isinstance(own, Percentage):
            return own.share * (self.boards[board].top_of(line) or 0)
        award = self.awards.get((self.boards[board].board, of))
        return award.points if award else points

    def explain(self, board: int, line: int, side: Side) -> Why | AverageWorth | None:
        """How those points came about."""
        field = self.event.fields[board]
        why = explain(field, self.conditions.method, line, side, self.conditions.pack)
        return self._award(board, line, side) if why is None else why

    def _award(self, board: int, line: int, side: Side) -> AverageWorth | None:
        field = self.event.fields[board]
        return self.awards.get((field.board, field.lines[line].ns if side is Side.NS else field.lines[line].ew))

    def by_side(self) -> dict[Side, Standings]:
        """Two rankings, of those who sat North-South and of those who sat East-West (a movement with two winners)."""
        everybody = [line.everybody for line in _lines(self.event)]
        sat = {Side.NS: {who for seats in everybody for who in seats[::2]}}
        sat[Side.EW] = {who for seats in everybody for who in seats[1::2]}
        both = sat[Side.NS] & sat[Side.EW]
        if both:
            raise refuse("sat-both-ways", found=", ".join(sorted(both)))
        return {side: self.standings.among(of) for side, of in sat.items()}

    def by_stratum(self) -> dict[str, Standings]:
        """A ranking for each stratum; contestants of a lower one are ranked in the higher ones as well."""
        return strata(self.standings, self.event.strata)

    def by_section(self) -> dict[str, Standings]:
        """A ranking for each section; a contestant belongs to the first one in which it has a result."""
        home: dict[str, str] = {}
        for line in _lines(self.event):
            for who in line.everybody:
                home.setdefault(who, line.section)
        return {
            section: self.standings.among({who for who, at in home.items() if at == section})
            for section in dict.fromkeys(home.values())
        }


def _lines(event: ScoredSession) -> Iterator[Line]:
    return (line for field in event.fields for line in field.lines)


def field_problems(field: BoardField, method: Method) -> Iterator[Problem]:
    """What cannot be: a contestant on both sides of a table, or with two results on one board; too many results; an
    artificial score that the method does not know."""
    seen: set[tuple[str, Side | None]] = set()
    individual = any(line.south or line.west for line in field.lines)
    for at, line in enumerate(field.lines, 1):
        where = Place(board=field.board, index=at)
        if line.ns == line.ew:
            yield Problem("pair-against-itself", where, line.ns)
        sat = {line.ew: Side.EW, line.ns: Side.NS}
        if individual:
            sat |= {who: side for who, side in ((line.south, Side.NS), (line.west, Side.EW)) if who}
            if len(sat) < 4:
                yield Problem("player-twice-at-table", where, " ".join(line.everybody))
        for who, side in sat.items():
            seat = (who, side if is_for_teams(method) else None)
            if seat in seen:
                yield Problem("result-twice", where, who)
            seen.add(seat)
        adjusted = (line.outcome.ns, line.outcome.ew) if isinstance(line.outcome, Adjusted) else ()
        for adjustment in (*adjusted, *(given for _, given in line.given)):
            if not knows(method, adjustment):
                yield Problem("award-by-method", where, brief(adjustment))
    for section, results in sizes(field, method).items():
        most = field.expected_in(section)
        if most is not None and most < results:
            yield Problem("too-many-results", Place(board=field.board), str(results), str(most))


def sizes(field: BoardField, method: Method) -> Mapping[str, int]:
    """How many lines are compared with each other: those of each section if they are scored apart, else all ("")."""
    apart = _apart(method)
    return Counter(line.section if apart else "" for line in field.lines)


def _apart(method: Method) -> bool:
    return isinstance(method, Matchpoints | Butler | CrossImps) and method.sections == "apart"


def levelled(event: ScoredSession, method: Method) -> ScoredSession:
    """Every board brought to the size of the largest: where a board has fewer results, the others are missing.

    Where sections are scored apart, each of them is brought to its own largest size.
    """
    full: dict[str, int] = {}
    for field in event.fields:
        for section, results in sizes(field, method).items():
            full[section] = max(full.get(section, 0), field.expected_in(section) or 0, results)
    if _apart(method):
        return replace(event, fields=tuple(replace(field, sections=full) for field in event.fields))
    size = max([*full.values(), *(field.expected or 0 for field in event.fields)], default=0)
    return replace(event, fields=tuple(replace(field, expected=size) for field in event.fields))


def penalty_in(penalty: ScorePenalty, method: Method, top: int) -> Fraction:
    """The points that a penalty takes from a total of this method."""
    counted = unit(method)
    if counted is None:
        raise refuse("penalty-unit", found=penalty.unit.value)
    return penalty_points(penalty, counted, top if has_top(method) else None).points


def event_problems(event: ScoredSession, method: Method) -> Iterator[Problem]:
    """Everything that keeps an event from being scored."""
    seen: set[str] = set()
    for field in event.fields:
        if field.board in seen:
            yield Problem("board-twice", Place(board=field.board), field.board)
        seen.add(field.board)
        yield from field_problems(field, method)
    for penalty in event.penalties:
        try:
            penalty_in(penalty, method, 1)
        except ProblemsFound as trouble:
            yield from trouble.problems
