"""The systems that an event has on file, each with its own copy of what it builds on."""

from collections.abc import Mapping
from functools import lru_cache

from arbitro.book.problem import refuse
from arbitro.bridge.seats import Side
from arbitro.contest.facts.event import Spot
from arbitro.office.fact import SystemFiled
from arbitro.office.room.sitting import contestants_at, players_at
from arbitro.office.state import Event
from arbitro.systems import SHIPPED, Agreements, BiddingSystem, read_system
from arbitro.systems.reading import bases, shipped
from arbitro.systems.understanding import NOTHING_AGREED

OWN = "system"
"""The name of a system that a pair has written."""


def copied(written: str) -> tuple[BiddingSystem, str, Mapping[str, str]]:
    """A system with its text and the texts of all that it builds on: a shipped one by its name, or a file as TOML."""
    text = shipped(written)
    if text is None and "=" not in written:
        raise refuse("unknown-system", found=written, expected=", ".join(SHIPPED))
    system = read_system(written if text is None else text, OWN)
    return system, written if text is None else text, bases(text or written)


@lru_cache(maxsize=256)
def _read(text: str, kept: tuple[tuple[str, str], ...]) -> BiddingSystem:
    return read_system(text, OWN, dict(kept).get)


def system_of(filed: SystemFiled) -> BiddingSystem:
    return _read(filed.text, tuple(filed.bases.items()))


def on_file(event: Event) -> tuple[SystemFiled, ...]:
    """Those that were handed in and not taken back."""
    return tuple(filed for filed in event.systems.values() if filed.text)


def filed_by(event: Event, contestant: str, players: frozenset[str] = frozenset()) -> BiddingSystem:
    """What a contestant has on file, or these two of a team; nothing agreed if there is nothing."""
    own = [filed for filed in on_file(event) if filed.contestant == contestant]
    two = (filed for filed in own if filed.players and players == set(filed.players))
    filed = next(two, None) or next((filed for filed in own if not filed.players), None)
    return NOTHING_AGREED if filed is None else system_of(filed)


def agreements_at(event: Event, at: Spot) -> Agreements | None:
    """What the two sides of a table have on file; None if neither has anything."""
    ns, ew = (_of_side(event, at, side) for side in Side)
    return Agreements(ns, ew) if ns.name or ew.name else None


def _of_side(event: Event, at: Spot, side: Side) -> BiddingSystem:
    """Two who play together for one board have nothing on file."""
    who = contestants_at(event, at, side)
    players = frozenset(person for person, _ in players_at(event, at, side))
    return filed_by(event, who[0], players) if len(who) == 1 else NOTHING_AGREED
