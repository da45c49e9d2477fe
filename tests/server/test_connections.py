"""Who opens connections and says nothing, or never ends, is cut off; everybody else is answered meanwhile."""

import asyncio
import socket
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import uvicorn
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from arbitro.book.problem import ProblemsFound, refuse
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.journal import open_journal
from arbitro.office.office import Office
from arbitro.office.state import Event
from arbitro.server import connections, health
from arbitro.server.accounts import Accounts
from arbitro.server.connections import FROM_ONE, HEAD, Patient
from arbitro.server.running import opened as opened_house
from arbitro.server.running import server_of
from arbitro.server.settings import Settings
from arbitro.server.strangers import AT_ONCE, WAITING, Strangers
from tests.gather import gathered
from tests.server.club import ORGANISER, PASSWORD, PUBLIC, Club
from tests.server.process import PATIENCE, Server, free_port, wait_until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(str(tmp_path_factory.mktemp("connections") / "club.db")) as server:
        yield server


def opened(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def is_cut(line: socket.socket) -> bool:
    """Whether the other side ends it, before anything is answered."""
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The port of a server that waits for a second only, and answers nothing."""
    monkeypatch.setattr(connections, "REQUEST", 1.0)

    async def waits(_scope: object, _receive: object, _send: object) -> None:
        await asyncio.sleep(PATIENCE)

    with serving(waits) as port:
        yield port


@contextmanager
def serving(app: Any) -> Iterator[int]:
    """The port of a server of this application."""
    server = uvicorn.Server(uvicorn.Config(app, lifespan="off", http=Patient, log_level="critical"))
    with closing(socket.socket()) as listening, ThreadPoolExecutor(1) as aside:
        listening.bind(("127.0.0.1", 0))
        runs = aside.submit(server.run, [listening])
        wait_until(lambda: server.started)
        yield listening.getsockname()[1]
        server.should_exit = server.force_exit = True
        runs.result()


def test_half_a_request_is_not_waited_for_without_end(impatient: int) -> None:
    half = (
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/rule HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{",
    )
    with ExitStack() as stack:
        lines: dict[bytes, socket.socket] = {}
        for sent in half:
            lines[sent] = stack.enter_context(socket.create_connection(("127.0.0.1", impatient), PATIENCE))
            with suppress(ConnectionError):  # cut already, on a busy machine
                lines[sent].sendall(sent)
        for sent, line in lines.items():
            assert is_cut(line), sent


def test_a_head_without_end_is_cut_off(server: Server) -> None:
    with opened(server) as line:
        try:
            line.sendall(b"GET / HTTP/1.1\r\n" + b"X: " + b"x" * (2 * HEAD))
        except ConnectionError:
            return
        assert is_cut(line)


def test_one_address_has_so_many_connections(server: Server) -> None:
    lines = [opened(server) for _ in range(FROM_ONE + 1)]
    try:
        assert is_cut(lines[-1])
    finally:
        for line in lines:
            line.close()
    httpx.get(f"{server.url}/health", timeout=PATIENCE)


def test_a_live_connection_counts_as_long_as_it_is_open(server: Server) -> None:
    """A phone that comes back to it a hundred times in an evening is still let in; one that keeps too many is not."""
    address = f"{server.url}/api/events/x/live".replace("http", "ws")
    for _ in range(FROM_ONE + 10):
        with connect(address) as line, pytest.raises(ConnectionClosed):
            line.recv()  # there is no such event
    assert httpx.get(f"{server.url}/health", timeout=PATIENCE).status_code == 200


def test_where_all_have_too_many_whoever_has_most_loses_the_oldest(
    impatient: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "REQUEST", PATIENCE)
    monkeypatch.setattr(connections, "IN_ALL", 5)
    here = ("127.0.0.1", impatient)
    addresses = ("127.0.0.2", "127.0.0.3", "127.0.0.3", "127.0.0.3", "127.0.0.4", "127.0.0.5")
    lines = [socket.create_connection(here, PATIENCE, (address, 0)) for address in addresses]
    with ExitStack() as open_lines:
        for line in lines:
            open_lines.enter_context(line)
        assert is_cut(lines.pop(1))
        for line in lines:
            line.settimeout(0.01)
            with pytest.raises(TimeoutError):  # still open
                line.recv(1)


def test_an_answer_that_nobody_reads_is_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "ANSWER", 0.5)

    async def tells(_scope: object, _receive: object, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for _ in range(100):
            await send({"type": "http.response.body", "body": bytes(2**20), "more_body": True})

    with serving(tells) as port, socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        wait_until(lambda: bool(connections._open))
        wait_until(lambda: not connections._open)


def test_a_phone_that_keeps_its_connection_is_answered_again(server: Server) -> None:
    with httpx.Client(timeout=PATIENCE) as client:
        assert [client.get(f"{server.url}/health").status_code for _ in range(3)] == [200] * 3


def test_figures_are_for_the_machine_itself(server: Server) -> None:
    assert httpx.get(f"{server.url}/metrics", timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize(("proxy", "is_believed"), [("", False), ("192.0.2.9", False), ("127.0.0.1", True)])
def test_nobody_but_a_named_proxy_says_where_a_request_comes_from(
    tmp_path: Path, proxy: str, is_believed: bool
) -> None:
    """Else a stranger would be as many strangers as he likes, or the machine itself, which alone sees the figures. What
    a proxy passes on of the stranger's own word counts for nothing."""
    settings = Settings(address="127.0.0.1", port=free_port(), database=str(tmp_path / "club.db"), proxy=proxy)
    with running(settings) as url:
        for told in ("10.0.0.1", "127.0.0.1, 10.0.0.1"):
            answer = httpx.get(f"{url}/metrics", headers={"x-forwarded-for": told}, timeout=PATIENCE)
            assert answer.status_code == (403 if is_believed else 200)


@contextmanager
def running(settings: Settings) -> Iterator[str]:
    """A server in a thread of its own."""
    with opened_house(settings) as house:
        server = server_of(house)
        thread = Thread(target=server.run)
        thread.start()
        wait_until(lambda: server.started)
        yield f"http://127.0.0.1:{settings.port}"
        server.should_exit = True
        thread.join(PATIENCE)


def test_a_database_is_for_nobody_else(tmp_path: Path) -> None:
    with Server(str(tmp_path / "club.db")):
        assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}


def test_a_database_that_somebody_else_holds_keeps_nobody_from_reading(tmp_path: Path) -> None:
    """Whoever writes waits for it alone."""
    database = tmp_path / "club.db"
    with open_journal(database) as journal:
        Accounts(journal, lambda: datetime.now(UTC)).make("organiser", "thirteen pairs")
    with Server(str(database)) as server, ThreadPoolExecutor(1) as aside:
        signed = httpx.post(
            f"{server.url}/api/sign-in", json={"login": "organiser", "password": "thirteen pairs"}, timeout=PATIENCE
        )
        headers = {"authorization": f"Bearer {signed.json()['token']}"}
        with closing(sqlite3.connect(database, isolation_level=None)) as foreign:
            foreign.execute("BEGIN IMMEDIATE")
            leaving = aside.submit(httpx.post, f"{server.url}/api/sign-out", headers=headers, timeout=PATIENCE)
            for _ in range(5):
                assert httpx.get(f"{server.url}/api/events", timeout=PATIENCE).status_code == 200
            assert not leaving.done()
            foreign.execute("ROLLBACK")
        assert leaving.result().status_code == 204


def test_a_server_with_a_full_disk_is_not_ready(club: Club, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    database = tmp_path / "club.db"
    state = club.client.app.state
    state.house = replace(state.house, settings=replace(state.house.settings, database=str(database)))
    assert club.client.get("/ready").status_code == 200
    monkeypatch.setattr(health, "disk_usage", lambda _: SimpleNamespace(free=0))
    answer = club.client.get("/ready")
    assert (answer.status_code, answer.json()["problems"][0]["kind"]) == (503, "disk-full")
    assert "retry-after" in answer.headers


def test_who_guesses_passwords_waits_behind_those_who_do_not(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many guess: a first try is not among theirs, and what is too much is refused."""
    strangers: Strangers = club.client.app.state.strangers
    guess, right = ({"login": "organiser", "password": word} for word in ("a wrong password", PASSWORD))
    assert club.asked("POST", "/api/sign-in", guess, PUBLIC).status_code == 403
    monkeypatch.setattr(strangers, "guessing", WAITING)
    refused = club.asked("POST", "/api/sign-in", guess, PUBLIC)
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "2")
    strangers._failed.forget()  # as from another address
    assert club.asked("POST", "/api/sign-in", right, PUBLIC).status_code == 200


def test_where_somebody_has_signed_in_nobody_waits_for_strangers() -> None:
    """Not even for their first tries, which are let in one after the other; after a wrong one it is a guess."""

    async def evening() -> None:
        strangers = Strangers()
        await _enter(strangers, "the club's laptop")
        with pytest.raises(ProblemsFound):
            async with strangers.password("a guesser"):
                raise refuse("sign-in-refused")
        async with strangers.password("a stranger"), strangers.password("a guesser"):
            others = [asyncio.create_task(_enter(strangers, who)) for who in ("another stranger", "a guesser")]
            await asyncio.sleep(0)
            await _enter(strangers, "the club's laptop")
            assert not any(other.done() for other in others)
            for other in others:
                other.cancel()

    asyncio.run(evening())


async def _enter(strangers: Strangers, address: str) -> None:
    async with strangers.password(address):
        pass


def test_nothing_of_the_past_is_folded_where_everybody_waits(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """An event as it was, and the events that nobody has looked at yet, are read in a thread: at every door."""
    club.create(Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),)))
    at, event = Office.at, Office.event

    def is_in_the_loop() -> bool:
        try:
            return bool(asyncio.get_running_loop())
        except RuntimeError:
            return False

    def past(office: Office, id: str, version: int) -> Event:
        assert not is_in_the_loop()
        return at(office, id, version)

    def unread(office: Office, id: str) -> Event:
        assert not is_in_the_loop() or id in office._events
        return event(office, id)

    monkeypatch.setattr(Office, "at", past)
    monkeypatch.setattr(Office, "event", unread)
    club.client.app.state.house.office._events.clear()
    assert len(club.asked("GET", "/api/events", None, PUBLIC).json()["events"]) == 1
    doors_of_the_past = {
        route.path_format
        for route in club.client.app.routes
        for handler in getattr(route, "route_handlers", ())
        if "version" in handler.parsed_fn_signature.parameters
    }
    assert len(doors_of_the_past) > 5
    with gathered() as trying:
        for path in doors_of_the_past:
            address = path.replace("{id}", club.event).replace("{board}", "1").replace("{contestant}", "1")
            for who in (PUBLIC, ORGANISER):
                with trying(path, who):
                    assert club.asked("GET", f"{address}?version=1", None, who).status_code < 500


def test_strangers_share_few_threads_and_others_are_not_held_up(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is signed in is answered while strangers have all their turns and places taken."""
    strangers: Strangers = club.client.app.state.strangers
    monkeypatch.setattr(strangers, "here", AT_ONCE + WAITING)
    refused = club.asked("GET", "/api/rule/what", None, PUBLIC)
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "2")
    assert club.asked("GET", "/api/rule/what", None, ORGANISER).status_code == 200
    monkeypatch.setattr(strangers, "here", 0)
    assert club.asked("GET", "/api/rule/what", None, PUBLIC).status_code == 200
