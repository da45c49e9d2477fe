"""Around every request: its id, the headers that protect a browser, its line in the log, its place in the figures."""

import re
from itertools import count
from secrets import token_hex
from time import perf_counter
from typing import Any

from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from arbitro.server.logs import tell

REQUEST_ID = b"x-request-id"
_ID = re.compile(rb"[A-Za-z0-9._-]{1,64}")

CSP = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; img-src 'self' data:; "
    "object-src 'none'"
)
HEADERS = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # addresses hold codes
    (b"cross-origin-resource-policy", b"same-origin"),
)
TLS_HEADERS = (  # a browser would ignore them, or lock itself out, on plain HTTP
    (b"strict-transport-security", b"max-age=31536000"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
PRIVATE = (b"cache-control", b"no-store")
NOT_PAGES = ("api", "health", "ready", "metrics")


def is_no_page(path: str) -> bool:
    return path.strip("/").partition("/")[0] in NOT_PAGES


class Figures:
    """What /metrics tells."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("arbitro_requests", "Requests.", ("method", "route", "status"), registry=self.registry)
        self.seconds = Histogram(
            "arbitro_request_seconds", "Time to answer.", ("method", "route"), registry=self.registry
        )
        self.sockets = Gauge("arbitro_live_sockets", "Open live connections.", registry=self.registry)
        self.dropped = Counter("arbitro_live_dropped", "Live connections that were too slow.", registry=self.registry)
        self._known: dict[tuple[str, str, int], tuple[Counter, Histogram]] = {}  # by method, route and status

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        known = self._known.get((method, route, status))
        if known is None:
            known = self.requests.labels(method, route, str(status)), self.seconds.labels(method, route)
            self._known[method, route, status] = known
        known[0].inc()
        known[1].observe(seconds)


class Watch:
    """The outermost layer, so that it sees unknown addresses and failures as well."""

    def __init__(self, app: ASGIApp, state: State) -> None:
        self._app, self._state = app, state
        self._run, self._numbers = token_hex(4).encode(), count(1)  # ids of requests that have none

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        given = next((value for name, value in scope["headers"] if name == REQUEST_ID), b"")
        id = given if _ID.fullmatch(given) else b"%b-%x" % (self._run, next(self._numbers))
        secure = scope["scheme"] == "https" or self._state.house.settings.is_secure
        added = [(REQUEST_ID, id), *HEADERS, *(TLS_HEADERS if secure else ())]
        if is_no_page(scope["path"]):
            added.append(PRIVATE)
        status = 500
        start = perf_counter()

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *added]
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            self._told(scope, id.decode(), status, perf_counter() - start)

    def _told(self, scope: Any, id: str, status: int, seconds: float) -> None:
        """The route and not the address, which may hold a code."""
        route, method = scope.get("path_template") or "-", scope["method"]
        if method not in {"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"}:
            method = "-"
        figures: Figures = self._state.figures
        figures.answered(method, route, status, seconds)
        person = scope.get("state", {}).get("person", "")
        tell("request", id=id, method=method, route=route, status=status, ms=round(seconds * 1000, 2), person=person)
