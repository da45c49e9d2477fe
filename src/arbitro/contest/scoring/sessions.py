"""Sessions of pairs and single players: their boards scored, and what each contestant has (78A, 78B, 78D)."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.edition import Edition
from arbitro.bridge.seats import Side
from arbitro.contest.facts.seating import gone
from arbitro.contest.facts.state import AtTable, Met, Phase, Strand
from arbitro.contest.plan import Plan
from arbitro.contest.scoring.record import BoardPoints, SessionRecord
from arbitro.regulations import Pack
from arbitro.regulations.bye import pair_bye
from arbitro.scoring import regulated
from arbitro.scoring.event import Conditions, EventScores, ScoredSession
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.method import Method, has_top
from arbitro.scoring.outcome import Adjusted, Adjustment, Artificial, Average, NotPlayed, Outcome, Percentage
from arbitro.scoring.penalty import ScorePenalty, Unit
from arbitro.scoring.tally import Tally
from arbitro.scoring.total_points import TotalPoints


class SessionScore(Struct, frozen=True):
    """What a contestant has in a session: points after penalties, and of which top (None without one).

    `total` is what counts in the ranking: the percentage where there is a top, else the points. `boards`: with a score.
    """

    contestant: str
    points: Fraction
    top: Fraction | None
    penalty: Fraction = Fraction()
    boards: int = 0

    def with_boards(self, boards: int, points: Fraction, top: Fraction) -> "SessionScore":
        """With so many more boards, each worth these points of a top."""
        return replace(self, points=self.points + boards * points, top=(self.top or 0) + boards * top)

    @property
    def percent(self) -> Fraction | None:
        return 100 * self.points / self.top if self.top else None

    @property
    def total(self) -> Fraction:
        if self.top is None:
            return self.points
        return self.percent or Fraction()


def method_of(phase: Phase, pack: Pack) -> Method:
    """How the boards of a phase for pairs or players are scored."""
    match phase.plan.scoring:
        case "butler":
            return regulated.butler(pack)
        case "cross_imps":
            return regulated.cross_imps(pack)
        case "total_points":
            return TotalPoints()
        case _:
            return regulated.matchpoints(pack)


def session_scores(phase: Phase, session: int, plan: Plan, pack: Pack) -> Mapping[str, SessionScore]:
    """Everybody's session: own results, awards and penalties, and the boards that were sat out."""
    scores = scored(phase, session, plan, pack)
    boards = _boards(scores.event)
    sums = {
        row.contestant: SessionScore(
            row.contestant,
            row.total,
            Fraction(scores.standings.totals.top(who)) if has_top(scores.conditions.method) else None,
            row.penalty,
            boards[row.contestant],
        )
        for who, row in zip(scores.standings.order, scores.standings, strict=True)
    }
    tops = _tops(scores)
    for who, missed in _missed(phase, session).items():
        score = sums.get(who)
        if score is not None and score.top:
            own = (score.points + score.penalty) / score.top
            share = pair_bye(pack, own=own).share
            if share is not None and share != own:  # as much as on the others: the same without them
                sums[who] = score.with_boards(missed, share * tops[who], tops[who])
    return sums


def _boards(event: ScoredSession) -> Counter[str]:
    """How many boards each contestant has a score on."""
    return Counter(
        who
        for field in event.fields
        for line in field.lines
        if not isinstance(line.outcome, NotPlayed)
        for who in line.everybody
    )


def _tops(scores: EventScores) -> Mapping[str, Fraction]:
    """The largest top that each contestant has on a board."""
    tops: dict[str, Fraction] = {}
    for board, field in zip(scores.boards, scores.event.fields, strict=True):
        for at, line in enumerate(field.lines):
            top = Fraction(board.top_of(at) or 0)
            tops |= {who: max(top, tops.get(who, top)) for who in line.everybody}
    return tops


def _missed(phase: Phase, session: int) -> Mapping[str, int]:
    """Boards that contestants sat out in rounds that were begun (78.4)."""
    missed: Counter[str] = Counter()
    for strand in phase.seatings:
        if strand.session == session:
            for round in range(1, phase.last_begun.get(strand, 0) + 1):
                seated = phase.seating(strand, round)
                at = [each for each in seated.movement.rounds if each.round == round] if seated else []
                boards = max((len(sitting.boards) for each in at for sitting in each.tables), default=0)
                for who in phase.sits_out(strand, round):
                    if not gone(phase, who, round, session):
                        missed[who] += boards
    for (group, round), drawn in phase.draws.items():
        if session == 1 and round <= phase.last_begun.get(Strand(1, group), 0):
            missed.update(dict.fromkeys(drawn.byes, phase.plan.boards))
    return missed


# -- the boards


def scored(phase: Phase, session: int, plan: Plan, pack: Pack) -> EventScores:
    """The session's boards with all their points."""
    key = "session", session
    part = (phase.results, phase.penalties, phase.withdrawals, phase.tables, phase.last_begun, plan, pack)

    def compute() -> Tally:
        event, method, edition = session_event(phase, session), method_of(phase, pack), Edition(plan.edition)
        before: Tally | None = phase.recalled(key)
        if before is not None and before.conditions == Conditions(method, pack, edition):
            return before.brought_to(event)
        return Tally.of(event, method, pack=pack, edition=edition)

    return phase.remembered(key, part, compute).scores


class _Schedule(Struct, frozen=True):
    """By the name of each board, in their order: where it is played, how often in all and in each section."""

    places: Mapping[str, tuple[tuple[AtTable, int], ...]]
    expected: Mapping[str, int]
    sections: Counter[str]


def _schedule(phase: Phase, session: int) -> _Schedule:
    places: dict[str, list[tuple[AtTable, int]]] = defaultdict(list)
    for at in phase.tables:
        if at.session == session:
            for board in phase.boards_at(at):
                places[board_name(phase, at, board)].append((at, board))
    names = sorted(places, key=_by_number)
    most: Counter[str] = Counter()
    apart: Counter[str] = Counter()
    for name in names:
        most[_group(name)] = max(most[_group(name)], len(places[name]))
        apart |= Counter(at.section for at, _ in places[name])
    return _Schedule({name: tuple(places[name]) for name in names}, {name: most[_group(name)] for name in names}, apart)


def session_event(phase: Phase, session: int) -> ScoredSession:
    """The fields of a session: every board with the lines of all its tables, and the penalties."""
    penalties = (
        ScorePenalty(penalty.contestant, penalty.amount, penalty.unit, penalty.clause)
        for penalty in phase.penalties.values()
        if penalty.session == session and penalty.unit is not Unit.VP
    )
    return ScoredSession(tuple(_fields(phase, session).values()), tuple(penalties))


class _Fields(Struct, frozen=True):
    """Every board with its lines, and what they were put together from."""

    results: Mapping[AtTable, object]
    others: tuple[object, ...]
    boards: Mapping[str, BoardField]


def _fields(phase: Phase, session: int) -> Mapping[str, BoardField]:
    """Only the boards of tables whose results are others than before are put together anew."""
    schedule = phase.remembered(("schedule", session), (phase.tables, phase.field), lambda: _schedule(phase, session))
    key = "fields", session
    others = schedule, phase.withdrawals, phase.last_begun if phase.withdrawals else None

    def compute() -> _Fields:
        before: _Fields | None = phase.recalled(key)
        names: Collection[str] = schedule.places
        if before is not None and all(part is other for part, other in zip(before.others, others, strict=True)):
            tables = {*phase.results, *before.results}
            changed = [at for at in tables if phase.results.get(at) is not before.results.get(at)]
            names = {
                board_name(phase, at, board) for at in changed if at.session == session for board in phase.boards_at(at)
            }
        boards = {
            name: BoardField(name, _lines(phase, places), schedule.expected[name], schedule.sections)
            if before is None or name in names
            else before.boards[name]
            for name, places in schedule.places.items()
        }
        return _Fields(phase.results, others, boards)

    return phase.remembered(key, (phase.results, *others), compute).boards


def _lines(phase: Phase, places: Iterable[tuple[AtTable, int]]) -> tuple[Line, ...]:
    """What the tables have on a board; what somebody left there counts last, unless he has another line."""
    lines: list[Line] = []
    left: list[Line] = []
    for at, board in places:
        met = phase.tables[at]
        recorded = phase.results.get(at, {}).get((board, ""))
        if recorded is not None:
            lines.append(_line(met, recorded.outcome(board), at.section, recorded.form))
        elif (line := _lost(phase, at, met)) is not None:
            left.append(line)
    for line in left:
        if not {who for other in lines for who in other.everybody} & set(line.everybody):
            lines.append(line)
    return tuple(lines)


def board_name(phase: Phase, at: AtTable, board: int) -> str:
    """A board of a session; with draws each round has its own, and groups are not compared with each other."""
    name = f"{at.round}.{board}" if phase.draws else str(board)
    return name if len(phase.plan.groups) == 1 else f"{phase.group_of(phase.tables[at].ns[0])}:{name}"


def _group(name: str) -> str:
    return name.rpartition(":")[0]


def _by_number(name: str) -> tuple[str, tuple[int, ...]]:
    group, _, number = name.rpartition(":")
    return group, tuple(map(int, number.split(".")))


def _line(
    met: Met, outcome: Outcome, section: str, form: str = "", given: tuple[tuple[str, Adjustment], ...] = ()
) -> Line:
    if len(met.ns) == 1:
        return Line(met.ns[0], met.ew[0], outcome, section, form)
    return Line(met.ns[0], met.ew[0], outcome, section, form, met.ns[1], met.ew[1], given)


def _lost(phase: Phase, at: AtTable, met: Met) -> Line | None:
    """A board that somebody left: nothing for them, an award for the others (art. 4.3).

    In an individual the partner of the one who left is one of the others (art. 4.5).
    """
    left = [who for who in met.everybody if gone(phase, who, at.round, at.session)]
    if not left or at.round > phase.last_begun.get(Strand(at.session, at.section), 0):
        return None
    if phase.plan.scoring == "total_points":
        return _line(met, NotPlayed(), at.section)
    lost = {who: _given_up(phase, who) for who in left}
    given = phase.withdrawals[left[0]].others
    others = Artificial(Average.AVERAGE_PLUS) if given is None else given
    ns, ew = (lost.get(side[0], others) if len(side) == 1 else others for side in (met.ns, met.ew))
    return _line(met, Adjusted(ns, ew), at.section, "", tuple(lost.items()))


def _given_up(phase: Phase, who: str) -> Adjustment:
    """What somebody who left has on a board: nothing of the top, or the least that is given in IMPs."""
    given = phase.withdrawals[who].lost
    if given is not None:
        return given
    in_imps = phase.plan.scoring in ("butler", "cross_imps")
    return Artificial(Average.AVERAGE_MINUS) if in_imps else Percentage(Fraction())


# -- what ties are broken with


def session_records(phase: Phase, session: int, plan: Plan, pack: Pack) -> tuple[SessionRecord, ...]:
    """Every contestant's boards, its total and its rank in the session; of a tie the mean of the ranks."""
    scores = scored(phase, session, plan, pack)
    totals = {who: score.total for who, score in session_scores(phase, session, plan, pack).items()}
    lines = line_of(phase, session)
    ranks = _mean_ranks({who: (phase.group_of(who), lines.get(who, "")) for who in totals}, totals)
    boards: dict[str, list[BoardPoints]] = defaultdict(list)
    for who, record in _board_records(scores):
        boards[who].append(record)
    return tuple(
        SessionRecord(
            who,
            session,
            total,
            ranks[who],
            tuple(boards[who]),
            phase.plan.name,
            lines.get(who, ""),
        )
        for who, total in sorted(totals.items())
    )


def _mean_ranks(apart: Mapping[str, tuple[str, str]], totals: Mapping[str, Fraction]) -> Mapping[str, Fraction]:
    """Everybody's rank among those who are ranked together; of those who are level the mean of theirs."""
    ranks: dict[str, Fraction] = {}
    for together in dict.fromkeys(apart.values()):
        better = 0
        own = sorted((who for who in totals if apart[who] == together), key=totals.__getitem__, reverse=True)
        for _, tied in groupby(own, key=totals.__getitem__):
            level = list(tied)
            ranks |= dict.fromkeys(level, better + Fraction(len(level) + 1, 2))
            better += len(level)
    return ranks


def _board_records(scores: EventScores) -> Iterator[tuple[str, BoardPoints]]:
    for at, field in enumerate(scores.event.fields):
        for side in Side:
            had = (scores.points(at, line, side) for line in range(len(field.lines)))
            known = Counter(value for value in had if value is not None)
            highest, lowest = max(known, default=None), min(known, default=None)
            for number, line in enumerate(field.lines):
                ours, theirs = line.everybody[::2], line.everybody[1::2]
                if side is Side.EW:
                    ours, theirs = theirs, ours
                for who in ours:
                    value = scores.points(at, number, side, of=who if line.south else None)
                    if value is not None:
                        is_best = highest is None or value >= highest
                        is_worst = lowest is None or value <= lowest
                        top, sharing = Fraction(scores.boards[at].top_of(number) or 0), max(1, known[value])
                        yield who, BoardPoints(field.board, value, top, theirs, is_best, is_worst, sharing)


def line_of(phase: Phase, session: int) -> Mapping[str, str]:
    """In a movement with two winners, each contestant's line: where it was to sit, whoever turned a table."""
    lines: dict[str, str] = {}
    for strand, seats in phase.seatings.items():
        if strand.session != session or seats[-1].movement.winners != 2:
            continue
        for seating in seats:
            for _, sitting in seating.movement.sittings():
                for numbers, line in ((sitting.north_south, "NS"), (sitting.east_west, "EW")):
                    for number in numbers:
                        lines.setdefault(seating.bearers[number], line)
    return lines


def lines_of(phase: Phase) -> Mapping[str, str]:
    """Each contestant's line, if in every session lines are ranked apart and everybody kept the same; else none."""
    sessions = sorted({strand.session for strand in phase.seatings})
    of = [line_of(phase, session) for session in sessions]
    if not all(of) or any(seats[-1].movement.winners != 2 for seats in phase.seatings.values()):
        return {}
    together: dict[str, str] = {}
    for lines in of:
        for who, line in lines.items():
            if together.setdefault(who, line) != line:
                return {}
    return together
