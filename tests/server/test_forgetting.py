"""A person who asks to be forgotten: no door answers with the name any more, and every chain stays whole."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec import Struct

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.seats import Side
from arbitro.contest.contestant import Team
from arbitro.contest.facts.event import Paired
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.lineup.lineup import seated
from arbitro.contest.lineup.stanza import HandedIn
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.contest.scoring.standings import rankings
from arbitro.contest.season import Ladder
from arbitro.journal import Erased, Journal, Person, open_journal
from arbitro.journal.file import export, take_in
from arbitro.journal.redaction import STREAM as REDACTIONS
from arbitro.office.actor import Actor, Role
from arbitro.office.calls import CallDirector
from arbitro.office.deals import GiveDeals
from arbitro.office.fact import BoardKey, Dealt
from arbitro.office.forgetting import forget, sought, traces
from arbitro.office.ladders import Ladders
from arbitro.office.lineups import MoveLineup
from arbitro.office.office import Office
from arbitro.office.penalties import Warn
from arbitro.office.people import Appoint, CreateEvent, Enter
from arbitro.office.results import CorrectResult
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.systems import on_file, system_of
from arbitro.office.room.tables import contest_of
from arbitro.office.rulings import Rule
from arbitro.office.seating import BeginRound, DrawRound, EndRound
from arbitro.office.systems import FileSystem
from arbitro.server.accounts import Accounts, readable
from arbitro.server.house import House
from arbitro.server.live import Hub
from arbitro.server.settings import Settings
from arbitro.server.watch import Figures
from tests.cli.terminal import answer, arbitro
from tests.gather import gathered
from tests.journal.servers import Postgres
from tests.office.desk import START, result, spot
from tests.office.rulings import REVOKE
from tests.server.club import served

NAME = re.compile(r"zephyrin|quillfeather|zq@club", re.IGNORECASE)  # of nobody
PERSON, CAPTAIN = "zephyrine-quillfeather", "Zéphyrine Quillfeather"
ORGANISER, DIRECTOR = Actor(Role.ORGANISER, "organiser"), Actor(Role.DIRECTOR, PERSON)
ROLES = {
    "organiser": (Role.ORGANISER, "organiser"),
    "director": (Role.DIRECTOR, "d"),
    "scorer": (Role.SCORER, "s"),
    "captain": (Role.CAPTAIN, PERSON),
    "player": (Role.PLAYER, "2 1"),
    "public": (Role.PUBLIC, ""),
}
VALUES = {"contestant": (1, 2), "round": (1,), "table": (1,), "number": (1,), "board": (1, 2)}


class Evening(Struct):
    journal: Journal
    house: House
    event: str


def teams() -> Iterator[Team]:
    for n in range(1, 5):
        name = "Quillfeather, Zephyrine & friends" if n == 1 else f"Team {n}"
        yield Team(str(n), name, (PERSON if n == 1 else f"{n} 1", *(f"{n} {m}" for m in range(2, 5))))


def evening(journal: Journal) -> Evening:
    """Somebody plays, is captain and directs too, under an id that tells the name; a team, a call, a warning and a
    reason have it in words."""
    journal.register.put(Person(PERSON, CAPTAIN, "4711", b"zq@club.test, 555 1234"))
    office, accounts = Office(journal, lambda: START, lambda: "0" * 64), Accounts(journal, lambda: START)
    plan = Plan(
        name="Tuesday", form="teams", phases=(PhasePlan(system="swiss", scoring="victory_points", rounds=2, boards=2),)
    )
    id = office.do(CreateEvent(name="Tuesday", date="2026-05-14", plan=plan, publicity="live"), ORGANISER).event
    for person, role in ((PERSON, Role.DIRECTOR), ("d", Role.DIRECTOR), ("s", Role.SCORER)):
        office.do(Appoint(person=person, role=role), ORGANISER, id)
    office.do(Enter(contestants=tuple(teams())), ORGANISER, id)
    office.do(DrawRound(pairings=(Paired(1, "1", "2"), Paired(2, "3", "4"))), ORGANISER, id)
    pairs = [(PERSON, "1 2"), ("1 3", "1 4")]
    step = HandedIn(seated("1", *pairs, side=Side.NS))
    office.do(MoveLineup(round=1, table=1, step=step), Actor(Role.CAPTAIN, PERSON, "1"), id)
    office.do(BeginRound(round=1), ORGANISER, id)
    for table, board, room in product((1, 2), (1, 2), ("open", "closed")):
        office.do(result(1, table, board, "4S S =", room=room), ORGANISER, id)
    at = spot(1, 2, room="open")
    office.do(CallDirector(at=at, board=1, about="ZÉPHYRINE QUILLFEATHER hesitated"), Actor(Role.SCORER, "s"), id)
    office.do(Rule(at=at, board=1, request=REVOKE, reason="Zephyrine Quillfeather said so", call=1), DIRECTOR, id)
    office.do(Warn(contestant="3", about="rude to zephyrine   quillfeather", round=1), DIRECTOR, id)
    office.do(EndRound(round=1), ORGANISER, id)
    house = House(office, accounts, Settings(database=journal.name, commands_a_minute=10**6), lambda: START)
    return Evening(journal, house, id)


@pytest.fixture(params=["sqlite", "postgres"])
def played(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Evening]:
    address = f"sqlite:///{tmp_path / 'club.db'}"
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        address = server.schema()
    with open_journal(address) as journal:
        yield evening(journal)


def signed_in(evening: Evening) -> dict[str, str]:
    """Everybody, on a phone with a name."""
    events = {role: "" if role is Role.ORGANISER else evening.event for role in Role}
    give = evening.house.accounts.give
    return {who: give(person, role, event=events[role], name=f"{person}'s") for who, (role, person) in ROLES.items()}


def asked(client: TestClient[Any], evening: Evening, tokens: dict[str, str]) -> Iterator[tuple[str, Any]]:
    """Everything that can be read, by everybody."""
    for who, token in tokens.items():
        headers = {"authorization": f"Bearer {token}"}
        for route in client.app.routes:
            form = route.path_format
            if "GET" not in getattr(route, "methods", ()) or not form.startswith("/api/") or "/traces" in form:
                continue
            names = [name for name in re.findall(r"\{(\w+)\}", form) if name != "id"]
            if not set(names) <= VALUES.keys():
                continue  # the laws, codes: nobody's
            for values in product(*(VALUES[name] for name in names)):
                path = form.format(id=evening.event, **dict(zip(names, values, strict=True)))
                yield f"{who} {path}", client.get(path, headers=headers)


def test_no_door_answers_with_the_name_and_every_chain_stays_whole(played: Evening, tmp_path: Path) -> None:
    journal = played.journal
    published = journal.head()
    ranking = [(row.contestant, row.total) for row in _rows(played)]
    tokens = signed_in(played)
    with served(played.house) as client:
        before = list(asked(client, played, tokens))
        assert sum(bool(NAME.search(answer.text)) for _, answer in before) > 20  # it was everywhere
        headers = {"authorization": f"Bearer {tokens['organiser']}"}
        report = client.delete(f"/api/members/{PERSON}", headers=headers)
        assert report.status_code == 200, report.text
        told = report.json()
        assert (told["events"], told["left"]) == ([played.event], [])
        with gathered() as trying:
            for what, answer in asked(client, played, tokens):
                with trying(what):
                    assert answer.status_code < 500
                    assert not NAME.search(answer.text)
                    assert not NAME.search(str(answer.headers))
    verified = journal.verify([published])
    assert (verified.problems, verified.redacted) == ((), told["facts"])
    assert [(row.contestant, row.total) for row in _rows(played)] == ranking
    assert isinstance(journal.register.get(told["person"]), Erased)
    copy = tmp_path / "copy"
    journal.backup(copy)
    lines = list(export(journal, persons=True))
    for bytes in (copy.read_bytes(), b"".join(lines)):
        assert not NAME.search(bytes.decode(errors="replace"))
    with open_journal(tmp_path / "restored.db") as restored:
        take_in(restored, lines)
        assert restored.verify([published]).problems == ()
        again = Office(restored, lambda: START).event(played.event)
        assert repr(again) == repr(Office(journal, lambda: START).event(played.event))


def _rows(evening: Evening) -> list[Any]:
    event = Office(evening.journal, lambda: START).event(evening.event)
    contest = contest_of(event)
    return [row for ranking in rankings(contest, contest.phases[""], pack_of(event)) for row in ranking.rows]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    with open_journal(tmp_path_factory.mktemp("club") / "club.db") as journal:
        yield evening(journal)


def test_where_a_name_is_can_be_seen_before(club: Evening) -> None:
    found = traces(club.journal, PERSON)
    kinds = [trace.kind for trace in found.found]
    assert {"entered", "director_called", "ruling_given", "warned", "appointed", "lineup_moved"} <= set(kinds)
    assert found.words == {}
    assert any(trace.text == "rude to zephyrine   quillfeather" for trace in found.found)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Anna Rossi", "X"),
        ("Rossi, Anna (Nord)", "X (Nord)"),
        ("ÀNNA ROSSI's team", "X's team"),
        ("anna.rossi anna-rossi anna_rossi", "X X X"),
        ("Anna and Maria Rossi", "Anna and Maria Rossi"),  # somebody else's
        ("Marianna Rossini", "Marianna Rossini"),
        ("Rossi", "Rossi"),
        ("Anna Rossi Anna Rossi", "X X"),
        ("mail A.R@club.test!", "mail X"),
    ],
)
def test_a_name_is_found_as_people_write_it(text: str, left: str) -> None:
    wanted = sought(Person("p", "Anna Rossi", "", b"a.r@club.test! 333"), ())
    for start, end in reversed(wanted.spans(text)):
        text = text[:start] + "X" + text[end:]
    assert text == left


def test_other_words_are_taken_out_if_they_are_said_and_a_word_of_the_program_stays(tmp_path: Path) -> None:
    with open_journal(tmp_path / "club.db") as journal:
        club = evening(journal)
        done = forget(journal, PERSON, ["Team 3", "open"], START, "o", str)
        assert any(left.startswith(f"event/{club.event} ") for left in done.left)  # rooms are called so
        assert "Team 3" not in journal.read(f"event/{club.event}")[5].payload.decode()
        assert journal.verify().problems == ()
        Office(journal, lambda: START).event(club.event)


@pytest.mark.parametrize("word", ["none", "AKQJT98765432", "pass", "balanced"])
def test_a_word_stays_in_regulations_deals_results_and_systems_that_could_not_be_read_without_it(
    word: str, tmp_path: Path
) -> None:
    with open_journal(tmp_path / "club.db") as journal:
        club = evening(journal)
        office, id = club.house.office, club.event
        deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
        office.do(GiveDeals(deals=(Dealt(BoardKey(round=1, board=1), deal),)), ORGANISER, id)
        office.do(FileSystem(contestant="2", system="strong_club"), ORGANISER, id)
        office.do(CorrectResult(at=spot(1, 1, room="open"), board=2, recorded=Recorded(result="PASS")), ORGANISER, id)
        before, rows = office.event(id), _rows(club)
        assert forget(journal, PERSON, [word], START, "o", str).left
        after = Office(journal, lambda: START).event(id)
        assert (pack_of(after), after.deals) == (pack_of(before), before.deals)
        assert [*map(system_of, on_file(after))] == [*map(system_of, on_file(before))]
        assert _rows(club) == rows


def test_a_date_is_no_name_and_a_ladder_can_be_read_after_any_word_was_taken_out(tmp_path: Path) -> None:
    with open_journal(tmp_path / "club.db") as journal:
        club = evening(journal)
        journal.register.put(Person("p9", "2026-05-14"))
        ladders = Ladders(journal, lambda: START)
        ladders.put(
            Ladder(id="spring", name="Spring", named="Tuesday", since="2026-05-14", of="partnership"), ORGANISER
        )
        before = ladders.all()
        for words in ([], ["spring"], ["set"], ["partnership"]):
            forget(journal, "p9", words, START, "o", str)
            assert [ladder.since for ladder in ladders.all().values()] == [one.since for one in before.values()]
        assert Office(journal, lambda: START).event(club.event).created.date == "2026-05-14"


def test_a_name_of_one_word_is_taken_out_only_if_that_is_said_and_accounts_stay_readable(tmp_path: Path) -> None:
    with open_journal(tmp_path / "club.db") as journal:
        accounts = Accounts(journal, lambda: START)
        token = accounts.give("p7", Role.SCORER, event="x", name="Organiser's phone")
        accounts.give("p8", Role.ORGANISER, name="Organiser's phone")
        journal.register.put(Person("p9", "Organiser"))
        assert [trace.text for trace in traces(journal, "p9").words["organiser"]]
        assert forget(journal, "p9", (), START, "o", str, readable).facts == 0
        done = forget(journal, "p9", ["organiser"], START, "o", str, readable)
        assert (done.facts, len(done.left)) == (1, 1)  # the role of the other is called so
        accounts.reread()
        held = accounts.holder(token)
        assert held is not None
        assert "Organiser" not in held.name


def test_a_word_too_short_and_nobody_are_refused_at_once(club: Evening) -> None:
    with pytest.raises(ProblemsFound) as refusal:
        forget(club.journal, "nobody", ["ab", "12345"], START, "o", str)
    assert [problem.kind for problem in refusal.value.problems] == ["forget-word", "forget-word", "person-unknown"]


def test_an_organiser_who_is_forgotten_has_no_account_and_the_last_one_stays(tmp_path: Path) -> None:
    with open_journal(tmp_path / "club.db") as journal:
        accounts = Accounts(journal, lambda: START)
        first = accounts.make("Ursula", "thirteen pairs")
        with pytest.raises(ProblemsFound, match="account-last"):
            accounts.forget(first, first)
        accounts.make("Other", "thirteen pairs")
        token = accounts.sign_in("Ursula", "thirteen pairs")
        accounts.forget(first, first)
        assert accounts.holder(token) is None
        with pytest.raises(ProblemsFound):
            accounts.sign_in("Ursula", "thirteen pairs")


def test_another_server_of_the_same_journal_reads_again(tmp_path: Path) -> None:
    with open_journal(tmp_path / "club.db") as journal, open_journal(tmp_path / "club.db") as elsewhere:
        there = evening(journal)
        office, accounts = Office(elsewhere, lambda: START), Accounts(elsewhere, lambda: START)
        here = House(office, accounts, Settings(database=journal.name), lambda: START)
        assert NAME.search(repr(here.event(there.event)))
        forget(journal, PERSON, (), START, "o", str)
        Hub(elsewhere, Figures(), here.reread).publish(elsewhere.read(REDACTIONS))
        assert not NAME.search(repr(here.event(there.event)))


def test_the_terminal_tells_of_what_was_taken_out(tmp_path: Path) -> None:
    file = tmp_path / "club.db"
    with open_journal(file) as journal:
        evening(journal)
        done = forget(journal, PERSON, (), START, "o", str)
    assert f"From {done.facts} facts something was removed" in " ".join(
        arbitro("journal", "verify", str(file)).output.split()
    )
    restored = tmp_path / "restored.db"
    arbitro("journal", "backup", str(file), str(tmp_path / "copy.db"))
    arbitro("journal", "restore", str(tmp_path / "copy.db"), str(restored))
    assert answer(arbitro("journal", "verify", str(restored), "--json"))["redacted"] == done.facts
