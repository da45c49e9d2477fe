"""What was changed, cut or written anew is found."""

from itertools import islice
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.journal import CommandKey, Head, Journal, Verified, open_journal, tables
from arbitro.journal.fact import chained
from tests.amounts import EXAMPLES
from tests.journal.facts import many, new
from tests.journal.tampering import rewritten, tamper


def found(verified: Verified) -> list[tuple[str, int | None]]:
    return [(problem.kind, problem.where.index) for problem in verified.problems]


@pytest.fixture
def head(journal: Journal) -> Head:
    """Of a journal with five facts in two streams."""
    journal.append("a", 0, many("one", "two"))
    journal.append("b", 0, many("three"))
    journal.append("a", 2, many("four", "five"))
    return journal.head()


def test_a_journal_that_nobody_touched_is_in_order(journal: Journal, head: Head) -> None:
    earlier = Head(3, journal.read_all()[2].hash)
    assert journal.verify([earlier, head, Head()]) == Verified(head, 2, ())


def test_an_empty_journal_is_in_order(journal: Journal) -> None:
    assert journal.verify() == Verified(Head(), 0, ())


@pytest.mark.parametrize("statement", ["UPDATE facts SET kind = 'x'", "DELETE FROM facts"])
def test_the_database_itself_lets_nobody_change_facts(
    journal: Journal, head: Head, address: str, statement: str
) -> None:
    with pytest.raises(Exception, match="facts stay"):
        tamper_guarded(address, statement)
    assert journal.verify().head == head


def tamper_guarded(address: str, statement: str) -> None:
    import sqlite3

    import psycopg

    if address.startswith("sqlite"):
        sqlite3.connect(address.removeprefix("sqlite:///")).execute(statement)
    else:
        with psycopg.connect(address) as connection:
            connection.execute(statement)  # type: ignore[arg-type,unused-ignore]


@pytest.mark.parametrize(
    "change",
    [
        "payload = CAST('x' AS {bytes})",
        "kind = 'ruling'",
        "who = 'n2'",
        "authority = ''",
        "schema = 2",
        "time = time + 1",
        "hash = payload",
    ],
)
@pytest.mark.usefixtures("head")
def test_a_changed_field_is_found(journal: Journal, address: str, change: str) -> None:
    change = change.format(bytes="BLOB" if address.startswith("sqlite") else "bytea")
    tamper(address, f"UPDATE facts SET {change} WHERE position = 3")
    assert found(journal.verify())[0] == ("journal-changed", 3)


@pytest.mark.usefixtures("head")
def test_a_fact_taken_out_is_found(journal: Journal, address: str) -> None:
    tamper(address, "DELETE FROM facts WHERE position = 3")
    assert found(journal.verify())[0] == ("journal-gap", 3)


@pytest.mark.usefixtures("head")
def test_a_fact_taken_out_and_the_gap_closed_is_found(journal: Journal, address: str) -> None:
    moved = [f"UPDATE facts SET position = {n - 1} WHERE position = {n}" for n in (4, 5)]
    tamper(address, "DELETE FROM facts WHERE position = 3", *moved, "UPDATE head SET position = 4")
    assert ("journal-changed", 3) in found(journal.verify())


@pytest.mark.usefixtures("head")
def test_a_version_that_was_changed_with_its_chain_is_found(journal: Journal, address: str) -> None:
    facts = [replace(fact, version=7) if fact.position == 5 else fact for fact in journal.read_all()]
    tamper(address, "UPDATE facts SET version = 7 WHERE position = 5", *rewritten(tuple(facts)))
    assert journal.verify().problems[0].kind == "journal-version-gap"


@pytest.mark.usefixtures("head")
def test_a_tail_cut_off_is_found_by_the_head(journal: Journal, address: str) -> None:
    tamper(address, "DELETE FROM facts WHERE position > 3")
    (problem,) = journal.verify().problems
    assert (problem.kind, problem.found, problem.expected) == ("journal-cut", "3", "5")


def test_a_tail_cut_off_with_its_head_is_found_by_the_published_one(journal: Journal, head: Head, address: str) -> None:
    third = journal.read_all()[2].hash
    tamper(address, "DELETE FROM facts WHERE position > 3", ("UPDATE head SET position = 3, hash = ?", (third,)))
    assert journal.verify().problems == ()
    (problem,) = journal.verify([head]).problems
    assert (problem.kind, problem.found, problem.expected) == ("journal-cut", "3", "5")


def test_a_chain_written_anew_is_found_by_the_published_head(journal: Journal, head: Head, address: str) -> None:
    facts = [replace(fact, payload=b"changed") if fact.position == 2 else fact for fact in journal.read_all()]
    tamper(address, *rewritten(tuple(facts)))
    assert journal.verify().problems == ()
    (problem,) = journal.verify([head]).problems
    assert (problem.kind, problem.where.index, problem.expected) == ("journal-rewritten", 5, head.hash.hex())


def test_a_fact_slipped_in_behind_the_head_is_found(journal: Journal, head: Head, address: str) -> None:
    last = journal.read_all()[-1]
    hash = chained(head.hash, replace(last, version=5))
    copied = "stream, 5, time, who, authority, kind, schema, payload"
    tamper(address, (f"INSERT INTO facts SELECT 6, {copied}, ? FROM facts WHERE position = 5", (hash,)))
    assert [kind for kind, _ in found(journal.verify())] == ["journal-beyond-head"]


def test_facts_written_while_it_is_verified_are_no_problem(journal: Journal, head: Head, address: str) -> None:
    with open_journal(address) as other:
        original, more = journal.head, iter(range(3))

        def moving() -> Head:
            for _ in islice(more, 1):
                other.append("c", None, [new()])
            return original()

        journal.head = moving  # type: ignore[method-assign]
        verified = journal.verify()
    assert verified.problems == ()
    assert verified.head.position == head.position + 3


def test_what_was_in_order_is_not_read_again(journal: Journal, head: Head, address: str) -> None:
    third = Head(3, journal.read_all()[2].hash)
    tamper(address, "UPDATE facts SET kind = 'x' WHERE position = 1")
    assert journal.verify(after=third) == Verified(head, 1, ())
    tamper(address, "UPDATE facts SET kind = 'x' WHERE position = 5")
    assert found(journal.verify(after=third)) == [("journal-changed", 5)]
    tamper(address, "DELETE FROM facts WHERE position >= 4", "UPDATE head SET position = 3")
    assert ("journal-cut", None) in found(journal.verify(after=head))


def test_a_version_follows_those_that_are_not_read_again(journal: Journal, address: str) -> None:
    journal.append("a", 0, many("one", "two"))
    head = journal.head()
    journal.append("a", 2, many("three"))
    assert journal.verify(after=head).problems == ()
    tamper(address, "UPDATE facts SET version = 7 WHERE position = 3")
    assert "journal-version-gap" in {problem.kind for problem in journal.verify(after=head).problems}


@pytest.mark.parametrize(
    "change", ["last = 9", "first = 0", "first = 5", "digest = CAST('x' AS {bytes})", "first = 1, last = 1"]
)
def test_a_damaged_key_is_found(journal: Journal, address: str, change: str) -> None:
    """It stands for facts that there are, which are no other key's."""
    for number in (1, 2, 3):
        journal.append("a", number - 1, many(str(number)), key=CommandKey(str(number), b"command"))
    assert journal.verify().problems == ()
    change = change.format(bytes="BLOB" if address.startswith("sqlite") else "bytea")
    tamper(address, f"UPDATE keys SET {change} WHERE name = '2'")
    assert {problem.kind for problem in journal.verify().problems} == {"journal-key-damaged"}


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A closed file with facts of several pages."""
    path = tmp_path_factory.mktemp("file") / "journal.db"
    with open_journal(path) as journal:
        for n in range(12):
            journal.append(f"event/{n % 3}", None, [new(f"{n} " * 200)])
    return path


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=2 * EXAMPLES)
@given(place=st.floats(0, 1, exclude_max=True), bit=st.integers(0, 7))
def test_one_bit_flipped_in_the_file_is_found_or_changes_nothing(
    file: Path, tmp_path: Path, place: float, bit: int
) -> None:
    with open_journal(file) as journal:
        facts, head = journal.read_all(), journal.head()
    content = bytearray(file.read_bytes())
    content[int(place * len(content))] ^= 1 << bit
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(content)
    try:
        with open_journal(damaged, create=False, writable=False) as journal:
            problems: tuple[Problem, ...] = journal.verify([head]).problems
            if not problems:
                assert journal.read_all() == facts
    except ProblemsFound as trouble:
        problems = trouble.problems
    assert {problem.kind for problem in problems} <= {
        "journal-changed", "journal-damaged", "journal-gap", "journal-version-gap", "journal-cut", "journal-rewritten",
        "journal-beyond-head", "journal-key-damaged", "journal-newer", "not-a-journal", "file-not-permitted",
        "file-trouble",
    }  # fmt: skip


def test_a_flipped_letter_of_a_fact_is_found_where_it_is(file: Path, tmp_path: Path) -> None:
    content = file.read_bytes()
    at = content.index(b"7 7 7 7 7 7")
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(content[:at] + b"9" + content[at + 1 :])
    with open_journal(damaged, create=False, writable=False) as journal:
        (problem,) = journal.verify().problems
    assert (problem.kind, problem.where.index) == ("journal-changed", 8)


def test_a_file_that_was_cut_is_damaged(file: Path, tmp_path: Path) -> None:
    content = file.read_bytes()
    cut = tmp_path / "cut.db"
    cut.write_bytes(content[: len(content) // 2])
    with pytest.raises(ProblemsFound) as trouble, open_journal(cut, create=False, writable=False) as journal:
        raise ProblemsFound(journal.verify().problems)
    assert "journal-damaged" in {problem.kind for problem in trouble.value.problems}


@pytest.mark.parametrize("column", tables.COLUMNS.split(", ")[1:])
def test_a_column_that_holds_another_type_is_damaged_for_every_reader(file: Path, column: str) -> None:
    value = "'x'" if column in ("payload", "hash", "version", "time", "schema") else "X'FF'"
    tamper(f"sqlite:///{file}", f"UPDATE facts SET {column} = {value} WHERE position = 5")
    with open_journal(file, create=False, writable=False) as journal:
        assert next(fact.position for fact in journal.read_all(after=5)) == 6
        with pytest.raises(ProblemsFound) as trouble:
            journal.read_all()
    assert [problem.kind for problem in trouble.value.problems] == ["journal-damaged"]
