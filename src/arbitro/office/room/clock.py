"""The clock of an event: rounds announced, lateness found, penalties proposed and never imposed (8B, 8C; art. 8.1-8.3).

proposals(event, now)       -> what the regulations say of recorded times, for the director to decide

A session's clock starts when its first round does. When a table has ended a round is told by its results: by the last
of them, though never later than the round was declared over or the next one begun, for slips may be entered later.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Set
from datetime import datetime, timedelta
from fractions import Fraction
from typing import Any

from msgspec import Struct

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.seats import Side
from arbitro.contest.facts.contestants import strand_of
from arbitro.contest.facts.event import Penalised, ResultEntered, Room, RoundBegun, RoundOver, Spot
from arbitro.contest.facts.state import AtTable, Contest, Phase, Strand, at_table
from arbitro.contest.plan import COUNTED
from arbitro.contest.time.clock import Arrived, Ended, Moment, RoundCalled, RoundLateness, State, round_lateness, state
from arbitro.contest.time.clock import announced as announced_times
from arbitro.contest.time.penalties import PenaltyProposal, TimeConditions
from arbitro.contest.time.penalties import proposals as proposed
from arbitro.contest.time.schedule import PlanChange, Schedule, moved, rounds_of, schedule
from arbitro.office.actor import PLAYING, Role
from arbitro.office.fact import ClockFact, ClockResumed, ClockStopped, RoundExtended, RoundsShifted, Warned
from arbitro.office.fold import facts_of, section_of
from arbitro.office.penalties import Forfeit, Penalise, Warn
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.sitting import contestants_at
from arbitro.office.room.warnings import has_all
from arbitro.office.state import Event
from arbitro.regulations.consequence import Amount, AmountUnit
from arbitro.regulations.forfeit import Forfeited
from arbitro.regulations.lateness import Lateness
from arbitro.regulations.time import TimeForm
from arbitro.scoring.penalty import Unit
from arbitro.scoring.rounding import exact_text

SECONDS = 60
SECOND = Fraction(1, SECONDS)
UNITS = {AmountUnit.TOP: Unit.PERCENT_OF_TOP, AmountUnit.VP: Unit.VP, AmountUnit.IMPS: Unit.IMPS}


def started(event: Event, phase: str, session: int) -> datetime | None:
    """When the first round of a session began; None as long as none has."""
    for stamp, fact in facts_of(event):
        if isinstance(fact, RoundBegun) and (fact.phase, fact.session) == (phase, session):
            return stamp.time
    return None


def minute(event: Event, phase: str, session: int, now: datetime) -> Fraction:
    """Minutes of a session, to the second; never less than none, though a clock may be set back."""
    start = started(event, phase, session)
    return Fraction() if start is None else _since(start, now)


def _since(start: datetime, now: datetime) -> Fraction:
    return Fraction(max(0, (now - start) // timedelta(seconds=1)), SECONDS)


class Timed(Struct, frozen=True):
    """The clock of a section in a session: its plan, what was recorded, and the tables that play. `stopped`: the round
    in which it stands still, and since which minute."""

    phase: str
    session: int
    section: str
    start: datetime
    planned: Schedule
    moments: tuple[Moment, ...]
    tables: tuple[int, ...]
    stopped: tuple[int, Fraction] | None = None

    def plan(self, now: datetime) -> Schedule:
        """As long as the clock stands still, everything moves on."""
        if self.stopped is None:
            return self.planned
        round, since = self.stopped
        return moved(self.planned, [PlanChange(round, max(self.minute(now) - since, Fraction()))])

    def minute(self, now: datetime) -> Fraction:
        return _since(self.start, now)

    def time(self, minute: Fraction) -> datetime:
        return self.start + timedelta(seconds=int(minute * SECONDS))


def clocks(event: Event) -> tuple[Timed, ...]:
    """The clocks of every section of every session that has begun, where the regulations allow so much time. Found once
    for an event: every phone asks."""
    known: dict[str, Any] = event.__dict__
    if "clocks" not in known:
        known["clocks"] = tuple(_clocks(event))
    clocks: tuple[Timed, ...] = known["clocks"]
    return clocks


def _clocks(event: Event) -> Iterator[Timed]:
    contest = event.contest
    if contest is None:
        return
    for phase in contest.phases.values():
        for strand in sorted(phase.last_begun):
            start = started(event, phase.plan.name, strand.session)
            planned = _planned(event, contest, phase, strand)
            if start is not None and planned is not None:
                tables = sorted({at.table for at in phase.tables if (at.session, at.section) == strand})
                rounds = _rounds(event, phase, strand, start)
                moments = tuple(_moments(event, contest, phase, strand, start, rounds))
                own = [fact for fact in event.clock if section_of(fact) == (phase.plan.name, *strand)]
                changes, stopped = _changes(own, rounds)
                plan = moved(planned, changes)
                yield Timed(phase.plan.name, *strand, start, plan, moments, tuple(tables), stopped)


def _planned(event: Event, contest: Contest, phase: Phase, strand: Strand) -> Schedule | None:
    """The rounds of a section by the time that their boards are allowed; None if matches have a forbidden length."""
    seatings = phase.seatings.get(strand, ())
    boards = rounds_of(seatings[-1].movement) if seatings else (phase.plan.boards,) * phase.plan.rounds
    form: TimeForm = "teams" if contest.plan.form == "teams" else "pairs"
    try:
        return schedule(form, boards, pack_of(event), screens=phase.plan.screens)
    except ProblemsFound:
        return None


# -- what was recorded


class RoundMinutes(Struct, frozen=True):
    """When rounds began and were over, by their number."""

    begun: dict[int, Fraction]
    over: dict[int, Fraction]


def _rounds(event: Event, phase: Phase, strand: Strand, start: datetime) -> RoundMinutes:
    begun: dict[int, Fraction] = {}
    over: dict[int, Fraction] = {}
    for stamp, fact in facts_of(event):
        match fact:
            case RoundBegun() if _is_of(fact, phase, strand):
                minute = _since(start, stamp.time) if fact.minute is None else fact.minute
                begun[fact.round] = max([minute, *(earlier + SECOND for earlier in begun.values())])
                over.setdefault(fact.round - 1, begun[fact.round])
            case RoundOver() if _is_of(fact, phase, strand):
                over[fact.round] = _since(start, stamp.time) if fact.minute is None else fact.minute
            case _:
                pass
    return RoundMinutes(begun, over)


def _changes(facts: Iterable[ClockFact], rounds: RoundMinutes) -> tuple[list[PlanChange], tuple[int, Fraction] | None]:
    """What was changed of the plan, and whether the clock stands still; the end of a round ends that, too."""
    changes: list[PlanChange] = []
    stopped: dict[int, Fraction] = {}
    for fact in facts:
        match fact:
            case RoundExtended():
                changes.append(PlanChange(fact.round, fact.minutes))
            case RoundsShifted():
                changes.append(PlanChange(fact.round, fact.minutes, begins=True))
            case ClockStopped():
                stopped[fact.round] = fact.minute
            case ClockResumed() if fact.round in stopped:
                changes.append(PlanChange(fact.round, max(fact.minute - stopped.pop(fact.round), Fraction())))
            case _:
                pass
    ended = {round: since for round, since in stopped.items() if round in rounds.over}
    changes += (PlanChange(round, max(rounds.over[round] - since, Fraction())) for round, since in ended.items())
    return changes, next((item for item in stopped.items() if item[0] not in ended), None)


def _moments(
    event: Event, contest: Contest, phase: Phase, strand: Strand, start: datetime, rounds: RoundMinutes
) -> Iterator[Moment]:
    last = {
        at_table(fact.at): _since(start, stamp.time)
        for stamp, fact in facts_of(event)
        if isinstance(fact, ResultEntered) and fact.at.phase == phase.plan.name
    }
    yield from (RoundCalled(round, at) for round, at in rounds.begun.items())
    yield from _ends(contest, phase, strand, rounds.begun, rounds.over, last)
    for (name, session, round, who), noted in event.arrivals.items():
        if (name, session) == (phase.plan.name, strand.session) and strand_of(phase, who, session) == strand:
            yield Arrived(round, who, noted.minute, match=_match_number(contest, phase, round), stanza=1)


def _is_of(fact: RoundBegun | RoundOver, phase: Phase, strand: Strand) -> bool:
    return (fact.phase, fact.session, fact.section) == (phase.plan.name, *strand)


def _ends(
    contest: Contest,
    phase: Phase,
    strand: Strand,
    begun: dict[int, Fraction],
    over: dict[int, Fraction],
    last: dict[AtTable, Fraction],
) -> Iterator[Ended]:
    """When each table has ended each round; a table that has no match in a round has ended it at once."""
    tables = {at.table for at in phase.tables if (at.session, at.section) == strand}
    for round, called in begun.items():
        for table in sorted(tables):
            at = AtTable(*strand, round, table)
            if at not in phase.tables:
                yield Ended(round, table, called)
                continue
            ends = [over[round]] if round in over else []
            if at in last and has_all(contest, phase, at):
                ends.append(last[at])
            if ends:
                yield Ended(round, table, max(called, min(ends)), phase.tables[at].everybody)


def _match_number(contest: Contest, phase: Phase, round: int) -> int:
    """Which match of the event a round is, counted through its phases."""
    before = 0
    for each in contest.plan.phases:
        if each.name == phase.plan.name:
            break
        before += each.rounds
    return before + round


# -- what the clock says


class Announcement(Struct, frozen=True):
    """A round as it is announced: its start, the end of its time, the latest end; and how much later than planned.
    `stopped`: the seconds that are left of its time, as long as that stands still; less than none beyond its end."""

    phase: str
    session: int
    section: str
    round: int
    start: datetime
    end: datetime
    latest: datetime
    late: Fraction
    stopped: int | None = None


def announcements(event: Event, now: datetime) -> tuple[Announcement, ...]:
    """All rounds of the sections that play: what has begun as it did, the rest as it can be."""
    announced = []
    for clock in clocks(event):
        plan = clock.plan(now)
        times = announced_times(plan, clock.moments, tables=clock.tables, now=clock.minute(now))
        for each, planned in zip(times.rounds, plan.rounds, strict=True):
            start, end, latest = map(clock.time, (each.start, each.end, each.latest))
            late = each.start - planned.start
            is_stopped = clock.stopped is not None and clock.stopped[0] == each.round
            stopped = (end - now) // timedelta(seconds=1) if is_stopped else None
            announced.append(
                Announcement(clock.phase, clock.session, clock.section, each.round, start, end, latest, late, stopped)
            )
    return tuple(announced)


def shown(clock: Timed, now: datetime) -> State:
    """The round that is played, what is left of it, who still plays."""
    return state(clock.plan(now), clock.moments, clock.minute(now), tables=clock.tables)


def lateness(clock: Timed, round: int, now: datetime) -> RoundLateness:
    """How late each table is, or was, in a round."""
    return round_lateness(clock.plan(now), clock.moments, round, tables=clock.tables, now=clock.minute(now))


# -- penalties, proposed


class TimeUsed(Struct, frozen=True):
    """What a contestant has used of the time at a live table in a round, in seconds."""

    table: int
    room: Room
    contestant: str
    seconds: int


class Proposed(Struct, frozen=True):
    """What the regulations say of a delay, and the commands that would carry it out where no question is left open.
    `used`: of slow play at live tables, by whom."""

    phase: str
    session: int
    section: str
    proposal: PenaltyProposal
    penalise: tuple[Penalise, ...] = ()
    warn: tuple[Warn, ...] = ()
    forfeit: tuple[Forfeit, ...] = ()
    used: tuple[TimeUsed, ...] = ()


def proposals(event: Event, now: datetime) -> tuple[Proposed, ...]:
    """Everything that recorded times suggest and nobody has decided yet. Nothing of it counts by itself."""
    return tuple(_proposals(event, now))


def _proposals(event: Event, now: datetime) -> Iterator[Proposed]:
    contest = event.contest
    if contest is None:
        return
    for clock in clocks(event):
        phase = contest.phases[clock.phase]
        proposals = proposed(
            clock.plan(now),
            clock.moments,
            _conditions(event, contest, phase, clock.session),
            pack_of(event),
            tables=clock.tables,
            now=clock.minute(now),
        )
        timed = _timed(event, phase)
        for proposal in proposals:
            places = {AtTable(clock.session, clock.section, proposal.round, table) for table in proposal.tables}
            is_timed = proposal.kind != "slow" or places <= timed
            if is_timed and not _is_decided(event, phase, clock.session, proposal):
                yield Proposed(
                    clock.phase,
                    clock.session,
                    clock.section,
                    proposal,
                    tuple(_penalties(phase, clock.session, proposal)),
                    tuple(_warnings(phase, clock.session, proposal)),
                    tuple(_forfeits(phase, proposal)),
                    tuple(time_used(event, clock.phase, places)) if proposal.kind == "slow" else (),
                )


def time_used(event: Event, phase: str, places: Set[AtTable]) -> Iterator[TimeUsed]:
    """By each side of a live table, over all boards of the round."""
    used: Counter[tuple[Spot, Side]] = Counter()
    for (at, _), told in event.live.items():
        if at.phase == phase and at_table(at) in places:
            used[at, Side.NS] += told.seconds_ns
            used[at, Side.EW] += told.seconds_ew
    for (at, side), seconds in sorted(used.items(), key=lambda each: (each[0][0], each[0][1].value)):
        yield from (TimeUsed(at.table, at.room, who, seconds) for who in contestants_at(event, at, side))


def _timed(event: Event, phase: Phase) -> Set[AtTable]:
    """Tables that have recorded themselves when they ended: when a scorer types a slip says nothing of the play."""
    last = {
        at_table(fact.at): stamp.role in PLAYING or stamp.role is Role.TABLE
        for stamp, fact in facts_of(event)
        if isinstance(fact, ResultEntered) and fact.at.phase == phase.plan.name
    }
    return {at for at, by_table in last.items() if by_table}


def _conditions(event: Event, contest: Contest, phase: Phase, session: int) -> TimeConditions:
    system = phase.plan.system
    late: dict[str, int] = {}
    for (name, before, round, who), noted in event.arrivals.items():
        if name == phase.plan.name and before < session and round > 1 and noted.minute:
            late[who] = late.get(who, 0) + 1
    return TimeConditions(
        form=contest.plan.form,
        event="round_robin" if system == "movement" else system,
        scored="imps" if phase.plan.scoring == "imps" else "vp",
        sanctioned=_sanctioned(event, contest, phase, session),
        late_before=late,
    )


def _sanctioned(event: Event, contest: Contest, phase: Phase, session: int) -> frozenset[str]:
    """Who was warned or penalised before a session began, and has not been pardoned (art. 8.3)."""
    sanctioned = set()
    for _, fact in facts_of(event):
        match fact:
            case RoundBegun() if (fact.phase, fact.session) == (phase.plan.name, session):
                break
            case Warned():
                sanctioned.add(fact.contestant)
            case Penalised() if fact.id in contest.phases[fact.phase].penalties:
                sanctioned.add(fact.contestant)
            case _:
                pass
    return frozenset(sanctioned)


def _is_decided(event: Event, phase: Phase, session: int, proposal: PenaltyProposal) -> bool:
    """A penalty or a warning of that round on the same article, or a match that was awarded."""
    if proposal.kind == "forfeit":
        return any((proposal.round, who) in phase.awards for who in proposal.contestants)
    given: list[Penalised | Warned] = list(phase.penalties.values())
    given += (fact for _, fact in event.warnings if fact.phase == phase.plan.name)
    return any(
        each.contestant in proposal.contestants
        and (each.session, each.round) == (session, proposal.round)
        and each.clause in proposal.found.articles
        for each in given
    )


def _warnings(phase: Phase, session: int, proposal: PenaltyProposal) -> Iterator[Warn]:
    if isinstance(proposal.found, Lateness) and proposal.found.warning and not proposal.found.asks:
        for who in proposal.contestants:
            clause = proposal.found.why[-1].source
            yield Warn(contestant=who, clause=clause, phase=phase.plan.name, session=session, round=proposal.round)


def _forfeits(phase: Phase, proposal: PenaltyProposal) -> Iterator[Forfeit]:
    """Of a match that is lost for certain."""
    if not isinstance(proposal.found, Forfeited) or not proposal.found.forfeited or proposal.found.asks:
        return
    if proposal.found.form in ("pairs", "individual"):
        return
    for absent in proposal.contestants:
        others = [met.everybody for at, met in phase.tables.items() if at.round == proposal.round]
        for present in dict.fromkeys(who for met in others if absent in met for who in met if who != absent):
            yield Forfeit(phase=phase.plan.name, round=proposal.round, absent=absent, present=present)


def _penalties(phase: Phase, session: int, proposal: PenaltyProposal) -> Iterator[Penalise]:
    """Of a late arrival with a tariff; who is to blame for slow play is for the director to say."""
    if not isinstance(proposal.found, Lateness) or proposal.found.penalty is None or proposal.found.asks:
        return
    amount: Amount = proposal.found.penalty
    unit, counted = UNITS[amount.unit], COUNTED[phase.plan.scoring]
    if unit is not counted and (unit is not Unit.PERCENT_OF_TOP or counted in (None, Unit.IMPS)):
        return
    number = amount.number * 100 if unit is Unit.PERCENT_OF_TOP else amount.number
    for who in proposal.contestants:
        yield Penalise(
            contestant=who,
            amount=exact_text(number),
            unit=unit,
            clause=proposal.found.why[-1].source,
            phase=phase.plan.name,
            session=session,
            round=proposal.round,
        )
