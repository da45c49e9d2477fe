"""The regulations of an event: its own copy, so that a later edition of the pack changes nothing in it."""

from functools import lru_cache

from arbitro.office.state import Event
from arbitro.regulations import SHIPPED, Pack, load, parse_pack
from arbitro.regulations.loader import shipped

OWN = "event"


def pack_text(told: str) -> tuple[str, Pack]:
    """A pack as text: one that is shipped, by its name, or an organiser's own as TOML."""
    if told in SHIPPED:
        return told, load(told)
    return told, parse_pack(told, OWN, shipped)


@lru_cache(maxsize=64)
def _parsed(text: str) -> Pack:
    return pack_text(text)[1]


def pack_of(event: Event) -> Pack:
    return _parsed(event.created.pack)
