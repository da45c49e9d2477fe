"""Sessions of pairs and single players: their boards scored, and what each contestant has (78A, 78B, 78D)."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from fractions import Fraction

from msgspec import Struct

from arbitro.book.edition import Edition
from arbitro.bridge.seats import Side
from arbitro.contest.meeting import gone
from arbitro.contest.plan import Plan
from arbitro.contest.record import BoardRecord, SessionRecord
from arbitro.contest.state import AtTable, Met, Phase, Strand
from arbitro.regulations import Pack
from arbitro.regulations.bye import pair_bye
from arbitro.scoring import regulated
from arbitro.scoring.event import Event, EventScores
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.method import Method, has_top
from arbitro.scoring.outcome import Adjusted, Adjustment, Artificial, Award, Outcome
from arbitro.scoring.penalty import Penalty, Unit
from arbitro.scoring.tally import score
from arbitro.scoring.total_points import TotalPoints

_VACANT = "\0"  # before the name of a player who is not there any more


class SessionScore(Struct, frozen=True):
    """What a contestant has in a session: points after penalties, and of which top (None without one).

    `total` is what counts in the ranking: the percentage where there is a top, else the points.
    """

    contestant: str
    points: Fraction
    top: Fraction | None
    penalty: Fraction = Fraction()

    def with_boards(self, boards: int, points: Fraction, top: Fraction) -> "SessionScore":
        """With so many more boards, each worth these points of a top."""
        return SessionScore(
            self.contestant, self.points + boards * points, (self.top or 0) + boards * top, self.penalty
        )

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
    found = {
        row.contestant: SessionScore(
            row.contestant,
            row.total,
            Fraction(scores.standings.totals.top(who)) if has_top(scores.conditions.method) else None,
            row.penalty,
        )
        for who, row in zip(scores.standings.order, scores.standings, strict=True)
    }
    top = max((board.top or 0 for board in scores.boards), default=0)
    for who, missed in _missed(phase, session).items():
        one = found.get(who)
        if one is not None and one.percent is not None:
            own = one.percent / 100
            share = pair_bye(pack, own=_within(own)).share
            if share is not None and share != own:
                found[who] = one.with_boards(missed, share * top, Fraction(top))
    for who, lost in _left_behind(scores).items():
        if who in found and has_top(scores.conditions.method):
            given = phase.withdrawals[who].lost
            share = given.share if given is not None and given.share is not None else Fraction()
            found[who] = found[who].with_boards(lost, share * top, Fraction(top))
    return {who: one for who, one in found.items() if not who.startswith(_VACANT)}


def _within(share: Fraction) -> Fraction:
    return min(max(share, Fraction()), Fraction(1))


def _missed(phase: Phase, session: int) -> Mapping[str, int]:
    """Boards that contestants sat out in rounds that were begun (78.4)."""
    found: Counter[str] = Counter()
    for strand in phase.seatings:
        if strand.session == session:
            for round in range(1, phase.last_begun.get(strand, 0) + 1):
                for who in phase.sits_out(strand, round):
                    if not gone(phase, who, round, session):
                        found[who] += phase.plan.boards
    return found


# -- the boards


def scored(phase: Phase, session: int, plan: Plan, pack: Pack) -> EventScores:
    """The session's boards with all their points."""
    part = (phase.results, phase.penalties, phase.withdrawals, phase.tables, phase.last_begun)

    def compute() -> EventScores:
        return score(session_event(phase, session), method_of(phase, pack), pack=pack, edition=Edition(plan.edition))

    return phase.remembered(("session", session), part, compute)


def session_event(phase: Phase, session: int) -> Event:
    """The fields of a session: every board with the lines of all its tables, and the penalties."""
    lines: dict[str, list[Line]] = defaultdict(list)
    scheduled: dict[str, Counter[str]] = defaultdict(Counter)
    for at, met in phase.tables.items():
        if at.session != session:
            continue
        for board in phase.boards_at(at):
            name = board_name(phase, at, board)
            scheduled[name][at.section] += 1
            outcome = _outcome(phase, at, met, board)
            if outcome is not None:
                lines[name].append(_line(_there(phase, at, met), outcome[0], at.section, outcome[1]))
    most = max((sum(sections.values()) for sections in scheduled.values()), default=0)
    apart = {
        section: max(sections[section] for sections in scheduled.values())
        for section in {section for sections in scheduled.values() for section in sections}
    }
    fields = (BoardField(name, tuple(lines.get(name, ())), most, apart) for name in sorted(scheduled, key=_by_number))
    penalties = (
        Penalty(one.contestant, one.amount, one.unit, one.clause)
        for one in phase.penalties.values()
        if one.session == session and one.unit is not Unit.VP
    )
    return Event(tuple(fields), tuple(penalties))


def board_name(phase: Phase, at: AtTable, board: int) -> str:
    """A board of a session; with draws each round has its own."""
    return f"{at.round}.{board}" if phase.draws else str(board)


def _by_number(name: str) -> tuple[int, ...]:
    return tuple(map(int, name.split(".")))


def _line(met: Met, outcome: Outcome, section: str, form: str) -> Line:
    if len(met.ns) == 1:
        return Line(met.ns[0], met.ew[0], outcome, section, form)
    return Line(met.ns[0], met.ew[0], outcome, section, form, met.ns[1], met.ew[1])


def _there(phase: Phase, at: AtTable, met: Met) -> Met:
    """In an individual the place of a player who left is vacant; the partner's points are the partner's alone."""
    if len(met.ns) == 1:
        return met

    def seat(who: str) -> str:
        return _VACANT + who if gone(phase, who, at.round, at.session) else who

    return Met(tuple(map(seat, met.ns)), tuple(map(seat, met.ew)), met.boards)


def _left_behind(scores: EventScores) -> Mapping[str, int]:
    """Boards that players of an individual lost by leaving (art. 4.5)."""
    return Counter(
        who.removeprefix(_VACANT)
        for field in scores.event.fields
        for line in field.lines
        for who in line.everybody
        if who.startswith(_VACANT)
    )


def _outcome(phase: Phase, at: AtTable, met: Met, board: int) -> tuple[Outcome, str] | None:
    """What a table has on a board: a result, or what a withdrawal leaves to those who are there."""
    recorded = phase.results.get(at, {}).get((board, ""))
    if recorded is not None:
        return recorded.outcome(board), recorded.form
    left = [who for who in met.everybody if gone(phase, who, at.round, at.session)]
    if not left or at.round > phase.last_begun.get(Strand(at.session, at.section), 0):
        return None
    return _without(phase, met, left), ""


def _without(phase: Phase, met: Met, left: list[str]) -> Outcome:
    """A board that somebody left: nothing for them, an award for the others (art. 4.3, 4.5).

    In an individual the partner of the one who left shares the side but not the loss, so each side has what its
    members who stayed have.
    """

    def of(side: tuple[str, ...]) -> Adjustment:
        away = [who for who in side if who in left]
        event = phase.withdrawals[left[0]]
        if len(away) == len(side):
            given = phase.withdrawals[away[0]].lost
            return given.adjustment() if given is not None else Artificial(Fraction())
        return event.others.adjustment() if event.others is not None else Artificial(Award.AVERAGE_PLUS)

    return Adjusted(of(met.ns), of(met.ew))


# -- what ties are broken with


def session_records(phase: Phase, session: int, plan: Plan, pack: Pack) -> tuple[SessionRecord, ...]:
    """Every contestant's boards, its total and its rank in the session; of a tie the mean of the ranks."""
    scores = scored(phase, session, plan, pack)
    totals = {who: one.total for who, one in session_scores(phase, session, plan, pack).items()}
    lines = line_of(phase, session)
    boards: dict[str, list[BoardRecord]] = defaultdict(list)
    for who, record in _board_records(scores):
        boards[who].append(record)
    return tuple(
        SessionRecord(
            who,
            session,
            total,
            _mean_rank(total, [other for one, other in totals.items() if lines.get(one) == lines.get(who)]),
            tuple(boards[who]),
            phase.plan.name,
            lines.get(who, ""),
        )
        for who, total in sorted(totals.items())
    )


def _mean_rank(total: Fraction, totals: list[Fraction]) -> Fraction:
    better = sum(other > total for other in totals)
    level = sum(other == total for other in totals)
    return better + Fraction(level + 1, 2)


def _board_records(scores: EventScores) -> Iterator[tuple[str, BoardRecord]]:
    for at, field in enumerate(scores.event.fields):
        for side in Side:
            points = [scores.points(at, line, side) for line in range(len(field.lines))]
            known = [value for value in points if value is not None]
            for value, line in zip(points, field.lines, strict=True):
                if value is None:
                    continue
                ours = (line.ns, line.south) if side is Side.NS else (line.ew, line.west)
                theirs = (line.ew, line.west) if side is Side.NS else (line.ns, line.south)
                record = BoardRecord(
                    field.board,
                    value,
                    Fraction(scores.boards[at].top or 0),
                    tuple(filter(None, theirs)),
                    value == max(known),
                    value == min(known),
                    known.count(value),
                )
                yield from ((who, record) for who in filter(None, ours) if not who.startswith(_VACANT))


def line_of(phase: Phase, session: int) -> Mapping[str, str]:
    """In a movement with two winners, each contestant's line."""
    found: dict[str, str] = {}
    for strand, seats in phase.seatings.items():
        if strand.session != session or seats[-1].movement.winners != 2:
            continue
        for at, met in phase.tables.items():
            if (at.session, at.section) == strand:
                found |= dict.fromkeys(met.ns, "NS") | dict.fromkeys(met.ew, "EW")
    return found
