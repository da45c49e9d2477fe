"""Persons beside the journal, and how they are forgotten."""

import sqlite3
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

import psycopg
import pytest

from arbitro.journal import Erased, Journal, Person, open_journal, sqlite
from tests.journal.facts import NOON, kinds, new
from tests.journal.servers import Postgres

NORTH = Person("p1", "North Numberone", "101", b'{"mail": "north@club.test"}')
SOUTH = Person("p2", "South")


def test_a_person_is_found_by_id_and_by_number(journal: Journal) -> None:
    journal.register.put(NORTH, SOUTH)
    assert journal.register.get("p1") == NORTH
    assert journal.register.get("p2") == SOUTH
    assert journal.register.get("p3") is None
    assert journal.register.numbered("101") == (NORTH,)
    assert journal.register.numbered("102") == ()
    assert list(journal.register) == [NORTH, SOUTH]


def test_a_person_can_change(journal: Journal, address: str) -> None:
    journal.register.put(NORTH)
    moved = Person("p1", "North", "202", b"\0\xff")
    journal.register.put(moved)
    with open_journal(address) as other:
        assert other.register.get("p1") == moved
        assert other.register.numbered("101") == ()


def test_more_persons_than_are_read_at_once(journal: Journal) -> None:
    everybody = [Person(f"p{n:04}", f"Player {n}", "7") for n in range(1_100)]
    journal.register.put(*everybody)
    assert list(journal.register) == everybody
    assert journal.register.numbered("7") == tuple(everybody)


def test_who_is_erased_is_known_as_erased_and_the_chain_stays_whole(journal: Journal) -> None:
    journal.append("event/7", 0, [new(who="p1")])
    journal.register.put(NORTH, SOUTH)
    journal.register.erase("p1", NOON)
    assert journal.register.get("p1") == Erased("p1", NOON)
    assert journal.register.numbered("101") == ()
    assert list(journal.register) == [Erased("p1", NOON), SOUTH]
    assert journal.verify().problems == ()
    assert journal.read("event/7")[0].who == "p1"


def test_an_erased_id_is_given_to_nobody(journal: Journal) -> None:
    journal.register.put(NORTH)
    journal.register.erase("p1", NOON)
    assert kinds(journal.register.put, SOUTH, NORTH) == ["person-erased"]
    assert journal.register.get("p2") is None
    assert journal.register.get("p1") == Erased("p1", NOON)


def test_to_erase_again_changes_nothing_and_to_erase_nobody_is_refused(journal: Journal) -> None:
    journal.register.put(NORTH)
    journal.register.erase("p1", NOON)
    journal.register.erase("p1", NOON + timedelta(days=1))
    assert journal.register.get("p1") == Erased("p1", NOON)
    assert kinds(journal.register.erase, "p9", NOON) == ["person-unknown"]
    assert kinds(journal.register.erase, "p1", datetime(2026, 3, 7)) == ["journal-time"]


@pytest.mark.parametrize(
    ("person", "kind"),
    [
        (Person("", "North"), "journal-text-empty"),
        (Person("p", "North\0"), "journal-text"),
        (Person("p", "North", "1" * 501), "journal-text-length"),
        (Person("p", "North", "1", b"x" * (2**16 + 1)), "journal-payload-size"),
    ],
)
def test_what_cannot_be_kept_is_refused(journal: Journal, person: Person, kind: str) -> None:
    assert kinds(journal.register.put, SOUTH, person) == [kind]
    assert list(journal.register) == []


def test_nothing_of_an_erased_person_is_left_in_the_files(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    with open_journal(path) as journal:
        journal.register.put(NORTH, *(Person(f"q{n}", f"Player {n}") for n in range(50)))
        assert any(b"Numberone" in file.read_bytes() for file in tmp_path.iterdir())
        journal.register.erase("p1", NOON)
        left = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert b"Player 7" in left
        for text in (b"Numberone", b"north@club.test"):
            assert text not in left


def test_a_reader_that_holds_the_log_keeps_the_name_and_that_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.05)
    path = tmp_path / "club.db"
    with open_journal(path) as journal, closing(sqlite3.connect(path, isolation_level=None)) as reader:
        journal.register.put(NORTH)
        reader.execute("BEGIN")
        assert reader.execute("SELECT name FROM persons").fetchall() == [("North Numberone",)]
        assert kinds(journal.register.erase, "p1", NOON) == ["journal-busy"]
        assert journal.register.get("p1") == Erased("p1", NOON)
        reader.execute("COMMIT")
        journal.register.erase("p1", NOON)
        assert b"Numberone" not in b"".join(file.read_bytes() for file in tmp_path.iterdir())


def test_nothing_of_an_erased_person_is_left_in_the_table_of_a_server(postgres: Postgres) -> None:
    """Also while somebody else works in the same database, whose transaction could still see the row as it was."""
    address = postgres.schema()
    table = address.rpartition("%3D")[2] + ".persons"
    with open_journal(address) as journal, psycopg.connect(postgres.address) as other:
        journal.register.put(NORTH, SOUTH)
        assert b"Numberone" in postgres.file_of(table)
        other.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        other.execute("SELECT 1")
        journal.register.erase("p1", NOON)
        left = postgres.file_of(table)
    assert b"South" in left
    for text in (b"Numberone", b"north@club.test"):
        assert text not in left
