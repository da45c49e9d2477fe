"""Which tables play a board, and who has still to play it (8; 16D, art. 16.1).

A board is settled when every table that will play it has a confirmed result. Tables that are not known yet, because a
round is not drawn or a section not seated, will play it.
"""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from arbitro.contest.facts.event import Room, Spot
from arbitro.contest.facts.results import has_rooms
from arbitro.contest.facts.seating import gone
from arbitro.contest.facts.state import AtTable, Contest, Phase, Strand, at_table, spot_of
from arbitro.office.fact import BoardKey
from arbitro.office.room.boards import by_rounds
from arbitro.office.state import Event


class BoardAt(NamedTuple):
    """A board at a table, of a match in one of its rooms."""

    spot: Spot
    board: int

    @property
    def at(self) -> AtTable:
        return at_table(self.spot)


def rooms_at(contest: Contest, phase: Phase, at: AtTable) -> tuple[Room, ...]:
    return ("open", "closed") if has_rooms(contest, phase, at) else ("",)


def plays(contest: Contest, phase: Phase, key: BoardKey) -> tuple[BoardAt, ...]:
    """Every table that has the board, as it is seated or drawn, in the order of rounds and tables."""
    return _plays(contest, phase).get(key, ()) or _extra(contest, phase, key)


def keys(contest: Contest, phase: Phase, session: int) -> tuple[BoardKey, ...]:
    """The boards of a session that are seated or drawn, or played besides, in order."""
    besides = {
        _key(phase, apart, at, board)
        for apart in (by_rounds(contest, phase),)
        for at, results in phase.results.items()
        for board, _ in results
        if at in phase.tables
    }
    return tuple(sorted(key for key in besides | _plays(contest, phase).keys() if key.session == session))


def _key(phase: Phase, apart: bool, at: AtTable, board: int) -> BoardKey:
    return BoardKey(phase=phase.plan.name, session=at.session, round=at.round if apart else 0, board=board)


def _plays(contest: Contest, phase: Phase) -> Mapping[BoardKey, tuple[BoardAt, ...]]:
    def compute() -> Mapping[BoardKey, tuple[BoardAt, ...]]:
        tables: dict[BoardKey, list[BoardAt]] = {}
        apart = by_rounds(contest, phase)
        for at in sorted(phase.tables):
            rooms = rooms_at(contest, phase, at)
            for board in phase.boards_at(at):
                own = tables.setdefault(_key(phase, apart, at, board), [])
                own += (BoardAt(spot_of(phase, at, room), board) for room in rooms)
        return {key: tuple(own) for key, own in tables.items()}

    return phase.remembered("plays", (phase.tables,), compute)


def _extra(contest: Contest, phase: Phase, key: BoardKey) -> tuple[BoardAt, ...]:
    """A board beyond those of the round, where a match goes on with it (78.7(b))."""
    return tuple(
        BoardAt(spot_of(phase, at, room), key.board)
        for at, results in sorted(phase.results.items())
        if (at.session, at.round) == (key.session, key.round) and at in phase.tables
        for room in rooms_at(contest, phase, at)
        if any(board == key.board for board, _ in results)
    )


def tables_of(phase: Phase, contestant: str) -> tuple[AtTable, ...]:
    """Where a contestant sits, round by round."""

    def compute() -> Mapping[str, tuple[AtTable, ...]]:
        tables: dict[str, list[AtTable]] = {}
        for at, met in sorted(phase.tables.items(), key=lambda item: (item[0].session, item[0].round, item[0])):
            for who in met.everybody:
                tables.setdefault(who, []).append(at)
        return {who: tuple(places) for who, places in tables.items()}

    return phase.remembered("tables of", (phase.tables,), compute).get(contestant, ())


# -- still to be played


def is_open(contest: Contest, phase: Phase, play: BoardAt) -> bool:
    """Whether the table has no result on the board and will have one."""
    if (play.board, play.spot.room) in phase.results.get(play.at, {}):
        return False
    here = phase.tables[play.at].everybody
    if any(gone(phase, who, play.at.round, play.at.session) for who in here):
        return False
    for who in here:
        award = phase.awards.get((play.at.round, who))
        if award is not None and (award.opponent is None or award.opponent in here):
            return False
    if contest.plan.form == "teams":
        return True
    elsewhere = phase.repeats.get((play.at, play.board), ())
    return not any((play.board, "") in phase.results.get(other, {}) for other in elsewhere)


def is_ended(event: Event, phase: Phase, session: int) -> bool:
    """Whether nothing more is played in a session: its score is posted, or its correction period over."""
    return phase.closed or session in phase.over or (phase.plan.name, session) in event.posted


def is_over(event: Event, phase: Phase, session: int) -> bool:
    """Whether all rounds of a session are over."""
    if is_ended(event, phase, session):
        return True
    if phase.plan.system in ("movement", "round_robin"):
        rounds = {strand: phase.rounds(strand) for strand in phase.seatings if strand.session == session}
        if _unseated(phase, session):
            return False
    else:
        rounds = {Strand(session, group): phase.plan.rounds for group in phase.plan.groups}
    return bool(rounds) and all(phase.last_over.get(strand, 0) >= last for strand, last in rounds.items())


def _unseated(phase: Phase, session: int) -> frozenset[str]:
    """Those who are to play in a session and have no place in it yet."""

    def compute() -> frozenset[str]:
        last = (seats[-1] for strand, seats in phase.seatings.items() if strand.session == session)
        return frozenset(phase.field).difference(phase.withdrawals, *(seats.bearers.values() for seats in last))

    return phase.remembered(("unseated", session), (phase.field, phase.withdrawals, phase.seatings), compute)


def _to_come(contest: Contest, phase: Phase, key: BoardKey) -> frozenset[str]:
    """Those who may get the board at a table that is not known yet."""
    known = _plays(contest, phase)
    if phase.plan.system in ("movement", "round_robin"):
        field = _unseated(phase, key.session) if key in known else frozenset(phase.field)
    else:
        groups = {
            group
            for group in phase.plan.groups
            if (group, key.round) not in phase.draws
            # a board beyond those of the round is taken up while the round lasts
            or (key not in known and phase.last_over.get(Strand(key.session, group), 0) < key.round)
        }
        field = frozenset(who for who, placed in phase.field.items() if placed.group in groups)
    return field.difference(phase.withdrawals)


def has_to_play(event: Event, key: BoardKey, who: Collection[str]) -> bool:
    """Whether one of these contestants has the board still before it, in whichever room."""
    contest = event.contest
    if contest is None or not who:
        return bool(who)
    phase = contest.phases.get(key.phase)
    if phase is None:
        return any(
            contestant in contest.entries and contest.entries[contestant].withdrawn is None for contestant in who
        )
    if is_ended(event, phase, key.session):
        return False
    if not _to_come(contest, phase, key).isdisjoint(who):
        return True
    return any(
        is_open(contest, phase, play) and not set(who).isdisjoint(phase.tables[play.at].everybody)
        for play in plays(contest, phase, key)
    )


def is_settled(event: Event, key: BoardKey) -> bool:
    """Whether nobody has the board still before it."""
    contest = event.contest
    phase = contest.phases.get(key.phase) if contest else None
    if contest is None or phase is None:
        return False
    if is_ended(event, phase, key.session):
        return True
    if _to_come(contest, phase, key):
        return False
    tables = plays(contest, phase, key)
    return bool(tables) and not any(is_open(contest, phase, play) for play in tables)
