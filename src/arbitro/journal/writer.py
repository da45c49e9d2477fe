"""One thread that writes, and group commit: whatever waits when it is free goes into one transaction.

Each caller has its own outcome, a conflict or where its facts are, and has it only when they are on disk.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, NamedTuple, Protocol, TypeVar

from arbitro.book.problem import ProblemsFound, refuse
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


class Answered(NamedTuple):
    """What a key was used for: the digest of the command, and the answer that it had."""

    digest: bytes
    answer: Appended


class Ledger(Protocol):
    """The one connection that writes. Its refusals are problems; nothing is written unless `commit` returns."""

    def begin(self) -> Head:
        """Opens a transaction that no other writer of the journal can come between."""

    def versions(self, streams: Collection[str]) -> dict[str, int]: ...

    def answers(self, names: Collection[str]) -> dict[str, Answered]: ...

    @property
    def rows(self) -> Rows: ...

    def add(self, facts: Sequence[Row]) -> None: ...

    def commit(self, facts: Sequence[Row], keys: Sequence[KeyRow], head: Head | None) -> None:
        """Adds the last facts and the keys, moves the head, and makes all of it last."""

    def rollback(self) -> None: ...

    def shred(self) -> None:
        """Removes from the files what is left of changed rows."""

    def close(self) -> None: ...


class _Request(NamedTuple):
    writes: tuple[Write, ...]
    key: Key | None
    outcome: Future[Appended]


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
    """The thread, its queue, and what it remembers of the journal while nobody else writes."""

    def __init__(self, ledger: Ledger, bell: Bell) -> None:
        self._ledger = ledger
        self._bell = bell
        self._queue: SimpleQueue[_Request | _Job | None] = SimpleQueue()
        self._closing = Lock()
        self._closed = False
        self._head: Head | None = None  # after our own last transaction
        self._versions: dict[str, int] = {}  # as of that head
        self._thread = Thread(target=self._run, name="journal writer", daemon=True)
        self._thread.start()

    def submit(self, writes: tuple[Write, ...], key: Key | None) -> Future[Appended]:
        outcome: Future[Appended] = Future()
        self._put(_Request(writes, key, outcome))
        return outcome

    def perform(self, work: Callable[[Ledger], T]) -> T:
        """Does something else with the connection, between two groups."""
        outcome: Future[T] = Future()
        self._put(_Job(work, outcome))
        return outcome.result()

    def close(self) -> None:
        """What was submitted before is still written."""
        with self._closing:
            if self._closed:
                return
            self._closed = True
            self._queue.put(None)
        self._thread.join()
        self._ledger.close()

    def _put(self, task: _Request | _Job) -> None:
        with self._closing:
            if self._closed:
                raise refuse("journal-closed")
            self._queue.put(task)

    def _run(self) -> None:
        going = True
        while going:
            tasks = [self._queue.get()]
            with suppress(Empty):
                while True:
                    tasks.append(self._queue.get_nowait())
            going = tasks[-1] is not None  # nothing can come after the end
            for task in grouped(tasks):
                if isinstance(task, _Job):
                    self._do(task)
                else:
                    self._write(task)

    def _do(self, job: _Job) -> None:
        if not job.outcome.set_running_or_notify_cancel():
            return
        self._forget()
        try:
            job.outcome.set_result(job.work(self._ledger))
        except Lost:
            job.outcome.set_exception(refuse("journal-unreachable"))
        except BaseException as trouble:
            job.outcome.set_exception(trouble)

    def _write(self, requests: list[_Request]) -> None:
        requests = [one for one in requests if one.outcome.set_running_or_notify_cancel()]
        if not requests:
            return
        try:
            outcomes = self._outcomes(requests)
        except BaseException as trouble:
            self._forget()
            outcomes = [_own(trouble) for _ in requests]
        for request, outcome in zip(requests, outcomes, strict=True):
            if isinstance(outcome, Appended):
                request.outcome.set_result(outcome)
            else:
                request.outcome.set_exception(outcome)
        if self._head is not None:
            self._bell.ring(self._head.position)

    def _outcomes(self, requests: list[_Request]) -> list[Appended | BaseException]:
        for _ in range(TRIES):
            try:
                return self._attempt(requests)
            except Lost:
                self._forget()
        raise refuse("journal-unreachable")

    def _attempt(self, requests: list[_Request]) -> list[Appended | BaseException]:
        head = self._ledger.begin()
        try:
            if head != self._head or len(self._versions) > REMEMBERED:
                self._versions = {}
            streams = {write.stream for request in requests for write in request.writes}
            if unknown := streams - self._versions.keys():
                self._versions |= self._ledger.versions(unknown)
            names = {request.key.name for request in requests if request.key is not None}
            group = Group(head, self._versions, self._ledger.answers(names) if names else {})
            outcomes: list[Appended | BaseException] = []
            for request in requests:
                try:
                    outcomes.append(group.answer(request.writes, request.key))
                except ProblemsFound as trouble:
                    outcomes.append(trouble)
        except BaseException:
            self._ledger.rollback()
            raise
        if group.rows:
            self._ledger.commit(group.rows, group.keys, group.head)
        else:
            self._ledger.rollback()
        self._head = group.head
        return outcomes

    def _forget(self) -> None:
        self._head = None


def _own(trouble: BaseException) -> BaseException:
    """An exception for each caller: one that is raised in several threads has the traces of all of them."""
    return ProblemsFound(trouble.problems) if isinstance(trouble, ProblemsFound) else trouble


def grouped(tasks: Iterable[_Request | _Job | None]) -> Iterator[list[_Request] | _Job]:
    """Requests that follow each other come together; the order stays."""
    requests: list[_Request] = []
    for task in tasks:
        if isinstance(task, _Request):
            requests.append(task)
        if requests and (len(requests) == TOGETHER or not isinstance(task, _Request)):
            yield requests
            requests = []
        if isinstance(task, _Job):
            yield task
    if requests:
        yield requests
