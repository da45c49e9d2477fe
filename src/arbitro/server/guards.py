"""Before a door is opened: a request that comes by cookie must be meant, and nobody may knock too often."""

from contextlib import suppress
from hmac import compare_digest
from urllib.parse import urlsplit

from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.exceptions import ClientException
from litestar.handlers import BaseRouteHandler

from arbitro.book.problem import ProblemsFound, refuse
from arbitro.server.accounts import SIGNED_IN_FOR, hashed, typed
from arbitro.server.house import COOKIE, Connection, holder_of, house_of, is_by_cookie, recognised, token_of
from arbitro.server.sizes import BODY, FILE_BODY

LONGEST_LENGTH = 12  # digits
CSRF_COOKIE = "arbitro-csrf"
CSRF_HEADER = "x-csrf-token"
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

LIVE_TABLE = "/api/live/{id"  # the routes of one
RATE = "rate"
COMMAND = "command"
SIGN_IN = "sign_in"


def csrf_of(token: str) -> str:
    """What a page reads from its cookie and sends back in a header; another site can do neither."""
    return hashed(f"csrf {token}")


def is_secure(connection: Connection) -> bool:
    return connection.scope["scheme"] in {"https", "wss"} or house_of(connection).settings.is_secure


def cookies_for(connection: Connection, token: str) -> list[Cookie]:
    """The token, which no script reads, and what proves that a request is meant; empty, they are removed."""
    seconds = int(SIGNED_IN_FOR.total_seconds()) if token else 0
    secure, proof = is_secure(connection), csrf_of(token) if token else ""
    return [
        Cookie(COOKIE, value=token, httponly=True, samesite="lax", secure=secure, max_age=seconds, path="/"),
        Cookie(CSRF_COOKIE, value=proof, samesite="strict", secure=secure, max_age=seconds, path="/"),
    ]


async def guarded(connection: Connection) -> None:
    """Before anything of a request is read. Not one of Litestar's guards, for each of which it copies the handler."""
    handler: BaseRouteHandler = connection.route_handler
    if handler.opt.get(RATE) == COMMAND:
        await recognised(connection)
    meant(connection, handler)
    sized(connection, handler)
    rated(connection, handler)
    linked(connection)


async def guarded_socket(connection: Connection, handler: BaseRouteHandler) -> None:
    meant(connection, handler)
    linked(connection)


def meant(connection: Connection, handler: BaseRouteHandler) -> None:
    """Refuses what another site has made a browser send. To sign in one needs no proof, only to come from here."""
    is_http = connection.scope["type"] == ScopeType.HTTP
    if is_http and connection.scope.get("method") in SAFE:
        return
    origin = connection.headers.get("origin", "")
    if origin and urlsplit(origin).netloc != connection.headers.get("host", ""):
        raise refuse("csrf", found=origin)
    by_cookie = is_by_cookie(connection) and handler.opt.get(RATE) != SIGN_IN
    if is_http and by_cookie and holder_of(connection) is not None:
        sent = connection.headers.get(CSRF_HEADER, "")
        if not compare_digest(sent.encode(), csrf_of(token_of(connection)).encode()):
            raise refuse("csrf", expected=CSRF_HEADER)


def sized(connection: Connection, handler: BaseRouteHandler) -> None:
    """Files are for those who are signed in, and who say how long they are."""
    if getattr(handler, "request_max_body_size", None) == FILE_BODY and holder_of(connection) is None:
        length = connection.headers.get("content-length", "")
        if not length.isdecimal() or int(length[:LONGEST_LENGTH]) > BODY:
            raise ClientException(status_code=413)


def rated(connection: Connection, handler: BaseRouteHandler) -> None:
    """Commands by who gives them, sign-ins by where they come from; those that succeed are given back."""
    settings = house_of(connection).settings
    match handler.opt.get(RATE):
        case "command":
            holder = holder_of(connection)  # a token that is nobody's is worth no bucket of its own
            key = f"{COMMAND} {holder.token if holder else address_of(connection)}"
            house_of(connection).rates.take(key, settings.commands_a_minute)
        case "sign_in":
            house_of(connection).rates.take(f"{SIGN_IN} {address_of(connection)}", settings.sign_ins_a_minute)


def linked(connection: Connection) -> None:
    """A link to a live table is worth what a code is: who has tried too many that lead nowhere has to wait, also with
    one that leads somewhere."""
    house, most = house_of(connection), house_of(connection).settings.sign_ins_a_minute
    if is_linked(connection) and house.rates.left(f"{SIGN_IN} {address_of(connection)}", most) < 1:
        raise refuse("too-many-requests", expected=most)


def refused(connection: Connection) -> None:
    """Counts a link that leads nowhere."""
    house = house_of(connection)
    if is_linked(connection) and house.tables.found(typed(connection.path_params["id"])) is None:
        with suppress(ProblemsFound):
            house.rates.take(f"{SIGN_IN} {address_of(connection)}", house.settings.sign_ins_a_minute)


def is_linked(connection: Connection) -> bool:
    return connection.scope.get("path_template", "").startswith(LIVE_TABLE)


def signed_in(connection: Connection) -> None:
    """A sign-in that succeeded does not count."""
    house = house_of(connection)
    house.rates.forgive(f"{SIGN_IN} {address_of(connection)}", house.settings.sign_ins_a_minute)


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client else ""
