"""No answer to anybody changes when the deals that he may not see are others (16D, art. 16.1)."""

import re
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from arbitro.bridge.commitment import dealt_from
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.journal import open_journal
from arbitro.office.actor import Actor, Role
from arbitro.office.command import (
    AnyCommand,
    Appoint,
    BeginRound,
    CreateEvent,
    EndRound,
    Enter,
    EnterResult,
    GiveDeals,
    Seat,
    SetPublicity,
)
from arbitro.office.fact import BoardKey, Dealt
from arbitro.office.office import Office
from arbitro.server.accounts import Accounts
from arbitro.server.app import create_app
from arbitro.server.house import House
from arbitro.server.settings import Settings
from tests.contest.small import MITCHELL
from tests.office.desk import START, entrant, result

ORGANISER = Actor(Role.ORGANISER, "organiser")
BOARDS = (1, 2, 3)
READ = ("tables", "standings", "boards", "lineups", "commitments", "clock", "place", "calls", "rulings", "audit")
PLAYING = "1 N"
HEAD = re.compile(r'"head": ?"[0-9a-f]{64}"')  # of the journal: a hash of everything, published on purpose

# By name: role and person. The last is a director who plays.
VIEWERS: dict[str, tuple[Role, str] | None] = {
    "public": None,
    "player": (Role.PLAYER, "2 S"),
    "committee": (Role.COMMITTEE, "committee"),
    "director who plays": (Role.DIRECTOR, PLAYING),
    "organiser": (Role.ORGANISER, "organiser"),
}


class Answers:
    """An evening of three tables, two rounds played, with given deals; all that each viewer is answered."""

    def __init__(self, path: Path, deals: dict[int, str]) -> None:
        self.deals = deals
        with open_journal(path) as journal:
            office = Office(journal, lambda: START, lambda: "0" * 64)
            accounts = Accounts(journal, lambda: START)
            plan = Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),))
            self.id = office.do(CreateEvent(name="Tuesday", date="2026-05-14", plan=plan), ORGANISER).event
            for command in self.commands():
                office.do(command, ORGANISER, self.id)
            app = create_app(House(office, accounts, Settings(commands_a_minute=10**6), lambda: START))
            with TestClient(app) as client:
                self.found = {
                    name: self.told(client, "" if who is None else self.token(accounts, *who))
                    for name, who in VIEWERS.items()
                }

    def token(self, accounts: Accounts, role: Role, person: str) -> str:
        return accounts.give(person, role, event="" if role is Role.ORGANISER else self.id)

    def commands(self) -> list[AnyCommand]:
        given = tuple(Dealt(BoardKey(board=board), deal) for board, deal in self.deals.items())
        return [
            Appoint(person=PLAYING, role=Role.DIRECTOR),
            Appoint(person="committee", role=Role.COMMITTEE),
            Enter(contestants=tuple(entrant("pairs", str(n)) for n in range(1, 7))),
            Seat(movement=MITCHELL),
            GiveDeals(deals=given),
            SetPublicity(publicity="live"),
            *(step for round in (1, 2) for step in self.round(round)),
        ]

    def round(self, round: int) -> list[AnyCommand]:
        results: list[EnterResult] = [
            result(round, sitting.table, board, 50 * sitting.table)
            for number, sitting in MITCHELL.sittings()
            if number == round
            for board in sitting.boards
        ]
        return [BeginRound(round=round), *results, EndRound(round=round)]

    def told(self, client: TestClient[Any], token: str) -> dict[str, str]:
        """The text of every answer to reading, by address."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        event = f"/api/events/{self.id}"
        files = ("deals.pbn", "commitments.json", "event.pbn", "results.csv", "rankings.csv", "event.json")
        paths = [
            event,
            *(f"{event}/{part}" for part in READ),
            *(f"{event}/boards/{board}{past}" for board in BOARDS for past in ("", "?version=12", "?version=20")),
            *(f"{event}/boards/{board}/frequencies" for board in BOARDS),
            *(f"{event}/contestants/{n}/card" for n in range(1, 7)),
            *(f"{event}/exports/{file}" for file in files),
            "/api/events",
        ]
        found = {path: client.get(path, headers=headers) for path in paths}
        assert all(answer.status_code in (200, 403) for answer in found.values())
        return {path: HEAD.sub("", one.text) for path, one in found.items()}


def dealt(seed: int) -> dict[int, str]:
    return {board: str(dealt_from(bytes([seed]) * 32, "x", board)) for board in BOARDS}


def hands(deal: str) -> list[str]:
    return deal.partition(":")[2].split()


# One table has each board still to play, so that nobody but staff sees any; pair 1 has played the first two.
HIDDEN = {"public": BOARDS, "player": BOARDS, "committee": BOARDS, "director who plays": (3,)}


@pytest.fixture(scope="module")
def evenings(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[int, ...], Answers]:
    """By the boards that are dealt anew."""
    folder = tmp_path_factory.mktemp("hidden")
    first, second = dealt(1), dealt(2)
    return {
        anew: Answers(folder / f"{len(anew)}.db", first | {board: second[board] for board in anew})
        for anew in ((), (3,), BOARDS)
    }


@pytest.mark.parametrize("viewer", HIDDEN)
def test_no_answer_depends_on_a_deal_that_is_not_shown(evenings: dict[tuple[int, ...], Answers], viewer: str) -> None:
    anew = HIDDEN[viewer]
    one, other = evenings[()].found[viewer], evenings[anew].found[viewer]
    assert one.keys() == other.keys()
    for path in one:
        assert one[path] == other[path], path
    text = "".join(one.values())
    assert not [hand for board in anew for hand in hands(evenings[()].deals[board]) if hand in text]


def test_the_comparison_can_fail(evenings: dict[tuple[int, ...], Answers]) -> None:
    """Whoever may see the deals is answered otherwise."""
    two = evenings[()], evenings[BOARDS]
    one, other = (answers.found["organiser"] for answers in two)
    differing = {path.rpartition("/")[2] for path in one if one[path] != other[path]}
    assert {"1", "audit", "deals.pbn", "event.pbn", "event.json"} <= differing
    assert hands(two[0].deals[1])[0] in one[f"/api/events/{two[0].id}/boards/1"]
