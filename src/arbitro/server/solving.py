"""The double-dummy solver of a server: one small pool of workers for its life, one question at a time.

The pool starts with the first question. Questions wait their turn in a thread of their own, away from the commands;
when too many wait, the next is refused. Whatever is asked has an answer, or a time limit in its place, in `SECONDS`.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar, cast

from litestar import Litestar

from arbitro.analysis.pool import Pool, cores
from arbitro.book.problem import refuse
from arbitro.server.house import Connection

WORKERS = 2  # at most; one core is left to the evening
WAITING = 8  # questions that are under way or wait
SECONDS = 15.0

T = TypeVar("T")


class Solver:
    def __init__(self) -> None:
        self._pool = Pool(max(1, min(WORKERS, cores() - 1)))
        self._thread = ThreadPoolExecutor(1, "solver")
        self._asked = 0

    async def answer(self, work: Callable[[Pool], T]) -> T:
        """What some work with the pool comes to."""
        if self._asked >= WAITING:
            raise refuse("solver-busy", found=self._asked)
        self._asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._answered, work)
        finally:
            self._asked -= 1

    def _answered(self, work: Callable[[Pool], T]) -> T:
        with self._pool.within(SECONDS):
            return work(self._pool)

    @asynccontextmanager
    async def lifespan(self, _: Litestar) -> AsyncIterator[None]:
        try:
            yield
        finally:
            self._pool.stop()
            self._thread.shutdown(cancel_futures=True)
            self._pool.close()


def solver_of(connection: Connection) -> Solver:
    return cast(Solver, connection.app.state.solver)
