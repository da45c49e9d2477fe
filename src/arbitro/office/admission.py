"""Who may be whom: as what a person takes part, and whom the code of a table lets in.

A code lies open on its table. It lets in those whom the table waits for and nobody else: who sits there in the round
that is played, or in the next one where none is, and who comes next once every board there has a result; after the
last round who sat there last, until the correction period is over. Of a team these are the pairs of its line-up in the
room; as long as there is none that all may see, two in each stanza, and nobody who has signed in to the other room.
Whether somebody is already signed in on another phone is for the accounts to say; what only a captain may do wants the
captain's code.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec.structs import replace

from arbitro.book.problem import refuse
from arbitro.bridge.seats import Side
from arbitro.contest.contestant import Team
from arbitro.contest.facts.contestants import now_playing
from arbitro.contest.facts.event import Room, Spot
from arbitro.contest.facts.state import AtTable, Phase, Strand, at_table, spot_of
from arbitro.office.actor import Role
from arbitro.office.room.plays import BoardAt, is_open, tables_of
from arbitro.office.room.sitting import players_at
from arbitro.office.seeing.tables import round_now, strands_of
from arbitro.office.seeing.visibility import tables_on
from arbitro.office.state import Event

PAIR = 2  # of a team in a room
RoomsOf: TypeAlias = Callable[[str], Mapping[Spot, Room]]
"""In which room of which match a person has signed in, the last one last."""


def part_of(event: Event, person: str, role: Role = Role.PLAYER) -> tuple[str, Role]:
    """The contestant of a person, and as what: a captain only who comes as one; the public, of whom does not take
    part."""
    if role is Role.CAPTAIN and (team := captained(event).get(person)):
        return team, Role.CAPTAIN
    contestant = event.contestant_of(person)
    return contestant, Role.PLAYER if contestant else Role.PUBLIC


def captained(event: Event) -> Mapping[str, str]:
    """The teams, by the person who acts as captain."""
    entries = event.contest.entries.items() if event.contest else ()
    return {entry.contestant.acting_captain: id for id, entry in entries if isinstance(entry.contestant, Team)}


def spots_waiting(event: Event, section: str, table: int, room: Room = "") -> tuple[Spot, ...]:
    """A table in the rounds for which it waits; none when nobody has a place there any more."""
    for phase in reversed(list(event.contest.phases.values()) if event.contest else []):
        for strand, round in _rounds(phase):
            now = AtTable(*strand, round, table)
            following = now._replace(round=round + 1)
            waits = (now, following) if _is_done(event, phase, now, room) else (now,)
            if strand.section == section and (here := [at for at in waits if at in phase.tables]):
                return tuple(spot_of(phase, at, room) for at in here)
    return ()


def _rounds(phase: Phase) -> list[tuple[Strand, int]]:
    """The round that is played in each section, or the next, else the last; sessions that are to be played first."""
    open_still = [strand for strand in strands_of(phase) if not (phase.closed or strand.session in phase.over)]
    rounds = [(strand, round_now(phase, strand)) for strand in open_still]
    return sorted(rounds, key=lambda at: phase.last_over.get(at[0], 0) >= phase.rounds(at[0]))


def _is_done(event: Event, phase: Phase, at: AtTable, room: Room) -> bool:
    assert event.contest is not None
    plays = (BoardAt(spot_of(phase, at, room), board) for board in phase.boards_at(at)) if at in phase.tables else ()
    return not any(is_open(event.contest, phase, play) for play in plays)


def awaited(event: Event, spots: tuple[Spot, ...]) -> Mapping[str, tuple[str, Spot]]:
    """The persons whom a table waits for: of which contestant, and in which round."""
    persons: dict[str, tuple[str, Spot]] = {}
    for at in spots:
        for side in Side:
            for person, place in players_at(event, at, side):
                persons.setdefault(person, (place.contestant, at))
    return persons


def tables_now(event: Event, person: str) -> tuple[str, ...]:
    """Where somebody sits in the round that is played, or in the next, as it is written on the tables."""
    tables = {
        f"{at.section}{at.table}"
        for phase in (event.contest.phases.values() if event.contest else ())
        for strand, round in _rounds(phase)
        for at in tables_of(phase, event.contestant_of(person))
        if (at.strand, at.round) == (strand, round)
    }
    return tuple(sorted(tables))


def room_now(event: Event, person: str, rooms: RoomsOf) -> Room:
    """Where somebody has signed in, on whichever phone: while a round is played for that round alone. Only matches of
    teams have rooms."""
    claimed = rooms(person) if event.contest and event.contest.plan.form == "teams" else {}
    on = tables_on(event, event.contestant_of(person)) if claimed else ()
    return next((claimed[match] for match in on or reversed([*claimed]) if match in claimed), "")


def check_room(event: Event, person: str, at: Spot, rooms: RoomsOf) -> None:
    """Nobody changes rooms while he plays: there he would see what the other room has done with his next board. Nor is
    there place for a third of a team, unless another stanza has begun, in which others may sit there."""
    contestant, phase = event.contestant_of(person), event.contest.phases[at.phase] if event.contest else None
    if phase is None or not at.room or phase.last_over.get(at_table(at).strand, 0) >= at.round:
        return
    claimed = room_now(event, person, rooms)
    if tables_on(event, contestant) and claimed not in {"", at.room}:
        raise refuse("room-changed", found=at.room, expected=claimed)
    assert event.contest is not None
    others = set(now_playing(event.contest.entries[contestant])) - {person}
    here = [who for who in others if rooms(who).get(replace(at, room="")) == at.room]
    boards = phase.boards_at(at_table(at))
    played = sum(not is_open(event.contest, phase, BoardAt(at, board)) for board in boards)
    if len(here) >= PAIR * (1 + played * phase.plan.stanzas // len(boards)):
        raise refuse("room-full", found=at.room)
