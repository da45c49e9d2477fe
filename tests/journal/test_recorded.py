"""Journals that earlier programs wrote can still be read. A new form adds a file to `recorded/`; none is changed."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from arbitro.journal import Appended, CommandKey, Erased, Journal, Person, open_journal
from arbitro.journal.file import take_in
from tests.cli.terminal import arbitro
from tests.journal.conftest import Addresses

RECORDED = Path(__file__).parent / "recorded"
HEAD = "31e903927255f0c3b9ddade05455b2c472fcaa65c640fc0a0b780857a0524f6b"  # as it was published


def check(journal: Journal) -> None:
    assert journal.verify().problems == ()
    assert (journal.head().position, journal.head().hash.hex()) == (4, HEAD)
    assert [(fact.stream, fact.version, fact.kind, fact.schema) for fact in journal.read_all()] == [
        ("event/7", 1, "opened", 1),
        ("event/7/table/1", 1, "result", 2),
        ("event/7/table/1", 2, "picture", 1),
        ("event/7", 2, "closed", 1),
    ]
    opened, result, picture, closed = journal.read_all()
    assert opened.payload.decode() == '{"name":"Tuesday ♠"}'
    assert result.time == datetime(2026, 3, 7, 20, 35, 0, 5, tzinfo=UTC)
    assert (picture.payload, closed.payload) == (b"\xff\xd8\0", b"")
    assert (closed.who, closed.authority) == ("p1", "director")
    assert list(journal.register) == [
        Person("p1", "North", "101", b'{"mail":"north@club.test"}'),
        Erased("p2", datetime(2026, 3, 16, 20, 15, tzinfo=UTC)),
    ]


@pytest.mark.parametrize("path", sorted(RECORDED.glob("export_*.jsonl")), ids=lambda path: path.name)
def test_every_form_of_the_file_can_be_imported(path: Path, addresses: Addresses) -> None:
    with open_journal(addresses()) as journal, path.open("rb") as lines:
        assert take_in(journal, lines).facts == 4
        check(journal)


@pytest.mark.parametrize("path", sorted(RECORDED.glob("tables_*.sql")), ids=lambda path: path.name)
def test_every_form_of_the_tables_can_be_opened(path: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "club.db")) as connection:
        connection.executescript(path.read_text(encoding="utf-8"))
    with open_journal(tmp_path / "club.db", create=False) as journal:
        check(journal)
        assert journal.answered(CommandKey("k1", b"open")) == Appended(1, 1, {"event/7": 1})


@pytest.mark.parametrize("path", sorted(RECORDED.glob("export_*.jsonl")), ids=lambda path: path.name)
def test_facts_of_another_program_are_told_and_no_fault(path: Path, tmp_path: Path) -> None:
    """Its streams are called as ours are, and hold something else."""
    assert arbitro("journal", "import", str(tmp_path / "club.db"), str(path)).exit_code == 0
    done = arbitro("journal", "recheck", str(tmp_path / "club.db"), "--json")
    assert done.exit_code == 2
    assert {problem["kind"] for problem in msgspec.json.decode(done.stdout)["problems"]} == {"fact-unreadable"}


def test_there_are_recorded_journals() -> None:
    assert len(list(RECORDED.glob("export_*.jsonl"))) == len(list(RECORDED.glob("tables_*.sql"))) == 1
