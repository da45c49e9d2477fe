"""What every answer has: typed problems in the reader's language, keys that work once, pages, headers, rates, logs."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arbitro.answers.ruling import reply
from arbitro.book.problem import ProblemsFound, refuse
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.journal.fact import Conflict, Stale
from arbitro.laws.case.request import Request
from arbitro.office.actor import Role
from arbitro.office.deals import MakeDeals
from arbitro.office.people import Enter, SetPublicity, Substitute
from arbitro.office.seating import BeginRound, SeatSection
from arbitro.server.house import House
from arbitro.server.logs import AsJson
from arbitro.server.problems import status_of
from arbitro.server.rates import Rates
from arbitro.server.settings import Settings
from tests.contest.small import HOWELL
from tests.office.desk import entrant, result
from tests.server.club import DIRECTOR, ORGANISER, PUBLIC, Club, opened, served

PLAN = Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),))
CREATE = {
    "command": "create_event",
    "name": "Tuesday",
    "date": "2026-05-14",
    "plan": {"name": "Tuesday", "form": "pairs", "phases": [{"rounds": 3, "boards": 1}]},
}


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """Four pairs with deals, in the first round."""
    with opened(tmp_path_factory.mktemp("requests")) as club:
        club.create(PLAN)
        club.do(Enter(contestants=tuple(entrant("pairs", str(n)) for n in range(1, 5))), ORGANISER)
        club.do(SeatSection(movement=HOWELL), ORGANISER)
        club.do(MakeDeals(committed=True), ORGANISER)
        club.do(BeginRound(round=1), ORGANISER)
        yield club


def house_of(club: Club) -> House:
    house: House = club.client.app.state.house
    return house


def kinds(answer: Any) -> list[str]:
    return [problem["kind"] for problem in answer.json()["problems"]]


def sent(club: Club, body: Any, key: str, who: str = ORGANISER, path: str = "") -> Any:
    headers = {"authorization": f"Bearer {club.token(who)}", "idempotency-key": key}
    return club.client.post(path or f"/api/events/{club.event}/commands", json=body, headers=headers)


# -- idempotency keys


def test_the_same_key_gets_the_same_answer_and_nothing_happens_twice(evening: Club) -> None:
    body = {"command": "set_publicity", "publicity": "live"}
    first, again = sent(evening, body, "once"), sent(evening, body, "once")
    assert first.status_code == again.status_code == 200
    assert first.json() == again.json()
    assert evening.get("", ORGANISER)["version"] == first.json()["version"]
    created = [sent(evening, CREATE, "new", path="/api/events").json()["event"] for _ in range(2)]
    assert created[0] == created[1]


def test_a_key_stands_for_one_body_in_one_event(evening: Club) -> None:
    assert sent(evening, {"command": "set_publicity", "publicity": "after_session"}, "mine").status_code == 200
    other = sent(evening, {"command": "set_publicity", "publicity": "live"}, "mine")
    assert (other.status_code, kinds(other)) == (409, ["journal-key-reused"])
    assert evening.get("", ORGANISER)["publicity"] == "after_session"


def test_a_key_is_a_persons_own(evening: Club) -> None:
    body = {"command": "end_round", "round": 9}
    assert sent(evening, {"command": "set_publicity", "publicity": "after_round"}, "shared").status_code == 200
    assert sent(evening, body, "shared", DIRECTOR).status_code == 422


@pytest.mark.parametrize("key", [None, "", "x" * 201])
def test_a_command_without_a_proper_key_is_refused(evening: Club, key: str | None) -> None:
    headers = {"authorization": f"Bearer {evening.token(ORGANISER)}"} | (
        {} if key is None else {"idempotency-key": key}
    )
    body = {"command": "set_publicity", "publicity": "live"}
    answer = evening.client.post(f"/api/events/{evening.event}/commands", json=body, headers=headers)
    assert (answer.status_code, kinds(answer)) == (400, ["request-form"])


# -- problems


@pytest.mark.parametrize(
    ("given", "kind"),
    [
        ({"type": "weighted", "shares": [{"weight": "1/2", "score_ns": 420}]}, "weights"),
        ({"type": "weighted", "shares": []}, "weights"),
        ({"type": "percentage", "share": "3/2"}, "percent-range"),
        ({"type": "percentage", "share": "-1/2"}, "percent-range"),
        ({"type": "artificial", "award": "average", "imps": "3"}, "request-form"),
    ],
)
def test_a_value_that_cannot_be_says_why_itself(evening: Club, given: Any, kind: str) -> None:
    award = {"command": "award", "at": {"round": 1, "table": 1}, "board": 1, "ns": given, "ew": given}
    answer = sent(evening, award, "impossible", DIRECTOR)
    assert (answer.status_code, kinds(answer)) == (400 if kind == "request-form" else 422, [kind])


def test_problems_are_told_in_the_language_of_the_reader(evening: Club) -> None:
    told = {}
    for asked in ("en", "it-CH,it;q=0.9", "ro", "xx", "xx, ro;q=0.5"):
        answer = evening.client.get("/api/events/none", headers={"accept-language": asked})
        assert answer.status_code == 404
        told[asked] = answer.json()["problems"][0]["text"]
    assert told["en"] == told["xx"] == "There is no event “none”."
    assert told["ro"] == told["xx, ro;q=0.5"]
    assert len(set(told.values())) == 3


@pytest.mark.parametrize(
    ("trouble", "status"),
    [
        (refuse("not-allowed"), 403),
        (refuse("no-such-event"), 404),
        (Conflict([Stale("x", 1, 2)]), 409),
        (refuse("journal-key-reused"), 409),
        (refuse("too-many-requests"), 429),
        (refuse("disk-full"), 503),
        (refuse("journal-unreachable"), 503),
        (refuse("deal-twice"), 422),
        (ProblemsFound([*refuse("no-such-event").problems, *refuse("deal-twice").problems]), 422),
    ],
)
def test_a_problem_has_its_status(trouble: ProblemsFound, status: int) -> None:
    assert status_of(trouble) == status


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'{"command":"nothing"}', b'{"command":"enter"}',
     b'{"command":"undo","versions":["x"]}', b'{"command":"undo","versions":[1],"more":1}', b"\xff\xfe",
     b'{"command":"penalise","amount":1e999}',
     b"[" * 100_000],
)  # fmt: skip
def test_a_body_that_cannot_be_read_is_a_problem_and_not_a_failure(evening: Club, body: bytes) -> None:
    headers = {"authorization": f"Bearer {evening.token(ORGANISER)}", "idempotency-key": "x"}
    answer = evening.client.post(f"/api/events/{evening.event}/commands", content=body, headers=headers)
    assert answer.status_code == 400, answer.text
    assert answer.json()["problems"]


@pytest.mark.parametrize(
    ("path", "status"),
    [("/api/nothing", 404), ("/assets/nothing.js", 404), ("/health/nothing", 404),
     ("/api/events/%00", 404), (f"/api/events/{'x' * 500}", 404),
     ("/api/events?limit=0", 400), ("/api/events?limit=x", 400), ("{event}?version=0", 400),
     ("{event}/boards/99", 404), ("{event}/boards/0", 404), ("{event}/boards/x", 404),
     ("{event}/contestants/x/card", 404),
     ("{event}/rulings/1", 404), ("{event}/standings?phase=x", 422), ("{event}?version=99999999999999999999", 400)],
)  # fmt: skip
def test_an_address_that_leads_nowhere_is_a_problem(evening: Club, path: str, status: int) -> None:
    answer = evening.client.get(path.format(event=f"/api/events/{evening.event}"))
    assert answer.status_code == status, answer.text
    assert answer.json()["problems"][0]["text"]


def test_a_wrong_method_is_a_problem(evening: Club) -> None:
    assert kinds(evening.client.delete("/health")) == ["http-405"]


def test_a_database_that_is_away_is_told_with_when_to_come_back(evening: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*_: object) -> None:
        raise refuse("journal-unreachable", found="x")

    monkeypatch.setattr(house_of(evening).office.journal, "head", away)
    answer = evening.client.get("/ready")
    assert answer.status_code == 503
    assert int(answer.headers["retry-after"]) > 0
    assert evening.client.get("/health").status_code == 200


def test_a_bug_is_told_without_what_it_was_about(
    evening: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("AKQJ")

    monkeypatch.setattr(house_of(evening).office.journal, "head", broken)
    caplog.set_level(logging.INFO)
    answer = evening.client.get("/ready")
    assert (answer.status_code, kinds(answer)) == (500, ["http-500"])
    lines = [AsJson().format(record) for record in caplog.records if record.name == "arbitro.server"]
    bug = next(json.loads(line) for line in lines if json.loads(line)["event"] == "bug")
    assert bug["trouble"] == "builtins.RuntimeError"
    assert any("arbitro.server.health" in place for place in bug["where"])
    assert "AKQJ" not in "".join(lines) + answer.text


# -- what a command answers


def test_a_command_tells_what_changed_but_not_to_whom_it_is_hidden(evening: Club) -> None:
    trail = evening.get("/audit", ORGANISER)
    given = next(line for line in trail if line["kind"] == "deals_given")
    assert given["fact"]["deals"]
    table = next(table for table in evening.get("/tables", PUBLIC) if table["at"]["table"] == 2)
    player, board = table["sitters"][0]["name"], table["boards"][0]
    body = {"command": "enter_result", "at": {"round": 1, "table": 2}, "board": board, "recorded": {"score": 50}}
    answer = evening.post(f"/api/events/{evening.event}/commands", body, player)
    assert answer["kinds"] == ["result_proposed"]
    assert answer["changed"] == []  # the trail is for staff


def test_a_director_who_plays_gets_no_deal_now_nor_from_a_past_moment(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        club.create(PLAN)
        club.do(Enter(contestants=tuple(entrant("pairs", str(n)) for n in range(1, 5))), ORGANISER)
        club.do(SeatSection(movement=HOWELL), ORGANISER)
        done = club.do(MakeDeals(committed=True), DIRECTOR)
        assert done["changed"][0]["fact"]["deals"]
        before = done["version"]
        assert club.get("/boards/1", DIRECTOR)["deal"]
        person = club.asked("GET", "/api/me", None, DIRECTOR).json()["person"]
        club.do(Substitute(contestant="1", out="1 N", takes_over=person, round=1), ORGANISER)
        assert club.get("/boards/1", DIRECTOR)["deal"] is None
        assert club.get("/boards/1", DIRECTOR, version=before)["deal"] is None
        assert not any(board["deal"] for board in club.get("/boards", DIRECTOR, version=before))
        assert all(line["fact"] is None for line in club.get("/audit", DIRECTOR) if line["kind"] == "deals_given")
        for file in ("deals.pbn", "commitments.json"):
            refused = club.asked("GET", f"/api/events/{club.event}/exports/{file}", None, DIRECTOR)
            assert (refused.status_code, kinds(refused)) == (403, ["not-shown"])
        pbn = club.asked("GET", f"/api/events/{club.event}/exports/deals.pbn", None, ORGANISER)
        assert pbn.status_code == 200
        assert pbn.text.count("[Deal ") == 3


def test_a_past_moment_shows_what_was_then(evening: Club) -> None:
    assert evening.get("", ORGANISER, version=3)["contestants"] == 0
    assert evening.get("", ORGANISER)["contestants"] == 4


def test_nothing_is_shown_of_a_past_moment_that_may_not_be_seen_today(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        club.create(PLAN)
        club.do(Enter(contestants=tuple(entrant("pairs", str(n)) for n in range(1, 5))), ORGANISER)
        club.do(SeatSection(movement=HOWELL), ORGANISER)
        club.do(SetPublicity(publicity="live"), ORGANISER)
        club.do(BeginRound(round=1), ORGANISER)
        version = club.do(result(1, 1, 1, 50), ORGANISER)["version"]
        assert len(club.get("/boards/1", PUBLIC, version=version)["lines"]) == 1
        club.do(SetPublicity(publicity="after_session"), ORGANISER)
        assert club.get("/boards/1", PUBLIC, version=version)["lines"] == []
        assert len(club.get("/boards/1", ORGANISER, version=version)["lines"]) == 1


# -- pages


def test_events_come_a_page_at_a_time_each_once(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        made = [club.post("/api/events", CREATE, ORGANISER)["event"] for _ in range(5)]
        found, after = [], ""
        while True:
            page = club.client.get(f"/api/events?limit=2&after={after}").json()
            assert len(page["events"]) <= 2
            found += [line["id"] for line in page["events"]]
            after = page["next"]
            if not after:
                break
        assert found == sorted(made)


# -- headers


def test_headers_protect_on_plain_http_and_more_under_tls(evening: Club) -> None:
    plain = evening.client.get("/").headers
    assert "frame-ancestors 'none'" in plain["content-security-policy"]
    assert "upgrade-insecure-requests" not in plain["content-security-policy"]
    assert plain["x-content-type-options"] == "nosniff"
    assert plain["referrer-policy"] == "no-referrer"
    assert "strict-transport-security" not in plain
    assert "strict-transport-security" in evening.client.get("https://testserver.local/").headers
    assert "content-security-policy" in evening.client.get("/nothing").headers
    for path in ("/api/events", "/metrics", "/health", "/ready", "/api"):
        assert evening.client.get(path).headers["cache-control"] == "no-store", path


def test_a_certificate_means_tls_whatever_the_scheme(evening: Club) -> None:
    house = house_of(evening)
    settings = Settings(certificate=Path("club.pem"))
    with served(House(house.office, house.accounts, settings, house.clock)) as client:
        assert "strict-transport-security" in client.get("/health").headers


# -- rates


def test_a_bucket_fills_again_and_right_ones_are_given_back() -> None:
    now = [0.0]
    rates = Rates(lambda: now[0])
    for _ in range(6):
        rates.take("x", 6)
    with pytest.raises(ProblemsFound, match="too-many-requests"):
        rates.take("x", 6)
    rates.take("y", 6)
    now[0] = 10.0  # one more
    rates.take("x", 6)
    with pytest.raises(ProblemsFound):
        rates.take("x", 6)
    rates.forgive("x", 6)
    rates.take("x", 6)


def test_too_many_wrong_passwords_and_too_many_commands_are_refused(evening: Club) -> None:
    house = house_of(evening)
    settings = Settings(sign_ins_a_minute=2, commands_a_minute=3)
    with served(House(house.office, house.accounts, settings, house.clock)) as client:
        wrong = {"login": "organiser", "password": "wrong"}
        statuses = [client.post("/api/sign-in", json=wrong).status_code for _ in range(3)]
        assert statuses == [403, 403, 429]
        tokens = [house.accounts.give(who, Role.ORGANISER) for who in ("a", "b")]
        for token in tokens:
            headers = {"authorization": f"Bearer {token}", "idempotency-key": "x"}
            body = {"command": "undo", "versions": []}
            path = f"/api/events/{evening.event}/commands"
            answers = [client.post(path, json=body, headers=headers) for _ in range(4)]
            assert [answer.status_code == 429 for answer in answers] == [False, False, False, True]
            assert answers[-1].headers["retry-after"]


def test_tokens_that_are_nobodys_are_counted_by_where_they_come_from(evening: Club) -> None:
    house = house_of(evening)
    settings = Settings(commands_a_minute=3)
    with served(House(house.office, house.accounts, settings, house.clock)) as client:
        path, body = f"/api/events/{evening.event}/commands", {"command": "undo", "versions": []}
        tokens = [{"authorization": f"Bearer {n}", "idempotency-key": "x"} for n in range(4)]
        statuses = [client.post(path, json=body, headers=token).status_code for token in tokens]
        assert statuses == [403, 403, 403, 429]


# -- logs and figures


def test_the_log_tells_route_status_and_person_but_no_secret(evening: Club, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "arbitro.server")
    invited = evening.post(f"/api/events/{evening.event}/invitations", {"role": "scorer"}, ORGANISER)
    evening.post(f"/api/invitations/{invited['code']}", {"name": "Sara Secret"}, PUBLIC)
    evening.client.get("/api/nothing?token=secret", headers={"x-request-id": "mine-1"})
    lines = [AsJson().format(record) for record in caplog.records if record.name == "arbitro.server"]
    told = [json.loads(line) for line in lines]
    assert told[0]["route"] == "/api/events/{id}/invitations"
    assert (told[0]["status"], told[0]["method"]) == (201, "POST")
    assert told[0]["person"].startswith("person/")
    assert told[-1]["id"] == "mine-1"
    assert told[-1]["status"] == 404
    for secret in (invited["code"], "Sara", "secret", evening.token(ORGANISER)):
        assert secret not in "".join(lines)


def test_figures_count_requests_by_route(evening: Club) -> None:
    evening.client.get("/health")
    figures = evening.asked("GET", "/metrics", None, ORGANISER).text
    assert 'arbitro_requests_total{method="GET",route="/health",status="200"}' in figures
    assert evening.event not in figures


# -- the laws


def test_a_ruling_over_http_is_that_of_the_terminal(evening: Club) -> None:
    request = {"law": "79", "what": None}
    evening.client.cookies.clear()
    answer = evening.client.post("/api/rule", json=request)
    expected = reply(msgspec.convert(request, Request))
    assert answer.json() == msgspec.json.decode(msgspec.json.encode(expected))
    assert answer.status_code == (422 if answer.json()["status"] == "problems" else 200)
