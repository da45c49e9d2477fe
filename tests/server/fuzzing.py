"""Requests by chance: to every door, with bodies of the form that it takes, and with something wrong in most of them.

sent = requests(app, Random(7), {"id": "tuesday-3f2a61", ...}, ["token", ""])
status = await asked(app, next(sent))
"""

import asyncio
import json
import types
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from fractions import Fraction
from random import Random
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin
from urllib.parse import quote, unquote, urlencode

import msgspec
from litestar import Litestar
from msgspec import Meta, Struct

from tests.amounts import PROOF

TEXTS = (
    "", " ", "x", "1", "2", "A", "0", "-1", "1/3", "50%", "4S N =", "1NT W -2", "PASS", "A60 A40", "N", "NS", "2017",
    "2007", "pairs", "teams", "swiss", "open", "27", "64B3", "SA", "AKQ", "N:AKQ.. - - -", "wbf", "en", "it",
    "2026-05-05", "2026-05-05T20:00:00Z", "revoke", "insufficient_bid", "é", "𝄞", "‮x", "\0", "\n", "a\r\nb", "=1+1",
    "<b>", "../x", "'", '"', "{}", "[]", "null", "1e999", "NaN", "x" * 199, "x" * 300, "9" * 30, "٣",
)  # fmt: skip
NUMBERS = (0, 1, 2, 3, 4, 7, 13, 14, -1, 50, 99, 420, 1000, 2**31, 2**53, 2**63, 2**64, 10**30)
ANYTHING: tuple[Any, ...] = (None, True, 0, 1.5, "x", [], {}, [[]], {"x": 1}, "1", 10**30)
DEEP = 6  # values in values
HEAVY = ("claim", "analysis", "equity", "proposals")  # a worker answers them
SELDOM = 20 if PROOF else 1000  # one of so many as of others


class Sent(NamedTuple):
    method: str
    path: str
    query: bytes
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes


class Chance:
    """Values of a type, mostly as they should be."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def value(self, of: Any, depth: int = 0) -> Any:
        random = self.random
        if random.random() < 0.02:
            return random.choice(ANYTHING)
        origin, args = get_origin(of), get_args(of)
        if origin is Annotated:
            return self._bounded(args, depth)
        if origin is Literal:
            return random.choice(args)
        if origin in (Union, types.UnionType):
            return self.value(random.choice(args), depth)
        if of is type(None) or depth > DEEP:
            return None
        if isinstance(of, type) and issubclass(of, Struct):
            return self.written(of, depth)
        if isinstance(of, type) and issubclass(of, Enum):
            return random.choice(list(of)).value
        if isinstance(origin, type):
            return self._many(origin, args, depth)
        return self._plain(of)

    def _bounded(self, args: tuple[Any, ...], depth: int) -> Any:
        told = next((one for one in args[1:] if isinstance(one, Meta)), Meta())
        if told.ge is not None and self.random.random() < 0.7:
            return self.random.randint(int(told.ge), int(told.le if told.le is not None else told.ge + 9))
        return self.value(args[0], depth)

    def _plain(self, of: Any) -> Any:
        random = self.random
        if of is int:
            return random.choice(NUMBERS[:8] if random.random() < 0.8 else NUMBERS)
        if of is bool:
            return random.random() < 0.5
        if of is float:
            return random.choice((0.0, 1.0, -1.5, 1e308))
        if of is Fraction:
            return random.choice(("1", "1/3", "0", "-2", "1/0", "x"))
        if of in (Any, object):
            return random.choice((*ANYTHING, *TEXTS))
        return random.choice(TEXTS)

    def _many(self, origin: type, args: tuple[Any, ...], depth: int) -> Any:
        few = range(self.random.choice((0, 1, 1, 2, 3)))
        if issubclass(origin, Mapping):
            return {str(self.value(args[0], depth + 1)): self.value(args[1], depth + 1) for _ in few}
        if origin is tuple and Ellipsis not in args:
            return [self.value(one, depth + 1) for one in args]
        return [self.value(args[0], depth + 1) for _ in few]

    def written(self, form: type[Struct], depth: int) -> dict[str, Any]:
        config, random = form.__struct_config__, self.random
        fields = {
            one.encode_name: self.value(one.type, depth + 1)
            for one in msgspec.structs.fields(form)
            if random.random() < (0.97 if one.required else 0.4)
        }
        if config.tag is not None and config.tag_field is not None and random.random() < 0.99:
            fields[config.tag_field] = config.tag
        if random.random() < 0.01:
            fields[random.choice(TEXTS)] = random.choice(ANYTHING)
        return fields

    def spoilt(self, body: bytes) -> bytes:
        """Cut, doubled, with other bytes in it; or as it was."""
        random = self.random
        if not body or random.random() < 0.9:
            return body
        at, to = sorted(random.choices(range(len(body) + 1), k=2))
        put = random.choice((b"", b'"', b"\\ud800", b"\xff", b"[" * 500, body[at:to] * 2, random.randbytes(3)))
        return body[:at] + put + body[to:]


def requests(app: Litestar, random: Random, known: Mapping[str, Any], tokens: list[str]) -> Iterator[Sent]:
    """Without end. `known`: values of parameters for which there is something."""
    doors = [
        (method, route.path_format, handler.parsed_fn_signature.parameters)
        for route in app.routes
        for handler in getattr(route, "route_handlers", ())
        for method in sorted(handler.http_methods - {"OPTIONS"})
        if not route.path.startswith(("/api/schema", "/api/sign-out"))  # which would end it for everybody
    ]
    chance = Chance(random)
    while True:
        method, path, parameters = random.choice(doors)
        if path.endswith(HEAVY) and random.randrange(SELDOM):
            continue
        yield _sent(chance, method, path, parameters, known, random.choice(tokens))


def _sent(
    chance: Chance, method: str, path: str, parameters: Mapping[str, Any], known: Mapping[str, Any], token: str
) -> Sent:
    random = chance.random
    query, body = {}, b""
    headers = {b"content-type": b"application/json", b"idempotency-key": random.randbytes(6).hex().encode()}
    for name, parameter in parameters.items():
        if f"{{{name}}}" in path:
            is_known = name in known and random.random() < 0.9
            given = known[name] if is_known else chance.value(parameter.annotation)
            path = path.replace(f"{{{name}}}", quote(str(given), safe="") or "x")
        elif name == "data":
            body = chance.spoilt(json.dumps(chance.value(parameter.annotation)).encode())
        elif name not in ("self", "request", "idempotency_key") and random.random() < 0.4:
            query[name] = str(chance.value(parameter.annotation))
    if token:
        headers[b"authorization"] = f"Bearer {token}".encode()
    if random.random() < 0.05:
        headers[b"acting-as"] = random.choice((b"director", b"scorer", b"x", b"\xff"))
    if random.random() < 0.05:
        headers[b"accept-language"] = random.choice((b"it", b"ro;q=0.1", b",,,", b"\xff", b"xx"))
    return Sent(method, path, urlencode(query, errors="replace").encode(), tuple(headers.items()), body)


async def asked(app: Callable[..., Any], sent: Sent) -> tuple[int, bytes]:
    """The status and the body of the answer, without a network between."""
    told: list[Any] = []
    given = iter([{"type": "http.request", "body": sent.body, "more_body": False}])

    async def receive() -> Any:
        """Whoever asks stays until there is an answer."""
        return next(given, None) or await asyncio.Future[Any]()

    async def send(message: Any) -> None:
        told.append(message)

    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": sent.method, "scheme": "http",
        "path": unquote(sent.path), "raw_path": sent.path.encode(), "query_string": sent.query, "root_path": "",
        "headers": [*sent.headers, (b"content-length", str(len(sent.body)).encode())], "client": ("192.0.2.7", 4000),
        "server": ("testserver.local", 80), "state": {}, "extensions": {},
    }  # fmt: skip
    await app(scope, receive, send)
    return told[0]["status"], b"".join(message.get("body", b"") for message in told[1:])
