"""Many deals on all cores: worker processes, each with the solver for itself.

    with Pool() as pool:
        for table in pool.tables(deals, limit_seconds=10):
            ...

A call into the solver cannot be interrupted, so a time limit ends the worker; a new one goes on with the rest. Within
`pool.within(seconds)` what is not answered in that time altogether has the same answer as a question over its own
limit. The workers are spawned: a script that uses a pool must keep its own start behind `if __name__ == "__main__":`.
"""

import os
import pickle
import signal
from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import monotonic
from types import TracebackType
from typing import Any, Generic, TypeVar

from msgspec import Struct

from arbitro.analysis.memory import Memory
from arbitro.analysis.position import Position
from arbitro.analysis.table import (
    POSITIONS,
    TABLES,
    CardTricks,
    DoubleDummyTable,
    best_cards,
    double_dummy_table,
)
from arbitro.analysis.trace import TRACES, Trace, trace
from arbitro.book.problem import Problem, ProblemsFound, refuse
from arbitro.bridge.deal import Deal
from arbitro.bridge.play import Play

AHEAD = 64  # questions taken for each worker before the first of them is answered
TRIES = 2  # how often a question may lose its worker
GRACE = 2.0  # seconds for an idle worker to leave by itself

Asked = TypeVar("Asked", bound=Hashable)
Answer = TypeVar("Answer")


class TimeLimit(Struct, frozen=True):
    """In place of an answer: it was not found in this time."""

    seconds: float


class Refused(Struct, frozen=True):
    """How a worker tells that a question had problems."""

    problems: tuple[Problem, ...]


def _called(work: bytes) -> Any:
    function, args = pickle.loads(work)
    return function(*args)


def _serve(line: Connection) -> None:
    """The life of a worker: says that it is ready, then answers until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends it
    line.send(None)
    while True:
        try:
            solve, asked = line.recv()
        except (EOFError, OSError):
            return
        try:
            line.send(solve(asked))
        except ProblemsFound as trouble:
            line.send(Refused(trouble.problems))


class _Worker:
    def __init__(self, patience: int) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs,), daemon=True)
        self.process.start()
        if patience and self.process.pid:  # while it starts too, which is work
            with suppress(ProcessLookupError):
                os.setpriority(os.PRIO_PROCESS, self.process.pid, os.getpriority(os.PRIO_PROCESS, 0) + patience)
        theirs.close()
        self.is_ready = False
        self.is_gone = False
        self.asked: Any = None
        self.since: float | None = None  # when it was asked

    @property
    def is_free(self) -> bool:
        return self.is_ready and self.since is None

    def ask(self, solve: Callable[[Any], Any], asked: Any) -> bool:
        """Whether it could still be asked."""
        try:
            self.line.send((solve, asked))
        except OSError:
            return False
        self.asked, self.since = asked, monotonic()
        return True

    def kill(self) -> None:
        """From another thread; whoever listens to it hears that it is gone."""
        with suppress(ValueError):  # closed already
            self.process.kill()

    def end(self) -> None:
        self.is_gone = True
        self.line.close()
        self.process.kill()
        self.process.join()
        self.process.close()

    def leave(self) -> None:
        """Lets an idle worker go."""
        self.is_gone = True
        self.line.close()
        self.process.join(GRACE)
        self.process.kill()
        self.process.join()
        self.process.close()


class Pool:
    """So many worker processes, as many as there are cores if not told; they start when there is work. `patience`: how
    far they stand back behind other processes, as `nice` counts it."""

    def __init__(self, size: int | None = None, patience: int = 0) -> None:
        self.patience = patience
        self.size = max(1, size or cores())
        self.seconds: float | None = None  # that there are for everything, inside `within`
        self.end: float | None = None
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._stopped = False

    def __enter__(self) -> "Pool":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, trouble: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        while self._idle:
            self._idle.pop().leave()

    def stop(self) -> None:
        """Ends all workers now, from another thread: what is under way is refused as lost, and so is what follows."""
        self._stopped = True
        for worker in tuple(self._all):
            worker.kill()

    def give_up(self) -> None:
        """Whoever asked has left: ends what is under way, from another thread, as if its time were over."""
        if self.end is not None:
            self.end = 0.0
        for worker in tuple(self._all):
            worker.kill()

    def call(self, function: Callable[..., Answer], *args: object) -> Answer | TimeLimit:
        """What a function of a module answers in a worker, away from everybody else."""
        nothing: Memory[bytes, Answer] = Memory(0)
        (answer,) = self.answers(_called, [pickle.dumps((function, args))], nothing)
        return answer

    @contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """So much time for everything that is asked inside."""
        self.seconds, self.end = seconds, monotonic() + seconds
        try:
            yield
        finally:
            self.seconds = self.end = None

    def tables(
        self, deals: Iterable[Deal], limit_seconds: float | None = None
    ) -> Iterator[DoubleDummyTable | TimeLimit]:
        """The table of each deal, in their order."""
        return self.answers(double_dummy_table, (deal.checked() for deal in deals), TABLES, limit_seconds)

    def best_cards(
        self, positions: Iterable[Position], limit_seconds: float | None = None
    ) -> Iterator[tuple[CardTricks, ...] | TimeLimit]:
        """The cards of each position, in their order."""
        return self.answers(best_cards, (position.checked() for position in positions), POSITIONS, limit_seconds)

    def traces(self, plays: Iterable[Play], limit_seconds: float | None = None) -> Iterator[Trace | TimeLimit]:
        """The trace of each play, in their order."""
        return self.answers(trace, plays, TRACES, limit_seconds)

    def answers(
        self,
        solve: Callable[[Asked], Answer],
        questions: Iterable[Asked],
        memory: Memory[Asked, Answer],
        limit_seconds: float | None = None,
    ) -> Iterator[Answer | TimeLimit]:
        """What `solve` answers to each question, in their order; what memory holds is not asked again."""
        run = _Run(self, solve, memory, limit_seconds)
        try:
            yield from run.answers(iter(questions))
        finally:
            for worker in run.workers:
                if worker.is_free:
                    self._idle.append(worker)
                else:
                    worker.end()

    def _worker(self) -> _Worker:
        self._refuse_if_stopped()
        if self._idle:
            return self._idle.pop()
        worker = _Worker(self.patience)
        self._all = {other for other in self._all if not other.is_gone} | {worker}
        try:
            self._refuse_if_stopped()  # meanwhile: it was not among those that were ended
        except ProblemsFound:
            worker.end()
            raise
        return worker

    def _refuse_if_stopped(self) -> None:
        if self._stopped:
            raise refuse("worker-not-started")


class _Run(Generic[Asked, Answer]):
    """One sequence of questions under way."""

    def __init__(
        self, pool: Pool, solve: Callable[[Asked], Answer], memory: Memory[Asked, Answer], limit: float | None
    ) -> None:
        self.pool, self.solve, self.memory, self.limit = pool, solve, memory, limit
        self.workers: list[_Worker] = []
        self.waiting: deque[Asked] = deque()
        self.places: dict[Asked, list[int]] = {}  # of what is not answered yet, in the order of answers
        self.ready: dict[int, Answer | TimeLimit] = {}
        self.lost: dict[Asked, int] = {}  # how often a question lost its worker

    def answers(self, questions: Iterator[Asked]) -> Iterator[Answer | TimeLimit]:
        given = taken = 0
        more = True
        while True:
            while given in self.ready:
                yield self.ready.pop(given)
                given += 1
            while more and len(self.waiting) < self.pool.size and taken - given < AHEAD * self.pool.size:
                try:
                    asked = next(questions)
                except StopIteration:
                    more = False
                    break
                self._take(asked, taken)
                taken += 1
            if given in self.ready:
                continue
            if not self.places:
                return
            if self.pool.end is not None and monotonic() >= self.pool.end:
                self._give_up(self.pool.seconds or 0.0)
                continue
            self._assign()
            if self.workers:
                self._listen()

    def _take(self, asked: Asked, place: int) -> None:
        known = self.memory.recall(asked)
        if known is not None:
            self.ready[place] = known
        elif asked in self.places:
            self.places[asked].append(place)
        else:
            self.places[asked] = [place]
            self.waiting.append(asked)

    def _assign(self) -> None:
        coming = sum(not worker.is_ready for worker in self.workers)
        free = [worker for worker in self.workers if worker.is_free]
        for _ in range(min(self.pool.size - len(self.workers), len(self.waiting) - len(free) - coming)):
            self.workers.append(self.pool._worker())
        for worker in [worker for worker in self.workers if worker.is_free]:
            if self.waiting and not worker.ask(self.solve, self.waiting[0]):
                self._end(worker)
            elif self.waiting:
                self.waiting.popleft()

    def _listen(self) -> None:
        """Waits for the next answer or the next limit."""
        ends = [] if self.pool.end is None else [self.pool.end]
        if self.limit is not None:
            ends += (worker.since + self.limit for worker in self.workers if worker.since is not None)
        seconds = max(0.0, min(ends) - monotonic()) if ends else None
        speaking = wait([worker.line for worker in self.workers], seconds)
        now = monotonic()
        for worker in list(self.workers):
            if worker.line in speaking:
                self._hear(worker)
            elif self.limit is not None and worker.since is not None and now - worker.since >= self.limit:
                self._end(worker)
                self._answer(worker.asked, TimeLimit(self.limit))

    def _give_up(self, seconds: float) -> None:
        """There is no time for anything more."""
        for worker in [worker for worker in self.workers if worker.since is not None]:
            self._end(worker)
        self.waiting.clear()
        for asked in list(self.places):
            self._answer(asked, TimeLimit(seconds))

    def _hear(self, worker: _Worker) -> None:
        try:
            answer = worker.line.recv()
        except (EOFError, OSError):
            self._mourn(worker)
            return
        if not worker.is_ready:
            worker.is_ready = True
            return
        worker.since = None
        if isinstance(answer, Refused):
            raise ProblemsFound(answer.problems)
        self.memory.keep(worker.asked, answer)
        self._answer(worker.asked, answer)

    def _mourn(self, worker: _Worker) -> None:
        """A worker that ended by itself: its question is asked once more."""
        self._end(worker)
        if not worker.is_ready:
            raise refuse("worker-not-started")
        if worker.since is None:
            return
        times = self.lost[worker.asked] = self.lost.get(worker.asked, 0) + 1
        if times >= TRIES:
            raise refuse("worker-lost", found=worker.asked)
        self.waiting.appendleft(worker.asked)

    def _end(self, worker: _Worker) -> None:
        self.workers.remove(worker)
        worker.end()

    def _answer(self, asked: Asked, answer: Answer | TimeLimit) -> None:
        for place in self.places.pop(asked):
            self.ready[place] = answer


def cores() -> int:
    """Those that this process may use, where the system tells."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
