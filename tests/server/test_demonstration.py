"""The demonstration on a server: kept between runs, put back to the start, and nothing else of anybody's touched."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.journal import open_journal
from arbitro.journal.register import Person
from arbitro.office.actor import Actor, Role
from arbitro.office.demo import demonstrations
from arbitro.office.demo.people import DIRECTOR
from arbitro.office.people import CreateEvent
from arbitro.office.seating import EndRound
from arbitro.server.demonstration import put_back, shown
from arbitro.server.house import House
from arbitro.server.running import opened
from arbitro.server.settings import Settings
from arbitro.words import LANGUAGES, message
from tests.cli.terminal import arbitro
from tests.journal.servers import Postgres
from tests.server.process import free_port

PLAN = Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),))


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=str(tmp_path / "demo.db"))


def made(house: House) -> tuple[str, ...]:
    return shown(house, message)


def event_of_a_club(house: House) -> None:
    house.office.do(CreateEvent(name="Tuesday", date="2026-05-14", plan=PLAN), Actor(Role.ORGANISER, "person/1"))


def member_of_a_club(house: House) -> None:
    house.office.journal.register.put(Person("person/2", "Tuesday Member", "4711"))


def refused(*words: str) -> str:
    done = arbitro("serve", "--address", "127.0.0.1", "--port", str(free_port()), *words)
    assert done.exit_code == 2, done.output
    return done.stderr


def test_it_is_kept_between_runs(settings: Settings) -> None:
    with opened(settings) as house:
        ids = made(house)
        house.office.do(EndRound(round=4), DIRECTOR, ids[1])
        version = house.office.event(ids[1]).version
    with opened(settings) as house:
        assert sorted(made(house)) == sorted(ids)
        assert house.office.event(ids[1]).version == version


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_events_have_names_in_the_language_of_the_server(settings: Settings, language: str) -> None:
    with opened(settings) as house:
        names = [house.office.event(id).created.name for id in shown(house, partial(message, language=language))]
    assert names == [message(f"demonstration-{one}", language) for one in ("last-week", "pairs", "teams")]
    assert len(set(names)) == 3


def test_fresh_puts_it_back_to_the_start(settings: Settings) -> None:
    with opened(settings) as house:
        ids = made(house)
        first = house.office.event(ids[1]).version
        house.office.do(EndRound(round=4), DIRECTOR, ids[1])
        house.accounts.make("club", "a long password")
    put_back(settings)
    with opened(settings) as house:
        assert house.accounts.is_empty
        again = made(house)
        assert not {*ids} & {*again}
        assert house.office.event(again[1]).version == first


def test_fresh_without_a_demonstration_is_a_first_one(settings: Settings) -> None:
    put_back(settings)
    with opened(settings) as house:
        house.accounts.make("club", "a long password")
    put_back(settings)
    with opened(settings) as house:
        assert not house.accounts.is_empty  # whose that is, nobody knows
        assert len(made(house)) == 3


@pytest.mark.parametrize("enter", [event_of_a_club, member_of_a_club])
def test_fresh_removes_nothing_beside_which_there_is_anything_else(
    settings: Settings, enter: Callable[[House], None]
) -> None:
    with opened(settings) as house:
        made(house)
        enter(house)
        head = house.office.journal.head()
    said = refused("--demo", "--fresh", "--database", settings.database)
    assert "Nothing was removed" in said
    assert "Tuesday" in said
    assert "leave out --fresh" in said  # how to go on
    assert "arbitro serve --demo --database another.db" in " ".join(said.split())
    with open_journal(settings.database, create=False) as journal:
        assert journal.head() == head


@pytest.mark.parametrize("enter", [event_of_a_club, member_of_a_club])
def test_it_is_not_made_among_the_events_and_members_of_a_club(
    settings: Settings, enter: Callable[[House], None]
) -> None:
    with opened(settings) as house:
        enter(house)
        head = house.office.journal.head()
    for more in ((), ("--fresh",)):
        said = refused("--demo", *more, "--database", settings.database)
        assert "Leave out --database" in said
        assert "Tuesday" in said
    with opened(settings) as house:
        assert house.office.journal.head() == head
        assert demonstrations(house.office) == ()


def test_fresh_does_not_take_a_file_away_from_a_server_that_runs(settings: Settings) -> None:
    with opened(settings) as house:
        ids = made(house)
        assert "Stop it first" in refused("--demo", "--fresh", "--database", settings.database)
        assert sorted(demonstrations(house.office)) == sorted(ids)
        house.office.do(EndRound(round=4), DIRECTOR, ids[1])


def test_fresh_is_for_the_demonstration(tmp_path: Path) -> None:
    assert "--demo --fresh" in refused("--fresh", "--database", str(tmp_path / "club.db"))
    assert not (tmp_path / "club.db").exists()


def test_what_is_no_file_is_not_removed(postgres: Postgres) -> None:
    settings = Settings(database=postgres.schema())
    with opened(settings) as house:
        ids = made(house)
    with pytest.raises(ProblemsFound, match="journal-not-a-file"):
        put_back(settings)
    with opened(settings) as house:
        assert sorted(demonstrations(house.office)) == sorted(ids)
