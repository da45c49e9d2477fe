"""No answer to anybody changes when the results and line-ups that he may not see are others, whatever he works as.

Two evenings that differ in nothing else are asked the same, door by door and command by command, by those who have
the boards still to play: what is refused is refused alike, to the byte (16D, art. 16.1).
"""

import re
from collections.abc import Collection, Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from msgspec import Struct

from arbitro.bridge.seats import Side
from arbitro.contest.facts.event import Paired, Spot
from arbitro.contest.lineup.lineup import seated
from arbitro.contest.lineup.stanza import HandedIn
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.journal import open_journal
from arbitro.office.actor import Actor, Role
from arbitro.office.calls import CallDirector
from arbitro.office.lineups import MoveLineup
from arbitro.office.office import Office
from arbitro.office.people import Appoint, CreateEvent, Enter, SetPublicity
from arbitro.office.results import ConfirmResult, DisputeResult, EnterResult
from arbitro.office.rulings import Rule
from arbitro.office.seating import BeginRound, DrawRound, EndRound, SeatSection
from arbitro.office.subjects import POWERS, AnyCommand
from arbitro.server.accounts import Accounts
from arbitro.server.house import House
from arbitro.server.settings import Settings
from tests.contest.small import MITCHELL, recorded
from tests.gather import gathered
from tests.office.desk import START, captain, entrant, player, result, spot
from tests.office.rulings import REVOKE, WEIGHTED
from tests.server.asking import Request, answers
from tests.server.club import served
from tests.server.test_doors import COMMANDS

pytestmark = pytest.mark.xdist_group("hidden results")

HEAD = re.compile(r'"head": ?"[0-9]+:[0-9a-f]{64}"')  # of the journal: a hash of everything, published on purpose
ORGANISER, RULES = Actor(Role.ORGANISER, "organiser"), Actor(Role.DIRECTOR, "director")
WORKS = (Role.DIRECTOR, Role.ASSISTANT, Role.SCORER, Role.ORGANISER)
TRUE, FALSE = "4S S =", "3NT S +1"  # what a hidden result is in one evening, and in the other
GUESSES = [{"result": told} for told in (TRUE, FALSE, "4S S +2", "3NT S +3")]  # before and after two tricks (64A1)
Step = tuple[AnyCommand, Actor]
SHEETS = ("cards", "frequencies", "matches", "ranking")


class Evening(Struct, frozen=True):
    """`viewers`: role and person of those to whom the same is hidden. `board`: one that they have still to play, with
    results at the tables of `hidden`. `values` of what stands in an address."""

    plan: Plan
    viewers: Mapping[str, tuple[Role, str]]
    board: int
    hidden: tuple[Spot, ...]
    values: Mapping[str, Collection[object]]

    def steps(self, told: str) -> Iterator[Step]:
        return (pairs if self.plan.form == "pairs" else teams)(told)


def staff(*playing: str) -> Iterator[Step]:
    for role, person in zip(WORKS, playing, strict=True):
        yield Appoint(person=person, role=role), ORGANISER
    yield Appoint(person=RULES.person, role=Role.DIRECTOR), ORGANISER
    yield SetPublicity(publicity="live"), ORGANISER


# -- pairs: two of three rounds are over; pairs 1 and 5 have board 3 still to play


def pairs(told: str) -> Iterator[Step]:
    yield from staff("1 N", "1 S", "5 N", "5 S")
    yield Enter(contestants=tuple(entrant("pairs", str(n)) for n in range(1, 7))), ORGANISER
    yield SeatSection(movement=MITCHELL), ORGANISER
    for round in (1, 2):
        yield BeginRound(round=round), ORGANISER
        for number, sitting in MITCHELL.sittings():
            if number == round and sitting.boards != (3,):
                yield result(round, sitting.table, sitting.boards[0], 50 * sitting.table), ORGANISER
        if round == 1:
            yield from confirmed(spot(1, 3), told)
            yield Rule(at=spot(1, 3), board=3, request=REVOKE), RULES
        yield EndRound(round=round), ORGANISER
    at = spot(2, 2)
    yield EnterResult(at=at, board=3, recorded=recorded(told)), player("2 N", "2")
    yield DisputeResult(at=at, board=3), player("4 S", "4")
    yield CallDirector(at=spot(1, 3), board=3, about="a revoke"), player("3 N", "3")
    yield BeginRound(round=3), ORGANISER


def confirmed(at: Spot, told: str) -> Iterator[Step]:
    yield EnterResult(at=at, board=3, recorded=recorded(told), lead="HK" if told is TRUE else "C2"), player("3 N", "3")
    yield ConfirmResult(at=at, board=3), player("6 N", "6")


PAIRS = Evening(
    Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),)),
    {role.value: (role, person) for role, person in zip(WORKS, ("1 N", "1 S", "5 N", "5 S"), strict=True)}
    | {"player": (Role.PLAYER, "5 N")},
    3,
    (spot(1, 3), spot(2, 2)),
    {
        "contestant": (1, 3),
        "round": (1,),
        "table": (1,),
        "number": (1,),
        "board": (3,),
        "sheet": ("cards", "frequencies", "ranking"),
    },
)


# -- teams: the second round is played, in the open room of table 1 and at table 2 board 2 is done; the line-ups of
# team 2 and of team 3 are sealed


def teams(told: str) -> Iterator[Step]:
    yield from staff("1 1", "1 2", "1 3", "1 4")
    yield Enter(contestants=tuple(entrant("teams", str(n)) for n in range(1, 5))), ORGANISER
    yield DrawRound(pairings=(Paired(1, "1", "2"), Paired(2, "3", "4"))), ORGANISER
    yield BeginRound(round=1), ORGANISER
    for table, board, room in product((1, 2), (1, 2), ("open", "closed")):
        yield result(1, table, board, 50 * board, room=room), ORGANISER
    yield EndRound(round=1), ORGANISER
    yield DrawRound(pairings=(Paired(1, "1", "3"), Paired(2, "2", "4"))), ORGANISER
    for table, team, side in ((1, "3", Side.EW), (2, "2", Side.NS)):
        one, other = (1, 2) if told is TRUE else (3, 1)
        rest = tuple(n for n in range(1, 5) if n not in (one, other))
        two = [(f"{team} {first}", f"{team} {second}") for first, second in ((one, other), rest)]
        yield MoveLineup(round=2, table=table, step=HandedIn(seated(team, *two, side=side))), captain(team)
    yield BeginRound(round=2), ORGANISER
    for table, room in ((1, "open"), (2, "open")):
        yield result(2, table, 2, told, room=room), ORGANISER


TEAMS = Evening(
    Plan(
        name="Tuesday",
        form="teams",
        phases=(PhasePlan(system="swiss", scoring="victory_points", rounds=3, boards=2),),
    ),
    {role.value: (role, f"1 {n}") for n, role in enumerate(WORKS, 1)}
    | {"captain": (Role.CAPTAIN, "1 1"), "player": (Role.PLAYER, "3 2"), "captain without a PIN": (Role.PLAYER, "3 1")},
    2,
    (spot(2, 1, room="open"), spot(2, 2, room="open")),
    {
        "contestant": (1, 3),
        "round": (2,),
        "table": (1, 2),
        "number": (1,),
        "board": (2,),
        "sheet": ("cards", "matches", "ranking"),
    },
)
EVENINGS: dict[str, Evening] = {evening.plan.form: evening for evening in (PAIRS, TEAMS)}


# -- what is asked


def bodies(evening: Evening, versions: int) -> Iterator[dict[str, Any]]:
    """Every command, about what is hidden wherever it can be about it, right and wrong guesses included."""
    hidden = {
        "at": [msgspec.to_builtins(at) for at in evening.hidden],
        "board": [evening.board],
        "recorded": GUESSES,
        "shown": [*GUESSES, None],  # what is taken last makes both evenings alike
        "request": [REVOKE, WEIGHTED],
        "number": [1],
        "call": [1],
        "versions": [[version] for version in range(1, versions + 1)],
    }
    for command in POWERS:
        tag = str(command.__struct_config__.tag)
        if tag == "create_event":
            continue
        names = [name for name in command.__struct_fields__ if name in hidden]
        if tag in ("confirm_result", "call_director", "rule"):  # versions and calls of others have the same name
            names = [name for name in names if name not in ("shown", "call")]
        for values in product(*(hidden[name] for name in names)):
            yield {"command": tag, **COMMANDS[tag][1], **dict(zip(names, values, strict=True))}


def addresses(app: Litestar, id: str, evening: Evening) -> Iterator[str]:
    """Of everything in an event that can be read."""
    for route in app.routes:
        form = route.path_format
        if "GET" in getattr(route, "methods", ()) and form.startswith("/api/events/{id}"):
            names = [name for name in re.findall(r"\{(\w+)\}", form) if name != "id"]
            for values in product(*(evening.values[name] for name in names)):
                path = form.format(id=id, **dict(zip(names, values, strict=True)))
                yield f"{path}?round={evening.hidden[0].round if evening is TEAMS else 0}"


def asked(app: Litestar, evening: Evening, id: str, who: str, versions: int) -> Iterator[tuple[str, Request]]:
    """Everything that somebody can ask: to read, to try, to rule; then to do, and to read again."""
    base, headers = f"/api/events/{id}", {"authorization": f"Bearer {who}"}
    paths = list(addresses(app, id, evening))
    yield from ((path, Request("GET", path, headers)) for path in paths)
    for at, request, door in product(evening.hidden, (REVOKE, WEIGHTED), ("rule", "rule/path", "rule/compare")):
        body = {"at": msgspec.to_builtins(at), "board": evening.board, "request": request}
        yield f"{door} {body}", Request("POST", f"{base}/{door}", headers, body)
    for door in ("previews", "commands"):
        for number, body in enumerate(bodies(evening, versions)):
            key = {"idempotency-key": f"{door} {number}"}
            yield f"{door} {body}", Request("POST", f"{base}/{door}", headers | key, body)
    yield from ((f"{path} after it", Request("GET", path, headers)) for path in paths)


def told(path: Path, evening: Evening, result: str, viewer: str) -> dict[str, str]:
    with open_journal(path) as journal:
        office = Office(journal, lambda: START, lambda: "0" * 64)
        accounts = Accounts(journal, lambda: START)
        created = CreateEvent(name="Tuesday", date="2026-05-14", plan=evening.plan)
        id = office.do(created, ORGANISER).event
        for command, actor in evening.steps(result):
            office.do(command, actor, id)
        with served(
            House(office, accounts, Settings(database=str(path), commands_a_minute=10**6), lambda: START)
        ) as client:
            role, person = evening.viewers[viewer]
            token = accounts.give(person, role, event="" if role is Role.ORGANISER else id)
            wanted = dict(asked(client.app, evening, id, token, office.event(id).version))
            found = dict(zip(wanted, answers(client, wanted.values()), strict=True))
            assert {what: answer for what, answer in found.items() if answer.status >= 500} == {}
            return {what: f"{answer.status} {HEAD.sub('', answer.text)}" for what, answer in found.items()}


@pytest.mark.parametrize(("form", "viewer"), [(form, who) for form, one in EVENINGS.items() for who in one.viewers])
def test_no_answer_depends_on_what_is_not_shown(tmp_path: Path, form: str, viewer: str) -> None:
    one, other = (told(tmp_path / f"{result}.db", EVENINGS[form], result, viewer) for result in (TRUE, FALSE))
    assert one.keys() == other.keys()
    with gathered() as trying:
        for what, answer in one.items():
            with trying(what):
                assert answer == other[what]
