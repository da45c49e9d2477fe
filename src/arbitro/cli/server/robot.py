"""`arbitro robot`: a player for an empty seat, at a live table or at somebody else's table manager."""

import json
import socket
from collections.abc import Callable, Iterator
from itertools import count
from random import SystemRandom
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Literal
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from arbitro.analysis.solver import is_installed, missing
from arbitro.answers.bidding import say_meaning
from arbitro.book.problem import refuse
from arbitro.bridge.auction import Auction
from arbitro.bridge.seats import Seat, Vulnerability
from arbitro.cli.rulebook import bidding_system
from arbitro.cli.terminal import out
from arbitro.cli.voice import Voice, clean
from arbitro.robots import STRENGTHS, Act, Memory, Ways, decide
from arbitro.robots.player import is_alerted
from arbitro.robots.protocol import LONGEST_LINE
from arbitro.robots.visiting import Visitor
from arbitro.systems import Agreements, Understanding
from arbitro.table.event import Alerts
from arbitro.table.view import TableView

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

LOOK_AGAIN = 0.2  # seconds until what was refused is tried again
PATIENCE = 20.0  # seconds for a server to answer, or to tell that it is there
SILENCE = 3600.0  # seconds without a line from a table manager
CHANCE = SystemRandom()


def robot(
    say: Voice,
    table: str | None,
    server: str,
    connect: str | None,
    seat: Literal["N", "E", "S", "W"] | None,
    name: str,
    system: str,
    strength: Literal["quick", "normal", "strong"],
    seconds: float,
    boards: int | None,
) -> None:
    if (table is None) == (connect is None):
        raise refuse("robot-where")
    if not is_installed():  # told before anybody waits for the seat
        raise missing()
    agreed = bidding_system(system)
    ways = Ways(
        Agreements.both(agreed),
        STRENGTHS[strength],
        explain=lambda meaning: say_meaning(meaning, say.language) if meaning else "",
    )
    thinker = _Thinker(ways, seconds)
    if connect is not None:
        _visit(say, connect, Visitor(name, Seat(seat) if seat else None, thinker.think, thinker.alerted), boards)
    elif table is not None:
        if seat is None:
            raise refuse("robot-seat")
        address, _, code = table.rstrip("/").rpartition("/")
        parts = urlsplit(address or server)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise refuse("link-unreadable", found=clean(address or server))
        _sit(say, f"{parts.scheme}://{parts.netloc}", code, Seat(seat), name, thinker, boards)


class _Thinker:
    """`seconds`: the most for one act."""

    def __init__(self, ways: Ways, seconds: float) -> None:
        self._until, self._seconds = 0.0, seconds
        self.ways = msgspec.structs.replace(ways, more=lambda: monotonic() < self._until)

    def think(self, view: TableView, memory: Memory) -> Act | None:
        self._until = monotonic() + self._seconds
        return decide(view, memory, self.ways, CHANCE.randrange)

    def alerted(self, auction: Auction, vulnerability: Vulnerability) -> bool:
        known = Understanding.of(self.ways.agreements, auction, vulnerability)
        return is_alerted(known, self.ways.regulations)


# -- at somebody else's table manager


def _visit(say: Voice, where: str, visitor: Visitor, boards: int | None) -> None:
    host, _, port = where.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise refuse("robot-address", found=clean(where))
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as wire:
            wire.settimeout(SILENCE)
            _send(wire, visitor.begin())
            shown = 0
            for line in _lines(wire):
                _send(wire, visitor.hear(line))
                if visitor.boards > shown:
                    if boards is not None and shown >= boards:
                        return
                    shown = visitor.boards
                    out().print(say("robot-board", board=shown, seat=say.seat(visitor.seat)))
                if visitor.is_over:
                    return
    except TimeoutError:
        raise refuse("robot-silence", found=clean(where)) from None
    except OSError as trouble:
        raise refuse("robot-no-answer", found=clean(where), expected=clean(trouble.strerror or "")) from None


def _send(wire: socket.socket, lines: list[str]) -> None:
    if lines:
        wire.sendall("".join(f"{line}\r\n" for line in lines).encode())


def _lines(wire: socket.socket) -> Iterator[str]:
    """Lines as they come; a problem for one that does not end."""
    rest = b""
    while data := wire.recv(4096):
        *lines, rest = (rest + data).split(b"\n")
        if len(rest) > 4 * LONGEST_LINE:
            raise refuse("protocol-line-long", found=len(rest), expected=LONGEST_LINE)
        for line in lines:
            if line.strip():
                yield line.decode(errors="replace").strip()


# -- at a live table of a server


def _sit(say: Voice, server: str, code: str, seat: Seat, name: str, thinker: _Thinker, boards: int | None) -> None:
    from websockets.exceptions import WebSocketException  # comes with the server, of which table managers need nothing
    from websockets.sync.client import connect

    token = _asker(server)("POST", "/api/guests", {"name": name})["token"]
    ask = _asker(server, token)
    ask("POST", f"/api/live/{code}/commands", {"command": "take_seat", "seat": seat.value})
    out().print(say("robot-seated", seat=say.seat(seat), table=clean(code)))
    address, headers = f"{server.replace('http', 'ws', 1)}/api/live/{code}", {"authorization": f"Bearer {token}"}
    try:
        with connect(address, additional_headers=headers, open_timeout=PATIENCE) as wire:
            _follow(say, wire, seat, thinker, boards)
    except TimeoutError:
        raise refuse("robot-silence", found=server) from None
    except (WebSocketException, OSError) as trouble:
        raise refuse("robot-no-answer", found=server, expected=clean(str(trouble))) from None
    finally:
        ask("POST", f"/api/live/{code}/commands", {"command": "leave_seat", "seat": seat.value}, overtaken=True)


def _follow(say: Voice, wire: "ClientConnection", seat: Seat, thinker: _Thinker, boards: int | None) -> None:
    """Whenever something changes at the table it is looked at, and acted on; after a refusal once more."""
    memory, board, played = Memory(), 0, 0
    state: Any = None
    for key in count(1):
        message = json.loads(wire.recv(PATIENCE))
        if message["type"] == "state":
            state = message
        elif message["type"] == "refused":
            sleep(LOOK_AGAIN)
        else:
            continue
        table = state["table"]
        if table["closed"]:
            return
        settings = table["settings"]
        thinker.ways = msgspec.structs.replace(
            thinker.ways, regulations=settings["regulations"], alerts=Alerts(settings["alerts"])
        )
        if state["view"] is None or table["paused"]:
            continue
        view = msgspec.convert(state["view"], TableView)
        if table["board"] != board:
            board, memory, played = table["board"], Memory(), played + 1
            if boards is not None and played > boards:
                return
            out().print(say("robot-board", board=view.board, seat=say.seat(seat)))
        memory = memory.after(view)
        if (act := thinker.think(view, memory)) is not None:
            sent = {"key": f"{key}", "act": msgspec.to_builtins(act), "at": state["position"]}
            wire.send(json.dumps(sent))


def _asker(server: str, token: str = "") -> Callable[..., Any]:
    """Asks a server; what it refuses is a problem, unless somebody may have been quicker (`overtaken`)."""
    keys = count(1)
    mine = f"{CHANCE.getrandbits(64):x}"

    def ask(method: str, path: str, body: Any, *, overtaken: bool = False) -> Any:
        headers = {"content-type": "application/json", "idempotency-key": f"{mine}-{next(keys)}"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(server + path, data, headers, method=method), timeout=PATIENCE) as answer:
                return json.load(answer)
        except HTTPError as refused:
            if overtaken:
                sleep(LOOK_AGAIN)
                return None
            raise refuse("robot-refused", found=_reason(refused)) from None
        except (URLError, TimeoutError, ValueError) as trouble:
            raise refuse("robot-no-answer", found=server, expected=clean(str(getattr(trouble, "reason", "")))) from None

    return ask


def _reason(refused: HTTPError) -> str:
    """What the server says."""
    try:
        return clean("; ".join(problem["text"] for problem in json.load(refused)["problems"]))
    except (ValueError, KeyError, TypeError):
        return str(refused.code)
