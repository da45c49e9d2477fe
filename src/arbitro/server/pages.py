"""The pages, as they were built from `web/` into `site/`: read once, compressed once, served from memory.

An address that is none of the files is one of the application's own: it gets the application, which finds its page.
"""

import gzip
import mimetypes
import os
from collections.abc import Mapping
from functools import cache
from html import escape
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from arbitro import __version__
from arbitro.server.house import language_of
from arbitro.server.problems import AnyRequest
from arbitro.words import message

SITE = Path(os.environ.get("ARBITRO_SITE") or Path(__file__).parent / "site")  # another build, while pages are written
APPLICATION = "index.html"
FOREVER = "public, max-age=31536000, immutable"  # their names change with their content
ALWAYS_ASK = "no-cache"
NOT_PAGES = ("api", "health", "ready", "metrics")

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


class File(Struct, frozen=True):
    content: bytes
    gzipped: bytes
    media_type: str
    cached: str


@cache
def built() -> Mapping[str, File]:
    """Every file by its path; none where the pages were not built."""
    found = (path for path in SITE.rglob("*") if path.is_file())
    return {name: _file(name, path.read_bytes()) for path in found if (name := path.relative_to(SITE).as_posix())}


def _file(name: str, content: bytes) -> File:
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if media_type.startswith("text/") or media_type.endswith(("json", "xml")):
        media_type += "; charset=utf-8"
    cached = FOREVER if name.startswith("assets/") else ALWAYS_ASK
    return File(content, gzip.compress(content, 9, mtime=0), media_type, cached)


@get(["/", "/{address:path}"], include_in_schema=False)
async def pages(request: AnyRequest, address: FromPath[str] = "") -> Response[bytes]:
    name = address.strip("/")
    if name.partition("/")[0] in NOT_PAGES:
        raise NotFoundException
    file = built().get(name)
    if file is None and name.startswith("assets/"):
        raise NotFoundException
    file = file or built().get(APPLICATION)
    if file is None:
        return Response(_not_built(language_of(request)), media_type=MediaType.HTML)
    headers = {"cache-control": file.cached, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.gzipped, media_type=file.media_type, headers=headers)
    return Response(file.content, media_type=file.media_type, headers=headers)


def _not_built(language: str) -> bytes:
    text = escape(message("server-no-pages", language))
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Arbitro</title>'
        f'<h1>Arbitro {__version__}</h1><p>{text}</p><ul><li><a href="/api/schema/openapi.json">'
        '/api/schema/openapi.json</a><li><a href="/api/events">/api/events</a><li><a href="/health">/health</a></ul>'
    )
    return page.encode()
