"""The live tables of events: opened when a round begins, told what the event decides, and heard when a board is over.

await online.settle("spring-cup")       -> its tables are as it has them, and it has what they have made

What is to be done follows from the event and its tables alone, and is done once however often it is asked for: after a
crash between a last card and its result, or by two servers at once.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from functools import partial

from arbitro.book.problem import ProblemsFound
from arbitro.contest.facts.event import (
    Drawn,
    PeriodOver,
    RoundBegun,
    RoundOver,
    Seated,
    SeatsChanged,
    Spot,
    Substituted,
    Withdrew,
)
from arbitro.contest.facts.state import Phase, Strand
from arbitro.journal.fact import Conflict, KeptFact
from arbitro.office.actor import Actor, Role
from arbitro.office.command import Facts, Moment
from arbitro.office.fact import DealsGiven, LineupMoved, PlaySet, TableRecorded, Undone
from arbitro.office.live.boards import LONGEST_NAME
from arbitro.office.live.commands import OpenTable
from arbitro.office.live.fact import PREFIX as TABLES
from arbitro.office.live.fact import AnyTableFact, Closed, OfEvent, RoundEnded, SeatLeft, SeatTaken
from arbitro.office.live.finished import cited
from arbitro.office.live.recording import beginning, calling, outcome, played, recording
from arbitro.office.live.state import TableNow
from arbitro.office.live.tables import Tables
from arbitro.office.office import PREFIX as EVENTS
from arbitro.office.office import Observed, Office
from arbitro.office.room.online import (
    boards_of_table,
    free_for,
    live_id,
    live_tables,
    seats_of_table,
    settings_of_table,
)
from arbitro.office.state import Event

TABLE = Actor(Role.TABLE)
AGAIN = 1.0  # seconds until something is tried again
MATTERS = frozenset(
    kind.__struct_config__.tag
    for kind in (
        RoundBegun, RoundOver, PeriodOver, Seated, SeatsChanged, Drawn, Substituted, Withdrew,
        LineupMoved, DealsGiven, PlaySet, Undone,
    )
)  # fmt: skip
"""Facts of an event after which its tables may be others."""


class Online:
    """For one loop."""

    def __init__(self, office: Office, tables: Tables) -> None:
        self._office, self._tables = office, tables
        self._due: dict[str, None] = {}  # streams of events and tables, in their order
        self._news = asyncio.Event()

    # -- an event and its tables

    async def settle(self, event: str) -> None:
        """Its tables as it has them now, and the event as they have it."""
        now = self._office.event(event)
        for phase, at in live_tables(now):
            await self._settle(now, phase, at)

    async def _settle(self, event: Event, phase: Phase, at: Spot) -> None:
        id = live_id(event.created.id, at)
        table = self._tables.found(id)
        if table is None:
            if is_round_over(phase, at):
                return
            await self._open(event, phase, at, id)
            table = self._tables.known(id)
        if told(event, phase, at, table):
            await self._tables.done(id, partial(told, event, phase, at), "")
        await self.settle_table(id)

    async def _open(self, event: Event, phase: Phase, at: Spot, id: str) -> None:
        name = event.created.name[:LONGEST_NAME].strip()
        opening = OpenTable(name=name, settings=settings_of_table(event, phase))
        of, seats = OfEvent(event.created.id, at), seats_of_table(event, at)
        with suppress(Conflict):  # another server was quicker
            await self._tables.opened(id, opening, "", of, seats, boards_of_table(event, phase, at))

    async def settle_table(self, id: str) -> None:
        """What a table has made of its boards, and whether it calls for the director, told to its event."""
        now = self._tables.known(id)
        of = now.table.opened.of
        if of is None:
            return
        event = self._office.event(of.event)
        for n in sorted(now.boards):
            recorded, before = outcome(now, n), event.live.get((of.at, now.boards[n].placed.number))
            if recorded is not None and (before is None or before.recorded != recorded):
                result = played(now, n, recorded, cited(self._office.journal, now, n))
                await self._record(of.event, partial(_recording, result))
        for facts in (beginning, calling):
            if facts(event, now):
                await self._record(of.event, partial(_told_by, facts, now))

    async def _record(self, event: str, what: Observed) -> None:
        try:
            await self._office.done(what, TABLE, event)
        except ProblemsFound as trouble:
            if is_passing(trouble):
                raise
            # the event does not take it any more: it is the director's now

    # -- when

    def heard(self, facts: Iterable[KeptFact]) -> None:
        """Facts that were recorded here or elsewhere."""
        for fact in facts:
            stream = fact.stream
            if stream.startswith(EVENTS) and fact.kind in MATTERS:
                self.due(stream)
            elif stream.startswith(TABLES):
                self.due(TABLES + stream.split("/")[1])

    def due(self, stream: str) -> None:
        self._due[stream] = None
        self._news.set()

    @asynccontextmanager
    async def working(self) -> AsyncIterator[None]:
        """While the server runs; first what was left when it last stopped."""
        for id in self._tables.open_tables():
            self.due(TABLES + id)
        task = asyncio.create_task(self._work())
        try:
            yield
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _work(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._due:
                stream = next(iter(self._due))
                del self._due[stream]
                try:
                    if stream.startswith(EVENTS):
                        await self.settle(stream.removeprefix(EVENTS))
                    else:
                        await self.settle_table(stream.removeprefix(TABLES))
                except Conflict:
                    self.due(stream)
                except ProblemsFound as trouble:  # a damaged event is told to whoever looks at it
                    if is_passing(trouble):
                        self.due(stream)
                        await asyncio.sleep(AGAIN)
                await asyncio.sleep(0)


def is_passing(trouble: ProblemsFound) -> bool:
    """Whether the journal cannot be written just now."""
    return any(problem.kind.startswith("journal-") for problem in trouble.problems)


def _recording(result: TableRecorded, event: Event, moment: Moment) -> Facts:
    return recording(event, result, moment.now)


def _told_by(facts: Callable[[Event, TableNow], Facts], now: TableNow, event: Event, _: Moment) -> Facts:
    return facts(event, now)


def is_round_over(phase: Phase, at: Spot) -> bool:
    return phase.last_over.get(Strand(at.session, at.section), 0) >= at.round


def told(event: Event, phase: Phase, at: Spot, now: TableNow) -> tuple[AnyTableFact, ...]:
    """What the event says that its table does not have yet: who sits there, that the round is over, that nothing can
    be changed any more."""
    table, over = now.table, is_round_over(phase, at)
    if table.is_closed:
        return ()
    if phase.closed or at.session in phase.over:
        return (Closed(),)
    facts: list[AnyTableFact] = []
    if table.round_over is not over:
        facts.append(RoundEnded(resumed=not over))
    if over:
        return tuple(facts)
    seats = seats_of_table(event, at)
    stays = {
        seat: sitter.person
        for seat, sitter in table.seats.items()
        if seats.get(seat, sitter.person) == sitter.person and seat in free_for(event, at, sitter.person)
    }
    facts += (SeatLeft(seat=seat) for seat in table.seats if seat not in stays)
    facts += (SeatTaken(seat=seat, person=person) for seat, person in seats.items() if seat not in stays)
    return tuple(facts)
