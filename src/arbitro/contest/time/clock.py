"""The clock of a session, from moments that were recorded: which round, how late, and the new times (8B, 8C, 81C).

state(planned, [Called(1, Fraction())], Fraction(100))              -> round 1, 20 minutes left
announced(planned, moments, tables=range(1, 9))                     -> the rounds still to come, later if need be

Moments are exact minutes since the announced start of the session; before it they are less than nothing. Without the
director's signal a round begins when it was announced.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.contest.time.schedule import NOTHING, RoundTime, Schedule
from arbitro.regulations.consequence import Ground, because
from arbitro.regulations.time import SECONDS, check_minutes, clock


class RoundCalled(Struct, frozen=True, tag="called"):
    """The director's signal for a round (8B1)."""

    round: int
    at: Fraction


class Ended(Struct, frozen=True, omit_defaults=True, tag="ended"):
    """A table that has finished a round: its boards played and its scores agreed (8C).

    `removed`: boards taken away so that it could, `compared` of them with a result in the other room. `contestants`:
    the two who met there; tables with the same two are the rooms of one match.
    """

    round: int
    table: int
    at: Fraction
    contestants: tuple[str, ...] = ()
    removed: int = 0
    compared: int = 0


class Arrived(Struct, frozen=True, omit_defaults=True, tag="arrived"):
    """A contestant complete at its table, or not yet (`at` is None). `match` and `stanza`: the first, second … of the
    team, where a forfeit depends on it. `brown_sticker`: has to be there before the start (appendix 5.5)."""

    round: int
    contestant: str
    at: Fraction | None
    match: int | None = None
    stanza: int | None = None
    brown_sticker: bool = False


Moment = RoundCalled | Ended | Arrived

Phase = Literal["before", "playing", "tolerance", "overtime", "between", "over"]
"""Before the first round; in the time of a round, in its tolerance, or beyond; between rounds; after the last."""


class State(Struct, frozen=True):
    """What the clock shows. `round`: the one that is played, or the next; None after the last.

    `remaining`: minutes to the latest end, between rounds to the next start. `overrun`: minutes beyond the latest end.
    `delay`: how much later the round is than it was planned. `playing`: tables that have not finished it.
    """

    now: Fraction
    phase: Phase
    round: int | None
    elapsed: Fraction = NOTHING
    remaining: Fraction = NOTHING
    overrun: Fraction = NOTHING
    delay: Fraction = NOTHING
    playing: tuple[int, ...] = ()
    why: tuple[Ground, ...] = ()


class TableTime(Struct, frozen=True):
    """A table in a round: when it ended, and by how much beyond the latest end; None as long as it plays."""

    table: int
    ended: Fraction | None
    late: Fraction


class RoundLateness(Struct, frozen=True):
    """A round table by table; it is as late as its last table."""

    round: int
    tables: tuple[TableTime, ...]
    late: Fraction


class Announced(Struct, frozen=True):
    """The times of a session as they are now: what has begun as it did, the rest as it can be. `delay`: of the end."""

    rounds: tuple[RoundTime, ...]
    delay: Fraction
    why: tuple[Ground, ...] = ()

    @property
    def ends(self) -> Fraction:
        return self.rounds[-1].latest


def minutes(seconds: int) -> Fraction:
    """Seconds since the start as minutes."""
    return Fraction(seconds, SECONDS)


class Log(Struct, frozen=True, dict=True):
    """The moments of a session, sorted out."""

    planned: tuple[RoundTime, ...]
    moments: tuple[Moment, ...]

    @cached_property
    def called(self) -> Mapping[int, Fraction]:
        return {moment.round: moment.at for moment in self.moments if isinstance(moment, RoundCalled)}

    @cached_property
    def ended(self) -> Mapping[int, Mapping[int, Ended]]:
        ends: dict[int, dict[int, Ended]] = {each.round: {} for each in self.planned}
        for moment in self.moments:
            if isinstance(moment, Ended):
                ends[moment.round][moment.table] = moment
        return ends

    @cached_property
    def arrived(self) -> tuple[Arrived, ...]:
        arrivals = (moment for moment in self.moments if isinstance(moment, Arrived))
        return tuple(sorted(arrivals, key=lambda arrival: arrival.round))

    def has_begun(self, round: int) -> bool:
        """A signal or a table that has finished says so."""
        return round in self.called or bool(self.ended[round])

    def playing(self, round: int, tables: Collection[int]) -> tuple[int, ...]:
        return tuple(sorted(table for table in tables if table not in self.ended[round]))

    def lasts(self, round: int, tables: Collection[int]) -> bool:
        """Whether it has begun and some table has not ended it, or none is known to have."""
        return self.has_begun(round) and (not self.ended[round] or bool(self.playing(round, tables)))


def logged(planned: Schedule, moments: Sequence[Moment], session: int = 1) -> Log:
    """The moments, each at a round of the session; all contradictions at once."""
    log = Log(planned.of(session), tuple(moments))
    problems = list(_problems(log))
    if problems:
        raise ProblemsFound(problems)
    return log


def _problems(log: Log) -> Iterator[Problem]:
    if not log.planned:
        yield Problem("clock-session")
        return
    first, last = log.planned[0].round, log.planned[-1].round
    known = [(index, moment) for index, moment in enumerate(log.moments, 1) if first <= moment.round <= last]
    for index, moment in enumerate(log.moments, 1):
        if not first <= moment.round <= last:
            yield Problem("clock-round", Place(index=index), str(moment.round), f"{first} … {last}")
    calls: dict[int, Fraction] = {}
    ends: set[tuple[int, int]] = set()
    for index, moment in known:
        where = Place(index=index)
        if isinstance(moment, RoundCalled):
            if moment.round in calls:
                yield Problem("clock-called-twice", where, str(moment.round))
            calls[moment.round] = moment.at
        elif isinstance(moment, Ended):
            if (moment.round, moment.table) in ends:
                yield Problem("clock-ended-twice", where, str(moment.table), str(moment.round))
            ends.add((moment.round, moment.table))
            if not 0 <= moment.compared <= moment.removed <= log.planned[moment.round - first].boards:
                yield Problem("boards-removed", where, str(moment.compared), f"0 … {moment.removed}")
    for index, moment in known:
        where = Place(index=index)
        if isinstance(moment, RoundCalled):
            later = [calls[round] for round in calls if round > moment.round]
            if later and min(later) <= moment.at:
                yield Problem("clock-order", where, clock(moment.at), clock(min(later)))
        elif isinstance(moment, Ended) and moment.at < calls.get(moment.round, moment.at):
            yield Problem("clock-ended-before", where, clock(moment.at), clock(calls[moment.round]))


def announced(
    planned: Schedule,
    moments: Sequence[Moment],
    *,
    session: int = 1,
    tables: Collection[int] = (),
    now: Fraction | None = None,
    least_break: Fraction | None = None,
) -> Announced:
    """The times as they are now.

    A round begins when it was planned, or when all tables of the one before have finished and the change-over and the
    break are over. `tables`: all that play; a round is over when the last of them is, or with its latest end as long
    as some still play, but not before `now`. `least_break`: to how many minutes a break may be cut to catch up.
    """
    log = logged(planned, moments, session)
    if least_break is not None:
        check_minutes(least_break)
    rounds: list[RoundTime] = []
    why: list[Ground] = []
    delay = NOTHING
    for each in log.planned:
        start = each.start
        if each.round in log.called:
            start = log.called[each.round]
        elif rounds:
            before = rounds[-1]
            free = _finished(log, before, tables, now) + planned.change_over
            pause = each.pause if least_break is None else min(each.pause, max(least_break, start - free))
            start = max(start, free + pause)
            if pause < each.pause:
                why.append(because("clock-break-cut", round=each.round, minutes=clock(pause)))
        shift = start - each.start
        if shift > max(delay, NOTHING):
            why.append(because("clock-later", round=each.round, start=clock(start), late=clock(shift)))
        rounds.append(replace(each, start=start, end=each.end + shift, latest=each.latest + shift))
        delay = shift
    return Announced(tuple(rounds), delay, tuple(why))


def _finished(log: Log, before: RoundTime, tables: Collection[int], now: Fraction | None) -> Fraction:
    """When a round is over, as far as it is known."""
    ends = [end.at for end in log.ended[before.round].values()]
    if ends and not log.playing(before.round, tables):
        return max(ends)
    waited = [now] if now is not None and log.has_begun(before.round) else []
    return max([before.latest, *ends, *waited])


def round_lateness(
    planned: Schedule,
    moments: Sequence[Moment],
    round: int,
    *,
    session: int = 1,
    tables: Collection[int] = (),
    now: Fraction | None = None,
) -> RoundLateness:
    """How much each table is beyond the latest end of a round, counted from when it really began."""
    log = logged(planned, moments, session)
    times = {each.round: each for each in announced(planned, moments, session=session, tables=tables, now=now).rounds}
    if round not in times:
        raise ProblemsFound([Problem("clock-round", found=str(round), expected=f"{min(times)} … {max(times)}")])
    latest = times[round].latest
    late = [TableTime(table, end.at, max(end.at - latest, NOTHING)) for table, end in sorted(log.ended[round].items())]
    still = NOTHING if now is None else max(now - latest, NOTHING)
    late += (TableTime(table, None, still) for table in log.playing(round, tables))
    late.sort(key=lambda time: time.table)
    return RoundLateness(round, tuple(late), max((time.late for time in late), default=NOTHING))


def state(
    planned: Schedule,
    moments: Sequence[Moment],
    now: Fraction,
    *,
    session: int = 1,
    tables: Collection[int] = (),
    least_break: Fraction | None = None,
) -> State:
    """What the clock shows at a moment; what was recorded after it is left aside.

    A round that nothing was recorded of goes by its announced times; any other lasts until its tables have ended.
    """
    so_far = [moment for moment in moments if moment.at is None or moment.at <= now]
    log = logged(planned, so_far, session)
    times = announced(planned, so_far, session=session, tables=tables, now=now, least_break=least_break)
    shown = None
    for each in times.rounds:
        waits = shown is not None and log.lasts(shown.round, tables) and not log.has_begun(each.round)
        if each.start > now or waits:
            break
        shown = each
    first, last = times.rounds[0], times.rounds[-1]
    if shown is None:
        return State(now, "before", first.round, remaining=first.start - now, delay=_delay(log, first), why=times.why)
    playing = log.playing(shown.round, tables)
    done = now >= shown.latest if not log.has_begun(shown.round) else not log.lasts(shown.round, tables)
    if done and shown.round == last.round:
        return State(now, "over", None, delay=_delay(log, last), why=times.why)
    if done:
        following = times.rounds[times.rounds.index(shown) + 1]
        left = max(following.start - now, NOTHING)
        return State(now, "between", following.round, remaining=left, delay=_delay(log, following), why=times.why)
    phase: Phase = "playing" if now < shown.end else "tolerance" if now < shown.latest else "overtime"
    return State(
        now,
        phase,
        shown.round,
        elapsed=now - shown.start,
        remaining=max(shown.latest - now, NOTHING),
        overrun=max(now - shown.latest, NOTHING),
        delay=_delay(log, shown),
        playing=playing,
        why=times.why,
    )


def _delay(log: Log, each: RoundTime) -> Fraction:
    return each.start - log.planned[each.round - log.planned[0].round].start
