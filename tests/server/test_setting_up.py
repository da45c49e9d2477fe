"""What an organiser looks at before play: systems, seating, draws with their reasons, deals, staff."""

from typing import Any

from arbitro.contest.facts.event import Paired
from arbitro.contest.plan import SCORINGS, PhasePlan, Plan
from arbitro.office.actor import Role
from arbitro.office.deals import GiveDeals, MakeDeals
from arbitro.office.fact import BoardKey, Dealt
from arbitro.office.people import Appoint, Enter, PlayToo
from arbitro.office.seating import BeginRound, DrawRound, SeatLate, SeatSection
from arbitro.office.undoing import Undo
from tests.office.desk import entrant
from tests.server.club import DIRECTOR, ORGANISER, PUBLIC, SCORER, Club

SUITS = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"


def pairs(club: Club, number: int, **phase: Any) -> None:
    club.create(Plan(name="Pairs", form="pairs", phases=(PhasePlan(**{"rounds": 5, "boards": 1} | phase),)))
    club.do(Enter(contestants=tuple(entrant("pairs", str(one)) for one in range(1, number + 1))), ORGANISER)


def teams(club: Club, number: int, system: Any = "swiss") -> None:
    scoring: Any = "imps" if system == "knockout" else "victory_points"
    phase = PhasePlan(system=system, scoring=scoring, rounds=2, boards=8)
    club.create(Plan(name="Teams", form="teams", phases=(phase,)))
    club.do(Enter(contestants=tuple(entrant("teams", f"Team {one}") for one in range(1, number + 1))), ORGANISER)


def test_what_can_be_planned_is_what_the_plan_lets(club: Club) -> None:
    told = club.asked("GET", "/api/systems", None, PUBLIC).json()
    assert {(one["form"], one["system"]): tuple(one["scorings"]) for one in told} == SCORINGS


def test_a_section_before_and_after_it_is_seated_and_with_a_late_pair(club: Club) -> None:
    pairs(club, 5)
    (section,) = club.get("/seating", SCORER)["sections"]
    assert [one["id"] for one in section["members"]] == [*"12345"]
    assert section["movement"] is None
    club.do(SeatSection(), ORGANISER)
    club.do(BeginRound(round=1), ORGANISER)
    club.do(Enter(contestants=(entrant("pairs", "6"),)), ORGANISER)
    (section,) = club.get("/seating", SCORER)["sections"]
    assert {one["number"]: one["who"]["id"] for one in section["bearers"]} == {n: str(n) for n in range(1, 6)}
    assert ([one["id"] for one in section["unseated"]], section["begun"]) == (["6"], 1)
    club.do(SeatLate(contestant="6", from_round=2), ORGANISER)
    (section,) = club.get("/seating", SCORER)["sections"]
    assert (section["unseated"], section["from_round"]) == ([], 2)
    assert len(section["bearers"]) == 6


def test_sections_are_those_that_people_have_entered_for(club: Club) -> None:
    club.create(Plan(name="Two", form="pairs", phases=(PhasePlan(rounds=3, boards=1),)))
    for name in "BA":
        club.do(Enter(contestants=tuple(entrant("pairs", f"{name}{n}") for n in range(4)), section=name), ORGANISER)
    sections = club.get("/seating", SCORER)["sections"]
    assert [(section["section"], len(section["members"])) for section in sections] == [("A", 4), ("B", 4)]


def test_a_draw_has_reasons_by_name_until_its_round_begins(club: Club) -> None:
    teams(club, 5)
    club.do(DrawRound(seed="lot"), ORGANISER)
    (group,) = club.get("/seating", SCORER)["groups"]
    (draw,) = group["draws"]
    why = club.get("/draws/1/reasons", SCORER)
    for one in draw["pairings"]:
        texts = [ground["text"] for ground in why["pairings"][str(one["table"])]]
        assert any(one["home"]["name"] in text for text in texts), texts
    assert draw["byes"][0]["name"] in why["bye"][0]["text"]
    first, second = draw["pairings"]
    by_hand = tuple(
        Paired(one["table"], one["home"]["id"], other["away"]["id"])
        for one, other in ((first, second), (second, first))
    )
    club.do(DrawRound(round=1, pairings=by_hand, byes=(draw["byes"][0]["id"],)), ORGANISER)
    (changed,) = club.get("/seating", SCORER)["groups"][0]["draws"]
    assert [one["by_hand"] for one in changed["pairings"]] == [True, True]
    why = club.get("/draws/1/reasons", SCORER)
    assert [[ground["id"] for ground in grounds] for grounds in why["pairings"].values()] == [["draw-by-hand"]] * 2
    club.do(BeginRound(round=1), ORGANISER)
    assert club.get("/draws/1/reasons", SCORER) == {"pairings": {}, "bye": [], "minded": []}
    assert club.get("/seating", SCORER)["groups"][0]["draws"][0]["begun"]


def test_a_knockout_says_who_comes_from_where(club: Club) -> None:
    teams(club, 4, "knockout")
    club.do(DrawRound(seed="lot"), ORGANISER)
    why = club.get("/draws/1/reasons", SCORER)["pairings"]
    assert len(why) == 2
    assert all(grounds and "Team" in grounds[0]["text"] for grounds in why.values())


def test_what_to_mind_about_a_change_is_said_before_it_is_made(club: Club) -> None:
    teams(club, 4)
    club.do(DrawRound(seed="lot"), ORGANISER)
    club.do(BeginRound(round=1), ORGANISER)
    (draw,) = club.get("/seating", SCORER)["groups"][0]["draws"]
    again = [{"table": one["table"], "home": one["home"]["id"], "away": one["away"]["id"]} for one in draw["pairings"]]
    body = {"command": "draw_round", "round": 2, "pairings": again}
    told = club.post(f"/api/events/{club.event}/previews", body, ORGANISER)["minded"]
    home, away = draw["pairings"][0]["home"]["name"], draw["pairings"][0]["away"]["name"]
    assert any(one["id"] == "draw-rematch" and {home, away} <= set(one["figures"].values()) for one in told)


def test_boards_tell_where_their_deals_come_from(club: Club) -> None:
    pairs(club, 4, rounds=3)
    by_hand = Dealt(BoardKey(board=2), SUITS)
    club.do(GiveDeals(deals=(by_hand,)), ORGANISER)

    def sources() -> list[str]:
        return [one["source"] for one in club.get("/deals", SCORER)]

    assert sources() == ["", "entered", ""]
    done = club.do(MakeDeals(committed=True), ORGANISER)
    assert sources() == ["committed", "entered", "committed"]
    club.do(Undo(versions=(done["version"],)), ORGANISER)
    assert sources() == ["", "entered", ""]


def test_staff_with_whoever_plays(club: Club) -> None:
    pairs(club, 2)
    club.do(Appoint(person="1 N", role=Role.DIRECTOR), ORGANISER)
    club.token(DIRECTOR)
    found = club.get("/staff", ORGANISER)["appointments"]
    deputy = next(one["person"] for one in found if one["role"] == DIRECTOR and one["person"] != "1 N")
    club.do(PlayToo(person="1 N", contestant="1", deputy=deputy), ORGANISER)
    (playing,) = [one for one in club.get("/staff", ORGANISER)["appointments"] if one["plays"]]
    assert (playing["person"], playing["plays"], playing["deputy"]) == ("1 N", "1", DIRECTOR)
