"""Chance, passed in (house rule 2): `random.Random(seed)` is one."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    def random(self) -> float: ...

    def randrange(self, start: int, /) -> int: ...


def happens(chance: Chance, probability: float) -> bool:
    return chance.random() < probability


def pick(chance: Chance, things: Sequence[T]) -> T:
    return things[chance.randrange(len(things))]
