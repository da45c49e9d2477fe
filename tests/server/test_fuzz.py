"""Nothing that fits, or nearly fits, the description makes the server fail: by Schemathesis, and by chance."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok

from arbitro.contest.plan import PhasePlan, Plan
from arbitro.journal import open_journal
from arbitro.office.deals import MakeDeals
from arbitro.office.people import Enter
from arbitro.office.seating import BeginRound, SeatSection
from tests.amounts import PROOF, REQUESTS, SHARES, Figures
from tests.contest.small import HOWELL
from tests.office.desk import entrant
from tests.server.club import DIRECTOR, ORGANISER, PUBLIC, Club, opened
from tests.server.fuzzing import Sent, asked, requests

EXAMPLES = 100 if PROOF else 3  # of every operation
IN_ONE_EVENT = 2_000  # requests, before another is begun: what was accepted stays in it
BOUNDED = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=not PROOF,
    database=None,
    phases=(Phase.generate,),
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with opened(tmp_path_factory.mktemp("fuzz")) as club:
        begin(club)
        yield club


def begin(club: Club) -> None:
    """Four pairs in the first round of another event."""
    club.tokens = {who: club.tokens[who] for who in (ORGANISER, PUBLIC)}
    club.create(Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),)))
    club.do(Enter(contestants=tuple(entrant("pairs", str(n)) for n in range(1, 5))), ORGANISER)
    club.do(SeatSection(movement=HOWELL), ORGANISER)
    club.do(MakeDeals(), ORGANISER)
    club.do(BeginRound(round=1), ORGANISER)
    club.token(DIRECTOR)


KNOWN = {"contestant": "1", "board": 1, "number": 1, "round": 1, "table": 1}


def test_nothing_that_is_sent_makes_the_server_fail(evening: Club) -> None:
    described = evening.client.get("/api/schema/openapi.json").json()
    schema = schemathesis.openapi.from_dict(described)
    tried: set[str] = set()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if operation.path == "/api/sign-out":
            continue  # it would end the test for everybody

        @BOUNDED
        @given(case=operation.as_strategy(), here=st.booleans(), who=st.sampled_from([ORGANISER, DIRECTOR]))
        def ask(case: Any, here: bool, who: str) -> None:
            if here:  # at something that there is
                case.path_parameters = {
                    name: KNOWN.get(name, evening.event if "/events/" in case.path else value)
                    for name, value in (case.path_parameters or {}).items()
                }
            sent = case.as_transport_kwargs(base_url="http://testserver.local")
            sent["headers"] = dict(sent.get("headers") or {}) | {"authorization": f"Bearer {evening.token(who)}"}
            sent["headers"].setdefault("idempotency-key", f"{len(tried)}")
            evening.client.cookies.clear()
            answer = evening.client.request(
                **{key: value for key, value in sent.items() if key in {"method", "url", "params", "json", "headers"}},
                content=sent.get("data"),
            )
            assert answer.status_code < 500, (case.method, case.path, sent, answer.text)
            tried.add(f"{case.method} {case.path}")

        ask()
    assert len(tried) > 30


@pytest.mark.parametrize("share", range(SHARES))
def test_nothing_by_chance_makes_the_server_fail(share: int, tmp_path: Path, record_property: Figures) -> None:
    """What is sent is taken or refused, what is taken can be read again, and the chain stays whole."""
    random = Random(share)
    with opened(tmp_path) as club:
        for first in range(0, REQUESTS, IN_ONE_EVENT):
            begin(club)
            tokens = [club.token(who) for who in (ORGANISER, DIRECTOR, PUBLIC)]
            sent = requests(club.client.app, random, KNOWN | {"id": club.event}, tokens)
            with club.client.portal() as portal:
                portal.call(send, club, islice(sent, min(IN_ONE_EVENT, REQUESTS - first)))
            kinds = {fact.kind for fact in club.client.app.state.house.office.journal.read(f"event/{club.event}")}
            answer = club.asked("GET", f"/api/events/{club.event}", None, PUBLIC)
            assert answer.status_code == (404 if "deleted" in kinds else 200), answer.text
    with open_journal(tmp_path / "club.db", create=False, writable=False) as journal:
        assert journal.verify().problems == ()
    record_property("requests by chance, of which none made the server fail", REQUESTS)


async def send(club: Club, all_sent: Iterator[Sent]) -> None:
    for sent in all_sent:
        status, body = await asked(club.client.app, sent)
        assert status < 500, (sent, body)
