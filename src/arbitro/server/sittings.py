"""Who is connected to the live tables: acts come up, states go down.

A socket is told the newest state and nothing older: however slow it is, one state at most waits for it. Its messages
are taken one after the other, so that whoever floods it waits for his own.
"""

import asyncio
from collections import Counter, deque
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Annotated, Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import ValidationException, WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from msgspec import Meta, Struct
from msgspec.structs import replace

from arbitro.answers.agreed import evidence_at
from arbitro.answers.live import (
    NAMED_FOR,
    Beat,
    DeedDone,
    DeedRefused,
    LiveState,
    Present,
    RoundHere,
    SameState,
    StateParts,
    Told,
    director_here,
    live_state,
    told_state,
)
from arbitro.answers.problems import said_problems
from arbitro.book.problem import Problem, ProblemsFound, refuse
from arbitro.bridge.seats import SEAT_BY_TEXT, Seat
from arbitro.journal.fact import CommandKey
from arbitro.office.actor import STAFF
from arbitro.office.live.act import AnyAct, GiveRuling
from arbitro.office.live.commands import AnyTableCommand
from arbitro.office.live.powers import NOT_OF_EVENT, EventStanding, Standing, standing_of
from arbitro.office.live.state import LiveTable, TableNow
from arbitro.office.live.tables import Acting, Deed, TableDone, thought
from arbitro.office.room.clock import announcements
from arbitro.office.room.online import free_for
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.systems import agreements_at
from arbitro.office.seeing.visibility import ThePlay
from arbitro.office.state import Event
from arbitro.regulations import Pack
from arbitro.server.accounts import TokenGiven, hashed
from arbitro.server.guards import guarded_socket, refused
from arbitro.server.house import Connection, House, holder_of, house_of, language_of
from arbitro.server.logs import LOG
from arbitro.server.problems import misformed
from arbitro.server.sizes import LINE, check_sizes
from arbitro.server.watch import Figures
from arbitro.systems import Agreements
from arbitro.table.view import Onlooker

HEARTBEAT = 15.0  # seconds
LOOKED = timedelta(seconds=HEARTBEAT)  # for how long it is taken that the clock of an event says the same
DELAYED = 5.0  # seconds after which a commentator is shown what has become old enough
BEHIND = 8  # answers that a socket may be behind
PATIENCE = 10.0  # seconds after which a socket that takes nothing is let go, at the next sign of life
REFUSED = 50  # messages in a row that cannot be; then the socket is closed
SIGNED_OUT, UNKNOWN, TOO_SLOW, TOO_MANY = 4001, 4004, 4008, 4029


class Sent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What comes up: an act at a board, or a command about the table, with a key of its own."""

    key: Annotated[str, Meta(min_length=1, max_length=200)]
    act: AnyAct | None = None
    command: AnyTableCommand | None = None
    at: str = ""
    board: Annotated[int, Meta(ge=0, le=10_000)] = 0


_SENT = msgspec.json.Decoder(Sent)


class Sitting:
    """One socket at one table, and what it has to be told: answers, and that something may have changed."""

    def __init__(self, table: str, holder: TokenGiven | None, seat: Seat | None, language: str) -> None:
        self.table, self.holder, self.seat, self.language = table, holder, seat, language
        self.changed, self.taken = asyncio.Event(), asyncio.Event()
        self.answers: deque[Struct] = deque()
        self.is_due = False  # a sign of life
        self.sending = 0.0  # since when, by the loop's clock; 0: nothing is
        self.stood: tuple[LiveTable, Standing] | None = None  # what he was when it was last looked up
        self.writing: asyncio.Task[int | None]
        self.timer: asyncio.TimerHandle

    async def answer(self, answer: Struct) -> None:
        """Whoever does not take his answers has to wait with what he sends."""
        self.answers.append(answer)
        self.changed.set()
        while len(self.answers) > BEHIND:
            self.taken.clear()
            await self.taken.wait()

    @property
    def person(self) -> str:
        return self.holder.person if self.holder else ""


class Written:
    """What was written of a table as it stands, by who sees it and in which language."""

    def __init__(self, now: TableNow, event: Event | None, room: Present, before: "Written | None") -> None:
        self._now, self._event, self._room = now, event, room
        self._parts: StateParts = before._parts if before and before._parts.hold(now, room) else StateParts(now, room)
        self._told: dict[tuple[Standing, str], Told] = {}
        self.is_stale = False  # somebody has come or gone

    def holds(self, now: TableNow, event: Event | None, time: datetime) -> bool:
        """The clock of an event, and names, are looked at again now and then."""
        same = now is self._now and event is self._event and not self.is_stale
        return same and time - self._room.time < LOOKED

    def told(self, here: Standing, time: datetime, language: str) -> Told:
        """A commentator sees what was there some time ago, and so something else each time."""
        key = here, language
        if here.viewer is Onlooker.COMMENTATOR:
            return told_state(self._now, here, replace(self._room, time=time), language, self._parts)
        if key not in self._told:
            self._told[key] = told_state(self._now, here, self._room, language, self._parts)
        return self._told[key]


class Sittings:
    """All sockets of this server, and the deeds of those who come over HTTP."""

    def __init__(self, house: House, figures: Figures) -> None:
        self._house, self._figures = house, figures
        self._here: dict[str, set[Sitting]] = {}
        self._connected: Counter[tuple[str, str]] = Counter()  # sockets of a table, by person
        self._left: dict[tuple[str, str], datetime] = {}  # who was connected, and since when he is not
        self._names: dict[str, tuple[datetime, str]] = {}
        self._written: dict[str, Written] = {}  # of tables at which somebody is connected
        house.tables.changed = self.tell

    def tell(self, table: str) -> None:
        """Something has changed; what, everybody finds by looking."""
        for sitting in self._here.get(table, ()):
            sitting.changed.set()

    # -- what somebody gets

    def told(self, sitting: Sitting) -> Told:
        """What a socket is sent: written once for all who see the same."""
        id, time = sitting.table, self._house.clock()
        now, written = self._house.tables.known(id), self._written.get(id)
        event = self._house.office.known(of.event) if (of := now.table.opened.of) else None
        if written is None or not written.holds(now, event, time):
            written = self._written[id] = Written(now, event, self._present(now.table), written)
        return written.told(self._standing(now, sitting), time, sitting.language)

    def _standing(self, now: TableNow, sitting: Sitting) -> Standing:
        """What somebody is at a table, looked up again when it has changed, or as often as it hangs on an event."""
        if sitting.stood is not None and sitting.stood[0] is now.table:
            return sitting.stood[1]
        event = self.in_event(now, sitting.holder)
        here = standing_of(now.table, sitting.person, sitting.seat, event)
        sitting.stood = (now.table, here) if event is NOT_OF_EVENT else None
        return here

    def state(self, table: str, holder: TokenGiven | None, seat: Seat | None, language: str) -> LiveState:
        now = self._house.tables.known(table)
        person = holder.person if holder else ""
        here = standing_of(now.table, person, seat, self.in_event(now, holder))
        return live_state(now, here, self._present(now.table), language)

    def _present(self, table: LiveTable) -> Present:
        id = table.opened.id
        sitters = {sitter.person for sitter in table.seats.values() if not sitter.robot}
        away = {person: self._left[id, person] for person in sitters if (id, person) in self._left}
        watching = [sitting.person for sitting in self._here.get(id, ()) if sitting.person not in sitters]
        onlookers = tuple(sorted({person for person in watching if person}))
        spoken = {sitting.person: sitting.language for sitting in self._here.get(id, ())}
        languages = {seat: spoken[who.person] for seat, who in table.seats.items() if who.person in spoken}
        agreed, round, pack = self._agreed(table), self._round(table), self._pack(table)
        return Present(self.name, self._house.clock(), away, len(watching), onlookers, round, agreed, pack, languages)

    def _agreed(self, table: LiveTable) -> Agreements | None:
        """What the sides have on file in the event that the table belongs to."""
        of = table.opened.of
        return agreements_at(self._house.office.known(of.event), of.at) if of else None

    def _pack(self, table: LiveTable) -> Pack | None:
        of = table.opened.of
        return pack_of(self._house.office.known(of.event)) if of else None

    async def weighed(self, table: str, language: str) -> None:
        """What the director has to be advised on is dealt out aside, so that other tables play on meanwhile."""
        now = await thought(self._house.tables.known(table))
        if now.board is not None and now.board.pending is not None and (agreed := self._agreed(now.table)):
            await asyncio.to_thread(director_here, now, language, agreed)

    def _round(self, table: LiveTable) -> RoundHere | None:
        """Of the event that the table belongs to, as it is known here: every act looks it up."""
        if (of := table.opened.of) is None:
            return None
        event, at = self._house.office.known(of.event), of.at
        times = announcements(event, self._house.clock())
        here = (at.phase, at.session, at.section, at.round)
        ends = (each.end for each in times if (each.phase, each.session, each.section, each.round) == here)
        return RoundHere(of.event, event.created.name, at, next(ends, None), table.round_over)

    def name(self, person: str) -> str:
        known, now = self._names.get(person), self._house.clock()
        if known is None or now - known[0] > NAMED_FOR:
            known = self._names[person] = now, self._house.names(person)
            if len(self._names) > 10_000:
                del self._names[next(iter(self._names))]
        return known[1]

    def in_event(self, now: TableNow, holder: TokenGiven | None) -> EventStanding:
        """What somebody is in the event that the table belongs to; who sits here is nothing else."""
        of, person = now.table.opened.of, holder.person if holder else ""
        if of is None or now.table.holds(person):
            return NOT_OF_EVENT
        view = self._house.view(of.event, holder)
        watches = view.sees(ThePlay(of.at, now.board.placed.number if now.board else None))
        staff = watches and view.viewer.actor.role in STAFF
        return EventStanding(staff, watches, free_for(view.event, of.at, person))

    # -- what somebody does

    async def do(
        self, table: str, deed: Deed, holder: TokenGiven | None, key: str, seat: Seat | None = None
    ) -> TableDone:
        """A deed on disk. The key is the person's own, and stands for this deed at this table."""
        person = holder.person if holder else ""
        house = self._house
        house.rates.take(f"act {holder.token if holder else table}", house.settings.acts_a_minute)
        now = house.tables.known(table)
        once = CommandKey(hashed(f"{person}/live/{key}"), msgspec.json.encode((table, deed)))
        if isinstance(deed, Acting) and isinstance(deed.act, GiveRuling) and (agreed := self._agreed(now.table)):
            board = now.the_board(deed.board)
            deed = replace(deed, evidence=await asyncio.to_thread(evidence_at, board, agreed))
        return await house.tables.done(table, deed, person, key=once, event=self.in_event(now, holder), seat=seat)

    # -- a socket

    async def serve(self, socket: WebSocket[Any, Any, Any], sitting: Sitting, seen: str) -> None:
        id, person = sitting.table, sitting.person
        self._here.setdefault(id, set()).add(sitting)
        self._figures.sockets.inc()
        self._connected[id, person] += 1
        self._is_other(id)
        is_back = self._left.pop((id, person), None) is not None
        if is_back or not self._house.tables.known(id).table.holds(person):
            self.tell(id)  # who plays sees that he is back, and that somebody watches
        sitting.writing = asyncio.create_task(self._write(socket, sitting, seen))
        tasks = {sitting.writing, asyncio.create_task(self._read(socket, sitting))}
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if sitting.writing.cancelled():
                self._figures.dropped.inc()
                code: int | None = TOO_SLOW
            else:
                code = next((task.result() for task in done if task.exception() is None), None)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._gone(sitting)
        if code is not None:
            with suppress(Exception):
                async with asyncio.timeout(1):
                    await socket.close(code)

    def _gone(self, sitting: Sitting) -> None:
        id, person = sitting.table, sitting.person
        self._figures.sockets.dec()
        self._here[id].discard(sitting)
        self._connected[id, person] -= 1
        if not self._connected[id, person]:
            del self._connected[id, person]
            if self._house.tables.known(id).table.holds(person):
                self._left[id, person] = self._house.clock()
        self._is_other(id)
        if not self._here[id]:
            del self._here[id]
            self._written.pop(id, None)
            self._left = {key: since for key, since in self._left.items() if key[0] != id}
        self.tell(id)

    def _is_other(self, table: str) -> None:
        """Who is there: what was written of the table may not be so any more."""
        if (written := self._written.get(table)) is not None:
            written.is_stale = True

    async def _write(self, socket: WebSocket[Any, Any, Any], sitting: Sitting, last: str) -> int | None:
        """Answers in their order, and the newest state after them."""
        sitting.changed.set()
        first, loop = True, asyncio.get_running_loop()
        sitting.timer = loop.call_later(HEARTBEAT, self._tick, sitting)
        try:
            while True:
                await sitting.changed.wait()
                sitting.changed.clear()
                if sitting.is_due and self._is_out(sitting):
                    return SIGNED_OUT
                told: list[str] = []
                while sitting.answers:
                    told.append(_written(sitting.answers.popleft()))
                sitting.taken.set()
                await self.weighed(sitting.table, sitting.language)
                state = self.told(sitting)
                if state.version != last:
                    told.append(state.text)
                elif first:
                    told.append(_written(SameState(last)))
                elif sitting.is_due:
                    told.append(_written(Beat()))
                last, first, sitting.is_due = state.version, False, False
                sitting.sending = loop.time()
                for text in told:
                    await socket.send_data(text)
                sitting.sending = 0.0
        finally:
            sitting.timer.cancel()

    def _tick(self, sitting: Sitting) -> None:
        """A sign of life, now and then; unless the last message still waits to be taken."""
        loop = asyncio.get_running_loop()
        if sitting.sending and loop.time() - sitting.sending > PATIENCE:
            sitting.writing.cancel()
            return
        sitting.is_due = True
        sitting.changed.set()
        pause = DELAYED if self._is_delayed(sitting) else HEARTBEAT
        sitting.timer = loop.call_later(pause, self._tick, sitting)

    def _is_out(self, sitting: Sitting) -> bool:
        """Whether somebody has signed out, or was, since he connected."""
        return sitting.holder is not None and sitting.holder.token not in self._house.accounts.ledger().tokens

    def _is_delayed(self, sitting: Sitting) -> bool:
        return bool(self._house.tables.known(sitting.table).table.helpers.get(sitting.person))

    async def _read(self, socket: WebSocket[Any, Any, Any], sitting: Sitting) -> int | None:
        refused = 0
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return None
            text = cast(str | bytes, message.get("text") or message.get("bytes") or b"")
            answer = await self._answer(text, sitting)
            refused = refused + 1 if isinstance(answer, DeedRefused) else 0
            await sitting.answer(answer)
            if refused >= REFUSED:
                return TOO_MANY

    async def _answer(self, text: str | bytes, sitting: Sitting) -> DeedDone | DeedRefused:
        key = ""
        try:
            sent = _SENT.decode(text)
            key = sent.key
            check_sizes(sent)
            done = await self.do(sitting.table, deed_of(sent), sitting.holder, key, sitting.seat)
        except ProblemsFound as trouble:
            problems = trouble.problems
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as trouble:
            problems = (Problem("request-form", found=str(trouble)[:LINE]),)
        except ValidationException as trouble:
            problems = misformed(trouble)
        except Exception as trouble:
            LOG.error("bug", exc_info=trouble)
            problems = (Problem("http-500", found="500"),)
        else:
            return DeedDone(key, done.again)
        return DeedRefused(key, said_problems(problems, sitting.language))


def deed_of(sent: Sent) -> Deed:
    if sent.command is not None and sent.act is None:
        return sent.command
    if sent.act is None or sent.command is not None:
        raise refuse("act-or-command", expected="act; command")
    return Acting(sent.act, sent.at, sent.board)


def _written(message: Struct) -> str:
    return msgspec.json.encode(message).decode()


def sittings_of(connection: Connection) -> Sittings:
    return cast(Sittings, connection.app.state.sittings)


def seat_named(text: str) -> Seat | None:
    return SEAT_BY_TEXT.get(text.upper())


@websocket("/api/live/{id:str}", guards=[guarded_socket])
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    id: FromPath[str],
    seen: FromQuery[str] = "",
    seat: FromQuery[str] = "",
    language: FromQuery[str] = "",
) -> None:
    """`seen`: the version that the client has. `language`: a browser cannot set the headers of a socket."""
    await socket.accept()
    try:
        house = house_of(socket)
        house.tables.known(id)
        spoken = language if language in house.settings.languages else language_of(socket)
        sitting = Sitting(id, holder_of(socket), seat_named(seat), spoken)
        await sittings_of(socket).serve(socket, sitting, seen)
    except ProblemsFound:
        refused(socket)
        await socket.close(UNKNOWN)
    except WebSocketDisconnect:
        pass
