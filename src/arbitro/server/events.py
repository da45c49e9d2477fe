"""The events over HTTP: commands in, projections out. What is seen is what `office.visibility` lets be seen."""

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import Parameter
from msgspec import Struct

from arbitro.book.problem import refuse
from arbitro.contest.correction import Permission
from arbitro.journal.fact import Key
from arbitro.office.actor import Actor
from arbitro.office.command import AnyCommand, CreateEvent
from arbitro.office.fact import AnyFact, BoardKey
from arbitro.office.office import Done
from arbitro.office.projections.boards import BoardOf, boards_of
from arbitro.office.projections.calls import CallNow, calls
from arbitro.office.projections.matches import CrossTable, cross_table
from arbitro.office.projections.place import MyPlace, my_place
from arbitro.office.projections.rulings import RulingLine, rulings
from arbitro.office.projections.score_card import ScoreCard, score_card
from arbitro.office.projections.standings import RankingNow, standings
from arbitro.office.projections.summary import Summary, summary
from arbitro.office.projections.tables import TableNow, tables_now
from arbitro.office.projections.trail import TrailLine, trail
from arbitro.office.projections.traveller import Traveller, traveller
from arbitro.office.projections.view import View
from arbitro.server.house import House, actor_at, house_of
from arbitro.server.problems import AnyRequest

PAGE = 50
LONGEST_KEY = 200

IdempotencyKey = Annotated[
    str,
    Parameter(
        header="Idempotency-Key",
        description="Of the client's choice, one for each command: repeated, it gets the first answer.",
        min_length=1,
        max_length=LONGEST_KEY,
    ),
]
Version = Annotated[int | None, Parameter(ge=1, description="The event as it was after this version; else as it is.")]


class DoneAnswer(Struct, frozen=True):
    """What a command came to."""

    event: str
    version: int
    facts: tuple[AnyFact, ...]
    warnings: tuple[Permission, ...]
    cautions: tuple[str, ...]


class EventLine(Struct, frozen=True):
    id: str
    name: str
    date: str
    version: int


class EventPage(Struct, frozen=True):
    """Some events; `next` is the cursor of those that follow, empty at the end."""

    events: tuple[EventLine, ...]
    next: str


def answer(done: Done) -> DoneAnswer:
    return DoneAnswer(done.event, done.version, done.facts, done.warnings, tuple(ground.id for ground in done.cautions))


async def command(house: House, actor: Actor, given: AnyCommand, key: str, event: str = "") -> DoneAnswer:
    """A command with its key: the key is the person's own, and stands for this body in this event."""
    body = msgspec.json.encode((event, given), enc_hook=str)
    return answer(await house.office.done(given, actor, event, Key(f"{actor.person}/{key}", body)))


class Events(Controller):
    path = "/api/events"
    tags = ("events",)

    @get(summary="Events, a page at a time")
    async def listed(
        self, request: AnyRequest, after: str = "", limit: Annotated[int, Parameter(ge=1, le=PAGE)] = PAGE
    ) -> EventPage:
        house = house_of(request)
        ids = [id for id in sorted(house.office.events()) if id > after]
        lines = []
        for id in ids[:limit]:
            event = house.office.event(id)
            lines.append(EventLine(id, event.created.name, event.created.date, event.version))
        return EventPage(tuple(lines), ids[limit - 1] if len(ids) > limit else "")

    @post(summary="Create an event")
    async def create(self, request: AnyRequest, data: CreateEvent, idempotency_key: IdempotencyKey) -> DoneAnswer:
        return await command(house_of(request), actor_at(request), data, idempotency_key)

    @get("/{id:str}", summary="What the event is and where it stands")
    async def one(self, request: AnyRequest, id: str, version: Version = None) -> Summary:
        return summary(_view(request, id, version))

    @post("/{id:str}/commands", status_code=200, summary="Give a command")
    async def give(self, request: AnyRequest, id: str, data: AnyCommand, idempotency_key: IdempotencyKey) -> DoneAnswer:
        if isinstance(data, CreateEvent):
            raise refuse("create-elsewhere", expected="POST /api/events")
        return await command(house_of(request), actor_at(request, id), data, idempotency_key, id)

    @get("/{id:str}/tables", summary="Every table now")
    async def tables(self, request: AnyRequest, id: str, version: Version = None) -> tuple[TableNow, ...]:
        return tables_now(_view(request, id, version))

    @get("/{id:str}/standings", summary="The rankings, now or at a past version")
    async def rankings(
        self, request: AnyRequest, id: str, phase: str = "", version: Version = None
    ) -> tuple[RankingNow, ...]:
        return standings(_view(request, id, version), phase)

    @get("/{id:str}/boards", summary="The boards of a session")
    async def boards(
        self, request: AnyRequest, id: str, phase: str = "", session: int = 1, version: Version = None
    ) -> tuple[BoardOf, ...]:
        return boards_of(_view(request, id, version), phase, session)

    @get("/{id:str}/boards/{board:int}", summary="A board with its results, its deal where it may be seen")
    async def board(
        self,
        request: AnyRequest,
        id: str,
        board: int,
        phase: str = "",
        session: int = 1,
        round: int = 0,
        version: Version = None,
    ) -> Traveller:
        return traveller(_view(request, id, version), BoardKey(phase=phase, session=session, round=round, board=board))

    @get("/{id:str}/contestants/{contestant:str}/card", summary="A contestant's score card")
    async def card(
        self, request: AnyRequest, id: str, contestant: str, phase: str = "", version: Version = None
    ) -> ScoreCard:
        return score_card(_view(request, id, version), contestant, phase)

    @get("/{id:str}/cross-table", summary="Who met whom, with the points")
    async def crossed(
        self, request: AnyRequest, id: str, phase: str = "", group: str = "", version: Version = None
    ) -> CrossTable:
        return cross_table(_view(request, id, version), phase, group)

    @get("/{id:str}/place", summary="Where the player who asks sits, against whom, with which boards")
    async def place(self, request: AnyRequest, id: str) -> MyPlace | None:
        return my_place(_view(request, id, None))

    @get("/{id:str}/calls", summary="The queue of calls for the director")
    async def queue(self, request: AnyRequest, id: str, closed: bool = False) -> tuple[CallNow, ...]:
        return calls(_view(request, id, None), closed=closed)

    @get("/{id:str}/rulings", summary="The rulings")
    async def ruled(self, request: AnyRequest, id: str) -> tuple[RulingLine, ...]:
        return rulings(_view(request, id, None))

    @get("/{id:str}/audit", summary="Who did what, from a version on")
    async def audit(self, request: AnyRequest, id: str, after: int = 0) -> tuple[TrailLine, ...]:
        return trail(_view(request, id, None), after)


def _view(request: AnyRequest, id: str, version: int | None) -> View:
    house = house_of(request)
    event = house.office.event(id) if version is None else house.office.at(id, version)
    return house.view(event, actor_at(request, id))
