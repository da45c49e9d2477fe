"""Many at once, through two servers on one database: whoever comes second is told so, no fact is lost or doubled."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

import httpx
import pytest

from arbitro.contest.contestant import Pair
from arbitro.contest.facts.event import ResultCorrected, ResultEntered
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.journal import open_journal
from arbitro.office.actor import Actor, Role
from arbitro.office.office import Office
from arbitro.office.people import Appoint, CreateEvent, Enter
from arbitro.office.seating import BeginRound, SeatSection
from arbitro.office.state import Event
from arbitro.server.accounts import Accounts
from tests.contest.small import HOWELL
from tests.server.process import Server

SCORERS = 8
AT = {"round": 1, "table": 1}
ORGANISER = Actor(Role.ORGANISER, "organiser")


class Evening:
    """An event of four pairs in its first round, with a token for each scorer."""

    def __init__(self, database: str) -> None:
        self.database = database
        with open_journal(database) as journal:
            office, accounts = Office(journal, _now), Accounts(journal, _now)
            plan = Plan(name="Club", form="pairs", phases=(PhasePlan(rounds=3, boards=1),))
            self.id = office.do(CreateEvent(name="Club", date="2026-05-14", plan=plan), ORGANISER).event
            entries = tuple(Pair(str(n), (f"{n} N", f"{n} S")) for n in range(1, 5))
            for command in (Enter(contestants=entries), SeatSection(movement=HOWELL), BeginRound(round=1)):
                office.do(command, ORGANISER, self.id)
            self.tokens = []
            for n in range(SCORERS):
                office.do(Appoint(person=f"scorer {n}", role=Role.SCORER), ORGANISER, self.id)
                self.tokens.append(accounts.give(f"scorer {n}", Role.SCORER, event=self.id))

    def now(self) -> Event:
        """As another program reads it."""
        with open_journal(self.database, create=False) as journal:
            assert journal.verify().problems == ()
            return Office(journal, _now).event(self.id)

    def send(self, server: Server, token: str, body: Any, key: str) -> httpx.Response:
        headers = {"authorization": f"Bearer {token}", "idempotency-key": key}
        return httpx.post(f"{server.url}/api/events/{self.id}/commands", json=body, headers=headers, timeout=60)

    def at_once(
        self, servers: Sequence[Server], tokens: Sequence[str], bodies: Sequence[Any], key: str = "the key"
    ) -> list[httpx.Response]:
        """Each sends its own body, half of them to either server; all with a key of the same name."""
        with ThreadPoolExecutor(len(bodies)) as pool:
            sent = [
                pool.submit(self.send, servers[n % len(servers)], token, body, key)
                for n, (token, body) in enumerate(zip(tokens, bodies, strict=True))
            ]
            return [one.result() for one in sent]


def _now() -> datetime:
    return datetime.now(UTC)


@contextmanager
def _two(database: str) -> Iterator[tuple[Server, Server]]:
    with Server(database) as one, Server(database) as other:
        yield one, other


def _kinds(answers: Sequence[httpx.Response]) -> set[str]:
    return {problem["kind"] for answer in answers for problem in answer.json()["problems"]}


@pytest.fixture
def evening(database: str) -> Evening:
    return Evening(database)


def test_of_those_who_change_one_result_at_once_one_does_and_the_others_are_told(evening: Evening) -> None:
    entries = [
        {"command": "enter_result", "at": AT, "board": 1, "recorded": {"result": f"{n}NT N ="}} for n in range(1, 8)
    ]
    with _two(evening.database) as servers:
        answers = evening.at_once(servers, evening.tokens[:7], entries)
        late = [answer for answer in answers if answer.status_code != 200]
        assert [answer.status_code for answer in late] == [409] * 6
        assert _kinds(late) <= {"result-exists", "journal-conflict"}
        facts = [noted.fact for noted in evening.now().history]
        (entered,) = [fact for fact in facts if isinstance(fact, ResultEntered)]

        shown = {"result": entered.recorded.result}
        corrections = [
            {"command": "correct_result", "at": AT, "board": 1, "recorded": {"score": score}, "shown": shown}
            for score in (70, 80, 90, 110, 120, 140)
        ]
        answers = evening.at_once(servers, evening.tokens[2:], corrections, "another key")
        late = [answer for answer in answers if answer.status_code != 200]
        assert [answer.status_code for answer in late] == [409] * 5
        assert _kinds(late) <= {"result-changed", "journal-conflict"}
    facts = [noted.fact for noted in evening.now().history]
    assert sum(isinstance(fact, ResultCorrected) for fact in facts) == 1


def test_a_command_sent_to_both_servers_at_once_and_again_after_a_crash_is_done_once(evening: Evening) -> None:
    body = {"command": "enter_result", "at": AT, "board": 1, "recorded": {"result": "3NT N ="}}
    with _two(evening.database) as servers:
        first, *others = evening.at_once(servers, [evening.tokens[0]] * 6, [body] * 6)
    assert first.status_code == 200, first.text
    assert {answer.text for answer in others} == {first.text}
    version = evening.now().version
    with Server(evening.database) as server:  # the ones before were killed
        assert evening.send(server, evening.tokens[0], body, "the key").json() == first.json()
        assert evening.send(server, evening.tokens[0], {**body, "board": 2}, "the key").status_code == 409
        other = evening.send(server, evening.tokens[1], body, "the key")  # the key of another person is another key
        assert (other.status_code, _kinds([other])) == (409, {"result-exists"})
    assert evening.now().version == version
    results = evening.now().contest
    assert results is not None
    (held,) = [told for told in results.phases[""].results.values() if told]
    assert held == {(1, ""): Recorded(result="3NT N =")}
