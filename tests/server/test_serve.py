"""`arbitro serve` as people start it: what it prints, what it refuses, how it stops."""

import re
import signal
import socket
import subprocess
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from arbitro.book.problem import ProblemsFound
from arbitro.cli.server.addresses import addresses, code, listening_problem
from arbitro.journal import open_journal
from arbitro.office.demo import pairs_of_tonight
from arbitro.office.office import Office
from arbitro.server.accounts import Accounts
from arbitro.words import message
from tests.cli.terminal import arbitro as command
from tests.server.process import PATIENCE, arbitro, free_port, wait_for

LOCAL = ("--address", "127.0.0.1")


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody listens on."""
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        yield busy.getsockname()[1]


def refused(*words: str) -> str:
    done = command("serve", *words)
    assert done.exit_code == 2, done.output
    return done.stderr


def test_a_first_evening_from_the_link_to_the_demo_event(tmp_path: Path) -> None:
    """The first organiser makes an account with the link that was printed, once, and signs in again with it."""
    port = free_port()
    words = ("serve", *LOCAL, "--port", str(port), "--database", str(tmp_path / "demo.db"), "--demo")
    with arbitro(*words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        said = ""
        while "Ctrl-C" not in said:
            line = server.stdout.readline()
            assert line, said
            said += line
        url = f"http://127.0.0.1:{port}"
        assert f"Address for players: {url}/" in said
        assert "█" in said  # the code for phones
        (link,) = re.findall(rf"{url}(/invitations/\S+)", said)
        last_week, event, teams = re.findall(r"Demo event: (\S+)", said)
        wait_for(url, lambda: server.poll() is None)
        with httpx.Client(base_url=url, verify=False, timeout=PATIENCE) as client:
            account = {"name": "club", "password": "a long password"}
            assert client.post(f"/api{link}", json=account).status_code == 200
            client.cookies.clear()
            assert client.post(f"/api{link}", json=account).status_code == 404  # it was used
            signed = client.post("/api/sign-in", json={"login": "club", "password": "a long password"}).json()
            client.cookies.clear()
            headers = {"authorization": f"Bearer {signed['token']}"}
            tables = client.get(f"/api/events/{event}/tables", headers=headers).json()
            assert {table["state"] for table in tables} >= {"to_confirm", "playing"}
            assert [table["at"]["table"] for table in tables if table["called"]] == [3]
            assert client.get(f"/api/events/{teams}").json()["form"] == "teams"
            (ranking,) = client.get(f"/api/events/{last_week}/standings").json()
            assert len(ranking["rows"]) == 14
            assert ranking["head"]  # the score is posted
            with connect(f"ws://127.0.0.1:{port}/api/events/{event}/live") as live:
                live.recv(timeout=PATIENCE)
                server.send_signal(signal.SIGTERM)
                server.wait(PATIENCE)  # it does, whoever is connected
    with open_journal(tmp_path / "demo.db", create=False) as journal:
        assert journal.verify().problems == ()


def test_a_second_start_has_the_same_events_and_no_link_any_more(tmp_path: Path) -> None:
    database = str(tmp_path / "club.db")
    assert command("account", "club", "--database", database, given="a long password\n").exit_code == 0
    with open_journal(database) as journal:
        event = pairs_of_tonight(Office(journal, lambda: datetime.now(UTC)), datetime.now(UTC), message)
    port = free_port()
    options = ("--port", str(port), "--database", database, "--demo", "--languages", "ro,it")
    with arbitro("serve", *LOCAL, *options, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        wait_for(f"http://127.0.0.1:{port}", lambda: server.poll() is None)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", verify=False, timeout=PATIENCE) as client:
            assert [one["id"] for one in client.get("/api/events").json()["events"]] == [event]
            assert "Nu există" in client.get("/api/events/nowhere").json()["problems"][0]["text"]
        server.send_signal(signal.SIGINT)
        said, _ = server.communicate(timeout=PATIENCE)
    assert f"Demo event: {event}" in said
    assert "invitations" not in said


# -- what is refused


def test_a_port_that_is_taken(tmp_path: Path, taken: int) -> None:
    said = refused(*LOCAL, "--port", str(taken), "--database", str(tmp_path / "club.db"))
    assert f"Port {taken} is used by another program" in said
    assert not (tmp_path / "club.db").exists()


def test_an_address_of_another_machine(tmp_path: Path) -> None:
    said = refused("--address", "198.51.100.7", "--port", "8000", "--database", str(tmp_path / "club.db"))
    assert "198.51.100.7:8000" in said


@pytest.mark.parametrize(
    ("database", "said"),
    [("games.pbn", "not a journal"), (".", "directory"), ("nowhere/club.db", "nowhere"), ("mysql://club", "mysql")],
)
def test_a_database_that_cannot_be_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("games.pbn").write_text('[Event "Club"]\n' * 100)
    assert said in refused(*LOCAL, "--port", str(free_port()), "--database", database)


def test_a_certificate_needs_its_key_and_must_be_one(tmp_path: Path) -> None:
    text = tmp_path / "club.pem"
    text.write_text("not a certificate")
    options = (*LOCAL, "--port", str(free_port()), "--database", str(tmp_path / "club.db"))
    assert "belong together" in refused(*options, "--certificate", str(text))
    assert "belong together" in refused(*options, "--key", str(text))
    assert "cannot be used" in refused(*options, "--certificate", str(text), "--key", str(text))
    assert "missing.pem" in refused(*options, "--certificate", str(tmp_path / "missing.pem"), "--key", str(text))


@pytest.mark.parametrize("languages", ["en,xx", "", ","])
def test_a_language_that_is_not_spoken(tmp_path: Path, languages: str) -> None:
    said = refused(*LOCAL, "--database", str(tmp_path / "club.db"), "--languages", languages)
    assert "en it ro" in said


# -- accounts


def test_an_account_is_made_once_with_a_password_that_is_long_enough(tmp_path: Path) -> None:
    database = str(tmp_path / "club.db")
    short = command("account", "club", "--database", database, given="short\n")
    assert short.exit_code == 2
    made = command("account", "club", "--database", database, given="a long password\n")
    assert (made.exit_code, made.stdout) == (0, "club can now sign in.\n")
    assert command("account", "club", "--database", database, given="another password\n").exit_code == 2
    assert b"a long password" not in (tmp_path / "club.db").read_bytes()


def test_a_forgotten_password_is_replaced_at_the_machine(tmp_path: Path) -> None:
    database = str(tmp_path / "club.db")
    change = ("account", "club", "--password", "--database", database)
    assert command(*change, given="another password\n").exit_code == 2  # there is no such account
    assert command("account", "club", "--database", database, given="a long password\n").exit_code == 0
    assert command(*change, given="short\n").exit_code == 2
    with open_journal(database) as journal:
        token = Accounts(journal, lambda: datetime.now(UTC)).sign_in("club", "a long password")
    changed = command(*change, given="another password\n")
    assert changed.exit_code == 0
    assert changed.stdout.startswith("The password of club has been changed")
    with open_journal(database) as journal:
        accounts = Accounts(journal, lambda: datetime.now(UTC))
        assert accounts.holder(token) is None
        with pytest.raises(ProblemsFound, match="sign-in-refused"):
            accounts.sign_in("club", "a long password")
        assert accounts.sign_in("club", "another password")


# -- addresses


@pytest.mark.parametrize(
    ("address", "port", "secure", "typed"),
    [
        ("192.168.1.5", 8000, False, "http://192.168.1.5:8000/"),
        ("192.168.1.5", 80, False, "http://192.168.1.5/"),
        ("192.168.1.5", 443, True, "https://192.168.1.5/"),
        ("192.168.1.5", 80, True, "https://192.168.1.5:80/"),
        ("club.local", 8000, False, "http://club.local:8000/"),
        ("fe80::1", 8000, False, "http://[fe80::1]:8000/"),
    ],
)
def test_an_address_as_players_type_it(address: str, port: int, secure: bool, typed: str) -> None:
    assert addresses(address, port, is_secure=secure) == (typed,)


def test_every_network_has_an_address_that_is_not_every_network() -> None:
    found = addresses("0.0.0.0", 8000, is_secure=False)
    assert found
    assert not any("0.0.0.0" in one for one in found)


def test_a_code_for_phones_is_a_square() -> None:
    rows = code("http://192.168.1.5:8000/").rstrip("\n").split("\n")
    assert len({len(row) for row in rows}) == 1
    assert abs(len(rows[0]) - 2 * len(rows)) <= 1  # two dots in the height of a letter


def test_why_nothing_can_listen(taken: int) -> None:
    problem = listening_problem("127.0.0.1", taken)
    assert problem is not None
    assert problem.kind == "port-taken"
    assert listening_problem("127.0.0.1", free_port()) is None
    nowhere = listening_problem("198.51.100.7", 8000)
    assert nowhere is not None
    assert nowhere.kind == "address-not-here"
