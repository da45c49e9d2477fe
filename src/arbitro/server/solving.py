"""The heavy work of a server: claims, double dummy, equity, proposals of movements, previews, sheets, laws explored.
Workers do it, one question at a time, so that nobody else waits for it.

Those who are signed in and strangers have a lane each, so that strangers wait for strangers only; previews have a
third, and the book a fourth, so that they wait for nothing that takes long. A lane starts its workers with its first
question.
Whoever asks has few questions at once, a lane a few more; the next is refused, with when to come again. Whatever is
asked has an answer, or a time limit in its place, in `SECONDS`; who leaves takes the question along.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from threading import Lock
from typing import Generic, Literal, TypeVar, cast

from litestar import Litestar

from arbitro.analysis.pool import Pool, TimeLimit, cores
from arbitro.book.problem import refuse
from arbitro.server.house import holder_of, is_stranger
from arbitro.server.problems import AnyRequest

WORKERS = 2  # at most; one core is left to the evening
WAITING = 8  # questions of a lane that are under way or wait
EACH = 3  # of whoever asks
SECONDS = 15.0
READING, PAGES = 40, 12  # the same of the book, of which a page asks for several things at once
ASIDE, BEHIND = 5, 10  # how far workers stand back behind the server, and those of strangers and of the book
GRACE = 0.5  # seconds for the answer, after whoever asked has left: a worker that is ended has to be started again

T = TypeVar("T")
Work = Callable[[Pool], T]


class Question(Generic[T]):
    def __init__(self, work: Work[T]) -> None:
        self.work = work
        self.is_dropped = False


class Lane:
    """Questions one after the other, in a thread of their own."""

    def __init__(self, pool: Pool, name: str, most: int = WAITING, each: int = EACH) -> None:
        self.pool, self.most, self.each = pool, most, each
        self.thread = ThreadPoolExecutor(1, name)
        self.waiting: Counter[str] = Counter()  # by whoever asks
        self._lock = Lock()
        self._now: Question[object] | None = None

    def answered(self, question: Question[T]) -> T:
        with self._lock:
            if question.is_dropped:
                raise refuse("solver-busy", found=0)
            self._now = cast(Question[object], question)
        try:
            with self.pool.within(SECONDS):
                return question.work(self.pool)
        finally:
            with self._lock:
                self._now = None

    def drop(self, question: Question[T]) -> None:
        """Nobody waits for it any more."""
        with self._lock:
            question.is_dropped = True
            if self._now is question:
                self.pool.give_up()


class Solver:
    def __init__(self) -> None:
        self.known = Lane(Pool(max(1, min(WORKERS, cores() - 1)), ASIDE), "solver")
        self.strangers = Lane(Pool(1, BEHIND), "strangers' solver")
        self.previews = Lane(Pool(1, ASIDE), "previews")
        self.book = Lane(Pool(1, BEHIND), "book", READING, PAGES)
        self.robots = Lane(Pool(1, BEHIND), "robots")

    async def answer(
        self, work: Work[T], who: str = "", lane: Lane | None = None, left: Callable[[], Awaitable[None]] | None = None
    ) -> T:
        """What some work with the pool comes to. `left`: ends when whoever asks has gone."""
        lane = lane or self.known
        if lane.waiting.total() >= lane.most:
            raise refuse("solver-busy", found=lane.waiting.total())
        if who and lane.waiting[who] >= lane.each:
            raise refuse("searches-busy")
        lane.waiting[who] += 1
        question = Question(work)
        answer = asyncio.get_running_loop().run_in_executor(lane.thread, lane.answered, question)
        leaving = asyncio.ensure_future(left()) if left else None
        try:
            await asyncio.wait([task for task in (answer, leaving) if task], return_when=asyncio.FIRST_COMPLETED)
            if not answer.done():
                await asyncio.wait([answer], timeout=GRACE)
                lane.drop(question)
            return await answer
        except asyncio.CancelledError:
            lane.drop(question)
            raise
        finally:
            lane.waiting -= Counter({who: 1})
            if leaving is not None:
                leaving.cancel()

    @asynccontextmanager
    async def lifespan(self, _: Litestar) -> AsyncIterator[None]:
        try:
            yield
        finally:
            for lane in (self.known, self.strangers, self.previews, self.book, self.robots):
                lane.pool.stop()
                lane.thread.shutdown(cancel_futures=True)
                lane.pool.close()


async def solved(request: AnyRequest, work: Work[T | TimeLimit], lane: Literal["previews", "book"] | None = None) -> T:
    """For whoever asks, in the lane where he belongs if it is not a certain one."""
    holder = holder_of(request)
    who = holder.token if holder else request.client.host if request.client else ""

    async def left() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    solver = cast(Solver, request.app.state.solver)
    of = solver.strangers if is_stranger(holder) else solver.known
    answer = await solver.answer(work, who, getattr(solver, lane) if lane else of, left)
    if isinstance(answer, TimeLimit):
        raise refuse("time-limit", found=f"{answer.seconds:g}")
    return answer
