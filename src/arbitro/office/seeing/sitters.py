"""The persons at a table, by name; of a team those of a line-up that may be seen."""

from collections.abc import Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from arbitro.bridge.seats import Seat, Side
from arbitro.contest.facts.event import Room, Spot
from arbitro.office.room.sitting import players_at
from arbitro.office.seeing.view import View
from arbitro.office.seeing.visibility import lineups_seen


class Sitter(Struct, frozen=True):
    """`seat` is None where only the side is known. `phone`: signed in on one; told at the table itself."""

    name: str
    contestant: str
    side: Side
    seat: Seat | None = None
    phone: bool = False


def sitters(view: View, at: Spot, phones: Mapping[str, Room] | None = None) -> tuple[Sitter, ...]:
    """Who sits at a table. Of a team without a line-up nobody is known but those who have signed in there."""
    held = phones or {}
    if view.contest.plan.form == "teams":
        here = tuple(_lined_up(view, at)) or tuple(_signed_in(view, at, held))
        return tuple(Sitter(view.person(person), team, side, phone=person in held) for person, team, side in here)
    return tuple(
        Sitter(view.person(person), place.contestant, place.side, place.seat, person in held)
        for side in Side
        for person, place in players_at(view.event, at, side)
    )


def _signed_in(view: View, at: Spot, phones: Mapping[str, Room]) -> Iterator[tuple[str, str, Side]]:
    for side in Side:
        for person, place in players_at(view.event, at, side):
            if at.room and phones.get(person) == at.room:
                yield person, place.contestant, side


def _lined_up(view: View, at: Spot) -> Iterator[tuple[str, str, Side]]:
    match = replace(at, room="")
    stanzas = [stanza for key, stanza in view.event.lineups if key == match]
    for lineup in lineups_seen(view.event, view.viewer, match, max(stanzas)) if stanzas else ():
        for pair in lineup.pairs:
            if pair.room == at.room:
                yield from ((person, lineup.team, pair.side) for person in pair.players)
