"""Tells those who follow a journal that there is something new; then they read it from the database."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Condition, Lock


class Bell:
    """Rung with the position of the newest fact that is known here."""

    def __init__(self) -> None:
        self._changed = Condition(Lock())
        self._waiting = 0
        self._callbacks: list[Callable[[], None]] = []
        self.position = 0
        self.closed = False

    def ring(self, position: int) -> None:
        with self._changed:
            if position <= self.position:
                return
            self.position = position
            self._tell()

    def close(self) -> None:
        with self._changed:
            self.closed = True
            self._tell()

    def wake(self) -> None:
        """Lets those who wait look again, though nothing is new."""
        with self._changed:
            self._tell()

    def _tell(self) -> None:
        if self._waiting:
            self._changed.notify_all()
        for callback in self._callbacks:
            callback()

    def wait(self, beyond: int, seconds: float | None, unless: Callable[[], bool]) -> None:
        """Until there is a fact beyond this position, the time is over, or there is a reason to stop."""
        with self._changed:
            self._waiting += 1
            try:
                self._changed.wait_for(lambda: self.closed or self.position > beyond or unless(), seconds)
            finally:
                self._waiting -= 1

    @contextmanager
    def heard(self) -> Iterator[asyncio.Event]:
        """An event of the running loop that is set at every ring."""
        loop, event = asyncio.get_running_loop(), asyncio.Event()

        def callback() -> None:
            with suppress(RuntimeError):  # the loop was closed
                loop.call_soon_threadsafe(event.set)

        with self._changed:
            self._callbacks.append(callback)
        try:
            yield event
        finally:
            with self._changed:
                self._callbacks.remove(callback)
