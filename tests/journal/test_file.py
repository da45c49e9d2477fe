"""A journal or an event as one file, and back; copies of a journal in use."""

import stat
from pathlib import Path
from threading import Event, Thread

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arbitro.journal import Erased, Head, Journal, NewFact, Person, head_of, open_journal
from arbitro.journal.file import export, read_header, take_in
from tests.journal.conftest import Addresses
from tests.journal.facts import NOON, kinds, many, new, texts
from tests.journal.servers import Postgres
from tests.journal.tampering import tamper

EVENT = ("event/7", "event/7/table/1")


@pytest.fixture
def filled(journal: Journal) -> Journal:
    """Two events, told in turns."""
    journal.append("event/7", 0, many("opened", "drawn"))
    journal.append("event/8", 0, [NewFact("picture", b"\xff\0", NOON), new("è ♠ \0")])
    journal.append("event/7/table/1", 0, many("bid"))
    journal.append("event/8", 2, many("closed"))
    journal.append("event/7", 2, many("closed"))
    return journal


@pytest.fixture
def target(addresses: Addresses) -> Journal:
    return open_journal(addresses())


def contents(journal: Journal) -> list[tuple[object, ...]]:
    return [
        (fact.stream, fact.version, fact.time, fact.who, fact.authority, fact.kind, fact.schema, fact.payload)
        for fact in journal.read_all()
    ]


def test_a_whole_journal_comes_back_with_its_chain(filled: Journal, target: Journal) -> None:
    with target:
        imported = take_in(target, export(filled))
        assert (imported.facts, imported.streams, imported.persons) == (7, 3, 0)
        assert contents(target) == contents(filled)
        assert target.head() == filled.head()
        assert imported.head.hash == filled.head().hash.hex()
        assert target.verify([filled.head()]).problems == ()


def test_an_event_goes_into_a_journal_that_has_others(filled: Journal, target: Journal) -> None:
    with target:
        target.append("event/9", 0, many("opened"))
        lines = list(export(filled, EVENT))
        take_in(target, lines)
        assert texts(tuple(target.merged(EVENT))) == ["opened", "drawn", "bid", "closed"]
        assert [fact.position for fact in target.merged(EVENT)] == [2, 3, 4, 5]
        assert target.verify().problems == ()
        assert head_of(target.merged(EVENT)) == head_of(filled.merged(EVENT))
        header = read_header(lines)
        assert (header.facts, header.head) == (4, head_of(filled.merged(EVENT)).hash.hex())
        assert target.append("event/7", 3, many("corrected")).versions == {"event/7": 4}


def test_the_header_has_the_head_of_the_journal_that_it_was_taken_from(filled: Journal) -> None:
    for streams in (None, EVENT):
        header = read_header(export(filled, streams))
        assert Head(header.journal.position, bytes.fromhex(header.journal.hash)) == filled.head()
        assert header.program.startswith("arbitro ")


def test_from_one_database_into_the_other(tmp_path: Path, postgres: Postgres) -> None:
    with (
        open_journal(tmp_path / "club.db") as file,
        open_journal(postgres.schema()) as server,
        open_journal(tmp_path / "again.db") as again,
    ):
        file.append("a", 0, [NewFact("k", b"\0\xff", NOON), new("è ♠")])
        take_in(server, export(file))
        take_in(again, export(server))
        assert file.head() == server.head() == again.head()
        assert contents(again) == contents(file)


def test_text_stays_readable_and_other_bytes_are_base64(filled: Journal) -> None:
    lines = [msgspec.json.decode(line) for line in export(filled, ["event/8"])]
    assert [(line.get("text"), line.get("base64")) for line in lines[1:-1]] == [
        (None, "/wA="),
        ("è ♠ \0", None),
        ("closed", None),
    ]


def test_a_stream_that_does_not_exist_is_not_exported(filled: Journal) -> None:
    assert kinds(lambda: list(export(filled, ["event/7", "nobody"]))) == ["unknown-stream"]


def test_a_journal_that_was_changed_is_not_exported(filled: Journal, address: str, tmp_path: Path) -> None:
    tamper(address, "UPDATE facts SET who = 'n2' WHERE position = 3")
    assert kinds(lambda: list(export(filled))) == ["journal-rewritten"]
    tamper(address, "DELETE FROM facts WHERE position > 3")
    assert kinds(lambda: list(export(filled))) == ["journal-cut"]
    if address.startswith("postgresql"):
        assert kinds(filled.backup, tmp_path / "copy") == ["journal-cut"]
        assert not (tmp_path / "copy").exists()


def test_an_empty_journal_can_be_exported(journal: Journal, target: Journal) -> None:
    with target:
        assert take_in(target, export(journal)).facts == 0


def test_an_import_that_is_there_already_is_refused_whole(filled: Journal, target: Journal) -> None:
    with target:
        take_in(target, export(filled, ["event/8"]))
        before = target.head()
        assert kinds(take_in, target, export(filled)) == ["journal-conflict"]
        assert target.head() == before


def refused(target: Journal, lines: list[bytes]) -> str:
    """The one problem with which a file is refused; nothing of it was taken over."""
    (kind,) = kinds(take_in, target, lines, "event.jsonl")
    assert target.head() == Head()
    assert target.streams() == ()
    assert list(target.register) == []
    return kind


def test_no_line_can_be_left_out_repeated_or_moved(filled: Journal, target: Journal) -> None:
    filled.register.put(Person("p1", "North"), Person("p2", "South"))
    lines = list(export(filled, persons=True))
    with target:
        for n in range(len(lines)):
            assert refused(target, lines[:n] + lines[n + 1 :])
            assert refused(target, lines[: n + 1] + lines[n:])
            if n:
                assert refused(target, [*lines[: n - 1], lines[n], lines[n - 1], *lines[n + 1 :]])
        take_in(target, lines)


def test_a_file_cut_anywhere_is_refused(filled: Journal, target: Journal) -> None:
    whole = b"".join(export(filled, ["event/7/table/1"]))
    found = set()
    with target:
        for end in range(0, len(whole) - 1, 7):
            found.add(refused(target, whole[:end].splitlines(keepends=True)))
    assert found == {"not-an-export", "export-cut"}


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30)
@given(place=st.floats(0, 1, exclude_max=True), bit=st.integers(0, 7))
def test_a_file_with_one_bit_flipped_is_refused(filled: Journal, target: Journal, place: float, bit: int) -> None:
    whole = bytearray(b"".join(export(filled)).rstrip(b"\n"))
    whole[int(place * len(whole))] ^= 1 << bit
    assert refused(target, bytes(whole).splitlines(keepends=True))


@pytest.mark.parametrize(
    ("lines", "kind"),
    [
        ([], "not-an-export"),
        ([b"\n"], "not-an-export"),
        ([b'{"line": "end", "digest": ""}\n'], "not-an-export"),
        ([b'[Event "Club"]\n'], "not-an-export"),
    ],
)
def test_another_file_is_not_an_export(target: Journal, lines: list[bytes], kind: str) -> None:
    with target:
        assert refused(target, lines) == kind
        assert kinds(read_header, lines) == [kind]


def test_the_file_of_a_newer_program_is_refused(filled: Journal, target: Journal) -> None:
    first, *rest = export(filled)
    with target:
        assert refused(target, [first.replace(b'"format":1', b'"format":2'), *rest]) == "export-newer"


def test_the_line_of_a_problem_is_told(filled: Journal, target: Journal) -> None:
    lines = list(export(filled))
    lines[3] = lines[3].replace(b"n1", b"n2") if b"n1" in lines[3] else lines[3].replace(b"/wA=", b"/wE=")
    with target, pytest.raises(Exception, match="export-changed") as trouble:
        take_in(target, lines, "event.jsonl")
    where = trouble.value.problems[0].where  # type: ignore[attr-defined]
    assert (where.file, where.line) == ("event.jsonl", 4)


def test_a_header_that_says_less_than_there_is_is_refused(filled: Journal, target: Journal) -> None:
    """A file whose lines were all made anew, but for the count."""
    from hashlib import sha256

    first, *rest = list(export(filled))[:-1]
    lines = [first.replace(b'"facts":7', b'"facts":6'), *rest]
    end = b'{"line":"end","digest":"%s"}\n' % sha256(b"".join(lines)).hexdigest().encode()
    with target:
        assert refused(target, [*lines, end]) == "export-cut"


# -- persons


def test_persons_are_in_the_file_only_when_asked_for(filled: Journal, target: Journal) -> None:
    north = Person("p1", "North", "101", b'{"mail": "north@club.test"}')
    filled.register.put(north, Person("p2", "South"))
    filled.register.erase("p2", NOON)
    assert b"North" not in b"".join(export(filled))
    with target:
        assert take_in(target, export(filled, persons=True)).persons == 2
        assert target.register.get("p1") == north
        assert target.register.get("p2") == Erased("p2", NOON)


def test_who_is_erased_here_stays_erased_and_who_is_another_is_refused(filled: Journal, target: Journal) -> None:
    filled.register.put(Person("p1", "North"), Person("p2", "South"))
    lines = list(export(filled, persons=True))
    with target:
        target.register.put(Person("p1", "North"), Person("p2", "Somebody else"))
        assert kinds(take_in, target, lines) == ["person-differs"]
        assert target.head().position == 0
        target.register.erase("p2", NOON)
        take_in(target, lines)
        assert target.register.get("p2") == Erased("p2", NOON)


# -- backups


def restored(copy: Path, folder: Path) -> Journal:
    """A copy of a file is a file; one of PostgreSQL is an export."""
    if copy.read_bytes().startswith(b"SQLite"):
        return open_journal(copy, create=False)
    journal = open_journal(folder / "restored.db")
    with copy.open("rb") as lines:
        take_in(journal, lines)
    return journal


def test_a_backup_has_everything(filled: Journal, tmp_path: Path) -> None:
    filled.register.put(Person("p1", "North"))
    copy = tmp_path / "copy"
    head = filled.backup(copy)
    assert head == filled.head()
    with restored(copy, tmp_path) as again:
        assert again.head() == head
        assert contents(again) == contents(filled)
        assert again.register.get("p1") == Person("p1", "North")
        assert again.verify().problems == ()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_a_backup_of_a_journal_in_use_is_one_moment_of_it(journal: Journal, tmp_path: Path) -> None:
    stop = Event()

    def write() -> None:
        while not stop.is_set():
            journal.append("a", None, many("1", "2"))

    writing = Thread(target=write)
    writing.start()
    try:
        heads = [journal.backup(tmp_path / f"copy {n}") for n in range(3)]
    finally:
        stop.set()
        writing.join()
    with restored(tmp_path / "copy 2", tmp_path) as again:
        assert again.verify(heads).problems == ()
        assert again.head().position >= heads[2].position
    assert journal.verify(heads).problems == ()


def test_a_backup_overwrites_nothing_and_leaves_nothing_behind(journal: Journal, tmp_path: Path, address: str) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "there").write_text("mine")
    assert kinds(journal.backup, folder / "there") == ["file-exists"]
    assert kinds(journal.backup, tmp_path / "nowhere" / "copy") == ["directory-missing"]
    if address.startswith("postgresql"):
        journal.append("a", 0, [new()])
        tamper(address, "DROP TABLE persons")
        assert kinds(journal.backup, folder / "broken") == ["journal-trouble"]
    assert [(path.name, path.read_text()) for path in folder.iterdir()] == [("there", "mine")]
