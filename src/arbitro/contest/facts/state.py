"""An event as it stands: a fold of its facts. Nothing here is scored; see `totals` and `standings`."""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from arbitro.contest.contestant import Contestant
from arbitro.contest.facts.event import (
    Awarded,
    Drawn,
    Paired,
    Penalised,
    Placed,
    Room,
    Seated,
    Spot,
    Substituted,
    TieDecided,
    Withdrew,
)
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.plan import PhasePlan, Plan

T = TypeVar("T")

Played = tuple[int, Room]
"""A board, and the room where there are rooms."""


class Strand(NamedTuple):
    """What goes from round to round by itself: a section of a session, or a group with draws."""

    session: int
    section: str


class AtTable(NamedTuple):
    """A table in a round of a phase."""

    session: int
    section: str
    round: int
    table: int

    @property
    def strand(self) -> Strand:
        return Strand(self.session, self.section)


class Met(NamedTuple):
    """Who sits at a table, and with which boards; none are named where the round's are all played."""

    ns: tuple[str, ...]
    ew: tuple[str, ...]
    boards: tuple[int, ...]

    @property
    def everybody(self) -> tuple[str, ...]:
        return self.ns + self.ew


class Entry(Struct, frozen=True):
    """A contestant of the event."""

    contestant: Contestant
    section: str = ""
    withdrawn: Withdrew | None = None
    substitutes: tuple[Substituted, ...] = ()


class Phase(Struct, frozen=True, dict=True):
    """One phase. `last_begun` and `last_over`: rounds of each strand; `over`: sessions past their correction period."""

    plan: PhasePlan
    field: Mapping[str, Placed] = {}
    seatings: Mapping[Strand, tuple[Seated, ...]] = {}
    draws: Mapping[tuple[str, int], Drawn] = {}
    seats: Mapping[AtTable, tuple[tuple[str, ...], tuple[str, ...]]] = {}
    last_begun: Mapping[Strand, int] = {}
    last_over: Mapping[Strand, int] = {}
    results: Mapping[AtTable, Mapping[Played, Recorded]] = {}
    awards: Mapping[tuple[int, str], Awarded] = {}
    penalties: Mapping[str, Penalised] = {}
    withdrawals: Mapping[str, Withdrew] = {}
    over: frozenset[int] = frozenset()
    ties: tuple[TieDecided, ...] = ()
    closed: bool = False

    @cached_property
    def memo(self) -> dict[object, tuple[Any, Any]]:
        """What was computed from a part of the phase, with that part: later states take it over."""
        return {}

    def remembered(self, key: object, part: tuple[object, ...], compute: Callable[[], T]) -> T:
        """What follows from a part of the phase; computed anew only if that part is another one."""
        known = self.memo.get(key)
        if known is None or any(before is not other for before, other in zip(known[0], part, strict=True)):
            known = self.memo[key] = (part, compute())
        return cast(T, known[1])

    def recalled(self, key: object) -> Any:
        """What was remembered last under a key, of whichever state; none if nothing was."""
        return self.memo.get(key, (None, None))[1]

    def apart(self) -> "Phase":
        """The same with a memory of its own: what is computed of it does not push out what others remember."""
        new = self.but()
        new.__dict__["memo"] = dict(self.memo)
        return new

    def but(self, **changes: Any) -> "Phase":
        """The phase with something changed."""
        new = replace(self, **changes)
        new.__dict__["memo"] = self.memo
        if not changes.keys() & {"seatings", "draws", "seats"}:
            new.__dict__["tables"] = self.tables
            if "repeats" in self.__dict__:
                new.__dict__["repeats"] = self.repeats
        return new

    @cached_property
    def tables(self) -> Mapping[AtTable, Met]:
        """Everybody's place in every round that is seated or drawn."""
        places = dict(self._planned())
        for at, (ns, ew) in self.seats.items():
            if at in places:
                places[at] = Met(ns, ew, places[at].boards)
        return places

    def _planned(self) -> Iterator[tuple[AtTable, Met]]:
        for strand, seated in self.seatings.items():
            for seating, until in zip(seated, [*(later.from_round for later in seated[1:]), None], strict=True):
                for round, sitting in seating.movement.sittings():
                    if round < seating.from_round or (until is not None and round >= until):
                        continue
                    ns = tuple(seating.bearers[number] for number in sitting.north_south)
                    ew = tuple(seating.bearers[number] for number in sitting.east_west)
                    yield AtTable(*strand, round, sitting.table), Met(ns, ew, sitting.boards)
        for (group, round), drawn in self.draws.items():
            for pairing in drawn.pairings:
                yield AtTable(1, group, round, pairing.table), Met((pairing.home,), (pairing.away,), ())

    @cached_property
    def repeats(self) -> Mapping[tuple[AtTable, int], tuple[AtTable, ...]]:
        """Boards of a table that somebody there meets at other tables of the session too; of pairs and players."""
        where: dict[tuple[int, int, str], list[AtTable]] = {}
        for at, met in self.tables.items():
            for board in met.boards:
                for who in met.everybody:
                    where.setdefault((at.session, board, who), []).append(at)
        again: dict[tuple[AtTable, int], tuple[AtTable, ...]] = {}
        for (_, board, _), places in where.items():
            for at in places if len(places) > 1 else ():
                others = (other for other in places if other != at)
                again[at, board] = tuple(dict.fromkeys((*again.get((at, board), ()), *others)))
        return again

    def boards_at(self, at: AtTable) -> tuple[int, ...]:
        """The boards of a table in a round: those of the movement, or every board of the round's match."""
        return self.tables[at].boards or tuple(range(1, self.plan.boards + 1))

    def sits_out(self, strand: Strand, round: int) -> tuple[str, ...]:
        """Who has no table in a round of a movement."""
        seated = self.seating(strand, round)
        if seated is None:
            return ()
        return tuple(
            seated.bearers[number]
            for each in seated.movement.rounds
            if each.round == round
            for number in each.sits_out
            if number in seated.bearers
        )

    def seating(self, strand: Strand, round: int) -> Seated | None:
        """The movement that holds in a round."""
        held = [seated for seated in self.seatings.get(strand, ()) if seated.from_round <= round]
        return held[-1] if held else None

    def rounds(self, strand: Strand) -> int:
        """How many rounds are seated or drawn."""
        drawn = [round for group, round in self.draws if group == strand.section and strand.session == 1]
        seated = [each.round for seating in self.seatings.get(strand, ())[-1:] for each in seating.movement.rounds]
        return max([0, *drawn, *seated])

    def pairings(self, group: str, round: int) -> tuple[Paired, ...]:
        drawn = self.draws.get((group, round))
        return drawn.pairings if drawn else ()

    def group_of(self, contestant: str) -> str:
        placed = self.field.get(contestant)
        return placed.group if placed else ""


class Contest(Struct, frozen=True, dict=True):
    """The whole event."""

    plan: Plan
    entries: Mapping[str, Entry] = {}
    phases: Mapping[str, Phase] = {}

    @property
    def current(self) -> Phase:
        """The phase opened last."""
        return list(self.phases.values())[-1]

    def with_phase(self, phase: Phase) -> "Contest":
        return replace(self, phases={**self.phases, phase.plan.name: phase})


def at_table(spot: Spot) -> AtTable:
    return AtTable(spot.session, spot.section, spot.round, spot.table)


def spot_of(phase: Phase, at: AtTable, room: Room = "") -> Spot:
    session, section, round, table = at
    return Spot(phase=phase.plan.name, session=session, section=section, round=round, table=table, room=room)
