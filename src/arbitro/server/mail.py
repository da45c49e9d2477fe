"""Sending results over HTTP: who is sent what, and how each message fares."""

from typing import Annotated
from urllib.parse import urlsplit

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from arbitro.office.actor import OFFICE
from arbitro.server.guards import COMMAND, RATE, is_secure
from arbitro.server.house import LONGEST_ID, demand, house_of
from arbitro.server.post import Postman, Recipient
from arbitro.server.problems import AnyRequest

HERE = frozenset({"localhost", "127.0.0.1", "::1", ""})  # nobody else can follow such a link


class Sending(Struct, frozen=True):
    """`is_set`: whether the server has been told how to send e-mail."""

    is_set: bool
    recipients: tuple[Recipient, ...]


class Send(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """To these persons, once more if need be; without any, to everybody who wants results and was sent none."""

    persons: Annotated[tuple[Annotated[str, Meta(max_length=LONGEST_ID)], ...], Meta(max_length=1000)] = ()


class Mails(Controller):
    path = "/api/events/{id:str}/mail"
    tags = ("results",)

    @get(sync_to_thread=True, summary="To whom results go, and how each message fares; for the office")
    def sending(self, request: AnyRequest, id: FromPath[str]) -> Sending:
        demand(request, OFFICE, id)
        return _sending(request, id)

    @post(status_code=200, sync_to_thread=True, opt={RATE: COMMAND}, summary="Send the results, in the background")
    def send(self, request: AnyRequest, id: FromPath[str], data: JSONBody[Send]) -> Sending:
        actor = demand(request, OFFICE, id)
        postman: Postman = request.app.state.postman
        postman.ask(id, dict.fromkeys(data.persons), _link(request), actor)
        return _sending(request, id)


def _sending(request: AnyRequest, id: str) -> Sending:
    postman: Postman = request.app.state.postman
    return Sending(house_of(request).settings.mail is not None, postman.recipients(id))


def _link(request: AnyRequest) -> str:
    """Where the pages are: as the settings say, else as whoever asks has reached them, if others can."""
    if told := house_of(request).settings.link:
        return told.rstrip("/")
    host = request.headers.get("host", "")
    is_reached = (urlsplit(f"//{host}").hostname or "") not in HERE
    return f"{'https' if is_secure(request) else 'http'}://{host}" if is_reached else ""
