"""The persons at a table, by name; of a team those of a line-up that may be seen."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from arbitro.bridge.seats import Seat, Side
from arbitro.contest.facts.contestants import now_playing
from arbitro.contest.facts.event import Spot
from arbitro.office.room.sitting import contestants_at, players_at
from arbitro.office.seeing.view import View
from arbitro.office.seeing.visibility import lineups_seen


class Sitter(Struct, frozen=True):
    """`seat` is None where only the side is known."""

    name: str
    contestant: str
    side: Side
    seat: Seat | None = None


class PossibleSitter(Struct, frozen=True):
    """Somebody who may sit down at a table."""

    id: str
    name: str
    contestant: str


def candidates(view: View, at: Spot) -> tuple[PossibleSitter, ...]:
    """The persons whom a table waits for: those of a line-up that may be seen, else everybody of the contestants."""
    if view.contest.plan.form == "teams" and (fielded := tuple(_lined_up(view, at))):
        return tuple(PossibleSitter(person, view.person(person), team) for person, team, _ in fielded)
    return tuple(
        PossibleSitter(person, view.person(person), contestant)
        for side in Side
        for contestant in contestants_at(view.event, at, side)
        for person in now_playing(view.contest.entries[contestant])
    )


def sitters(view: View, at: Spot) -> tuple[Sitter, ...]:
    if view.contest.plan.form == "teams":
        return tuple(_fielded(view, at))
    return tuple(
        Sitter(view.person(person), place.contestant, place.side, place.seat)
        for side in Side
        for person, place in players_at(view.event, at, side)
    )


def _fielded(view: View, at: Spot) -> Iterator[Sitter]:
    return (Sitter(view.person(person), team, side) for person, team, side in _lined_up(view, at))


def _lined_up(view: View, at: Spot) -> Iterator[tuple[str, str, Side]]:
    match = replace(at, room="")
    stanzas = [stanza for key, stanza in view.event.lineups if key == match]
    for lineup in lineups_seen(view.event, view.viewer, match, max(stanzas)) if stanzas else ():
        for pair in lineup.pairs:
            if pair.room == at.room:
                yield from ((person, lineup.team, pair.side) for person in pair.players)
