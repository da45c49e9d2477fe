"""Live updates: each client is told that its event has changed, how far and in what way, and fetches what it may see.

One task follows the journal for all. A client that has seen a version says so and gets what it has missed; one that
does not keep up is let go and may come back.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Annotated, Any

import msgspec
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from arbitro.book.problem import ProblemsFound
from arbitro.journal.fact import KeptFact
from arbitro.journal.journal import Journal
from arbitro.journal.redaction import STREAM as REDACTIONS
from arbitro.office.office import PREFIX
from arbitro.server.accounts import STREAM, event_of
from arbitro.server.guards import guarded_socket
from arbitro.server.house import house_of
from arbitro.server.logs import tell
from arbitro.server.watch import Figures

BACKLOG = 64  # messages that a client may be behind
HEARTBEAT = 15.0  # seconds
AGAIN = 1.0  # seconds until the journal is followed anew
BREATH = 0.02  # seconds after some news, so that those of a crowd are told together
PHONES = -1  # instead of a version
TOO_SLOW, UNKNOWN, GOING = 4008, 4004, 1001


class EventChanged(Struct, frozen=True):
    """The event has reached a version; `kinds` of facts that led there since the last message. None: a heartbeat.
    `phones`, at the same version: somebody has signed in or out, or asks to."""

    version: int
    kinds: tuple[str, ...]


def changed(facts: Sequence[KeptFact]) -> EventChanged:
    return EventChanged(facts[-1].version, tuple(sorted({fact.kind for fact in facts})))


class Listener:
    """One client: what it has to be told, until it is too much."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[tuple[int, str]] = asyncio.Queue(BACKLOG)
        self.late = asyncio.Event()

    def hear(self, version: int, text: str) -> None:
        try:
            self.queue.put_nowait((version, text))
        except asyncio.QueueFull:
            self.late.set()


class Hub:
    """Follows the journal and tells those who listen to an event. `follow`: who else hears of everything."""

    def __init__(
        self,
        journal: Journal,
        figures: Figures,
        reread: Callable[[], None],
        *follow: Callable[[Sequence[KeptFact]], None],
    ) -> None:
        """`reread`: what is in memory, after another server has taken something out of facts."""
        self._journal, self.figures, self._reread, self._others = journal, figures, reread, follow
        self._listeners: dict[str, set[Listener]] = {}

    @asynccontextmanager
    async def lifespan(self, _: Litestar) -> AsyncIterator[None]:
        task = asyncio.create_task(self._follow())
        try:
            yield
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _follow(self) -> None:
        position: int | None = None
        while True:
            try:
                if position is None:
                    position = self._journal.head().position
                with self._journal.follow(position) as follower:
                    while facts := await follower.taken():
                        self.publish(facts)
                        position = facts[-1].position
                        await asyncio.sleep(BREATH)
                return  # the journal is closed
            except ProblemsFound as trouble:
                tell("live", trouble=[problem.kind for problem in trouble.problems])
                await asyncio.sleep(AGAIN)

    def publish(self, facts: Iterable[KeptFact]) -> None:
        """One message for each event, written once."""
        facts = tuple(facts)
        for hear in self._others:
            hear(facts)
        by_stream: dict[str, list[KeptFact]] = {}
        phones: set[str] = set()
        for fact in facts:
            if fact.stream == REDACTIONS:
                self._reread()
            elif fact.stream == STREAM and (event := event_of(fact.payload)):
                phones.add(PREFIX + event)
            elif fact.stream in self._listeners:
                by_stream.setdefault(fact.stream, []).append(fact)
        for stream in phones & self._listeners.keys():
            for listener in self._listeners[stream]:
                listener.hear(PHONES, "")
        for stream, own in by_stream.items():
            text = msgspec.json.encode(changed(own)).decode()
            for listener in self._listeners[stream]:
                listener.hear(own[-1].version, text)

    @asynccontextmanager
    async def listening(self, event: str) -> AsyncIterator[Listener]:
        listener, stream = Listener(), PREFIX + event
        self._listeners.setdefault(stream, set()).add(listener)
        self.figures.sockets.inc()
        try:
            yield listener
        finally:
            self.figures.sockets.dec()
            left = self._listeners[stream]
            left.discard(listener)
            if not left:
                del self._listeners[stream]

    def _missed(self, event: str, after: int) -> EventChanged:
        """What a client has missed, without the facts, which it would keep in memory as long as it listens."""
        facts = self._journal.read(PREFIX + event, after)
        return changed(facts) if facts else EventChanged(after, ())

    async def serve(self, socket: WebSocket[Any, Any, Any], event: str, after: int) -> None:
        """Until the client leaves or falls behind. It is read from all the time: else its leaving goes unnoticed."""
        async with self.listening(event) as listener:
            missed = await asyncio.to_thread(self._missed, event, after)
            tasks = {
                asyncio.create_task(_write(socket, listener, missed)),
                asyncio.create_task(_read(socket)),
                asyncio.create_task(listener.late.wait()),
            }
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
            if listener.late.is_set():
                self.figures.dropped.inc()
                with suppress(Exception):
                    await asyncio.wait_for(socket.close(TOO_SLOW), AGAIN)


async def _write(socket: WebSocket[Any, Any, Any], listener: Listener, missed: EventChanged) -> None:
    """First where the event stands, then whatever comes; between, that one is still there."""
    last = missed.version
    await socket.send_data(msgspec.json.encode(missed).decode())
    while True:
        try:
            version, text = await asyncio.wait_for(listener.queue.get(), HEARTBEAT)
        except TimeoutError:
            await socket.send_data(msgspec.json.encode(EventChanged(last, ())).decode())
            continue
        if version == PHONES:
            await socket.send_data(msgspec.json.encode(EventChanged(last, ("phones",))).decode())
        elif version > last:
            last = version
            await socket.send_data(text)


async def _read(socket: WebSocket[Any, Any, Any]) -> None:
    """Nothing that a client says matters, only that it leaves."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


@websocket("/api/events/{id:str}/live", guards=[guarded_socket])
async def live(
    socket: WebSocket[Any, Any, Any], id: FromPath[str], after: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0
) -> None:
    """`after`: the last version that the client has seen."""
    await socket.accept()
    try:
        event = house_of(socket).event(id)
        hub: Hub = socket.app.state.hub
        await hub.serve(socket, id, min(after, event.version))
    except ProblemsFound:
        await socket.close(UNKNOWN)
    except WebSocketDisconnect:
        pass
