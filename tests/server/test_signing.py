"""Signing in as a club does: accounts, invitations, table codes; tokens, cookies, forgery, rates."""

import sys
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher, Type, extract_parameters
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketDisconnect

from arbitro.book.problem import ProblemsFound
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.journal import open_journal
from arbitro.journal.register import Person
from arbitro.office.actor import NOBODY, Actor, Role
from arbitro.office.people import Appoint, Enter
from arbitro.office.seating import DrawRound, SeatSection
from arbitro.server.accounts import (
    INVITED_FOR,
    MOST_TOKENS,
    SIGNED_IN_FOR,
    STREAM,
    AccountBook,
    Accounts,
    TokenGiven,
    actor_of,
)  # fmt: skip
from arbitro.server.house import House
from arbitro.server.sittings import UNKNOWN
from tests.contest.small import HOWELL
from tests.office.desk import START, entrant
from tests.server.club import ORGANISER, PASSWORD, PUBLIC, Club, opened

PLAN = Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),))
OWN = "http://testserver.local"
SIGN_IN = {"login": "organiser", "password": PASSWORD}


def house_of(club: Club) -> House:
    house: House = club.client.app.state.house
    return house


def kinds(answer: Any) -> list[str]:
    return [problem["kind"] for problem in answer.json()["problems"]]


def bearer(token: str, **more: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}", **more}


def seated(club: Club) -> str:
    """Four pairs; the code of the first table."""
    club.create(PLAN)
    house_of(club).office.journal.register.put(Person("1 N", "Alba", "1001"), Person("4 N", "Bruna"))
    club.do(Enter(contestants=tuple(entrant("pairs", str(n)) for n in range(1, 5))), ORGANISER)
    club.do(SeatSection(movement=HOWELL), ORGANISER)
    codes = club.post(f"/api/events/{club.event}/table-codes", None, ORGANISER)
    assert [code["table"] for code in codes] == [1, 2]
    return str(codes[0]["code"])


# -- accounts


def test_an_organiser_signs_in_with_the_password_in_whatever_case_the_name_is(club: Club) -> None:
    signed = club.post("/api/sign-in", {"login": " Organiser ", "password": PASSWORD, "device": "desk"}, PUBLIC)
    assert signed["role"] == "organiser"
    me = club.client.get("/api/me", headers=bearer(signed["token"])).json()
    assert (me["person"], me["name"], me["role"]) == (signed["person"], "organiser", "organiser")


@pytest.mark.parametrize(
    "body", [SIGN_IN | {"password": "wrong"}, SIGN_IN | {"login": "nobody"}, SIGN_IN | {"login": ""}]
)
def test_a_wrong_name_and_a_wrong_password_are_refused_alike(club: Club, body: dict[str, str]) -> None:
    answer = club.asked("POST", "/api/sign-in", body, PUBLIC)
    assert (answer.status_code, kinds(answer)) == (403, ["sign-in-refused"])
    assert "set-cookie" not in answer.headers


def test_neither_passwords_nor_tokens_nor_codes_nor_logins_are_kept_as_they_are(club: Club) -> None:
    token = club.token(ORGANISER)
    club.create(PLAN)
    made = club.post(f"/api/events/{club.event}/invitations", {"role": "scorer"}, ORGANISER)
    kept = b"".join(fact.payload for fact in house_of(club).office.journal.read(STREAM))
    for secret in (PASSWORD, token, made["code"], '"organiser",'[1:-2]):
        assert secret.encode() not in kept.replace(b'"role":"organiser"', b"")


def test_an_account_has_a_name_and_a_long_password_and_is_there_once(tmp_path: Path) -> None:
    with open_journal(tmp_path / "a.db") as journal:
        accounts = Accounts(journal, lambda: START)
        assert accounts.is_empty
        with pytest.raises(ProblemsFound) as both:
            accounts.make(" ", "short")
        assert [problem.kind for problem in both.value.problems] == ["login-empty", "password-short"]
        assert accounts.is_empty
        accounts.make("maria", PASSWORD)
        with pytest.raises(ProblemsFound, match="login-taken"):
            accounts.make("Maria ", PASSWORD)
        assert not Accounts(journal, lambda: START).is_empty  # another server on the same journal


def test_a_password_is_kept_as_an_argon2_hash_of_the_strength_that_is_advised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """OWASP's Password Storage Cheat Sheet: two passes over 19 MiB on one core."""
    monkeypatch.setattr("arbitro.server.accounts.PasswordHasher", PasswordHasher)
    with open_journal(tmp_path / "a.db") as journal:
        accounts = Accounts(journal, lambda: START)
        accounts.make("maria", PASSWORD)
        (account,) = accounts.ledger().accounts.values()
        kept = extract_parameters(account.password)
        assert (kept.type, kept.time_cost, kept.memory_cost, kept.parallelism) == (Type.ID, 2, 19 * 1024, 1)
        assert accounts.sign_in("maria", PASSWORD)


def test_a_hash_of_another_strength_is_taken_and_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_journal(tmp_path / "a.db") as journal:
        Accounts(journal, lambda: START).make("maria", PASSWORD)
        monkeypatch.setattr(
            "arbitro.server.accounts.PasswordHasher", lambda **_: PasswordHasher(2, memory_cost=16, parallelism=1)
        )
        accounts = Accounts(journal, lambda: START)
        first = accounts.sign_in("maria", PASSWORD)
        (account,) = accounts.ledger().accounts.values()
        assert extract_parameters(account.password).memory_cost == 16
        version = accounts.ledger().version
        accounts.sign_in("maria", PASSWORD)
        assert accounts.ledger().version == version + 1  # a token, and no new hash
        assert accounts.holder(first) is not None
        with pytest.raises(ProblemsFound, match="sign-in-refused"):
            accounts.sign_in("maria", "another password")


def test_another_password_signs_everybody_out_who_came_with_the_old_one(tmp_path: Path) -> None:
    with open_journal(tmp_path / "a.db") as journal:
        accounts = Accounts(journal, lambda: START)
        person = accounts.make("maria", PASSWORD)
        token = accounts.sign_in("maria", PASSWORD)
        accounts.change("maria", "another password")
        assert accounts.holder(token) is None
        with pytest.raises(ProblemsFound, match="sign-in-refused"):
            accounts.sign_in("maria", PASSWORD)
        again = accounts.holder(accounts.sign_in("maria", "another password"))
        assert again is not None
        assert again.person == person
        with pytest.raises(ProblemsFound, match="login-unknown"):
            accounts.change("nobody", "another password")


# -- invitations


def test_an_invitation_makes_a_director_once(club: Club) -> None:
    club.create(PLAN)
    made = club.post(f"/api/events/{club.event}/invitations", {"role": "director"}, ORGANISER)
    assert made["path"].endswith(made["code"])
    assert club.client.get(f"/api/invitations/{made['code']}").json() == {"role": "director"}
    signed = club.post(f"/api/invitations/{made['code']}", {"name": "Dora"}, PUBLIC)
    assert (signed["role"], signed["event"]) == ("director", club.event)
    staff = club.get("", ORGANISER)["staff"]
    assert {"role": "director", "name": "Dora"} in staff
    again = club.asked("POST", f"/api/invitations/{made['code']}", {"name": "Dino"}, PUBLIC)
    assert (again.status_code, kinds(again)) == (404, ["invitation-unknown"])


def test_an_invitation_runs_out(club: Club) -> None:
    club.create(PLAN)
    made = club.post(f"/api/events/{club.event}/invitations", {"role": "scorer"}, ORGANISER)
    club.now += INVITED_FOR + timedelta(seconds=1)
    answer = club.asked("POST", f"/api/invitations/{made['code']}", {"name": "Sara"}, PUBLIC)
    assert answer.status_code == 404


@pytest.mark.parametrize("role", ["organiser", "player", "captain", "public"])
def test_nobody_is_invited_as_what_one_is_otherwise(club: Club, role: str) -> None:
    club.create(PLAN)
    answer = club.asked("POST", f"/api/events/{club.event}/invitations", {"role": role}, ORGANISER)
    assert (answer.status_code, kinds(answer)) == (422, ["role-not-invited"])


def test_the_first_organiser_comes_by_a_link_and_makes_an_account(club: Club) -> None:
    code = house_of(club).accounts.invite(Role.ORGANISER, "", "")
    short = club.asked("POST", f"/api/invitations/{code}", {"name": "maria", "password": "x"}, PUBLIC)
    assert kinds(short) == ["password-short"]
    signed = club.post(f"/api/invitations/{code}", {"name": "maria", "password": "a long password"}, PUBLIC)
    assert signed["role"] == "organiser"
    club.post("/api/sign-in", {"login": "maria", "password": "a long password"}, PUBLIC)
    assert (
        club.asked("POST", f"/api/invitations/{code}", {"name": "x", "password": "x" * 20}, PUBLIC).status_code == 404
    )


# -- players


@pytest.mark.parametrize(("who", "person"), [("1001", "1 N"), ("alba", "1 N"), (" BRUNA ", "4 N"), ("4 S", "4 S")])
def test_a_player_signs_in_at_a_table_by_number_or_name(club: Club, who: str, person: str) -> None:
    code = seated(club)
    signed = club.post(f"/api/tables/{code}/sign-in", {"who": who}, PUBLIC)
    assert (signed["person"], signed["role"], signed["event"]) == (person, "player", club.event)
    assert signed["contestant"] == person.split()[0]
    place = club.client.get(f"/api/events/{club.event}/place", headers=bearer(signed["token"])).json()
    assert place["who"]["id"] == person.split()[0]


@pytest.mark.parametrize("who", ["nobody", "", "  ", "9999"])
def test_who_does_not_play_is_refused(club: Club, who: str) -> None:
    code = seated(club)
    answer = club.asked("POST", f"/api/tables/{code}/sign-in", {"who": who}, PUBLIC)
    assert (answer.status_code, kinds(answer)) == (422, ["player-unknown"])


def test_two_players_of_one_name_give_their_numbers(club: Club) -> None:
    code = seated(club)
    house_of(club).office.journal.register.put(Person("4 S", "Alba", "1003"))
    answer = club.asked("POST", f"/api/tables/{code}/sign-in", {"who": "Alba"}, PUBLIC)
    assert kinds(answer) == ["player-ambiguous"]
    assert club.post(f"/api/tables/{code}/sign-in", {"who": "1003"}, PUBLIC)["person"] == "4 S"


def test_a_table_keeps_its_code_and_an_unknown_one_is_refused(club: Club) -> None:
    code = seated(club)
    assert club.post(f"/api/events/{club.event}/table-codes", None, ORGANISER)[0]["code"] == code
    assert kinds(club.asked("POST", "/api/tables/x/sign-in", {"who": "Alba"}, PUBLIC)) == ["table-code-unknown"]


def test_a_player_acts_for_the_contestant_that_he_plays_in_now(club: Club) -> None:
    seated(club)
    token = house_of(club).accounts.give("1 N", Role.PLAYER, event=club.event, contestant="4")
    place = club.client.get(f"/api/events/{club.event}/place", headers=bearer(token)).json()
    assert place["who"]["id"] == "1"


def test_a_captain_is_known_by_his_code_alone(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        phase = PhasePlan(system="swiss", scoring="victory_points", rounds=3, boards=2)
        club.create(Plan(name="Teams", form="teams", phases=(phase,)))
        club.do(Enter(contestants=tuple(entrant("teams", name) for name in "AB")), ORGANISER)
        club.do(DrawRound(), ORGANISER)
        code = house_of(club).accounts.open_table(club.event, "", 1, "x", "open")
        at_the_table = club.post(f"/api/tables/{code}/sign-in", {"who": "A 1"}, PUBLIC)
        assert (at_the_table["role"], at_the_table["person"]) == ("player", "A 1")
        own, other = club.post(f"/api/events/{club.event}/captain-codes", None, ORGANISER)
        assert own["code"] != other["code"]
        path = f"/api/events/{club.event}/captain"
        signed = club.post(path, {"code": f" {own['code'].upper()} "}, PUBLIC)  # his second phone, and no questions
        assert (signed["role"], signed["person"], signed["contestant"], signed["waits"]) == ("captain", "A 1", "A", "")
        for wrong in ("", "x", "é", own["code"][:-1], code):
            refused = club.asked("POST", path, {"code": wrong}, PUBLIC)
            assert (refused.status_code, kinds(refused)) == (403, ["captain-code-unknown"])
        again = club.post(f"/api/events/{club.event}/captain-codes", None, ORGANISER)
        assert [one["code"] for one in again] == [own["code"], other["code"]]
        elsewhere = house_of(club).accounts.give("A 1", Role.CAPTAIN, event="friday", contestant="A")
        new, _ = club.post(f"/api/events/{club.event}/captain-codes?renew=true", None, ORGANISER)
        assert kinds(club.asked("POST", path, {"code": own["code"]}, PUBLIC)) == ["captain-code-unknown"]
        roles = [
            club.client.get("/api/me", headers=bearer(token)).json()["role"]
            for token in (signed["token"], elsewhere, at_the_table["token"])
        ]
        assert roles == ["public", "captain", "player"]  # new codes end what the old ones opened, and nothing else
        assert club.post(path, {"code": new["code"]}, PUBLIC)["role"] == "captain"


# -- tokens


def test_a_token_is_worth_something_in_its_own_event_only(tmp_path: Path) -> None:
    with open_journal(tmp_path / "a.db") as journal:
        accounts = Accounts(journal, lambda: START)
        given = accounts.holder(accounts.give("1 N", Role.PLAYER, event="tuesday", contestant="1"))
        assert actor_of(given, "tuesday") == Actor(Role.PLAYER, "1 N", "1")
        assert actor_of(given, "friday") == NOBODY
        assert actor_of(None, "tuesday") == NOBODY


def test_a_token_is_listed_and_revoked_by_its_holder_and_by_organisers(club: Club) -> None:
    code = seated(club)
    one, two = (club.post(f"/api/tables/{code}/sign-in", {"who": who}, PUBLIC) for who in ("Alba", "Bruna"))
    listed = club.client.get("/api/tokens", headers=bearer(one["token"])).json()
    assert [(line["person"], line["mine"]) for line in listed] == [("1 N", True)]
    everybody = {line["person"]: line["id"] for line in club.asked("GET", "/api/tokens", None, ORGANISER).json()}
    assert {"1 N", "4 N"} <= everybody.keys()
    foreign = club.client.delete(f"/api/tokens/{everybody['4 N']}", headers=bearer(one["token"]))
    assert (foreign.status_code, kinds(foreign)) == (404, ["token-unknown"])
    assert club.asked("DELETE", f"/api/tokens/{everybody['4 N']}", None, ORGANISER).status_code == 204
    assert club.client.get("/api/me", headers=bearer(two["token"])).json()["role"] == "public"
    assert club.client.post("/api/sign-out", headers=bearer(one["token"])).status_code == 204
    assert club.client.get("/api/me", headers=bearer(one["token"])).json()["role"] == "public"


def test_a_token_is_revoked_on_every_server_and_runs_out(tmp_path: Path) -> None:
    now = [START]
    with open_journal(tmp_path / "a.db") as journal:
        here, there = Accounts(journal, lambda: now[0]), Accounts(journal, lambda: now[0])
        token, other = here.give("x", Role.ORGANISER), here.give("y", Role.ORGANISER)
        held = there.holder(token)
        assert held is not None
        there.revoke(held.token, "x")
        assert here.holder(token) is None
        with pytest.raises(ProblemsFound, match="token-unknown"):
            here.revoke(held.token, "x")
        now[0] += SIGNED_IN_FOR + timedelta(seconds=1)
        assert here.holder(other) is None
        here.give("z", Role.ORGANISER)
        assert [one.person for one in here.ledger().tokens.values()] == ["z"]  # the others are forgotten


# -- cookies and forgery


def test_a_cookie_needs_the_header_that_only_our_own_page_can_send(club: Club) -> None:
    signed = club.client.post("/api/sign-in", json=SIGN_IN).json()
    assert club.client.get("/api/me").json()["role"] == "organiser"
    body = {"command": "create_event", "name": "x", "date": "2026-05-14", "plan": {"name": "x", "form": "pairs"}}
    refused = club.client.post("/api/events", json=body, headers={"idempotency-key": "1"})
    assert (refused.status_code, kinds(refused)) == (403, ["csrf"])
    wrong = club.client.post("/api/sign-out", headers={"x-csrf-token": "wrong"})
    assert wrong.status_code == 403
    assert club.client.cookies["arbitro-csrf"] == signed["csrf"]
    assert club.client.post("/api/sign-out", headers={"x-csrf-token": signed["csrf"]}).status_code == 204
    assert "arbitro" not in club.client.cookies
    assert club.client.get("/api/me").json()["role"] == "public"


def test_a_page_of_another_site_cannot_send_anything(club: Club) -> None:
    answer = club.client.post("/api/sign-in", json=SIGN_IN, headers={"origin": "http://elsewhere.example"})
    assert (answer.status_code, kinds(answer)) == (403, ["csrf"])
    own = club.client.post("/api/sign-in", json=SIGN_IN, headers={"origin": OWN})
    assert own.status_code == 200


def test_a_page_of_another_site_cannot_open_any_socket(club: Club) -> None:
    """Also one of another port of the same machine, to which a browser sends the cookie."""
    sockets = [route.path_format for route in club.client.app.routes if route.scope_type == ScopeType.WEBSOCKET]
    assert len(sockets) > 1
    for path in sockets:
        for origin, is_taken in (("http://testserver.local:3000", False), ("null", False), (OWN, True)):
            with (
                pytest.raises(WebSocketDisconnect) as closed,
                club.client.websocket_connect(path.format(id="x"), headers={"origin": origin}) as socket,
            ):
                socket.receive_json()
            assert (closed.value.code == UNKNOWN) == is_taken, (path, origin)  # it is told that there is no such thing


def test_cookies_are_closed_to_scripts_and_other_sites_and_secure_under_tls_only(club: Club) -> None:
    plain = club.client.post("/api/sign-in", json=SIGN_IN).headers.get_list("set-cookie")
    token, proof = (next(one for one in plain if one.startswith(name)) for name in ("arbitro=", "arbitro-csrf="))
    assert "HttpOnly" in token
    assert "samesite=lax" in token.lower()
    assert "HttpOnly" not in proof
    assert not any("secure" in one.lower() for one in plain)
    tls = club.client.post("https://testserver.local/api/sign-in", json=SIGN_IN).headers.get_list("set-cookie")
    assert len(tls) == 2
    assert all("secure" in one.lower() for one in tls)


# -- members


def test_the_register_is_kept_and_erased_by_organisers(club: Club) -> None:
    put = {"name": "Alba", "number": "1001", "contacts": "alba@club.example"}
    assert club.asked("PUT", "/api/members/1", put, ORGANISER).json()["name"] == "Alba"
    club.asked("PUT", "/api/members/2", {"name": "Bruna"}, ORGANISER)
    first = club.asked("GET", "/api/members?limit=1", None, ORGANISER).json()
    assert [one["name"] for one in first["members"]] == ["Alba"]
    rest = club.asked("GET", f"/api/members?after={first['next']}", None, ORGANISER).json()
    assert "Bruna" in [one["name"] for one in rest["members"]]
    assert rest["next"] == ""
    assert club.asked("DELETE", "/api/members/1", None, ORGANISER).json()["facts"] == 0
    erased = club.asked("GET", "/api/members?limit=1", None, ORGANISER).json()["members"][0]
    assert (erased["id"], erased["name"], erased["contacts"], erased["erased"]) == ("1", "", "", True)
    assert kinds(club.asked("PUT", "/api/members/1", put, ORGANISER)) == ["person-erased"]
    assert club.asked("DELETE", "/api/members/9", None, ORGANISER).status_code == 404


def test_a_pair_is_shown_with_the_names_of_the_register(club: Club) -> None:
    seated(club)
    names = [side["players"] for table in club.get("/tables", PUBLIC) for side in (*table["ns"], *table["ew"])]
    assert ["Alba", "1 S"] in names


def test_an_organiser_who_is_appointed_director_says_as_what_he_acts(club: Club) -> None:
    seated(club)
    call = {"command": "call_director", "at": {"round": 1, "table": 1}}
    ending = {"command": "close_call", "call": 1}

    def given(command: dict[str, Any], **role: str) -> Any:
        headers = bearer(club.token(ORGANISER), **{"idempotency-key": str((command, role)), **role})
        return club.client.post(f"/api/events/{club.event}/commands", headers=headers, json=command)

    assert given(call).status_code == 200
    assert kinds(given(ending)) == ["not-allowed"]
    assert kinds(given(ending, **{"acting-as": "director"})) == ["not-allowed"]  # not appointed
    assert kinds(given(ending, **{"acting-as": "player"})) == ["role-not-held"]
    me = club.client.get("/api/me", headers=bearer(club.token(ORGANISER))).json()
    club.do(Appoint(person=me["person"], role=Role.DIRECTOR), ORGANISER)
    assert kinds(given(ending)) == ["not-allowed"]
    assert given(ending, **{"acting-as": "director"}).status_code == 200


def test_an_account_can_be_removed_but_the_last_one(tmp_path: Path) -> None:
    with open_journal(tmp_path / "club.db") as journal:
        accounts = Accounts(journal, lambda: START)
        accounts.make("anna", "thirteen pairs")
        with pytest.raises(ProblemsFound, match="account-last"):
            accounts.remove("anna")
        accounts.make("bruno", "thirteen pairs")
        token = accounts.sign_in("anna", "thirteen pairs")
        accounts.remove("Anna ")
        assert accounts.holder(token) is None
        with pytest.raises(ProblemsFound, match="sign-in-refused"):
            accounts.sign_in("anna", "thirteen pairs")
        accounts.sign_in("bruno", "thirteen pairs")


def test_a_person_holds_so_many_tokens_and_the_oldest_goes_first(tmp_path: Path) -> None:
    with open_journal(tmp_path / "club.db") as journal:
        accounts = Accounts(journal, lambda: START)
        given = [accounts.give("person/1", Role.PLAYER) for _ in range(MOST_TOKENS + 2)]
        assert [accounts.holder(token) is not None for token in given] == [False] * 2 + [True] * MOST_TOKENS


@pytest.mark.parametrize("name", [" ", "Anna\nRossi", "Anna\u2028Rossi", "\u202eAnna", "a\tb"])
def test_a_name_that_cannot_be_read_on_a_line_is_refused(tmp_path: Path, name: str) -> None:
    with open_journal(tmp_path / "club.db") as journal, pytest.raises(ProblemsFound):
        Accounts(journal, lambda: START).make(name, "thirteen pairs")
    with open_journal(tmp_path / "club.db") as journal, pytest.raises(ProblemsFound, match="name-unreadable"):
        journal.register.put(Person("person/1", name))


def test_to_read_the_accounts_takes_work_in_proportion_to_their_facts() -> None:
    """Anybody can be a guest, and many can: two thousand of them cost twice what one thousand do."""

    def work(guests: int) -> int:
        steps = 0

        def trace(frame: Any, event: str, _: object) -> Any:
            nonlocal steps
            frame.f_trace_opcodes = True
            steps += event == "opcode"
            return trace

        book = AccountBook()
        given = [TokenGiven(token=f"{n}", person=f"{n}", role=Role.PUBLIC, until=START) for n in range(guests)]
        before = sys.gettrace()
        sys.settrace(trace)
        try:
            for version, fact in enumerate(given, 1):
                book.take(version, fact)
        finally:
            sys.settrace(before)
        return steps

    assert work(200) < 2.1 * work(100)
