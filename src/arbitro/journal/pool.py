"""Connections that read: each is used by one thread at a time, and kept for the next."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import BoundedSemaphore, Lock
from typing import Generic, Protocol, TypeVar

from arbitro.book.problem import refuse

AT_ONCE = 8  # connections


class _Closes(Protocol):
    def close(self) -> None: ...


C = TypeVar("C", bound=_Closes)


class ConnectionPool(Generic[C]):
    """As many connections as are used at once. One in which something went wrong is not used again."""

    def __init__(self, connect: Callable[[], C]) -> None:
        self._connect = connect
        self._idle: list[C] = []
        self._lock = Lock()
        self._places = BoundedSemaphore(AT_ONCE)
        self._closed = False

    @contextmanager
    def borrowed(self) -> Iterator[C]:
        with self._places:
            with self._lock:
                if self._closed:
                    raise refuse("journal-closed")
                connection = self._idle.pop() if self._idle else None
            if connection is None:
                connection = self._connect()
            try:
                yield connection
            except BaseException:
                connection.close()
                raise
            self._give_back(connection)

    def _give_back(self, connection: C) -> None:
        with self._lock:
            if not self._closed:
                self._idle.append(connection)
                return
        connection.close()

    def clear(self) -> None:
        """Closes those that nobody uses."""
        with self._lock:
            idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()

    def close(self) -> None:
        with self._lock:
            self._closed = True
        self.clear()
