"""The live tables of an event: which of its tables are, under which id, and with whom, which boards and rules."""

from collections.abc import Iterator, Mapping
from hashlib import sha256

from arbitro.bridge.seats import Seat, Side
from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.state import AtTable, Phase, Strand, at_table, spot_of
from arbitro.office.fact import BoardKey, TableNumber
from arbitro.office.live.fact import BoardGiven, BoardSource, TableSettings
from arbitro.office.room.boards import board_key
from arbitro.office.room.plays import rooms_at
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.sitting import players_at
from arbitro.office.state import Event
from arbitro.regulations import SHIPPED
from arbitro.regulations.keys import ALERTS_LIVE
from arbitro.table.event import Alerts, Directing

DIGITS = 16


def live_id(event: str, at: Spot) -> str:
    """The id of a live table: always the same for a table of a round, so that it is opened once."""
    place = (event, at.phase, str(at.session), at.section, str(at.round), str(at.table), at.room)
    return sha256("\0".join(place).encode()).hexdigest()[:DIGITS]


def is_live(event: Event, at: Spot | AtTable) -> bool:
    """Whether a table plays live, by what holds now."""
    match event.played.played:
        case "room":
            return False
        case "online":
            return True
        case "mixed":
            return TableNumber(section=at.section, table=at.table) in event.played.tables


def live_tables(event: Event) -> Iterator[tuple[Phase, Spot]]:
    """Those of all rounds that have begun, and whose boards are dealt; of a match each of its rooms."""
    contest = event.contest
    for phase in contest.phases.values() if contest else ():
        for at in sorted(phase.tables):
            if at.round <= phase.last_begun.get(Strand(at.session, at.section), 0) and has_live(event, phase, at):
                assert contest is not None
                yield from ((phase, spot_of(phase, at, room)) for room in rooms_at(contest, phase, at))


def has_live(event: Event, phase: Phase, at: AtTable) -> bool:
    """Whether there is a live table for it, or will be when its round begins."""
    if len(phase.tables[at].everybody) < 2 or not is_live(event, at):
        return False
    return not any(key not in event.deals for key in _keys(event, spot_of(phase, at, ""), phase))


def undealt(event: Event, phase: Phase, strand: Strand, round: int) -> tuple[BoardKey, ...]:
    """Boards that live tables need for a round and that nobody has dealt."""
    return tuple(
        dict.fromkeys(
            key
            for at in sorted(phase.tables)
            if (at.session, at.section, at.round) == (*strand, round) and is_live(event, at)
            for key in _keys(event, spot_of(phase, at, ""), phase)
            if key not in event.deals
        )
    )


def _keys(event: Event, at: Spot, phase: Phase) -> tuple[BoardKey, ...]:
    assert event.contest is not None
    return tuple(board_key(event.contest, at, board) for board in phase.boards_at(at_table(at)))


def boards_of_table(event: Event, phase: Phase, at: Spot) -> BoardSource:
    return BoardSource(boards=tuple(BoardGiven(key.board, event.deals[key]) for key in _keys(event, at, phase)))


def seats_of_table(event: Event, at: Spot) -> Mapping[Seat, str]:
    """Who sits where, as movement, line-up and substitutions have it; of a team without a line-up nobody is known."""
    return {
        place.seat: person for side in Side for person, place in players_at(event, at, side) if place.seat is not None
    }


def free_for(event: Event, at: Spot, person: str) -> frozenset[Seat]:
    """The seats that somebody may take by himself: of his side, where nobody has said who sits where."""
    return frozenset(
        seat
        for side in Side
        for player, place in players_at(event, at, side)
        if person and player == person
        for seat in ((place.seat,) if place.seat else side.seats)
    )


def settings_of_table(event: Event, phase: Phase) -> TableSettings:
    """Under the rules of the event; its staff direct."""
    assert event.contest is not None
    pack = pack_of(event)
    alerts = pack[ALERTS_LIVE]
    return TableSettings(
        mode=event.played.mode,
        edition=event.contest.plan.edition,
        regulations=next((name for name in (pack.name, *pack.lineage) if name in SHIPPED), "wbf"),
        screens=phase.plan.screens or alerts == "screens",
        alerts=Alerts.OWN if alerts == "own" else Alerts.PARTNER,
        directing=Directing.PERSON,
    )
