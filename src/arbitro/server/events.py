"""The events over HTTP: commands in, projections out. What is seen is what `office.visibility` lets be seen."""

import asyncio
from functools import partial
from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody, QueryParameter
from msgspec import Meta, Struct

from arbitro.answers.calls import CallTold, call_told
from arbitro.answers.summary import said_summary
from arbitro.book.problem import ProblemsFound, refuse
from arbitro.contest.facts.correction import Permission
from arbitro.journal.fact import CommandKey
from arbitro.journal.register import Erased
from arbitro.office.actor import Role
from arbitro.office.calendar import copy_of
from arbitro.office.deals import GiveDeals, MakeDeals
from arbitro.office.fact import BoardKey
from arbitro.office.office import Author
from arbitro.office.payload import kind_of
from arbitro.office.people import CreateEvent
from arbitro.office.rulings import Rule
from arbitro.office.seating import DrawRound, SeatSection
from arbitro.office.seeing.boards import BoardOf, boards_of
from arbitro.office.seeing.calls import calls
from arbitro.office.seeing.matches import CrossTable, cross_table
from arbitro.office.seeing.place import MyPlace, my_place
from arbitro.office.seeing.report import Report, report
from arbitro.office.seeing.rulings import RulingLine, rulings
from arbitro.office.seeing.score_card import ScoreCard, score_card
from arbitro.office.seeing.standings import RankingNow, standings
from arbitro.office.seeing.summary import Summary
from arbitro.office.seeing.tables import TableNow, tables_now
from arbitro.office.seeing.trail import TrailLine, trail
from arbitro.office.seeing.traveller import Traveller, traveller
from arbitro.office.seeing.visibility import TheRuling
from arbitro.office.subjects import AnyCommand
from arbitro.server.accounts import actor_of, hashed
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import House, checked, demand, holder_of, house_of, language_of, name_of, view_at
from arbitro.server.problems import DAMAGED, AnyRequest
from arbitro.server.sizes import FILE_BODY
from arbitro.server.strangers import aside, seen

LONG = DrawRound | GiveDeals | MakeDeals | Rule | SeatSection  # commands that take time to decide
PAGE = 50
LONGEST_KEY = 200
LAST = 2**31 - 1

IdempotencyKey = Annotated[
    str,
    HeaderParameter(
        name="Idempotency-Key",
        description="Of the client's choice, one for each command: repeated, it gets the first answer.",
        min_length=1,
        max_length=LONGEST_KEY,
    ),
]
Version = Annotated[
    int | None, QueryParameter(ge=1, le=LAST, description="The event as it was after this version; else as it is.")
]
Number = Annotated[int, QueryParameter(ge=0, le=LAST)]


class DoneAnswer(Struct, frozen=True):
    """What a command came to: the version of the event, the kinds of the facts that it recorded, and the facts
    themselves as far as whoever gave it may see them."""

    event: str
    version: int
    kinds: tuple[str, ...]
    changed: tuple[TrailLine, ...]
    warnings: tuple[Permission, ...]
    cautions: tuple[str, ...]


class EventLine(Struct, frozen=True):
    """`readable`: unless its record was damaged; then it has nothing but its id."""

    id: str
    name: str
    date: str
    version: int
    series: str = ""
    time: str = ""
    archived: bool = False
    readable: bool = True


class CopyWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event like another, on another day; `entries`: with those who entered it. Results are never copied."""

    name: Annotated[str, Meta(max_length=200)]
    date: Annotated[str, Meta(max_length=20)]
    series: Annotated[str, Meta(max_length=200)] = ""
    time: Annotated[str, Meta(max_length=5)] = ""
    entries: bool = False


class EventPage(Struct, frozen=True):
    """Some events; `next` is the cursor of those that follow, empty at the end."""

    events: tuple[EventLine, ...]
    next: str


async def command(request: AnyRequest, given: AnyCommand, key: str, event: str = "") -> DoneAnswer:
    """A command with its key: the key is the person's own, and stands for this body in this event."""
    house, holder = house_of(request), holder_of(request)
    author: Author = partial(house.actor, given=holder) if event else actor_of(holder)
    body = msgspec.json.encode((event, given), enc_hook=str)
    once = CommandKey(hashed(f"{holder.person if holder else ''}/{key}"), body)
    if isinstance(given, LONG):
        done = await asyncio.to_thread(house.office.do, given, author, checked(event), once)
    else:
        done = await house.office.done(given, author, checked(event), once)
    own = {holder.person: name_of(request)} if holder else {}
    view = house.shown(house.office.known(done.event), holder, lambda id: own.get(id) or house.names(id))
    lines = trail(view, done.version - len(done.facts), done.version)
    return DoneAnswer(
        event=done.event,
        version=done.version,
        kinds=tuple(map(kind_of, done.facts)),
        changed=lines,
        warnings=done.warnings,
        cautions=tuple(ground.id for ground in done.cautions),
    )


def _page(house: House, after: str, limit: int) -> EventPage:
    ids = sorted(id for id in house.office.events() if id > after)
    lines = []
    for id in ids[:limit]:
        try:
            event = house.office.event(id)
            more = (event.series, event.time, event.archived)
            lines.append(EventLine(id, event.created.name, event.created.date, event.version, *more))
        except ProblemsFound as trouble:
            if trouble.problems[0].kind not in DAMAGED:
                raise
            lines.append(EventLine(id, id, "", 0, readable=False))
    return EventPage(tuple(lines), ids[limit - 1] if len(ids) > limit else "")


class Events(Controller):
    path = "/api/events"
    tags = ("events",)

    @get(summary="Events, a page at a time")
    async def listed(
        self,
        request: AnyRequest,
        after: FromQuery[str] = "",
        limit: Annotated[int, QueryParameter(ge=1, le=PAGE)] = PAGE,
    ) -> EventPage:
        return await aside(request, partial(_page, house_of(request), after, limit))

    @post(summary="Create an event", opt={RATE: COMMAND}, request_max_body_size=FILE_BODY)
    async def create(
        self, request: AnyRequest, data: JSONBody[CreateEvent], idempotency_key: IdempotencyKey
    ) -> DoneAnswer:
        return await command(request, data, idempotency_key)

    @post("/{id:str}/copies", opt={RATE: COMMAND}, summary="An event like this one, without what happened in it")
    async def copy(
        self, request: AnyRequest, id: FromPath[str], data: JSONBody[CopyWanted], idempotency_key: IdempotencyKey
    ) -> DoneAnswer:
        demand(request, {Role.ORGANISER}, id)
        house = house_of(request)
        register = await asyncio.to_thread(tuple, house.office.journal.register)
        forgotten = {entry.id for entry in register if isinstance(entry, Erased)}
        copied = copy_of(
            house.event(id),
            data.name,
            data.date,
            series=data.series,
            time=data.time,
            entries=data.entries,
            known=lambda person: person not in forgotten,
        )
        return await command(request, copied, idempotency_key)

    @get("/{id:str}", summary="What the event is and where it stands")
    async def one(self, request: AnyRequest, id: FromPath[str], version: Version = None) -> Summary:
        return said_summary(await seen(request, id, version), language_of(request))

    @post(
        "/{id:str}/commands",
        status_code=200,
        opt={RATE: COMMAND},
        request_max_body_size=FILE_BODY,
        summary="Give a command",
    )
    async def give(
        self, request: AnyRequest, id: FromPath[str], data: JSONBody[AnyCommand], idempotency_key: IdempotencyKey
    ) -> DoneAnswer:
        if isinstance(data, CreateEvent):
            raise refuse("create-elsewhere", expected="POST /api/events")
        return await command(request, data, idempotency_key, id)

    @get("/{id:str}/tables", summary="Every table now")
    async def tables(self, request: AnyRequest, id: FromPath[str], version: Version = None) -> tuple[TableNow, ...]:
        return tables_now(await seen(request, id, version))

    @get("/{id:str}/standings", sync_to_thread=True, summary="The rankings, now or at a past version")
    def rankings(
        self, request: AnyRequest, id: FromPath[str], phase: FromQuery[str] = "", version: Version = None
    ) -> tuple[RankingNow, ...]:
        return standings(view_at(request, id, version), phase)

    @get("/{id:str}/boards", sync_to_thread=True, summary="The boards of a session")
    def boards(
        self,
        request: AnyRequest,
        id: FromPath[str],
        phase: FromQuery[str] = "",
        session: Number = 1,
        version: Version = None,
    ) -> tuple[BoardOf, ...]:
        return boards_of(view_at(request, id, version), phase, session)

    @get(
        "/{id:str}/boards/{board:int}",
        sync_to_thread=True,
        summary="A board with its results, its deal where it may be seen",
    )
    def board(
        self,
        request: AnyRequest,
        id: FromPath[str],
        board: FromPath[int],
        phase: FromQuery[str] = "",
        session: Number = 1,
        round: Number = 0,
        version: Version = None,
    ) -> Traveller:
        view, key = view_at(request, id, version), BoardKey(phase=phase, session=session, round=round, board=board)
        view.check_board(key)
        return traveller(view, key)

    @get("/{id:str}/contestants/{contestant:str}/card", sync_to_thread=True, summary="A contestant's score card")
    def card(
        self,
        request: AnyRequest,
        id: FromPath[str],
        contestant: FromPath[str],
        phase: FromQuery[str] = "",
        version: Version = None,
    ) -> ScoreCard:
        view = view_at(request, id, version)
        if contestant not in view.contest.entries:
            raise refuse("no-such-contestant", found=contestant)
        return score_card(view, contestant, phase)

    @get("/{id:str}/cross-table", sync_to_thread=True, summary="Who met whom, with the points")
    def crossed(
        self,
        request: AnyRequest,
        id: FromPath[str],
        phase: FromQuery[str] = "",
        group: FromQuery[str] = "",
        version: Version = None,
    ) -> CrossTable:
        return cross_table(view_at(request, id, version), phase, group)

    @get("/{id:str}/place", summary="Where the player who asks sits, against whom, with which boards")
    async def place(self, request: AnyRequest, id: FromPath[str]) -> MyPlace | None:
        place, house = my_place(view_at(request, id)), house_of(request)
        lives = [seated.live for seated in place.now.tables if seated.live] if place and place.now else []
        if any(house.tables.found(live) is None for live in lives):  # whoever looks for his table finds it
            await house.online.settle(id)
        return place

    @get("/{id:str}/calls", summary="The queue of calls for the director")
    async def queue(
        self, request: AnyRequest, id: FromPath[str], closed: FromQuery[bool] = False
    ) -> tuple[CallTold, ...]:
        language = language_of(request)
        return tuple(call_told(call, language) for call in calls(view_at(request, id), closed=closed))

    @get("/{id:str}/rulings", summary="The rulings")
    async def ruled(self, request: AnyRequest, id: FromPath[str]) -> tuple[RulingLine, ...]:
        return rulings(view_at(request, id))

    @get("/{id:str}/rulings/{number:int}", summary="The report of a ruling")
    async def ruling(self, request: AnyRequest, id: FromPath[str], number: FromPath[int]) -> Report:
        view = view_at(request, id)
        if not view.sees(TheRuling(number)):
            raise refuse("no-such-ruling", found=number)
        return report(view.event, number, view.now)

    @get("/{id:str}/audit", sync_to_thread=True, summary="Who did what, from a version on")
    def audit(self, request: AnyRequest, id: FromPath[str], after: Number = 0) -> tuple[TrailLine, ...]:
        return trail(view_at(request, id), after)
