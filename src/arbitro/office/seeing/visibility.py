"""What may be seen when: one function for every viewer, moment and thing (16D, 81C; art. 16.1).

may_see(event, viewer(event, actor), TheDeal(key), now)

Whoever has still to play a board sees neither its deal nor a result of it, staff included. Otherwise

* staff see everything, but no line-up that is sealed; a committee sees the boards of the rulings appealed against;
* a contestant sees the own table's results, and while no board is in progress there those of other tables, the ranking,
  and deals that everybody has played. A board is in progress from when it is taken up, or `LOOK` after the last result
  was confirmed, until its own is. Under `after_session` others' results are kept until then from contestants as well;
* a board at a live table is watched by staff, and where results are public at once by others, as soon as no other table
  has it to play; its auction and play are for those who may see deal and result;
* everybody else sees what the event's publicity has made public: `live` at once, `after_round` when the round is over
  and nobody has the board still to play, `after_session` when the session is over.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.edition import Edition
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.seats import Side
from arbitro.contest.facts.event import Room, Spot
from arbitro.contest.facts.results import ROOMS
from arbitro.contest.facts.state import AtTable, Phase, Strand, at_table, spot_of
from arbitro.contest.lineup.lineup import Lineup
from arbitro.office.actor import STAFF, Actor, Role
from arbitro.office.fact import BoardKey
from arbitro.office.room.boards import board_key
from arbitro.office.room.lineups import match_of, seen_lineups
from arbitro.office.room.plays import (
    BoardAt,
    has_to_play,
    is_ended,
    is_open,
    is_over,
    is_settled,
    plays,
    rooms_at,
    tables_of,
)
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.sitting import contestants_at, sits
from arbitro.office.state import Event
from arbitro.regulations.keys import LOOKING_UP

LOOK = timedelta(minutes=2)
"""At other results after one's own is confirmed, at a table that does not say when it takes up the next board."""


class Viewer(Struct, frozen=True):
    """Who looks: a person in a role, and the contestants that he belongs to, whatever the role.

    `room`: of a player in a team, where he says that he sits; a line-up knows better. Where each table is one room of a
    match, the pair that stays North-South is in the open one."""

    actor: Actor
    plays: frozenset[str] = frozenset()
    room: Room = ""


def viewer(event: Event, actor: Actor, room: Room = "") -> Viewer:
    """Somebody with everything that he is in the event: a director who plays is a player too."""
    return Viewer(actor, (event.belongs_to(actor.person) | {actor.contestant}) - {""}, room)


# -- what there is to see


class TheDeal(Struct, frozen=True):
    """The cards of a board."""

    key: BoardKey


class TheResult(Struct, frozen=True):
    """What one table has on a board, entered or waiting to be confirmed."""

    at: Spot
    board: int


class TheRanking(Struct, frozen=True, kw_only=True):
    """The points of a round, in the ranking and in the matches."""

    phase: str
    session: int
    section: str
    round: int


class TheLineup(Struct, frozen=True):
    match: Spot
    stanza: int
    team: str


class TheRuling(Struct, frozen=True):
    number: int


class TheCall(Struct, frozen=True):
    number: int


class TheTrail(Struct, frozen=True):
    """Who changed what; what a line tells of boards and line-ups is a matter of these."""


class TheLog(Struct, frozen=True):
    """Auction and play of a board that is over, at a live table."""

    at: Spot
    board: int


class ThePlay(Struct, frozen=True):
    """A board at a live table while it is played; none lies there yet: the table. For those who do not sit there."""

    at: Spot
    board: int | None


What = TheDeal | TheResult | TheLog | ThePlay | TheRanking | TheLineup | TheRuling | TheCall | TheTrail


def may_see(event: Event, viewer: Viewer, what: What, now: datetime) -> bool:
    """Whether somebody may see something at a moment."""
    match what:
        case TheDeal():
            return _deal(event, viewer, what.key, now)
        case TheResult():
            return _result(event, viewer, what.at, what.board, now)
        case TheLog():
            return _log(event, viewer, what.at, what.board, now)
        case ThePlay():
            return _play(event, viewer, what.at, what.board)
        case TheRanking():
            return _ranking(event, viewer, what, now)
        case TheLineup():
            return _lineup(event, viewer, what)
        case TheRuling():
            return _ruling(event, viewer, what.number)
        case TheCall():
            return _call(event, viewer, what.number)
        case TheTrail():
            return _is_staff(viewer)


def _is_staff(viewer: Viewer) -> bool:
    return viewer.actor.role in STAFF


# -- boards


def _deal(event: Event, viewer: Viewer, key: BoardKey, now: datetime) -> bool:
    if has_to_play(event, key, viewer.plays):
        return False
    if _is_staff(viewer) or _is_appealed(event, viewer, key):
        return True
    if event.contest is None or not is_settled(event, key):
        return False
    phase = event.contest.phases[key.phase]
    return _is_shown(event, viewer, phase, plays(event.contest, phase, key), key.session, now)


def _result(event: Event, viewer: Viewer, at: Spot, board: int, now: datetime) -> bool:
    phase = event.contest.phases.get(at.phase) if event.contest else None
    if event.contest is None or phase is None or at_table(at) not in phase.tables:
        return False
    if _is_own(event, viewer, phase, at):
        return True
    key = board_key(event.contest, at, board)
    if has_to_play(event, key, viewer.plays):
        return False
    if _is_staff(viewer) or _is_appealed(event, viewer, key):
        return True
    if (board, at.room) not in phase.results.get(at_table(at), {}):
        return False
    if event.publicity == "after_round" and not _takes_part(phase, viewer) and not is_settled(event, key):
        return False
    return _is_shown(event, viewer, phase, [BoardAt(at, board)], at.session, now)


def _log(event: Event, viewer: Viewer, at: Spot, board: int, now: datetime) -> bool:
    """It tells the deal and the result: whoever may see both."""
    if event.contest is None or at.phase not in event.contest.phases:
        return False
    key = board_key(event.contest, at, board)
    return _deal(event, viewer, key, now) and _result(event, viewer, at, board, now)


def _play(event: Event, viewer: Viewer, at: Spot, board: int | None) -> bool:
    """Staff who do not have the board to play; others where results are public at once, and no other table has it."""
    contest = event.contest
    phase = contest.phases.get(at.phase) if contest else None
    if contest is None or phase is None or at_table(at) not in phase.tables:
        return False
    if viewer.plays.intersection(phase.tables[at_table(at)].everybody):
        return False
    if board is None:
        return _is_staff(viewer) or event.publicity == "live"
    key = board_key(contest, at, board)
    if has_to_play(event, key, viewer.plays):
        return False
    others = (play for play in plays(contest, phase, key) if play.spot != at)
    return _is_staff(viewer) or (
        event.publicity == "live" and not any(is_open(contest, phase, play) for play in others)
    )


def _is_shown(
    event: Event, viewer: Viewer, phase: Phase, where: Iterable[BoardAt], session: int, now: datetime
) -> bool:
    """Whether what others have on a board is shown, to a contestant at the table or to everybody."""
    if _is_locked(event, viewer, now):
        return False
    if is_over(event, phase, session):
        return True
    match event.publicity:
        case "live":
            return True
        case "after_round" if not _takes_part(phase, viewer):
            return all(phase.last_over.get(play.at.strand, 0) >= play.at.round for play in where)
        case "after_round":
            return True
        case "after_session":
            return False


def _ranking(event: Event, viewer: Viewer, what: TheRanking, now: datetime) -> bool:
    phase = event.contest.phases.get(what.phase) if event.contest else None
    if phase is None:
        return False
    over = is_over(event, phase, what.session)
    if _is_staff(viewer) and (over or not _takes_part(phase, viewer)):
        return True
    if _is_locked(event, viewer, now):
        return False
    if over:
        return True
    strand = Strand(what.session, what.section)
    match event.publicity:
        case "live":
            return True
        case "after_round":
            return what.round <= phase.last_over.get(strand, 0)
        case "after_session":
            return False


def _takes_part(phase: Phase, viewer: Viewer) -> bool:
    """Whether somebody plays in a phase and has not left it."""
    return any(who in phase.field and who not in phase.withdrawals for who in viewer.plays)


def _is_own(event: Event, viewer: Viewer, phase: Phase, at: Spot) -> bool:
    """Whether it is known that somebody sits just there."""
    return _sits(event, viewer, phase, at) is True


def may_sit(event: Event, viewer: Viewer, phase: Phase, at: Spot) -> bool:
    """Whether somebody sits at a table, or may, as far as anybody has said."""
    return _sits(event, viewer, phase, at) is not False


def _sits(event: Event, viewer: Viewer, phase: Phase, at: Spot) -> bool | None:
    """Whether somebody sits at a table; None: he may, for nobody has said where the pairs of his team are."""
    here = viewer.plays.intersection(phase.tables[at_table(at)].everybody)
    if not here or event.contest is None:
        return False
    if event.contest.plan.form != "teams":
        return True
    if not at.room:  # one table of a match at two tables
        side = Side.NS if viewer.room == "open" else Side.EW
        return not here.isdisjoint(contestants_at(event, at, side)) if viewer.room else None
    rooms = [room for room in ROOMS if sits(event, replace(at, room=room), viewer.actor.person)]
    if len(rooms) == 1:
        return at.room == rooms[0]
    return at.room == viewer.room if viewer.room and rooms else None


# -- while a board is in progress


def _is_locked(event: Event, viewer: Viewer, now: datetime) -> bool:
    """Whether the regulations keep other results from somebody while he plays (art. 16.1)."""
    if not viewer.plays or event.contest is None:
        return False
    if pack_of(event)[LOOKING_UP, Edition(event.contest.plan.edition)]:
        return False
    return is_playing(event, viewer, now)


def is_playing(event: Event, viewer: Viewer, now: datetime) -> bool:
    """Whether a board is in progress where somebody sits, or may sit."""
    contest = event.contest
    return contest is not None and any(
        _is_in_progress(event, phase, at, room, now)
        for phase in contest.phases.values()
        if not phase.closed
        for who in viewer.plays
        for at in tables_of(phase, who)
        if _is_on(event, phase, at)
        for room in rooms_at(contest, phase, at)
        if may_sit(event, viewer, phase, spot_of(phase, at, room))
    )


def tables_on(event: Event, who: str) -> tuple[Spot, ...]:
    """The tables of a contestant in the round that is played."""
    phases = event.contest.phases.values() if event.contest else ()
    return tuple(spot_of(phase, at) for phase in phases for at in tables_of(phase, who) if _is_on(event, phase, at))


def _is_on(event: Event, phase: Phase, at: AtTable) -> bool:
    strand = Strand(at.session, at.section)
    is_last = phase.last_over.get(strand, 0) < at.round == phase.last_begun.get(strand, 0)
    return is_last and not is_ended(event, phase, at.session)


def _is_in_progress(event: Event, phase: Phase, at: AtTable, room: Room, now: datetime) -> bool:
    assert event.contest is not None
    spot = spot_of(phase, at, room)
    left = [board for board in phase.boards_at(at) if is_open(event.contest, phase, BoardAt(spot, board))]
    pace = event.pace_at(spot)
    if not left:
        return False
    if pace.confirmed is None:  # none yet, or the next board was taken up
        return True
    waits = any((spot, board) in event.waiting for board in left)
    return waits or not timedelta() <= now - pace.confirmed < LOOK


# -- teams


def lineups_seen(event: Event, viewer: Viewer, match: Spot, stanza: int) -> tuple[Lineup, ...]:
    """The line-ups of a stanza that somebody may see; one of the team sees them as the team does."""
    try:
        own = next((team for team in match_of(event, match).teams if team in viewer.plays), "")
        return seen_lineups(event, match, stanza, replace(viewer.actor, contestant=own))
    except ProblemsFound:  # no such match, or none any more
        return ()


def _lineup(event: Event, viewer: Viewer, what: TheLineup) -> bool:
    return any(lineup.team == what.team for lineup in lineups_seen(event, viewer, what.match, what.stanza))


# -- the desk


def _is_appealed(event: Event, viewer: Viewer, key: BoardKey) -> bool:
    """Whether a committee hears an appeal about the board."""
    if viewer.actor.role is not Role.COMMITTEE or event.contest is None:
        return False
    return any(
        case.appeal
        and case.given.board is not None
        and case.given.at.phase in event.contest.phases
        and board_key(event.contest, case.given.at, case.given.board) == key
        for case in event.cases.values()
    )


def _ruling(event: Event, viewer: Viewer, number: int) -> bool:
    """Staff and those at the table; an appeal committee, what is appealed against."""
    case = event.cases.get(number)
    if case is None:
        return False
    heard = viewer.actor.role is Role.COMMITTEE and bool(case.appeal)
    return _at_desk(event, viewer, case.given.at, case.given.board, _is_staff(viewer) or heard)


def _call(event: Event, viewer: Viewer, number: int) -> bool:
    """Staff, who have to come, and those at the table."""
    call = event.calls.get(number)
    if call is None:
        return False
    return _is_staff(viewer) or _at_desk(event, viewer, call.called.at, call.called.board, False)


def _at_desk(event: Event, viewer: Viewer, at: Spot, board: int | None, anywhere: bool) -> bool:
    """Whether somebody may know what happened at a table: there himself, or entitled and not to play the board."""
    phase = event.contest.phases.get(at.phase) if event.contest else None
    if event.contest is None or phase is None or at_table(at) not in phase.tables:
        return anywhere
    if _is_own(event, viewer, phase, at):
        return True
    if board is not None and has_to_play(event, board_key(event.contest, at, board), viewer.plays):
        return False
    return anywhere or not viewer.plays.isdisjoint(phase.tables[at_table(at)].everybody)
