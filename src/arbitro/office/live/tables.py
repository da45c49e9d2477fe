"""The live tables of one journal: an act is checked, recorded with its author, and followed by what the house does.

await tables.done("cdfhjk", act, person, key=…)     -> the table after it, on disk

Tables in use stay folded in memory. Acts of one table are decided one after the other, those of many tables are written
together. Everything that an act leads to is written at once, or nothing of it.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from secrets import token_hex

import msgspec
from msgspec import Struct

from arbitro.book.problem import ProblemsFound, refuse
from arbitro.bridge.seats import Seat
from arbitro.journal.fact import CommandKey, Conflict, KeptFact, NewFact, Write
from arbitro.journal.journal import Journal
from arbitro.laws.case.ruling import Fact
from arbitro.office.command import Moment
from arbitro.office.live.act import AnyAct
from arbitro.office.live.acting import Step, acted
from arbitro.office.live.boards import next_board
from arbitro.office.live.commands import AnyTableCommand, LayBoard, OpenTable, commanded, opened
from arbitro.office.live.directing import HOUSE, by_itself, is_next_due
from arbitro.office.live.fact import (
    BOARD_EVENTS,
    INDEX,
    INDEX_LINES,
    PREFIX,
    SCHEMA,
    TABLE_FACTS,
    AnyTableFact,
    BoardLaid,
    BoardSource,
    Closed,
    OfEvent,
    TableIndexed,
    kind_of,
)
from arbitro.office.live.powers import NOT_OF_EVENT, EventStanding, Standing, standing_of
from arbitro.office.live.state import Act, TableNow, board_begun, table_after
from arbitro.table.event import BoardPlaced

TRIES = 5  # at an act that another server overtook
MOST_BY_ITSELF = 100  # things that the house does after one act; no table needs nearly as many
MOST_KEPT = 2000  # tables in memory; those that were not used for longest go first


class Acting(Struct, frozen=True):
    """An act at a board, and the position that it was meant for; with a ruling, what was on file, said and held."""

    act: AnyAct
    at: str = ""
    board: int = 0
    evidence: tuple[Fact, ...] = ()


Told = Callable[[TableNow], tuple[AnyTableFact, ...]]
"""What an event says of its table, decided on the table as it is."""

Deed = Acting | AnyTableCommand


class TableDone(Struct, frozen=True):
    """The table after a deed; `again`: it was done before, under the same key."""

    now: TableNow
    again: bool = False


class _Course:
    """What a deed comes to, while it is being decided: the table after it, and what is to be written."""

    def __init__(self, now: TableNow | None, time: datetime) -> None:
        self._now, self._time = now, time
        self._facts: dict[str, list[NewFact]] = {}
        self._versions: dict[str, int | None] = {}

    @property
    def now(self) -> TableNow:
        assert self._now is not None
        return self._now

    def table(self, fact: AnyTableFact, person: str, authority: str) -> None:
        version = self._now.table.version if self._now else 0
        id = self._now.table.opened.id if self._now else getattr(fact, "id", "")
        self._write(PREFIX + id, version, fact, person, authority)
        table = table_after(self._now.table if self._now else None, version + 1, self._time, fact)
        self._now = TableNow(table, self._now.boards if self._now else {})

    def board(self, step: Step, person: str) -> None:
        now, act = self.now, Act(self._time, person, step.authority)
        board = now.boards.get(step.n)
        version = board.version if board else 0
        kept = self._write(f"{PREFIX}{now.table.opened.id}/{step.n}", version, step.event, person, step.authority)
        event = BOARD_EVENTS.decode(kept.payload)  # as everybody else will read it
        if board is None:
            assert isinstance(event, BoardPlaced)
            self._now = now.with_board(board_begun(step.n, act, event))
        else:
            self._now = now.with_board(board.then(act, event))

    def index(self, *, is_open: bool) -> None:
        opened = self.now.table.opened
        self._write(INDEX, None, TableIndexed(opened.id, is_open, opened.by), "", HOUSE)

    def _write(self, stream: str, version: int | None, fact: Struct, person: str, authority: str) -> NewFact:
        self._versions.setdefault(stream, version)
        kept = NewFact(kind_of(fact), msgspec.json.encode(fact), self._time, person, authority, SCHEMA)
        self._facts.setdefault(stream, []).append(kept)
        return kept

    def writes(self) -> list[Write]:
        return [Write(stream, self._versions[stream], tuple(facts)) for stream, facts in self._facts.items()]


class Tables:
    """For one loop. `changed` is called with a table's id whenever something of it was written or read anew."""

    def __init__(self, journal: Journal, clock: Callable[[], datetime], fresh: Callable[[], str] = token_hex) -> None:
        self.journal = journal
        self.changed: Callable[[str], None] = lambda _: None
        self._clock, self._fresh = clock, fresh
        self._tables: dict[str, TableNow] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._open: dict[str, str] = {}  # who opened the tables that nobody has closed
        self._indexed = 0

    # -- reading

    def known(self, id: str) -> TableNow:
        """The table as it was when it was last read or written here."""
        return self._tables.get(id) or self.read(id)

    def found(self, id: str) -> TableNow | None:
        """The same; nothing if there is none."""
        try:
            return self.known(id)
        except ProblemsFound:
            return None

    def read(self, id: str) -> TableNow:
        """The table as it is now, with what others have recorded meanwhile."""
        if not id.isalnum() or len(id) > 20:
            raise refuse("live-table-unknown", found=ascii(id[:20]))
        now = self._tables.get(id)
        facts = self.journal.read(PREFIX + id, now.table.version if now else 0)
        table = now.table if now else None
        try:
            for kept in facts:
                table = table_after(table, kept.version, kept.time, TABLE_FACTS.decode(kept.payload))
            if table is None:
                raise refuse("live-table-unknown", found=id)
            boards = dict(now.boards if now else {})
            for n in range(1, table.laid + 1):
                board = boards.get(n)
                for kept in self.journal.read(f"{PREFIX}{id}/{n}", board.version if board else 0):
                    event, act = BOARD_EVENTS.decode(kept.payload), Act(kept.time, kept.who, kept.authority)
                    if board is None:
                        assert isinstance(event, BoardPlaced)
                        board = board_begun(n, act, event)
                    else:
                        board = board.then(act, event)
                if board is not None:
                    boards[n] = board
        except (msgspec.DecodeError, UnicodeDecodeError, AssertionError) as trouble:
            raise refuse("fact-unreadable", found=PREFIX + id) from trouble
        return self._keep(TableNow(table, boards))

    def _keep(self, now: TableNow) -> TableNow:
        """In memory, unless more of it was read meanwhile."""
        id = now.table.opened.id
        before = self._tables.pop(id, None)
        if before is not None and _size(before) > _size(now):
            now = before
        self._tables[id] = now
        if len(self._tables) > MOST_KEPT:
            oldest = next(iter(self._tables))
            del self._tables[oldest]
            self._locks.pop(oldest, None)
        return now

    def heard(self, facts: Iterable[KeptFact]) -> None:
        """Facts that were recorded here or elsewhere: tables in memory are read again if they have more."""
        of_tables = (fact for fact in facts if fact.stream.startswith(PREFIX))
        for id in {fact.stream.split("/")[1] for fact in of_tables if self._is_new(fact)}:
            self.read(id)
            self.changed(id)

    def _is_new(self, fact: KeptFact) -> bool:
        _, id, *of = fact.stream.split("/")
        now = self._tables.get(id)
        if now is None:
            return False
        board = now.boards.get(int(of[0])) if of else None
        return fact.version > (now.table.version if not of else board.version if board else 0)

    def open_tables(self) -> tuple[str, ...]:
        """Those that nobody has closed, the newest last."""
        for kept in self.journal.read(INDEX, self._indexed):
            line = INDEX_LINES.decode(kept.payload)
            self._open.pop(line.id, None)
            if line.open:
                self._open[line.id] = line.by
            self._indexed = kept.version
        return tuple(self._open)

    # -- doing

    async def opened(
        self,
        id: str,
        command: OpenTable,
        person: str,
        of: OfEvent | None = None,
        seats: Mapping[Seat, str] = {},
        boards: BoardSource | None = None,
        most: int | None = None,
    ) -> TableNow:
        """A new table under this id, which nobody has used; refused to somebody who has as many as he may."""
        self.open_tables()
        if most is not None and Counter(self._open.values())[person] >= most:
            raise refuse("tables-too-many", found=most)
        moment = Moment(self._clock(), self._fresh)
        course = _Course(None, moment.now)
        for fact in opened(id, command, person, moment, of, seats, boards):
            course.table(fact, person, "opener")
        course.index(is_open=True)
        await self._by_itself(course)
        await self.journal.appended(course.writes())
        return self._keep(course.now)

    async def done(
        self,
        id: str,
        deed: Deed | Told,
        person: str,
        *,
        key: CommandKey | None = None,
        event: EventStanding = NOT_OF_EVENT,
        seat: Seat | None = None,
    ) -> TableDone:
        """A deed on disk, with everything that it leads to. Refused only as the table really is, and not if it was done
        before under the same key."""
        self.known(id)
        async with self._locks.setdefault(id, asyncio.Lock()):
            for left in reversed(range(TRIES)):
                now = self.known(id)
                try:
                    course = await self._decided(now, deed, standing_of(now.table, person, seat, event))
                except ProblemsFound:
                    if key is not None and self.journal.answered(key) is not None:
                        return TableDone(self.read(id), again=True)
                    if _size(self.read(id)) > _size(now) and left:
                        continue
                    raise
                if not (writes := course.writes()):
                    return TableDone(now)
                try:
                    appended = await self.journal.appended(writes, key=key)
                except Conflict:
                    if not left:
                        raise
                    self.read(id)
                    continue
                if appended.again:
                    return TableDone(self.read(id), again=True)
                now = self._keep(course.now)
                self.changed(id)
                return TableDone(now)
        raise AssertionError

    async def _decided(self, now: TableNow, deed: Deed | Told, here: Standing) -> _Course:
        course = _Course(now, self._clock())
        if isinstance(deed, Acting):
            step = acted(now, deed.act, here, deed.at, deed.board, deed.evidence)
            course.board(step, here.person)
        else:
            facts, by = (deed(now), HOUSE) if callable(deed) else (commanded(now, deed, here), _as(here))
            for fact in facts:
                course.table(fact, here.person, by)
                if isinstance(fact, Closed):
                    course.index(is_open=False)
        await self._by_itself(course, lay=isinstance(deed, LayBoard))
        return course

    async def _by_itself(self, course: _Course, *, lay: bool = False) -> None:
        """What the house does after it, until it waits for somebody."""
        for _ in range(MOST_BY_ITSELF):
            await thought(course.now)
            step = by_itself(course.now)
            if step is not None:
                course.board(step, "")
            elif lay or is_next_due(course.now):
                try:
                    placed = await self._next(course.now)
                except ProblemsFound:  # no deal under the constraint; who asks for a board is told so
                    if lay:
                        raise
                    return
                lay = False
                n = course.now.table.laid + 1
                course.table(BoardLaid(n=n), "", HOUSE)
                course.board(Step(n, placed, HOUSE), "")
            else:
                return

    async def _next(self, now: TableNow) -> BoardPlaced:
        """A deal under a constraint may take a while."""
        if now.table.source.constraint:
            return await asyncio.to_thread(next_board, now.table)
        return next_board(now.table)


async def thought(now: TableNow) -> TableNow:
    """What takes long to find out is found out aside, so that other tables play on meanwhile."""
    for n in (now.table.laid, now.table.laid - 1):
        board = now.boards.get(n)
        if board is not None and board.is_hard:
            await asyncio.to_thread(getattr, board, "pending")
    return now


def _size(now: TableNow) -> int:
    """Facts of a table and its boards."""
    return now.table.version + sum(board.version for board in now.boards.values())


def _as(here: Standing) -> str:
    if here.teaches:
        return "teacher"
    return "opener" if here.opens else "director" if here.directs else here.seats[0].value if here.seats else "guest"
