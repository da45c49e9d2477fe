"""One writer at a time, and group commit: whatever waits when the pen is free goes into one transaction.

Each caller has its own outcome, a conflict or where its facts are, and has it only when they are on disk.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, NamedTuple, Protocol, TypeVar

from arbitro.book.problem import ProblemsFound, refuse
from arbitro.journal import tables
from arbitro.journal.bell import Bell
from arbitro.journal.fact import Appended, Conflict, Head, Key, Stale, Write, link, micros
from arbitro.journal.tables import Row

TOGETHER = 1_000  # requests in one transaction at most
REMEMBERED = 100_000  # streams whose version is kept in memory
TRIES = 3  # how often a transaction may lose its connection

T = TypeVar("T")
KeyRow = tuple[str, bytes, int, int]


class Rows(Protocol):
    """Carries out a statement of `tables` or of the register, and gives its rows."""

    def __call__(self, statement: str, parameters: Sequence[object] = ()) -> list[tuple[Any, ...]]: ...


class Lost(Exception):
    """The connection was lost and nothing of the transaction was written."""


class AtOnce(Protocol):
    """A whole transaction, if the head is still where it was before; else nothing."""

    def __call__(self, before: Head, facts: Sequence[Row], keys: Sequence[KeyRow], head: Head) -> bool: ...


class Answered(NamedTuple):
    """What a key was used for: the digest of the command, and the answer that it had."""

    digest: bytes
    answer: Appended


class Ledger(Protocol):
    """The one connection that writes. Its refusals are problems; nothing is written unless `commit` returns."""

    def begin(self) -> Head:
        """Opens a transaction that no other writer of the journal can come between."""

    @property
    def rows(self) -> Rows: ...

    def add(self, facts: Sequence[Row]) -> None: ...

    @property
    def at_once(self) -> AtOnce | None:
        """For a database that is far away."""

    def commit(self, facts: Sequence[Row], keys: Sequence[KeyRow], head: Head | None) -> None:
        """Adds the last facts and the keys, moves the head, and makes all of it last."""

    def rollback(self) -> None: ...

    def shred(self) -> None:
        """Removes from the files what is left of changed rows."""

    def close(self) -> None: ...


def versions(rows: Rows, streams: Collection[str]) -> dict[str, int]:
    """Where streams are; 0 for one that does not exist."""
    return {name: version or 0 for name, version in rows(tables.versions_of(streams), tuple(streams))}


def answers(rows: Rows, names: Iterable[str]) -> dict[str, Answered]:
    """The keys among these that were used."""
    return {
        name: Answered(digest, Appended(first, last, dict(rows(tables.REACHED, (first, last)))))
        for name in names
        for digest, first, last in rows(tables.KEY, (name,))
    }


class _Caller:
    """A thread that waits for its outcome, unless it writes it itself."""

    __slots__ = ("_told", "outcome")

    def __init__(self) -> None:
        self.outcome: Appended | Exception | None = None
        self._told = Lock()
        self._told.acquire()

    def tell(self, outcome: Appended | Exception) -> None:
        self.outcome = outcome
        self._told.release()

    def wait(self) -> Appended:
        self._told.acquire()
        if isinstance(self.outcome, Appended):
            return self.outcome
        assert self.outcome is not None
        raise self.outcome


class _Task:
    """A task of a loop that awaits its outcome."""

    __slots__ = ("future", "loop")

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Appended] = self.loop.create_future()


class _Request(NamedTuple):
    writes: tuple[Write, ...]
    key: Key | None
    by: _Caller | _Task


class _Job(NamedTuple):
    work: Callable[[Ledger], Any]
    outcome: Future[Any]


class Group:
    """Requests of one transaction, decided one after the other in memory."""

    def __init__(self, head: Head, versions: dict[str, int], answers: dict[str, Answered]) -> None:
        self.rows: list[Row] = []
        self.keys: list[KeyRow] = []
        self._position, self._hash = head.position, head.hash
        self._versions = versions
        self._answers = answers

    @property
    def head(self) -> Head:
        return Head(self._position, self._hash)

    def outcomes(self, requests: Iterable[_Request]) -> list[Appended | Exception]:
        outcomes: list[Appended | Exception] = []
        for request in requests:
            try:
                outcomes.append(self.answer(request.writes, request.key))
            except ProblemsFound as trouble:
                outcomes.append(trouble)
        return outcomes

    def answer(self, writes: Iterable[Write], key: Key | None) -> Appended:
        """Takes the facts into the group; or refuses, and the group is as it was."""
        digest = key.digest if key is not None else b""
        if key is not None and (known := self._answers.get(key.name)) is not None:
            return same_command(known, digest, key.name)
        self._demand(writes)
        first = self._position + 1
        reached: dict[str, int] = {}
        for write in writes:
            stream, version = write.stream, self._versions[write.stream]
            for fact in write.facts:
                version += 1
                told = (
                    stream, version, micros(fact.time), fact.who, fact.authority, fact.kind, fact.schema, fact.payload,
                )  # fmt: skip
                self._position += 1
                self._hash = link(self._hash, *told)
                self.rows.append((self._position, *told, self._hash))
            self._versions[stream] = version
            if write.facts:
                reached[stream] = version
        appended = Appended(first, self._position, reached)
        if key is not None:
            self._answers[key.name] = Answered(digest, appended)
            self.keys.append((key.name, digest, first, self._position))
        return appended

    def _demand(self, writes: Iterable[Write]) -> None:
        """Every stream must be where its write expects it, counting the writes before it in the same request."""
        ahead: dict[str, int] = {}
        stale = []
        for write in writes:
            found = self._versions[write.stream] + ahead.get(write.stream, 0)
            if write.expected is not None and write.expected != found:
                stale.append(Stale(write.stream, write.expected, found))
            ahead[write.stream] = ahead.get(write.stream, 0) + len(write.facts)
        if stale:
            raise Conflict(stale)


def same_command(known: Answered, digest: bytes, name: str) -> Appended:
    """The first answer, if it is the same command that asks again."""
    if known.digest != digest:
        raise refuse("journal-key-reused", found=name)
    return known.answer


class Writer:
    """The pen, which one thread holds at a time: its own, or that of a caller who finds the pen free."""

    def __init__(self, ledger: Ledger, bell: Bell) -> None:
        self._ledger = ledger
        self._bell = bell
        self._pen = Lock()
        self._waiting: deque[_Request | _Job] = deque()  # taken from by the holder of the pen
        self._calls: SimpleQueue[bool] = SimpleQueue()  # to the thread: whether to go on after what waits
        self._door = Lock()
        self._closed = False
        self._head: Head | None = None  # after our own last transaction
        self._versions: dict[str, int] = {}  # as of that head
        self._thread = Thread(target=self._run, name="journal writer", daemon=True)
        self._thread.start()

    def append(self, writes: tuple[Write, ...], key: Key | None) -> Appended:
        """Written in this thread if nobody else is writing, which saves two changes of threads."""
        caller = _Caller()
        if not self._pen.acquire(blocking=False):
            self._enter(_Request(writes, key, caller))
            self._calls.put(True)
            return caller.wait()
        try:
            self._enter(_Request(writes, key, caller))
            while caller.outcome is None:
                self._work()
        finally:
            self._pen.release()
        return caller.wait()

    async def appended(self, writes: tuple[Write, ...], key: Key | None) -> Appended:
        task = _Task()
        self._enter(_Request(writes, key, task))
        self._calls.put(True)
        return await task.future

    def perform(self, work: Callable[[Ledger], T]) -> T:
        """Does something else with the connection, between two groups."""
        outcome: Future[T] = Future()
        self._enter(_Job(work, outcome))
        self._calls.put(True)
        return outcome.result()

    def close(self) -> None:
        """What was submitted before is still written."""
        with self._door:
            if self._closed:
                return
            self._closed = True
        self._calls.put(False)
        self._thread.join()
        self._ledger.close()

    def _enter(self, task: _Request | _Job) -> None:
        with self._door:
            if self._closed:
                raise refuse("journal-closed")
            self._waiting.append(task)

    def _run(self) -> None:
        going = True
        while going:
            going = self._calls.get()
            with self._pen:
                while self._waiting:
                    self._work()

    def _work(self) -> None:
        """One job, or the requests that wait before the next job."""
        first = self._waiting.popleft()
        if isinstance(first, _Job):
            self._do(first)
            return
        requests = [first]
        while self._waiting and len(requests) < TOGETHER:
            following = self._waiting[0]
            if isinstance(following, _Job):
                break
            requests.append(following)
            self._waiting.popleft()
        self._write(requests)

    def _do(self, job: _Job) -> None:
        self._forget()
        try:
            job.outcome.set_result(job.work(self._ledger))
        except Lost:
            job.outcome.set_exception(refuse("journal-unreachable"))
        except Exception as trouble:
            job.outcome.set_exception(trouble)
        except BaseException:
            job.outcome.set_exception(refuse("journal-unsure"))
            raise

    def _write(self, requests: list[_Request]) -> None:
        try:
            outcomes = self._outcomes(requests)
            if self._head is not None:
                self._bell.ring(self._head.position)
        except Exception as trouble:
            self._forget()
            outcomes = [_own(trouble) for _ in requests]
        except BaseException:  # the caller who holds the pen was interrupted
            self._forget()
            _tell(requests, [refuse("journal-unsure") for _ in requests])
            raise
        _tell(requests, outcomes)

    def _outcomes(self, requests: list[_Request]) -> list[Appended | Exception]:
        for _ in range(TRIES):
            try:
                return self._attempt(requests)
            except Lost:
                self._forget()
        raise refuse("journal-unreachable")

    def _attempt(self, requests: list[_Request]) -> list[Appended | Exception]:
        if self._head is not None and self._ledger.at_once is not None:
            written = self._at_once(requests, self._head, self._ledger.at_once)
            if written is not None:
                return written
        head = self._ledger.begin()
        try:
            if head != self._head or len(self._versions) > REMEMBERED:
                self._versions = {}
            if unknown := self._unknown(requests):
                self._versions |= versions(self._ledger.rows, unknown)
            names = {one.key.name for one in requests if one.key is not None}
            group = Group(head, self._versions, answers(self._ledger.rows, names) if names else {})
            outcomes = group.outcomes(requests)
        except BaseException:
            self._ledger.rollback()
            raise
        if group.rows:
            self._ledger.commit(group.rows, group.keys, group.head)
        else:
            self._ledger.rollback()
        self._head = group.head
        return outcomes

    def _at_once(self, requests: list[_Request], head: Head, write: AtOnce) -> list[Appended | Exception] | None:
        """As if nobody else had written since and no key were known; None if that was not so."""
        if self._unknown(requests):
            return None
        group = Group(head, self._versions, {})
        outcomes = group.outcomes(requests)
        if group.rows and write(head, group.rows, group.keys, group.head):
            self._head = group.head
            return outcomes
        self._forget()
        return None

    def _unknown(self, requests: list[_Request]) -> set[str]:
        known = self._versions
        return {write.stream for one in requests for write in one.writes if write.stream not in known}

    def _forget(self) -> None:
        self._head = None


def _own(trouble: Exception) -> Exception:
    """An exception for each caller: one that is raised in several threads has the traces of all of them."""
    return ProblemsFound(trouble.problems) if isinstance(trouble, ProblemsFound) else trouble


def _tell(requests: Iterable[_Request], outcomes: Sequence[Appended | Exception]) -> None:
    """Each its own; a loop is called once for all its tasks."""
    tasks: dict[asyncio.AbstractEventLoop, list[tuple[_Task, Appended | Exception]]] = {}
    for request, outcome in zip(requests, outcomes, strict=True):
        if isinstance(request.by, _Caller):
            request.by.tell(outcome)
        else:
            tasks.setdefault(request.by.loop, []).append((request.by, outcome))
    for loop, told in tasks.items():
        with suppress(RuntimeError):  # the loop was closed meanwhile
            loop.call_soon_threadsafe(_settle, told)


def _settle(told: Iterable[tuple[_Task, Appended | Exception]]) -> None:
    for task, outcome in told:
        if task.future.done():  # cancelled
            continue
        if isinstance(outcome, Appended):
            task.future.set_result(outcome)
        else:
            task.future.set_exception(outcome)
