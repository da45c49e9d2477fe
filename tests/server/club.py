"""A club behind its doors: everybody signs in as in life, commands go in and answers come out as JSON.

with opened(tmp_path) as club:
    club.create(plan)
    club.do(Enter(contestants=...), ORGANISER)
    club.do(result, "4 N")                          # signs in by name, at the table that waits for him
    club.kinds(BeginRound(round=9), SCORER)         # what keeps it from being done
"""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from argon2 import PasswordHasher
from litestar import Litestar
from litestar.testing import TestClient

from arbitro.analysis.pool import Pool
from arbitro.contest.facts.log import write_exact
from arbitro.contest.plan import Plan
from arbitro.journal import open_journal
from arbitro.office.office import Office
from arbitro.office.people import CreateEvent
from arbitro.office.subjects import AnyCommand
from arbitro.server import accounts, equity, solving
from arbitro.server.accounts import Accounts
from arbitro.server.app import doors, move_in
from arbitro.server.house import House
from arbitro.server.settings import Settings
from arbitro.server.solving import Lane
from tests.office.desk import START

ORGANISER, DIRECTOR, ASSISTANT, SCORER, COMMITTEE, PUBLIC = (
    "organiser", "director", "assistant_director", "scorer", "appeals_committee", ""
)  # fmt: skip
PASSWORD = "thirteen pairs"
OK = 200


class Club:
    """One event, who is signed in, and the time."""

    def __init__(self) -> None:
        self.now: datetime = START
        self.event = ""
        self.tokens: dict[str, str] = {PUBLIC: ""}
        self.client: TestClient[Any]
        self._keys = count(1)

    def later(self, minutes: float) -> None:
        self.now += timedelta(minutes=minutes)

    @property
    def house(self) -> House:
        house: House = self.client.app.state.house
        return house

    # -- signing in

    def token(self, who: str) -> str:
        """Staff by their role, invited by the organiser; captains by their code; players by name, at the table that
        waits for them."""
        if who not in self.tokens:
            if who in (DIRECTOR, ASSISTANT, SCORER, COMMITTEE):
                made = self.post(f"/api/events/{self.event}/invitations", {"role": who}, ORGANISER)
                signed = self.post(f"/api/invitations/{made['code']}", {"name": who}, PUBLIC)
            else:
                signed = self._captain(who) or self._player(who)
            self.tokens[who] = signed["token"]
        return self.tokens[who]

    def _captain(self, who: str) -> Any:
        for one in self.post(f"/api/events/{self.event}/captain-codes", None, ORGANISER):
            if one["captain"] == who:
                return self.post(f"/api/events/{self.event}/captain", {"code": one["code"]}, PUBLIC)
        return None

    def _player(self, who: str) -> Any:
        for table in self.post(f"/api/events/{self.event}/table-codes", None, DIRECTOR):
            seen = self.asked("GET", f"/api/tables/{table['code']}", None, PUBLIC).json()
            if who in {told for one in seen["who"] for told in (one["id"], one["name"])}:
                return self.post(f"/api/tables/{table['code']}/sign-in", {"who": who}, PUBLIC)
        raise AssertionError(f"no table waits for {who}")

    # -- requests

    def asked(self, method: str, path: str, body: Any, who: str) -> Any:
        token = self.token(who)
        self.client.cookies.clear()
        headers = {"idempotency-key": str(next(self._keys)), "content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        content = None if body is None else msgspec.json.encode(body, enc_hook=write_exact)
        return self.client.request(method, path, headers=headers, content=content)

    def post(self, path: str, body: Any, who: str) -> Any:
        answer = self.asked("POST", path, body, who)
        assert answer.status_code in (OK, 201), answer.text
        return answer.json()

    def get(self, path: str, who: str = DIRECTOR, **asked: str | int) -> Any:
        query = "&".join(f"{name}={value}" for name, value in asked.items())
        answer = self.asked("GET", f"/api/events/{self.event}{path}?{query}", None, who)
        assert answer.status_code == OK, answer.text
        return answer.json()

    # -- the event

    def create(self, plan: Plan, pack: str = "wbf") -> None:
        command = CreateEvent(name=plan.name, date=f"{self.now:%Y-%m-%d}", plan=plan, pack=pack)
        self.event = self.post("/api/events", command, ORGANISER)["event"]

    def do(self, command: AnyCommand, who: str = DIRECTOR) -> Any:
        return self.post(f"/api/events/{self.event}/commands", command, who)

    def kinds(self, command: AnyCommand, who: str = DIRECTOR) -> list[str]:
        """Why a command is refused; the event is as it was."""
        version = self.get("")["version"]
        answer = self.asked("POST", f"/api/events/{self.event}/commands", command, who)
        assert OK < answer.status_code < 500, answer.text
        assert self.get("")["version"] == version
        return [problem["kind"] for problem in answer.json()["problems"]]

    def totals(self, phase: str = "", who: str = DIRECTOR) -> dict[str, str]:
        """What everybody has, the best first."""
        found = self.get("/standings", who, phase=phase)
        return {row["row"]["contestant"]: row["row"]["total"] for ranking in found for row in ranking["rows"]}


_IDLE: list[Litestar] = []  # doors that no house uses: building them takes longer than most tests
LANES = ("known", "strangers", "previews", "book", "robots")
_WORKERS: dict[str, list[Pool]] = {name: [] for name in LANES}  # starting one takes longer too


@contextmanager
def served(house: House) -> Iterator[TestClient[Any]]:
    """A house behind doors that another house may have used before."""
    app = _IDLE.pop() if _IDLE else doors()
    move_in(app, house)
    lanes: dict[str, Lane] = {name: getattr(app.state.solver, name) for name in _WORKERS}
    with TestClient(app) as client:
        own = {name: lane.pool for name, lane in lanes.items()}
        for name, lane in lanes.items():
            lane.pool = _WORKERS[name].pop() if _WORKERS[name] else Pool(1)
        yield client
        for name, lane in lanes.items():
            _WORKERS[name].append(lane.pool)
            lane.pool = own[name]  # which ends with the house
    _IDLE.append(app)


@contextmanager
def opened(path: Path) -> Iterator[Club]:
    club = Club()

    def clock() -> datetime:
        return club.now

    with open_journal(path / "club.db") as journal:
        accounts = Accounts(journal, clock)
        accounts.make("organiser", PASSWORD)
        settings = Settings(database=str(path / "club.db"), commands_a_minute=100_000, sign_ins_a_minute=100_000)
        with served(House(Office(journal, clock), accounts, settings, clock)) as client:
            club.client = client
            signed = club.post("/api/sign-in", {"login": "organiser", "password": PASSWORD}, PUBLIC)
            club.tokens[ORGANISER] = signed["token"]
            yield club


@contextmanager
def no_hurry() -> Iterator[None]:
    """A solver has all the time that it needs on a busy machine, and stands back behind nobody. argon2, which takes its
    time on purpose, does the least work that it can be set to (but see test_signing)."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(solving, "SECONDS", 600.0)
        patched.setattr(solving, "ASIDE", 0)
        patched.setattr(solving, "BEHIND", 0)
        patched.setattr(equity, "SECONDS", 600.0)
        patched.setattr(accounts, "PasswordHasher", partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1))
        yield
