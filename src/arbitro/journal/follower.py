"""New facts as they come: of this process, of others on the same file, of other servers on the same database."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from time import monotonic
from types import TracebackType
from typing import Self

from arbitro.book.problem import ProblemsFound
from arbitro.journal.bell import Bell
from arbitro.journal.fact import KeptFact

AT_ONCE = 500  # facts read in one go
AGAIN = 0.2  # seconds until a database that is out of reach is asked again
PASSING = {"journal-unreachable", "journal-busy"}


class Follower(Iterator[KeptFact], AsyncIterator[KeptFact]):
    """Every fact after a position, in order, without end: `for fact in …` in a thread, `async for fact in …` in a loop.

    A database that is out of reach for a while is waited for. `close`, from any thread, ends it, as does closing the
    journal. For one thread or task at a time.
    """

    def __init__(self, read_all: Callable[[int, int], tuple[KeptFact, ...]], bell: Bell, after: int) -> None:
        self._read_all = read_all
        self._bell = bell
        self._after = after
        self._ready: deque[KeptFact] = deque()
        self._closed = False

    @property
    def is_over(self) -> bool:
        return self._closed or self._bell.closed

    def close(self) -> None:
        self._closed = True
        self._bell.wake()

    def take(self, seconds: float | None = None) -> tuple[KeptFact, ...]:
        """The next facts, as many as are there; none if nothing came in this time, or at the end."""
        until = None if seconds is None else monotonic() + seconds
        while not self.is_over:
            seen = self._bell.position
            facts = self._look()
            if facts:
                return self._handed_out(facts)
            left = None if until is None else until - monotonic()
            if left is not None and left <= 0:
                break
            if facts is None:
                left = AGAIN if left is None else min(left, AGAIN)
            self._bell.wait(max(seen, self._after), left, lambda: self._closed)
        return ()

    async def taken(self) -> tuple[KeptFact, ...]:
        """`take` for a loop, however long it lasts. Cancelled, it has taken nothing."""
        with self._bell.heard() as rung:
            while not self.is_over:
                rung.clear()
                facts = await asyncio.to_thread(self._look)
                if facts:
                    return self._handed_out(facts)
                try:
                    await asyncio.wait_for(rung.wait(), AGAIN if facts is None else None)
                except TimeoutError:
                    continue
        return ()

    def _look(self) -> tuple[KeptFact, ...] | None:
        """What is new; None if the database is out of reach."""
        if self._ready:
            return tuple(self._ready)
        try:
            return self._read_all(self._after, AT_ONCE)
        except ProblemsFound as trouble:
            if self.is_over:
                return ()
            if {problem.kind for problem in trouble.problems} <= PASSING:
                return None
            raise

    def _handed_out(self, facts: tuple[KeptFact, ...]) -> tuple[KeptFact, ...]:
        self._ready.clear()
        self._after = facts[-1].position
        return facts

    def __next__(self) -> KeptFact:
        if not self._ready:
            self._ready.extend(self.take())
        return self._pop(StopIteration)

    async def __anext__(self) -> KeptFact:
        if not self._ready:
            self._ready.extend(await self.taken())
        return self._pop(StopAsyncIteration)

    def _pop(self, end: type[Exception]) -> KeptFact:
        if self.is_over or not self._ready:
            raise end
        return self._ready.popleft()

    def __iter__(self) -> Self:
        return self

    def __aiter__(self) -> Self:
        return self

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, trouble: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
