"""The persons at a table, by name; of a team those of a line-up that may be seen."""

from collections.abc import Iterator

from msgspec import Struct

from arbitro.bridge.seats import Seat, Side
from arbitro.contest.event import Spot
from arbitro.office.projections.view import View
from arbitro.office.sitting import players_at
from arbitro.office.visibility import lineups_seen


class Sitter(Struct, frozen=True):
    """`seat` is None where only the side is known."""

    name: str
    contestant: str
    side: Side
    seat: Seat | None = None


def sitters(view: View, at: Spot) -> tuple[Sitter, ...]:
    if view.contest.plan.form == "teams":
        return tuple(_fielded(view, at))
    return tuple(
        Sitter(view.person(person), place.contestant, place.side, place.seat)
        for side in Side
        for person, place in players_at(view.event, at, side)
    )


def _fielded(view: View, at: Spot) -> Iterator[Sitter]:
    match = (at.phase, at.section, at.round, at.table)
    stanzas = [stanza for key, stanza in view.event.lineups if key == match]
    for lineup in lineups_seen(view.event, view.viewer, match, max(stanzas)) if stanzas else ():
        for pair in lineup.pairs:
            if pair.room == at.room:
                yield from (Sitter(view.person(person), lineup.team, pair.side) for person in pair.players)
