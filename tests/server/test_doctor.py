"""`arbitro doctor`: what is in order, and every thing that may be wrong."""

import shutil
import socket
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from arbitro.cli.server import doctor
from arbitro.journal import NewFact, open_journal
from tests.cli.terminal import arbitro
from tests.journal.tampering import tamper
from tests.server.process import free_port

NAMES = ["port", "disk", "clock", "database", "fsync"]


class Usage(NamedTuple):
    total: int
    used: int
    free: int


def looked(database: Path | str, port: int | None = None, *, whole: bool = False) -> dict[str, Any]:
    words = ("doctor", "--json", "--address", "127.0.0.1", "--port", str(port or free_port()))
    done = arbitro(*words, "--database", str(database), *(["--whole"] if whole else []))
    told: dict[str, Any] = msgspec.json.decode(done.stdout)
    assert done.exit_code == (0 if told["healthy"] else 2)
    return told


def test_a_record_that_was_changed_is_told_with_the_way_back(database: str) -> None:
    """From where it was last in order, unless everything is asked for."""
    address = database if "://" in database else f"sqlite:///{database}"
    with open_journal(database) as journal:
        journal.append("a", 0, [NewFact("k", b"1", datetime.now(UTC)), NewFact("k", b"2", datetime.now(UTC))])
    assert [check["name"] for check in looked(database)["checks"]] == [*NAMES[:3], "journal", *NAMES[3:]]
    tamper(address, "UPDATE facts SET kind = 'x' WHERE position = 1")
    assert looked(database)["healthy"]
    assert wrong(looked(database, whole=True)) == {"journal": "journal-changed"}
    assert wrong(looked(database)) == {"journal": "journal-changed"}  # it was not in order the last time
    words = ("doctor", "--address", "127.0.0.1", "--port", str(free_port()), "--database", database)
    assert "arbitro journal restore" in arbitro(*words).stdout


def wrong(told: dict[str, Any]) -> dict[str, str]:
    return {check["name"]: check["problem"]["kind"] for check in told["checks"] if "problem" in check}


def test_a_machine_in_order(tmp_path: Path) -> None:
    told = looked(tmp_path / "club.db")
    assert told["healthy"]
    assert [check["name"] for check in told["checks"]] == NAMES
    assert list(tmp_path.iterdir()) == []  # nothing is left behind


def test_a_database_that_there_is_gets_one_fact_and_keeps_the_rest(database: str) -> None:
    with open_journal(database) as journal:
        journal.append("a", 0, [NewFact("k", b"1", datetime.now(UTC))])
    assert looked(database)["healthy"]
    with open_journal(database, create=False) as journal:
        assert [one.name for one in journal.streams()] == ["a", "doctor"]
        assert journal.head().position == 2
        assert journal.verify().problems == ()


def test_what_is_said_at_the_terminal(tmp_path: Path) -> None:
    port = free_port()
    done = arbitro("doctor", "--address", "127.0.0.1", "--port", str(port), "--database", str(tmp_path / "club.db"))
    assert done.exit_code == 0
    assert done.stdout.count("✓") == len(NAMES)
    assert f"http://127.0.0.1:{port}/" in done.stdout
    assert "█" in done.stdout


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        told = looked(tmp_path / "club.db", busy.getsockname()[1])
    assert wrong(told) == {"port": "port-taken"}


def test_a_disk_that_is_nearly_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(10**9, 10**9 - 10**6, 10**6))
    assert wrong(looked(tmp_path / "club.db")) == {"disk": "doctor-disk"}


@pytest.mark.parametrize("offset", [0.0, 3600.0, -3600.0])
def test_a_clock_that_jumps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, offset: float) -> None:
    """It is set while it is watched."""
    told = iter((1_800_000_000.0, 1_800_000_000.2 + offset))
    steady = iter((10.0, 10.2))
    monkeypatch.setattr(doctor, "_wall", lambda: next(told))
    monkeypatch.setattr(doctor, "_steady", lambda: next(steady))
    assert wrong(looked(tmp_path / "club.db")) == ({"clock": "doctor-clock"} if offset else {})


def test_a_clock_that_was_set_back(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    with open_journal(path) as journal:
        journal.append("a", 0, [NewFact("k", b"1", datetime.now(UTC) + timedelta(hours=1))])
    assert wrong(looked(path)) == {"database": "doctor-future"}


def test_a_slow_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "_fsync", lambda _: 0.3)
    assert wrong(looked(tmp_path / "club.db")) == {"fsync": "doctor-fsync"}


def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    text = tmp_path / "games.pbn"
    text.write_text('[Event "Club"]\n' * 100)
    assert wrong(looked(text)) == {"database": "not-a-journal"}
    assert set(wrong(looked(tmp_path / "nowhere" / "club.db"))) == {"disk", "database"}
    unreachable = f"postgresql://127.0.0.1:{free_port()}/club?connect_timeout=1"
    assert wrong(looked(unreachable)) == {"database": "journal-unreachable"}


@pytest.mark.parametrize("language", ["it", "ro"])
def test_problems_are_said_in_the_language_of_the_reader(tmp_path: Path, language: str) -> None:
    words = ("doctor", "--address", "198.51.100.7", "--database", str(tmp_path / "club.db"))
    done = arbitro("--lang", language, *words)
    assert done.exit_code == 2
    assert "✗" in done.stdout
    assert "is not an address of this computer" not in done.stdout
