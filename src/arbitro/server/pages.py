"""The pages, as they were built and compressed from `web/` into `site/`: read once, served from memory.

An address that is none of the files is one of the application's own: it gets the application, with the files of its
page named and its first answers put in, so that a slow phone need not ask for one thing after the other.
"""

import mimetypes
import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from pathlib import Path

import msgspec
from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from arbitro import __version__
from arbitro.server.first import first_answers
from arbitro.server.house import language_of
from arbitro.server.problems import AnyRequest
from arbitro.server.watch import is_no_page
from arbitro.words import message

SITE = Path(os.environ.get("ARBITRO_SITE") or Path(__file__).parent / "site")  # another build, while pages are written
APPLICATION = "index.html"
FOREVER = "public, max-age=31536000, immutable"  # their names change with their content
ALWAYS_ASK = "no-cache"
NEVER_KEPT = "no-store"  # somebody's own
BROTLI, GZIP = ".br", ".gz"

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


class File(Struct, frozen=True):
    content: bytes
    gzipped: bytes
    brotli: bytes
    media_type: str
    cached: str


class Loads(Struct, frozen=True):
    """The files of each page, by its address with `:names`, and of each language; `index.html` names the others."""

    pages: Mapping[str, Sequence[str]]
    words: Mapping[str, Sequence[str]]

    def of(self, address: str, language: str) -> Sequence[str]:
        """A language that the pages do not speak is no reason not to show them."""
        page = next((files for path, files in self.pages.items() if _pattern(path).fullmatch(address)), ())
        return [*self.words.get(language, ()), *page]


@cache
def built() -> Mapping[str, File]:
    """Every file by its path; none where the pages were not built."""
    files = (path for path in SITE.rglob("*") if path.is_file() and path.suffix not in (BROTLI, GZIP))
    return {path.relative_to(SITE).as_posix(): _file(path) for path in files}


def _file(path: Path) -> File:
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if media_type.startswith("text/") or media_type.endswith(("json", "xml")):
        media_type += "; charset=utf-8"
    content, gzipped, brotli = (path.with_name(path.name + ending).read_bytes() for ending in ("", GZIP, BROTLI))
    return File(content, gzipped, brotli, media_type, FOREVER if path.parent.name == "assets" else ALWAYS_ASK)


@cache
def loads() -> Loads:
    return msgspec.json.decode(built()["pages.json"].content, type=Loads)


@cache
def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r":\w+", "[^/]+", path) + "/?")


@get(["/", "/{address:path}"], include_in_schema=False)
async def pages(request: AnyRequest, address: FromPath[str] = "") -> Response[bytes]:
    name = address.strip("/")
    if is_no_page(name):
        raise NotFoundException
    if file := built().get(name):
        return _sent(file, request.headers.get("accept-encoding", ""))
    if name.startswith("assets/"):
        raise NotFoundException
    page = _page(request, f"/{name}") if built() else _not_built(language_of(request))
    return Response(page, media_type=MediaType.HTML, headers={"cache-control": NEVER_KEPT})


def _sent(file: File, accepted: str) -> Response[bytes]:
    headers = {"cache-control": file.cached, "vary": "accept-encoding"}
    content = file.content
    if "br" in accepted:
        content, headers["content-encoding"] = file.brotli, "br"
    elif "gzip" in accepted:
        content, headers["content-encoding"] = file.gzipped, "gzip"
    return Response(content, media_type=file.media_type, headers=headers)


def _page(request: AnyRequest, address: str) -> bytes:
    """The application with what a page will need: data only, which no content security policy has to allow."""
    files = loads().of(address, language_of(request))
    links = "".join(f'<link rel="{_relation(file)}" href="/{file}">' for file in files).encode()
    first = b'<script type="application/json" id="first">' + first_answers(request, address) + b"</script>"
    return built()[APPLICATION].content.replace(b"</head>", links + first + b"</head>", 1)


def _relation(file: str) -> str:
    return "stylesheet" if file.endswith(".css") else "modulepreload"


def _not_built(language: str) -> bytes:
    text = escape(message("server-no-pages", language))
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Arbitro</title>'
        f'<h1>Arbitro {__version__}</h1><p>{text}</p><ul><li><a href="/api/schema/openapi.json">'
        '/api/schema/openapi.json</a><li><a href="/api/events">/api/events</a><li><a href="/health">/health</a></ul>'
    )
    return page.encode()
