"""What holds in an event after its facts."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

Fact = Mapping[str, Any]


class Spot(NamedTuple):
    """A table in a round, without its rooms; draws know no sessions."""

    phase: str
    session: int
    section: str
    round: int
    table: int


class Sitting(NamedTuple):
    ns: tuple[str, ...]
    ew: tuple[str, ...]
    boards: tuple[int, ...]  # empty: those of the round, by a draw
    kind: str = "pairs"

    @property
    def seated(self) -> tuple[str, ...]:
        return self.ns + self.ew


class Entry(NamedTuple):
    """Where a result was entered."""

    spot: Spot
    session: int
    room: str
    board: int


@dataclass
class Draw:
    pairings: list[tuple[int, str, str]]
    byes: list[str]
    threes: list[Fact]
    active: frozenset[str]  # who had to be in it


@dataclass
class Leaving:
    phase: str
    session: int
    round: int
    lost: Fact | None
    others: Fact | None
    last: bool


@dataclass
class Penalty:
    contestant: str
    amount: Fraction
    unit: str
    session: int


@dataclass
class Ledger:
    plan: Fact = field(default_factory=dict)
    phases: dict[str, Fact] = field(default_factory=dict)
    players: dict[str, set[str]] = field(default_factory=dict)
    sections: dict[str, str] = field(default_factory=dict)
    opened: dict[str, dict[str, tuple[str, Fraction]]] = field(default_factory=dict)
    sittings: dict[Spot, Sitting] = field(default_factory=dict)
    sits_out: dict[tuple[str, int, str, int], tuple[str, ...]] = field(default_factory=dict)
    bearers: dict[tuple[str, int, str, int], frozenset[str]] = field(default_factory=dict)
    vacant: set[tuple[str, int, str, int]] = field(default_factory=set)  # rounds in which somebody meets nobody
    winners: dict[tuple[str, int, str], int] = field(default_factory=dict)
    draws: dict[tuple[str, str, int], Draw] = field(default_factory=dict)
    reseated: dict[tuple[Spot, str], tuple[tuple[str, ...], tuple[str, ...]]] = field(default_factory=dict)
    begun: dict[tuple[str, int, str, int], frozenset[str]] = field(default_factory=dict)  # who had entered by then
    over: set[tuple[str, int, str, int]] = field(default_factory=set)
    results: dict[Entry, Fact] = field(default_factory=dict)
    left: dict[str, Leaving] = field(default_factory=dict)
    awards: dict[tuple[str, int, str], Fact] = field(default_factory=dict)
    penalties: dict[tuple[str, str], Penalty] = field(default_factory=dict)
    periods: set[tuple[str, int]] = field(default_factory=set)
    closed: set[str] = field(default_factory=set)
    ties: dict[str, list[tuple[str, ...]]] = field(default_factory=lambda: defaultdict(list))
    wrong: list[str] = field(default_factory=list)

    # -- what holds

    @property
    def form(self) -> str:
        return str(self.plan.get("form", ""))

    def is_drawn(self, phase: str) -> bool:
        return any(each == phase for each, _, _ in self.draws)

    def field_of(self, phase: str) -> dict[str, tuple[str, Fraction]]:
        """Who is in a phase: the group, and what was carried. Of the first phase everybody who entered is."""
        placed = dict(self.opened.get(phase, {}))
        if next(iter(self.phases), None) == phase:
            for who in self.players:
                placed.setdefault(who, (self._group(phase, who), Fraction()))
        return placed

    def _group(self, phase: str, who: str) -> str:
        groups = self.phases[phase].get("groups", [""])
        return self.sections[who] if self.sections[who] in groups else groups[0]

    def is_begun(self, spot: Spot) -> bool:
        return any((spot.phase, spot.session, section, spot.round) in self.begun for section in ("", spot.section))

    def sat(self, spot: Spot, room: str = "") -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Who really sat North-South and East-West; in the closed room of a match the home team sits East-West."""
        if (spot, room) in self.reseated:
            return self.reseated[spot, room]
        sitting = self.sittings[spot]
        return (sitting.ew, sitting.ns) if room == "closed" else (sitting.ns, sitting.ew)

    def is_out(self, who: str, phase: str, session: int, round: int) -> bool:
        """Whether a contestant had left by then."""
        gone = self.left.get(who)
        if gone is None:
            return False
        names = [*self.phases]
        then = (names.index(gone.phase), gone.session, gone.round)
        return then <= (names.index(phase), session, round)

    # -- reading

    def complain(self, name: str, *about: object) -> None:
        self.wrong.append(f"{name}: {' '.join(map(str, about))}")

    def spot(self, told: Fact) -> Spot:
        phase = told.get("phase", "")
        session = told.get("session", 1) if self.phases.get(phase, {}).get("system", "movement") == "movement" else 1
        seated = Spot(phase, told.get("session", 1), told.get("section", ""), told["round"], told["table"])
        return seated if seated in self.sittings else seated._replace(session=session)

    def known(self, contestants: Iterable[str], *about: object) -> None:
        for who in contestants:
            if who not in self.players:
                self.complain("not_entered", who, *about)
