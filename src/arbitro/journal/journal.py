"""What a journal does, whichever database it is kept in."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Protocol, Self

from msgspec import Struct

from arbitro.book.problem import Problem
from arbitro.journal.fact import Appended, AppendQueue, CommandKey, Head, KeptFact, NewFact, Write
from arbitro.journal.follower import Follower
from arbitro.journal.redaction import Redaction
from arbitro.journal.register import Erased, Person, Register


class Stream(Struct, frozen=True):
    name: str
    version: int


class Verified(Struct, frozen=True):
    """What `verify` has read, and everything that is wrong with it. `redacted`: facts of which something was taken out
    at a person's request; that this is what is left of them is proved, what they said before is not."""

    head: Head
    streams: int
    problems: tuple[Problem, ...]
    redacted: int = 0


class Journal(Protocol):
    """Append-only facts in streams. Every method may be called from any thread.

    Refusals are `ProblemsFound`: a `Conflict`, or that the database is full, read-only, busy, out of reach. What an
    append has returned is on disk; of what it has refused nothing is there.
    """

    @property
    def name(self) -> str:
        """Where it is kept, without secrets."""

    @property
    def register(self) -> Register: ...

    def append(
        self, stream: str, expected_version: int | None, facts: Sequence[NewFact], *, key: CommandKey | None = None
    ) -> Appended:
        """Adds facts to a stream that is at the expected version (0: a new one; None: any)."""

    def append_all(self, writes: Sequence[Write], *, key: CommandKey | None = None) -> Appended:
        """Facts of several streams, all or none."""

    async def appended(
        self, writes: Sequence[Write], *, key: CommandKey | None = None, line: AppendQueue | None = None
    ) -> Appended:
        """`append_all` to be awaited. If the task is cancelled, the facts may be written or not. In a line nothing is
        written behind what was not."""

    def answered(self, key: CommandKey) -> Appended | None:
        """What this command was answered before; refused if the key belongs to another one."""

    def read(self, stream: str, after: int = 0, limit: int | None = None) -> tuple[KeptFact, ...]:
        """The facts of a stream after a version; none if there is no such stream."""

    def read_all(self, after: int = 0, limit: int = 500) -> tuple[KeptFact, ...]:
        """The facts of all streams after a position. A lower position never appears after a higher one."""

    def streams(self, prefix: str = "") -> tuple[Stream, ...]:
        """The streams whose names begin like this, in the order of their names."""

    def merged(self, streams: Collection[str]) -> Iterator[KeptFact]:
        """The facts of some streams in the order in which they happened, as of now."""

    def head(self) -> Head:
        """The end of the chain of all facts."""

    def follow(self, after: int = 0) -> Follower:
        """Every fact after a position, and then each new one as it comes."""

    def verify(self, heads: Iterable[Head] = (), after: Head | None = None, rest: float = 0.0) -> Verified:
        """Reads everything again, or what came after a head that was in order, and compares it with the chain, and the
        chain with heads that were published. `rest`: seconds after each piece, for others."""

    def adopt(self, kept: Iterable[KeptFact | Person | Erased]) -> int:
        """Takes over facts of another journal as they are, with persons, all or nothing; says how many facts."""

    def redact(self, redactions: Sequence[Redaction], time: datetime, who: str) -> None:
        """Takes text out of facts for good, all or none, and records that it was done; the chain stays whole."""

    def backup(self, target: Path) -> Head:
        """Writes a complete copy while the journal is in use."""

    def close(self) -> None:
        """Waits for what was submitted; ends those who follow."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *trouble: object) -> None: ...
