"""Text taken out of facts at a person's request: the chain stays whole, and what was not taken out is still proved."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.journal import Journal, Person, open_journal
from arbitro.journal.file import export, take_in
from arbitro.journal.redaction import STREAM, Redaction
from tests.journal.conftest import Addresses
from tests.journal.facts import NOON, kinds, many, texts
from tests.journal.servers import Postgres
from tests.journal.tampering import tamper

NAME = b"Numberone"
TAKEN_OUT = [Redaction("event/7", 2, "n1", b"drawn by N.N."), Redaction("event/8", 1, "n9", b"opened by N.N.")]


@pytest.fixture
def filled(journal: Journal) -> Journal:
    journal.append("event/7", 0, many("opened", "drawn by Numberone"))
    journal.append("event/8", 0, many("opened by Numberone", "seated"))
    journal.append("event/7", 2, many("closed"))
    return journal


def test_the_chain_and_published_heads_stay_as_they_were(filled: Journal, address: str) -> None:
    published = filled.head()
    hashes = [fact.hash for fact in filled.read_all()]
    filled.redact(TAKEN_OUT, NOON, "organiser")
    verified = filled.verify([published])
    assert (verified.problems, verified.redacted) == ((), 2)
    assert [fact.hash for fact in filled.read_all()][:5] == hashes
    assert texts(filled.read("event/7")) == ["opened", "drawn by N.N.", "closed"]
    assert filled.read("event/8")[0].who == "n9"
    assert [(fact.kind, fact.who) for fact in filled.read(STREAM)] == [("redacted", "organiser")]
    with open_journal(address) as other:  # and it goes on
        other.append("event/7", 3, many("more"))
        assert other.verify([published]).problems == ()
    changed = changed_by_hand(address)  # by whoever has the database: facts are as guarded as before
    with pytest.raises((sqlite3.Error, psycopg.Error), match="facts stay"):
        next(changed)


def changed_by_hand(address: str) -> Iterator[None]:
    change = "UPDATE facts SET who = 'x'"
    if address.startswith("sqlite:///"):
        with closing(sqlite3.connect(address.removeprefix("sqlite:///"))) as file:
            file.execute(change)
    else:
        with psycopg.connect(address) as connection:
            connection.execute(change)
    yield


def test_a_fact_can_be_redacted_again(filled: Journal) -> None:
    filled.redact(TAKEN_OUT, NOON, "organiser")
    filled.redact([Redaction("event/7", 2, "n1", b"drawn")], NOON, "organiser")
    verified = filled.verify()
    assert (verified.problems, verified.redacted) == ((), 2)


@pytest.mark.parametrize(
    "statement",
    [
        ("UPDATE facts SET payload = ? WHERE position = 2", (b"drawn by nobody",)),
        ("UPDATE facts SET who = ? WHERE position = 2", ("somebody",)),
        ("UPDATE facts SET payload = ? WHERE position = 4", (b"seated otherwise",)),
        ("UPDATE facts SET payload = ? WHERE position = 6", (b"[]",)),
    ],
)
def test_what_is_changed_besides_is_found(
    filled: Journal, address: str, statement: tuple[str, tuple[object, ...]]
) -> None:
    """Of a fact that was redacted too, and of the record of it."""
    filled.redact(TAKEN_OUT, NOON, "organiser")
    tamper(address, statement)
    assert "journal-changed" in {problem.kind for problem in filled.verify().problems}


def test_a_fact_that_is_not_there_is_refused_and_nothing_is_taken_out(filled: Journal) -> None:
    head = filled.head()
    for wrong in (Redaction("event/7", 9, "", b""), Redaction("event/9", 1, "", b"")):
        assert kinds(filled.redact, [TAKEN_OUT[0], wrong], NOON, "organiser") == ["unknown-fact"]
    filled.redact(TAKEN_OUT, NOON, "organiser")
    assert kinds(filled.redact, [Redaction(STREAM, 1, "", b"")], NOON, "organiser") == ["unknown-fact"]
    assert filled.head().position == head.position + 1


def test_exports_copies_and_imports_go_on_as_before(filled: Journal, addresses: Addresses, tmp_path: Path) -> None:
    filled.register.put(Person("p1", "North"))
    published = filled.head()
    filled.redact(TAKEN_OUT, NOON, "organiser")
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    whole.write_bytes(b"".join(export(filled, persons=True)))
    part.write_bytes(b"".join(export(filled, ["event/7"])))
    copy = tmp_path / "copy"
    assert filled.backup(copy) == filled.head()
    for file in (whole, part, copy):
        assert NAME not in file.read_bytes()
    with open_journal(addresses()) as there:
        take_in(there, whole.read_bytes().splitlines(keepends=True))
        assert there.head() == filled.head()
        verified = there.verify([published])
        assert (verified.problems, verified.redacted) == ((), 2)
    with open_journal(addresses()) as there:  # in another chain it is bound as it is
        there.append("event/1", 0, many("opened"))
        take_in(there, part.read_bytes().splitlines(keepends=True))
        verified = there.verify()
        assert (verified.problems, verified.redacted) == ((), 0)


def test_a_file_with_a_fact_changed_besides_is_refused(filled: Journal, addresses: Addresses) -> None:
    filled.redact(TAKEN_OUT, NOON, "organiser")
    lines = [line.replace(b"by N.N.", b"by Nono") for line in export(filled)]
    with open_journal(addresses()) as there, pytest.raises(ProblemsFound) as refusal:
        take_in(there, lines)
    assert refusal.value.problems[0].kind == "export-changed"
    assert refusal.value.problems[0].where.line == 3


def test_nothing_of_it_is_left_in_the_files(tmp_path: Path) -> None:
    with open_journal(tmp_path / "club.db") as journal:
        journal.append("event/7", 0, many("opened", "drawn by Numberone"))
        journal.append("event/8", 0, many("opened by Numberone"))
        assert any(NAME in file.read_bytes() for file in tmp_path.iterdir())
        journal.redact(TAKEN_OUT, NOON, "organiser")
        assert not any(NAME in file.read_bytes() for file in tmp_path.iterdir())


def test_nothing_of_it_is_left_in_the_table_of_a_server(postgres: Postgres) -> None:
    address = postgres.schema()
    table = address.rpartition("%3D")[2] + ".facts"
    with open_journal(address) as journal:
        journal.append("event/7", 0, many("opened", "drawn by Numberone"))
        journal.append("event/8", 0, many("opened by Numberone"))
        assert NAME in postgres.file_of(table)
        journal.redact(TAKEN_OUT, NOON, "organiser")
        left = postgres.file_of(table)
    assert b"opened" in left
    assert NAME not in left
