"""What a server meets on a bad evening: it refuses cleanly, goes on showing what it can, and recovers by itself."""

import resource
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import timedelta
from pathlib import Path

import httpx
import pytest

from arbitro.contest.contestant import Pair
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.journal import open_journal
from arbitro.journal.sqlite import SqliteDatabase
from arbitro.journal.stored import StoredJournal
from arbitro.office.people import Enter
from arbitro.office.seating import BeginRound, EndRound, NoteArrival, SeatSection
from tests.journal.servers import Postgres
from tests.office.desk import result
from tests.server import club as clubs
from tests.server.club import ORGANISER, PUBLIC, SCORER, Club, opened
from tests.server.process import PATIENCE, Server, Writer, acknowledged, check, load, prepared, wait_until

EVENTS, WRITERS = 2, 6
BUSY = 503


@contextmanager
def asking(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, verify=False, timeout=PATIENCE) as client:
        yield client


def until_refused(client: httpx.Client, url: str, writer: Writer) -> httpx.Response:
    """Writes until the server says that it cannot."""
    for _ in range(2000):
        if writer.send(client, url) != 200:
            break
    body = {"command": "penalise", "contestant": "1", "amount": str(writer.amount), "unit": "percent_of_top"}
    headers = {"authorization": f"Bearer {writer.token}", "idempotency-key": str(writer.amount)}
    return client.post(f"/api/events/{writer.event}/commands", json=body, headers=headers)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="the limits of another process cannot be set here")
def test_a_disk_that_is_full_and_has_room_again(tmp_path: Path) -> None:
    """The files of the server may not grow any more, then they may."""
    database = tmp_path / "club.db"
    writers = prepared(str(database), 1, 1)
    with Server(str(database)) as server, asking(server) as client:
        assert writers[0].send(client, server.url) == 200
        pid = server.process.pid
        assert pid is not None
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        largest = max(file.stat().st_size for file in tmp_path.iterdir())
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (largest + 20_000, most))
        refused = until_refused(client, server.url, writers[0])
        assert refused.status_code == BUSY, refused.text
        assert int(refused.headers["retry-after"]) > 0
        assert str(tmp_path) not in refused.text  # where it is kept is not told
        assert client.get("/health").status_code == 200
        assert client.get(f"/api/events/{writers[0].event}").status_code == 200  # what is there can be read
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))
        assert writers[0].send(client, server.url) == 200
    with open_journal(database, create=False) as journal:
        assert check(journal, writers) == len(writers[0].acknowledged)


def test_a_disk_that_becomes_read_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = SqliteDatabase(tmp_path / "club.db")
    ledger = database.ledger()
    database.ledger = lambda: ledger  # type: ignore[method-assign]
    monkeypatch.setattr(clubs, "open_journal", lambda _: StoredJournal(database))
    with opened(tmp_path) as club:
        evening(club)
        ledger.rows("PRAGMA query_only = 1")
        refused = club.asked("POST", f"/api/events/{club.event}/commands", BeginRound(round=1), ORGANISER)
        assert refused.status_code == BUSY
        assert [one["kind"] for one in refused.json()["problems"]] == ["journal-read-only"]
        assert str(tmp_path) not in refused.text  # where it is kept is not told
        account = {"login": "organiser", "password": clubs.PASSWORD}
        assert club.asked("POST", "/api/sign-in", account, PUBLIC).status_code == BUSY
        assert club.get("/tables", PUBLIC)
        ledger.rows("PRAGMA query_only = 0")
        club.do(BeginRound(round=1), ORGANISER)


def test_a_database_that_restarts_under_load(postgres: Postgres) -> None:
    """It goes away in the middle of everything, twice; whoever was refused sends the same command again."""
    database = postgres.schema()
    writers = prepared(database, EVENTS, WRITERS)

    def restarts() -> None:
        for _ in range(2):
            before = acknowledged(writers)
            postgres.restart("immediate")
            wait_until(lambda: acknowledged(writers) >= before + 2 * WRITERS)  # noqa: B023

    with Server(database) as server:
        load(server.url, writers, 2 * WRITERS, then=restarts)
        with asking(server) as client:
            assert client.get("/ready").status_code == 200
    with open_journal(database, create=False) as journal:
        check(journal, writers)


def test_a_database_that_stays_away_is_told(postgres: Postgres) -> None:
    database = postgres.schema()
    (writer,) = prepared(database, 1, 1)
    with Server(database, patience=0.1) as server, asking(server) as client:
        with postgres.stopped():
            assert writer.send(client, server.url) == BUSY
            assert client.get("/ready").status_code == BUSY
            assert client.get("/health").status_code == 200
        wait_until(lambda: writer.send(client, server.url) == 200)
        wait_until(lambda: client.get("/ready").status_code == 200)


# -- the clock


def evening(club: Club) -> None:
    club.create(Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),)))
    club.do(Enter(contestants=tuple(Pair(n, (f"{n} N", f"{n} S")) for n in "1234")), ORGANISER)
    club.do(SeatSection(), ORGANISER)


def test_a_clock_that_is_set_back(tmp_path: Path) -> None:
    """By two hours, in the middle of the second round: the order of what happened stays, and nobody is late by it."""
    with opened(tmp_path) as club:
        evening(club)
        for round in (1, 2):
            club.do(BeginRound(round=round))
            for table in club.get("/tables", SCORER):
                for board in table["missing"]:
                    club.do(result(round, table["at"]["table"], board, "1NT N ="), SCORER)
            if round == 2:
                club.now -= timedelta(hours=2)
            club.do(EndRound(round=round))
        before = club.totals()
        club.do(BeginRound(round=3))
        club.do(NoteArrival(contestant="1", round=3))
        assert [float(table["late"] or 0) for table in club.get("/tables")] == [0.0, 0.0]
        trail = club.get("/audit")
        assert club.totals() == before
        assert [line["version"] for line in trail] == sorted(line["version"] for line in trail)
        club.later(180)
        club.do(EndRound(round=3))
    with closing(open_journal(tmp_path / "club.db", create=False)) as journal:
        assert journal.verify().problems == ()
