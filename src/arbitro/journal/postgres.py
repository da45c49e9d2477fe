"""The journal on a PostgreSQL server, for many servers at once.

One advisory lock around every append makes positions gapless and visible in their order. A notice carries only the
position; whoever hears it reads again. A connection that is lost, because the database restarts, is made anew.
"""

import select
import socket
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from threading import Event, Thread
from time import monotonic, sleep
from typing import Any

import msgspec
import psycopg
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict

from arbitro.book.problem import Place, ProblemsFound, refuse
from arbitro.journal import tables
from arbitro.journal.bell import Bell
from arbitro.journal.fact import Head
from arbitro.journal.ledger import KeyRow, Lost
from arbitro.journal.pool import ConnectionPool
from arbitro.journal.tables import Row

PATIENCE = 5.0  # seconds for a database to come back
AGAIN = 0.05  # seconds between two tries to connect
HEARTBEAT = 5.0  # seconds until a follower looks by itself, should notices be lost

_SETTINGS = (
    "SET client_min_messages = warning",
    "SET default_transaction_isolation = 'read committed'",
    "SET lock_timeout = '10s'",
    "SET idle_in_transaction_session_timeout = '30s'",  # a server that hangs gives the lock back
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
)
# Facts travel as one text: the arrays of ten columns cost more time than to write them.
_FACTS_OF = (
    "SELECT (one->>0)::bigint, one->>1, (one->>2)::bigint, (one->>3)::bigint, one->>4, one->>5, one->>6, "
    "(one->>7)::bigint, decode(one->>8, 'base64'), decode(one->>9, 'base64') FROM jsonb_array_elements({}) AS one"
)
_TABLES = (
    "CREATE TABLE journal_schema (version bigint NOT NULL)",
    f"INSERT INTO journal_schema VALUES ({tables.SCHEMA})",
    """CREATE TABLE facts (
        position bigint PRIMARY KEY, stream text COLLATE "C" NOT NULL, version bigint NOT NULL, time bigint NOT NULL,
        who text NOT NULL, authority text NOT NULL, kind text NOT NULL, schema bigint NOT NULL, payload bytea NOT NULL,
        hash bytea NOT NULL, UNIQUE (stream, version))""",
    "CREATE FUNCTION facts_stay() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''facts stay''; END'",
    "CREATE TRIGGER facts_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON facts EXECUTE FUNCTION facts_stay()",
    f"""CREATE FUNCTION journal_append(
        gate bigint, channel text, old_position bigint, old_hash bytea, added jsonb, used jsonb,
        new_position bigint, new_hash bytea
    ) RETURNS boolean LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM pg_advisory_xact_lock(gate);
        UPDATE head SET position = new_position, hash = new_hash WHERE position = old_position AND hash = old_hash;
        IF NOT FOUND THEN
            RETURN false;
        END IF;
        INSERT INTO facts {_FACTS_OF.format("added")};
        IF used IS NOT NULL THEN
            INSERT INTO keys SELECT one->>0, decode(one->>1, 'base64'), (one->>2)::bigint, (one->>3)::bigint
                FROM jsonb_array_elements(used) AS one;
        END IF;
        PERFORM pg_notify(channel, new_position::text);
        RETURN true;
    END $$""",
    "CREATE TABLE head (position bigint NOT NULL, hash bytea NOT NULL)",
    "INSERT INTO head VALUES (0, decode(repeat('00', 32), 'hex'))",
    "CREATE TABLE keys (name text PRIMARY KEY, digest bytea NOT NULL, first bigint NOT NULL, last bigint NOT NULL)",
    'CREATE TABLE persons (id text COLLATE "C" PRIMARY KEY, name text, number text, contacts bytea, erased bigint)',
    "CREATE INDEX persons_number ON persons (number)",
)
_TABLES_FOUND = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
_LOCK_OF = "SELECT hashtextextended('arbitro journal ' || current_schema(), 0)"
_LOCK = "SELECT pg_advisory_xact_lock(?)"
_APPEND = "SELECT journal_append(?, ?, ?, ?, ?::jsonb, ?::jsonb, ?, ?)"
_ADD = f"INSERT INTO facts {_FACTS_OF.format('?::jsonb')}"

_REWRITTEN_BY = {"facts": "who", "persons": "name"}

_KINDS = {
    "53100": "disk-full",
    "25006": "journal-read-only",
    "42501": "journal-not-permitted",
    "55P03": "journal-busy",
}
_ENDED = {"57P01", "25P03"}  # by the server, which then has not committed
_COMING_AND_GOING = {*_ENDED, "57P02", "57P03"}

Connection = psycopg.Connection[tuple[Any, ...]]


class Gone(Lost):
    """The connection was ended before the transaction was committed."""


class PostgresLedger:
    """The connection that writes."""

    def __init__(self, database: "PostgresDatabase") -> None:
        self._database = database
        self._connection: Connection | None = database.connect()
        self._before = Head()  # at the beginning of the transaction

    def begin(self) -> Head:
        until = monotonic() + PATIENCE
        while True:
            try:
                return self._begun()
            except psycopg.Error as trouble:
                self._drop()
                if not is_lost(trouble):
                    raise self._database.problem(trouble) from trouble
                if monotonic() > until:
                    raise self._database.unreachable(trouble) from trouble
                sleep(AGAIN)
            except BaseException:
                self._drop()
                raise

    def _begun(self) -> Head:
        """Each statement sees what was committed when it began: the head is read with the lock in hand."""
        if self._connection is None:
            self._connection = self._database.connect()
        cursor = self._connection.execute(f"BEGIN; SELECT pg_advisory_xact_lock({self._database.lock}); {tables.HEAD}")
        while cursor.nextset():
            pass
        self._before = tables.head_of(cursor.fetchall())
        return self._before

    def rows(self, statement: str, parameters: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        with self._as_problems() as connection:
            cursor = connection.execute(spelt(statement), parameters)
            return cursor.fetchall() if cursor.description else []

    def add(self, facts: Sequence[Row]) -> None:
        with self._as_problems() as connection:
            connection.execute(spelt(_ADD), (_written(facts),))

    def rewrite(self, position: int, who: str, payload: bytes) -> None:
        with self._as_problems() as connection:
            connection.execute("ALTER TABLE facts DISABLE TRIGGER facts_stay")
            connection.execute(spelt(tables.REWRITE), (who, payload, position))
            connection.execute("ALTER TABLE facts ENABLE TRIGGER facts_stay")

    def at_once(self, before: Head, facts: Sequence[Row], keys: Sequence[KeyRow], head: Head) -> bool:
        try:
            with self._as_problems() as connection:
                try:
                    return self._appended(connection, before, facts, keys, head)
                except psycopg.errors.UniqueViolation:  # a key that is known
                    return False
        except Gone:
            return False
        except Lost:
            return self._was_written(head)

    def commit(self, facts: Sequence[Row], keys: Sequence[KeyRow], head: Head | None) -> None:
        with self._as_problems() as connection:
            if head is not None and not self._appended(connection, self._before, facts, keys, head):
                raise Gone
        try:
            with self._as_problems() as connection:
                if connection.execute("COMMIT").statusmessage != "COMMIT":
                    raise Gone
        except Gone:
            raise
        except Lost:
            if not self._was_written(head):
                raise

    def _appended(
        self, connection: Connection, before: Head, facts: Sequence[Row], keys: Sequence[KeyRow], head: Head
    ) -> bool:
        """Whether the head was where it should be."""
        known = (self._database.lock, self._database.channel, before.position, before.hash)
        rows = (_written(facts), _written(keys) if keys else None)
        done = connection.execute(spelt(_APPEND), (*known, *rows, head.position, head.hash))
        return bool(_only(done.fetchall())[0])

    def _was_written(self, head: Head | None) -> bool:
        """The connection went with the transaction. Who has the lock again knows that it is over, and its outcome."""
        if head is None:
            raise refuse("journal-unsure", where=self._database.where)
        try:
            self.begin()
            hashes = self.rows(tables.HASH_AT, (head.position,))
        except (ProblemsFound, Lost) as trouble:
            raise refuse("journal-unsure", where=self._database.where) from trouble
        self.rollback()
        return hashes == [(head.hash,)]

    def rollback(self) -> None:
        if self._connection is not None:
            try:
                self._connection.execute("ROLLBACK")
            except psycopg.Error:
                self._drop()

    def shred(self, table: str) -> None:
        """A column of a new type rewrites the table with the rows of now. VACUUM leaves the bytes of old rows on their
        pages, and VACUUM FULL copies those that a transaction anywhere in the database could still see.
        """
        column = _REWRITTEN_BY[table]
        with self._as_problems() as connection:
            connection.execute(f"ALTER TABLE {table} ALTER {column} TYPE text USING {column} || ''")

    def close(self) -> None:
        self._drop()

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    @contextmanager
    def _as_problems(self) -> Iterator[Connection]:
        """Errors as problems; or `Lost`. Whatever else goes wrong, or interrupts, ends the connection."""
        if self._connection is None:
            raise Gone
        try:
            yield self._connection
        except psycopg.Error as trouble:
            if is_lost(trouble):
                self._drop()
                raise (Gone if trouble.sqlstate in _ENDED else Lost) from trouble
            self.rollback()
            raise self._database.problem(trouble) from trouble
        except BaseException:
            self._drop()
            raise


class PostgresDatabase:
    """A schema of a database with the tables of a journal: the first one of the connection's search path."""

    def __init__(self, address: str, *, create: bool = True, writable: bool = True) -> None:
        self.writable = writable
        self._address = address
        self.name = _name(address)
        self.where = Place(file=self.name)
        self._readers = ConnectionPool(self.connect)
        self._stop = Event()
        self._ear, self._mouth = socket.socketpair()  # wakes the thread that listens
        self._listening: Thread | None = None
        try:
            with self.connect() as connection:
                (number,) = _only(connection.execute(_LOCK_OF).fetchall())
                if number is None:
                    raise refuse("journal-address", found=self.name, expected="search_path")
                self.lock: int = number
                self.channel = f"journal_{number & 2**64 - 1:016x}"
                self._prepare(connection, create and writable)
        except psycopg.Error as trouble:
            self.close()
            raise self.unreachable(trouble) if is_lost(trouble) else self.problem(trouble) from trouble
        except BaseException:
            self.close()
            raise

    # -- opening

    def connect(self) -> Connection:
        connection: Connection = psycopg.connect(self._address, autocommit=True, **_asked_for(self._address))
        try:
            connection.execute("; ".join(_SETTINGS))
            if not self.writable:
                connection.execute("SET default_transaction_read_only = on")
        except BaseException:
            connection.close()
            raise
        return connection

    def _prepare(self, connection: Connection, create: bool) -> None:
        """Makes the tables if there are none."""
        with connection.transaction():
            connection.execute(spelt(_LOCK), (self.lock,))
            there = {name for (name,) in connection.execute(_TABLES_FOUND)}
            if create and not there & set(tables.NAMES):
                for statement in _TABLES:
                    connection.execute(statement)
            elif not there >= set(tables.NAMES):
                raise refuse("not-a-journal", where=self.where)
            (version,) = _only(connection.execute(tables.SCHEMA_FOUND).fetchall())
            tables.check_schema(version, self.where)

    # -- what a journal needs

    def rows(self, statement: str, parameters: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        until = monotonic() + PATIENCE
        while True:
            try:
                with self._readers.borrowed() as connection:
                    return connection.execute(spelt(statement), parameters).fetchall()
            except psycopg.Error as trouble:
                if not is_lost(trouble):
                    raise self.problem(trouble) from trouble
                if monotonic() > until:
                    raise self.unreachable(trouble) from trouble
                self._readers.clear()
                sleep(AGAIN)

    rows_as_found = rows

    def ledger(self) -> PostgresLedger:
        try:
            return PostgresLedger(self)
        except psycopg.Error as trouble:
            raise self.unreachable(trouble) from trouble

    def watch(self, bell: Bell) -> None:
        self._listening = Thread(target=self._listen, args=(bell,), name="journal listener", daemon=True)
        self._listening.start()

    def _listen(self, bell: Bell) -> None:
        while not self._stop.is_set():
            with suppress(psycopg.Error, ProblemsFound), self.connect() as connection:
                connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(self.channel)))
                while not self._stop.is_set():
                    bell.ring(tables.head_of(connection.execute(tables.HEAD).fetchall()).position)
                    self._hear(connection, bell)
            self._stop.wait(AGAIN)

    def _hear(self, connection: Connection, bell: Bell) -> None:
        """Rings for every notice, until none has come for a while."""
        while (
            select.select([connection.fileno(), self._ear.fileno()], [], [], HEARTBEAT)[0] and not self._stop.is_set()
        ):
            for notice in connection.notifies(timeout=0):
                bell.ring(int(notice.payload))

    def damage(self) -> Iterable[str]:
        """The server checks its own files."""
        return ()

    def copy(self, target: Path) -> None:  # noqa: ARG002
        """The server's files are not ours to copy: the export is the backup."""
        return

    def close(self) -> None:
        self._stop.set()
        self._mouth.close()
        if self._listening is not None:
            self._listening.join()
        self._ear.close()
        self._readers.close()

    # -- problems

    def problem(self, trouble: psycopg.Error) -> ProblemsFound:
        kind = _KINDS.get(trouble.sqlstate or "", "journal-trouble")
        return refuse(kind, found=_first_line(trouble), where=self.where)

    def unreachable(self, trouble: psycopg.Error) -> ProblemsFound:
        return refuse("journal-unreachable", found=_first_line(trouble), where=self.where)


def is_lost(trouble: psycopg.Error) -> bool:
    """There is no connection, or not any more."""
    if trouble.sqlstate is None:
        return isinstance(trouble, psycopg.OperationalError | psycopg.InterfaceError)
    return trouble.sqlstate.startswith("08") or trouble.sqlstate in _COMING_AND_GOING


@lru_cache
def spelt(statement: str) -> str:
    """A statement with psycopg's mark for parameters."""
    return statement.replace("?", "%s")


def _name(address: str) -> str:
    """The address without secrets."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.Error:
        raise refuse("journal-address", found="postgresql", expected="postgresql://host/database") from None
    return f"postgresql://{parts.get('host', '')}/{parts.get('dbname', '')}"


def _asked_for(address: str) -> dict[str, Any]:
    wanted: dict[str, Any] = {"connect_timeout": 5, "application_name": "arbitro", "client_encoding": "utf8"}
    return {name: value for name, value in wanted.items() if name not in conninfo_to_dict(address)}


def _written(rows: Sequence[Row] | Sequence[KeyRow]) -> str:
    """Rows as JSON; bytes are base64."""
    return msgspec.json.encode(rows).decode()


def _only(rows: list[tuple[Any, ...]]) -> tuple[Any, ...]:
    (row,) = rows
    return row


def _first_line(trouble: psycopg.Error) -> str:
    return str(trouble).partition("\n")[0]
