"""No answer to anybody changes when the deals that he may not see are others (16D, art. 16.1).

Every door of an event that is for reading is tried, of an evening of pairs and of one of teams, now and in the past.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec import Struct

from arbitro.bridge.commitment import dealt_from
from arbitro.bridge.seats import Side
from arbitro.contest.facts.event import Paired
from arbitro.contest.lineup.lineup import seated
from arbitro.contest.lineup.stanza import HandedIn
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.journal import open_journal
from arbitro.office.actor import Actor, Role
from arbitro.office.deals import GiveDeals
from arbitro.office.fact import BoardKey, Dealt
from arbitro.office.lineups import MoveLineup
from arbitro.office.office import Office
from arbitro.office.people import Appoint, CreateEvent, Enter, SetPublicity
from arbitro.office.seating import BeginRound, DrawRound, EndRound, SeatSection
from arbitro.office.subjects import AnyCommand
from arbitro.server.accounts import Accounts
from arbitro.server.house import House
from arbitro.server.settings import Settings
from tests.analysis.reference import needs_solver
from tests.contest.small import MITCHELL
from tests.office.desk import START, captain, entrant, match, result
from tests.server.asking import Request, answers
from tests.server.club import served

pytestmark = [needs_solver, pytest.mark.xdist_group("hidden hands")]  # asked once, for all

ORGANISER = Actor(Role.ORGANISER, "organiser")
HEAD = re.compile(r'"head": ?"[0-9]+:[0-9a-f]{64}"')  # of the journal: a hash of everything, published on purpose
PAST = ("", "&version=20")
EVENT = "/api/events/{id}"
SHEETS = ("hands", "cards", "frequencies", "ranking")

Deals = Mapping[BoardKey, str]
Step = AnyCommand | tuple[AnyCommand, Actor]


class Evening(Struct, frozen=True):
    """What is played. `viewers`: role and person by a name; `hidden`: the boards that each of them may not see."""

    name: str
    plan: Plan
    boards: tuple[BoardKey, ...]
    viewers: Mapping[str, tuple[Role, str] | None]
    hidden: Mapping[str, tuple[BoardKey, ...]]
    values: Mapping[str, Collection[object]]  # of what stands in an address

    def steps(self, deals: Deals) -> Iterator[Step]:
        return (pairs if self.plan.form == "pairs" else teams)(deals)


def numbered(*boards: tuple[int, int]) -> tuple[BoardKey, ...]:
    return tuple(BoardKey(round=round, board=board) for round, board in boards)


def staff(playing: str) -> Iterator[AnyCommand]:
    yield Appoint(person=playing, role=Role.DIRECTOR)
    yield Appoint(person="committee", role=Role.COMMITTEE)
    yield SetPublicity(publicity="live")


# -- pairs: three tables, two of three rounds are played


def pairs(deals: Deals) -> Iterator[Step]:
    yield from staff("1 N")
    yield Enter(contestants=tuple(entrant("pairs", str(n)) for n in range(1, 7)))
    yield SeatSection(movement=MITCHELL)
    yield GiveDeals(deals=tuple(Dealt(key, deal) for key, deal in deals.items()))
    for round in (1, 2):
        yield BeginRound(round=round)
        for number, sitting in MITCHELL.sittings():
            for board in sitting.boards if number == round else ():
                yield result(round, sitting.table, board, 50 * sitting.table)
        yield EndRound(round=round)


# One table has each board still to play, so that nobody but staff sees any; pair 1 has played the first two.
BOARDS = numbered((0, 1), (0, 2), (0, 3))
PAIRS = Evening(
    "pairs",
    Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),)),
    BOARDS,
    {
        "public": None,
        "player": (Role.PLAYER, "2 S"),
        "committee": (Role.COMMITTEE, "committee"),
        "director who plays": (Role.DIRECTOR, "1 N"),
        "organiser": (Role.ORGANISER, "organiser"),
    },
    {"public": BOARDS, "player": BOARDS, "committee": BOARDS, "director who plays": BOARDS[2:]},
    {"contestant": range(1, 7), "round": (1, 2, 3), "table": (1, 2, 3), "number": (1,), "sheet": SHEETS},
)


# -- teams: two matches of two boards; the first round is over, in the second a board is under way


def teams(deals: Deals) -> Iterator[Step]:
    yield from staff("1 1")
    yield Enter(contestants=tuple(entrant("teams", str(n)) for n in range(1, 5)))
    yield DrawRound(pairings=(Paired(1, "1", "2"), Paired(2, "3", "4")))
    yield GiveDeals(deals=tuple(Dealt(key, deal) for key, deal in deals.items()))
    yield BeginRound(round=1)
    for table in (1, 2):
        yield from match(1, table, (50, -50), (620, 50 * table))
    yield EndRound(round=1)
    yield DrawRound(pairings=(Paired(1, "1", "3"), Paired(2, "2", "4")))
    sealed = seated("2", ("2 1", "2 2"), ("2 3", "2 4"), side=Side.NS)
    yield MoveLineup(round=2, table=2, step=HandedIn(sealed)), captain("2")
    yield BeginRound(round=2)
    for table in (1, 2):
        yield from match(2, table, (100, 50))
    yield result(2, 1, 2, 620, room="open")


TO_PLAY = numbered((2, 2), (3, 1), (3, 2))
TEAMS = Evening(
    "teams",
    Plan(
        name="Tuesday",
        form="teams",
        phases=(PhasePlan(system="swiss", scoring="victory_points", rounds=3, boards=2),),
    ),
    (*numbered((1, 1), (1, 2), (2, 1)), *TO_PLAY),
    {
        "public": None,
        "player": (Role.PLAYER, "4 2"),
        "captain": (Role.CAPTAIN, "2 1"),
        "player at the table": (Role.PLAYER, "3 3"),
        "committee": (Role.COMMITTEE, "committee"),
        "director who plays": (Role.DIRECTOR, "1 1"),
        "organiser": (Role.ORGANISER, "organiser"),
    },
    dict.fromkeys(("public", "player", "captain", "player at the table", "committee", "director who plays"), TO_PLAY),
    {"contestant": range(1, 5), "round": (1, 2, 3), "table": (1, 2), "number": (1,), "sheet": SHEETS},
)
EVENINGS = {evening.name: evening for evening in (PAIRS, TEAMS)}


# -- what everybody is answered


def addresses(app: Litestar, id: str, evening: Evening) -> Iterator[str]:
    """Of everything in an event that can be read, in every way that its boards, tables and contestants give."""
    yield "/api/events"
    for route in app.routes:
        form = route.path_format
        if "GET" not in getattr(route, "methods", ()) or not form.startswith(EVENT):
            continue
        names = [name for name in re.findall(r"\{(\w+)\}", form) if name != "id"]
        if "board" in names:
            for key, past in product(evening.boards, PAST):
                yield f"{form.format(id=id, board=key.board)}?round={key.round}{past}"
            continue
        rounds = () if names else (f"&round={round}" for round in {key.round for key in evening.boards} - {0})
        queries = (*PAST, *rounds)
        for values in product(*(evening.values[name] for name in names)):
            path = form.format(id=id, **dict(zip(names, values, strict=True)))
            yield from (f"{path}?{query.removeprefix('&')}" for query in queries)


class Answers:
    """An evening with given deals; all that some viewers are answered, by address."""

    def __init__(self, path: Path, evening: Evening, deals: Deals, viewers: Collection[str]) -> None:
        self.deals = deals
        with open_journal(path) as journal:
            office = Office(journal, lambda: START, lambda: "0" * 64)
            accounts = Accounts(journal, lambda: START)
            created = CreateEvent(name="Tuesday", date="2026-05-14", plan=evening.plan)
            self.id = office.do(created, ORGANISER).event
            for step in evening.steps(deals):
                command, actor = step if isinstance(step, tuple) else (step, ORGANISER)
                office.do(command, actor, self.id)
            with served(House(office, accounts, Settings(commands_a_minute=10**6), lambda: START)) as client:
                paths = list(addresses(client.app, self.id, evening))
                self.found = {
                    name: self.told(client, paths, "" if who is None else self.token(accounts, *who))
                    for name, who in evening.viewers.items()
                    if name in viewers
                }

    def token(self, accounts: Accounts, role: Role, person: str) -> str:
        return accounts.give(person, role, event="" if role is Role.ORGANISER else self.id)

    def told(self, client: TestClient[Any], paths: Collection[str], token: str) -> dict[str, str]:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        found = dict(zip(paths, answers(client, (Request("GET", path, headers) for path in paths)), strict=True))
        for path, answer in found.items():
            assert answer.status in (200, 403, 404, 422), (path, answer.text)
        return {path: HEAD.sub("", one.text) for path, one in found.items()}

    def at(self, viewer: str, part: str) -> str:
        return self.found[viewer][EVENT.format(id=self.id) + part]


def dealt(evening: Evening, seed: int) -> Deals:
    return {key: str(dealt_from(bytes([seed]) * 32, "x", 10 * key.round + key.board)) for key in evening.boards}


def hands(deal: str) -> list[str]:
    return deal.partition(":")[2].split()


Known = dict[tuple[str, tuple[BoardKey, ...]], Answers]


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Known:
    """By evening and the boards that are dealt anew."""
    folder = tmp_path_factory.mktemp("hidden")
    found: Known = {}
    for evening in EVENINGS.values():
        first, second = dealt(evening, 1), dealt(evening, 2)
        for anew in {(), *evening.hidden.values()}:
            given = {**first, **{key: second[key] for key in anew}}
            compared = {name for name, hidden in evening.hidden.items() if anew in ((), hidden)} | {"organiser"}
            found[evening.name, anew] = Answers(folder / f"{evening.name}{len(anew)}.db", evening, given, compared)
    return found


@pytest.mark.parametrize(
    ("evening", "viewer"), [(evening.name, viewer) for evening in EVENINGS.values() for viewer in evening.hidden]
)
def test_no_answer_depends_on_a_deal_that_is_not_shown(known: Known, evening: str, viewer: str) -> None:
    anew = EVENINGS[evening].hidden[viewer]
    one, other = known[evening, ()].found[viewer], known[evening, anew].found[viewer]
    assert one.keys() == other.keys()
    for path in one:
        assert one[path] == other[path], path
    text = "".join(one.values())
    assert not [hand for key in anew for hand in hands(known[evening, ()].deals[key]) if hand in text]


@pytest.mark.parametrize("evening", EVENINGS)
def test_the_comparison_can_fail(known: Known, evening: str) -> None:
    """Whoever may see the deals is answered otherwise."""
    anew = max(EVENINGS[evening].hidden.values(), key=len)
    two = known[evening, ()], known[evening, anew]
    one, other = (answers.found["organiser"] for answers in two)
    differing = {path.partition("?")[0].rpartition("/")[2] for path in one if one[path] != other[path]}
    assert {str(anew[0].board), "analysis", "audit", "deals.pbn", "event.pbn", "event.json"} <= differing
    shown = two[0].at("organiser", f"/boards/{anew[0].board}?round={anew[0].round}")
    assert hands(two[0].deals[anew[0]])[0] in shown


def test_what_everybody_has_played_is_shown_to_everybody_who_has(known: Known) -> None:
    """So that what is compared is not empty."""
    answers = known["teams", ()]
    first = TEAMS.boards[0]
    for viewer in ("public", "captain", "director who plays"):
        assert hands(answers.deals[first])[0] in answers.at(viewer, "/boards/1?round=1")
        assert '"par"' in answers.at(viewer, "/boards/1/analysis?round=1")
        assert "not-shown" in answers.at(viewer, "/boards/2/analysis?round=2")
    assert '"imps"' in answers.at("public", "/matches/1/1/sheet?")
