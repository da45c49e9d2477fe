"""How the server is: alive, ready, its figures."""

import asyncio
from pathlib import Path
from shutil import disk_usage
from typing import Literal

from litestar import MediaType, Response, get
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from arbitro import __version__
from arbitro.book.problem import refuse
from arbitro.office.actor import Role
from arbitro.server.house import demand, house_of
from arbitro.server.problems import AnyRequest
from arbitro.server.watch import Figures

LEAST_FREE = 16 * 1024 * 1024  # bytes of the disk: less is no evening
ITSELF = frozenset({"127.0.0.1", "::1"})


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


@get("/ready", tags=["health"], summary="Whether the journal answers, and has room")
async def ready(request: AnyRequest) -> Ready:
    head = await asyncio.to_thread(house_of(request).office.journal.head)
    file = Path(house_of(request).settings.database)
    if file.exists() and disk_usage(file.parent).free < LEAST_FREE:
        raise refuse("disk-full")
    return Ready("ready", head.position)


@get("/metrics", tags=["health"], media_type=MediaType.TEXT, summary="Figures for Prometheus")
async def metrics(request: AnyRequest) -> Response[bytes]:
    """For an organiser's token, or for whoever asks from the machine itself."""
    if request.client is None or request.client.host not in ITSELF:
        demand(request, {Role.ORGANISER})
    figures: Figures = request.app.state.figures
    return Response(generate_latest(figures.registry), media_type=CONTENT_TYPE_LATEST)
