"""A sheet of results scored: its rankings, and every board with the points and how they came about."""

from collections.abc import Iterator
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.edition import Edition
from arbitro.book.problem import Problem, ProblemsFound
from arbitro.bridge.seats import Side
from arbitro.cli.figures import exact_or_none
from arbitro.cli.scores.standings.answers import RankedContestant, Reason, ScoredBoard, ScoredResult, SideReasons
from arbitro.cli.scores.standings.reasons import reason
from arbitro.formats.results import ResultEntry, ResultRows, ResultSheet, board_field
from arbitro.regulations import Pack, keys
from arbitro.regulations.readers import exact
from arbitro.scoring.adjusted import Authority, adjustment_problems
from arbitro.scoring.board_a_match import WON, BoardAMatch
from arbitro.scoring.event import EventScores, ScoredSession, event_problems, levelled, sizes
from arbitro.scoring.field import BoardField
from arbitro.scoring.knockout import balanced
from arbitro.scoring.method import Method, has_top, is_for_teams
from arbitro.scoring.outcome import Adjusted, Adjustment, Artificial, Average, Outcome, Percentage, Played
from arbitro.scoring.rounding import exact_text
from arbitro.scoring.standings import Extra, Standings, rank
from arbitro.scoring.tally import score
from arbitro.scoring.team_match import other_room, rooms
from arbitro.scoring.total_points import TotalPoints


class SessionRanking(Struct, frozen=True):
    """One ranking of the session: of everybody, or of a direction, a section, a stratum."""

    standings: Standings
    section: str = ""
    side: Side | None = None
    stratum: str = ""

    @property
    def group(self) -> str:
        return " ".join(part for part in (self.section, self.side.value if self.side else "", self.stratum) if part)


class Points(Struct, frozen=True):
    """What both sides of a line have among the results of the board, and what counts in the ranking."""

    ns: Fraction | None
    ew: Fraction | None
    counted_ns: Fraction | None
    counted_ew: Fraction | None

    @property
    def differ(self) -> bool:
        return (self.ns, self.ew) != (self.counted_ns, self.counted_ew)


def sheet_problems(sheet: ResultSheet, method: Method, pack: Pack, edition: Edition) -> list[Problem]:
    """Everything that keeps a sheet from being scored, with the line that it stands in."""
    problems = [*sheet.problems, *sheet.against_itself()]
    boards = sheet.by_board()
    event = ScoredSession(tuple(board_field(number, entries) for number, entries in boards.items()), sheet.penalties)
    if mismatch := _mismatch(event, method):
        return [*problems, mismatch]
    for problem in event_problems(event, method):
        place = problem.where
        if place.board and place.index:
            place = boards[int(place.board)][place.index - 1].where
        problems.append(replace(problem, where=place))
    for entry in sheet.entries:
        if isinstance(entry.outcome, Adjusted):
            # a file does not say who gave the score: refused is what nobody may give
            wrong = adjustment_problems(entry.outcome, edition, pack=pack, by=Authority.COMMITTEE)
            problems += (replace(problem, where=entry.where) for problem in wrong)
    if is_for_teams(method):
        problems += _alone(event, boards)
    order = {entry.where: at for at, entry in enumerate(sheet.entries)}
    return sorted(dict.fromkeys(problems), key=lambda p: (p.where.line or 0, p.where.index or 0, order.get(p.where, 0)))


def sound(sheet: ResultSheet, method: Method, pack: Pack, edition: Edition) -> ResultSheet:
    """The sheet without results that something is wrong with, which become notes; refused if that is not all."""
    while problems := sheet_problems(sheet, method, pack, edition):
        wrong = {problem.where for problem in problems}
        entries = tuple(entry for entry in sheet.entries if entry.where not in wrong)
        if not entries or (len(entries) == len(sheet.entries) and not sheet.problems):
            raise ProblemsFound(problems)
        sheet = replace(sheet, entries=entries, problems=(), notes=(*sheet.notes, *problems))
    return sheet


def _mismatch(event: ScoredSession, method: Method) -> Problem | None:
    """A method of teams for results of pairs, or the reverse: told once, not for every result."""
    lines = sum(len(field.lines) for field in event.fields)
    if any(line.ns == line.ew for field in event.fields for line in field.lines):
        return None
    matched = 2 * sum(len(rooms(field)) for field in event.fields)
    if is_for_teams(method) and lines > 1 and not matched:
        return Problem("method-for-teams")
    if not is_for_teams(method) and lines and matched == lines:
        return Problem("method-for-pairs")
    return None


def in_awards(sheet: ResultSheet, method: Method, pack: Pack, edition: Edition) -> ResultSheet:
    """Where there is no top, the shares for average plus, average and minus mean those awards (12C2(b)).

    As in matchpoints, a figure that was given is final; A+ and A- follow the session (12C2(c)).
    """
    if has_top(method) or isinstance(method, TotalPoints):
        return sheet
    awards = {
        pack[keys.AVERAGE_PLUS, edition]: Average.AVERAGE_PLUS,
        pack[keys.AVERAGE, edition]: Average.AVERAGE,
        pack[keys.AVERAGE_MINUS, edition]: Average.AVERAGE_MINUS,
    }

    def meant(given: Adjustment) -> Adjustment:
        award = awards.get(given.share) if isinstance(given, Percentage) else None
        return given if award is None else Artificial(award, final=True)

    entries = (
        replace(entry, outcome=Adjusted(meant(entry.outcome.ns), meant(entry.outcome.ew)))
        if isinstance(entry.outcome, Adjusted)
        else entry
        for entry in sheet.entries
    )
    return replace(sheet, entries=tuple(entries))


def _alone(event: ScoredSession, boards: dict[int, tuple[ResultEntry, ...]]) -> Iterator[Problem]:
    """Tables of a match without the other table."""
    for field in event.fields:
        matched = {at for both in rooms(field) for at in both}
        for at, entry in enumerate(boards[int(field.board)]):
            if at not in matched:
                yield Problem("no-other-table", entry.where, f"{entry.ns} - {entry.ew}")


class ScoredSheet:
    """A sheet without problems, scored.

    Points on a board are those among its own results. In the ranking every board, or every section of it that is
    scored apart, counts for as many tables as the largest one, missing results allowed for as the regulations say
    (N12.1); where that changes the points, both are known. In a match both tables show what the teams
    have from the board.
    """

    def __init__(
        self, sheet: ResultSheet, method: Method, pack: Pack, edition: Edition, *, knockout: bool = False
    ) -> None:
        self.sheet, self.method, self.pack, self.edition = sheet, method, pack, edition
        self.knockout = knockout  # scores that do not balance are met half-way
        self.boards = sheet.by_board()
        fields = tuple(board_field(number, entries) for number, entries in self.boards.items())
        event = ScoredSession(fields, sheet.penalties, sheet.strata)
        full = levelled(event, method)
        self.counted: EventScores = score(full, method, pack=pack, edition=edition)
        uneven = any(
            field.expected_in(section) != results
            for field in full.fields
            for section, results in sizes(field, method).items()
        )
        self._own = score(event, method, pack=pack, edition=edition) if uneven else self.counted
        if knockout:
            self.counted = replace(self.counted, standings=self._met_half_way())
        self.top = max((board.top or 0 for board in self.counted.boards), default=0) if has_top(method) else None

    def points(self, board: int, line: int) -> Points:
        if is_for_teams(self.method):
            ns, ew = self._of_match(board, line)
            return Points(ns, ew, ns, ew)
        ns, ew = (self.counted.points(board, line, side) for side in Side)
        if self._own.boards[board] == self.counted.boards[board]:
            return Points(ns, ew, ns, ew)
        own_ns, own_ew = (self._on_board(board, line, side) for side in Side)
        return Points(own_ns, own_ew, ns, ew)

    def _on_board(self, board: int, line: int, side: Side) -> Fraction | None:
        """Points among the board's own results; an award is the same share of their top."""
        field = self._own.event.fields[board]
        who = field.lines[line].ns if side is Side.NS else field.lines[line].ew
        award = self.counted.awards.get((field.board, who))
        top = self._own.boards[board].top_of(line)
        if award and award.top and top is not None:
            return award.why.worth * top
        return self._own.points(board, line, side)

    # -- matches

    def _of_match(self, board: int, line: int) -> tuple[Fraction | None, Fraction | None]:
        """What the two teams at a table have from the board, which is decided at both tables of their match."""
        ns, ew = self._alone_of_match(board, line)
        if ns is not None and ew is not None and self.knockout:
            met = balanced(ns, ew, self.edition, at_stake=WON if isinstance(self.method, BoardAMatch) else 0)
            return met.first, met.second
        return ns, ew

    def _alone_of_match(self, board: int, line: int) -> tuple[Fraction | None, Fraction | None]:
        other = other_room(self.counted.event.fields[board], line)

        def of(side: Side) -> Fraction | None:
            here = self.counted.points(board, line, side)
            there = None if other is None else self.counted.points(board, other, side.opponents)
            return here if there is None else there + (here or 0)

        return of(Side.NS), of(Side.EW)

    def _met_half_way(self) -> Standings:
        """The ranking with what 12C4 (86B) changes."""
        standings = self.counted.standings
        place = {who: at for at, who in enumerate(standings.totals.contestants)}
        extras = dict(standings.totals.extras)
        for at, field in enumerate(self.counted.event.fields):
            for here, _ in rooms(field):
                line = field.lines[here]
                alone, met = self._alone_of_match(at, here), self._of_match(at, here)
                for who, before, after in zip((line.ns, line.ew), alone, met, strict=True):
                    if before is not None and after is not None:
                        extra = extras.get(place[who], Extra())
                        extras[place[who]] = replace(extra, points=extra.points + after - before)
        return rank(replace(standings.totals, extras=extras), standings.order)

    # -- rankings

    def rankings(self, winners: int) -> list[SessionRanking]:
        """One of everybody, or one for each direction; apart where sections are; then those of the strata."""
        scores = self.counted
        apart = getattr(self.method, "sections", "across") == "apart"
        sections = scores.by_section() if apart else {"": scores.standings}
        sides: dict[Side | None, Standings] = {None: scores.standings}
        if winners == 2:
            sides = dict(scores.by_side().items())
        tables = []
        for section, of_section in sections.items():
            members = {row.contestant for row in of_section}
            for side, of_side in sides.items():
                tables.append(SessionRanking(of_side.among(members) if apart else of_side, section, side))
        if self.sheet.strata:
            tables += (SessionRanking(ranked, stratum=name) for name, ranked in scores.by_stratum().items())
        return tables

    def ranked(self, winners: int) -> tuple[RankedContestant, ...]:
        return tuple(
            RankedContestant(
                row.rank,
                row.tied,
                row.contestant,
                exact_text(row.total),
                exact_or_none(row.percent),
                exact_text(row.penalty),
                ranking.group,
            )
            for ranking in self.rankings(winners)
            for row in ranking.standings
        )

    # -- what others say, and are told

    def against_published(self) -> Iterator[Problem]:
        """Percentages, or else totals, of the file that are not those found here; hand-edited ones, as a rule."""
        for row in self.counted.standings:
            if pair := self.sheet.published.get(row.contestant):
                text, own = (pair.percent, row.percent) if pair.percent else (pair.total, row.total)
                told = exact(text)
                if told is not None and own is not None and abs(told - own) >= Fraction(1, 100):
                    yield Problem("published-differs", found=f"{row.contestant}: {text}", expected=f"{float(own):.2f}")

    def usebio(self, read: ResultRows, method: str) -> str:
        """The session with its points and ranking."""
        from arbitro.formats.results import usebio
        from arbitro.formats.results.files import normal

        points = {
            entry.where: (self._decimal(found.counted_ns), self._decimal(found.counted_ew))
            for at, entries in enumerate(self.boards.values())
            for line, entry in enumerate(entries)
            for found in (self.points(at, line),)
        }
        ranked = {
            row.contestant: usebio.Published(
                self._decimal(row.total), self._decimal(row.percent), f"{row.rank}{'=' if row.tied else ''}"
            )
            for ranking in self.rankings(self.sheet.winners or 1)
            for row in ranking.standings
        }
        rows = normal(replace(read, problems=()))
        return usebio.write(replace(rows, head=replace(rows.head, method=method)), points, ranked)

    @staticmethod
    def _decimal(value: Fraction | None) -> str:
        return "" if value is None else f"{float(value):.2f}".removesuffix(".00")

    # -- boards

    def full_size(self, at: int) -> int:
        """The results that the board would have if none were missing."""
        field = self.counted.event.fields[at]
        return sum(field.sections.values()) or field.expected or len(field.lines)

    def scored_board(self, at: int) -> ScoredBoard:
        """A board as the answer has it."""
        field = self.counted.event.fields[at]
        known: dict[object, Reason | None] = {}
        return ScoredBoard(
            int(field.board), tuple(self._result(field, at, line, known) for line in range(len(field.lines)))
        )

    def _result(self, field: BoardField, at: int, line: int, known: dict[object, Reason | None]) -> ScoredResult:
        row, points = field.lines[line], self.points(at, line)
        return ScoredResult(
            row.ns,
            row.ew,
            score_of(row.outcome),
            exact_or_none(points.ns),
            exact_or_none(points.ew),
            SideReasons(self._reason(field, at, line, Side.NS, known), self._reason(field, at, line, Side.EW, known)),
            exact_or_none(points.counted_ns) if points.differ else None,
            exact_or_none(points.counted_ew) if points.differ else None,
        )

    def _reason(
        self, field: BoardField, at: int, line: int, side: Side, known: dict[object, Reason | None]
    ) -> Reason | None:
        """Why; equal scores of a field have the same reason, which is looked for once."""
        row = field.lines[line]
        value = None if is_for_teams(self.method) else score_of(row.outcome)
        key = (line, side) if value is None else (value, row.section, row.form, side)
        if key not in known:
            why = self.counted.explain(at, line, side)
            known[key] = None if why is None else reason(why)
        return known[key]


def score_of(outcome: Outcome) -> int | None:
    return outcome.score_ns if isinstance(outcome, Played) else None
