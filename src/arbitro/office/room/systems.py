"""The systems that an event has on file, each with its own copy of what it builds on."""

from collections.abc import Mapping
from functools import lru_cache

from arbitro.book.problem import refuse
from arbitro.office.fact import SystemFiled
from arbitro.office.state import Event
from arbitro.systems import SHIPPED, BiddingSystem, read_system
from arbitro.systems.reading import bases, shipped

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
