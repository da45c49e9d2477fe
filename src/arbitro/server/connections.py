"""How patient the server is with a connection: so many seconds and bytes for the head of a request, so many seconds for
all of it and until its answer is read, so many connections from one address. Who takes longer, or wants more, is cut
off; and where all together have too many, so is the oldest of whoever has most."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEAD = 64 * 1024  # bytes
REQUEST = 20.0  # seconds until a request is there, with its body
ANSWER = 60.0  # seconds in which nothing of an answer is read
FROM_ONE = 200  # connections; a proxy that is named has no limit
IN_ALL = 4000  # 500 live tables with those who watch, and a club beside them

Line = HttpToolsProtocol | WebSocketsSansIOProtocol

_open: dict[str, dict[Line, None]] = {}  # by address, the oldest first


def _address(line: Line) -> str:
    return line.client[0] if line.client else ""


def _enter(line: Line) -> int:
    """How many the address has with it."""
    own = _open.setdefault(_address(line), {})
    own[line] = None
    return len(own)


def _leave(line: Line) -> None:
    own = _open[_address(line)]
    del own[line]
    if not own:
        del _open[_address(line)]


class Live(WebSocketsSansIOProtocol):
    """A live connection, which counts as long as it is open."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        _enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        _leave(self)
        super().connection_lost(exc)


class Patient(HttpToolsProtocol):
    proxies: frozenset[str] = frozenset()

    _waiting: asyncio.TimerHandle | None = None
    _is_coming = False  # whether a request has begun and is not there yet
    _head = 0  # bytes so far; -1 when it is complete

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if _enter(self) > FROM_ONE and _address(self) not in self.proxies:
            self._cut()
            return
        self._wait(REQUEST)
        if sum(map(len, _open.values())) > IN_ALL:
            strangers = [lines for address, lines in _open.items() if address not in self.proxies]
            next(iter(max(strangers, key=len, default=(self,)))).transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._done()
        _leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._head >= 0:
            self._head += len(data)
        super().data_received(data)
        if self._head > HEAD:
            self._cut()
        elif self._is_coming and self._waiting is None:
            self._wait(REQUEST)

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
        self._is_coming = False
        _leave(self)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        self._wait(ANSWER)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._done()
        super().resume_writing()

    def _wait(self, seconds: float) -> None:
        self._done()
        self._waiting = self.loop.call_later(seconds, self._cut)

    def _done(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _cut(self) -> None:
        self._done()
        self.transport.abort()
