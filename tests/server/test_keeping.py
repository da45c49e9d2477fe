"""The record is looked after: what was damaged is told and spoils its own event alone; copies are made and restored."""

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import product
from pathlib import Path

import pytest
import uvicorn
from msgspec.structs import replace

from arbitro.book.problem import ProblemsFound
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.journal import open_journal
from arbitro.journal.register import Person
from arbitro.journal.tables import NAMES
from arbitro.office.actor import Role
from arbitro.office.fact import Publicity
from arbitro.office.people import Enter, SetPublicity
from arbitro.server import running
from arbitro.server.accounts import STREAM, Accounts, hashed
from arbitro.server.keeping import EVENING, Keeper
from tests.cli.terminal import arbitro
from tests.gather import gathered
from tests.journal.servers import Postgres
from tests.journal.tampering import tamper
from tests.office.desk import entrant
from tests.server import club as clubs
from tests.server.club import DIRECTOR, ORGANISER, PUBLIC, Club, opened

PLAN = Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),))
KEPT = 3
PASSWORD = "thirteen pairs"
SPOILT = (
    "UPDATE facts SET payload = CAST('{{' AS BLOB)",
    "UPDATE facts SET payload = CAST(X'FF' AS TEXT)",
    "UPDATE facts SET time = 'x'",
    "DELETE FROM facts",
)
VALUES = ("'x'", "X'FF'", "CAST(X'FF' AS TEXT)", "-1")


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Club]:
    """A club at nine in the evening, with one event."""
    with opened(tmp_path) as club:
        club.now = at(club, 21)
        club.create(PLAN)
        yield club


def at(club: Club, hour: int) -> datetime:
    """On the same day, by the clock on the wall."""
    return club.now.astimezone().replace(hour=hour).astimezone(UTC)


def keeper(club: Club, backups: int = KEPT) -> Keeper:
    house = club.client.app.state.house
    found = Keeper(replace(house, settings=replace(house.settings, backups=backups)))
    club.client.app.state.keeper = found
    return found


def happened(club: Club, publicity: Publicity) -> None:
    club.do(SetPublicity(publicity=publicity), ORGANISER)


def days(club: Club) -> list[str]:
    return [copy["evening"] for copy in club.asked("GET", "/api/keeping", None, ORGANISER).json()["copies"]]


def test_every_evening_a_copy_is_made_and_the_last_ones_are_kept(evening: Club) -> None:
    keeping = keeper(evening)
    first = evening.now.date()
    for day in range(KEPT + 2):
        happened(evening, "live" if day % 2 else "after_round")
        evening.now = at(evening, EVENING.hour)
        keeping.copy_if_due()
        keeping.copy_if_due()
        assert days(evening)[0] == f"{first + timedelta(days=day)}"
        evening.now += timedelta(hours=20)
    assert days(evening) == [f"{first + timedelta(days=day)}" for day in (4, 3, 2)]
    for _, path in keeping.copies():
        assert path.stat().st_mode & 0o777 == 0o600
        with open_journal(path, create=False, writable=False) as copy:
            assert copy.verify().problems == ()


def test_an_evening_on_which_nothing_happened_takes_no_place(evening: Club) -> None:
    keeping = keeper(evening)
    for _ in range(KEPT + 1):
        keeping.copy_if_due()
        evening.now += timedelta(days=1)
    assert len(days(evening)) == 1


def test_a_server_that_has_started_checks_and_copies_by_itself(evening: Club) -> None:
    keeping = keeper(evening)
    keeping.stop()  # after the first time
    running._aside(uvicorn_started(), evening.client.app, ())
    assert keeping.checked == evening.now
    assert len(keeping.copies()) == 1


def uvicorn_started() -> uvicorn.Server:
    server = uvicorn.Server(uvicorn.Config(""))
    server.started = True
    return server


def test_without_copies_none_is_made(evening: Club) -> None:
    keeper(evening, backups=0).copy_if_due()
    assert days(evening) == []


def test_what_was_copied_is_restored_by_one_command_and_goes_on(evening: Club, tmp_path: Path) -> None:
    """With the keys of what was done: sent again, it is not done twice."""
    keeping = keeper(evening)
    keeping.copy_if_due()
    ((_, copy),) = keeping.copies()
    happened(evening, "live")  # after the copy
    restored = tmp_path / "restored.db"
    done = arbitro("journal", "restore", str(copy), str(restored))
    assert done.exit_code == 0
    assert f"arbitro serve --database {restored}" in done.stdout
    again = arbitro("journal", "restore", str(copy), str(restored), "--json")
    assert (again.exit_code, "file-exists" in again.stderr) == (2, True)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Accounts, "make", lambda *_: None)  # it is there
        patched.setattr(clubs, "open_journal", lambda _: open_journal(restored, create=False))
        with opened(tmp_path) as club:
            club.event, club.now = evening.event, evening.now
            assert club.get("", PUBLIC)["publicity"] == "after_round"
            happened(club, "live")


def test_a_copy_of_what_is_damaged_is_not_made_and_the_organisers_are_told(evening: Club, tmp_path: Path) -> None:
    keeping = keeper(evening)
    tamper(f"sqlite:///{tmp_path / 'club.db'}", "UPDATE facts SET time = time + 1 WHERE position = 3")
    assert not keeping._told(keeping.copy_if_due)
    assert keeping.copies() == []
    assert list(tmp_path.glob(".*")) == []
    told = evening.asked("GET", "/api/keeping", None, ORGANISER).json()
    assert [problem["kind"] for problem in told["problems"]] == ["journal-changed"]


def test_the_chain_is_checked_from_where_it_was_in_order(evening: Club, tmp_path: Path) -> None:
    keeping, database = keeper(evening), f"sqlite:///{tmp_path / 'club.db'}"
    keeping.check()
    assert not keeping.problems
    with open_journal(database) as journal:
        before = journal.head()
        keeping.check()
        assert journal.head() == before  # there was nothing new to note
    happened(evening, "live")
    tamper(database, f"UPDATE facts SET kind = 'x' WHERE position = {before.position + 1}")
    keeping.check()
    assert [problem.kind for problem in keeping.problems] == ["journal-changed"]


@pytest.mark.parametrize("change", [*SPOILT[:3], "UPDATE facts SET authority = 'x'"])
def test_one_unreadable_fact_spoils_its_event_only(evening: Club, tmp_path: Path, change: str) -> None:
    spoilt, database = evening.event, f"sqlite:///{tmp_path / 'club.db'}"
    evening.create(PLAN)
    tamper(database, f"{change} WHERE stream = 'event/{spoilt}' AND version = 2")
    evening.client.app.state.house.office._events.clear()  # as after a start
    refused = evening.asked("GET", f"/api/events/{spoilt}", None, PUBLIC)
    assert refused.status_code == 503
    assert refused.json()["problems"][0]["kind"] in {"fact-unreadable", "journal-damaged"}
    listed = evening.asked("GET", "/api/events", None, PUBLIC).json()["events"]
    assert {line["id"]: line["readable"] for line in listed} == {spoilt: False, evening.event: True}
    happened(evening, "live")
    assert evening.get("", DIRECTOR)["publicity"] == "live"


def test_a_database_on_a_server_is_left_to_its_own_tools(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.schema()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(clubs, "open_journal", lambda _: open_journal(address))
        with opened(tmp_path) as club:
            keeping = keeper(club)
            keeping.check()
            keeping.copy_if_due()
            told = club.asked("GET", "/api/keeping", None, ORGANISER).json()
            assert (told["is_file"], told["copies"], told["problems"]) == (False, [], [])


def test_one_unreadable_fact_of_the_accounts_costs_one_account_and_opens_nothing(tmp_path: Path) -> None:
    """Every fact in turn, spoilt in every way: the others sign in, and whoever was signed out stays out."""
    now, whole = datetime(2026, 5, 14, 18, tzinfo=UTC), tmp_path / "whole.db"
    with open_journal(whole) as journal:
        accounts = Accounts(journal, lambda: now)
        people = {login: accounts.make(login, PASSWORD) for login in ("maria", "paolo", "anna")}
        invitation, used = (accounts.invite(Role.DIRECTOR, "e", people["maria"]) for _ in range(2))
        director = accounts.accept(used, "d")
        code = accounts.open_table("e", "", 1, "d")
        kept, left, lost = (
            accounts.seat(one, Role.PLAYER, event="e", contestant="1", at=None, name="") for one in "abc"
        )
        accounts.revoke(hashed(left), "b")
        accounts.revoke(hashed(lost), "d")
        captain = accounts.captain_codes("e", ("A",), people["maria"])["A"]
        accounts.captain_codes("e", ("A",), people["maria"], renew=True)
        accounts.remove("anna")
        facts = journal.read(STREAM)
    assert {fact.kind for fact in facts} >= {"made", "removed", "invited", "invitation_used", "token_given"}
    assert {fact.kind for fact in facts} >= {"token_revoked", "table_opened", "captains_key"}

    for fact in facts:
        for change in (SPOILT[0], SPOILT[1 + fact.version % 3]):
            copy, is_known = tmp_path / "copy.db", change == SPOILT[0]  # who wrote it
            copy.write_bytes(whole.read_bytes())
            tamper(f"sqlite:///{copy}", f"{change} WHERE stream = '{STREAM}' AND version = {fact.version}")
            with open_journal(copy) as journal:
                accounts = Accounts(journal, lambda: now)
                left_over = {account.person for account in accounts.ledger().accounts.values()}
                own = {person for person in people.values() if fact.kind == "made" and fact.who == person}
                assert left_over - {people["anna"]} == {people["maria"], people["paolo"]} - own, fact
                assert is_known <= (people["anna"] not in left_over)
                assert accounts.holder(left) is accounts.holder(lost) is None
                for unwanted in (partial(accounts.invitation, used), partial(accounts.captain, "e", ("A",), captain)):
                    with pytest.raises(ProblemsFound, match="unknown"):
                        unwanted()
                if is_known and fact.kind in ("made", "table_opened", "invited"):
                    assert None not in (accounts.holder(kept), accounts.holder(director))
                if is_known and fact.kind in ("made", "token_given", "token_revoked"):
                    assert (accounts.table(code).event, accounts.invitation(invitation).event) == ("e", "e")
            copy.unlink()
    tamper(f"sqlite:///{whole}", f"UPDATE facts SET time = 'x' WHERE version IN (1, {facts[-1].version})")
    with open_journal(whole) as journal:
        accounts = Accounts(journal, lambda: now)
        assert accounts.sign_in("paolo", PASSWORD)
        with pytest.raises(ProblemsFound, match="account-damaged"):
            accounts.sign_in("maria", PASSWORD)
        accounts.make("maria", PASSWORD)
        assert accounts.sign_in("maria", PASSWORD)


def test_whatever_is_damaged_in_the_file_is_no_fault_of_the_program_and_stays_where_it_is(
    evening: Club, tmp_path: Path
) -> None:
    """Every column of every table, spoilt in every way: no door fails, and what was not spoilt is answered."""
    house, database = evening.client.app.state.house, f"sqlite:///{tmp_path / 'club.db'}"
    spoilt = evening.event
    house.office.journal.register.put(Person("1 N", "Alba"), Person("2 N", "Bruna"))
    evening.create(PLAN)
    evening.do(Enter(contestants=tuple(entrant("pairs", str(n)) for n in (1, 2))), ORGANISER)
    columns = [
        (table, column)
        for table in NAMES
        for _, column, *_ in tamper(database, f"PRAGMA table_info({table})")
        if table != "journal_schema"
    ]
    assert len(columns) > 15
    rows = {
        "facts": ("position", f"stream = 'event/{spoilt}' AND version = 2"),
        "persons": ("id", "id = '1 N'"),
        "head": ("rowid", "true"),
        "keys": ("name", "true"),
    }
    with gathered() as trying:
        for (table, column), value in product(columns, VALUES):
            key, where = rows[table]
            held = tamper(database, f"SELECT {key}, {column} FROM {table} WHERE {where}")
            if column == key:
                continue
            with trying(table, column, value), suppress(sqlite3.IntegrityError):
                tamper(database, f"UPDATE {table} SET {column} = {value} WHERE {where}")
                house.office._events.clear()
                entries, own, me = (
                    evening.asked("GET", path, None, ORGANISER).status_code
                    for path in (f"/api/events/{evening.event}/entries", f"/api/events/{spoilt}", "/api/me")
                )
                command = {"command": "set_publicity", "publicity": "live"}
                given = evening.asked("POST", f"/api/events/{evening.event}/commands", command, ORGANISER).status_code
                tamper(
                    database,
                    *((f"UPDATE {table} SET {column} = ? WHERE {key} = ?", (old, one)) for one, old in held),
                )
                assert (entries, me) == (200, 200)
                assert own in (200, 404, 503)
                assert given in ((503,) if table == "head" else (200,))
