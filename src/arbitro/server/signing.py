"""Signing in and out: organisers by password, staff by invitation, players by the code of a table that waits for them,
captains by the code on their sheet."""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from datetime import datetime
from functools import partial
from typing import Annotated

from litestar import Controller, Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from arbitro.book.problem import ProblemsFound, refuse
from arbitro.contest.facts.contestants import now_playing
from arbitro.contest.facts.event import Room
from arbitro.journal.register import Person
from arbitro.office.actor import PLAYING, STAFF, Actor, Role
from arbitro.office.admission import awaited, captained, check_room, spots_waiting, tables_now
from arbitro.office.people import Appoint
from arbitro.office.seeing.view import Named
from arbitro.office.state import Event
from arbitro.server.accounts import TokenGiven, hashed, new_person
from arbitro.server.codes import TableCode, table_codes
from arbitro.server.guards import RATE, SIGN_IN, address_of, cookies_for, csrf_of, signed_in
from arbitro.server.house import Connection, House, demand, holder_of, house_of, token_of, view_at
from arbitro.server.problems import AnyRequest

Text = Annotated[str, Meta(max_length=200)]
Secret = Annotated[str, Meta(max_length=1000)]
INVITABLE = frozenset({Role.DIRECTOR, Role.ASSISTANT, Role.SCORER, Role.COMMITTEE})


class SignIn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`device`: how the holder will know it in the list of tokens."""

    login: Text
    password: Secret
    device: Text = ""


class Acceptance(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name of whoever accepts an invitation; of an organiser, which is also the login, and a password."""

    name: Text
    password: Secret = ""
    device: Text = ""


class AtTheTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who sits down: the number of a member, a name, or the id of a person as the table tells it."""

    who: Text
    device: Text = ""


class CaptainSecret(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The code on the sheet of a captain."""

    code: Text
    device: Text = ""


class Invitation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    role: Role


class InvitationMade(Struct, frozen=True):
    """A code to be handed over, and the address where it is accepted."""

    code: str
    path: str


class CaptainCode(Struct, frozen=True, kw_only=True):
    """What a captain shows that he is it. `path`: where it is taken."""

    team: Named
    captain: str
    code: str
    path: str


class SignedIn(Struct, frozen=True, kw_only=True):
    """The token, also as a cookie; `csrf` goes into the header X-CSRF-Token of whatever is sent with the cookie.

    `waits`: he is signed in on another phone, and this one is worth nothing until somebody says yes to this number."""

    token: str
    csrf: str
    person: str
    role: Role
    event: str
    contestant: str
    room: Room
    until: datetime
    waits: str = ""


class Me(Struct, frozen=True, kw_only=True):
    """Who is signed in; the public has no person. `waits`: the number of a phone that waits for a yes."""

    person: str
    name: str
    role: Role
    event: str
    contestant: str
    room: Room
    waits: str = ""


def me_at(connection: Connection) -> Me:
    given = holder_of(connection)
    if given is None:
        asked = house_of(connection).accounts.asks(hashed(token)) if (token := token_of(connection)) else None
        waits = asked.number if asked else ""
        return Me(person="", name="", role=Role.PUBLIC, event="", contestant="", room="", waits=waits)
    return Me(
        person=given.person,
        name=house_of(connection).names(given.person),
        role=given.role,
        event=given.event,
        contestant=given.contestant,
        room=_room(house_of(connection), given),
    )


def _room(house: House, given: TokenGiven) -> Room:
    with suppress(ProblemsFound):  # the event is there no more
        return house.room(house.event(given.event), given.person) if given.room else ""
    return ""


class TokenLine(Struct, frozen=True, kw_only=True):
    """Somebody who is signed in somewhere. `mine`: whoever asks, here. `waits`: not yet: the number of a phone that
    waits for a yes."""

    id: str
    person: str
    name: str
    role: Role
    event: str
    device: str
    until: datetime
    mine: bool
    waits: str = ""


class Signing(Controller):
    path = "/api"
    tags = ("sign-in",)

    @post("/sign-in", status_code=200, opt={RATE: SIGN_IN}, summary="As an organiser, with a password")
    async def organiser(self, request: AnyRequest, data: JSONBody[SignIn]) -> Response[SignedIn]:
        accounts = house_of(request).accounts
        async with request.app.state.strangers.password(address_of(request)):
            token = await asyncio.to_thread(accounts.sign_in, data.login, data.password, data.device)
        return _signed_in(request, token)

    @get("/invitations/{code:str}", opt={RATE: SIGN_IN}, summary="What an invitation is for")
    async def invitation(self, request: AnyRequest, code: FromPath[str]) -> Invitation:
        invited = house_of(request).accounts.invitation(code)
        signed_in(request)
        return Invitation(role=invited.role)

    @post("/invitations/{code:str}", status_code=200, opt={RATE: SIGN_IN}, summary="Accept an invitation, once")
    async def invited(self, request: AnyRequest, code: FromPath[str], data: JSONBody[Acceptance]) -> Response[SignedIn]:
        token = await asyncio.to_thread(_accepted, house_of(request), code, data)
        return _signed_in(request, token)

    @post("/tables/{code:str}/sign-in", status_code=200, opt={RATE: SIGN_IN}, summary="As a player, at a table")
    async def player(self, request: AnyRequest, code: FromPath[str], data: JSONBody[AtTheTable]) -> Response[SignedIn]:
        here = hashed(token_of(request))
        token = await asyncio.to_thread(_seated, house_of(request), code, data, here)
        return _signed_in(request, token)

    @post("/events/{id:str}/captain", status_code=200, opt={RATE: SIGN_IN}, summary="As a captain, by code")
    async def captain(
        self, request: AnyRequest, id: FromPath[str], data: JSONBody[CaptainSecret]
    ) -> Response[SignedIn]:
        here = hashed(token_of(request))
        token = await asyncio.to_thread(_captain_in, house_of(request), id, data, here)
        return _signed_in(request, token)

    @get("/me", summary="Who is signed in here")
    async def me(self, request: AnyRequest) -> Me:
        return me_at(request)

    @post("/sign-out", status_code=204, summary="The token is worth nothing any more")
    async def out(self, request: AnyRequest) -> Response[None]:
        given = holder_of(request)
        if given is not None:
            await asyncio.to_thread(house_of(request).accounts.revoke, given.token, given.person)
        return Response(None, status_code=204, cookies=cookies_for(request, ""))

    @get("/tokens", summary="Who is signed in, or waits for a yes: oneself; staff see players, an organiser all")
    async def tokens(self, request: AnyRequest) -> tuple[TokenLine, ...]:
        house, holder = house_of(request), _somebody(request)
        here, ledger = hashed(token_of(request)), house.accounts.ledger()
        return tuple(
            TokenLine(
                id=given.token,
                person=given.person,
                name=house.names(given.person),
                role=given.role,
                event=given.event,
                device=given.name,
                until=given.until,
                mine=given.token == here,
                waits=given.number if given.waits else "",
            )
            for given in (*ledger.tokens.values(), *filter(None, map(house.accounts.asks, ledger.asking)))
            if given.until >= house.clock() and _is_theirs(house, holder, given)
        )

    @delete("/tokens/{id:str}", status_code=204, summary="Sign out, or do not let in: oneself; staff players")
    async def revoke(self, request: AnyRequest, id: FromPath[str]) -> None:
        house, holder = house_of(request), _somebody(request)
        _check_theirs(house, holder, id)
        await asyncio.to_thread(house.accounts.revoke, id, holder.person, moves=holder.role in STAFF)

    @post("/tokens/{id:str}", status_code=204, summary="Let a second phone in: oneself; staff players")
    async def allow(self, request: AnyRequest, id: FromPath[str]) -> None:
        house, holder = house_of(request), _somebody(request)
        _check_theirs(house, holder, id)
        await asyncio.to_thread(_allowed, house, id, holder.person)

    @post("/events/{id:str}/invitations", summary="Invite a director, a scorer, a committee")
    async def invite(self, request: AnyRequest, id: FromPath[str], data: JSONBody[Invitation]) -> InvitationMade:
        actor = demand(request, {Role.ORGANISER}, id)
        if data.role not in INVITABLE:
            raise refuse("role-not-invited", found=data.role.value, expected=" ".join(sorted(INVITABLE)))
        code = await asyncio.to_thread(house_of(request).accounts.invite, data.role, id, actor.person)
        return InvitationMade(code, f"/invitations/{code}")

    @post(
        "/events/{id:str}/table-codes",
        status_code=200,
        sync_to_thread=True,
        summary="The codes that lie on the tables",
    )
    def codes(self, request: AnyRequest, id: FromPath[str]) -> tuple[TableCode, ...]:
        actor = demand(request, STAFF, id)
        house = house_of(request)
        return table_codes(house.accounts, id, house.event(id), actor.person)

    @post(
        "/events/{id:str}/captain-codes",
        status_code=200,
        sync_to_thread=True,
        summary="The codes of the captains, to be given to them alone",
    )
    def captains(
        self, request: AnyRequest, id: FromPath[str], renew: FromQuery[bool] = False
    ) -> tuple[CaptainCode, ...]:
        actor = demand(request, {Role.ORGANISER}, id)
        house, view = house_of(request), view_at(request, id)
        teams = {team: person for person, team in captained(view.event).items()}
        codes = house.accounts.captain_codes(id, teams, actor.person, renew=renew)
        return tuple(
            CaptainCode(
                team=view.named(team),
                captain=house.names(person),
                code=codes[team],
                path=f"/events/{id}/captain?code={codes[team]}",
            )
            for team, person in teams.items()
        )


def _signed_in(request: AnyRequest, token: str) -> Response[SignedIn]:
    """What succeeds is not counted against whoever asks; a phone that waits has not succeeded yet."""
    accounts = house_of(request).accounts
    given = accounts.holder(token) or accounts.asks(hashed(token))
    assert given is not None
    if not given.waits:
        signed_in(request)
    return signed(request, token, given)


def signed(request: AnyRequest, token: str, given: TokenGiven) -> Response[SignedIn]:
    """The answer of every sign-in."""
    answer = SignedIn(
        token=token,
        csrf=csrf_of(token),
        person=given.person,
        role=given.role,
        event=given.event,
        contestant=given.contestant,
        room=given.room,
        until=given.until,
        waits=given.number if given.waits else "",
    )
    return Response(answer, status_code=200, cookies=cookies_for(request, token))


def _somebody(request: AnyRequest) -> TokenGiven:
    holder = holder_of(request)
    if holder is None:
        raise refuse("not-allowed", found=Role.PUBLIC.value)
    return holder


def _check_theirs(house: House, holder: TokenGiven, id: str) -> None:
    ledger = house.accounts.ledger()
    given = ledger.tokens.get(id) or ledger.asking.get(id)
    if given is None or not _is_theirs(house, holder, given):
        raise refuse("token-unknown")


def _is_theirs(house: House, holder: TokenGiven, token: TokenGiven) -> bool:
    """Whose business a token is: of whoever is signed in with it, of organisers, and of a player the staff's who do not
    play themselves."""
    own = holder.person == token.person and (holder.event == token.event or not token.waits)
    if own or holder.role is Role.ORGANISER:
        return True
    if token.role not in PLAYING or not token.event:
        return False
    event = house.event(token.event)
    return house.actor(event, holder).role in STAFF and not event.belongs_to(holder.person)


def _accepted(house: House, code: str, data: Acceptance) -> str:
    """An organiser gets an account; others are appointed by whoever invited them."""
    invited = house.accounts.invitation(code)
    if invited.role is Role.ORGANISER:
        return house.accounts.found(code, data.name, data.password, data.device)[1]
    if not data.name.strip():
        raise refuse("login-empty")
    person = new_person()
    house.office.journal.register.put(Person(person, data.name.strip()))
    token = house.accounts.accept(code, person, data.device)
    house.office.do(Appoint(person=person, role=invited.role), Actor(Role.ORGANISER, invited.by), invited.event)
    return token


def _seated(house: House, code: str, data: AtTheTable, here: str) -> str:
    """A token for a player whom the table of a code waits for."""
    opened = house.accounts.table(code)
    event = house.event(opened.event)
    expected = awaited(event, spots_waiting(event, opened.section, opened.table, opened.room))
    person = _player(house, event, data.who, expected)
    contestant, at = expected[person]
    check_room(event, person, at, partial(house.accounts.rooms, event.created.id))
    return house.accounts.seat(
        person, Role.PLAYER, event=event.created.id, contestant=contestant, at=at, name=data.device, here=here
    )


def _player(house: House, event: Event, who: str, expected: Collection[str]) -> str:
    """Of those whom a table waits for the person with this id, else this number, else this name. Somebody else of the
    event is told where he sits."""
    word, entries = " ".join(who.split()), event.contest.entries.values() if event.contest else ()
    everybody = (person for entry in entries for person in now_playing(entry))
    meant = _meant(house, who, word, set(expected)) or _meant(house, who, word, set(everybody))
    if not meant:
        raise refuse("player-unknown", found=word)
    if len(meant) > 1:
        raise refuse("player-ambiguous", found=word)
    person = meant.pop()
    if person in expected:
        return person
    if tables := tables_now(event, person):
        raise refuse("sits-elsewhere", found=word, expected=", ".join(tables))
    raise refuse("not-awaited", found=word)


def _meant(house: House, who: str, word: str, persons: set[str]) -> set[str]:
    if who in persons:
        return {who}
    numbered = {person.id for person in house.office.journal.register.numbered(word)} & persons if word else set()
    return numbered or {
        person for person in persons if " ".join(house.names(person).split()).casefold() == word.casefold()
    }


def _allowed(house: House, id: str, by: str) -> None:
    """The yes to a second phone, which lets nobody into a room that he may not enter any more."""
    asked = house.accounts.asks(id)
    if asked is not None and asked.at is not None:
        check_room(house.event(asked.event), asked.person, asked.at, partial(house.accounts.rooms, asked.event))
    house.accounts.allow(id, by)


def _captain_in(house: House, id: str, data: CaptainSecret, here: str) -> str:
    event = house.event(id)
    persons = {team: person for person, team in captained(event).items()}
    team = house.accounts.captain(id, persons, data.code)
    return house.accounts.seat(
        persons[team], Role.CAPTAIN, event=id, contestant=team, at=None, name=data.device, here=here
    )
