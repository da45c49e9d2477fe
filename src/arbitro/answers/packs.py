"""What a pack sets, with the meaning of each key in the reader's language."""

from msgspec import Struct

from arbitro.regulations.listing import WrittenSetting, entries
from arbitro.regulations.pack import Pack
from arbitro.words import DEFAULT
from arbitro.words.packs import say_key


class SaidEntry(Struct, frozen=True):
    """What a pack sets for a key; `editions` are the years of the Laws it holds for, none if it holds for all."""

    key: str
    meaning: str
    editions: tuple[int, ...]
    told: WrittenSetting


def said_entries(pack: Pack, name: str = "", language: str = DEFAULT) -> tuple[SaidEntry, ...]:
    """The settings of a key, or of all keys of a section; of all keys if nothing is named."""
    return tuple(
        SaidEntry(entry.key, say_key(entry.key, language), entry.editions, entry.told) for entry in entries(pack, name)
    )
