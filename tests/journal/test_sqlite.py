"""The journal in a file: what can be wrong with files, disks and other processes."""

import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from arbitro.journal import NewFact, Person, open_journal, sqlite
from arbitro.journal.sqlite import SqliteDatabase
from arbitro.journal.stored import StoredJournal
from tests.journal.facts import NOON, kinds, many, new, texts

BIG = NewFact("big", b"x" * 20_000, NOON)

# Runs what follows with a journal that it may not write, as a user who is not root.
AS_NOBODY = """
import os, sys
from datetime import UTC, datetime
from arbitro.book.problem import ProblemsFound
from arbitro.journal import NewFact, open_journal

if os.geteuid() == 0:
    os.setuid(65534)
path = sys.argv[1]
for writable in (True, False):
    try:
        with open_journal(path, writable=writable) as journal:
            print(len(journal.read_all()))
    except ProblemsFound as trouble:
        print(*(problem.kind for problem in trouble.problems))
"""

# Fills a disk that ends, and goes on when there is room again.
ON_A_SMALL_DISK = """
import resource, sys
from datetime import UTC, datetime
from arbitro.book.problem import ProblemsFound
from arbitro.journal import NewFact, open_journal

fact = NewFact("k", b"x" * 20_000, datetime.now(UTC))
with open_journal(sys.argv[1]) as journal:
    journal.append("a", 0, [fact])
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, limits[1]))
    written = 1
    try:
        while written < 1000:
            journal.append("a", written, [fact])
            written += 1
    except ProblemsFound as trouble:
        print(trouble.problems[0].kind)
    assert len(journal.read("a")) == written == journal.head().position
    resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    journal.append("a", written, [fact])
    assert journal.verify().problems == ()
    print(written > 3)
"""


def run(script: str, path: Path) -> list[str]:
    done = subprocess.run([sys.executable, "-c", script, str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@pytest.mark.parametrize("form", ["{}", "sqlite:///{}"])
def test_a_file_is_named_by_its_path_or_an_address(tmp_path: Path, form: str) -> None:
    path = tmp_path / "club night 100% ?#.db"
    with open_journal(form.format(path)) as journal:
        journal.append("a", 0, [new()])
        assert journal.name == str(path)
    with open_journal(path, create=False) as journal:
        assert journal.head().position == 1
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize(
    "address", ["", "sqlite:///", ":memory:", "mysql://host/club", "sqlite:///:memory:", "http://x"]
)
def test_another_address_is_refused(address: str) -> None:
    assert kinds(open_journal, address) == ["journal-address"]


def test_a_journal_that_is_not_there_is_not_made_for_reading(tmp_path: Path) -> None:
    for options in ({"create": False}, {"writable": False}):
        assert kinds(open_journal, tmp_path / "club.db", **options) == ["file-missing"]
    assert kinds(open_journal, tmp_path / "nowhere" / "club.db") == ["directory-missing"]
    assert kinds(open_journal, tmp_path) == ["file-is-directory"]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("writable", [True, False])
def test_another_file_is_not_taken_for_a_journal(tmp_path: Path, writable: bool) -> None:
    text = tmp_path / "games.pbn"
    text.write_text('[Event "Club"]\n' * 100)
    assert kinds(open_journal, text, writable=writable) == ["not-a-journal"]
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE members (name TEXT)")
    assert kinds(open_journal, other, writable=writable) == ["not-a-journal"]
    with closing(sqlite3.connect(other)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("members",)]
        assert connection.execute("PRAGMA journal_mode").fetchall() == [("delete",)]


def test_the_tables_of_a_newer_program_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    open_journal(path).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE journal_schema SET version = 2")
    assert kinds(open_journal, path) == ["journal-newer"]
    assert kinds(open_journal, path, writable=False) == ["journal-newer"]


def test_what_is_acknowledged_was_forced_to_the_disk(tmp_path: Path) -> None:
    database = SqliteDatabase(tmp_path / "club.db")
    ledger = database.ledger()
    assert ledger.rows("PRAGMA journal_mode") == [("wal",)]
    assert ledger.rows("PRAGMA synchronous") == [(2,)]  # FULL
    ledger.close()
    database.close()


def test_a_full_disk_is_told_and_nothing_is_half_written(tmp_path: Path) -> None:
    """The pages of the file are limited; SQLite answers as it does when the disk is full."""
    database = SqliteDatabase(tmp_path / "club.db")
    ledger = database.ledger()
    database.ledger = lambda: ledger  # type: ignore[method-assign]
    with StoredJournal(database) as journal:
        journal.append("a", 0, [new("1")])
        ((pages,),) = ledger.rows("PRAGMA page_count")
        ledger.rows(f"PRAGMA max_page_count = {pages + 2}")
        assert kinds(journal.append, "a", 1, [new("2"), BIG]) == ["disk-full"]
        assert kinds(journal.register.put, Person("p", "North", "", b"x" * 20_000)) == ["disk-full"]
        assert texts(journal.read("a")) == ["1"]
        assert journal.append("a", 1, [new("2")]).last == 2
        ledger.rows("PRAGMA max_page_count = 1000000")
        assert journal.append("a", 2, [BIG]).last == 3
        assert journal.verify().problems == ()


def test_a_write_that_the_system_refuses_leaves_the_journal_whole(tmp_path: Path) -> None:
    kind, filled = run(ON_A_SMALL_DISK, tmp_path / "club.db")
    assert kind in ("file-trouble", "disk-full")
    assert filled == "True"


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that another user can come to, unlike pytest's own."""
    with tempfile.TemporaryDirectory(prefix="arbitro-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder
        folder.chmod(0o755)


def test_a_folder_that_cannot_be_written_is_told(open_folder: Path) -> None:
    path = open_folder / "club.db"
    open_folder.chmod(0o555)
    assert run(AS_NOBODY, path) == ["file-not-permitted", "file-missing"]
    open_folder.chmod(0o755)
    with open_journal(path) as journal:
        journal.append("a", 0, many("1", "2"))
    path.chmod(0o444)
    open_folder.chmod(0o555)
    assert run(AS_NOBODY, path) == ["journal-read-only", "2"]


def test_a_file_that_another_program_holds_is_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.05)
    path = tmp_path / "club.db"
    with open_journal(path) as journal, closing(sqlite3.connect(path, isolation_level=None)) as other:
        journal.append("a", 0, [new("1")])
        other.execute("BEGIN IMMEDIATE")
        assert kinds(journal.append, "a", 1, [new("2")]) == ["journal-busy"]
        assert texts(journal.read("a")) == ["1"]
        other.execute("ROLLBACK")
        assert journal.append("a", 1, [new("2")]).last == 2


@pytest.mark.parametrize("time", range(3))
def test_many_may_open_a_new_file_at_once(tmp_path: Path, time: int) -> None:
    path = tmp_path / f"club {time}.db"
    with ThreadPoolExecutor(8) as pool:
        journals = list(pool.map(lambda _: open_journal(path), range(8)))
    for n, journal in enumerate(journals):
        journal.append("a", n, [new()])
        journal.close()


def test_a_file_with_a_log_is_not_read_without_it(open_folder: Path) -> None:
    path, copy = open_folder / "club.db", open_folder / "copy.db"
    with open_journal(path) as journal:
        journal.append("a", 0, [new()])
        copy.write_bytes(path.read_bytes())
        log = open_folder / "copy.db-wal"
        log.write_bytes((open_folder / "club.db-wal").read_bytes())
        open_folder.chmod(0o555)
        assert not {"1", "0"} & set(run(AS_NOBODY, copy))
        open_folder.chmod(0o755)


def test_problems_name_the_file(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    with pytest.raises(Exception, match="file-missing") as trouble:
        open_journal(path, create=False)
    assert trouble.value.problems[0].where.file == str(path)  # type: ignore[attr-defined]
    assert msgspec.json.encode(trouble.value.problems)  # type: ignore[attr-defined]


@pytest.mark.parametrize("is_replaced", [False, True])
def test_a_file_that_is_deleted_or_replaced_is_noticed_before_the_next_confirmation(
    tmp_path: Path, is_replaced: bool
) -> None:
    path = tmp_path / "club.db"
    with open_journal(path) as journal:
        journal.append("a", 0, many("1"))
        path.rename(tmp_path / "gone.db")
        if is_replaced:
            open_journal(path).close()
        assert kinds(journal.append, "a", 1, many("2")) == ["journal-replaced"]
