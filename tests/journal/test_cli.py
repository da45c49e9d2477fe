"""`arbitro journal`, on both databases."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from arbitro.cli.server.journal.copies import JournalBackedUpAnswer, JournalExportedAnswer, JournalRestoredAnswer
from arbitro.cli.server.journal.show import JournalFactsAnswer, JournalStreamsAnswer
from arbitro.cli.server.journal.verify import JournalVerifiedAnswer
from arbitro.journal import Head, NewFact, Person, head_of, open_journal
from arbitro.journal.file import AnyLine, Imported
from tests.cli.terminal import answer, arbitro
from tests.journal.conftest import Addresses
from tests.journal.facts import NOON, new
from tests.journal.tampering import tamper


@pytest.fixture
def club(addresses: Addresses) -> str:
    """The address of a journal with three facts in two streams, and a person."""
    address = addresses()
    with open_journal(address) as journal:
        journal.append("event/7", 0, [new('{"opened": true}', who="p1"), NewFact("picture", b"\xff\0", NOON)])
        journal.append("event/8", 0, [new("[blue]\x1b[31m")])
        journal.register.put(Person("p1", "North"))
    return address


def head(address: str) -> Head:
    with open_journal(address, writable=False) as journal:
        return journal.head()


def asked(value: Any, *args: str) -> Any:
    """What `--json` printed, as a value of its schema."""
    printed = answer(arbitro("journal", *args, "--json"))
    found = msgspec.convert(printed, value)
    assert msgspec.json.decode(msgspec.json.encode(found)) == printed
    return found


def problems(*args: str) -> list[str]:
    result = arbitro("journal", *args, "--json")
    assert result.exit_code == 2
    assert result.stdout == ""
    return [problem["kind"] for problem in msgspec.json.decode(result.stderr)["problems"]]


def test_verify_says_that_all_is_in_order(club: str) -> None:
    found = asked(JournalVerifiedAnswer, "verify", club)
    assert (found.facts, found.streams) == (3, 2)
    assert (found.head.position, found.head.hash) == (3, head(club).hash.hex())
    shown = arbitro("journal", "verify", club)
    assert shown.stdout.splitlines()[0] == "3 facts in 2 streams, all in order."
    assert f"3:{head(club).hash.hex()}" in shown.stdout
    assert "3 fatti in 2 flussi, tutto in ordine." in arbitro("--lang", "it", "journal", "verify", club).stdout
    assert "3 fapte în 2 fluxuri, totul în ordine." in arbitro("--lang", "ro", "journal", "verify", club).stdout


def test_verify_finds_what_was_changed_and_where(club: str) -> None:
    tamper(club, "UPDATE facts SET who = 'p2' WHERE position = 2")
    assert problems("verify", club) == ["journal-changed"]
    result = arbitro("journal", "verify", club)
    assert result.exit_code == 2
    assert result.stderr.startswith("no. 2: The fact differs from what was written (stream “event/7”)")


def test_verify_compares_with_what_was_published(club: str, tmp_path: Path) -> None:
    file = str(tmp_path / "event.jsonl")
    arbitro("journal", "export", club, "--stream", "event/7", "-o", file)
    published = f"3:{head(club).hash.hex()}"
    assert asked(JournalVerifiedAnswer, "verify", club, "--head", published, "--against", file).facts == 3
    with open_journal(club) as journal:
        second = journal.read_all()[1].hash
    tamper(club, "DELETE FROM facts WHERE position = 3", ("UPDATE head SET position = 2, hash = ?", (second,)))
    assert asked(JournalVerifiedAnswer, "verify", club).facts == 2
    assert problems("verify", club, "--head", published) == ["journal-cut"]
    assert problems("verify", club, "--against", file) == ["journal-cut"]


@pytest.mark.parametrize("text", ["", "x:00", "3", "3:xyz"])
def test_a_head_that_is_none_is_told(club: str, text: str) -> None:
    assert problems("verify", club, "--head", text) == (["journal-rewritten"] if text == "3" else ["journal-bad-head"])


def test_export_and_import_of_everything(club: str, addresses: Addresses, tmp_path: Path) -> None:
    file, other = str(tmp_path / "club.jsonl"), addresses()
    told = asked(JournalExportedAnswer, "export", club, "-o", file, "--persons")
    assert (told.file, told.facts, told.persons) == (file, 3, 1)
    assert told.head == told.journal
    for line in Path(file).read_bytes().splitlines():
        assert msgspec.json.decode(line, type=AnyLine)
    imported = asked(Imported, "import", other, file)
    assert (imported.facts, imported.streams, imported.persons) == (3, 2, 1)
    assert imported.head.hash == head(other).hash.hex() == head(club).hash.hex()
    assert problems("import", other, file) == ["journal-conflict"]
    assert "3 facts, 1 person." in arbitro("journal", "export", club, "-o", file, "--persons").stdout
    assert "Imported 3 facts in 2 streams, 1 person." in arbitro("journal", "import", addresses(), file).stdout


def test_an_event_goes_through_a_pipe(club: str, addresses: Addresses) -> None:
    written = arbitro("journal", "export", club, "--prefix", "event/7").stdout_bytes
    other = addresses()
    result = arbitro("journal", "import", other, "-", given=written)
    assert result.exit_code == 0
    with open_journal(club) as here, open_journal(other) as there:
        assert head_of(there.merged(["event/7"])) == head_of(here.merged(["event/7"]))
        assert [stream.name for stream in there.streams()] == ["event/7"]


def test_a_file_that_was_changed_is_not_imported(club: str, addresses: Addresses, tmp_path: Path) -> None:
    file = tmp_path / "club.jsonl"
    arbitro("journal", "export", club, "-o", str(file))
    file.write_bytes(file.read_bytes().replace(b"opened", b"closed"))
    result = arbitro("journal", "import", addresses(), str(file))
    assert result.exit_code == 2
    assert "club.jsonl, line 2: The file was changed here or earlier." in result.stderr


def test_streams_that_do_not_exist_are_told(club: str, tmp_path: Path) -> None:
    file = tmp_path / "nothing.jsonl"
    assert problems("export", club, "--stream", "event/9", "-o", str(file)) == ["unknown-stream"]
    assert problems("export", club, "--prefix", "event/9", "-o", str(file)) == ["unknown-stream"]
    assert problems("export", club) == ["option-needs"]
    assert problems("show", club, "event/9") == ["unknown-stream"]
    assert not file.exists()


def test_backup(club: str, tmp_path: Path) -> None:
    file = str(tmp_path / "copy")
    assert asked(JournalBackedUpAnswer, "backup", club, file).head.hash == head(club).hash.hex()
    assert problems("backup", club, file) == ["file-exists"]
    assert "a copy of 3 facts with the register." in arbitro("journal", "backup", club, f"{file} 2").stdout


def test_a_backup_is_restored_whatever_it_was_made_of(club: str, tmp_path: Path) -> None:
    """Of a file it is a copy, of a server an export; either becomes a new file, and touches nothing."""
    file, new = str(tmp_path / "copy"), str(tmp_path / "new.db")
    asked(JournalBackedUpAnswer, "backup", club, file)
    assert asked(JournalRestoredAnswer, "restore", file, new).head.hash == head(club).hash.hex()
    assert asked(JournalVerifiedAnswer, "verify", new).facts == 3
    with open_journal(new, create=False) as journal:
        assert journal.register.get("p1") == Person("p1", "North")
    assert problems("restore", file, new) == ["file-exists"]


def test_what_is_damaged_is_neither_copied_nor_restored_and_the_way_back_is_told(club: str, tmp_path: Path) -> None:
    tamper(club, "UPDATE facts SET kind = 'x' WHERE position = 2")
    assert set(problems("backup", club, str(tmp_path / "copy"))) <= {"journal-changed", "journal-rewritten"}
    assert list(tmp_path.glob("copy*")) == []
    shown = arbitro("journal", "verify", club)
    assert (shown.exit_code, "arbitro journal restore" in shown.stderr) == (2, True)


def test_show(club: str) -> None:
    found = asked(JournalStreamsAnswer, "show", club)
    assert [(stream.name, stream.version) for stream in found.streams] == [("event/7", 2), ("event/8", 1)]
    assert [stream.name for stream in asked(JournalStreamsAnswer, "show", club, "--prefix", "event/8").streams] == [
        "event/8"
    ]
    facts = asked(JournalFactsAnswer, "show", club, "event/7").facts
    assert [(fact.text, fact.base64, fact.who) for fact in facts] == [
        ('{"opened": true}', None, "p1"),
        (None, "/wA=", ""),
    ]
    assert [fact.version for fact in asked(JournalFactsAnswer, "show", club, "event/7", "--after", "1").facts] == [2]
    assert [fact.version for fact in asked(JournalFactsAnswer, "show", club, "event/7", "--limit", "1").facts] == [1]
    assert "event/8" in arbitro("journal", "show", club).stdout
    shown = arbitro("journal", "show", club, "event/8").stdout
    assert "2026-03-07 12:00:00" in shown
    assert "[blue]\ufffd[31m" in shown  # nothing plays tricks on the terminal


def test_what_does_not_exist_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    for command in (("verify",), ("export",), ("show",), ("backup", str(tmp_path / "copy"))):
        result = arbitro("journal", command[0], str(path), *command[1:])
        assert result.exit_code == 2
        assert "club.db: This file does not exist." in result.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["verify", "export", "import", "backup", "show"])
def test_help_shows_examples(command: str) -> None:
    assert f"arbitro journal {command} " in arbitro("journal", command, "--help").stdout
