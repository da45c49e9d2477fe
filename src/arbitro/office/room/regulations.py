"""The regulations of an event: its own copy, so that a later edition of the pack changes nothing in it."""

from collections.abc import Mapping
from functools import lru_cache

from arbitro.book.problem import refuse
from arbitro.office.fact import Created
from arbitro.office.state import Event
from arbitro.regulations import SHIPPED, Pack, load, parse_pack
from arbitro.regulations.loader import parse_kept, shipped

OWN = "event"
"""The name of a pack that an organiser has written for one event."""


def copied(named: str) -> tuple[Pack, str, Mapping[str, str]]:
    """A pack with its text and the texts of all that it extends: one that is shipped, by its name, or an organiser's
    own as TOML."""
    text = shipped(named)
    if text is None and "=" not in named:
        raise refuse("unknown-pack", found=named, expected=", ".join(SHIPPED))
    pack = parse_pack(named, OWN) if text is None else load(named)
    return pack, named if text is None else text, {name: base for name in pack.lineage if (base := shipped(name))}


@lru_cache(maxsize=64)
def _parsed(name: str, text: str, bases: tuple[tuple[str, str], ...]) -> Pack:
    return parse_kept(text, name, dict(bases).get)


def pack_of(event: Event) -> Pack:
    return copy_of(event.created)


def copy_of(created: Created) -> Pack:
    return _parsed(created.pack_name, created.pack, tuple(created.bases.items()))
