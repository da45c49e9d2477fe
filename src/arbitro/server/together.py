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
        self._asked: dict[asyncio.AbstractEventLoop, dict[K, asyncio.Future[V]]] = {}

    async def get(self, key: K) -> V:
        loop = asyncio.get_running_loop()
        asked = self._asked.get(loop)
        if asked is None:
            asked = self._asked[loop] = {}
            loop.call_soon(self._answer, loop)
        if key not in asked:
            asked[key] = loop.create_future()
        return await asyncio.shield(asked[key])  # one who leaves does not take it from the others

    def _answer(self, loop: asyncio.AbstractEventLoop) -> None:
        asked = self._asked.pop(loop)
        try:
            answers = self._read(asked)
        except Exception as trouble:
            for future in asked.values():
                future.set_exception(trouble)
            return
        for key, future in asked.items():
            future.set_result(answers[key])
