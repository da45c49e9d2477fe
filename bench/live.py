"""Live tables: 500 of them with 2,000 players and 500 spectators, all over sockets of their own.

Every table plays the same board, whose calls and cards are known beforehand, so that the clients have little to do:
they share the machine with the server. Beside it a server of the same framework that does the least that can be done
at a table: what one says, all five are sent, as long as a state is.
"""

import asyncio
import os
import random
import resource
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket

from arbitro.bridge.cards import Card
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import SEATS, Seat
from arbitro.journal import open_journal
from arbitro.journal.fact import NewFact, Write
from arbitro.office.actor import Role
from arbitro.office.live.fact import (
    INDEX,
    PREFIX,
    SCHEMA,
    BoardLaid,
    SeatTaken,
    TableIndexed,
    TableKind,
    TableOpened,
    TableSettings,
    kind_of,
)
from arbitro.server.accounts import Accounts
from arbitro.server.running import run
from arbitro.server.settings import Settings
from arbitro.table.event import BoardPlaced, CallEvent, CardEvent, Mode
from arbitro.table.fold import after, begin
from arbitro.table.options import options
from bench.journal import line
from bench.server import SETTLING, Running, running

GOAL, SLOWEST = 0.5, 100  # of the least, and milliseconds of 99 in a hundred
TABLES, SPECTATORS = 500, 1  # each
A_SECOND = 100  # acts of all tables, while the time is taken: one table acts every five seconds
QUIET = 1.0  # seconds in which nothing comes
TOGETHER = 10  # tables that fill at once
PACED, FAST = 4, 8  # acts of a table at that pace, and as fast as it goes
DEAL = "N:K652.A84.KQ5.A72 T98.KT93.J98.KJ5 AQJ3.QJ7.A62.Q94 74.652.T743.T863"
STATE = 4_000  # bytes that the least sends
TEXT, PING, PONG = 1, 9, 10  # kinds of frames


class Deed(NamedTuple):
    """Who acts, and with what."""

    seat: Seat
    act: bytes


def course() -> list[Deed]:
    """The board: 1NT by South, and the first legal card every time."""
    table = begin(BoardPlaced(DEAL, 1, Seat.SOUTH, mode=Mode.STRICT))
    deeds: list[Deed] = []
    for call in ("1NT", "P", "P", "P"):
        turn = table.turn
        event: CallEvent | CardEvent = CallEvent(
            turn, next(one for one in options(table, turn).calls if one.value == call)
        )
        deeds.append(Deed(turn, msgspec.json.encode(event)))
        table = after(table, event)
    hands = {seat: list(Deal.parse(DEAL)[seat]) for seat in SEATS}
    while len(deeds) < 4 + 3 * 4:  # three tricks are enough
        turn = table.turn
        led = table.trick[0].card.suit if table.trick else None
        card: Card = next((one for one in hands[turn] if one.suit is led), hands[turn][0])
        hands[turn].remove(card)
        event = CardEvent(turn, card)
        deeds.append(Deed(Seat.SOUTH if turn is Seat.NORTH else turn, msgspec.json.encode(event)))
        table = after(table, event)
    return deeds


def prepared(database: str, tables: int) -> list[dict[Seat, str]]:
    """Tables with a board on each, and the tokens of those who sit there."""
    now = datetime.now(UTC)

    def line_of(fact: Any) -> NewFact:
        return NewFact(kind_of(fact), msgspec.json.encode(fact), now, "", "house", SCHEMA)

    with open_journal(database) as journal:
        accounts = Accounts(journal, lambda: datetime.now(UTC))
        tokens = []
        for n in range(tables):
            people = {seat: f"person/{n}{seat.value}" for seat in SEATS}
            opened = TableOpened(
                id=name(n), kind=TableKind.CASUAL, by=people[Seat.NORTH], settings=TableSettings(), secret="0" * 64
            )
            taken = [SeatTaken(seat=seat, person=people[seat]) for seat in SEATS]
            facts = tuple(map(line_of, (opened, *taken, BoardLaid(n=1))))
            board = line_of(BoardPlaced(DEAL, 1, Seat.SOUTH, mode=Mode.STRICT))
            journal.append_all(
                [
                    Write(PREFIX + name(n), 0, facts),
                    Write(f"{PREFIX}{name(n)}/1", 0, (board,)),
                    Write(INDEX, None, (line_of(TableIndexed(name(n), True, people[Seat.NORTH])),)),
                ]
            )
            tokens.append({seat: accounts.give(people[seat], Role.PUBLIC) for seat in SEATS})
        return tokens


def name(n: int) -> str:
    return f"t{n}"


def ours(port: int, database: str) -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    settings = Settings(
        address="127.0.0.1",
        port=port,
        database=database,
        languages=("en",),
        acts_a_minute=10**9,
        proxy="127.0.0.1",  # which may have as many connections as it likes
    )
    run(settings)


# -- the least that can be done


def least(port: int) -> None:
    here: dict[str, set[WebSocket[Any, Any, Any]]] = {}
    text = "x" * STATE

    @websocket("/api/live/{id:str}")
    async def table(socket: WebSocket[Any, Any, Any], id: str) -> None:
        await socket.accept()
        here.setdefault(id, set()).add(socket)
        await socket.send_data(text)
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                here[id].discard(socket)
                return
            for one in here[id]:
                await one.send_data(text)

    app = Litestar([table], openapi_config=None)
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="critical", access_log=False, ws_per_message_deflate=False)


# -- the clients


class Screen(asyncio.Protocol):
    """A client of a WebSocket that looks no further into a message than it must."""

    def __init__(self) -> None:
        self.position = b""
        self.states = 0
        self.told: asyncio.Future[None] | None = None
        self.wants = 0
        self._buffer = bytearray()
        self._is_open = False
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if self.told is not None and not self.told.done():
            self.told.set_exception(exc or ConnectionError("the server has hung up"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            head, mark, rest = self._buffer.partition(b"\r\n\r\n")
            if not mark:
                return
            assert head.startswith(b"HTTP/1.1 101"), bytes(head)
            self._buffer, self._is_open = rest, True
        while (message := self._message()) is not None:
            self._heard(message)

    def _message(self) -> bytes | None:
        buffer = self._buffer
        if len(buffer) < 2 or (buffer[1] == 126 and len(buffer) < 4):
            return None
        length, start = buffer[1], 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        if len(buffer) < start + length:
            return None
        kind, message = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind == PING:
            self._write(0x80 | PONG, message)
        return message if kind == TEXT else b""

    def _heard(self, message: bytes) -> None:
        if message.startswith(b'{"type":"refused"'):
            raise AssertionError(message)
        if message and not message.startswith((b'{"type":"done"', b'{"type":"beat"')):
            at = message.find(b'"position":"', 0, 100)
            self.position = message[at + 12 : at + 28] if at >= 0 else b""
            self.states += 1
            if self.told is not None and self.states >= self.wants and not self.told.done():
                self.told.set_result(None)

    def say(self, text: bytes) -> None:
        self._write(0x80 | TEXT, text)

    def _write(self, kind: int, text: bytes) -> None:
        """Masked with nothing."""
        size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self.transport.write(bytes((kind,)) + size + bytes(4) + text)

    async def reach(self, states: int) -> None:
        if self.states < states:
            self.wants, self.told = states, asyncio.get_running_loop().create_future()
            await self.told


async def connect(port: int, table: str, token: str) -> Screen:
    loop = asyncio.get_running_loop()
    _, screen = await loop.create_connection(Screen, "127.0.0.1", port)
    signed = f"authorization: Bearer {token}\r\n" if token else ""
    screen.transport.write(
        f"GET /api/live/{table} HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n{signed}"
        "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    await screen.reach(1)
    return screen


class Played:
    """One table: the four screens, those of spectators, and how far it is."""

    def __init__(self, screens: dict[Seat, Screen], others: list[Screen]) -> None:
        self.screens, self.others, self.done = screens, others, 0

    async def act(self, deed: Deed) -> float:
        """Seconds from the act to the last screen."""
        self.done += 1
        acts = self.screens[deed.seat]
        everybody = (*self.screens.values(), *self.others)
        wants = [(screen, screen.states + 1) for screen in everybody]
        began = time.perf_counter()
        acts.say(b'{"key":"%d","at":"%s","act":%s}' % (self.done, acts.position, deed.act))
        for screen, states in wants:
            await screen.reach(states)
        return time.perf_counter() - began


async def sat_down(port: int, table: str, own: dict[Seat, str]) -> Played:
    screens = await asyncio.gather(*(connect(port, table, own[seat]) for seat in SEATS))
    others = [await connect(port, table, "") for _ in range(SPECTATORS)]
    return Played(dict(zip(SEATS, screens, strict=True)), others)


@asynccontextmanager
async def seated(port: int, tokens: Sequence[dict[Seat, str]]) -> AsyncIterator[list[Played]]:
    tables: list[Played] = []
    for start in range(0, len(tokens), TOGETHER):
        some = enumerate(tokens[start : start + TOGETHER], start)
        tables += await asyncio.gather(*(sat_down(port, name(n), own) for n, own in some))
    await settled(tables)  # who came later was told to who came before
    try:
        yield tables
    finally:
        for table in tables:
            for screen in (*table.screens.values(), *table.others):
                screen.transport.abort()


async def settled(tables: Sequence[Played]) -> None:
    """Until nothing more comes."""
    before = -1
    while (
        now := sum(screen.states for table in tables for screen in (*table.screens.values(), *table.others))
    ) != before:
        before = now
        await asyncio.sleep(QUIET)


async def paced(tables: Sequence[Played], deeds: Sequence[Deed]) -> list[float]:
    """Acts at an even pace, each at another table."""
    order = [(table, deed) for deed in deeds for table in random.Random(1).sample(tables, len(tables))]
    began = time.perf_counter()
    running = []
    for n, (table, deed) in enumerate(order):
        await asyncio.sleep(max(0.0, began + n / A_SECOND - time.perf_counter()))
        running.append(asyncio.create_task(table.act(deed)))
    return list(await asyncio.gather(*running))


async def fast(tables: Sequence[Played], deeds: Sequence[Deed]) -> float:
    """Acts a second, when every table goes on as soon as all have seen the last."""

    async def one(table: Played) -> None:
        for deed in deeds:
            await table.act(deed)

    began = time.perf_counter()
    await asyncio.gather(*map(one, tables))
    return len(tables) * len(deeds) / (time.perf_counter() - began)


class Found(NamedTuple):
    a_second: float
    middle: float  # milliseconds
    slowest: float  # of 99 in a hundred
    work: float  # milliseconds of the processor for an act
    memory: float  # kilobytes for a table
    filling: float  # seconds until everybody sits
    coming: float  # milliseconds of the processor for one who comes


async def measured(server: Running, tokens: Sequence[dict[Seat, str]], deeds: Sequence[Deed]) -> Found:
    before, worked, began = server.megabytes, server.worked, time.perf_counter()
    async with seated(server.port, tokens) as tables:
        filling = time.perf_counter() - began - QUIET
        coming = (server.worked - worked) / (len(tables) * (4 + SPECTATORS))
        memory = (server.megabytes - before) * 1024 / len(tables)
        taken = await paced(tables, deeds[:PACED])
        worked = server.worked
        a_second = await fast(tables, deeds[PACED : PACED + FAST])
        work = (server.worked - worked) / (len(tables) * FAST)
    cuts = statistics.quantiles(taken, n=100, method="inclusive")
    return Found(a_second, cuts[49] * 1000, cuts[98] * 1000, work, memory, filling, coming)


def report(tables: int = TABLES) -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    people = f"{tables} tables, {4 * tables:,} players, {SPECTATORS * tables} spectators"
    print(f"\nlive tables: {people}; load of the machine {os.getloadavg()[0]:.1f}")
    deeds = course()
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "club.db")
        tokens = prepared(database, tables)
        with running(least) as them:
            theirs = asyncio.run(measured(them, tokens, deeds))
        with running(ours, database) as us:
            time.sleep(SETTLING)
            own = asyncio.run(measured(us, tokens, deeds))
    print(
        f"{'everybody sits after':38}{own.filling:.1f} s, the least {theirs.filling:.1f}; of the processor "
        f"{own.coming:.2f} ms for one who comes, the least {theirs.coming:.2f}"
    )
    line("acts a second, and the least", own.a_second, theirs.a_second, own.a_second / theirs.a_second, GOAL)
    print(
        f"{'':38}from an act to the last screen, {A_SECOND} acts a second: p50 {own.middle:.1f} ms, "
        f"p99 {own.slowest:.1f} ms (goal {SLOWEST}); the least {theirs.middle:.1f}, {theirs.slowest:.1f}\n"
        f"{'':38}of the processor {own.work:.2f} ms an act, the least {theirs.work:.2f}; {own.memory:.0f} kB a table "
        f"with {4 + SPECTATORS} sockets, the least {theirs.memory:.0f}; load then {os.getloadavg()[0]:.1f}\n"
        f"{'':38}by the processor {theirs.work / own.work:.2f}x"
    )


if __name__ == "__main__":
    report()
