"""Strangers who ask for the heaviest things without rest, while phones enter results, people sign in and a director
works: how long those wait who play, with the strangers and without. The goal is 200 ms for each.

Everybody has an address of his own on the machine's loop. The phones enter one result each in `PACE` seconds, which is
far more than a club does; strangers ask the next thing as soon as they have the answer to the last.
"""

import asyncio
import json
import random
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from itertools import count, cycle, repeat
from pathlib import Path
from urllib.parse import quote

from arbitro.bridge.dealing import NUMBER_OF_DEALS, deal_of
from arbitro.journal import open_journal
from arbitro.office.admission import awaited, spots_waiting
from arbitro.office.office import Office
from arbitro.server.accounts import Accounts
from bench.server import CLIENTS, PAIRS, SETTLING, Connection, Prepared, now, ours, prepared, request, running

GOAL = 200.0  # milliseconds
STRANGERS = 20
SECONDS = 20.0  # of each part
PACE = 2.0  # seconds between two results of a phone
SIGNING_IN = 2.0  # between two who sign in with a password
SITTING_DOWN = 0.5  # between two who sign in by the code of their table
LOOKING = 0.25  # between two looks of the director
HURRY = 0.1  # until a stranger who was told to come again comes again
LOGIN, PASSWORD = "organiser", "thirteen pairs"


@asynccontextmanager
async def from_address(port: int, address: str) -> AsyncIterator[Connection]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    try:
        yield Connection(reader, writer)
    finally:
        writer.close()


def posted(path: str, body: object) -> bytes:
    text = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: {len(text)}"
    return f"{head}\r\n\r\n".encode() + text


def got(path: str, token: str = "", language: str = "en") -> bytes:
    known = f"authorization: Bearer {token}\r\n" if token else ""
    return f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-language: {language}\r\n{known}\r\n".encode()


def heavy(events: tuple[str, ...]) -> Iterator[bytes]:
    """What takes a server longest, of what is open to everybody; never the same twice."""
    chance = random.Random(7)
    for number in count():
        deal = deal_of(chance.randrange(NUMBER_OF_DEALS)).pbn()
        hands = dict(zip("NESW", deal.removeprefix("N:").split(), strict=True))
        law, year = number % 93 + 1, ("2017", "2007", "1997")[number % 3]
        yield got(f"/api/analysis?board=1&deal={quote(deal)}")
        yield posted(
            "/api/claim",
            {"hands": hands, "denomination": "NT", "leader": "W", "declarer": "S", "claimer": "S", "tricks": 13},
        )
        yield posted(
            "/api/equity",
            {"deal": deal, "board": 1, "contract": "4S S", "hidden": ["E", "W"], "samples": 200, "seed": str(number)}
            | {"outcomes": ["4S S", "3NT S", "4H N"], "field": [420, 450, -50]},
        )
        yield posted("/api/movements/proposals", {"form": "pairs", "contestants": 20 + number % 40, "boards": 200})
        yield got(f"/api/laws/{law}?edition={year}", language=("it", "ro", "en")[number % 3])
        yield got(f"/api/laws?edition={year}&q={quote(f'revoke established {number}')}")
        yield posted("/api/rule/what", {"text": f"he revoked and then led out of turn {number} " * 20})
        yield got(f"/api/events/{events[number % len(events)]}/standings")
        yield got(f"/api/events/{events[number % len(events)]}/cross-table")
        yield posted("/api/sign-in", {"login": LOGIN, "password": f"guess {number}"})
        yield got("/api/schema/openapi.json")


class Room:
    """Who waits how long for what, in milliseconds, until the time is over."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.taken: dict[str, list[float]] = {}
        self.answers: Counter[int] = Counter()  # of the strangers, by status
        self.end = time.perf_counter() + SECONDS

    @property
    def is_open(self) -> bool:
        return time.perf_counter() < self.end

    async def regular(self, what: str, address: str, asked: Iterator[bytes], every: float, late: float = 0.0) -> None:
        """One who asks now and then, and should not wait."""
        await asyncio.sleep(late)
        async with from_address(self.port, address) as line:
            for request in asked:
                if not self.is_open:
                    return
                began = time.perf_counter()
                status = await line.ask(request)
                assert status < 300, (what, status)
                self.taken.setdefault(what, []).append(1000 * (time.perf_counter() - began))
                await asyncio.sleep(max(0.0, began + every - time.perf_counter()))

    async def stranger(self, address: str, asked: Iterator[bytes]) -> None:
        while self.is_open:
            with suppress(ConnectionError, asyncio.IncompleteReadError):
                async with from_address(self.port, address) as line:
                    while self.is_open:
                        async with asyncio.timeout(max(0.1, self.end - time.perf_counter())):
                            status = await line.ask(next(asked))
                        self.answers[status] += 1
                        if status in (429, 503):
                            await asyncio.sleep(HURRY)


def sitting_down(database: str, events: tuple[str, ...]) -> Iterator[bytes]:
    """Everybody at every table, by its code, on his first phone."""
    with open_journal(database) as journal:
        office, accounts = Office(journal, now), Accounts(journal, now)
        for id in events:
            event = office.event(id)
            for table in range(1, PAIRS // 2 + 1):
                code = accounts.open_table(id, "", table, "")
                for person in awaited(event, spots_waiting(event, "", table)):
                    yield posted(f"/api/tables/{code}/sign-in", {"who": person})


async def evening(
    port: int, there: Prepared, results: Iterator[bytes], players: Iterator[bytes], strangers: int
) -> Room:
    room = Room(port)
    event = there.events[0]
    desk = cycle(got(f"/api/events/{event}/{page}", there.director) for page in ("tables", "calls", "rulings", "clock"))
    signing = repeat(posted("/api/sign-in", {"login": LOGIN, "password": PASSWORD}))
    asked = heavy(there.events)
    people = [
        room.regular("a result entered", f"127.1.0.{n + 1}", results, PACE, n * PACE / CLIENTS) for n in range(CLIENTS)
    ]
    people += (
        room.regular("the director's desk", "127.2.0.1", desk, LOOKING),
        room.regular("a sign-in with a password", "127.2.0.2", signing, SIGNING_IN),
        room.regular("a sign-in by a table's code", "127.2.0.3", players, SITTING_DOWN),
    )
    crowd = [asyncio.create_task(room.stranger(f"127.3.0.{n + 1}", asked)) for n in range(strangers)]
    await asyncio.gather(*people)
    for task in crowd:
        task.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)
    return room


def report() -> None:
    print(f"\nwaiting while {STRANGERS} strangers ask for the heaviest things, milliseconds; the goal is {GOAL:.0f}")
    with tempfile.TemporaryDirectory() as name:
        database = str(Path(name) / "club.db")
        there = prepared(database)
        with open_journal(database) as journal:
            Accounts(journal, now).make(LOGIN, PASSWORD)
        players = iter(list(sitting_down(database, there.events)))
        results = (request(event, body, there.scorer, str(n)) for n, (event, body) in enumerate(there.entries))
        with running(ours, database) as us:
            time.sleep(SETTLING)
            rooms = []
            for strangers in (0, STRANGERS):
                rooms.append(room := asyncio.run(evening(us.port, there, results, players, strangers)))
                for what, taken in sorted(room.taken.items()):
                    middle, slowest = quantiles(taken)
                    print(
                        f"{f'{what}, {strangers} strangers':46}p50 {middle:6.1f}  p99 {slowest:6.1f}  worst "
                        f"{max(taken):6.1f}  of {len(taken)}"
                    )
            told = ", ".join(f"{status}: {number}" for status, number in sorted(room.answers.items()))
            print(f"{'what the strangers were answered':46}{told}\n\nfor docs/server.md:\n")
            for line in table(*rooms):
                print(line)


def quantiles(taken: list[float]) -> tuple[float, float]:
    """The middle, and the slowest of 99 in a hundred."""
    cuts = statistics.quantiles(taken, n=100, method="inclusive")
    return cuts[49], cuts[98]


def table(without: Room, among: Room) -> Iterator[str]:
    """As the documentation has it: a line for each who waits, and for whom the goal is reached."""
    yield f"| milliseconds | without strangers: p50, p99 | with {STRANGERS} strangers: p50, p99 |"
    yield "|---|---:|---:|"
    for what in without.taken:
        both = (", ".join(f"{each:.2g}" if each < 10 else f"{each:.0f}" for each in quantiles(room.taken[what]))
                for room in (without, among))  # fmt: skip
        yield f"| {what} | {' | '.join(both)} |"
    missed = [what for what, taken in among.taken.items() if quantiles(taken)[1] > GOAL]
    yield ""
    yield f"The goal of {GOAL:.0f} ms is " + (f"missed for: {'; '.join(missed)}." if missed else "reached for all.")


if __name__ == "__main__":
    report()
