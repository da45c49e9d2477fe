"""What many ask for in the same turn of a loop is read once for all of them, and after all of them have asked."""

import asyncio
from collections.abc import Callable, Collection, Mapping
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Together(Generic[K, V]):
    """`read`: from all keys that were asked for to their values. Nothing is kept, so that nothing grows old."""

    def __init__(self, read: Callable[[Collection[K]], Mapping[K, V]]) -> None:
        self._read = read
        self._asked: dict[asyncio.AbstractEventLoop, list[tuple[K, asyncio.Future[V]]]] = {}

    async def get(self, key: K) -> V:
        loop = asyncio.get_running_loop()
        asked = self._asked.get(loop)
        if asked is None:
            asked = self._asked[loop] = []
            loop.call_soon(self._answer, loop)
        future: asyncio.Future[V] = loop.create_future()
        asked.append((key, future))
        return await future

    def _answer(self, loop: asyncio.AbstractEventLoop) -> None:
        asked = [(key, future) for key, future in self._asked.pop(loop) if not future.done()]  # nor those who have left
        try:
            answers = self._read({key for key, _ in asked})
        except Exception as trouble:
            for _, future in asked:
                future.set_exception(trouble)
            return
        for key, future in asked:
            future.set_result(answers[key])
