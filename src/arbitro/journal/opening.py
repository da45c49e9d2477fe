"""A journal by its address."""

from importlib.util import find_spec
from pathlib import Path

from arbitro.book.problem import refuse
from arbitro.journal.journal import Journal
from arbitro.journal.sqlite import SqliteDatabase
from arbitro.journal.stored import Database, StoredJournal

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")
EXAMPLES = "club.db, sqlite:///club.db, postgresql://host/club"


def open_journal(address: str | Path, *, create: bool = True, writable: bool = True) -> Journal:
    """`sqlite:///path`, a plain path, or `postgresql://…`; a new one is made unless `create` is off."""
    return StoredJournal(database_at(address, create=create, writable=writable))


def database_at(address: str | Path, *, create: bool = True, writable: bool = True) -> Database:
    text = str(address)
    if text.startswith(POSTGRES):
        if find_spec("psycopg") is None:
            raise refuse("package-missing", found="psycopg", expected='pip install "arbitro[server]"')
        from arbitro.journal.postgres import PostgresDatabase

        return PostgresDatabase(text, create=create, writable=writable)
    path = text.removeprefix(SQLITE)
    if not path or path == ":memory:" or "://" in path or "\0" in path:
        raise refuse("journal-address", found=path.partition("://")[0], expected=EXAMPLES)
    return SqliteDatabase(Path(path), create=create, writable=writable)


def remove_journal(address: str | Path) -> None:
    """Deletes the file of a journal for good, with its log; refused while somebody else has it open."""
    database = database_at(address, create=False)
    if not isinstance(database, SqliteDatabase):
        database.close()
        raise refuse("journal-not-a-file")
    database.remove()
