"""The connection that writes, as the journal sees it."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from arbitro.journal import tables
from arbitro.journal.fact import Appended, Head
from arbitro.journal.tables import Row

KeyRow = tuple[str, bytes, int, int]


class RowSource(Protocol):
    """Carries out a statement of `tables` or of the register, and gives its rows."""

    def __call__(self, statement: str, parameters: Sequence[object] = ()) -> list[tuple[Any, ...]]: ...


class Lost(Exception):
    """The connection was lost; as far as a caller of the ledger sees it, nothing of the transaction was written."""


class AnswerKept(NamedTuple):
    """What a key was used for: the digest of the command, and the answer that it had."""

    digest: bytes
    answer: Appended


class Ledger(Protocol):
    """The one connection that writes. Its refusals are problems; nothing is written unless `commit` returns."""

    def begin(self) -> Head:
        """Opens a transaction that no other writer of the journal can come between."""

    @property
    def rows(self) -> RowSource: ...

    def add(self, facts: Sequence[Row]) -> None: ...

    def rewrite(self, position: int, who: str, payload: bytes) -> None:
        """Replaces what a fact says, and who did it; facts are changed in no other way (see `redaction`)."""

    def at_once(self, before: Head, facts: Sequence[Row], keys: Sequence[KeyRow], head: Head) -> bool:
        """A whole transaction, if the head is still where it was before and no key is known; else nothing."""

    def commit(self, facts: Sequence[Row], keys: Sequence[KeyRow], head: Head | None) -> None:
        """Adds the last facts and the keys, moves the head, and makes all of it last."""

    def rollback(self) -> None: ...

    def shred(self, table: str) -> None:
        """Removes from the files what is left of changed rows of a table."""

    def close(self) -> None: ...


def versions(rows: RowSource, streams: Collection[str]) -> dict[str, int]:
    """Where streams are; 0 for one that does not exist."""
    return {name: version or 0 for name, version in rows(tables.versions_of(streams), tuple(streams))}


def answers(rows: RowSource, names: Iterable[str]) -> dict[str, AnswerKept]:
    """The keys among these that were used."""
    return {
        name: AnswerKept(digest, Appended(first, last, dict(rows(tables.REACHED, (first, last)))))
        for name in names
        for digest, first, last in rows(tables.KEY, (name,))
    }
