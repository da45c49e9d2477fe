"""Signing in and out: organisers by password, staff by invitation, players by the code of a table and their number."""

import asyncio
from datetime import datetime
from typing import Annotated

from litestar import Controller, Response, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from arbitro.book.problem import refuse
from arbitro.contest.contestant import Team
from arbitro.contest.facts.contestants import now_playing
from arbitro.contest.facts.event import Room
from arbitro.journal.register import Person
from arbitro.office.actor import STAFF, Actor, Role
from arbitro.office.people import Appoint
from arbitro.office.room.plays import rooms_at
from arbitro.office.seeing.visibility import has_a_round
from arbitro.office.state import Event
from arbitro.server.accounts import TokenGiven, hashed, new_person
from arbitro.server.guards import RATE, SIGN_IN, cookies_for, csrf_of, has_failed, signed_in
from arbitro.server.house import Connection, House, demand, holder_of, house_of, part_of, token_of
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


class Invitation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    role: Role


class InvitationMade(Struct, frozen=True):
    """A code to be handed over, and the address where it is accepted."""

    code: str
    path: str


class TableCode(Struct, frozen=True, kw_only=True):
    section: str
    table: int
    room: Room
    code: str
    path: str


class SignedIn(Struct, frozen=True, kw_only=True):
    """The token, also as a cookie; `csrf` goes into the header X-CSRF-Token of whatever is sent with the cookie."""

    token: str
    csrf: str
    person: str
    role: Role
    event: str
    contestant: str
    room: Room
    until: datetime


class Me(Struct, frozen=True, kw_only=True):
    """Who is signed in; the public has no person."""

    person: str
    name: str
    role: Role
    event: str
    contestant: str
    room: Room


def me_at(connection: Connection) -> Me:
    given = holder_of(connection)
    if given is None:
        return Me(person="", name="", role=Role.PUBLIC, event="", contestant="", room="")
    return Me(
        person=given.person,
        name=house_of(connection).names(given.person),
        role=given.role,
        event=given.event,
        contestant=given.contestant,
        room=given.room,
    )


class TokenLine(Struct, frozen=True, kw_only=True):
    """Somebody who is signed in somewhere. `mine`: whoever asks, here."""

    id: str
    person: str
    name: str
    role: Role
    event: str
    device: str
    until: datetime
    mine: bool


class Signing(Controller):
    path = "/api"
    tags = ("sign-in",)

    @post("/sign-in", status_code=200, opt={RATE: SIGN_IN}, summary="As an organiser, with a password")
    async def organiser(self, request: AnyRequest, data: JSONBody[SignIn]) -> Response[SignedIn]:
        accounts = house_of(request).accounts
        async with request.app.state.strangers.password(has_failed=has_failed(request)):
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
        token = await asyncio.to_thread(_seated, house_of(request), code, data)
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

    @get("/tokens", summary="Who is signed in: one's own tokens; an organiser sees all")
    async def tokens(self, request: AnyRequest) -> tuple[TokenLine, ...]:
        house, holder = house_of(request), _somebody(request)
        here = hashed(token_of(request))
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
            )
            for given in house.accounts.ledger().tokens.values()
            if given.until >= house.clock() and _is_theirs(holder, given)
        )

    @delete("/tokens/{id:str}", status_code=204, summary="Sign somebody out: oneself; an organiser anybody")
    async def revoke(self, request: AnyRequest, id: FromPath[str]) -> None:
        house, holder = house_of(request), _somebody(request)
        given = house.accounts.ledger().tokens.get(id)
        if given is None or not _is_theirs(holder, given):
            raise refuse("token-unknown")
        moves = holder.role is Role.ORGANISER
        await asyncio.to_thread(house.accounts.revoke, id, holder.person, moves=moves)

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
        accounts = house_of(request).accounts
        codes = (
            (section, table, room, accounts.open_table(id, section, table, actor.person, room))
            for section, table, room in _tables(house_of(request).event(id))
        )
        return tuple(
            TableCode(section=section, table=table, room=room, code=code, path=f"/tables/{code}")
            for section, table, room, code in codes
        )


def _signed_in(request: AnyRequest, token: str) -> Response[SignedIn]:
    given = house_of(request).accounts.holder(token)
    assert given is not None
    signed_in(request)
    answer = SignedIn(
        token=token,
        csrf=csrf_of(token),
        person=given.person,
        role=given.role,
        event=given.event,
        contestant=given.contestant,
        room=given.room,
        until=given.until,
    )
    return Response(answer, status_code=200, cookies=cookies_for(request, token))


def _somebody(request: AnyRequest) -> TokenGiven:
    holder = holder_of(request)
    if holder is None:
        raise refuse("not-allowed", found=Role.PUBLIC.value, expected="sign-in")
    return holder


def _is_theirs(holder: TokenGiven, token: TokenGiven) -> bool:
    return holder.role is Role.ORGANISER or holder.person == token.person


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


def _seated(house: House, code: str, data: AtTheTable) -> str:
    """A token for a player at the table of a code."""
    opened = house.accounts.table(code)
    event = house.event(opened.event)
    person = _player(house, event, data.who)
    contestant, role = part_of(event, person)
    _check_room(house, event, person, contestant, opened.room)
    return house.accounts.give(
        person, role, event=event.created.id, contestant=contestant, room=opened.room, name=data.device
    )


def _player(house: House, event: Event, who: str) -> str:
    """The person of an event with this id, else this number, else this name."""
    persons = {
        person
        for entry in (event.contest.entries.values() if event.contest else ())
        for person in (*now_playing(entry), *_captain(entry.contestant))
    }
    if who in persons:
        return who
    word = " ".join(who.split())
    meant = {person.id for person in house.office.journal.register.numbered(word)} & persons if word else set()
    if not meant:
        meant = {person for person in persons if " ".join(house.names(person).split()).casefold() == word.casefold()}
    if not meant:
        raise refuse("player-unknown", found=word)
    if len(meant) > 1:
        raise refuse("player-ambiguous", found=word)
    return meant.pop()


def _captain(contestant: object) -> tuple[str, ...]:
    return (contestant.captain,) if isinstance(contestant, Team) and contestant.captain else ()


def _check_room(house: House, event: Event, person: str, contestant: str, room: Room) -> None:
    """Nobody changes rooms while he plays: there he would see what the other room has done with his next board."""
    claimed = house.accounts.ledger().rooms.get((event.created.id, person), room)
    if room and claimed != room and has_a_round(event, contestant):
        raise refuse("room-changed", found=room, expected=claimed)


def _tables(event: Event) -> tuple[tuple[str, int, Room], ...]:
    """Section, table and room of every card; the open room first."""
    tables = {
        (at.section, at.table, room)
        for phase in (event.contest.phases.values() if event.contest else ())
        for at in phase.tables
        for room in (rooms_at(event.contest, phase, at) if event.contest else ())
    }
    return tuple(sorted(tables, key=lambda card: (card[0], card[1], card[2] == "closed")))
