"""What packs set, one key after the other, and where two packs differ."""

from collections.abc import Iterator

from msgspec import Struct

from arbitro.book.edition import ALL, Edition
from arbitro.book.problem import Place, refuse
from arbitro.regulations.key import EditionKey
from arbitro.regulations.keys import KEYS
from arbitro.regulations.loader import nearest
from arbitro.regulations.pack import Pack, Setting
from arbitro.regulations.readers import as_toml


class WrittenSetting(Struct, frozen=True, omit_defaults=True):
    """A value as it is written in a pack (TOML), its source, the pack that says so, and how the source is read."""

    value: str
    source: str
    pack: str
    note: str = ""


class PackEntry(Struct, frozen=True):
    """What a pack sets for a key; `editions` are the years of the Laws it holds for, none if it holds for all."""

    key: str
    editions: tuple[int, ...]
    told: WrittenSetting


class KeyChange(Struct, frozen=True):
    """A key that two packs set differently."""

    key: str
    editions: tuple[int, ...]
    first: WrittenSetting
    second: WrittenSetting


def entries(pack: Pack, name: str = "") -> tuple[PackEntry, ...]:
    """The settings of a key, or of all keys of a section; of all keys if nothing is named."""
    chosen = [key for key in KEYS if not name or key == name or key.startswith(f"{name}.")]
    if not chosen:
        raise refuse("unknown-regulation", where=Place(tag=name), found=name, expected=nearest(name))
    entries: list[PackEntry] = []
    for key in chosen:
        years_of: dict[WrittenSetting, list[int]] = {}
        for edition in _editions(key):
            years_of.setdefault(_written(pack.settings[key, edition]), []).extend(_years(edition))
        entries += (PackEntry(key, _unless_all(years), setting) for setting, years in years_of.items())
    return tuple(entries)


def changes(first: Pack, second: Pack, *, sources: bool = False) -> tuple[KeyChange, ...]:
    """Every key that the second sets otherwise than the first; with `sources` also those whose source alone differs."""
    changed: list[KeyChange] = []
    for key in KEYS:
        years_of: dict[tuple[WrittenSetting, WrittenSetting], list[int]] = {}
        for edition in _editions(key):
            before, other = first.settings[key, edition], second.settings[key, edition]
            if before.value != other.value or (sources and before.source != other.source):
                years_of.setdefault((_written(before), _written(other)), []).extend(_years(edition))
        changed += (KeyChange(key, _unless_all(years), *pair) for pair, years in years_of.items())
    return tuple(changed)


def own(pack: Pack) -> Iterator[str]:
    """The keys that a pack sets itself."""
    return iter(dict.fromkeys(key for (key, _), setting in pack.settings.items() if setting.pack == pack.name))


def _editions(key: str) -> tuple[Edition | None, ...]:
    return ALL if isinstance(KEYS[key], EditionKey) else (None,)


def _years(edition: Edition | None) -> tuple[int, ...]:
    return () if edition is None else (edition.value,)


def _unless_all(years: list[int]) -> tuple[int, ...]:
    return () if len(years) == len(ALL) else tuple(years)


def _written(setting: Setting) -> WrittenSetting:
    return WrittenSetting(as_toml(setting.written), setting.source, setting.pack, setting.note)
