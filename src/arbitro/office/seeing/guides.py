"""Where each contestant goes, round by round: the cards that are printed before play (8A)."""

from collections.abc import Iterator

from msgspec import Struct

from arbitro.bridge.seats import Seat, Side
from arbitro.contest.facts.contestants import strand_of
from arbitro.contest.facts.state import AtTable, Met, Phase
from arbitro.office.room.plays import tables_of
from arbitro.office.seeing.view import Named, View


class Numbered(Struct, frozen=True):
    """A contestant by its id, and by its number in the movement where there is one."""

    id: str
    number: int | None = None


class GuideStop(Struct, frozen=True, kw_only=True):
    """A round at a table; without a table it sits out. `seat` and `partner`: in an individual. Teams with two tables
    have two stops in a round; in a match at one table `side` is that of the open room."""

    session: int
    round: int
    table: int | None = None
    side: Side | None = None
    seat: Seat | None = None
    partner: Numbered | None = None
    opponents: tuple[Numbered, ...] = ()
    boards: tuple[int, ...] = ()


class Guide(Struct, frozen=True, kw_only=True):
    """`stays`: always at the same table in the same direction."""

    who: Named
    number: int | None
    section: str
    stops: tuple[GuideStop, ...]
    stays: bool


def guides(view: View, phase: str = "", session: int = 1) -> tuple[Guide, ...]:
    """Of everybody who has a place in a session, by section and number; as it is seated or drawn so far."""
    of = view.phase(phase)
    numbers = numbers_in(of, session)
    cards = []
    for who in of.field:
        stops = tuple(_stops(of, session, who, numbers))
        if stops:
            places = {(stop.table, stop.side, stop.seat) for stop in stops if stop.table is not None}
            cards.append(
                Guide(
                    who=view.named(who),
                    number=numbers.get(who),
                    section=strand_of(of, who, session).section,
                    stops=stops,
                    stays=len(places) == 1,
                )
            )
    return tuple(sorted(cards, key=lambda guide: (guide.section, guide.number or 0)))


def numbers_in(phase: Phase, session: int) -> dict[str, int]:
    """Of everybody who has a number in the movements of a session."""
    return {
        who: number
        for strand, seatings in phase.seatings.items()
        if strand.session == session
        for number, who in seatings[-1].bearers.items()
    }


def _stops(phase: Phase, session: int, who: str, numbers: dict[str, int]) -> Iterator[GuideStop]:
    strand = strand_of(phase, who, session)
    places: dict[int, list[AtTable]] = {}
    for at in tables_of(phase, who):
        if at.session == session:
            places.setdefault(at.round, []).append(at)
    for round in range(1, phase.rounds(strand) + 1):
        for at in places.get(round, ()):
            yield _stop(phase, at, phase.tables[at], who, numbers)
        if round not in places and who in phase.sits_out(strand, round):
            yield GuideStop(session=session, round=round)


def _stop(phase: Phase, at: AtTable, met: Met, who: str, numbers: dict[str, int]) -> GuideStop:
    def numbered(contestant: str) -> Numbered:
        return Numbered(contestant, numbers.get(contestant))

    side, mine, theirs = (Side.NS, met.ns, met.ew) if who in met.ns else (Side.EW, met.ew, met.ns)
    two = len(mine) == 2
    return GuideStop(
        session=at.session,
        round=at.round,
        table=at.table,
        side=side,
        seat=side.seats[mine.index(who)] if two else None,
        partner=next(numbered(contestant) for contestant in mine if contestant != who) if two else None,
        opponents=tuple(map(numbered, theirs)),
        boards=phase.boards_at(at),
    )
