"""A session that is scored while results come in.

A tally keeps every board's points and every contestant's sums. Each change gives a new tally in which only that board
is scored anew and only the sums of those whose points changed are touched; the ranking is made when it is asked for.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cached_property
from itertools import repeat
from math import lcm

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.edition import Edition
from arbitro.book.problem import Place, ProblemsFound, refuse
from arbitro.regulations import Pack
from arbitro.scoring.artificial import explain_imps, explain_share
from arbitro.scoring.board import BoardScores
from arbitro.scoring.board_a_match import BoardAMatch
from arbitro.scoring.event import (
    AverageWorth,
    Conditions,
    EventScores,
    ScoredSession,
    event_problems,
    field_problems,
    penalty_in,
)
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.matchpoints import Matchpoints, plain_scores, score_plain
from arbitro.scoring.method import Method, score_board
from arbitro.scoring.outcome import (
    Adjusted,
    Adjustment,
    Artificial,
    Average,
    Imps,
    Outcome,
    Percentage,
    Played,
    Weighted,
)
from arbitro.scoring.penalty import ScorePenalty, Unit
from arbitro.scoring.standings import Extra, Standings, Totals, in_order, rank
from arbitro.scoring.team_match import TeamImps, rooms

Points = tuple[int | None, ...]


class _Given(Struct, frozen=True):
    """An artificial score: it counts, but not among the contestant's own results."""

    contestant: int
    award: Average | Fraction | Imps
    top: int
    final: bool


class _Board(Struct, frozen=True):
    """One board's part in the sums."""

    field: BoardField
    plain: tuple[int, ...] | None  # the scores, where matchpoints compare every line with every other
    scores: BoardScores
    ns: tuple[int, ...]  # contestants, by their place in the columns
    ew: tuple[int, ...]
    own_ns: Points  # without artificial scores
    own_ew: Points
    given: tuple[_Given, ...] = ()
    south: tuple[int, ...] = ()  # the partners in an individual
    west: tuple[int, ...] = ()

    @property
    def sides(self) -> tuple[tuple[tuple[int, ...], Points], ...]:
        """Who sat where, line by line, with their own points."""
        sides = (self.ns, self.own_ns), (self.ew, self.own_ew)
        return (*sides, (self.south, self.own_ns), (self.west, self.own_ew)) if self.south else sides


class _Columns:
    """The sums of all contestants while they are being changed."""

    def __init__(self, tally: "Tally | None", size: int) -> None:
        missing = [0] * (size - (len(tally.points) if tally else 0))
        self.points = [*tally.points, *missing] if tally else missing
        self.tops = [*tally.tops, *missing] if tally else missing.copy()
        self.played = [*tally.played, *missing] if tally else missing.copy()
        self.lines = [*tally.lines, *missing] if tally else missing.copy()

    def add(self, board: _Board, factor: int, sign: int = 1) -> None:
        """Counts a board in, or with the sign -1 out."""
        points, tops, played, lines = self.points, self.tops, self.played, self.lines
        scores = board.scores
        for sat, own_points in board.sides:
            for who, own, top in zip(sat, own_points, scores.tops or repeat(scores.top or 0), strict=False):
                lines[who] += sign
                if own is not None:
                    points[who] += sign * factor * own
                    tops[who] += sign * top
                    played[who] += sign


class Tally(Struct, frozen=True, dict=True):
    """The state of a session's scores. Build it with `Tally.of`; the columns are its own business."""

    conditions: Conditions
    penalties: tuple[ScorePenalty, ...]
    strata: Mapping[str, str]
    boards: Mapping[str, _Board]
    places: Mapping[str, int]  # contestant: its place in the columns
    denominator: int = 1  # of the points
    points: tuple[int, ...] = ()  # of each contestant's own results
    tops: tuple[int, ...] = ()
    played: tuple[int, ...] = ()  # own results
    lines: tuple[int, ...] = ()  # own results, artificial scores and boards not played
    by_name: tuple[int, ...] = ()  # contestants with a line

    @classmethod
    def of(cls, event: ScoredSession, method: Method, *, pack: Pack, edition: Edition = Edition.E2017) -> "Tally":
        """The tally of all that is in an event. Raises with everything that keeps it from being scored."""
        conditions = Conditions(method, pack, edition)
        places: dict[str, int] = {}
        boards = {}
        for field in event.fields:
            board = _scored(field, conditions, places)
            if board is None or field.board in boards:
                raise ProblemsFound(event_problems(event, method))
            boards[field.board] = board
        if any(event_problems(ScoredSession((), event.penalties), method)):
            raise ProblemsFound(event_problems(event, method))
        denominator = _denominator(boards.values())
        columns = _Columns(None, len(places))
        for board in boards.values():
            columns.add(board, denominator // board.scores.denominator)
        return _with(cls(conditions, event.penalties, event.strata, boards, places, denominator), columns)

    # -- what happens

    def enter(self, board: str, line: Line) -> "Tally":
        """A new result on a board, which may be a new one."""
        old = self.boards.get(board)
        return self._changed(replace(old.field, lines=(*old.field.lines, line)) if old else BoardField(board, (line,)))

    def correct(self, board: str, line: int | tuple[str, str], outcome: Outcome) -> "Tally":
        """Another outcome on a line, named by its place on the board or by its two contestants."""
        old = self._board(board)
        at = _find(old.field, line)
        lines = old.field.lines
        before = lines[at]
        changed = Line(before.ns, before.ew, outcome, before.section, before.form, before.south, before.west)
        field = BoardField(board, (*lines[:at], changed, *lines[at + 1 :]), old.field.expected, old.field.sections)
        method = self.conditions.method
        if old.plain is None or type(outcome) is not Played or not isinstance(method, Matchpoints):
            return self._changed(field)
        plain = (*old.plain[:at], outcome.score_ns, *old.plain[at + 1 :])
        scores = score_plain(board, plain, method.scale)
        new = _Board(field, plain, scores, old.ns, old.ew, scores.ns, scores.ew, (), old.south, old.west)
        return self._shifted(old, new)

    def withdraw(self, board: str, line: int | tuple[str, str]) -> "Tally":
        """A result taken back."""
        field = self._board(board).field
        at = _find(field, line)
        return self._changed(replace(field, lines=field.lines[:at] + field.lines[at + 1 :]))

    def penalise(self, penalty: ScorePenalty) -> "Tally":
        """A penalty more."""
        penalty_in(penalty, self.conditions.method, 1)
        return replace(self, penalties=(*self.penalties, penalty))

    def pardon(self, penalty: ScorePenalty) -> "Tally":
        """A penalty taken back."""
        if penalty not in self.penalties:
            raise refuse("no-such-penalty", found=penalty.contestant)
        at = self.penalties.index(penalty)
        return replace(self, penalties=self.penalties[:at] + self.penalties[at + 1 :])

    def brought_to(self, event: ScoredSession) -> "Tally":
        """The tally of another state of the same session: only the boards that differ are scored anew."""
        if tuple(self.boards) != tuple(field.board for field in event.fields) or self.strata != event.strata:
            return Tally.of(event, self.conditions.method, pack=self.conditions.pack, edition=self.conditions.edition)
        tally = self
        for field in event.fields:
            if field != self.boards[field.board].field:
                tally = tally._changed(field)
        if event.penalties != self.penalties:
            if any(event_problems(ScoredSession((), event.penalties), self.conditions.method)):
                raise ProblemsFound(event_problems(event, self.conditions.method))
            tally = replace(tally, penalties=event.penalties)
        return tally

    # -- what it comes to

    @property
    def event(self) -> ScoredSession:
        """The results and penalties as they are now."""
        return ScoredSession(tuple(board.field for board in self.boards.values()), self.penalties, self.strata)

    @cached_property
    def standings(self) -> Standings:
        """The ranking of everyone who has a line, or a penalty."""
        names = [*self.places]
        penalties: dict[int, Fraction] = defaultdict(Fraction)
        members, points, tops = self.by_name, self.points, self.tops
        if self.penalties:
            places = dict(self.places)
            for penalty in self.penalties:
                who = places.setdefault(penalty.contestant, len(places))
                top = self._top(who) if penalty.unit is Unit.PERCENT_OF_TOP else 0
                penalties[who] += penalty_in(penalty, self.conditions.method, top)
            if not penalties.keys() <= set(members):
                names = [*places]
                members = tuple(who for who in in_order(names) if who in penalties or who in set(members))
                points += (0,) * (len(names) - len(points))
                tops += (0,) * (len(names) - len(tops))
        given: dict[int, list[tuple[Fraction, int]]] = defaultdict(list)
        for _, award, worth in self._given:
            points_given = worth.points if isinstance(worth, AverageWorth) else worth
            given[award.contestant].append((points_given, award.top))
        extras = {
            who: Extra(
                sum((worth for worth, _ in given.get(who, ())), Fraction()),
                sum(top for _, top in given.get(who, ())),
                penalties.get(who, Fraction()),
            )
            for who in penalties.keys() | given.keys()
        }
        return rank(Totals(tuple(names), self.denominator, points, tops, extras), members)

    def _top(self, who: int) -> int:
        """The top that a penalty is a part of: the largest of the contestant's own boards; without any, of all."""
        own = (
            board.scores.top_of(at) or 0
            for board in self.boards.values()
            for sat, _ in board.sides
            for at, seated in enumerate(sat)
            if seated == who
        )
        every = max((board.scores.top or 0 for board in self.boards.values()), default=0)
        return max(own, default=every)

    @cached_property
    def scores(self) -> EventScores:
        """Everything."""
        names = [*self.places]
        awards = {
            (board, names[given.contestant]): worth
            for board, given, worth in self._given
            if isinstance(worth, AverageWorth)
        }
        boards = tuple(board.scores for board in self.boards.values())
        return EventScores(self.event, self.conditions, boards, awards, self.standings)

    @cached_property
    def _given(self) -> list[tuple[str, _Given, Fraction | AverageWorth]]:
        """Artificial scores and their worth: of an average plus or minus by the contestant's own results (12C2(c)).

        Which of a contestant's boards is its second without a result (12C2(d)) goes by the order of the boards.
        """
        worths = []
        before: dict[int, int] = defaultdict(int)
        for name, board in self.boards.items():
            for given in board.given:
                before[given.contestant] += 1
                worths.append((name, given, self._worth(given, before[given.contestant])))
        return worths

    def _worth(self, given: _Given, nth: int) -> Fraction | AverageWorth:
        method, pack, edition = self.conditions.method, self.conditions.pack, self.conditions.edition
        who, award = given.contestant, given.award
        if isinstance(award, Fraction):
            return award * given.top
        if isinstance(award, Imps):
            return award.imps
        if given.final:
            nth = 1
        if isinstance(method, Matchpoints):
            own = self._part(who, self.tops[who], given)
            why = explain_share(award, own, edition, pack=pack, nth=nth)
            return AverageWorth(why, why.worth * given.top, given.top)
        why = explain_imps(award, self._part(who, self.played[who], given), edition, pack=pack, nth=nth)
        return AverageWorth(why, why.worth)

    def _part(self, who: int, of: int, given: _Given) -> Fraction | None:
        """The contestant's own points as a part of the tops or boards that they were won on, if that is looked at."""
        return Fraction(self.points[who], self.denominator * of) if of and not given.final else None

    # -- how it changes

    def _board(self, board: str) -> _Board:
        kept = self.boards.get(board)
        if kept is None:
            raise refuse("unknown-board", found=board, expected=" ".join(self.boards))
        return kept

    def _shifted(self, old: _Board, new: _Board) -> "Tally":
        """The same lines of a plain board with other points."""
        factor = self.denominator // new.scores.denominator
        points = [*self.points]
        for (sat, before), (_, after) in zip(old.sides, new.sides, strict=True):
            for who, had, has in zip(sat, before, after, strict=True):
                if had is not None and has is not None and had != has:
                    points[who] += (has - had) * factor
        return replace(self, boards={**self.boards, new.field.board: new}, points=tuple(points))

    def _changed(self, field: BoardField) -> "Tally":
        """Another field of a board, or a new board."""
        places = {**self.places}
        old, new = self.boards.get(field.board), _scored(field, self.conditions, places)
        if new is None:
            raise ProblemsFound(field_problems(field, self.conditions.method))
        boards = {**self.boards, field.board: new}
        denominator = _denominator(boards.values())
        columns = _Columns(self, len(places))
        if old:
            columns.add(old, self.denominator // old.scores.denominator, -1)
        if denominator != self.denominator:
            columns.points = [points * denominator // self.denominator for points in columns.points]
        columns.add(new, denominator // new.scores.denominator)
        return _with(replace(self, boards=boards, places=places, denominator=denominator), columns)


def score(event: ScoredSession, method: Method, *, pack: Pack, edition: Edition = Edition.E2017) -> EventScores:
    """The points and the ranking of a session. Raises with everything that keeps it from being scored."""
    return Tally.of(event, method, pack=pack, edition=edition).scores


def _with(tally: Tally, columns: _Columns) -> Tally:
    lines = tuple(columns.lines)
    by_name = tally.by_name
    if [not n for n in lines] != [not n for n in tally.lines]:
        names = [*tally.places]
        by_name = tuple(who for who in in_order(names) if lines[who])
    return replace(
        tally,
        points=tuple(columns.points),
        tops=tuple(columns.tops),
        played=tuple(columns.played),
        lines=lines,
        by_name=by_name,
    )


def _denominator(boards: Iterable[_Board]) -> int:
    return lcm(*{board.scores.denominator for board in boards})


def _find(field: BoardField, line: int | tuple[str, str]) -> int:
    if isinstance(line, int):
        if 0 <= line < len(field.lines):
            return line
        raise refuse("unknown-line", where=Place(board=field.board), found=line + 1, expected=f"1-{len(field.lines)}")
    for at, entered in enumerate(field.lines):
        if entered.ns == line[0] and entered.ew == line[1]:
            return at
    raise refuse("unknown-line", where=Place(board=field.board), found=" - ".join(line))


def _award(adjustment: Adjustment) -> tuple[Average | Fraction | Imps, bool]:
    """What was given without a score, and whether the session does not change it."""
    match adjustment:
        case Imps():
            return adjustment, True
        case Percentage(share):
            return share, True
        case Artificial(award, final):
            return award, final
        case Weighted():
            raise refuse("award-by-method", found="weighted")


def _scored(field: BoardField, conditions: Conditions, places: dict[str, int]) -> _Board | None:
    """A board's points and who has them, with places for new contestants; None if it cannot be scored."""
    method = conditions.method
    lines = field.lines
    ns = tuple([places.setdefault(line.ns, len(places)) for line in lines])
    ew = tuple([places.setdefault(line.ew, len(places)) for line in lines])
    south: tuple[int, ...] = ()
    west: tuple[int, ...] = ()
    if any(line.south or line.west for line in lines):
        if not all(line.south and line.west for line in lines):
            return None
        south = tuple([places.setdefault(line.south, len(places)) for line in lines])
        west = tuple([places.setdefault(line.west, len(places)) for line in lines])
    if isinstance(method, Matchpoints):
        plain = plain_scores(field, method)
        if plain is not None:
            if len({*ns, *ew, *south, *west}) != (4 if south else 2) * len(lines):
                return None
            scores = score_plain(field.board, plain, method.scale)
            return _Board(field, tuple(plain), scores, ns, ew, scores.ns, scores.ew, (), south, west)
    if any(field_problems(field, method)):
        return None
    scores = score_board(field, method, conditions.pack)
    own_ns, own_ew = [*scores.ns], [*scores.ew]
    given: list[_Given] = []
    for here, there in rooms(field) if isinstance(method, TeamImps) else ():
        for room, other in ((own_ns, own_ew), (own_ew, own_ns)):  # a team's one result stands in two lines
            if room[here] is None or other[there] is None:
                room[here] = None
            other[there] = None
    for at, line in enumerate(lines):
        outcome = line.outcome
        if isinstance(outcome, Adjusted):
            for adjustment, sat, partners, own, points in (
                (outcome.ns, ns, south, own_ns, scores.ns),
                (outcome.ew, ew, west, own_ew, scores.ew),
            ):
                if isinstance(adjustment, Weighted) or isinstance(method, BoardAMatch):
                    continue  # board-a-match gives its awards on the board itself (N12.2)
                if points[at] is None or isinstance(method, Matchpoints):
                    own[at] = None
                    apart = {places[name]: another for name, another in line.given}
                    for who in (sat[at], partners[at]) if partners else (sat[at],):
                        award, final = _award(apart.get(who, adjustment))
                        given.append(_Given(who, award, scores.top_of(at) or 0, final))
    return _Board(field, None, scores, ns, ew, tuple(own_ns), tuple(own_ew), tuple(given), south, west)
