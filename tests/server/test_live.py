"""Live updates on a real server: what is new, what was missed, who leaves, and a stop under open sockets."""

import asyncio
import io
import json
import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from socket import SO_RCVBUF, SOL_SOCKET, create_connection
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect as connected
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from arbitro.contest.plan import PhasePlan, Plan
from arbitro.journal.fact import KeptFact, NewFact
from arbitro.office.actor import Actor, Role
from arbitro.office.fact import Publicity
from arbitro.office.people import CreateEvent, SetPublicity
from arbitro.server import live
from arbitro.server.house import House
from arbitro.server.live import Hub, Listener
from arbitro.server.logs import start_logs
from arbitro.server.running import opened, server_of
from arbitro.server.settings import Settings
from arbitro.server.watch import Figures
from tests.server.process import PATIENCE, free_port, wait_until

UPGRADE = (
    "GET /api/events/{event}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
LARGE = 500  # facts of which a message tells
MOST_TOLD = 400  # such messages: more than any buffer on the way holds
NOON = datetime(2026, 5, 14, 12, tzinfo=UTC)
ORGANISER = Actor(Role.ORGANISER, "organiser")
connect = partial(connected, open_timeout=PATIENCE, ping_timeout=PATIENCE, close_timeout=PATIENCE)


class Running:
    """A server in a thread of its own."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.server: uvicorn.Server = server_of(house)
        self.thread = threading.Thread(target=self.server.run)
        self.thread.start()
        wait_until(lambda: self.server.started)
        plan = Plan(name="Live", form="pairs", phases=(PhasePlan(rounds=3, boards=1),))
        self.event = house.office.do(CreateEvent(name="Live", date="2026-05-14", plan=plan), ORGANISER).event

    def change(self, publicity: Publicity) -> int:
        return self.house.office.do(SetPublicity(publicity=publicity), ORGANISER, self.event).version

    def url(self, after: int = 0, event: str = "") -> str:
        return f"ws://127.0.0.1:{self.house.settings.port}/api/events/{event or self.event}/live?after={after}"

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    settings = Settings(address="127.0.0.1", port=free_port(), database=str(tmp_path / "club.db"))
    with opened(settings) as house:
        server = Running(house)
        yield server
        server.stop()


async def heard(socket: Any) -> Any:
    return json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))


def test_a_client_hears_where_the_event_stands_and_then_each_change(running: Running) -> None:
    async def listen() -> None:
        async with connect(running.url()) as socket:
            first = await heard(socket)
            assert (first["version"], first["kinds"]) == (3, ["appointed", "created", "opened"])
            version = await asyncio.to_thread(running.change, "live")
            assert await heard(socket) == {"version": version, "kinds": ["publicity_set"]}

    asyncio.run(listen())


def test_a_client_that_comes_back_hears_what_it_has_missed_and_only_that(running: Running) -> None:
    async def listen() -> None:
        async with connect(running.url()) as socket:
            seen = (await heard(socket))["version"]
        missed = await asyncio.to_thread(lambda: [running.change(one) for one in ("live", "after_session")])
        async with connect(running.url(seen)) as socket:
            assert await heard(socket) == {"version": missed[-1], "kinds": ["publicity_set"]}
        async with connect(running.url(missed[-1])) as socket:
            assert await heard(socket) == {"version": missed[-1], "kinds": []}
        async with connect(running.url(10**6)) as socket:  # from another time
            assert (await heard(socket))["version"] == missed[-1]

    asyncio.run(listen())


def test_a_client_hears_what_another_server_on_the_same_journal_has_recorded(running: Running) -> None:
    async def listen() -> None:
        with opened(running.house.settings) as other:
            async with connect(running.url(3)) as socket:
                await heard(socket)
                command = SetPublicity(publicity="live")
                done = await asyncio.to_thread(other.office.do, command, ORGANISER, running.event)
                assert (await heard(socket))["version"] == done.version

    asyncio.run(listen())


def test_an_unknown_event_has_no_news(running: Running) -> None:
    async def listen() -> None:
        async with connect(running.url(event="none")) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await heard(socket)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == live.UNKNOWN

    asyncio.run(listen())


def test_heartbeats_come_when_nothing_happens(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "HEARTBEAT", 0.05)

    async def listen() -> None:
        async with connect(running.url(3)) as socket:
            assert [await heard(socket) for _ in range(3)] == [{"version": 3, "kinds": []}] * 3

    asyncio.run(listen())


def test_the_server_stops_under_open_sockets(running: Running) -> None:
    async def listen() -> None:
        sockets = [await connect(running.url()) for _ in range(20)]
        for socket in sockets:
            await heard(socket)
        await asyncio.to_thread(running.stop)
        for socket in sockets:
            with pytest.raises(ConnectionClosed):
                await heard(socket)

    asyncio.run(listen())


def test_a_client_that_leaves_is_forgotten(running: Running) -> None:
    hub: Hub = running.server.config.app.state.hub  # type: ignore[union-attr]

    async def listen() -> None:
        async with connect(running.url()) as socket:
            await heard(socket)
            assert len(hub._listeners) == 1
        await asyncio.to_thread(wait_until, lambda: not hub._listeners)

    asyncio.run(listen())


def test_a_client_that_does_not_keep_up_is_let_go_and_nobody_waits_for_it(running: Running) -> None:
    async def tell() -> None:
        hub = Hub(running.house.office.journal, Figures(), running.house.reread)
        fact = KeptFact("event/x", 1, 1, datetime.now(UTC), "", "", "created", 1, b"", b"")
        async with hub.listening("x") as slow, hub.listening("x") as quick:
            assert isinstance(slow, Listener)
            for _ in range(live.BACKLOG + 1):
                hub.publish([fact])
                quick.queue.get_nowait()
            assert slow.late.is_set()
            assert not quick.late.is_set()
        assert not hub._listeners

    asyncio.run(tell())


def test_a_phone_that_reads_nothing_is_let_go_and_little_waits_for_it(running: Running) -> None:
    app: Any = running.server.config.app
    hub: Hub = app.state.hub
    stream, port = f"event/{running.event}", running.house.settings.port
    with create_connection(("127.0.0.1", port)) as phone:
        phone.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
        phone.sendall(UPGRADE.format(event=running.event, port=port).encode())
        assert phone.recv(12) == b"HTTP/1.1 101"
        wait_until(lambda: bool(hub._listeners))
        (listener,) = hub._listeners[stream]
        for number in range(MOST_TOLD):
            kinds = (f"{number}/{one:0400}" for one in range(LARGE))
            running.house.office.journal.append(stream, None, [NewFact(kind, b"{}", NOON) for kind in kinds])
            assert listener.queue.qsize() <= live.BACKLOG
            if listener.late.is_set():
                break
        wait_until(lambda: not hub._listeners)
    assert hub.figures.dropped._value.get() == 1


def test_the_log_has_no_address_of_a_live_connection(running: Running) -> None:
    told = io.StringIO()
    start_logs(told)
    try:

        async def scene() -> None:
            async with connect(running.url() + "&token=secret") as socket:
                await heard(socket)
            with pytest.raises(InvalidStatus):
                async with connect(running.url() + "&token=secret", origin=Origin("https://elsewhere.example")):
                    pass

        asyncio.run(scene())
        running.stop()
    finally:
        start_logs()
    assert "connection rejected" in told.getvalue()
    assert "secret" not in told.getvalue()
