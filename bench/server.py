"""The server: results entered over HTTP, and live updates told to many, against doors of the same framework that do
the least that can be done: one that reads the same command and writes nothing, one that sends back what it hears.

Before that, how long a start takes. Servers are processes of their own; the clients share one loop here, and write
their requests beforehand.
"""

import asyncio
import multiprocessing
import os
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, NamedTuple
from urllib.request import urlopen

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, post, websocket
from litestar.params import HeaderParameter

from arbitro.contest.contestant import Pair
from arbitro.contest.facts.log import read_exact, write_exact
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.journal import open_journal
from arbitro.office.actor import Actor, Role
from arbitro.office.office import Office
from arbitro.office.penalties import Penalise
from arbitro.office.people import Appoint, CreateEvent, Enter
from arbitro.office.results import EnterResult
from arbitro.office.room.tables import contest_of
from arbitro.office.seating import BeginRound, EndRound, SeatSection
from arbitro.office.subjects import AnyCommand
from arbitro.scoring.penalty import Unit
from arbitro.server.accounts import Accounts
from arbitro.server.running import run
from arbitro.server.settings import Settings
from bench.journal import line

GOAL = 0.5
STARTED, STARTED_ANEW = 2.5, 5.0  # seconds of the processor, the goals
STARTS = 3
CLIENTS, LISTENERS = 100, 2_000
PAIRS, ROUNDS, BOARDS = 14, 13, 2  # of an event: 7 tables, 182 results
EVENTS = 10
ALONE = 150  # results of the one client
ROUNDS_OF_NEWS = 5
PATIENCE = 120.0  # seconds
SETTLING = 15.0  # after the start, when the book is read
SCORER, DIRECTOR = Actor(Role.SCORER, "scorer"), Actor(Role.DIRECTOR, "director")
ORGANISER = Actor(Role.ORGANISER, "organiser")
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload([__name__])


# -- the least that can be done


class Read(msgspec.Struct):
    event: str
    version: int


@post("/api/events/{id:str}/commands", status_code=200)
async def read_only(
    id: str, data: AnyCommand, idempotency_key: Annotated[str, HeaderParameter(name="Idempotency-Key")]
) -> Read:
    """The same body, read and checked; nothing is written."""
    return Read(id, len(idempotency_key) + bool(data))


@websocket("/live")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await socket.send_data(str(message.get("text") or ""))


def least(port: int) -> None:
    from fractions import Fraction

    app = Litestar(
        [read_only, echo],
        type_decoders=[(lambda form: form is Fraction, read_exact)],
        type_encoders={Fraction: write_exact},
        openapi_config=None,
    )
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="critical", access_log=False)


def ours(port: int, database: str) -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    run(Settings(address="127.0.0.1", port=port, database=database, languages=("en",), commands_a_minute=10**9))


class Running(NamedTuple):
    port: int
    pid: int

    @property
    def megabytes(self) -> float:
        """What it holds in memory."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    @property
    def worked(self) -> float:
        """Milliseconds of the processor that all its threads have had, whoever else is on the machine."""
        threads = Path(f"/proc/{self.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e6


@contextmanager
def running(target: Callable[..., None], *more: str) -> Iterator[Running]:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port: int = tried.getsockname()[1]
    process = FORKS.Process(target=target, args=(port, *more))  # no daemon: those have no workers
    process.start()
    try:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                assert process.is_alive()
                assert time.monotonic() < until
                time.sleep(0.05)
        assert process.pid is not None
        yield Running(port, process.pid)
    finally:
        process.kill()
        process.join()


# -- an evening to be entered


class Prepared(NamedTuple):
    events: tuple[str, ...]
    scorer: str  # tokens
    director: str
    entries: tuple[tuple[str, bytes], ...]  # an event, and a result of it


def prepared(database: str) -> Prepared:
    """Events whose rounds have all begun, with everything that is to be entered."""
    entries: list[tuple[str, bytes]] = []
    events = []
    plan = Plan(name="Club", form="pairs", phases=(PhasePlan(rounds=ROUNDS, boards=BOARDS),))
    pairs = tuple(Pair(str(n), (f"{n} N", f"{n} S")) for n in range(1, PAIRS + 1))
    with open_journal(database) as journal:
        office, accounts = Office(journal, now), Accounts(journal, now)
        for _ in range(EVENTS):
            id = office.do(CreateEvent(name="Club", date="2026-05-14", plan=plan), ORGANISER).event
            for actor in (SCORER, DIRECTOR):
                office.do(Appoint(person=actor.person, role=actor.role), ORGANISER, id)
            office.do(Enter(contestants=pairs), ORGANISER, id)
            office.do(SeatSection(), ORGANISER, id)
            for round in range(1, ROUNDS + 1):
                office.do(BeginRound(round=round), ORGANISER, id)
                office.do(EndRound(round=round), ORGANISER, id)
            events.append(id)
            phase = contest_of(office.event(id)).phases[""]
            for at in sorted(phase.tables):
                for board in phase.boards_at(at):
                    spot = {"round": at.round, "table": at.table}
                    told = msgspec.convert(
                        {"at": spot, "board": board, "recorded": Recorded(result="4S N =")},
                        EnterResult,
                        from_attributes=True,
                    )
                    entries.append((id, msgspec.json.encode(told, enc_hook=write_exact)))
        scorer, director = (accounts.give(actor.person, actor.role) for actor in (SCORER, DIRECTOR))
        return Prepared(tuple(events), scorer, director, tuple(entries))


def request(event: str, body: bytes, token: str, key: str) -> bytes:
    head = (
        f"POST /api/events/{event}/commands HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer {token}\r\n"
        f"idempotency-key: {key}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


class Connection:
    """Keeps open, and asks one thing after the other."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def ask(self, request: bytes) -> int:
        self.writer.write(request)
        head = await self.reader.readuntil(b"\r\n\r\n")
        length = next(int(one[15:]) for one in head.lower().split(b"\r\n") if one.startswith(b"content-length:"))
        await self.reader.readexactly(length)
        return int(head[9:12])


@asynccontextmanager
async def connected(port: int) -> AsyncIterator[Connection]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield Connection(reader, writer)
    finally:
        writer.close()


class Timed(NamedTuple):
    a_second: float
    middle: float  # milliseconds
    slowest: float  # of 99 in a hundred
    again: int  # commands that somebody else was quicker than, and that were sent again


async def entered(port: int, requests: Sequence[bytes], clients: int) -> Timed:
    taken: list[float] = []
    again = 0

    async def client(own: Sequence[bytes]) -> None:
        nonlocal again
        async with connected(port) as connection:
            for one in own:
                began = time.perf_counter()
                while (status := await connection.ask(one)) != 200:
                    assert status == 409, status
                    again += 1
                taken.append(time.perf_counter() - began)

    began = time.perf_counter()
    await asyncio.gather(*(client(requests[n::clients]) for n in range(clients)))
    seconds = time.perf_counter() - began
    cuts = statistics.quantiles(taken, n=100, method="inclusive")
    return Timed(len(requests) / seconds, cuts[49] * 1000, cuts[98] * 1000, again)


def compare(what: str, database: str) -> None:
    there = prepared(database)
    made = [request(event, body, there.scorer, str(n)) for n, (event, body) in enumerate(there.entries)]
    made = [made[n] for start in range(EVENTS) for n in range(start, len(made), EVENTS)]
    alone, rest = made[:ALONE], made[ALONE:]
    with running(ours, database) as us, running(least) as them:
        time.sleep(SETTLING)
        for clients, requests in ((1, alone), (CLIENTS, rest)):
            before = them.worked, us.worked
            theirs = asyncio.run(entered(them.port, requests, clients))
            own = asyncio.run(entered(us.port, requests, clients))
            least_work, work = (
                (server.worked - was) / len(requests) for server, was in zip((them, us), before, strict=True)
            )
            line(
                f"{what}: results by {clients} at once",
                own.a_second,
                theirs.a_second,
                own.a_second / theirs.a_second,
                GOAL,
            )
            print(
                f"{'':38}p50 {own.middle:.1f} ms, p99 {own.slowest:.1f} ms; the least: {theirs.middle:.1f}, "
                f"{theirs.slowest:.1f}; sent again {own.again}\n{'':38}of the processor {work:.2f} ms a command, the "
                f"least {least_work:.2f} ms: {least_work / work:.2f}"
            )


# -- the start


def started(folder: Path, *, cached: bool) -> tuple[float, float]:
    """From the command until the first answer: seconds, and those of the processor. Bytecode is cached in the folder,
    or nowhere."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port: int = tried.getsockname()[1]
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(folder / "bytecode"), "PYTHONDONTWRITEBYTECODE": ""}
    if not cached:
        environment |= {"PYTHONPYCACHEPREFIX": str(folder / "nowhere"), "PYTHONDONTWRITEBYTECODE": "1"}
    words = ("serve", "--address", "127.0.0.1", "--port", str(port), "--database", str(folder / "start.db"))
    command = [sys.executable, "-c", "from arbitro.cli import main; main()", *words]
    began = time.perf_counter()
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet) as server:
        try:
            while not _answers(port):
                assert server.poll() is None
                assert time.perf_counter() - began < PATIENCE
                time.sleep(0.01)
            seconds = time.perf_counter() - began
            user, system = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
            return seconds, (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
        finally:
            server.kill()


def _answers(port: int) -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{port}/health", timeout=PATIENCE) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def starts(folder: Path) -> None:
    started(folder, cached=True)  # fills the cache
    for what, cached, goal in (("cached", True, STARTED), ("not cached", False, STARTED_ANEW)):
        found = [started(folder, cached=cached) for _ in range(STARTS)]
        seconds, processor = min(one for one, _ in found), min(one for _, one in found)
        print(
            f"{f'until the first answer, bytecode {what}':60}{seconds:5.2f} s, of the processor {processor:5.2f} s, "
            f"goal {goal:.1f} s; the best of {STARTS}"
        )


# -- live


class Listener:
    """A client of a WebSocket, with just what is needed here."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def connect(cls, port: int, path: str, address: str) -> "Listener":
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        writer.write(
            f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head
        return cls(reader, writer)

    async def hear(self) -> bytes:
        """The next message; what the protocol says for itself is passed over."""
        while True:
            kind, length = await self.reader.readexactly(2)
            if length == 126:
                length = int.from_bytes(await self.reader.readexactly(2), "big")
            text = await self.reader.readexactly(length)
            if kind & 15 == 1:
                return text

    def say(self, text: bytes) -> None:
        """Short, and masked with nothing."""
        self.writer.write(bytes((0x81, 0x80 | len(text))) + bytes(4) + text)


async def listeners(port: int, path: str, count: int) -> list[Listener]:
    """A hundred from each address: none may have many more."""
    found: list[Listener] = []
    while len(found) < count:
        some, address = min(100, count - len(found)), f"127.0.1.{len(found) // 100 + 1}"
        found += await asyncio.gather(*(Listener.connect(port, path, address) for _ in range(some)))
    return found


async def told(us: Running, there: Prepared, count: int) -> tuple[float, float]:
    """Messages a second when something happens in an event that everybody listens to; megabytes for a thousand."""
    before = us.megabytes
    event = there.events[0]
    all_of_them = await listeners(us.port, f"/api/events/{event}/live?after=1000000", count)
    await asyncio.gather(*(one.hear() for one in all_of_them))  # where the event stands
    memory = (us.megabytes - before) * 1000 / count
    taken = []
    async with connected(us.port) as connection:
        for n in range(ROUNDS_OF_NEWS):
            fine = Penalise(contestant="1", amount=str(n + 1), unit=Unit.PERCENT_OF_TOP)
            asking = request(event, msgspec.json.encode(fine), there.director, f"news {n}")
            began = time.perf_counter()
            status, *_ = await asyncio.gather(connection.ask(asking), *(one.hear() for one in all_of_them))
            taken.append(time.perf_counter() - began)
            assert status == 200
    for one in all_of_them:
        one.writer.close()
    return count / statistics.median(taken), memory


async def echoed(them: Running, count: int) -> tuple[float, float]:
    before = them.megabytes
    all_of_them = await listeners(them.port, "/live", count)
    memory = (them.megabytes - before) * 1000 / count
    taken = []
    for _ in range(ROUNDS_OF_NEWS):
        began = time.perf_counter()
        for one in all_of_them:
            one.say(b'{"version":1234,"kinds":["penalised"]}')
        await asyncio.gather(*(one.hear() for one in all_of_them))
        taken.append(time.perf_counter() - began)
    for one in all_of_them:
        one.writer.close()
    return count / statistics.median(taken), memory


def fan_out(database: str) -> None:
    there = prepared(database)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    count = min(LISTENERS, most - 200) if most != resource.RLIM_INFINITY else LISTENERS
    with running(ours, database) as us, running(least) as them:
        theirs, plain = asyncio.run(echoed(them, count))
        own, memory = asyncio.run(told(us, there, count))
    line(f"live: messages to {count:,} clients, echo", own, theirs, own / theirs, GOAL)
    print(f"{'':38}{memory:.0f} MB for 1,000 clients; the least: {plain:.0f} MB")


def report() -> None:
    print("\nthe server: commands and messages per second, and what they are compared with")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        starts(folder)
        compare("SQLite", str(folder / "club.db"))
        fan_out(str(folder / "live.db"))
        if find_spec("pgserver") is None:
            print("PostgreSQL: pgserver is not installed")
            return
        from pgserver.postgres_server import get_server

        server = get_server(folder / "postgres", cleanup_mode="stop")
        try:
            compare("PostgreSQL", server.get_uri())
        finally:
            server.cleanup()


def now() -> datetime:
    return datetime.now(UTC)


if __name__ == "__main__":
    report()
