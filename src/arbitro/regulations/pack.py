"""A pack of regulations: every key with its value and where the value comes from."""

import json
from collections.abc import Mapping
from enum import Enum
from fractions import Fraction
from hashlib import sha256
from typing import TypeVar, cast, overload

from msgspec import Struct

from arbitro.book.edition import ALL, Edition
from arbitro.regulations.key import EditionKey, Key

T = TypeVar("T")

Slot = tuple[str, Edition | None]
"""The name of a key, and the edition if it is an `EditionKey`."""


class Setting(Struct, frozen=True):
    """The value of a key, the law or article that gives it, and the pack that says so."""

    value: object
    source: str
    pack: str
    note: str = ""  # how an unclear source is read
    written: object = None  # the value as the file has it


class Pack(Struct, frozen=True):
    """What an authority has decided. Every key has a setting: from the pack itself or from one it extends."""

    name: str
    title: str
    lineage: tuple[str, ...]  # the packs it rests on, nearest first
    settings: Mapping[Slot, Setting]
    digest: str  # of all values and sources, whatever file they are in

    @overload
    def __getitem__(self, key: Key[T]) -> T: ...
    @overload
    def __getitem__(self, key: tuple[EditionKey[T], Edition]) -> T: ...
    def __getitem__(self, key: Key[T] | tuple[EditionKey[T], Edition]) -> T:
        setting = self.setting(*key) if isinstance(key, tuple) else self.setting(key)
        return cast(T, setting.value)

    @overload
    def setting(self, key: Key[T]) -> Setting: ...
    @overload
    def setting(self, key: EditionKey[T], edition: Edition) -> Setting: ...
    def setting(self, key: Key[T] | EditionKey[T], edition: Edition | None = None) -> Setting:
        """The value of a key together with where it comes from."""
        return self.settings[key.name, edition]

    def set_aside(self, key: EditionKey[T], edition: Edition) -> tuple[Setting, ...]:
        """What the nearer pack decides otherwise for an earlier edition alone: this edition settles the point."""
        nearest, own = (self.name, *self.lineage), self.setting(key, edition)
        earlier = dict.fromkeys(self.setting(key, other) for other in ALL if other < edition)
        return tuple(
            setting
            for setting in earlier
            if nearest.index(setting.pack) < nearest.index(own.pack) and setting.value != own.value
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and (self.name, self.digest) == (other.name, other.digest)

    def __hash__(self) -> int:
        return hash((self.name, self.digest))

    def __reduce__(self) -> tuple[object, ...]:
        """To a worker: a mapping that cannot be changed does not travel."""
        return Pack, (self.name, self.title, self.lineage, dict(self.settings), self.digest)


def digest(settings: Mapping[Slot, Setting]) -> str:
    """SHA-256 of the settings in one fixed form: name, edition, value and source, in order."""
    rows = sorted(
        (name, edition or 0, _canonical(setting.value), setting.source) for (name, edition), setting in settings.items()
    )
    return sha256(json.dumps(rows, ensure_ascii=False, separators=(",", ":")).encode()).hexdigest()


def _canonical(value: object) -> str:
    """A value as text; different values, different texts."""
    if isinstance(value, tuple):
        return f"[{','.join(map(_canonical, value))}]"
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, str | bool | int | Fraction | None):
        return json.dumps(value, ensure_ascii=False) if not isinstance(value, Fraction) else str(value)
    raise TypeError(value)
