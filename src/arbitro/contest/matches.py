"""Matches of teams, and of pairs in a Swiss: boards compared, IMPs and victory points (78B-D; art. 78.1, 78.2)."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.edition import Edition
from arbitro.bridge.seats import Side
from arbitro.contest.event import Awarded
from arbitro.contest.plan import Plan
from arbitro.contest.record import MatchRecord, TeamBoard
from arbitro.contest.recorded import Recorded
from arbitro.contest.sessions import board_name, scored
from arbitro.contest.state import AtTable, Phase, Played
from arbitro.regulations import Pack
from arbitro.scoring import regulated
from arbitro.scoring.artificial import imp_award
from arbitro.scoring.board_a_match import score_board_a_match
from arbitro.scoring.comparable import shares
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.outcome import Award, Outcome
from arbitro.scoring.team_match import Match, MatchBoard, match_victory_points, score_match


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
        boards = _boards(results)
        complete = set(phase.boards_at(at)) <= {board.board for board in boards}
        return _match(phase, plan, pack, at, met.ns[0], met.ew[0], boards, complete)

    return phase.remembered(at, (results, met), compute)


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
    phase: Phase, plan: Plan, pack: Pack, at: AtTable, home: str, away: str, boards: tuple[_Both, ...], complete: bool
) -> ScoredMatch:
    """The match of two teams at one table of the draw."""
    name = phase.plan.name
    if phase.plan.scoring == "board_a_match":
        records = _board_a_match(pack, Edition(plan.edition), at.round, home, away, boards, name)
    else:
        records = _imps(phase, pack, Edition(plan.edition), at.round, home, away, boards)
    return ScoredMatch(at.round, at.table, *records, complete)


def _imps(
    phase: Phase, pack: Pack, edition: Edition, round: int, home: str, away: str, boards: tuple[_Both, ...]
) -> tuple[MatchRecord, MatchRecord]:
    def award(_: str, given: Award | Fraction) -> Fraction:
        return imp_award(given, None, edition, pack=pack) if isinstance(given, Award) else Fraction()

    match = Match(home, away, tuple(MatchBoard(str(one.board), one.open, one.closed) for one in boards))
    score = score_match(match, award)
    vps = (Fraction(), Fraction())
    if phase.plan.scoring == "victory_points":
        length = regulated.match_length(phase.plan.boards, len(boards), pack)
        vps = match_victory_points(score, regulated.scale(pack), length)
    records = []
    for team, other, vp, at_home in ((home, away, vps[0], True), (away, home, vps[1], False)):
        worth = [(one.home if at_home else one.visitors) for one in score.boards]
        imps = [why.points if why else Fraction() for why in worth]
        nets = [_net(one) * (1 if at_home else -1) for one in boards]
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
                boards=tuple(TeamBoard(str(one.board), net, x) for one, net, x in zip(boards, nets, imps, strict=True)),
            )
        )
    ours, theirs = (one.imps_won - one.imps_lost for one in records)
    return replace(records[0], lost=ours < theirs), replace(records[1], lost=theirs < ours)


def _net(board: _Both) -> int:
    """Total points of the home team over both rooms; of an adjusted score none are counted."""
    one, other = shares(board.open, Side.NS), shares(board.closed, Side.NS)
    if len(one) != 1 or len(other) != 1:
        return 0
    return one[0].score_ns - other[0].score_ns


def _board_a_match(
    pack: Pack, edition: Edition, round: int, home: str, away: str, boards: tuple[_Both, ...], phase: str
) -> tuple[MatchRecord, MatchRecord]:
    """Two, one or no points a board; the match is lost by the margin of the regulations (78.2(c))."""
    method = regulated.board_a_match(pack, edition)
    worth: dict[str, list[Fraction]] = {home: [], away: []}
    for one in boards:
        lines = (Line(home, away, one.open, "", one.forms[0]), Line(away, home, one.closed, "", one.forms[1]))
        scores = score_board_a_match(BoardField(str(one.board), lines), method)
        for team in (home, away):
            points = [
                points
                for at, line in enumerate(lines)
                for who, points in zip((line.ns, line.ew), scores.points(at), strict=True)
                if who == team and points is not None
            ]
            worth[team].append(sum(points, Fraction()))
    totals = {team: sum(points, Fraction()) for team, points in worth.items()}
    margin = regulated.board_a_match_margin(pack, len(boards)) if boards else 0
    records = []
    for team, other, sign in ((home, away, 1), (away, home, -1)):
        nets = [sign * _net(one) for one in boards]
        records.append(
            MatchRecord(
                team=team,
                opponent=other,
                round=round,
                vp=totals[team],
                points_won=sum(x for x in nets if x > 0),
                points_lost=-sum(x for x in nets if x < 0),
                lost=bool(boards) and totals[other] - totals[team] >= margin,
                phase=phase,
                boards=tuple(
                    TeamBoard(str(one.board), net, x) for one, net, x in zip(boards, nets, worth[team], strict=True)
                ),
            )
        )
    return records[0], records[1]


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
            complete = due[home, away] <= {one.board for one in boards}
            yield _match(phase, plan, pack, at, home, away, boards, complete)


def _pair_matches(phase: Phase, plan: Plan, pack: Pack) -> Iterator[ScoredMatch]:
    """A Swiss or Danish of pairs: every board is scored across the field; a match has the pairs' share of its tops."""
    scores = scored(phase, 1, plan, pack)
    fields = {field.board: at for at, field in enumerate(scores.event.fields)}
    for at, met in sorted(phase.tables.items()):
        names = [board_name(phase, at, board) for board in phase.boards_at(at)]
        won: dict[str, Fraction] = {met.ns[0]: Fraction(), met.ew[0]: Fraction()}
        top, played = Fraction(), 0
        for name in names:
            field = scores.event.fields[fields[name]]
            line = next((n for n, one in enumerate(field.lines) if one.ns == met.ns[0] and one.ew == met.ew[0]), None)
            if line is None:
                continue
            played += 1
            top += scores.boards[fields[name]].top_of(line) or 0
            for who, side in zip((met.ns[0], met.ew[0]), Side, strict=True):
                won[who] += scores.points(fields[name], line, side) or 0
        if not played:
            continue
        records = [
            MatchRecord(
                team=who,
                opponent=other,
                round=at.round,
                vp=_pair_points(phase, pack, won[who], top),
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
        if (match.round, record.team) not in phase.awards
    )
    found = [*played, *(_award_record(phase, award) for award in phase.awards.values())]
    return tuple(sorted(found, key=lambda record: (record.round, record.team)))


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
