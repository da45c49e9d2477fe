"""How patient the server is with a connection: so many seconds and bytes for the head of a request, so many seconds for
all of it, so many connections from one address. Who takes longer, or wants more, is cut off."""

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD = 64 * 1024  # bytes
REQUEST = 20.0  # seconds until a request is there, with its body
FROM_ONE = 200  # connections; a proxy that is named has no limit
IN_ALL = 2000

_open: Counter[str] = Counter()  # connections by address


class Patient(HttpToolsProtocol):
    proxies: frozenset[str] = frozenset()

    _waiting: asyncio.TimerHandle | None = None
    _is_coming = False  # whether a request has begun and is not there yet
    _head = 0  # bytes so far; -1 when it is complete

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        _open[self._address] += 1
        if _open[self._address] > FROM_ONE and self._address not in self.proxies:
            self._cut()
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._done()
        _open[self._address] -= 1
        if not _open[self._address]:
            del _open[self._address]
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._head >= 0:
            self._head += len(data)
        super().data_received(data)
        if self._head > HEAD:
            self._cut()
        elif self._is_coming and self._waiting is None:
            self._wait()

    def on_message_begin(self) -> None:
        self._done()
        self._is_coming = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = -1
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._done()
        self._is_coming = False
        self._head = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._done()
        super().handle_websocket_upgrade()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _wait(self) -> None:
        self._done()
        self._waiting = self.loop.call_later(REQUEST, self._cut)

    def _done(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _cut(self) -> None:
        self._done()
        self.transport.abort()
