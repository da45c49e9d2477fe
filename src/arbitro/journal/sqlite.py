"""The journal in one file: SQLite, write-ahead log, every commit on disk before it is acknowledged.

One connection writes (see `writer`); readers have others and are never held up. Another process on the same file is
safe: transactions begin IMMEDIATE, and what the writer remembers is worth nothing once the head has moved.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from os.path import samestat
from pathlib import Path
from threading import Event, Thread
from time import monotonic, sleep
from typing import Any, NoReturn

from arbitro.book.problem import Place, ProblemsFound, refuse
from arbitro.journal import tables
from arbitro.journal.bell import Bell
from arbitro.journal.fact import Head
from arbitro.journal.ledger import KeyRow
from arbitro.journal.pool import ConnectionPool
from arbitro.journal.tables import Row
from arbitro.journal.verification import verified

PATIENCE = 10.0  # seconds to wait for another process that writes
POLLING = 0.05  # seconds between two looks for what another process has written
AGAIN = 0.01  # seconds until a new file is asked again to turn to write-ahead logging

_STAYS = "CREATE TRIGGER facts_{when} BEFORE {when} ON facts BEGIN SELECT RAISE(ABORT, 'facts stay'); END"
_TABLES = (
    "CREATE TABLE journal_schema (version INTEGER NOT NULL)",
    f"INSERT INTO journal_schema VALUES ({tables.SCHEMA})",
    """CREATE TABLE facts (
        position INTEGER PRIMARY KEY, stream TEXT NOT NULL, version INTEGER NOT NULL, time INTEGER NOT NULL,
        who TEXT NOT NULL, authority TEXT NOT NULL, kind TEXT NOT NULL, schema INTEGER NOT NULL, payload BLOB NOT NULL,
        hash BLOB NOT NULL, UNIQUE (stream, version))""",
    _STAYS.format(when="UPDATE"),
    _STAYS.format(when="DELETE"),
    "CREATE TABLE head (position INTEGER NOT NULL, hash BLOB NOT NULL)",
    "INSERT INTO head VALUES (0, zeroblob(32))",
    "CREATE TABLE keys (name TEXT PRIMARY KEY, digest BLOB NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL)"
    " WITHOUT ROWID",
    "CREATE TABLE persons (id TEXT PRIMARY KEY, name TEXT, number TEXT, contacts BLOB, erased INTEGER) WITHOUT ROWID",
    "CREATE INDEX persons_number ON persons (number)",
)

# fullfsync: on macOS a plain fsync stops at the drive's own memory.
_SETTINGS = ("synchronous = FULL", "fullfsync = 1", "checkpoint_fullfsync = 1", "secure_delete = 1")

_KINDS = {
    sqlite3.SQLITE_BUSY: "journal-busy",
    sqlite3.SQLITE_LOCKED: "journal-busy",
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_READONLY: "journal-read-only",
    sqlite3.SQLITE_PERM: "file-not-permitted",
    sqlite3.SQLITE_CANTOPEN: "file-not-permitted",
    sqlite3.SQLITE_CORRUPT: "journal-damaged",
    sqlite3.SQLITE_NOTADB: "not-a-journal",
}
_ERRORS = (sqlite3.Error, UnicodeDecodeError)  # a message of SQLite may quote damaged text
_NOT_PERMITTED = {"file-not-permitted", "journal-read-only"}


class SqliteLedger:
    """The connection that writes."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._cursor = connection.cursor()  # one for all, which is quicker
        self._path = path
        self._file = path.stat()

    def begin(self) -> Head:
        self._check_file()
        try:
            self._cursor.execute("BEGIN IMMEDIATE")
            return tables.head_of(self._cursor.execute(tables.HEAD).fetchall())
        except BaseException as trouble:
            self._give_up(trouble)

    def rows(self, statement: str, parameters: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        with as_problems(self._path):
            return self._cursor.execute(statement, tuple(parameters)).fetchall()

    def add(self, facts: Sequence[Row]) -> None:
        with as_problems(self._path):
            self._cursor.executemany(tables.ADD_FACT, facts)

    def rewrite(self, position: int, who: str, payload: bytes) -> None:
        with as_problems(self._path):
            self._cursor.execute("DROP TRIGGER IF EXISTS facts_UPDATE")
            self._cursor.execute(tables.REWRITE, (who, payload, position))
            self._cursor.execute(_STAYS.format(when="UPDATE"))

    def _check_file(self) -> None:
        """What is written into a file that was deleted or replaced meanwhile is gone with the process."""
        try:
            is_same = samestat(self._path.stat(), self._file)
        except OSError:
            is_same = False
        if not is_same:
            raise refuse("journal-replaced", where=Place(file=str(self._path)))

    def at_once(self, before: Head, facts: Sequence[Row], keys: Sequence[KeyRow], head: Head) -> bool:
        self._check_file()
        try:
            self._cursor.execute("BEGIN IMMEDIATE")
            moved = self._cursor.execute(tables.MOVE_HEAD, (head.position, head.hash, before.position, before.hash))
            if moved.rowcount == 1:
                self._finish(facts, keys)
                return True
            self.rollback()
        except sqlite3.IntegrityError:  # a key that is known
            self.rollback()
        except BaseException as trouble:
            self._give_up(trouble)
        return False

    def commit(self, facts: Sequence[Row], keys: Sequence[KeyRow], head: Head | None) -> None:
        try:
            if head is not None:
                self._cursor.execute(tables.SET_HEAD, (head.position, head.hash))
            self._finish(facts, keys)
        except BaseException as trouble:
            self._give_up(trouble)

    def _finish(self, facts: Sequence[Row], keys: Sequence[KeyRow]) -> None:
        self._cursor.executemany(tables.ADD_FACT, facts)
        if keys:
            self._cursor.executemany(tables.ADD_KEY, keys)
        self._cursor.execute("COMMIT")

    def _give_up(self, trouble: BaseException) -> NoReturn:
        self.rollback()
        if isinstance(trouble, _ERRORS):
            raise problem(trouble, self._path) from trouble
        raise trouble

    def rollback(self) -> None:
        if self._connection.in_transaction:  # SQLite itself has rolled back when the disk was full
            with suppress(sqlite3.Error):
                self._cursor.execute("ROLLBACK")

    def shred(self, table: str) -> None:  # noqa: ARG002
        """The log still has the pages as they were; secure_delete has cleaned them in the file."""
        if self.rows("PRAGMA wal_checkpoint(TRUNCATE)")[0][0]:
            raise refuse("journal-busy", where=Place(file=str(self._path)))

    def close(self) -> None:
        self._connection.close()


class SqliteDatabase:
    """A file with the tables of a journal."""

    def __init__(self, path: Path, *, create: bool = True, writable: bool = True) -> None:
        self.writable = writable
        self._path = path
        self._mode = "mode=rw" if writable else "mode=ro"
        self._readers = ConnectionPool(self._reader)
        self._stop = Event()
        self._watching: Thread | None = None
        self._present(create)
        try:
            if writable:
                self._prepare(create)
            else:
                self._look()
        except BaseException:
            self.close()
            raise

    @property
    def name(self) -> str:
        return str(self._path)

    # -- opening

    def _present(self, create: bool) -> None:
        where = Place(file=self.name)
        if self._path.is_dir():
            raise refuse("file-is-directory", where=where)
        if not self._path.parent.is_dir():
            raise refuse("directory-missing", where=where)
        if not self._path.exists() and not (create and self.writable):
            raise refuse("file-missing", where=where)

    def _connect(self, mode: str) -> sqlite3.Connection:
        address = f"{self._path.absolute().as_uri()}?{mode}"
        with as_problems(self._path):
            return sqlite3.connect(address, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False)

    def _prepare(self, create: bool) -> None:
        """Makes the tables if the file is new, and makes sure that it can be written to."""
        if create:
            with suppress(OSError):  # SQLite tells what is wrong with it
                self._path.touch(0o600)  # for nobody else; its log gets the same rights
        with closing(self._connect("mode=rwc" if create else "mode=rw")) as connection, as_problems(self._path):
            if _tables(connection) or not create:
                _check(connection, self.name)
            _turn_to_log(connection)
            connection.execute("BEGIN IMMEDIATE")
            if not _tables(connection):
                for statement in _TABLES:
                    connection.execute(statement)
            connection.execute("COMMIT")

    def _writing(self) -> sqlite3.Connection:
        connection = self._connect("mode=rw")
        try:
            with as_problems(self._path):
                for setting in _SETTINGS:
                    connection.execute(f"PRAGMA {setting}")
        except BaseException:
            connection.close()
            raise
        return connection

    def _look(self) -> None:
        """A file in a folder that cannot be written is read as it stands, if nothing waits in its log."""
        try:
            self._check()
        except ProblemsFound as trouble:
            log = self._path.with_name(self._path.name + "-wal")
            if trouble.problems[0].kind not in _NOT_PERMITTED or (log.exists() and log.stat().st_size):
                raise
            self._mode = "mode=ro&immutable=1"
            self._check()

    def _check(self) -> None:
        with closing(self._connect(self._mode)) as connection, as_problems(self._path):
            _check(connection, self.name)

    # -- what a journal needs

    def _reader(self) -> sqlite3.Connection:
        connection = self._connect(self._mode)
        connection.execute("PRAGMA query_only = 1")
        return connection

    def rows(self, statement: str, parameters: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        with as_problems(self._path), self._readers.borrowed() as connection:
            return connection.execute(statement, tuple(parameters)).fetchall()

    def rows_as_found(self, statement: str, parameters: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        with as_problems(self._path), closing(self._connect(self._mode)) as connection:
            connection.text_factory = lambda raw: raw.decode(errors="surrogateescape")
            return connection.execute(statement, tuple(parameters)).fetchall()

    def ledger(self) -> SqliteLedger:
        return SqliteLedger(self._writing(), self._path)

    def watch(self, bell: Bell) -> None:
        self._watching = Thread(target=self._watch, args=(bell,), name="journal watch", daemon=True)
        self._watching.start()

    def _watch(self, bell: Bell) -> None:
        """`data_version` changes when another connection has committed."""
        connection: sqlite3.Connection | None = None
        known = None
        while not self._stop.wait(POLLING):
            with suppress(*_ERRORS, ProblemsFound):  # what is wrong is told to those who read or write
                if connection is None:
                    connection = self._reader()
                version = connection.execute("PRAGMA data_version").fetchone()
                if version != known:
                    bell.ring(tables.head_of(connection.execute(tables.HEAD).fetchall()).position)
                    known = version
        if connection is not None:
            connection.close()

    def damage(self) -> Iterable[str]:
        try:
            lines = self.rows("PRAGMA integrity_check")
        except ProblemsFound as trouble:
            return [problem.found for problem in trouble.problems]
        return [text for (text,) in lines if text != "ok"]

    def copy(self, target: Path) -> Head:
        """The copy is one file, without a log beside it; it is read again, and is no copy if it is not in order."""
        with suppress(OSError):
            target.touch(0o600)
        with as_problems(target), self._readers.borrowed() as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        with closing(SqliteDatabase(target, create=False, writable=False)) as read:
            head = Head(*read.rows(tables.HEAD)[0])
            if problems := verified(read.rows_as_found, lambda: head, damage=read.damage()).problems:
                raise ProblemsFound(problems)
        return head

    def remove(self) -> None:
        """Closes it and deletes the file. SQLite gives up the log only to the last who has the file open."""
        self.close()
        with closing(self._connect("mode=rw")) as connection, as_problems(self._path):
            connection.execute("PRAGMA busy_timeout = 0")
            try:
                connection.execute("PRAGMA journal_mode = DELETE")
            except sqlite3.OperationalError as trouble:
                if trouble.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                    raise refuse("journal-open-elsewhere", where=Place(file=self.name)) from trouble
                raise
        self._path.unlink()

    def close(self) -> None:
        self._stop.set()
        if self._watching is not None:
            self._watching.join()
        self._readers.close()


def _turn_to_log(connection: sqlite3.Connection) -> None:
    """Two that do it to a new file at the same moment are in each other's way, and SQLite does not wait here."""
    until = monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as trouble:
            if trouble.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > until:
                raise
            sleep(AGAIN)


def _tables(connection: sqlite3.Connection) -> set[str]:
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def _check(connection: sqlite3.Connection, name: str) -> None:
    where = Place(file=name)
    if not _tables(connection) >= set(tables.NAMES):
        raise refuse("not-a-journal", where=where)
    (version,) = connection.execute(tables.SCHEMA_FOUND).fetchone()
    tables.check_schema(version, where)


@contextmanager
def as_problems(path: Path) -> Iterator[None]:
    """SQLite's errors as problems."""
    try:
        yield
    except _ERRORS as trouble:
        raise problem(trouble, path) from trouble


def problem(trouble: Exception, path: Path) -> ProblemsFound:
    code = getattr(trouble, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)  # none: a text that is no UTF-8
    kind = _KINDS.get(code & 0xFF, "file-trouble")
    if isinstance(trouble, sqlite3.ProgrammingError):
        kind = "journal-closed"
    return refuse(kind, found=trouble, where=Place(file=str(path)))
