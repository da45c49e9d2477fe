"""Keys: what an authority may decide, with the type of the answer.

`pack[KEY]` has the type of the key; `pack[KEY, edition]` where the codes themselves differ. How a value is
written in a file is the business of its reader (`readers`); what the key means is a message (`words.packs.say_key`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

Reader: TypeAlias = Callable[[object], T]
"""From a value of the file to the value of the key; raises ProblemsFound when it cannot be one."""


@dataclass(frozen=True, slots=True, eq=False)
class Key(Generic[T_co]):
    """One decision, the same whatever the edition of the Laws."""

    name: str  # as in the file: sections and name, with dots
    read: Reader[T_co]


@dataclass(frozen=True, slots=True, eq=False)
class EditionKey(Generic[T_co]):
    """One decision that each edition of the Laws may answer differently."""

    name: str
    read: Reader[T_co]


AnyKey: TypeAlias = Key[object] | EditionKey[object]
