"""The share of strangers: whatever is answered in a thread, few of them are answered at once, and some more wait. Those
who are signed in have all other threads.

To try a password takes a machine some time on purpose: whoever has failed lately waits behind those who have not, one
after the other and with a rest, so that guessing is hopeless and takes a small share of it, however many guess.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

from litestar import Litestar

from arbitro.book.problem import refuse
from arbitro.office.seeing.view import View
from arbitro.server.house import holder_of, is_stranger, view_at
from arbitro.server.problems import AnyRequest
from arbitro.server.sizes import Handle, put_around

AT_ONCE = 2
WAITING = 40
REST = 1.0  # seconds from one who guesses to the next

T = TypeVar("T")


class Strangers:
    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._passwords, self._guesses = asyncio.Semaphore(1), asyncio.Semaphore(1)
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
    async def password(self, *, has_failed: bool) -> AsyncIterator[None]:
        """A turn to have a password tried."""
        if not has_failed:
            async with self._passwords:
                yield
            return
        if self.guessing >= WAITING:
            raise refuse("searches-busy")
        self.guessing += 1
        try:
            await self._guesses.acquire()
            try:
                yield
            finally:
                asyncio.get_running_loop().call_later(REST, self._guesses.release)
        finally:
            self.guessing -= 1


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
