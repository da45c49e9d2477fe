"""A season behind its doors: own results, ladders, fees; whom each is told."""

from collections.abc import Iterator
from typing import Any

import pytest

from arbitro.contest.plan import PhasePlan, Plan
from arbitro.contest.season import ID_LONGEST
from arbitro.journal.register import Person
from arbitro.office.ending import PostScore
from arbitro.office.fees import SetFee
from arbitro.office.ladders import Ladders
from arbitro.office.people import Enter
from arbitro.office.seating import BeginRound, EndRound, SeatSection
from tests.contest.small import HOWELL
from tests.office.desk import entrant, result
from tests.server.club import ORGANISER, PUBLIC, Club, opened

PACK = """extends = "wbf"
[master_points]
table = { value = [[4, 12, 6]], source = "made up" }
"""
SCORES = ([100, 50], [50, 100])  # board 1 at two tables, in two evenings


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """Two evenings of four pairs, one round of one board each, the first posted; and a third that is not over."""
    with opened(tmp_path_factory.mktemp("season")) as club:
        for number, scores in enumerate((*SCORES, SCORES[0]), 1):
            evening(club, number, scores)
        club.house.office.journal.register.put(Person("1 N", "Ann <b>"))
        yield club


def evening(club: Club, number: int, scores: list[int]) -> None:
    club.create(Plan(name=f"Tuesday {number}", form="pairs", phases=(PhasePlan(rounds=3, boards=1),)), PACK)
    club.do(Enter(contestants=tuple(entrant("pairs", str(at)) for at in range(1, 5))), ORGANISER)
    club.do(SetFee(amount="5", currency="EUR"), ORGANISER)
    club.do(SeatSection(movement=HOWELL), ORGANISER)
    club.do(BeginRound(round=1), ORGANISER)
    for table, score in enumerate(scores, 1):
        club.do(result(1, table, 1, score), ORGANISER)
    if number < 3:
        club.do(EndRound(round=1), ORGANISER)
        club.do(PostScore(), ORGANISER)
    club.later(24 * 60)


def asked(club: Club, path: str, who: str) -> Any:
    return club.asked("GET", path, None, who)


WINTER = {
    "id": "winter",
    "name": "Winter",
    "named": "Tuesday",
    "taken": "sum",
    "handicap": {"par": "60", "share": "1/2", "most": "20"},
}


def test_a_ladder_is_set_by_organisers_and_seen_by_everybody(club: Club) -> None:
    refused = club.asked("PUT", "/api/ladders/winter", WINTER, PUBLIC)
    assert refused.status_code == 403
    assert club.asked("PUT", "/api/ladders/winter", WINTER, ORGANISER).status_code == 200
    assert asked(club, "/api/ladders", PUBLIC).json() == [{"id": "winter", "name": "Winter"}]
    told = asked(club, "/api/ladders/winter", PUBLIC).json()
    assert [event["name"] for event in told["events"]] == ["Tuesday 1", "Tuesday 2"]  # the third is not posted
    lines = {tuple(each["line"]["who"]): each["line"] for each in told["lines"]}
    # 100 % and then 0: the handicap is half of 60 - 100, not below 0. 0 and then 100: half of 60 - 0 is 30, held to 20.
    assert {line["total"] for line in lines.values()} == {"100", "120"}
    assert lines["Ann <b>",]["rank"] in (1, 5)
    assert all(line["tied"] for line in lines.values())
    assert all(not each["persons"] for each in told["lines"])
    for_organisers = asked(club, "/api/ladders/winter", ORGANISER).json()
    assert {person for each in for_organisers["lines"] for person in each["persons"]} >= {"1 N", "2 S"}
    table = asked(club, "/api/ladders/winter/ladder.csv", PUBLIC).text.splitlines()
    assert table[0] == "rank,name,total,results,Tuesday 1,Tuesday 2"
    assert len(table) == 1 + 8


def test_rules_that_cannot_be_are_refused_with_every_reason(club: Club) -> None:
    wrong = {"id": "x", "name": "x", "since": "2026-02-01", "until": "2026-01-01"}
    answer = club.asked("PUT", "/api/ladders/x", wrong, ORGANISER)
    assert [problem["kind"] for problem in answer.json()["problems"]] == ["ladder-without-events", "ladder-days"]
    assert asked(club, "/api/ladders/x", PUBLIC).status_code == 404
    assert club.asked("DELETE", "/api/ladders/x", None, ORGANISER).status_code == 404


def test_a_name_in_the_address_is_as_long_as_one_that_can_be_read_again(club: Club) -> None:
    long = "x" * (ID_LONGEST + 1)
    answer = club.asked("PUT", f"/api/ladders/{long}", WINTER, ORGANISER)
    assert [problem["kind"] for problem in answer.json()["problems"]] == ["text-too-long"]
    assert club.asked("PUT", f"/api/ladders/{long[1:]}", WINTER, ORGANISER).is_success
    assert asked(club, f"/api/ladders/{long[1:]}", PUBLIC).is_success


def test_a_ladder_that_is_removed_is_gone(club: Club) -> None:
    club.asked("PUT", "/api/ladders/gone", {**WINTER, "name": "Gone"}, ORGANISER)
    assert club.asked("DELETE", "/api/ladders/gone", None, ORGANISER).status_code == 204
    assert asked(club, "/api/ladders/gone", PUBLIC).status_code == 404


def test_a_player_sees_his_own_results_and_only_organisers_those_of_others(club: Club) -> None:
    """With 100 % and 0 at two tables of four pairs two are first and two third: (12 + 6) / 2 = 9 points each, or 0."""
    own = asked(club, "/api/results", "1 N").json()
    assert own["name"] == "Ann <b>"
    assert [each["name"] for each in own["results"]] == ["Tuesday 2", "Tuesday 1"]  # of the third nothing is public yet
    assert own["percent"] == "50"
    assert own["master_points"] == "9"
    assert {each["partners"][0] for each in own["results"]} == {"1 S"}
    assert {(each["result"]["rank"], each["result"]["level"]) for each in own["results"]} == {(1, 2), (3, 2)}
    assert own["fees"] == []
    assert asked(club, "/api/results?person=2%20N", "1 N").status_code == 403
    assert asked(club, "/api/results", PUBLIC).status_code == 403
    other = asked(club, "/api/results?person=2%20N", ORGANISER).json()
    assert [fee["owed"] for fee in other["fees"]] == ["5", "5", "5"]


def test_fees_over_all_events(club: Club) -> None:
    told = {each["person"]: each for each in asked(club, "/api/fees", ORGANISER).json()}
    assert len(told) == 8
    assert (told["1 N"]["name"], told["1 N"]["owed"], told["1 N"]["currency"]) == ("Ann <b>", "15", "EUR")
    table = asked(club, "/api/fees.csv", ORGANISER).text.splitlines()
    assert len(table) == 1 + 3 * 8


def test_ladders_are_read_from_the_journal(club: Club) -> None:
    club.asked("PUT", "/api/ladders/kept", {**WINTER, "name": "Kept"}, ORGANISER)
    again = Ladders(club.house.office.journal, club.house.clock)
    assert again.get("kept").name == "Kept"
