"""A server as a process of its own, and clients that write without end.

with Server(database) as server:                # on a free port
    load(server.url, writers, 20, then=server.kill)
"""

import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from threading import Event
from typing import Any, Self

import httpx

from arbitro.contest.contestant import Pair
from arbitro.contest.facts.event import Penalised
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.journal import Journal, open_journal, postgres
from arbitro.office.actor import Actor, Role
from arbitro.office.live import online
from arbitro.office.office import PREFIX, Office
from arbitro.office.payload import read_fact
from arbitro.office.people import Appoint, CreateEvent, Enter
from arbitro.server import running
from arbitro.server.accounts import Accounts
from arbitro.server.running import run
from arbitro.server.settings import Settings

PATIENCE = 60.0  # seconds until a server has started, on a machine that is busy
COMMAND = "from arbitro.cli import main; main()"
DIRECTOR = "director"
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload([__name__])


def free_port() -> int:
    """A port that nobody gets who asks for any: a connection to it has just ended, so that it is kept for a while from
    everybody but those who name it and would use it again, as servers do."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        with socket.create_connection(("127.0.0.1", port)):
            listening.accept()[0].close()
        return port


class Process(subprocess.Popen[str]):
    """Does not outlive a test that fails."""

    def __exit__(self, kind: type[BaseException] | None, *rest: Any) -> None:
        if kind is not None:
            self.kill()
        super().__exit__(kind, *rest)


def arbitro(*words: str, **more: Any) -> Process:
    """The command line as a process."""
    return Process([sys.executable, "-c", COMMAND, *words], text=True, **more)


def _serve(settings: Settings, patience: float) -> None:
    """In a process of its own, whose logs go nowhere, and who reads nothing that nobody asks for."""
    setattr(postgres, "PATIENCE", patience)  # noqa: B010
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    setattr(running, "read_ahead", lambda *_: None)  # noqa: B010
    run(settings)


def _serve_until_recorded(settings: Settings, patience: float) -> None:
    """The same; it kills itself when it would record what a live table has made of a board."""
    setattr(online, "played", lambda *_: os.kill(os.getpid(), signal.SIGKILL))  # noqa: B010
    _serve(settings, patience)


class Server:
    """The server as a real process, forked from one that has everything imported already. `dies`: when a live table has
    a result, before it is in the event. `patience`: seconds for a database to come back."""

    def __init__(self, database: str, *, dies: bool = False, patience: float = postgres.PATIENCE) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        english = ("en",)
        settings = Settings(
            address="127.0.0.1", port=self.port, database=database, languages=english, commands_a_minute=60_000
        )
        serve = _serve_until_recorded if dies else _serve
        self.process = FORKS.Process(target=serve, args=(settings, patience), daemon=True)
        self.process.start()

    def __enter__(self) -> Self:
        wait_for(self.url, self.process.is_alive)
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def kill(self) -> None:
        self.process.kill()
        self.process.join()

    def stop(self) -> None:
        """Asks it to stop, which it does by itself."""
        self.process.terminate()
        self.process.join(PATIENCE)
        assert self.process.exitcode in (0, -signal.SIGTERM)


def wait_for(url: str, alive: Callable[[], bool] = lambda: True) -> None:
    until = time.monotonic() + PATIENCE
    with httpx.Client(verify=False, timeout=PATIENCE) as client:
        while time.monotonic() < until:
            assert alive(), "the server did not start"
            try:
                if client.get(f"{url}/ready").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
    raise AssertionError("the server did not answer")


class Writer:
    """A director who penalises, each time with an amount that nobody else uses."""

    def __init__(self, number: int, event: str, token: str) -> None:
        self.number, self.event, self.token = number, event, token
        self.next = 1
        self.acknowledged: list[tuple[int, int]] = []  # version and amount

    @property
    def amount(self) -> int:
        return self.number * 1_000_000 + self.next

    def send(self, client: httpx.Client, url: str) -> int:
        """Once; what the server answers. Until it is acknowledged the same command is sent with the same key."""
        body = {"command": "penalise", "contestant": "1", "amount": str(self.amount), "unit": "percent_of_top"}
        headers = {"authorization": f"Bearer {self.token}", "idempotency-key": str(self.amount)}
        answer = client.post(f"{url}/api/events/{self.event}/commands", json=body, headers=headers)
        if answer.status_code == 200:
            self.acknowledged.append((answer.json()["version"], self.amount))
            self.next += 1
        return answer.status_code


REFUSALS = frozenset({409, 429, 503})  # somebody was quicker, too often, the database is away: it is sent again


def load(url: str, writers: Sequence[Writer], more: int, then: Callable[[], object] = lambda: None) -> None:
    """All writers at once, until so many more commands are acknowledged; `then` happens while they write."""
    stop = Event()

    def write(writer: Writer) -> None:
        with httpx.Client(verify=False, timeout=PATIENCE) as client:
            while not stop.is_set():
                try:
                    status = writer.send(client, url)
                except httpx.TransportError:
                    time.sleep(0.01)
                    continue
                assert status == 200 or status in REFUSALS, status
                if status != 200:
                    time.sleep(0.02)

    before = acknowledged(writers)
    with ThreadPoolExecutor(len(writers)) as pool:
        running = [pool.submit(write, writer) for writer in writers]
        try:
            for count in range(before + 1, before + more + 1):  # a minute for each, however busy the machine is
                wait_until(lambda: acknowledged(writers) >= count or any(one.done() for one in running))  # noqa: B023
            then()
        finally:
            stop.set()
        for one in running:
            one.result()


def acknowledged(writers: Iterable[Writer]) -> int:
    return sum(len(writer.acknowledged) for writer in writers)


def wait_until(reached: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not reached():
        assert time.monotonic() < until, "it never happened"
        time.sleep(0.01)


def prepared(database: str, events: int, writers: int) -> list[Writer]:
    """Events with a director, and writers that are signed in, some to each event."""
    with open_journal(database) as journal:
        office, accounts = Office(journal, _now), Accounts(journal, _now)
        organiser = Actor(Role.ORGANISER, "organiser")
        plan = Plan(name="Club", form="pairs", phases=(PhasePlan(rounds=3, boards=1),))
        ids = []
        for _ in range(events):
            id = office.do(CreateEvent(name="Club", date="2026-05-14", plan=plan), organiser).event
            office.do(Appoint(person=DIRECTOR, role=Role.DIRECTOR), organiser, id)
            office.do(Enter(contestants=(Pair("1", ("1 N", "1 S")), Pair("2", ("2 N", "2 S")))), organiser, id)
            ids.append(id)
        return [
            Writer(n, ids[n % events], accounts.give(DIRECTOR, Role.DIRECTOR, event=ids[n % events]))
            for n in range(1, writers + 1)
        ]


def check(journal: Journal, writers: Sequence[Writer]) -> int:
    """Every acknowledged fact is there, once, at its version; whatever else is there was sent. How many there are."""
    assert journal.verify().problems == ()
    found = 0
    for event in {writer.event for writer in writers}:
        kept: list[tuple[int, int]] = []
        for one in journal.read(PREFIX + event):
            fact = read_fact(one.kind, one.schema, one.payload)
            if isinstance(fact, Penalised):
                kept.append((one.version, int(fact.amount)))
        amounts = [amount for _, amount in kept]
        assert len(set(amounts)) == len(amounts), "a fact is there twice"
        here = [writer for writer in writers if writer.event == event]
        assert {one for writer in here for one in writer.acknowledged} <= set(kept)
        for writer in here:
            own = [amount for amount in amounts if amount // 1_000_000 == writer.number]
            first = writer.number * 1_000_000 + 1
            assert own == list(range(first, first + len(own)))  # in the order in which they were sent
            assert len(own) - len(writer.acknowledged) in (0, 1)  # the last may have been kept and not answered
        found += len(amounts)
    return found


def _now() -> datetime:
    return datetime.now(UTC)
