"""Players at the tables: what a code stands for, who one is, and in which room of a match one sits."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from arbitro.bridge.seats import Side
from arbitro.contest.facts.event import Paired
from arbitro.contest.lineup.lineup import seated
from arbitro.contest.lineup.stanza import HandedIn
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.journal.register import Person
from arbitro.office.lineups import MoveLineup
from arbitro.office.people import Enter
from arbitro.office.seating import BeginRound, DrawRound, EndRound, SeatSection
from arbitro.office.seeing.visibility import TheResult, may_see
from arbitro.server.accounts import hashed
from tests.contest.small import HOWELL
from tests.office.desk import entrant, result, spot
from tests.server.club import DIRECTOR, ORGANISER, PUBLIC, Club, opened
from tests.server.test_signing import house_of, kinds


@pytest.fixture
def match(tmp_path: Path) -> Iterator[Club]:
    """Two teams drawn for a match of two boards, and another after it."""
    with opened(tmp_path) as club:
        phase = PhasePlan(system="swiss", scoring="victory_points", rounds=2, boards=2)
        club.create(Plan(name="Rooms", form="teams", phases=(phase,)))
        house_of(club).office.journal.register.put(Person("1 3", "Carla", "1003"))
        club.do(Enter(contestants=tuple(entrant("teams", name) for name in ("1", "2"))), ORGANISER)
        club.do(DrawRound(pairings=(Paired(1, "1", "2"),)), ORGANISER)
        yield club


def codes(club: Club) -> dict[str, str]:
    found = club.post(f"/api/events/{club.event}/table-codes", None, ORGANISER)
    assert len({one["code"] for one in found}) == len(found)
    return {f"{one['table']} {one['room']}".strip(): one["code"] for one in found}


def signs(club: Club, code: str, who: str) -> Any:
    """On his own phone, where he may have signed in before."""
    answer = club.asked("POST", f"/api/tables/{code}/sign-in", {"who": who}, who if who in club.tokens else PUBLIC)
    if answer.status_code == 200:
        club.tokens[who] = answer.json()["token"]
    return answer


def waiting(club: Club, who: str) -> list[tuple[str, int]]:
    return [(one["at"]["room"], one["board"]) for one in club.get("/place", who)["waiting"]]


def test_a_code_tells_the_table_and_whom_it_waits_for(club: Club) -> None:
    club.create(Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),)))
    house_of(club).office.journal.register.put(Person("1 N", "Alba", "1001"))
    club.do(Enter(contestants=tuple(entrant("pairs", str(n)) for n in range(1, 5))), ORGANISER)
    club.do(SeatSection(movement=HOWELL), ORGANISER)
    code = codes(club)["1"]
    seen = club.asked("GET", f"/api/tables/{code}", None, PUBLIC).json()
    assert (seen["event"], seen["name"], seen["table"], seen["room"], seen["round"]) == (
        club.event,
        "Tuesday",
        1,
        "",
        1,
    )
    (first,) = (one for round, one in HOWELL.sittings() if (round, one.table) == (1, 1))
    persons = {f"{number} {seat}" for number in first.seated for seat in ("N", "S")}
    assert {one["id"] for one in seen["who"]} == persons
    assert "1001" not in str(seen)
    alba = next(one for one in seen["who"] if one["name"] == "Alba")
    signed = signs(club, code, alba["id"]).json()
    assert (signed["person"], signed["contestant"], signed["room"]) == ("1 N", "1", "")
    unknown = club.asked("GET", "/api/tables/nothing", None, PUBLIC)
    assert (unknown.status_code, kinds(unknown)) == (404, ["table-code-unknown"])


def test_a_match_has_a_code_for_each_room(match: Club) -> None:
    found = codes(match)
    assert list(found) == ["1 open", "1 closed"]
    seen = match.asked("GET", f"/api/tables/{found['1 closed']}", None, PUBLIC).json()
    assert seen["room"] == "closed"
    assert {one["id"] for one in seen["who"]} == {f"{team} {n}" for team in "12" for n in range(1, 5)}


def test_a_player_sees_what_waits_in_the_room_where_he_signed_in(match: Club) -> None:
    found = codes(match)
    match.do(BeginRound(round=1))
    for who in ("1 1", "2 1"):
        assert signs(match, found["1 open"], who).json()["room"] == "open"
    assert signs(match, found["1 closed"], "1003").json()["room"] == "closed"  # by number
    match.do(result(1, 1, 1, "1N N =", room="open"), "1 1")
    assert waiting(match, "2 1") == [("open", 1)]
    assert waiting(match, "1003") == []
    assert match.asked("GET", "/api/me", None, "1003").json()["room"] == "closed"


def test_nobody_changes_rooms_while_the_round_is_played(match: Club) -> None:
    found = codes(match)
    assert signs(match, found["1 open"], "1 2").status_code == 200
    assert signs(match, found["1 closed"], "1 2").status_code == 200  # not yet
    match.do(BeginRound(round=1))
    refused = signs(match, found["1 open"], "1 2")
    assert (refused.status_code, kinds(refused)) == (422, ["room-changed"])
    match.asked("POST", "/api/sign-out", None, "1 2")
    assert kinds(signs(match, found["1 open"], "1 2")) == ["room-changed"]  # signing out does not help
    assert signs(match, found["1 closed"], "1 2").status_code == 200
    match.do(EndRound(round=1))
    assert signs(match, found["1 open"], "1 2").status_code == 200


def test_a_third_of_a_team_is_not_let_into_a_room(match: Club) -> None:
    """He would see there what it has done with the boards that he has to play."""
    found = codes(match)
    match.do(BeginRound(round=1))
    for who in ("1 1", "1 2", "2 1"):
        assert signs(match, found["1 open"], who).status_code == 200
    refused = signs(match, found["1 open"], "1 3")
    assert (refused.status_code, kinds(refused)) == (422, ["room-full"])
    assert signs(match, found["1 open"], "2 2").status_code == 200  # the second of the other team
    assert signs(match, found["1 open"], "1 2").status_code == 200  # who sits there, once more
    assert signs(match, found["1 closed"], "1 3").status_code == 200


def test_the_organiser_lets_somebody_change_rooms(match: Club) -> None:
    found = codes(match)
    match.do(BeginRound(round=1))
    signs(match, found["1 open"], "1 2")
    (token,) = (
        one["id"] for one in match.asked("GET", "/api/tokens", None, ORGANISER).json() if one["person"] == "1 2"
    )
    assert match.asked("DELETE", f"/api/tokens/{token}", None, ORGANISER).status_code == 204
    assert signs(match, found["1 closed"], "1 2").status_code == 200


def test_a_line_up_knows_better_where_somebody_sits(match: Club) -> None:
    found = codes(match)
    signs(match, found["1 open"], "1 3")
    for team, side in (("1", Side.NS), ("2", Side.EW)):
        lineup = seated(team, (f"{team} 1", f"{team} 2"), (f"{team} 3", f"{team} 4"), side=side)
        match.do(MoveLineup(round=1, table=1, step=HandedIn(lineup)), f"{team} 1")
    match.do(BeginRound(round=1))
    match.do(result(1, 1, 1, "1N N =", room="open"), "1 1")
    assert waiting(match, "2 1") == [("open", 1)]
    assert waiting(match, "1 3") == []  # whatever code he used, he plays in the closed room


def test_line_ups_tell_ids_to_the_team_and_the_director_alone(match: Club) -> None:
    lineup = seated("1", ("1 1", "1 2"), ("1 3", "1 4"), side=Side.NS)
    match.do(MoveLineup(round=1, table=1, step=HandedIn(lineup)), "1 1")

    def rosters(who: str) -> dict[str, list[str]]:
        (one,) = match.get("/lineups", who)
        return {roster["team"]: [person["id"] for person in roster["players"]] for roster in one["rosters"]}

    four = {team: [f"{team} {n}" for n in range(1, 5)] for team in "12"}
    assert rosters("1 1") == {"1": four["1"]}
    assert rosters(DIRECTOR) == four
    assert rosters(PUBLIC) == {}
    (own,) = match.get("/lineups", "1 1")[0]["stanzas"][0]["lineups"]
    assert [[one["id"] for one in pair["players"]] for pair in own["pairs"]] == [["1 1", "1 2"], ["1 3", "1 4"]]
    assert own["pairs"][1]["players"][0]["name"] == "Carla"


def test_whom_a_table_waits_for_says_nothing_of_a_sealed_line_up(match: Club) -> None:
    code = codes(match)["1 open"]
    assert [match.token(f"{team} 1") for team in "12"]
    before = match.asked("GET", f"/api/tables/{code}", None, PUBLIC).json()
    lineup = seated("1", ("1 1", "1 2"), ("1 3", "1 4"), side=Side.NS)
    match.do(MoveLineup(round=1, table=1, step=HandedIn(lineup)), "1 1")
    assert match.asked("GET", f"/api/tables/{code}", None, PUBLIC).json() == before
    lineup = seated("2", ("2 1", "2 2"), ("2 3", "2 4"), side=Side.EW)
    match.do(MoveLineup(round=1, table=1, step=HandedIn(lineup)), "2 1")
    seen = match.asked("GET", f"/api/tables/{code}", None, PUBLIC).json()
    assert {one["id"] for one in seen["who"]} == {"1 1", "1 2", "2 1", "2 2"}


def test_a_player_is_shown_the_room_where_he_signed_in_and_who_else_has(match: Club) -> None:
    found = codes(match)
    match.do(BeginRound(round=1))
    for who in ("1 3", "2 4"):
        signs(match, found["1 closed"], who)
    signs(match, found["1 open"], "1 2")
    (here,) = match.get("/place", "1 3")["now"]["tables"]
    assert here["at"]["room"] == "closed"
    assert {one["name"]: (one["side"], one["phone"]) for one in here["sitters"]} == {
        "Carla": ("EW", True),
        "2 4": ("NS", True),
    }
    (here,) = match.get("/place", "1 2")["now"]["tables"]
    assert (here["at"]["room"], [one["name"] for one in here["sitters"]]) == ("open", ["1 2"])


def test_in_the_next_match_one_may_sit_in_the_other_room(match: Club) -> None:
    found = codes(match)
    match.do(BeginRound(round=1))
    signs(match, found["1 open"], "1 2")
    match.do(EndRound(round=1))
    match.do(DrawRound(pairings=(Paired(1, "1", "2"),)), ORGANISER)
    match.do(BeginRound(round=2))
    assert match.asked("GET", "/api/me", None, "1 2").json()["room"] == ""  # where he sat before says nothing
    assert len(match.get("/place", "1 2")["now"]["tables"]) == 2
    assert signs(match, found["1 closed"], "1 2").json()["room"] == "closed"
    assert kinds(signs(match, found["1 open"], "1 2")) == ["room-changed"]


@pytest.mark.parametrize("seed", [0, 3])
def test_nobody_sees_what_both_rooms_have_done_and_two_of_a_team_what_one_has(match: Club, seed: int) -> None:
    """Whatever code he uses on whichever of his phones, before the round and while it is played: board 1 has a result
    in the open room, board 2 in the closed one."""
    chance, codes_of, house = Random(seed), codes(match), house_of(match)
    phones, asking = defaultdict[str, list[str]](list), list[tuple[str, str]]()
    persons = [f"{team} {n}" for team in "12" for n in range(1, 5)]

    def somebody_signs_in() -> None:
        """Or an earlier phone that waits gets its yes."""
        who = chance.choice(persons)
        match.tokens["phone"] = chance.choice([*phones[who], ""])
        answer = match.asked(
            "POST", f"/api/tables/{chance.choice([*codes_of.values()])}/sign-in", {"who": who}, "phone"
        )
        if answer.status_code == 200:
            (asking.append if answer.json()["waits"] else _signed)((who, answer.json()["token"]))
        if asking and chance.random() < 0.5:
            who, token = asking.pop(chance.randrange(len(asking)))
            match.tokens["phone"] = phones[who][0]
            match.asked("POST", f"/api/tokens/{hashed(token)}", None, "phone")
            _signed((who, token))

    def _signed(phone: tuple[str, str]) -> None:
        phones[phone[0]].append(phone[1])

    for round in (1, 2):
        seen = defaultdict[str, set[str]](set)  # by person, the rooms
        if round > 1:
            match.do(DrawRound(pairings=(Paired(1, "1", "2"),)), ORGANISER)
        for _ in range(12):
            somebody_signs_in()
        match.do(BeginRound(round=round))
        for board, room in ((1, "open"), (2, "closed")):
            match.do(result(round, 1, board, "1N N =", room=room), DIRECTOR)
        for _ in range(25):
            somebody_signs_in()
            for who, tokens in phones.items():
                for view in (house.shown(house.event(match.event), house.accounts.holder(token)) for token in tokens):
                    for board, room in ((1, "open"), (2, "closed")):
                        if may_see(view.event, view.viewer, TheResult(spot(round, 1, room=room), board), view.now):
                            seen[who].add(room)
        assert all(len(rooms) <= 1 for rooms in seen.values()), (round, seen)
        there = [(who[0], *rooms) for who, rooms in seen.items()]
        assert there
        assert all(there.count(one) <= 2 for one in there), (round, seen)
        match.do(EndRound(round=round))
