"""The tables of a journal, in the words that SQLite and PostgreSQL share; `?` stands for a parameter.

journal_schema  the version of these tables
facts           what happened, by position; nobody may delete it, and only a redaction changes it
head            position and hash of the last fact, so that a cut tail is seen
keys            idempotency keys: the digest of the command, the positions of its facts
persons         the register
"""

from collections.abc import Collection, Sequence
from typing import Any, get_args

from arbitro.book.problem import Place, refuse
from arbitro.journal.fact import BEGINNING, Head, KeptFact, moment

SCHEMA = 1
NAMES = ("journal_schema", "facts", "head", "keys", "persons")

Row = tuple[int, str, int, int, str, str, str, int, bytes, bytes]
"""A fact as it is stored."""
TYPES = get_args(Row)

COLUMNS = "position, stream, version, time, who, authority, kind, schema, payload, hash"

ADD_FACT = f"INSERT INTO facts ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
ADD_KEY = "INSERT INTO keys (name, digest, first, last) VALUES (?, ?, ?, ?)"
REWRITE = "UPDATE facts SET who = ?, payload = ? WHERE position = ?"
SET_HEAD = "UPDATE head SET position = ?, hash = ?"
MOVE_HEAD = f"{SET_HEAD} WHERE position = ? AND hash = ?"

HEAD = "SELECT position, hash FROM head"
HASH_AT = "SELECT hash FROM facts WHERE position = ?"
SCHEMA_FOUND = "SELECT version FROM journal_schema"
OF_STREAM = f"SELECT {COLUMNS} FROM facts WHERE stream = ? AND version > ? ORDER BY version LIMIT ?"
OF_ALL = f"SELECT {COLUMNS} FROM facts WHERE position > ? ORDER BY position LIMIT ?"
KEY = "SELECT digest, first, last FROM keys WHERE name = ?"
KEYS = "SELECT name, digest, first, last FROM keys WHERE last > ? ORDER BY first"
VERSION_AT = "SELECT max(version) FROM facts WHERE stream = ? AND position <= ?"
REACHED = "SELECT stream, max(version) FROM facts WHERE position BETWEEN ? AND ? GROUP BY stream"

# From one stream's name to the next through the index, so that the cost grows with the streams and not with the facts.
STREAMS = """
WITH RECURSIVE found (stream) AS (
    SELECT min(stream) FROM facts WHERE stream >= ?
    UNION ALL
    SELECT (SELECT min(stream) FROM facts WHERE facts.stream > found.stream)
    FROM found WHERE substr(found.stream, 1, ?) = ?
)
SELECT stream, (SELECT max(version) FROM facts WHERE facts.stream = found.stream)
FROM found WHERE substr(stream, 1, ?) = ?
"""


def head_of(rows: Sequence[tuple[Any, ...]]) -> Head:
    match rows:
        case [(int(position), bytes(hash))] if position >= 0 and len(hash) == len(BEGINNING):
            return Head(position, hash)
    raise refuse("journal-damaged", found=f"head: {rows}")


def check_schema(schema: int, where: Place) -> None:
    """Refuses the tables of a newer program."""
    if schema != SCHEMA:
        raise refuse("journal-newer", found=schema, expected=SCHEMA, where=where)


def versions_of(streams: Collection[str]) -> str:
    """Asks for the versions of so many streams; a stream that does not exist has none."""
    wanted = ", ".join("(?)" for _ in streams)
    return (
        f"WITH wanted (name) AS (VALUES {wanted}) "
        "SELECT name, (SELECT max(version) FROM facts WHERE stream = name) FROM wanted"
    )


def fact(row: Row) -> KeptFact:
    position, stream, version, time, who, authority, kind, schema, payload, hash = row
    if tuple(map(type, row)) != TYPES:  # SQLite keeps anything in any column, and a damaged row has it
        raise refuse("journal-damaged", found=f"{stream} {version}")
    try:
        return KeptFact(stream, version, position, moment(time), who, authority, kind, schema, payload, hash)
    except OverflowError as trouble:
        raise refuse("journal-damaged", found=f"{stream} {version}: {time}") from trouble
