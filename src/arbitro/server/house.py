"""What every door needs: the office, the accounts, the settings, the clock; and who is at the door."""

from collections.abc import Callable, Collection
from datetime import datetime
from functools import cache, cached_property, partial
from typing import Any, cast

from litestar.connection import ASGIConnection
from msgspec import Struct, field
from msgspec.structs import replace

from arbitro.book.problem import refuse
from arbitro.contest.facts.event import Room
from arbitro.journal.register import Person, shown_name
from arbitro.office.actor import NOBODY, PLAYING, STAFF, Actor, Role
from arbitro.office.admission import part_of, room_now
from arbitro.office.all_events import AllEvents
from arbitro.office.live.online import Online
from arbitro.office.live.tables import Tables
from arbitro.office.office import Office
from arbitro.office.seeing.view import Names, PhoneAsking, Phones, View
from arbitro.office.seeing.visibility import Viewer, viewer
from arbitro.office.state import Event
from arbitro.server.accounts import Accounts, TokenGiven, actor_of
from arbitro.server.rates import Rates
from arbitro.server.settings import Settings
from arbitro.server.together import Together
from arbitro.words import DEFAULT

Connection = ASGIConnection[Any, Any, Any, Any]
COOKIE = "arbitro"
LONGEST_ID = 200
BEARER = "Bearer "
ACTING_AS = "acting-as"  # an organiser who also directs says as what he acts


class House(Struct, frozen=True, dict=True):
    office: Office
    accounts: Accounts
    settings: Settings
    clock: Callable[[], datetime]
    rates: Rates = field(default_factory=Rates)

    def names(self, person: str) -> str:
        """The name of a person, as the register has it."""
        return self.office.journal.register.name_of(person)

    @cached_property
    def tokens(self) -> Together[str, tuple[TokenGiven | None, str]]:
        """Whose they are, and his name, at doors where many knock."""
        return Together(self._held)

    def _held(self, tokens: Collection[str]) -> dict[str, tuple[TokenGiven | None, str]]:
        holders = self.accounts.holders(tokens)
        entries = self.office.journal.register.of({given.person for given in holders.values() if given})
        return {
            token: (given, shown_name(given.person, entries.get(given.person)) if given else "")
            for token, given in holders.items()
        }

    @cached_property
    def tables(self) -> Tables:
        """The live tables; for the loop of the server."""
        return Tables(self.office.journal, self.clock)

    @cached_property
    def online(self) -> Online:
        """What goes between events and their live tables; for the loop of the server."""
        return Online(self.office, self.tables)

    def phones(self, event: str, given: TokenGiven | None = None) -> Phones:
        """As whoever holds a token may know of them."""
        ledger, now = self.accounts.ledger(), self.clock()
        held, seen = ledger.phones.get(event, {}), self.event(event)
        own = given if given and given.event == event and given.role in PLAYING else None
        rooms = partial(ledger.rooms_of, event)
        asks = (self.accounts.asks(id) for id, asking in ledger.asking.items() if own and _is_second(asking, own))
        return Phones(
            {person: room_now(seen, person, rooms) for person, phone in held.items() if phone.until >= now},
            tuple(PhoneAsking(ask.token, ask.name, ask.number) for ask in asks if ask),
        )

    @cached_property
    def all_events(self) -> AllEvents:
        return AllEvents(self.office, self.clock, self.names)

    def number(self, person: str) -> str:
        """The number of a member, as the register has it."""
        entry = self.office.journal.register.get(person)
        return entry.number if isinstance(entry, Person) else ""

    def reread(self) -> None:
        """After something was taken out of facts."""
        self.office.reread()
        self.accounts.reread()

    def event(self, id: str) -> Event:
        return self.office.event(checked(id))

    def view(self, id: str, given: TokenGiven | None, version: int | None = None) -> View:
        """The event as whoever holds a token may see it, now or as it was after a version."""
        event = self.event(id)
        if version is None or version >= event.version:
            return self.shown(event, given)
        looks = self.viewer(event, given)
        return View(self.office.at(id, version), looks, self.clock(), self.names, event)

    def shown(self, event: Event, given: TokenGiven | None, names: Names | None = None) -> View:
        """This event as whoever holds a token may see it."""
        looks = self.viewer(event, given)
        phones = cache(partial(self.phones, event.created.id, given))
        return View(event, looks, self.clock(), names or self.names, phones=phones)

    def viewer(self, event: Event, given: TokenGiven | None) -> Viewer:
        person = given.person if given and given.event == event.created.id else ""
        return viewer(event, self.actor(event, given), self.room(event, person))

    def room(self, event: Event, person: str) -> Room:
        """Of a match, where a player has signed in; none where he has not yet."""
        return room_now(event, person, partial(self.accounts.rooms, event.created.id))

    def actor(self, event: Event, given: TokenGiven | None) -> Actor:
        """In which role somebody acts: staff of an event as long as they are appointed, players as they play now."""
        actor = actor_of(given, event.created.id)
        match actor.role:
            case Role.PLAYER | Role.CAPTAIN:
                contestant, role = part_of(event, actor.person, actor.role)
                return Actor(role, actor.person, contestant)
            case Role.ORGANISER | Role.PUBLIC:
                return actor
            case appointed:
                return actor if appointed in event.roles_of(actor.person) else NOBODY


def _is_second(asks: TokenGiven, first: TokenGiven) -> bool:
    return (asks.event, asks.person) == (first.event, first.person)


def checked(id: str) -> str:
    """The id of an event, as far as one can tell from its looks."""
    if not id.isprintable() or len(id) > LONGEST_ID:
        raise refuse("no-such-event", found=ascii(id[:LONGEST_ID]))
    return id


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
        _holds(connection, house_of(connection).accounts.holder(token) if token else None)
    return cast(TokenGiven | None, known["holder"])


def is_stranger(holder: TokenGiven | None) -> bool:
    """Nobody knows him: he has no token, or that of a guest, which anybody gets."""
    return holder is None or holder.role is Role.PUBLIC


async def recognised(connection: Connection) -> None:
    """`holder_of` and `name_of` beforehand, together with others who come at the same time."""
    if token := token_of(connection):
        _holds(connection, *await house_of(connection).tokens.get(token))


def name_of(connection: Connection) -> str:
    """Of whoever was recognised."""
    return cast(str, connection.scope["state"].get("name", ""))


def _holds(connection: Connection, holder: TokenGiven | None, name: str = "") -> None:
    if holder is not None and holder.role is Role.ORGANISER and (role := connection.headers.get(ACTING_AS)):
        holder = replace(holder, role=_appointed(role))  # counts where the organiser is appointed as such
    connection.scope["state"] |= {"holder": holder, "person": holder.person if holder else "", "name": name}


def _appointed(role: str) -> Role:
    """A role that an organiser may hold besides."""
    if role not in {staff.value for staff in STAFF}:
        raise refuse("role-not-held", found=role, expected=" ".join(sorted(STAFF)))
    return Role(role)


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
