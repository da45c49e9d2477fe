"""A database changed behind the journal's back."""

import sqlite3
from contextlib import closing
from typing import Any

import psycopg

from arbitro.journal import KeptFact
from arbitro.journal.fact import chained

Parameters = tuple[object, ...]


def tamper(address: str, *statements: str | tuple[str, Parameters]) -> list[tuple[Any, ...]]:
    """Carries out statements with `?`, facts unguarded; the rows of the last one."""
    pairs = [(one, ()) if isinstance(one, str) else one for one in statements]
    rows: list[tuple[Any, ...]] = []
    if address.startswith("sqlite:///"):
        with closing(sqlite3.connect(address.removeprefix("sqlite:///"), isolation_level=None)) as file:
            for guard in ("facts_UPDATE", "facts_DELETE"):
                file.execute(f"DROP TRIGGER IF EXISTS {guard}")
            for statement, parameters in pairs:
                rows = file.execute(statement, parameters).fetchall()
        return rows
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("ALTER TABLE facts DISABLE TRIGGER USER")
        for statement, parameters in pairs:
            cursor = connection.execute(statement.replace("?", "%s"), parameters)
            rows = cursor.fetchall() if cursor.description else []
    return rows


def rewritten(facts: tuple[KeptFact, ...]) -> list[tuple[str, Parameters]]:
    """Statements that write payloads and hashes anew, chain and head included."""
    last = bytes(32)
    statements: list[tuple[str, Parameters]] = []
    for fact in facts:
        last = chained(last, fact)
        statements.append(
            ("UPDATE facts SET payload = ?, hash = ? WHERE position = ?", (fact.payload, last, fact.position))
        )
    return [*statements, ("UPDATE head SET position = ?, hash = ?", (len(facts), last))]
