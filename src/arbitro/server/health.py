"""How the server is: alive, ready, its figures; and a page for whoever comes before the pages are built."""

import asyncio
from html import escape
from typing import Literal

from litestar import MediaType, Response, get
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from arbitro import __version__
from arbitro.server.house import house_of, language_of
from arbitro.server.problems import AnyRequest
from arbitro.server.watch import Figures
from arbitro.words import message


class Health(Struct, frozen=True):
    status: Literal["ok"]
    version: str


class Ready(Struct, frozen=True):
    """The journal answers: so many facts."""

    status: Literal["ready"]
    facts: int


@get("/health", tags=["health"], summary="Whether the server is alive")
async def health() -> Health:
    return Health("ok", __version__)


@get("/ready", tags=["health"], summary="Whether the journal answers")
async def ready(request: AnyRequest) -> Ready:
    head = await asyncio.to_thread(house_of(request).office.journal.head)
    return Ready("ready", head.position)


@get("/metrics", tags=["health"], media_type=MediaType.TEXT, summary="Figures for Prometheus")
async def metrics(request: AnyRequest) -> Response[bytes]:
    figures: Figures = request.app.state.figures
    return Response(generate_latest(figures.registry), media_type=CONTENT_TYPE_LATEST)


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def front(request: AnyRequest) -> str:
    language = language_of(request)
    text = escape(message("server-no-pages", language))
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Arbitro</title>'
        f'<h1>Arbitro {__version__}</h1><p>{text}</p><ul><li><a href="/api/schema/openapi.json">'
        '/api/schema/openapi.json</a><li><a href="/api/events">/api/events</a><li><a href="/health">/health</a></ul>'
    )
