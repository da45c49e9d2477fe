"""Where a player sits now and next, against whom, with which boards, and what waits for a word from him."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from arbitro.bridge.seats import Seat, Side
from arbitro.contest.contestant import Team
from arbitro.contest.facts.contestants import strand_of
from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import Phase, Strand, spot_of
from arbitro.office.room.clock import Announcement, announcements
from arbitro.office.room.online import has_live, live_id
from arbitro.office.room.plays import BoardAt, is_ended, is_open, rooms_at, tables_of
from arbitro.office.room.sitting import contestants_at, sits
from arbitro.office.seeing.calls import CallNow, calls
from arbitro.office.seeing.rulings import RulingLine, rulings
from arbitro.office.seeing.sitters import Sitter, sitters
from arbitro.office.seeing.tables import round_now
from arbitro.office.seeing.view import Named, PhoneAsking, View
from arbitro.office.seeing.visibility import TheResult, may_sit


class SeatedAt(Struct, frozen=True, kw_only=True):
    """A table, of a match each of its rooms in which he may sit. `seat`: where it is known. `left`: boards without a
    result; `begun`: the one that the table has taken up. `live`: the id of the live table where it is played."""

    at: Spot
    side: Side
    seat: Seat | None
    opponents: tuple[Named, ...]
    sitters: tuple[Sitter, ...]
    boards: tuple[int, ...]
    left: tuple[int, ...]
    begun: int | None = None
    live: str = ""


class PlaceStop(Struct, frozen=True, kw_only=True):
    """A round: at which tables, or none for who sits out."""

    session: int
    section: str
    round: int
    tables: tuple[SeatedAt, ...]


class WaitingResult(Struct, frozen=True, kw_only=True):
    """A result that waits: for oneself to confirm, for the opponents, or for the director. `version`: of the event,
    when it was entered; whoever confirms it says so."""

    at: Spot
    board: int
    version: int
    recorded: Recorded
    waits_for: Literal["me", "opponents", "director"]
    lead: str = ""
    written: int | None = None


class MyPlace(Struct, frozen=True, kw_only=True):
    """`now`: the round that is played, None between rounds. `next`: the one after it, as far as it is known.
    `clock`: the times of that round, or of the next. `captain`: of the team, whether he has proved it or not.
    `asking`: second phones that wait for his yes. `rulings`: in force, at his tables."""

    who: Named
    phase: str
    captain: bool = False
    now: PlaceStop | None = None
    next: PlaceStop | None = None
    clock: Announcement | None = None
    waiting: tuple[WaitingResult, ...] = ()
    calls: tuple[CallNow, ...] = ()
    asking: tuple[PhoneAsking, ...] = ()
    rulings: tuple[RulingLine, ...] = ()


def my_place(view: View) -> MyPlace | None:
    """The place of whoever looks; None for those who do not play."""
    for who in sorted(view.viewer.plays) if view.event.contest else ():
        phases = [phase for phase in view.contest.phases.values() if who in phase.field]
        if phases:
            return _place(view, phases[-1], who)
    return None


def _place(view: View, phase: Phase, who: str) -> MyPlace:
    strand = _strand_now(view, phase, who)
    now = following = None
    if strand is not None:
        round = round_now(phase, strand)
        stop = _stop(view, phase, strand, round, who)
        if phase.last_over.get(strand, 0) < round <= phase.last_begun.get(strand, 0):
            now, following = stop, _stop(view, phase, strand, round + 1, who)
        elif round > phase.last_begun.get(strand, 0):
            following = stop
    team = view.contest.entries[who].contestant
    return MyPlace(
        who=view.named(who),
        phase=phase.plan.name,
        captain=isinstance(team, Team) and view.viewer.actor.person == team.acting_captain,
        now=now,
        next=following,
        clock=_clock(view, phase, now or following),
        waiting=tuple(_waiting(view, phase, who)),
        calls=tuple(call for call in calls(view) if who in _everybody(view, call.at)),
        asking=view.phones().asking,
        rulings=tuple(ruling for ruling in rulings(view) if who in _everybody(view, ruling.at) and not ruling.replaced),
    )


def _clock(view: View, phase: Phase, stop: PlaceStop | None) -> Announcement | None:
    """When a round begins and ends, where the regulations set its time."""
    if stop is None:
        return None
    wanted = (phase.plan.name, stop.session, stop.section, stop.round)
    times = announcements(view.event, view.now)
    return next((each for each in times if (each.phase, each.session, each.section, each.round) == wanted), None)


def _strand_now(view: View, phase: Phase, who: str) -> Strand | None:
    """The section of the first session that is not over for him."""
    for session in range(1, phase.plan.sessions + 1):
        strand = strand_of(phase, who, session)
        if is_ended(view.event, phase, session) or who in phase.withdrawals:
            continue
        if phase.rounds(strand) and phase.last_over.get(strand, 0) < phase.rounds(strand):
            return strand
    return None


def _stop(view: View, phase: Phase, strand: Strand, round: int, who: str) -> PlaceStop | None:
    """A round that is seated or drawn."""
    if not 1 <= round <= phase.rounds(strand):
        return None
    return PlaceStop(
        session=strand.session,
        section=strand.section,
        round=round,
        tables=tuple(_seated(view, phase, strand, round, who)),
    )


def _seated(view: View, phase: Phase, strand: Strand, round: int, who: str) -> Iterator[SeatedAt]:
    known = phase.last_begun.get(strand, 0) >= round  # else he may sit in another room then
    looks = view.viewer if known else replace(view.viewer, room="")
    for at in tables_of(phase, who):
        if (at.session, at.section, at.round) != (*strand, round):
            continue
        for room in rooms_at(view.contest, phase, at):
            play = BoardAt(spot_of(phase, at, room), 0)
            if not may_sit(view.event, looks, phase, play.spot):
                continue
            boards = phase.boards_at(at)
            side = _side(view, play.spot, who)
            own = sits(view.event, play.spot, view.viewer.actor.person)
            left = tuple(board for board in boards if is_open(view.contest, phase, play._replace(board=board)))
            begun = view.event.pace_at(play.spot).begun
            yield SeatedAt(
                at=play.spot,
                side=side,
                seat=own.seat if own else None,
                opponents=view.all_named(contestants_at(view.event, play.spot, side.opponents)),
                sitters=sitters(view, play.spot, view.phones().rooms),
                boards=boards,
                left=left,
                begun=begun if begun in left else None,
                live=live_id(view.event.created.id, play.spot) if known and has_live(view.event, phase, at) else "",
            )


def _side(view: View, at: Spot, who: str) -> Side:
    return Side.NS if who in contestants_at(view.event, at, Side.NS) else Side.EW


def _everybody(view: View, at: Spot) -> tuple[str, ...]:
    return contestants_at(view.event, at, Side.NS) + contestants_at(view.event, at, Side.EW)


def _waiting(view: View, phase: Phase, who: str) -> Iterator[WaitingResult]:
    for (spot, board), waiting in view.event.waiting.items():
        proposed = waiting.proposed
        if spot.phase != phase.plan.name or who not in _everybody(view, proposed.at):
            continue
        if not view.sees(TheResult(proposed.at, board)):
            continue
        mine = _side(view, proposed.at, who) is Side.NS
        yield WaitingResult(
            at=proposed.at,
            board=board,
            version=waiting.stamp.version,
            recorded=proposed.recorded,
            waits_for="director" if waiting.disputed else "opponents" if mine else "me",
            lead=proposed.lead,
            written=proposed.written,
        )
