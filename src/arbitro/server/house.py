"""What every door needs: the office, the accounts, the settings, the clock; and who is at the door."""

from collections.abc import Callable
from datetime import datetime
from typing import Any, cast

from litestar.connection import ASGIConnection
from msgspec import Struct

from arbitro.journal.register import Person
from arbitro.office.actor import Actor
from arbitro.office.office import Office
from arbitro.office.projections.view import View
from arbitro.office.state import Event
from arbitro.office.visibility import viewer
from arbitro.server.accounts import Accounts, TokenGiven, actor_of
from arbitro.server.settings import Settings
from arbitro.words import DEFAULT

Connection = ASGIConnection[Any, Any, Any, Any]
COOKIE = "arbitro"
BEARER = "Bearer "


class House(Struct, frozen=True):
    office: Office
    accounts: Accounts
    settings: Settings
    clock: Callable[[], datetime]

    def names(self, person: str) -> str:
        """The name of a person, as the register has it; an erased one, or an unknown, keeps only the id."""
        found = self.office.journal.register.get(person)
        return found.name if isinstance(found, Person) else person

    def view(self, event: Event, actor: Actor) -> View:
        return View(event, viewer(event, actor), self.clock(), self.names)


def house_of(connection: Connection) -> House:
    return cast(House, connection.app.state.house)


def token_of(connection: Connection) -> str:
    """From the header, else from the cookie; empty if there is none."""
    header = connection.headers.get("authorization", "")
    return header.removeprefix(BEARER) if header.startswith(BEARER) else connection.cookies.get(COOKIE, "")


def holder_of(connection: Connection) -> TokenGiven | None:
    token = token_of(connection)
    return house_of(connection).accounts.holder(token) if token else None


def actor_at(connection: Connection, event: str = "") -> Actor:
    """In which role somebody comes."""
    return actor_of(holder_of(connection), event)


def language_of(connection: Connection) -> str:
    """The first language that the reader asks for and the house speaks."""
    languages = house_of(connection).settings.languages
    for asked in connection.headers.get("accept-language", "").split(","):
        name = asked.partition(";")[0].strip().lower().partition("-")[0]
        if name in languages:
            return name
    return languages[0] if languages else DEFAULT
