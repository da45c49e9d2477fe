"""Many requests to doors that stand in this process: one after the other in their own loop, without the client and the
thread between, which take longer than most answers."""

import asyncio
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

import msgspec
from litestar import Litestar
from litestar.testing import TestClient


class Request(NamedTuple):
    method: str
    address: str
    headers: Mapping[str, str]
    body: object = None


class Answer(NamedTuple):
    status: int
    text: str


def answers(client: TestClient[Any], asked: Iterable[Request]) -> list[Answer]:
    return client.blocking_portal.call(_answers, client.app, [*asked])


async def _answers(app: Litestar, asked: list[Request]) -> list[Answer]:
    return [await _answer(app, request) for request in asked]


async def _answer(app: Litestar, request: Request) -> Answer:
    address = urlsplit(request.address)
    body = b"" if request.body is None else msgspec.json.encode(request.body)
    headers = {"host": "testserver.local", "content-length": str(len(body)), **request.headers}
    scope: Any = {
        "type": "http",
        "http_version": "1.1",
        "method": request.method,
        "scheme": "http",
        "path": unquote(address.path),
        "raw_path": address.path.encode(),
        "root_path": "",
        "query_string": address.query.encode(),
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("testclient", 50000),
        "server": ("testserver.local", 80),
        "extensions": {},
    }
    received: list[Any] = [{"type": "http.request", "body": body, "more_body": False}]
    sent: list[Any] = []
    all_sent = asyncio.Event()

    async def receive() -> Any:
        if received:
            return received.pop()
        await all_sent.wait()  # who asks waits for the answer: whoever does not is answered no more
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)
        if message["type"] == "http.response.body" and not message.get("more_body"):
            all_sent.set()

    await app(scope, receive, send)
    text = b"".join(message.get("body", b"") for message in sent[1:])
    return Answer(sent[0]["status"], text.decode("utf-8", "replace"))
