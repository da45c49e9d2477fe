"""The journal on a server: servers that restart, connections that break, locks that are held."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event
from time import sleep
from typing import Any

import psycopg
import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.journal import CommandKey, Person, Write, open_journal
from arbitro.journal import postgres as room
from arbitro.journal.group import AppendGroup
from arbitro.journal.ledger import Lost
from arbitro.journal.opening import database_at
from arbitro.journal.postgres import PostgresDatabase, PostgresLedger
from tests.journal.facts import kinds, new, texts
from tests.journal.servers import Postgres

HANGING = "idle_in_transaction_session_timeout"
LONG = 60  # seconds until a test gives up


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.schema()


def test_secrets_are_not_told(postgres: Postgres) -> None:
    host = postgres.address.rpartition("=")[2]
    with pytest.raises(ProblemsFound) as trouble:
        open_journal(f"postgresql://club:hidden@/nowhere?host={host}")
    (problem,) = trouble.value.problems
    assert problem.kind == "journal-unreachable"
    assert problem.where.file == f"postgresql://{host}/nowhere"
    assert "hidden" not in str(trouble.value)


@pytest.mark.parametrize("address", ["postgresql://[host/x", "postgresql://host/x?nonsense=1"])
def test_a_wrong_address_is_told_without_it(address: str) -> None:
    assert kinds(open_journal, address) == ["journal-address"]


def test_no_server_is_told_at_once() -> None:
    assert kinds(open_journal, "postgresql://postgres@127.0.0.1:1/club?connect_timeout=2") == ["journal-unreachable"]


def test_a_journal_is_not_made_for_reading(address: str) -> None:
    assert kinds(open_journal, address, create=False) == ["not-a-journal"]
    assert kinds(open_journal, address, writable=False) == ["not-a-journal"]


def test_tables_of_others_are_left_alone(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("CREATE TABLE keys (door text)")
    assert kinds(open_journal, address) == ["not-a-journal"]


def test_a_schema_that_does_not_exist_is_told(postgres: Postgres) -> None:
    assert kinds(open_journal, f"{postgres.address}&options=-csearch_path%3Dnowhere") == ["journal-address"]


def test_the_tables_of_a_newer_program_are_left_alone(address: str) -> None:
    open_journal(address).close()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("UPDATE journal_schema SET version = 2")
    assert kinds(open_journal, address) == ["journal-newer"]


def test_journals_in_two_schemas_know_nothing_of_each_other(postgres: Postgres) -> None:
    with open_journal(postgres.schema()) as one, open_journal(postgres.schema()) as other, other.follow() as follower:
        one.append("a", 0, [new("1")])
        assert follower.take(0.1) == ()
        other.append("a", 0, [new("2")])
        assert texts(follower.take(LONG)) == ["2"]


def test_many_may_open_a_new_journal_at_once(address: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        journals = list(pool.map(lambda _: open_journal(address), range(4)))
    for n, journal in enumerate(journals):
        journal.append("a", n, [new()])
        journal.close()


def test_lost_connections_are_made_anew(postgres: Postgres, address: str) -> None:
    with open_journal(address) as journal:
        journal.append("a", 0, [new("1")])
        for n in range(1, 4):
            postgres.hang_up()
            if n != 2:
                assert journal.head().position == n
            journal.append("a", n, [new(str(n + 1))])
        assert texts(journal.read("a")) == ["1", "2", "3", "4"]
        postgres.hang_up()
        journal.register.put(Person("p1", "North"))
        assert journal.register.get("p1") == Person("p1", "North")


def test_nothing_acknowledged_is_lost_when_the_server_crashes_under_load(postgres: Postgres, address: str) -> None:
    """Whoever hears that the server is away, or that it is not known what happened, sends the same command again."""
    stop = Event()
    acknowledged: list[tuple[int, str]] = []

    def write(name: int) -> None:
        number = 0
        while not stop.is_set():
            text = f"{name} {number}"
            try:
                answer = journal.append("a", None, [new(text)], key=CommandKey(text, text.encode()))
            except ProblemsFound as trouble:
                assert {problem.kind for problem in trouble.problems} <= {"journal-unreachable", "journal-unsure"}  # noqa: PT017
                continue
            acknowledged.append((answer.last, text))
            number += 1

    with open_journal(address) as journal:
        with ThreadPoolExecutor(4) as pool:
            writers = [pool.submit(write, name) for name in range(4)]
            for _ in range(2):
                before = len(acknowledged)
                postgres.restart("immediate")
                while len(acknowledged) < before + 20:
                    sleep(0.01)
            stop.set()
            for writer in writers:
                writer.result()
        kept = [(fact.position, fact.payload.decode()) for fact in journal.read("a")]
        assert kept == sorted(acknowledged)
        assert journal.verify().problems == ()


def test_a_server_that_stays_away_is_told_and_found_again(
    postgres: Postgres, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_journal(address) as journal, journal.follow() as follower:
        journal.append("a", 0, [new("1")])
        assert texts(follower.take(LONG)) == ["1"]
        with postgres.stopped(), monkeypatch.context() as hasty:
            hasty.setattr(room, "PATIENCE", 0.2)
            assert kinds(journal.append, "a", 1, [new("2")]) == ["journal-unreachable"]
            assert kinds(journal.read, "a") == ["journal-unreachable"]
            assert kinds(journal.register.put, Person("p", "North")) == ["journal-unreachable"]
            assert follower.take(0.1) == ()
        assert journal.append("a", 1, [new("2")]).last == 2
        assert texts(follower.take(LONG)) == ["2"]


class Cut:
    """Breaks the connection once, after a statement that appends."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.original = PostgresLedger._appended
        self.times = 0
        monkeypatch.setattr(PostgresLedger, "_appended", lambda ledger, *told: self(ledger, *told))

    def __call__(self, ledger: PostgresLedger, connection: Any, *told: Any) -> Any:
        done = self.original(ledger, connection, *told)
        if self.times:
            self.times -= 1
            connection.close()
            raise psycopg.OperationalError("the connection is gone")
        return done


def test_an_append_whose_answer_was_lost_is_not_written_twice(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut = Cut(monkeypatch)
    with open_journal(address) as journal:
        journal.append("a", 0, [new("1")])
        cut.times = 1  # the transaction is complete, its answer does not arrive
        assert journal.append("a", 1, [new("2")]).last == 2
        assert journal.append("a", 2, [new("3")]).last == 3
        assert texts(journal.read("a")) == ["1", "2", "3"]
        assert journal.verify().problems == ()


def test_an_append_that_did_not_arrive_is_written_again(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut = Cut(monkeypatch)
    cut.times = 1  # the first append of a journal is in a transaction of several statements, which is not committed
    with open_journal(address) as journal:
        assert journal.append("a", 0, [new("1")]).last == 1
        cut.times = 9
        assert kinds(journal.append, "new", 0, [new("2")]) == ["journal-unreachable"]
        cut.times = 0
        assert texts(journal.read_all()) == ["1"]


def test_what_cannot_be_known_is_told_as_such(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut = Cut(monkeypatch)
    key = CommandKey("k", b"once")
    with open_journal(address) as journal:
        journal.append("a", 0, [new("1")])
        journal.read("a")

        def away(_: PostgresDatabase) -> None:
            raise psycopg.OperationalError("nobody there")

        with monkeypatch.context() as gone:
            gone.setattr(room, "PATIENCE", 0.1)
            gone.setattr(PostgresDatabase, "connect", away)
            cut.times = 1
            assert kinds(journal.append, "a", 1, [new("2")], key=key) == ["journal-unsure"]
        assert journal.append("a", 1, [new("2")], key=key).last == 2
        assert texts(journal.read("a")) == ["1", "2"]


def test_a_lock_that_is_held_too_long_is_told(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_SETTINGS", ("SET lock_timeout = '100ms'",))
    with open_journal(address) as journal:
        journal.append("a", 0, [new("1")])
        database = database_at(address)
        other = database.ledger()
        other.begin()
        assert kinds(journal.append, "a", 1, [new("2")]) == ["journal-busy"]
        assert texts(journal.read("a")) == ["1"]
        other.rollback()
        assert journal.append("a", 1, [new("2")]).last == 2
        other.close()
        database.close()


def test_a_server_that_hangs_loses_the_lock_and_its_transaction(address: str) -> None:
    with open_journal(address) as journal:
        database = database_at(address)
        hanging = database.ledger()
        group = AppendGroup(hanging.begin(), {"a": 0}, {})
        group.answer([Write("a", 0, (new("lost"),))], None)
        hanging.add(group.rows)
        assert hanging.rows(f"SHOW {HANGING}") == [("30s",)]
        hanging.rows(f"SET {HANGING} = '50ms'")  # from now on, so that it does not hang before
        assert journal.append("a", 0, [new("1")]).last == 1
        with pytest.raises(Lost):
            hanging.commit((), (), group.head)
        assert texts(journal.read("a")) == ["1"]
        assert journal.verify().problems == ()
        hanging.close()
        database.close()


def test_what_is_acknowledged_was_forced_to_the_disk_whatever_the_server_is_told(address: str) -> None:
    database = database_at(address.replace("options=", "options=-csynchronous_commit%3Doff%20"))
    ledger = database.ledger()
    assert ledger.rows("SHOW synchronous_commit") == [("on",)]
    ledger.close()
    database.close()
