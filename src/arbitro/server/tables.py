"""Live tables over HTTP: to open one, to look at it, to act; boards that are over, also as files."""

import asyncio
from collections.abc import Iterator
from functools import partial
from secrets import choice
from typing import Annotated, Literal

from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from arbitro.analysis.pool import Pool, TimeLimit
from arbitro.analysis.trace import Cost
from arbitro.answers.live import BoardPlayed, LiveState, PersonHere, board_played, step_shown
from arbitro.book.problem import ProblemsFound, refuse
from arbitro.book.writing import is_name
from arbitro.bridge.play import Play
from arbitro.bridge.seats import Seat
from arbitro.formats import pbn
from arbitro.formats.record import BoardRecord
from arbitro.journal.register import Person
from arbitro.office.actor import Role
from arbitro.office.live.act import AnyAct
from arbitro.office.live.commands import AnyTableCommand, Name, OpenTable, SeatPerson, commanded
from arbitro.office.live.fact import TableKind
from arbitro.office.live.finished import cited, record
from arbitro.office.live.powers import Standing, standing_of
from arbitro.office.live.seeing import may_look_back
from arbitro.office.live.state import TableNow
from arbitro.office.live.tables import Acting, Deed
from arbitro.office.seeing.visibility import TheLog
from arbitro.server.accounts import LETTERS, LONG, TokenGiven, new_person, typed
from arbitro.server.events import IdempotencyKey
from arbitro.server.exports import LIN, PBN, file, lin_lines
from arbitro.server.guards import COMMAND, RATE, SIGN_IN
from arbitro.server.house import Connection, House, holder_of, house_of, is_stranger, language_of, view_at
from arbitro.server.problems import AnyRequest
from arbitro.server.robots import robots_of
from arbitro.server.signing import SignedIn, signed
from arbitro.server.sittings import seat_named, sittings_of
from arbitro.server.sizes import FILE_BODY
from arbitro.server.solving import solved
from arbitro.server.strangers import aside
from arbitro.table.account import StateShown

MOST_LISTED = 200
StrengthName = Literal["quick", "normal", "strong"]


class Guest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody without an account: a name is enough."""

    name: Name


class Robot(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A program that is to hold a seat."""

    seat: Seat
    name: Name


class RobotSeated(Struct, frozen=True):
    """The token for the program, which is told once."""

    person: str
    token: str


class ActSent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An act, the position that it is meant for, and the board if it is an earlier one."""

    act: AnyAct
    at: str = ""
    board: Annotated[int, Meta(ge=0, le=10_000)] = 0


class LiveLine(Struct, frozen=True):
    """A table in the list. `mine`: whoever asks sits there, or opened it."""

    id: str
    kind: TableKind
    name: str
    opener: PersonHere
    free: tuple[Seat, ...]
    board: int
    mine: bool


class PlayTrace(Struct, frozen=True):
    """Declarer's double-dummy tricks in all, before the first card and after each; and the cards that cost some.
    Nothing where nobody played; before the first card alone where the play was not one that the rules know."""

    tricks: tuple[int, ...]
    costs: tuple[Cost, ...]


class LiveTables(Controller):
    path = "/api"
    tags = ("live tables",)

    @post("/guests", status_code=200, opt={RATE: SIGN_IN}, summary="A name, and with it a seat at a live table")
    async def guest(self, request: AnyRequest, data: JSONBody[Guest]) -> Response[SignedIn]:
        house = house_of(request)
        if not house.settings.guests:
            raise refuse("guests-not-taken")
        token = await asyncio.to_thread(_named, house, data.name)
        return signed(request, token, _holder(house, token))

    @post("/live", opt={RATE: COMMAND}, request_max_body_size=FILE_BODY, summary="Open a table")
    async def open(self, request: AnyRequest, data: JSONBody[OpenTable]) -> LiveState:
        house, person = house_of(request), _person(request)
        id = ""
        while not id or id in house.accounts.ledger().tables or house.office.journal.read(f"table/{id}", 0, 1):
            id = "".join(choice(LETTERS) for _ in range(LONG))
        settings = house.settings
        most = settings.tables_of_guest if is_stranger(holder_of(request)) else settings.tables
        await house.tables.opened(id, data, person, most=most)
        return _state(request, id)

    @get("/live", summary="One's own tables, and those that are listed")
    async def listed(self, request: AnyRequest) -> tuple[LiveLine, ...]:
        house, holder = house_of(request), holder_of(request)
        person = holder.person if holder else ""
        lines = (_line(request, house.tables.known(id), person) for id in house.tables.open_tables()[-MOST_LISTED:])
        return tuple(line for line, is_listed in lines if line.mine or is_listed)

    @get("/live/{id:str}", summary="A table, as whoever asks may see it")
    async def one(self, request: AnyRequest, id: FromPath[str], seat: FromQuery[str] = "") -> LiveState:
        house_of(request).tables.read(typed(id))
        await sittings_of(request).weighed(typed(id), language_of(request))
        return _state(request, typed(id), seat)

    @post("/live/{id:str}/acts", status_code=200, summary="Act at the board")
    async def act(
        self,
        request: AnyRequest,
        id: FromPath[str],
        data: JSONBody[ActSent],
        idempotency_key: IdempotencyKey,
        seat: FromQuery[str] = "",
    ) -> LiveState:
        return await _done(request, id, Acting(data.act, data.at, data.board), idempotency_key, seat)

    @post("/live/{id:str}/commands", status_code=200, request_max_body_size=FILE_BODY, summary="A command at a table")
    async def command(
        self, request: AnyRequest, id: FromPath[str], data: JSONBody[AnyTableCommand], idempotency_key: IdempotencyKey
    ) -> LiveState:
        return await _done(request, id, data, idempotency_key)

    @post("/live/{id:str}/robots", opt={RATE: COMMAND}, summary="A seat for a program, with its token")
    async def robot(self, request: AnyRequest, id: FromPath[str], data: JSONBody[Robot]) -> RobotSeated:
        house = house_of(request)
        _person(request)
        now, here = _here(request, id)
        commanded(now, SeatPerson(seat=data.seat, person="", robot=True), here)  # before anybody is made for it
        token = await asyncio.to_thread(_named, house, data.name)
        robot = _holder(house, token).person
        seat = SeatPerson(seat=data.seat, person=robot, robot=True)
        await sittings_of(request).do(id, seat, holder_of(request), token)
        return RobotSeated(robot, token)

    @post(
        "/live/{id:str}/fill", status_code=200, opt={RATE: COMMAND}, summary="Robots of the house take the free seats"
    )
    async def fill(
        self, request: AnyRequest, id: FromPath[str], strength: FromQuery[StrengthName] = "normal"
    ) -> LiveState:
        _person(request)
        await robots_of(request).fill(*_here(request, id), strength)
        return _state(request, id)

    @get("/live/{id:str}/boards/{n:int}", summary="A board that is over, whole")
    async def board(self, request: AnyRequest, id: FromPath[str], n: FromPath[int]) -> BoardPlayed:
        now, here = _looking_back(request, id, n)
        names = sittings_of(request).name
        of = cited(house_of(request).office.journal, now, n)
        return board_played(now, here, n, of, names, language_of(request))

    @get("/live/{id:str}/boards/{n:int}/trace", opt={RATE: COMMAND}, summary="What each card of the play was worth")
    async def trace(self, request: AnyRequest, id: FromPath[str], n: FromPath[int]) -> PlayTrace:
        now, _ = _looking_back(request, id, n)
        played = record(now, now.boards[n], sittings_of(request).name)
        contract = played.contract
        if contract is None or played.deal is None:
            return PlayTrace((), ())
        try:
            play = Play.begin(played.deal, contract, played.cards)
        except ProblemsFound:  # a revoke, a lead accepted out of turn
            play = Play.begin(played.deal, contract)

        def work(pool: Pool) -> PlayTrace | TimeLimit:
            (found,) = pool.traces([play])
            return found if isinstance(found, TimeLimit) else PlayTrace(found.tricks, found.costs)

        return await solved(request, work)

    @get("/live/{id:str}/boards/{n:int}/steps/{count:int}", summary="A board that is over, after so many events")
    async def step(self, request: AnyRequest, id: FromPath[str], n: FromPath[int], count: FromPath[int]) -> StateShown:
        now, _ = _looking_back(request, id, n)
        board = now.boards[n]
        if not 1 <= count <= board.version:
            raise refuse("no-such-position", found=count, expected=f"1 … {board.version}")
        return await aside(request, partial(step_shown, board, count))

    @get("/live/{id:str}/boards.pbn", media_type=PBN, summary="Boards that are over, as PBN")
    async def as_pbn(self, request: AnyRequest, id: FromPath[str], board: FromQuery[int] = 0) -> Response[str]:
        records = _over(request, id, board)
        return file(await aside(request, lambda: "".join(pbn.write(records))), PBN, f"{id}.pbn")

    @get("/live/{id:str}/boards.lin", media_type=LIN, summary="Boards that are over, as LIN, one a line")
    async def as_lin(self, request: AnyRequest, id: FromPath[str], board: FromQuery[int] = 0) -> Response[str]:
        records = _over(request, id, board)
        return file(await aside(request, lambda: lin_lines(records)), LIN, f"{id}.lin")


def _named(house: House, name: str) -> str:
    """A new person with this name, and the token."""
    if not is_name(name):
        raise refuse("name-unreadable", found=ascii(name))
    person = new_person()
    house.office.journal.register.put(Person(person, name.strip()))
    return house.accounts.give(person, Role.PUBLIC, name=name.strip())


def _holder(house: House, token: str) -> TokenGiven:
    given = house.accounts.holder(token)
    assert given is not None
    return given


def _person(connection: Connection) -> str:
    holder = holder_of(connection)
    if holder is None:
        raise refuse("live-name-needed")
    return holder.person


def _state(request: AnyRequest, id: str, seat: str = "") -> LiveState:
    return sittings_of(request).state(id, holder_of(request), seat_named(seat), language_of(request))


async def _done(request: AnyRequest, id: str, deed: Deed, key: str, seat: str = "") -> LiveState:
    await sittings_of(request).do(id, deed, holder_of(request), key, seat_named(seat))
    await sittings_of(request).weighed(id, language_of(request))
    return _state(request, id, seat)


def _line(request: AnyRequest, now: TableNow, person: str) -> tuple[LiveLine, bool]:
    table = now.table
    opener = table.opened.by
    mine = bool(person) and (opener == person or bool(table.holds(person)))
    free = tuple(seat for seat in Seat if seat not in table.seats)
    who = PersonHere(opener, sittings_of(request).name(opener))
    return LiveLine(table.opened.id, table.kind, table.opened.name, who, free, table.laid, mine), table.settings.listed


def _here(request: AnyRequest, id: str) -> tuple[TableNow, Standing]:
    now, holder = house_of(request).tables.read(id), holder_of(request)
    event = sittings_of(request).in_event(now, holder)
    return now, standing_of(now.table, holder.person if holder else "", event=event)


def _looking_back(request: AnyRequest, id: str, n: int) -> tuple[TableNow, Standing]:
    now, here = _here(request, id)
    if not _may_look_back(request, now, here, n):
        raise refuse("live-table-unknown", found=n)
    return now, here


def _may_look_back(request: AnyRequest, now: TableNow, here: Standing, n: int) -> bool:
    """Of a table of an event, whoever may see deal and result there."""
    of = now.table.opened.of
    if of is None or n not in now.boards:
        return may_look_back(now, here, n)
    return now.is_done(n) and view_at(request, of.event).sees(TheLog(of.at, now.boards[n].placed.number))


def _over(request: AnyRequest, id: str, board: int) -> Iterator[BoardRecord]:
    """Boards of which somebody may have everything, written down one after the other; all of them, or one."""
    now, here = _here(request, id)
    boards = [n for n in sorted(now.boards) if board in (0, n) and now.boards[n].table.is_over]
    boards = [n for n in boards if _may_look_back(request, now, here, n)]
    if not boards:
        raise refuse("live-table-unknown", found=board)
    return (record(now, now.boards[n], house_of(request).names) for n in boards)
