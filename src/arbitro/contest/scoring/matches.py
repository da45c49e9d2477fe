"""Matches of teams, and of pairs in a Swiss: boards compared, IMPs and victory points (78B-D; art. 78.1, 78.2)."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.edition import Edition
from arbitro.bridge.seats import Side
from arbitro.contest.facts.event import Awarded
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import AtTable, Phase, Played
from arbitro.contest.plan import Plan
from arbitro.contest.scoring.record import MatchRecord, TeamBoardRecord
from arbitro.contest.scoring.sessions import board_name, scored
from arbitro.regulations import Pack
from arbitro.scoring import regulated
from arbitro.scoring.artificial import imp_award
from arbitro.scoring.board_a_match import WON, score_board_a_match
from arbitro.scoring.comparable import shares
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.knockout import balanced
from arbitro.scoring.outcome import Adjusted, Average, NotPlayed, Outcome
from arbitro.scoring.team_match import (
    AwardedImps,
    MatchBoard,
    TeamImpsWhy,
    TeamMatch,
    award_of,
    match_victory_points,
    score_match,
)


class ScoredMatch(Struct, frozen=True):
    """Both sides of a match, and whether all of it was played."""

    round: int
    table: int
    home: MatchRecord
    away: MatchRecord
    complete: bool


def scored_matches(phase: Phase, plan: Plan, pack: Pack) -> tuple[ScoredMatch, ...]:
    """Every match that has a result, in the order of rounds and tables."""
    if plan.form == "pairs":
        return tuple(_pair_matches(phase, plan, pack))
    kinds = {seats[-1].movement.kind for seats in phase.seatings.values()}
    if "teams" in kinds:
        return tuple(_table_matches(phase, plan, pack))
    return tuple(
        _room_match(phase, plan, pack, at) for at in sorted(phase.results) if phase.results[at] and at in phase.tables
    )


def _room_match(phase: Phase, plan: Plan, pack: Pack, at: AtTable) -> ScoredMatch:
    """A match in two rooms."""
    met, results = phase.tables[at], phase.results[at]

    def compute() -> ScoredMatch:
        return _match(phase, plan, pack, at, (met.ns[0], met.ew[0]), _boards(results), set(phase.boards_at(at)))

    # a table without a result is compared with all others of a board-a-match
    beside = phase.results if phase.plan.scoring == "board_a_match" else results
    return phase.remembered((at, met), (results, beside, plan, pack), compute)


class _Both(Struct, frozen=True):
    """A board with its outcomes in both rooms."""

    board: int
    open: Outcome
    closed: Outcome
    forms: tuple[str, str] = ("", "")


def _boards(results: Mapping[Played, Recorded]) -> tuple[_Both, ...]:
    numbers = sorted({board for board, _ in results})
    return tuple(
        _Both(
            board,
            results[board, "open"].outcome(board),
            results[board, "closed"].outcome(board),
            (results[board, "open"].form, results[board, "closed"].form),
        )
        for board in numbers
        if (board, "open") in results and (board, "closed") in results
    )


def _match(
    phase: Phase, plan: Plan, pack: Pack, at: AtTable, teams: tuple[str, str], boards: tuple[_Both, ...], due: set[int]
) -> ScoredMatch:
    """The match of two teams, the home team first, of whose boards these have results."""
    if phase.plan.scoring == "board_a_match":
        records = _board_a_match(phase, pack, Edition(plan.edition), at, teams, boards)
    else:
        records = _imps(phase, pack, Edition(plan.edition), at.round, teams, boards, len(due))
    return ScoredMatch(at.round, at.table, *records, due <= {board.board for board in boards})


def _imps(
    phase: Phase,
    pack: Pack,
    edition: Edition,
    round: int,
    teams: tuple[str, str],
    boards: tuple[_Both, ...],
    scheduled: int,
) -> tuple[MatchRecord, MatchRecord]:
    home, away = teams
    match = TeamMatch(home, away, tuple(map(_compared, boards)))
    score = score_match(match, _Awards(match, edition, pack))
    vps = (Fraction(), Fraction())
    if phase.plan.scoring == "victory_points":
        played = sum(board.home is not None or board.visitors is not None for board in score.boards)
        length = regulated.match_length(scheduled, played, pack)
        vps = match_victory_points(score, regulated.scale(pack), length)
    worth = [
        (board.home.points if board.home else 0, board.visitors.points if board.visitors else 0)
        for board in score.boards
    ]
    if phase.plan.system == "knockout":
        worth = [(each.first, each.second) for each in (balanced(*both, edition) for both in worth)]
    records = []
    for team, other, vp, side in ((home, away, vps[0], 0), (away, home, vps[1], 1)):
        imps = [Fraction(both[side]) for both in worth]
        nets = [_net(board, at_home=team == home) for board in boards]
        records.append(
            MatchRecord(
                team=team,
                opponent=other,
                round=round,
                vp=vp,
                imps_won=sum((x for x in imps if x > 0), Fraction()),
                imps_lost=-sum((x for x in imps if x < 0), Fraction()),
                points_won=sum(x for x in nets if x > 0),
                points_lost=-sum(x for x in nets if x < 0),
                phase=phase.plan.name,
                boards=tuple(
                    TeamBoardRecord(str(board.board), net, x) for board, net, x in zip(boards, nets, imps, strict=True)
                ),
            )
        )
    ours, theirs = (record.imps_won - record.imps_lost for record in records)
    return replace(records[0], lost=ours < theirs), replace(records[1], lost=theirs < ours)


def _compared(board: _Both) -> MatchBoard:
    """Two tables that held different forms of the board are not compared (87)."""
    if board.forms[0] == board.forms[1]:
        return MatchBoard(str(board.board), board.open, board.closed)
    in_open, in_closed = (
        room if any(award_of(room, side) is not None for side in Side) else NotPlayed()
        for room in (board.open, board.closed)
    )
    return MatchBoard(str(board.board), in_open, in_closed)


class _Awards:
    """What average plus, average and minus are worth to the teams of a match, by the regulations and by what each has
    on its other boards of the match (12C2(b)-(d))."""

    def __init__(self, match: TeamMatch, edition: Edition, pack: Pack) -> None:
        self._edition, self._pack = edition, pack
        self._before: Counter[str] = Counter()
        plain = score_match(match, lambda *_: Fraction())
        self._own = {
            match.home: _mean([board.home for board in plain.boards]),
            match.visitors: _mean([board.visitors for board in plain.boards]),
        }

    def __call__(self, team: str, given: Average | Fraction) -> Fraction:
        if not isinstance(given, Average):
            return Fraction()  # a share of a top has no worth in IMPs
        self._before[team] += 1
        return imp_award(given, self._own[team], self._edition, pack=self._pack, nth=self._before[team])


def _mean(boards: list[TeamImpsWhy | AwardedImps | None]) -> Fraction | None:
    """IMPs a board that was played at both tables."""
    played = [why.points for why in boards if why is not None and not isinstance(why, AwardedImps)]
    return sum(played, Fraction()) / len(played) if played else None


def _net(board: _Both, *, at_home: bool) -> int:
    """Total points of a team over both rooms; of a weighted or an artificial score none are counted."""
    as_ns, as_ew = (board.open, board.closed) if at_home else (board.closed, board.open)
    ns, ew = shares(as_ns, Side.NS), shares(as_ew, Side.EW)
    if len(ns) != 1 or len(ew) != 1 or board.forms[0] != board.forms[1]:
        return 0
    return ns[0].score_ns - ew[0].score_ns


def _board_a_match(
    phase: Phase, pack: Pack, edition: Edition, at: AtTable, teams: tuple[str, str], boards: tuple[_Both, ...]
) -> tuple[MatchRecord, MatchRecord]:
    """Two, one or no points a board; the match is lost by the margin of the regulations (78.2(c)).

    A table without a result is compared with all the others that have the board (art. 12.2).
    """
    home, away = teams
    method = regulated.board_a_match(pack, edition)
    worth: dict[str, list[Fraction]] = {home: [], away: []}
    for board in boards:
        field = _bam_field(phase, at, board, home, away)
        scores = score_board_a_match(field, method)
        for team, other in ((home, away), (away, home)):
            points = [
                value
                for line, (ns, ew) in zip(field.lines, map(scores.points, range(len(field.lines))), strict=True)
                for who, whom, value in ((line.ns, line.ew, ns), (line.ew, line.ns, ew))
                if (who, whom) == (team, other) and value is not None
            ]
            worth[team].append(sum(points, Fraction()))
        if phase.plan.system == "knockout" and (worth[home][-1] or worth[away][-1]):
            both = balanced(worth[home][-1], worth[away][-1], edition, at_stake=WON)
            worth[home][-1], worth[away][-1] = both.first, both.second
    totals = {team: sum(points, Fraction()) for team, points in worth.items()}
    margin = regulated.board_a_match_margin(pack, len(boards)) if boards else 0
    records = []
    for team, other in ((home, away), (away, home)):
        nets = [_net(board, at_home=team == home) for board in boards]
        records.append(
            MatchRecord(
                team=team,
                opponent=other,
                round=at.round,
                vp=totals[team],
                points_won=sum(x for x in nets if x > 0),
                points_lost=-sum(x for x in nets if x < 0),
                lost=bool(boards) and totals[other] - totals[team] >= margin,
                phase=phase.plan.name,
                boards=tuple(
                    TeamBoardRecord(str(board.board), net, x)
                    for board, net, x in zip(boards, nets, worth[team], strict=True)
                ),
            )
        )
    return records[0], records[1]


def _bam_field(phase: Phase, at: AtTable, board: _Both, home: str, away: str) -> BoardField:
    """The two tables of a match first, then, where one of them has an artificial score, all others with that board."""
    lines = [
        Line(home, away, board.open, "", board.forms[0]),
        Line(away, home, board.closed, "", board.forms[1]),
    ]
    if any(isinstance(line.outcome, Adjusted) for line in lines):
        lines += (line for line in _bam_lines(phase, at, board.board) if {line.ns, line.ew} != {home, away})
    return BoardField(str(board.board), tuple(lines))


def _bam_lines(phase: Phase, at: AtTable, board: int) -> Iterator[Line]:
    """Every table's outcome on a board; with draws and round robins a round has boards of its own."""
    by_table = any(seats[-1].movement.kind == "teams" for seats in phase.seatings.values())
    for place, results in phase.results.items():
        if place.session != at.session or (place.round != at.round and not by_table) or place not in phase.tables:
            continue
        met = phase.tables[place]
        if phase.group_of(met.ns[0]) != phase.group_of(phase.tables[at].ns[0]):
            continue
        for (number, room), recorded in results.items():
            if number == board:
                ns, ew = (met.ew[0], met.ns[0]) if room == "closed" else (met.ns[0], met.ew[0])
                yield Line(ns, ew, recorded.outcome(board), "", recorded.form)


def _table_matches(phase: Phase, plan: Plan, pack: Pack) -> Iterator[ScoredMatch]:
    """A movement in which each table is one room of a match: the other is where the same two sat the other way."""
    rooms: dict[tuple[str, str], dict[int, Recorded]] = defaultdict(dict)
    due: dict[tuple[str, str], set[int]] = defaultdict(set)
    first: dict[tuple[str, str], AtTable] = {}
    for at, met in sorted(phase.tables.items()):
        sides = met.ns[0], met.ew[0]
        two = min(sides), max(sides)
        first.setdefault(two, at)
        due[two] |= set(phase.boards_at(at))
        for (board, _), recorded in phase.results.get(at, {}).items():
            rooms[sides][board] = recorded
    for (home, away), at in first.items():
        here, there = rooms[home, away], rooms[away, home]
        boards = tuple(
            _Both(board, here[board].outcome(board), there[board].outcome(board), (here[board].form, there[board].form))
            for board in sorted(here.keys() & there.keys())
        )
        if boards:
            yield _match(phase, plan, pack, at, (home, away), boards, due[home, away])


def _pair_matches(phase: Phase, plan: Plan, pack: Pack) -> Iterator[ScoredMatch]:
    """A Swiss or Danish of pairs: every board is scored across the field; a match has the pairs' share of its tops."""
    scores = scored(phase, 1, plan, pack)
    fields = {field.board: at for at, field in enumerate(scores.event.fields)}
    for at, met in sorted(phase.tables.items()):
        names = [board_name(phase, at, board) for board in phase.boards_at(at)]
        won: dict[str, Fraction] = {met.ns[0]: Fraction(), met.ew[0]: Fraction()}
        tops: dict[str, Fraction] = dict.fromkeys(won, Fraction())
        played = 0
        for name in names:
            field = scores.event.fields[fields[name]]
            line = next((n for n, row in enumerate(field.lines) if row.ns == met.ns[0] and row.ew == met.ew[0]), None)
            if line is None:
                continue
            played += 1
            for who, side in zip((met.ns[0], met.ew[0]), Side, strict=True):
                points = scores.points(fields[name], line, side)
                if points is not None:  # the board was not left out
                    won[who] += points
                    tops[who] += scores.boards[fields[name]].top_of(line) or 0
        if not played:
            continue
        records = [
            MatchRecord(
                team=who,
                opponent=other,
                round=at.round,
                vp=_pair_points(phase, pack, won[who], tops[who]),
                lost=won[who] < won[other],
                phase=phase.plan.name,
            )
            for who, other in ((met.ns[0], met.ew[0]), (met.ew[0], met.ns[0]))
        ]
        yield ScoredMatch(at.round, at.table, records[0], records[1], played == len(names))


def _pair_points(phase: Phase, pack: Pack, won: Fraction, top: Fraction) -> Fraction:
    if phase.plan.scoring == "victory_points":
        return regulated.swiss_pairs_points(won / top if top else Fraction(1, 2), pack)
    return won


def match_records(phase: Phase, plan: Plan, pack: Pack) -> tuple[MatchRecord, ...]:
    """What every team has from its matches that are over, and from awards, which stand in the place of a match."""
    played = (
        record
        for match in scored_matches(phase, plan, pack)
        if match.complete
        for record in (match.home, match.away)
        if not _is_awarded(phase, record)
    )
    records = [*played, *(_award_record(phase, award) for award in phase.awards.values())]
    return tuple(sorted(records, key=lambda record: (record.round, record.team)))


def _is_awarded(phase: Phase, record: MatchRecord) -> bool:
    """Whether something else stands in the place of a match; a round may have two, against different teams."""
    award = phase.awards.get((record.round, record.team))
    return award is not None and award.opponent in (None, record.opponent)


def _award_record(phase: Phase, award: Awarded) -> MatchRecord:
    return MatchRecord(
        team=award.contestant,
        opponent=award.opponent,
        round=award.round,
        vp=award.vp,
        imps_won=max(award.imps, Fraction()),
        imps_lost=max(-award.imps, Fraction()),
        lost=award.won is False,
        kind="bye" if award.kind == "bye" else "awarded",
        phase=phase.plan.name,
    )
