"""A journal in a database: everything that does not depend on which one."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from datetime import datetime
from heapq import merge
from pathlib import Path
from threading import Lock
from typing import Any, Protocol, Self

from arbitro.book.problem import refuse
from arbitro.journal import tables
from arbitro.journal.adoption import adopted
from arbitro.journal.bell import Bell
from arbitro.journal.fact import (
    Appended,
    AppendQueue,
    CommandKey,
    Head,
    KeptFact,
    NewFact,
    Write,
    check,
    write_problems,
)
from arbitro.journal.file import backed_up
from arbitro.journal.follower import Follower
from arbitro.journal.group import same_command
from arbitro.journal.journal import Stream, Verified
from arbitro.journal.ledger import Ledger, answers
from arbitro.journal.redaction import Redaction, redacted
from arbitro.journal.register import Erased, Person, Register
from arbitro.journal.verification import verified
from arbitro.journal.writer import Writer

AT_ONCE = 500  # facts in one reading
EVERYTHING = 2**62  # a limit that is none


class Database(Protocol):
    """What a journal needs of a database. Its refusals are problems."""

    @property
    def name(self) -> str: ...

    @property
    def writable(self) -> bool: ...

    def rows(self, statement: str, parameters: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Reads, in a connection that nobody else uses meanwhile."""

    def rows_as_found(self, statement: str, parameters: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """The same even of a row that was damaged."""

    def ledger(self) -> Ledger:
        """The connection that writes."""

    def watch(self, bell: Bell) -> None:
        """From now on rings the bell for what others write, until it is closed."""

    def damage(self) -> Iterable[str]:
        """What the database itself finds wrong with its files."""

    def copy(self, target: Path) -> Head | None:
        """Writes a copy of the whole database into a file, if it can."""

    def close(self) -> None: ...


class StoredJournal:
    """The `Journal` of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._bell = Bell()
        self._watching = Lock()
        self._watched = False
        self._writer: Writer | None = None
        if database.writable:
            try:
                self._writer = Writer(database.ledger(), self._bell)
            except BaseException:
                database.close()
                raise
        self.register = Register(database.rows, self._perform, self._shred)

    @property
    def name(self) -> str:
        return self._database.name

    # -- writing

    def append(
        self, stream: str, expected_version: int | None, facts: Sequence[NewFact], *, key: CommandKey | None = None
    ) -> Appended:
        return self.append_all((Write(stream, expected_version, tuple(facts)),), key=key)

    def append_all(self, writes: Sequence[Write], *, key: CommandKey | None = None) -> Appended:
        check(write_problems(writes, key))
        return self._writing().append(tuple(writes), key)

    async def appended(
        self, writes: Sequence[Write], *, key: CommandKey | None = None, line: AppendQueue | None = None
    ) -> Appended:
        check(write_problems(writes, key))
        return await self._writing().appended(tuple(writes), key, line)

    def _writing(self) -> Writer:
        if self._writer is None:
            raise refuse("journal-read-only", found=self.name)
        return self._writer

    def adopt(self, kept: Iterable[KeptFact | Person | Erased]) -> int:
        before, after = self._transaction(lambda ledger, head: adopted(ledger, head, kept))
        self._bell.ring(after.position)
        return after.position - before.position

    def _perform(self, work: Callable[[Ledger], None]) -> None:
        """A transaction of the register."""

        def beside(ledger: Ledger, head: Head) -> Head:
            work(ledger)
            return head

        self._transaction(beside)

    def _transaction(self, work: Callable[[Ledger, Head], Head]) -> tuple[Head, Head]:
        """The head before and after something that is not an append."""

        def transaction(ledger: Ledger) -> tuple[Head, Head]:
            before = ledger.begin()
            try:
                after = work(ledger, before)
            except BaseException:
                ledger.rollback()
                raise
            ledger.commit((), (), after if after != before else None)
            return before, after

        return self._writing().perform(transaction)

    def redact(self, redactions: Sequence[Redaction], time: datetime, who: str) -> None:
        _, after = self._transaction(lambda ledger, head: redacted(ledger, head, redactions, time, who))
        self._bell.ring(after.position)
        self._shred("facts")

    def _shred(self, table: str) -> None:
        self._writing().perform(lambda ledger: ledger.shred(table))

    # -- reading

    def answered(self, key: CommandKey) -> Appended | None:
        known = answers(self._database.rows, (key.name,)).get(key.name)
        return None if known is None else same_command(known, key.digest, key.name)

    def read(self, stream: str, after: int = 0, limit: int | None = None) -> tuple[KeptFact, ...]:
        limit = EVERYTHING if limit is None else limit
        return tuple(map(tables.fact, self._database.rows(tables.OF_STREAM, (stream, after, limit))))

    def read_all(self, after: int = 0, limit: int = AT_ONCE) -> tuple[KeptFact, ...]:
        return tuple(map(tables.fact, self._database.rows(tables.OF_ALL, (after, limit))))

    def streams(self, prefix: str = "") -> tuple[Stream, ...]:
        length = len(prefix)
        rows = self._database.rows(tables.STREAMS, (prefix, length, prefix, length, prefix))
        return tuple(Stream(name, version) for name, version in rows)

    def merged(self, streams: Collection[str]) -> Iterator[KeptFact]:
        until = self.head().position
        return merge(*(self._one(stream, until) for stream in set(streams)), key=lambda fact: fact.position)

    def _one(self, stream: str, until: int) -> Iterator[KeptFact]:
        version = 0
        while facts := self.read(stream, version, AT_ONCE):
            for fact in facts:
                if fact.position > until:
                    return
                yield fact
            version = facts[-1].version

    def head(self) -> Head:
        return tables.head_of(self._database.rows(tables.HEAD))

    def follow(self, after: int = 0) -> Follower:
        with self._watching:
            if self._bell.closed:
                raise refuse("journal-closed")
            if not self._watched:
                self._watched = True
                self._database.watch(self._bell)
        return Follower(self.read_all, self._bell, after)

    def verify(self, heads: Iterable[Head] = (), after: Head | None = None, rest: float = 0.0) -> Verified:
        damage = self._database.damage() if after is None else ()
        return verified(self._database.rows_as_found, self.head, heads, damage, after or Head(), rest)

    def backup(self, target: Path) -> Head:
        return backed_up(self, target, self._database.copy)

    def close(self) -> None:
        with self._watching:
            self._bell.close()
        if self._writer is not None:
            self._writer.close()
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()
