"""Penalties that recorded times suggest: late arrivals, forfeits, slow play (art. 8.2, 8.3, appendix 5.5).

proposals(planned, moments, Conditions(form="teams", event="swiss"), FIGB)      -> what the director may decide

Nothing here is imposed: each proposal is what the regulations say of the recorded minutes, with what is still to be
asked: whose fault it was, whether there was a warning before.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from math import ceil
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import refuse
from arbitro.contest.time.clock import Arrived, Ended, Log, Moment, announced, logged
from arbitro.contest.time.schedule import NOTHING, RoundTime, Schedule
from arbitro.regulations.consequence import Ground, because
from arbitro.regulations.forfeit import Forfeited, ForfeitForm, forfeit
from arbitro.regulations.lateness import LateForm, Lateness, counts_from, lateness, seated_early
from arbitro.regulations.pack import Pack
from arbitro.regulations.slow_play import SlowMatch, SlowPair, overrun, slow_match, slow_pair
from arbitro.regulations.time import clock, time_allowed

NOT_BEFORE: Mapping[str, int] = {}


class TimeConditions(Struct, frozen=True, kw_only=True):
    """What the event is, as far as time goes.

    `event` and `scored`: of teams. `sanctioned`: who was warned or penalised before, None if it is not known.
    `late_before`: how often somebody was late for a round after the first in earlier sessions.
    """

    form: Literal["pairs", "individual", "teams"]
    event: Literal["swiss", "danish", "round_robin", "knockout"] = "swiss"
    scored: Literal["vp", "imps"] = "vp"
    sanctioned: frozenset[str] | None = None
    late_before: Mapping[str, int] = NOT_BEFORE

    @property
    def in_imps(self) -> bool:
        return self.scored == "imps" or self.event == "knockout"

    @property
    def lateness(self) -> LateForm:
        if self.form != "teams":
            return self.form
        return "teams_ko" if self.event == "knockout" else "teams_imps" if self.scored == "imps" else "teams_vp"

    @property
    def forfeit(self) -> ForfeitForm:
        return self.event if self.form == "teams" else self.form


class PenaltyProposal(Struct, frozen=True):
    """What the regulations say of one recorded delay: for the director to decide."""

    kind: Literal["late", "forfeit", "slow"]
    round: int
    contestants: tuple[str, ...]
    found: Lateness | Forfeited | SlowMatch | SlowPair
    tables: tuple[int, ...] = ()


def proposals(
    planned: Schedule,
    moments: Sequence[Moment],
    conditions: TimeConditions,
    pack: Pack,
    *,
    session: int = 1,
    tables: Collection[int] = (),
    now: Fraction | None = None,
) -> tuple[PenaltyProposal, ...]:
    """All of a session, round by round. `now`: needed while somebody is still missing."""
    log = logged(planned, moments, session)
    if now is None and any(arrival.at is None for arrival in log.arrived):
        raise refuse("clock-now")
    times = announced(planned, moments, session=session, tables=tables, now=now)
    proposed: list[PenaltyProposal] = []
    arrivals = _arrivals(log, times.rounds, pack, now)
    for place, each in enumerate(times.rounds, 1):
        for late in arrivals:
            if late.place == place:
                proposed += _late(late, arrivals, each, conditions, pack, planned.screens)
        proposed += _slow(planned, log, each, conditions, pack)
    return tuple(proposed)


# -- late arrivals and forfeits


class _Late(Struct, frozen=True):
    """An arrival against the start of its round; `early`: how long before it the contestant had to be there."""

    arrived: Arrived
    place: int  # of the round in the session
    minutes: Fraction
    early: Fraction

    @property
    def counted(self) -> Fraction:
        return max(self.minutes + self.early, NOTHING)


def _arrivals(log: Log, rounds: tuple[RoundTime, ...], pack: Pack, now: Fraction | None) -> tuple[_Late, ...]:
    """Those who were late."""
    first = rounds[0].round
    late = []
    for arrival in log.arrived:
        here = arrival.at if arrival.at is not None else now
        assert here is not None
        early = seated_early(pack) if arrival.brown_sticker else NOTHING
        place = arrival.round - first
        late.append(_Late(arrival, place + 1, here - rounds[place].start, early))
    return tuple(arrival for arrival in late if arrival.counted)


def _late(
    late: _Late, everybody: tuple[_Late, ...], each: RoundTime, conditions: TimeConditions, pack: Pack, screens: bool
) -> Iterator[PenaltyProposal]:
    arrival, counted = late.arrived, late.counted
    who = (arrival.contestant,)
    lost = forfeit(
        conditions.forfeit,
        max(late.minutes, NOTHING),
        pack,
        boards=each.boards,
        screens=screens,
        match=arrival.match,
        stanza=arrival.stanza,
    )
    why: list[Ground] = []
    if late.early:
        why.append(counts_from(late.early, pack))
    if lost.forfeited and lost.limit is not None:
        counted = min(counted, lost.limit + late.early)
        by = lost.why[-1]
        why.append(Ground("clock-until-forfeit", {"limit": clock(lost.limit)}, by.source, by.pack))
    before = sum(1 < other.place < late.place and other.arrived.contestant == arrival.contestant for other in everybody)
    penalty = lateness(
        conditions.lateness,
        counted,
        pack,
        round_number=late.place,
        sanctioned=None if conditions.sanctioned is None else arrival.contestant in conditions.sanctioned,
        late_before=before + conditions.late_before.get(arrival.contestant, 0),
    )
    yield PenaltyProposal("late", each.round, who, replace(penalty, why=(*why, *penalty.why)))
    if lost.forfeited or (lost.forfeited is None and arrival.at is None):
        yield PenaltyProposal("forfeit", each.round, who, lost)


# -- slow play


def _slow(
    planned: Schedule, log: Log, each: RoundTime, conditions: TimeConditions, pack: Pack
) -> Iterator[PenaltyProposal]:
    if conditions.form == "teams":
        for rooms in _matches(log.ended[each.round].values()):
            yield from _slow_match(planned, rooms, each, conditions, pack)
        return
    for end in sorted(log.ended[each.round].values(), key=lambda end: end.table):
        late = max(end.at - each.latest, NOTHING)
        if not late and not end.removed:
            continue
        allowed = time_allowed(planned.form, each.boards, pack, screens=planned.screens)
        boards = min(each.boards, ceil(late / allowed.per_board))
        penalty = slow_pair(pack, boards=boards, removed=end.removed)
        if late:
            said = because("clock-table-late", table=end.table, late=clock(late), boards=boards)
            penalty = replace(penalty, why=(said, *penalty.why))
        yield PenaltyProposal("slow", each.round, end.contestants, penalty, (end.table,))


def _matches(ended: Collection[Ended]) -> list[list[Ended]]:
    """The tables of each match: those with the same two teams; a table that names none stands alone."""
    matches: dict[object, list[Ended]] = defaultdict(list)
    for end in sorted(ended, key=lambda end: end.table):
        matches[frozenset(end.contestants) or end.table].append(end)
    return list(matches.values())


def _slow_match(
    planned: Schedule, rooms: list[Ended], each: RoundTime, conditions: TimeConditions, pack: Pack
) -> Iterator[PenaltyProposal]:
    """A match is over with the later of its rooms. A board without any result was taken away in both."""
    allowed = time_allowed(planned.form, each.boards, pack, screens=planned.screens)
    elapsed = max(max(room.at for room in rooms) - each.start, NOTHING)
    over = overrun(elapsed, allowed, pack, each.tolerance)
    compared = sum(room.compared for room in rooms)
    removed = compared + max(room.removed - room.compared for room in rooms)
    if not over.minutes and not removed:
        return
    penalty = slow_match("imps" if conditions.in_imps else "vp", over.minutes, pack, removed=removed, compared=compared)
    penalty = replace(penalty, why=(*over.why, *penalty.why))
    yield PenaltyProposal("slow", each.round, rooms[0].contestants, penalty, tuple(room.table for room in rooms))
