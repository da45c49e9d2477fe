"""People at live tables of a real server: each with a token, a socket and what was last heard."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from arbitro.server.running import opened, server_of
from arbitro.server.settings import Settings
from tests.server.process import PATIENCE, free_port, wait_until

SEATS = "NESW"
PARTNER = {"N": "S", "E": "W", "S": "N", "W": "E"}
_KEYS = count(1)


@contextmanager
def served(database: str, acts: int = 60_000, robots: int = 0, sign_ins: int = 60_000) -> Iterator[str]:
    """A server in a thread of its own. A minute has `acts` of a player and `sign_ins`; `robots` is a port."""
    port = free_port()
    settings = Settings(
        address="127.0.0.1", port=port, database=database, languages=("en", "it"), sign_ins_a_minute=sign_ins,
        commands_a_minute=60_000, acts_a_minute=acts, robots=robots,
    )  # fmt: skip
    with opened(settings) as house:
        server = server_of(house)
        thread = threading.Thread(target=server.run)
        thread.start()
        wait_until(lambda: server.started)
        yield f"http://127.0.0.1:{port}"
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


class Player:
    """Somebody with a name; at a table once he is `connected`."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.name = url, name
        self.client = httpx.AsyncClient(
            base_url=url, timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0)
        )
        self.token = ""
        self.state: Any = {}
        self.socket: Any = None

    async def sign_in(self) -> None:
        answer = await self.client.post("/api/guests", json={"name": self.name})
        assert answer.status_code == 200, answer.text
        self.token = answer.json()["token"]
        self.client.cookies.clear()
        self.client.headers["authorization"] = f"Bearer {self.token}"

    # -- over HTTP

    async def post(self, path: str, body: Any, key: str = "") -> httpx.Response:
        return await self.client.post(path, json=body, headers={"idempotency-key": key or f"{next(_KEYS)}"})

    async def open(self, **more: Any) -> str:
        answer = await self.post("/api/live", more)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"]["id"])

    async def command(self, table: str, **command: Any) -> Any:
        answer = await self.post(f"/api/live/{table}/commands", command)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def seen(self, table: str) -> Any:
        answer = await self.client.get(f"/api/live/{table}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    # -- over a socket

    @asynccontextmanager
    async def connected(self, table: str, seen: str = "") -> AsyncIterator["Player"]:
        address = f"{self.url.replace('http', 'ws', 1)}/api/live/{table}?seen={seen}"
        headers = {"authorization": f"Bearer {self.token}"}
        patient: Any = {"open_timeout": PATIENCE, "close_timeout": PATIENCE}
        async with connect(address, additional_headers=headers, **patient) as socket:
            self.socket = socket
            yield self

    async def heard(self) -> Any:
        """The next message; a state is kept."""
        message = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        if message["type"] == "state":
            self.state = message
        return message

    async def heard_raw(self) -> str:
        """The next message as it came."""
        return str(await asyncio.wait_for(self.socket.recv(), PATIENCE))

    async def answer_raw(self) -> str:
        """The answer to what was sent, as it came."""
        while True:
            text = await self.heard_raw()
            if json.loads(text)["type"] in ("done", "refused"):
                return text

    async def until(self, reached: Any) -> Any:
        """States until one is as it is waited for."""
        while not (self.state and reached(self.state)):
            await self.heard()
        return self.state

    async def send(self, key: str = "", **message: Any) -> str:
        key = key or f"{next(_KEYS)}"
        await self.socket.send(json.dumps({"key": key, **message}))
        return key

    async def answer(self, key: str) -> Any:
        """What a message was answered."""
        while True:
            message = await self.heard()
            if message["type"] in ("done", "refused") and message["key"] in (key, ""):
                return message

    async def act(self, act: Any, **more: Any) -> Any:
        at = more.pop("at", self.state.get("position", ""))
        return await self.answer(await self.send(act=act, at=at, **more))

    async def closed(self) -> int:
        """With which code the server ends it."""
        while True:
            try:
                await self.heard()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0

    def next_act(self) -> Any:
        """The first thing that the player may do about the auction or the play; nothing if it is not his turn."""
        view = self.state["view"]
        may = view.get("options", {})
        if may.get("calls"):
            return {"event": "call", "seat": view["viewer"], "call": "1NT" if "1NT" in may["calls"] else "P"}
        if may.get("cards"):
            return {"event": "card", "seat": may["hand"], "card": may["cards"][0]}
        return None


async def four(url: str, **opening: Any) -> tuple[str, dict[str, Player]]:
    """A table with four guests, the first of whom opened it."""
    players = {seat: Player(url, f"Player {seat}") for seat in SEATS}
    for player in players.values():
        await player.sign_in()
    table = await players["N"].open(seat="N", **opening)
    for seat in "ESW":
        await players[seat].command(table, command="take_seat", seat=seat)
    return table, players


async def to_act(players: dict[str, Player], table: str) -> Player | None:
    """Whose turn it is, with what he sees; nobody's if the board is over."""
    view = (await next(iter(players.values())).seen(table))["view"]
    seat = view.get("turn")
    if seat is None:
        return None
    if view.get("declarer") == PARTNER[seat]:
        seat = PARTNER[seat]
    player = players[seat]
    player.state = await player.seen(table)
    return player


async def play(players: dict[str, Player], table: str, acts: int) -> int:
    """So many calls and cards over HTTP, each the first that is legal; fewer if the board is over."""
    for done in range(acts):
        player = await to_act(players, table)
        if player is None:
            return done
        act = player.next_act()
        answer = await player.post(f"/api/live/{table}/acts", {"act": act, "at": player.state["position"]})
        assert answer.status_code == 200, (act, answer.text)
    return acts
