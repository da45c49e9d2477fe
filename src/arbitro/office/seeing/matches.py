"""Teams: who met whom with what result, and a match board by board."""

from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import refuse
from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.results import ROOMS
from arbitro.contest.facts.state import Phase, at_table, spot_of
from arbitro.contest.scoring.matches import ScoredMatch, match_records
from arbitro.office.room.plays import BoardAt, rooms_at
from arbitro.office.seeing.points import compared, match_at, points
from arbitro.office.seeing.standings import shown_phase, standings
from arbitro.office.seeing.view import Named, View
from arbitro.office.seeing.visibility import TheRanking, TheResult


class Meeting(Struct, frozen=True, kw_only=True):
    """A match that is over, from the side of one team; without opponents a bye."""

    team: str
    opponents: str | None
    round: int
    vp: Fraction
    imps: Fraction
    awarded: bool = False


class CrossTable(Struct, frozen=True, kw_only=True):
    """The teams in the order of the ranking, and what each had against each."""

    phase: str
    group: str
    teams: tuple[Named, ...]
    meetings: tuple[Meeting, ...]


class MatchNow(Struct, frozen=True, kw_only=True):
    """A match in two rooms, drawn, under way or over; what it came to only where its round may be seen. `awarded`: at
    least one of the teams has something else in its place."""

    at: Spot
    home: Named
    away: Named
    imps: tuple[Fraction, Fraction] | None = None
    vp: tuple[Fraction, Fraction] | None = None
    complete: bool = False
    awarded: bool = False


class MatchLine(Struct, frozen=True, kw_only=True):
    """A board of a match; `home` and `away`: what it was worth to each."""

    board: int
    open: Recorded | None = None
    closed: Recorded | None = None
    home: Fraction | None = None
    away: Fraction | None = None


class MatchSheet(Struct, frozen=True, kw_only=True):
    """A match in two rooms; its sums only where its round counts in a ranking that may be seen."""

    at: Spot
    home: Named
    away: Named
    lines: tuple[MatchLine, ...]
    imps: tuple[Fraction, Fraction] | None = None
    vp: tuple[Fraction, Fraction] | None = None
    complete: bool = False


def cross_table(view: View, phase: str = "", group: str = "") -> CrossTable:
    """Of the matches whose points may be seen."""
    shown = shown_phase(view, view.phase(phase))
    rows = [row for ranking in standings(view, phase) if ranking.group == group for row in ranking.rows]
    here = {row.who.id for row in rows}
    records = match_records(shown, view.contest.plan, view.pack) if shown is not None else ()
    return CrossTable(
        phase=phase,
        group=group,
        teams=tuple(row.who for row in rows),
        meetings=tuple(
            Meeting(
                team=record.team,
                opponents=record.opponent,
                round=record.round,
                vp=record.vp,
                imps=record.imps_won - record.imps_lost,
                awarded=record.kind != "played",
            )
            for record in records
            if record.team in here
        ),
    )


def matches(view: View, name: str = "") -> tuple[MatchNow, ...]:
    """The matches of a phase in two rooms, round by round."""
    phase = view.phase(name)
    return tuple(
        _match(view, phase, spot_of(phase, at))
        for at in sorted(phase.tables, key=lambda at: (at.round, at.section, at.table))
        if len(rooms_at(view.contest, phase, at)) > 1
    )


def _match(view: View, phase: Phase, at: Spot) -> MatchNow:
    met, score = phase.tables[at_table(at)], _seen_match(view, phase, at)
    home, away = met.ns[0], met.ew[0]
    match = MatchNow(at=at, home=view.named(home), away=view.named(away))
    if score is not None:
        imps = (score.home.imps_won, score.home.imps_lost)
        match = replace(match, imps=imps, vp=(score.home.vp, score.away.vp), complete=score.complete)
    given = tuple(phase.awards.get((at.round, team)) for team in (home, away))
    if any(given) and view.sees(_counted(at)):
        vp = match.vp or (Fraction(), Fraction())
        both = [award.vp if award is not None else had for award, had in zip(given, vp, strict=True)]
        match = replace(match, vp=(both[0], both[1]), imps=None, complete=True, awarded=True)
    return match


def _counted(at: Spot) -> TheRanking:
    return TheRanking(phase=at.phase, session=at.session, section=at.section, round=at.round)


def _seen_match(view: View, phase: Phase, at: Spot) -> ScoredMatch | None:
    """The match at a table as soon as a board of it can be compared, where its round may be seen."""
    match = match_at(view, phase, BoardAt(replace(at, room="open"), 0))
    return match if match is not None and view.sees(_counted(at)) else None


def match_sheet(view: View, at: Spot) -> MatchSheet:
    """The match at a table of a draw or round robin; `at` without a room."""
    phase, place = view.phase(at.phase), at_table(at)
    if place not in phase.tables or len(rooms_at(view.contest, phase, place)) < 2:
        raise refuse("no-such-table", found=f"{at.round}/{at.table}")
    met, results = phase.tables[place], phase.results.get(place, {})
    boards = sorted({*phase.boards_at(place), *(board for board, _ in results)})
    score = _seen_match(view, phase, at)
    return MatchSheet(
        at=at,
        home=view.named(met.ns[0]),
        away=view.named(met.ew[0]),
        lines=tuple(_line(view, BoardAt(at, board)) for board in boards),
        imps=None if score is None else (score.home.imps_won, score.home.imps_lost),
        vp=None if score is None else (score.home.vp, score.away.vp),
        complete=score is not None and score.complete,
    )


def _line(view: View, play: BoardAt) -> MatchLine:
    phase = view.phase(play.spot.phase)
    open_room, closed = (BoardAt(replace(play.spot, room=room), play.board) for room in ROOMS)
    home, away = (None, None)
    if compared(view, open_room) and compared(view, closed):
        home, away = points(view, open_room)
    results = phase.results.get(play.at, {})
    shown = [
        results.get((play.board, room.spot.room)) if view.sees(TheResult(room.spot, play.board)) else None
        for room in (open_room, closed)
    ]
    return MatchLine(board=play.board, open=shown[0], closed=shown[1], home=home, away=away)
