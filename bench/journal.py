"""The journal: durable appends against bare commits of the same row, by one caller and by a hundred at once."""

import asyncio
import sqlite3
import tempfile
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path

from arbitro.journal import Journal, NewFact, Write, open_journal
from arbitro.journal.fact import BEGINNING, micros
from arbitro.journal.tables import ADD_FACT
from bench.race import Work, race

CALLERS = 100
ONE_GOAL = 0.7  # of bare commits
MANY_GOAL = 5.0  # of one caller
FACT = NewFact("result", b'{"board": 7, "contract": "4HX", "declarer": "N", "tricks": 11}' * 3, datetime.now(UTC), "n1")


def one(journal: Journal) -> Work:
    def work(count: int) -> None:
        for _ in range(count):
            journal.append("one", None, [FACT])

    return work


def threads(journal: Journal) -> Work:
    """A hundred threads, each waiting for its own facts in its own stream."""

    def work(count: int) -> None:
        with ThreadPoolExecutor(CALLERS) as pool:
            list(pool.map(lambda caller: repeated(caller, -(-count // CALLERS)), range(CALLERS)))

    def repeated(caller: int, count: int) -> None:
        for _ in range(count):
            journal.append(f"caller/{caller}", None, [FACT])

    return work


def tasks(journal: Journal) -> Work:
    """A hundred tasks of one loop: how the server writes."""

    async def repeated(caller: int, count: int) -> None:
        for _ in range(count):
            await journal.appended([Write(f"caller/{caller}", None, (FACT,))])

    async def all_of_them(count: int) -> None:
        await asyncio.gather(*(repeated(caller, -(-count // CALLERS)) for caller in range(CALLERS)))

    return lambda count: asyncio.run(all_of_them(count))


class Bare:
    """The same row into the same table, and nothing else: what the database can do."""

    def __init__(self, insert: Callable[[tuple[object, ...]], object]) -> None:
        self._insert = insert
        self._count = 0

    def __call__(self, count: int) -> None:
        for _ in range(count):
            self._count += 1
            n = self._count
            self._insert(
                (n, "one", n, micros(FACT.time), FACT.who, "", FACT.kind, FACT.schema, FACT.payload, BEGINNING)
            )


@contextmanager
def bare_sqlite(folder: Path) -> Iterator[Bare]:
    path = folder / "bare.db"
    open_journal(path).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA synchronous = FULL")

        def insert(row: tuple[object, ...]) -> None:
            connection.execute(ADD_FACT, row)
            connection.commit()

        yield Bare(insert)


@contextmanager
def bare_postgres(address: str) -> Iterator[Bare]:
    import psycopg

    open_journal(address).close()
    with psycopg.connect(address, autocommit=True) as connection:
        statement = ADD_FACT.replace("?", "%s")
        yield Bare(lambda row: connection.execute(statement, row))


def compare(what: str, journal: Journal, bare: Bare) -> None:
    alone = race(one(journal), bare)
    line(f"{what}: one caller, bare commits", alone.ours, alone.theirs, alone.ratio, ONE_GOAL)
    for name, work in (("tasks", tasks), ("threads", threads)):
        many = race(work(journal), one(journal))
        line(f"{what}: {CALLERS} {name}, one caller", many.ours, many.theirs, many.ratio, MANY_GOAL)


def line(what: str, ours: float, theirs: float, ratio: float, goal: float) -> None:
    print(f"{what:38}{ours:12,.0f}  {theirs:12,.0f}  {ratio:6.2f}x  {f'{goal:.1f}x':>6}")


def report() -> None:
    print("\nthe journal: durable appends of one fact per second, and what they are compared with")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with open_journal(folder / "journal.db") as journal, bare_sqlite(folder) as bare:
            compare("SQLite", journal, bare)
        if find_spec("pgserver") is None:
            print("PostgreSQL: pgserver is not installed")
            return
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # where there is no XDG_RUNTIME_DIR
            from pgserver.postgres_server import get_server
        server = get_server(folder / "postgres", cleanup_mode="stop")
        try:
            server.psql("CREATE DATABASE ours; ")
            server.psql("CREATE DATABASE bare;")
            with open_journal(server.get_uri("ours")) as journal, bare_postgres(server.get_uri("bare")) as bare:
                compare("PostgreSQL", journal, bare)
        finally:
            server.cleanup()


if __name__ == "__main__":
    report()
