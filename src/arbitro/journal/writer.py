"""One writer at a time, and group commit: whatever waits when the pen is free goes into one transaction.

Each caller has its own outcome, a conflict or where its facts are, and has it only when they are on disk.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, NamedTuple, TypeVar

from arbitro.book.problem import ProblemsFound, refuse
from arbitro.journal.bell import Bell
from arbitro.journal.fact import Appended, AppendQueue, CommandKey, Head, Write
from arbitro.journal.group import AppendGroup
from arbitro.journal.ledger import Ledger, Lost, answers, versions

TOGETHER = 1_000  # requests in one transaction at most
MUCH = 8 * 2**20  # bytes after which a transaction takes no more requests
REMEMBERED = 100_000  # streams whose version is kept in memory
TRIES = 3  # how often a transaction may lose its connection

T = TypeVar("T")


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
    key: CommandKey | None
    by: _Caller | _Task
    line: AppendQueue | None = None


class _Job(NamedTuple):
    work: Callable[[Ledger], Any]
    outcome: Future[Any]


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

    def append(self, writes: tuple[Write, ...], key: CommandKey | None) -> Appended:
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
            if self._waiting:  # behind which others have come, who take it that somebody is called
                self._calls.put(True)
        return caller.wait()

    async def appended(self, writes: tuple[Write, ...], key: CommandKey | None, line: AppendQueue | None) -> Appended:
        task = _Task()
        if self._enter(_Request(writes, key, task, line)):
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

    def _enter(self, task: _Request | _Job) -> bool:
        """Whether nobody waits yet: else somebody is called already, or writes."""
        with self._door:
            if self._closed:
                raise refuse("journal-closed")
            self._waiting.append(task)
            return len(self._waiting) == 1

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
        requests, size = [first], 0
        while self._waiting and len(requests) < TOGETHER and size < MUCH:
            following = self._waiting[0]
            if isinstance(following, _Job):
                break
            requests.append(following)
            size += sum(len(fact.payload) for write in following.writes for fact in write.facts)
            self._waiting.popleft()
        self._write(requests)

    def _do(self, job: _Job) -> None:
        self._forget()
        try:
            job.outcome.set_result(job.work(self._ledger))
        except Lost as lost:
            job.outcome.set_exception(_unreachable(lost))
        except Exception as trouble:
            job.outcome.set_exception(trouble)
        except BaseException:
            job.outcome.set_exception(refuse("journal-unsure"))
            raise

    def _write(self, requests: list[_Request]) -> None:
        try:
            outcomes = self._outcomes(requests)
        except Exception as trouble:
            self._forget()
            outcomes = [_own(trouble) for _ in requests]
        except BaseException:  # the caller who holds the pen was interrupted
            self._ledger.rollback()
            self._forget()
            _tell(requests, [refuse("journal-unsure") for _ in requests])
            raise
        _tell(requests, outcomes)
        if self._head is not None:
            self._bell.ring(self._head.position)

    def _outcomes(self, requests: list[_Request]) -> list[Appended | Exception]:
        for left in reversed(range(TRIES)):
            try:
                return self._attempt(requests)
            except Lost as lost:
                self._forget()
                if not left:
                    raise _unreachable(lost) from lost
        raise AssertionError("the last try returns or raises")

    def _attempt(self, requests: list[_Request]) -> list[Appended | Exception]:
        if self._head is not None:
            written = self._at_once(requests, self._head)
            if written is not None:
                return written
        head = self._ledger.begin()
        try:
            if head != self._head or len(self._versions) > REMEMBERED:
                self._versions = {}
            if unknown := self._unknown(requests):
                self._versions |= versions(self._ledger.rows, unknown)
            names = {request.key.name for request in requests if request.key is not None}
            group = AppendGroup(head, self._versions, answers(self._ledger.rows, names) if names else {})
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

    def _at_once(self, requests: list[_Request], before: Head) -> list[Appended | Exception] | None:
        """As if nobody else had written since and no key were known; None if that was not so."""
        if self._unknown(requests):
            return None
        group = AppendGroup(before, self._versions, {})
        outcomes = group.outcomes(requests)
        head = group.head
        if group.rows and group.is_sure and self._ledger.at_once(before, group.rows, group.keys, head):
            self._head = head
            return outcomes
        self._forget()
        return None

    def _unknown(self, requests: list[_Request]) -> set[str]:
        known = self._versions
        return {write.stream for request in requests for write in request.writes if write.stream not in known}

    def _forget(self) -> None:
        self._head = None


def _unreachable(lost: Lost) -> ProblemsFound:
    return refuse("journal-unreachable", found=lost.__cause__ or "")


def _own(trouble: Exception) -> Exception:
    """An exception for each caller: one that is raised in several threads has the traces of all of them."""
    return ProblemsFound(trouble.problems) if isinstance(trouble, ProblemsFound) else trouble


def _tell(requests: Iterable[_Request], outcomes: Sequence[Appended | Exception]) -> None:
    """Each its own; a loop is called once for all its tasks."""
    tasks: dict[asyncio.AbstractEventLoop, list[tuple[_Task, Appended | Exception]]] = {}
    for request, outcome in zip(requests, outcomes, strict=True):
        if request.line is not None and not (isinstance(outcome, Appended) and not outcome.again):
            request.line.broken = True
        if isinstance(request.by, _Caller):
            request.by.tell(outcome)
        else:
            tasks.setdefault(request.by.loop, []).append((request.by, outcome))
    for loop, settled in tasks.items():
        with suppress(RuntimeError):  # the loop was closed meanwhile
            loop.call_soon_threadsafe(_settle, settled)


def _settle(settled: Iterable[tuple[_Task, Appended | Exception]]) -> None:
    for task, outcome in settled:
        if task.future.done():  # cancelled
            continue
        if isinstance(outcome, Appended):
            task.future.set_result(outcome)
        else:
            task.future.set_exception(outcome)
