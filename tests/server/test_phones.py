"""A code of a table and a name are no proof: who gets in with them, and what a second phone needs."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketDisconnect
from msgspec.structs import replace

from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.actor import Role
from arbitro.office.people import Appoint, Enter, Substitute
from arbitro.office.seating import BeginRound, EndRound, SeatSection
from arbitro.server.accounts import ASKED_FOR, LETTERS, LONG, MOST_ASKING, hashed
from tests.contest.small import MITCHELL
from tests.gather import gathered
from tests.office.desk import entrant, result
from tests.server.club import ASSISTANT, DIRECTOR, ORGANISER, PUBLIC, SCORER, Club
from tests.server.test_signing import bearer, house_of, kinds

EVERYBODY = [f"{pair} {seat}" for pair in range(1, 7) for seat in "NS"]


@pytest.fixture
def codes(club: Club) -> list[str]:
    """Three tables in their first round, by their codes; 1 and 4 at the first."""
    club.create(Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),)))
    club.do(Enter(contestants=tuple(entrant("pairs", str(n)) for n in range(1, 7))), ORGANISER)
    club.do(SeatSection(movement=MITCHELL), ORGANISER)
    club.do(BeginRound(round=1))
    return [one["code"] for one in club.post(f"/api/events/{club.event}/table-codes", None, ORGANISER)]


def signs(club: Club, code: str, who: str, by: str = PUBLIC) -> Any:
    return club.asked("POST", f"/api/tables/{code}/sign-in", {"who": who}, by)


def seen(club: Club, code: str) -> Any:
    return club.asked("GET", f"/api/tables/{code}", None, PUBLIC)


def me(club: Club, token: str) -> Any:
    return club.client.get("/api/me", headers=bearer(token)).json()


def waiting(club: Club, who: str) -> list[dict[str, Any]]:
    return [one for one in club.asked("GET", "/api/tokens", None, who).json() if one["waits"]]


def test_a_code_lets_in_those_who_sit_there_and_tells_others_where_they_sit(club: Club, codes: list[str]) -> None:
    with gathered() as trying:
        for round in (1, 2, 3):
            sits = {
                f"{number} {seat}": one.table
                for at, one in MITCHELL.sittings()
                if at == round
                for number in one.seated
                for seat in "NS"
            }
            for table, code in enumerate(codes, 1):
                for who in EVERYBODY:
                    with trying(round, table, who):
                        answer = signs(club, code, who)
                        if sits[who] == table:
                            assert answer.json()["person"] == who
                            club.client.post("/api/sign-out", headers=bearer(answer.json()["token"]))
                        else:
                            assert kinds(answer) == ["sits-elsewhere"]
                            assert answer.json()["problems"][0]["expected"] == str(sits[who])
            club.do(EndRound(round=round))
            if round < 3:
                club.do(BeginRound(round=round + 1))


def test_codes_are_short_and_typed_as_people_type(club: Club, codes: list[str]) -> None:
    assert len(set(codes)) == 3
    assert all(len(code) == LONG == 6 and set(code) <= set(LETTERS) for code in codes)
    assert not set("0o1il2z5s6b9gquv") & set(LETTERS)  # each looks like another
    assert signs(club, f"{codes[0][:3].upper()} {codes[0][3:]}".replace(" ", "%20"), "1 N").status_code == 200


def test_whoever_guesses_links_to_live_tables_soon_has_to_wait_at_every_door(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over a socket too; with a right one as well, or it would tell which are right."""
    rates = house_of(club).rates
    monkeypatch.setattr(rates, "_clock", lambda: 0.0)  # nothing fills again meanwhile
    rates._buckets.clear()
    guest = club.post("/api/guests", {"name": "Guest"}, PUBLIC)["token"]
    table = club.client.post("/api/live", json={}, headers=bearer(guest)).json()["table"]["id"]
    rates._buckets |= dict.fromkeys(rates._buckets, (4.0, 0.0))
    tried = [f"{table[:-1]}{letter}" for letter in "cdfhjk" if letter != table[-1]]
    for wrong in tried[:2]:
        assert club.client.get(f"/api/live/{wrong}").status_code == 404
        assert club.client.get(f"/api/live/{table}/boards/7").status_code == 404  # a board is no link
    for wrong in tried[2:4]:
        with pytest.raises(WebSocketDisconnect), club.client.websocket_connect(f"/api/live/{wrong}") as socket:
            socket.receive_json()
    doors = [
        (method, route.path_format)
        for route in club.client.app.routes
        if route.path_format.startswith("/api/live/{id") and route.scope_type == ScopeType.HTTP
        for method in set(route.methods) - {"OPTIONS"}
    ]
    assert len(doors) > 8
    for method, path in doors:
        asked = club.client.request(method, path.format(id=table, n=1, count=1), headers=bearer(guest))
        assert asked.status_code == 429, (method, path)


def test_whoever_guesses_codes_or_knocks_for_others_soon_has_to_wait(club: Club, codes: list[str]) -> None:
    house = house_of(club)
    club.client.app.state.house = replace(house, settings=replace(house.settings, sign_ins_a_minute=5))
    for _ in range(8):
        signed = signs(club, codes[0], "1 N").json()
        club.client.post("/api/sign-out", headers=bearer(signed["token"]))
    signs(club, codes[0], "1 N")
    knocks: tuple[Callable[[], Any], ...] = (
        lambda: signs(club, codes[0], "1 N"),
        lambda: signs(club, "x", "1 N"),
        lambda: seen(club, "x"),
    )
    for knock in knocks:
        house.rates._buckets.clear()
        assert [knock().status_code == 429 for _ in range(8)].count(True) == 3


# -- the second phone


def test_a_second_phone_is_nobody_until_the_first_says_yes(club: Club, codes: list[str]) -> None:
    first = club.tokens["1 N"] = signs(club, codes[0], "1 N").json()["token"]
    second = signs(club, codes[0], "1 N").json()
    assert second["waits"]
    assert (me(club, second["token"])["role"], me(club, second["token"])["waits"]) == ("public", second["waits"])
    place = f"/api/events/{club.event}/place"
    assert club.client.get(place, headers=bearer(second["token"])).json() is None
    (asked,) = waiting(club, "1 N")
    assert (asked["person"], asked["waits"]) == ("1 N", second["waits"])
    path = f"/api/tokens/{asked['id']}"
    club.tokens["4 N"] = signs(club, codes[0], "4 N").json()["token"]
    assert waiting(club, "4 N") == []
    for nobody in (second["token"], club.tokens["4 N"], ""):
        headers = bearer(nobody) if nobody else {}
        assert club.client.post(path, headers=headers).status_code in (403, 404)
    assert club.client.post(path, headers=bearer(first)).status_code == 204
    assert (me(club, second["token"])["person"], me(club, first)["person"]) == ("1 N", "1 N")
    assert club.client.post(path, headers=bearer(first)).status_code == 404


def test_a_second_phone_that_gets_a_no_stays_nobody(club: Club, codes: list[str]) -> None:
    club.tokens["1 N"] = signs(club, codes[0], "1 N").json()["token"]
    second = signs(club, codes[0], "1 N").json()["token"]
    path = f"/api/tokens/{hashed(second)}"
    assert club.asked("DELETE", path, None, "1 N").status_code == 204
    assert (me(club, second)["role"], me(club, second)["waits"]) == ("public", "")
    assert club.asked("POST", path, None, "1 N").status_code == 404


@pytest.mark.parametrize("staff", [ORGANISER, DIRECTOR, ASSISTANT, SCORER])
def test_the_staff_says_yes_where_the_first_phone_cannot(club: Club, codes: list[str], staff: str) -> None:
    signs(club, codes[0], "1 N")
    second = signs(club, codes[0], "1 N").json()["token"]
    club.token(staff)
    (asked,) = waiting(club, staff)
    assert club.asked("POST", f"/api/tokens/{asked['id']}", None, staff).status_code == 204
    assert me(club, second)["person"] == "1 N"


def test_a_director_who_plays_says_yes_to_nobody(club: Club, codes: list[str]) -> None:
    person = club.asked("GET", "/api/me", None, DIRECTOR).json()["person"]
    club.do(Substitute(contestant="4", out="4 N", takes_over=person, round=1), ORGANISER)
    signs(club, codes[0], "1 N")
    second = signs(club, codes[0], "1 N").json()["token"]
    assert waiting(club, DIRECTOR) == []
    assert club.asked("POST", f"/api/tokens/{hashed(second)}", None, DIRECTOR).status_code == 404


def test_who_asks_does_not_wait_for_ever_and_few_wait_at_once(club: Club, codes: list[str]) -> None:
    club.tokens["1 N"] = signs(club, codes[0], "1 N").json()["token"]
    asked = [signs(club, codes[0], "1 N").json() for _ in range(MOST_ASKING + 1)]
    assert [one["id"] for one in waiting(club, "1 N")] == [hashed(one["token"]) for one in asked[1:]]
    club.now += ASKED_FOR + timedelta(seconds=1)
    assert waiting(club, "1 N") == []
    assert club.asked("POST", f"/api/tokens/{hashed(asked[-1]['token'])}", None, "1 N").status_code == 404


def test_on_his_own_phone_nobody_waits(club: Club, codes: list[str]) -> None:
    club.tokens["1 N"] = signs(club, codes[0], "1 N").json()["token"]
    again = signs(club, codes[0], "1 N", by="1 N").json()
    assert not again["waits"]
    assert me(club, club.tokens["1 N"])["role"] == "public"  # the old token of the same phone
    club.tokens["x"] = again["token"]
    partner = signs(club, codes[0], "1 S", by="x").json()  # the phone goes to the partner
    assert not partner["waits"]
    assert not signs(club, codes[0], "1 N").json()["waits"]  # so North has none


def test_the_others_at_the_table_are_told_who_is_signed_in(club: Club, codes: list[str]) -> None:
    club.tokens["1 N"] = signs(club, codes[0], "1 N").json()["token"]

    def phones() -> dict[str, bool]:
        (here,) = club.get("/place", "1 N")["now"]["tables"]
        return {one["seat"]: one["phone"] for one in here["sitters"]}

    assert phones() == {"N": True, "S": False, "E": False, "W": False}
    with club.client.websocket_connect(f"/api/events/{club.event}/live") as socket:
        before = socket.receive_json()
        signs(club, codes[0], "4 S")
        assert socket.receive_json() == {"version": before["version"], "kinds": ["phones"]}
    assert phones() == {"N": True, "S": False, "E": False, "W": True}
    assert not any(sitter["phone"] for table in club.get("/tables", PUBLIC) for sitter in table["sitters"])


def test_whoever_is_replaced_is_nobody_at_once(club: Club, codes: list[str]) -> None:
    club.tokens["1 N"] = signs(club, codes[0], "1 N").json()["token"]
    club.do(Appoint(person="reserve", role=Role.SCORER), ORGANISER)
    club.do(Substitute(contestant="1", out="1 N", takes_over="reserve", round=1), ORGANISER)
    assert club.kinds(result(1, 1, 1, "1N N ="), "1 N") == ["not-allowed"]
    assert kinds(signs(club, codes[0], "1 N")) == ["player-unknown"]
    assert signs(club, codes[0], "reserve").status_code == 200
