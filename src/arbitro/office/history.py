"""The facts of an event as it grows: what comes after shares the list of what was before, so that a fact costs the same
in an evening of a hundred as in a festival of ten thousand."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class History(Sequence[T], Generic[T]):
    """Does not change: the beginning of a list that grows at its end, as far as this history goes."""

    __slots__ = ("_kept", "_length")

    def __init__(self, facts: Iterable[T] = ()) -> None:
        self._kept = list(facts)
        self._length = len(self._kept)

    def and_then(self, fact: T) -> "History[T]":
        """One longer. Where another history has gone on from here already, this one goes on in a list of its own."""
        kept, length = self._kept, self._length
        if len(kept) == length:
            kept.append(fact)
        if len(kept) == length or kept[length] is not fact:
            kept = [*kept[:length], fact]
        new: History[T] = History.__new__(History)
        new._kept, new._length = kept, length + 1
        return new

    @overload
    def __getitem__(self, at: int) -> T: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...

    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        if isinstance(at, slice):
            start, stop, step = at.indices(self._length)
            return tuple(
                self._kept[start:stop:step] if step > 0 else map(self._kept.__getitem__, range(start, stop, step))
            )
        return self._kept[at if 0 <= at < self._length else range(self._length)[at]]

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return islice(self._kept, self._length)

    def __repr__(self) -> str:
        return f"History({list(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and self._kept[: self._length] == other._kept[: other._length]
