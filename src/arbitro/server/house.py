"""What every door needs: the office, the accounts, the settings, the clock; and who is at the door."""

from collections.abc import Callable, Collection
from datetime import datetime
from typing import Any, cast

from litestar.connection import ASGIConnection
from msgspec import Struct, field

from arbitro.book.problem import refuse
from arbitro.contest.contestant import Team
from arbitro.journal.register import Person
from arbitro.office.actor import NOBODY, Actor, Role
from arbitro.office.office import Office
from arbitro.office.projections.view import View
from arbitro.office.state import Event
from arbitro.office.visibility import viewer
from arbitro.server.accounts import Accounts, TokenGiven, actor_of
from arbitro.server.rates import Rates
from arbitro.server.settings import Settings
from arbitro.words import DEFAULT

Connection = ASGIConnection[Any, Any, Any, Any]
COOKIE = "arbitro"
LONGEST_ID = 200
BEARER = "Bearer "


class House(Struct, frozen=True):
    office: Office
    accounts: Accounts
    settings: Settings
    clock: Callable[[], datetime]
    rates: Rates = field(default_factory=Rates)

    def names(self, person: str) -> str:
        """The name of a person, as the register has it; an erased one, or an unknown, keeps only the id."""
        found = self.office.journal.register.get(person)
        return found.name if isinstance(found, Person) else person

    def event(self, id: str) -> Event:
        return self.office.event(checked(id))

    def view(self, id: str, given: TokenGiven | None, version: int | None = None) -> View:
        """The event as whoever holds a token may see it, now or as it was after a version."""
        event = self.event(id)
        if version is None or version >= event.version:
            return self.shown(event, given)
        looks = viewer(event, self.actor(event, given))
        return View(self.office.at(id, version), looks, self.clock(), self.names, event)

    def shown(self, event: Event, given: TokenGiven | None) -> View:
        """This event as whoever holds a token may see it."""
        return View(event, viewer(event, self.actor(event, given)), self.clock(), self.names)

    def actor(self, event: Event, given: TokenGiven | None) -> Actor:
        """In which role somebody acts: staff of an event as long as they are appointed, players as they play now."""
        actor = actor_of(given, event.created.id)
        match actor.role:
            case Role.PLAYER | Role.CAPTAIN:
                contestant, role = part_of(event, actor.person)
                return Actor(role, actor.person, contestant)
            case Role.ORGANISER | Role.PUBLIC:
                return actor
            case appointed:
                return actor if appointed in event.roles_of(actor.person) else NOBODY


def checked(id: str) -> str:
    """The id of an event, as far as one can tell from its looks."""
    if not id.isprintable() or len(id) > LONGEST_ID:
        raise refuse("no-such-event", found=ascii(id[:LONGEST_ID]))
    return id


def part_of(event: Event, person: str) -> tuple[str, Role]:
    """The contestant of a person and whether as its captain; the public, of whom does not take part."""
    for id, entry in event.contest.entries.items() if event.contest else ():
        if isinstance(entry.contestant, Team) and person == (entry.contestant.captain or entry.contestant.players[0]):
            return id, Role.CAPTAIN
    contestant = event.contestant_of(person)
    return contestant, Role.PLAYER if contestant else Role.PUBLIC


def house_of(connection: Connection) -> House:
    return cast(House, connection.app.state.house)


def token_of(connection: Connection) -> str:
    """From the header, else from the cookie; empty if there is none."""
    header = connection.headers.get("authorization", "")
    return header.removeprefix(BEARER) if header.startswith(BEARER) else connection.cookies.get(COOKIE, "")


def is_by_cookie(connection: Connection) -> bool:
    """Whether somebody is known by a cookie, which a browser sends whoever made the request."""
    return COOKIE in connection.cookies and not connection.headers.get("authorization", "").startswith(BEARER)


def holder_of(connection: Connection) -> TokenGiven | None:
    """Looked up once for each request; the log tells the person."""
    known: dict[str, Any] = connection.scope["state"]
    if "holder" not in known:
        token = token_of(connection)
        holder = house_of(connection).accounts.holder(token) if token else None
        known |= {"holder": holder, "person": holder.person if holder else ""}
    return cast(TokenGiven | None, known["holder"])


def actor_at(connection: Connection, event: str = "") -> Actor:
    """In which role somebody comes, to an event or to the house."""
    house = house_of(connection)
    return house.actor(house.event(event), holder_of(connection)) if event else actor_of(holder_of(connection))


def view_at(connection: Connection, event: str, version: int | None = None) -> View:
    return house_of(connection).view(event, holder_of(connection), version)


def demand(connection: Connection, roles: Collection[Role], event: str = "") -> Actor:
    """Whoever comes, in one of these roles."""
    actor = actor_at(connection, event)
    if actor.role not in roles:
        raise refuse("not-allowed", found=actor.role.value, expected=" ".join(sorted(roles)))
    return actor


def language_of(connection: Connection) -> str:
    """The first language that the reader asks for and the house speaks."""
    languages = house_of(connection).settings.languages
    for asked in connection.headers.get("accept-language", "").split(","):
        name = asked.partition(";")[0].strip().lower().partition("-")[0]
        if name in languages:
            return name
    return languages[0] if languages else DEFAULT
