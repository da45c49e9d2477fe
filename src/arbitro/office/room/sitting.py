"""Who sits at a table: contestants and persons, and which way.

Of a pair the first named sits North or East unless somebody says otherwise; of a team those whom its line-up has in the
room, or anybody as long as there is none that everybody may see.
"""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import Place
from arbitro.bridge.seats import Seat, Side
from arbitro.contest.facts.contestants import now_playing
from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.state import at_table
from arbitro.contest.lineup.stanza import LineupOnlooker, visible
from arbitro.office.room.lineups import stanza_of
from arbitro.office.state import Event


class Sits(Struct, frozen=True):
    """A person at a table. `seat` is None where only the side is known."""

    contestant: str
    side: Side
    seat: Seat | None = None


def where_of(at: Spot, board: int | None = None) -> Place:
    return Place(
        board=None if board is None else str(board), tag=f"{at.section} {at.round}/{at.table} {at.room}".strip()
    )


def contestants_at(event: Event, at: Spot, side: Side) -> tuple[str, ...]:
    """Who sits that way, in an individual both; nobody if there is no such table. In the closed room the home team
    sits East-West."""
    phase = event.contest.phases.get(at.phase) if event.contest else None
    met = phase.tables.get(at_table(at)) if phase else None
    if met is None:
        return ()
    return met.ns if (side is Side.NS) != (at.room == "closed") else met.ew


def players_at(event: Event, at: Spot, side: Side) -> tuple[tuple[str, Sits], ...]:
    """The persons who may sit that way, with their places."""
    return tuple(_players(event, at, side))


def _players(event: Event, at: Spot, side: Side) -> Iterator[tuple[str, Sits]]:
    contest = event.contest
    who = contestants_at(event, at, side)
    if contest is None:
        return
    if len(who) == 2:
        for seat, contestant in zip(side.seats, who, strict=True):
            for person in now_playing(contest.entries[contestant]):
                yield person, Sits(contestant, side, seat)
        return
    for contestant in who:
        persons = now_playing(contest.entries[contestant])
        if contest.plan.form != "teams":
            for seat, person in zip(side.seats, persons, strict=False):
                yield person, Sits(contestant, side, seat)
        elif fielded := _fielded(event, at, contestant):
            for two in fielded:
                yield from (
                    (person, Sits(contestant, side, seat)) for seat, person in zip(side.seats, two, strict=True)
                )
        else:
            yield from ((person, Sits(contestant, side)) for person in persons)


def _fielded(event: Event, at: Spot, team: str) -> tuple[tuple[str, str], ...]:
    """The pairs of a team that its line-ups have in the room, in any stanza of the match, once everybody sees them."""
    match = replace(at, room="")
    return tuple(
        pair.players
        for key, number in event.lineups
        if key == match
        for lineup in visible(stanza_of(event, match, number), LineupOnlooker.PUBLIC)
        if lineup.team == team
        for pair in lineup.pairs
        if pair.room == at.room
    )


def sits(event: Event, at: Spot, person: str) -> Sits | None:
    """Where a person sits at a table; None if nowhere."""
    for side in Side:
        for player, place in players_at(event, at, side):
            if person and player == person:
                return place
    return None


def is_own_table(event: Event, at: Spot, person: str) -> bool:
    """Whether a member of the staff plays at this table."""
    playing = event.plays_too.get(person)
    if playing is not None and any(playing.contestant in contestants_at(event, at, side) for side in Side):
        return True
    return sits(event, at, person) is not None
