"""The share of strangers: whatever is answered in a thread, few of them are answered at once, and some more wait. Those
who are signed in have all other threads.

To try a password takes a machine some time on purpose. So there are three queues: of addresses from which somebody has
signed in with one, who wait for nobody else; of those that nobody knows; and of those that failed within a minute, one
after the other and with a rest, so that guessing is hopeless and takes a small share of it, however many guess.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

from litestar import Litestar

from arbitro.analysis.memory import Memory
from arbitro.book.problem import ProblemsFound, refuse
from arbitro.office.seeing.view import View
from arbitro.server.house import holder_of, is_stranger, view_at
from arbitro.server.problems import AnyRequest
from arbitro.server.sizes import Handle, put_around

AT_ONCE = 2
WAITING = 40
REST = 1.0  # seconds from one who guesses to the next
FAILED_FOR = 60.0  # seconds for which a wrong password is remembered
REMEMBERED = 10_000  # addresses

T = TypeVar("T")


class Strangers:
    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._known, self._new, self._guesses = (asyncio.Semaphore(1) for _ in range(3))
        self._welcome: Memory[str, bool] = Memory(REMEMBERED)  # addresses of those who were right
        self._failed: Memory[str, float] = Memory(REMEMBERED)  # until when, by address
        self.here = self.guessing = 0

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        if self.here >= AT_ONCE + WAITING:
            raise refuse("searches-busy")
        self.here += 1
        try:
            async with self._turns:
                yield
        finally:
            self.here -= 1

    @asynccontextmanager
    async def password(self, address: str) -> AsyncIterator[None]:
        """A turn to have a password tried, which is refused if it was wrong."""
        now, later = asyncio.get_running_loop().time, asyncio.get_running_loop().call_later
        is_guess = (self._failed.recall(address) or 0.0) > now()
        if is_guess and self.guessing >= WAITING:
            raise refuse("searches-busy")
        turns = self._guesses if is_guess else self._known if self._welcome.recall(address) else self._new
        self.guessing += is_guess
        try:
            await turns.acquire()
            try:
                yield
                self._welcome.keep(address, True)
                self._failed.keep(address, 0.0)
            except ProblemsFound:
                self._failed.keep(address, now() + FAILED_FOR)
                raise
            finally:
                later(REST if is_guess else 0.0, turns.release)
        finally:
            self.guessing -= is_guess


async def aside(request: AnyRequest, work: Callable[[], T]) -> T:
    """In a thread, of which a stranger has his share: what may take a while, for an answer that is made in the loop."""
    if not is_stranger(holder_of(request)):
        return await asyncio.to_thread(work)
    async with request.app.state.strangers.turn():
        return await asyncio.to_thread(work)


async def seen(request: AnyRequest, event: str, version: int | None) -> View:
    """`view_at`, for doors that many ask: as the event is, it is in memory; as it was, it may have to be folded."""
    if version is None:
        return view_at(request, event)
    return await aside(request, partial(view_at, request, event, version))


def share_threads(app: Litestar) -> None:
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if getattr(handler, "sync_to_thread", None) and "request" in handler.parsed_fn_signature.parameters:
                put_around(handler, _shared)


def _shared(answer: Handle) -> Handle:
    async def shared(*args: Any, **given: Any) -> Any:
        request = given["request"]
        if not is_stranger(holder_of(request)):
            return await answer(*args, **given)
        async with request.app.state.strangers.turn():
            return await answer(*args, **given)

    return shared
