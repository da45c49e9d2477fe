"""Door by door: every route and every command for every role, compared with the tables below."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.deals import MakeDeals
from arbitro.office.people import Enter
from arbitro.office.seating import BeginRound, DrawRound
from arbitro.office.subjects import AnyCommand
from arbitro.office.undoing import Undo
from arbitro.server import strangers
from tests.gather import gathered
from tests.office.desk import entrant
from tests.server.club import ORGANISER, PUBLIC, Club, opened

WHO = {
    "O": "organiser",
    "S": "scorer",
    "D": "director",
    "A": "assistant_director",
    "P": "B 2",
    "C": "A 1",
    "K": "appeals_committee",
    "-": PUBLIC,
}
STAFF, ALL, SIGNED = "OSDA", "OSDAPCK-", "OSDAPCK"

# Who gets through, by letters; whoever does not is told that it is not for him.
ROUTES = {
    "POST /api/rule": ALL,
    "POST /api/rule/account": ALL,
    "GET /api/rule/what": ALL,
    "POST /api/rule/what": ALL,
    "POST /api/rule/compare": ALL,
    "POST /api/rule/path": ALL,
    "GET /api/laws": ALL,
    "GET /api/laws/{number}": ALL,
    "GET /api/laws/{number}/workings": ALL,
    "GET /api/laws/{number}/examples": ALL,
    "GET /api/regulations": ALL,
    "POST /api/claim": ALL,
    "POST /api/events/{id}/claim": ALL,
    "GET /api/policy/form": ALL,
    "POST /api/policy/system": ALL,
    "POST /api/policy/alert": ALL,
    "POST /api/policy/psych": ALL,
    "POST /api/policy/pre-alert": ALL,
    "GET /api/analysis": ALL,
    "POST /api/equity": ALL,
    "POST /api/score": ALL,
    "POST /api/sign-in": ALL,
    "GET /api/invitations/{code}": ALL,
    "POST /api/invitations/{code}": ALL,
    "POST /api/tables/{code}/sign-in": ALL,
    "POST /api/events/{id}/captain": ALL,
    "GET /api/me": ALL,
    "GET /api/tokens": SIGNED,
    "POST /api/tokens/{id}": SIGNED,
    "DELETE /api/tokens/{id}": SIGNED,
    "POST /api/events": "O",
    "GET /api/events": ALL,
    "GET /api/events/{id}": ALL,
    "POST /api/events/{id}/copies": "O",
    "POST /api/events/{id}/commands": ALL,  # see COMMANDS
    "POST /api/events/{id}/previews": ALL,  # see COMMANDS
    "GET /api/events/{id}/boards/{board}/analysis": ALL,  # where the deal may be seen
    "POST /api/events/{id}/boards/{board}/equity": "DA",
    "POST /api/events/{id}/invitations": "O",
    "POST /api/events/{id}/table-codes": STAFF,
    "POST /api/events/{id}/captain-codes": "O",
    "GET /api/events/{id}/tables": ALL,
    "GET /api/events/{id}/standings": ALL,
    "GET /api/events/{id}/boards": ALL,
    "GET /api/events/{id}/boards/{board}": ALL,
    "GET /api/events/{id}/boards/{board}/frequencies": ALL,
    "GET /api/events/{id}/slips": STAFF,
    "GET /api/events/{id}/matches": ALL,
    "GET /api/events/{id}/matches/{round}/{table}/sheet": ALL,
    "GET /api/events/{id}/lineups": ALL,
    "GET /api/events/{id}/commitments": ALL,
    "GET /api/events/{id}/clock": ALL,
    "GET /api/events/{id}/contestants/{contestant}/card": ALL,
    "GET /api/events/{id}/cross-table": ALL,
    "GET /api/events/{id}/place": ALL,
    "GET /api/events/{id}/calls": ALL,
    "GET /api/events/{id}/rulings": ALL,
    "GET /api/events/{id}/rulings/{number}": ALL,
    "GET /api/events/{id}/rulings/{number}/written": ALL,
    "POST /api/events/{id}/rule": "DA",
    "POST /api/events/{id}/rule/table": "DA",
    "POST /api/events/{id}/rule/path": "DA",
    "POST /api/events/{id}/rule/compare": "DA",
    "GET /api/events/{id}/audit": ALL,
    "GET /api/events/{id}/exports/deals.pbn": STAFF,
    "GET /api/events/{id}/exports/commitments.json": STAFF,
    "GET /api/events/{id}/exports/event.pbn": STAFF,  # as long as a result is not public
    "GET /api/events/{id}/exports/played.pbn": ALL,  # nothing as long as nothing is public
    "GET /api/events/{id}/exports/played.lin": ALL,
    "GET /api/events/{id}/exports/results.csv": STAFF,
    "GET /api/events/{id}/exports/rankings.csv": STAFF,
    "GET /api/events/{id}/exports/event.json": STAFF,
    "GET /api/events/{id}/exports/event.journal": "O",
    "GET /api/events/{id}/exports/event.ics": ALL,
    "GET /api/events/{id}/exports/site.zip": STAFF,  # what everybody may see
    "GET /api/events/{id}/exports/devices.bws": STAFF,
    "POST /api/events/{id}/devices": STAFF,
    "GET /api/events/{id}/sheets": STAFF,
    "GET /api/events/{id}/sheets/table-cards.pdf": STAFF,
    "GET /api/events/{id}/sheets/{sheet}": STAFF,
    "GET /api/events/{id}/sheets/rulings/{number}": ALL,  # as far as the ruling may be seen
    "GET /api/site.zip": "O",
    "GET /api/results": SIGNED,
    "GET /api/ladders": ALL,
    "GET /api/ladders/{id}": ALL,
    "GET /api/ladders/{id}/ladder.csv": ALL,
    "PUT /api/ladders/{id}": "O",
    "DELETE /api/ladders/{id}": "O",
    "GET /api/events/{id}/mail": "OSD",
    "POST /api/events/{id}/mail": "OSD",
    "GET /api/events/{id}/systems": ALL,
    "GET /api/events/{id}/systems/explanation": ALL,
    "GET /api/events/{id}/systems/comparison": "DA",
    "POST /api/events/{id}/systems/read": ALL,
    "GET /api/events/{id}/systems/{contestant}/{sheet}": ALL,
    "GET /api/bidding/systems": ALL,
    "POST /api/bidding/calls": ALL,
    "GET /api/events/{id}/fees": "OSD",
    "GET /api/events/{id}/fees.csv": "OSD",
    "GET /api/fees": "O",
    "GET /api/fees.csv": "O",
    "GET /api/events/{id}/entries": ALL,
    "POST /api/events/{id}/entries/import": "OSD",
    "GET /api/events/{id}/guides": ALL,
    "GET /api/events/{id}/moments": ALL,
    "GET /api/events/{id}/contestants/{contestant}/run": ALL,
    "GET /api/events/{id}/penalty-proposals": STAFF,
    "GET /api/events/{id}/appeals": ALL,
    "GET /api/events/{id}/can": ALL,
    "GET /api/systems": ALL,
    "GET /api/events/{id}/seating": STAFF,
    "GET /api/events/{id}/draws/{round}/reasons": STAFF,
    "GET /api/events/{id}/deals": STAFF,
    "GET /api/events/{id}/staff": STAFF,
    "GET /api/tables/{code}": ALL,
    "GET /api/qr.svg": ALL,
    "GET /api/packs": ALL,
    "GET /api/packs/{name}": ALL,
    "POST /api/movements/proposals": ALL,
    "GET /api/members": "O",
    "GET /api/members.csv": "O",
    "POST /api/members/import": "O",
    "GET /api/members/traces": "O",
    "PUT /api/members/{id}": "O",
    "DELETE /api/members/{id}": "O",
    "POST /api/guests": ALL,
    "GET /api/live": ALL,
    "POST /api/live": SIGNED,
    "GET /api/live/{id}": ALL,
    "POST /api/live/{id}/acts": ALL,  # see tests/office/test_live.py
    "POST /api/live/{id}/commands": ALL,
    "POST /api/live/{id}/robots": SIGNED,
    "POST /api/live/{id}/fill": SIGNED,
    "GET /api/live/{id}/boards/{n}": ALL,
    "GET /api/live/{id}/boards/{n}/steps/{count}": ALL,
    "GET /api/live/{id}/boards/{n}/trace": ALL,
    "GET /api/live/{id}/boards.pbn": ALL,
    "GET /api/live/{id}/boards.lin": ALL,
    "GET /health": ALL,
    "GET /ready": ALL,
    "GET /metrics": "O",
    "GET /api/keeping": "O",
    "GET /": ALL,
    "GET /{address}": ALL,
    "POST /api/sign-out": ALL,
}

AT = {"round": 1, "table": 1, "room": "open"}
PLUS = {"type": "artificial", "award": "plus"}
PLAN = {"name": "x", "form": "pairs", "phases": [{"rounds": 3, "boards": 1}]}

# Who may give a command, and one that would do no harm: it is refused for another reason, or changes nothing here.
COMMANDS: dict[str, tuple[str, dict[str, Any]]] = {
    "create_event": ("", {"name": "x", "date": "2026-05-14", "plan": PLAN}),  # has a door of its own
    "appoint": ("O", {"person": "", "role": "scorer"}),
    "dismiss": ("O", {"person": "x", "role": "scorer"}),
    "set_play": ("OD", {"played": "mixed"}),
    "set_publicity": ("O", {"publicity": "after_round"}),
    "play_too": ("OD", {"person": "x", "contestant": "x"}),
    "enter": ("OSD", {"contestants": []}),
    "substitute": ("OD", {"contestant": "x", "out": "x", "takes_over": "x", "round": 1}),
    "withdraw": ("OD", {"contestant": "x", "round": 1}),
    "seat": ("OSD", {}),
    "seat_late": ("OSD", {"contestant": "x", "from_round": 1}),
    "draw_round": ("OSD", {"phase": "x"}),
    "change_seats": ("OSDA", {"tables": []}),
    "begin_round": ("OSDA", {"round": 9}),
    "end_round": ("OSDA", {"round": 9}),
    "note_arrival": ("SDA", {"contestant": "x", "round": 1}),
    "make_deals": ("OD", {"session": 9}),
    "give_deals": ("OSD", {"text": "x"}),
    "begin_board": ("OSDAPC", {"at": AT, "board": 99}),
    "enter_result": ("OSDAPC", {"at": AT, "board": 99, "recorded": {"score": 50}}),
    "confirm_result": ("PC", {"at": AT, "board": 99}),
    "dispute_result": ("PC", {"at": AT, "board": 99}),
    "correct_result": ("OSDA", {"at": AT, "board": 99, "recorded": {"score": 50}}),
    "take_back_result": ("OSD", {"at": AT, "board": 99}),
    "call_director": ("OSDAPC", {"at": {"round": 9, "table": 9}}),
    "take_call": ("DA", {"call": 9}),
    "close_call": ("DA", {"call": 9}),
    "cancel_call": ("OSDAPC", {"call": 9}),
    "rule": ("DA", {"at": AT, "request": {}}),
    "tell_ruling": ("DA", {"number": 9, "contestant": "A"}),
    "done_review": ("DA", {"number": 9, "review": 1}),
    "move_appeal": ("ODAPCK", {"number": 9, "act": "request"}),
    "penalise": ("DA", {"contestant": "x", "amount": "1", "unit": "vp"}),
    "warn": ("DA", {"contestant": "x"}),
    "pardon": ("D", {"id": "x"}),
    "forfeit": ("D", {"round": 9, "absent": "x", "present": "x"}),
    "award": ("DA", {"at": AT, "board": 99, "ns": PLUS, "ew": PLUS}),
    "move_lineup": ("DC", {"round": 9, "table": 9, "step": {"type": "determined", "right": {"stanza": 9}}}),
    "draw_lot": ("D", {"round": 9, "table": 9}),
    "pick_stanza": ("DC", {"round": 9, "table": 9, "choice": {"type": "take", "stanza": 9}}),
    "post_score": ("OSD", {"session": 9}),
    "end_period": ("OD", {"session": 9}),
    "decide_tie": ("OD", {"contestants": []}),
    "close_phase": ("OD", {"phase": "x"}),
    "open_phase": ("OD", {"phase": "x"}),
    "set_fee": ("O", {"amount": "x", "currency": "EUR"}),
    "take_fee": ("OSD", {"person": "x", "amount": "1"}),
    "file_system": ("OSDPC", {"contestant": "x", "system": "natural"}),
    "stop_clock": ("OSDA", {"round": 9}),
    "resume_clock": ("OSDA", {"round": 9}),
    "extend_round": ("OSDA", {"round": 9, "minutes": 5}),
    "shift_rounds": ("OSDA", {"round": 9, "minutes": 5}),
    "set_series": ("O", {"time": "x"}),
    "archive_event": ("O", {"archived": False}),
    "delete_event": ("O", {}),  # from the archive only
    "undo": ("OSD", {"versions": []}),
}


@pytest.fixture(scope="module")
def teams(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """Two teams in the first round, with deals and one result. Whoever guesses a password needs no rest."""
    with pytest.MonkeyPatch.context() as patched, opened(tmp_path_factory.mktemp("doors")) as club:
        patched.setattr(strangers, "REST", 0.0)
        phase = PhasePlan(system="swiss", scoring="victory_points", rounds=3, boards=2)
        club.create(Plan(name="Doors", form="teams", phases=(phase,)))
        club.do(Enter(contestants=tuple(entrant("teams", name) for name in ("A", "B"))), ORGANISER)
        club.do(DrawRound(), ORGANISER)
        club.do(BeginRound(round=1), ORGANISER)
        club.do(MakeDeals(), ORGANISER)
        closed = AT | {"room": "closed"}  # the players below sign in at the open one
        result = {"command": "enter_result", "at": closed, "board": 1, "recorded": {"score": 50}}
        club.post(f"/api/events/{club.event}/commands", result, ORGANISER)
        for who in WHO.values():
            club.token(who)
        yield club


def kinds(answer: Any) -> list[str]:
    return [problem["kind"] for problem in answer.json()["problems"]]


def kept(club: Club) -> tuple[int, int]:
    """How many facts there are, and how many persons."""
    journal = club.house.office.journal
    return journal.head().position, sum(1 for _ in journal.register)


def test_every_route_is_in_the_table(teams: Club) -> None:
    found = {
        f"{method} {route.path_format}"
        for route in teams.client.app.routes
        if not route.path.startswith("/api/schema")
        for method in getattr(route, "methods", ())
        if method != "OPTIONS"
    }
    assert {route.replace("{id:path}", "{id}") for route in found} == set(ROUTES)


def test_every_command_is_in_the_table() -> None:
    assert {one.__struct_config__.tag for one in get_args(AnyCommand)} == set(COMMANDS)


BODIES: dict[str, Any] = {
    "POST /api/rule": {},
    "POST /api/rule/account": {"happened": []},
    "POST /api/rule/what": {"text": "a revoke"},
    "POST /api/rule/compare": {},
    "POST /api/rule/path": {},
    "POST /api/events/{id}/rule": {"at": AT, "request": {}},
    "POST /api/events/{id}/rule/table": {"at": AT},
    "POST /api/events/{id}/rule/path": {"at": AT, "request": {}},
    "POST /api/events/{id}/rule/compare": {"at": AT, "request": {}},
    "POST /api/claim": {},
    "POST /api/events/{id}/claim": {},
    "POST /api/policy/system": {},
    "POST /api/policy/alert": {},
    "POST /api/policy/psych": {},
    "POST /api/policy/pre-alert": {},
    "POST /api/events/{id}/systems/read": {"system": "natural"},
    "POST /api/bidding/calls": {"system": "natural"},
    "POST /api/events/{id}/devices": {"file": "eA=="},
    "POST /api/sign-in": {"login": "organiser", "password": "not the password"},
    "POST /api/invitations/{code}": {"name": "x"},
    "POST /api/tables/{code}/sign-in": {"who": "x"},
    "POST /api/events/{id}/captain": {"code": "x"},
    "POST /api/events": {"command": "create_event", "name": "", "date": "", "plan": PLAN},
    "POST /api/events/{id}/copies": {"name": "", "date": ""},
    "POST /api/events/{id}/commands": {"command": "undo", "versions": []},
    "POST /api/events/{id}/previews": {"command": "undo", "versions": []},
    "POST /api/events/{id}/boards/{board}/equity": {"at": AT},
    "POST /api/equity": {"deal": ""},
    "POST /api/score": {},
    "POST /api/events/{id}/invitations": {"role": "scorer"},
    "POST /api/guests": {"name": "x"},
    "POST /api/live": {},
    "POST /api/live/{id}/acts": {"act": {"event": "play_on"}},
    "POST /api/live/{id}/commands": {"command": "close"},
    "POST /api/live/{id}/robots": {"seat": "N", "name": "x"},
    "PUT /api/members/{id}": {"name": "x"},
    "POST /api/events/{id}/mail": {},
    "PUT /api/ladders/{id}": {"id": "x", "name": "x"},
    "POST /api/members/import": {"text": "name\n"},
    "POST /api/events/{id}/entries/import": {"text": "x"},
    "POST /api/movements/proposals": {"form": "pairs", "contestants": 1000},
}
REFUSED = {"live-name-needed", "not-allowed", "not-shown"}


@pytest.mark.parametrize("route", [route for route in ROUTES if route != "POST /api/sign-out"])
def test_a_route_is_open_to_those_in_the_table(teams: Club, route: str) -> None:
    method, path = route.split()
    id = teams.event if "/events/" in path else "x"
    there = path.format(
        id=id,
        code="x",
        board=1,
        contestant="A",
        number=1,
        round=1,
        table=1,
        name="x",
        address="rule",
        n=1,
        count=1,
        sheet="ranking",
    )
    is_of_commands = route in ("POST /api/events/{id}/commands", "POST /api/events/{id}/previews")
    may = COMMANDS["undo"][0] if is_of_commands else ROUTES[route]
    with gathered() as trying:
        for letter, who in WHO.items():
            with trying(who or "public"):
                before = kept(teams)
                answer = teams.asked(method, there, BODIES.get(route), who)
                assert answer.status_code < 500, answer.text
                assert answer.status_code < 400 or kept(teams) == before  # what is refused leaves nothing behind
                is_json = answer.headers.get("content-type", "").startswith("application/json")
                told = set(kinds(answer)) & REFUSED if is_json and answer.status_code >= 400 else set()
                assert bool(told) == (letter not in may), answer.text
                assert not told or answer.status_code == 403


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_may_be_given_by_those_in_the_table(teams: Club, command: str) -> None:
    may, body = COMMANDS[command]
    path = f"/api/events/{teams.event}/commands"
    with gathered() as trying:
        for letter, who in WHO.items():
            with trying(who or "public"):
                answer = teams.asked("POST", path, {"command": command, **body}, who)
                assert answer.status_code < 500, answer.text
                if command == "create_event":
                    assert kinds(answer) == ["create-elsewhere"]
                else:
                    refused = answer.status_code == 403 and kinds(answer) == ["not-allowed"]
                    assert refused == (letter not in may), answer.text


def test_a_token_of_one_event_is_worth_nothing_in_another(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        plan = Plan(name="One", form="pairs", phases=(PhasePlan(rounds=3, boards=1),))
        club.create(plan)
        club.token("director")
        club.create(plan)
        assert club.kinds(Undo(versions=(1,)), "director") == ["not-allowed"]


def test_whoever_is_dismissed_is_nobody_in_the_event(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        club.create(Plan(name="One", form="pairs", phases=(PhasePlan(rounds=3, boards=1),)))
        club.token("scorer")
        person = club.asked("GET", "/api/me", None, "scorer").json()["person"]
        assert club.get("/audit", "scorer")
        club.post(
            f"/api/events/{club.event}/commands",
            {"command": "dismiss", "person": person, "role": "scorer"},
            ORGANISER,
        )
        assert club.get("/audit", "scorer") == []
