"""Systems on file behind their doors: judged by the event's policy, explained, compared."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arbitro.contest.contestant import Team
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.people import Enter
from arbitro.office.systems import FileSystem
from tests.office.desk import entrant
from tests.server.club import ORGANISER, PUBLIC, Club, opened

WEAK_OR_NOTHING = """
name = "Forcing pass"
extends = "five_card_majors"
opening = [
    { call = "P", shows = "13+", artificial = true, forcing = "one round" },
    { call = "1H", shows = "0-7", artificial = true },
]
"""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with opened(tmp_path_factory.mktemp("systems")) as club:
        club.create(Plan(name="Systems", form="pairs", phases=(PhasePlan(rounds=3, boards=1),)), "figb_2017")
        club.do(Enter(contestants=tuple(entrant("pairs", str(at)) for at in range(1, 5))), ORGANISER)
        club.do(FileSystem(contestant="1", system="five_card_majors"), ORGANISER)
        club.do(FileSystem(contestant="2", system=WEAK_OR_NOTHING), ORGANISER)
        yield club


def asked(club: Club, path: str, who: str = PUBLIC) -> Any:
    answer = club.asked("GET", f"/api/events/{club.event}/systems{path}", None, who)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_what_is_not_allowed_is_told_with_its_reasons(club: Club) -> None:
    ours, theirs = asked(club, "?category=3")
    assert (ours["contestant"], theirs["contestant"]) == ("1", "2")
    assert [system["hum"] for system in ours["judged"]["systems"]] == [False]
    assert [event["admissible"] for event in ours["judged"]["events"]] == [True]
    # a pass that promises an opening, and an opening that is weaker than it: highly unusual (appendix 1.2.2)
    assert [system["hum"] for system in theirs["judged"]["systems"]] == [True]
    assert [event["admissible"] for event in theirs["judged"]["events"]] == [False]


def test_a_call_is_explained_by_the_system_of_the_side_that_made_it(club: Club) -> None:
    found = asked(club, "/explanation?ns=1&ew=3&auction=N: 1NT X 2C")
    shown = [call["shown"] and call["shown"]["shows"] for call in found["calls"]]
    assert shown[0] == "15-17 balanced, 0-4H, 0-4S"
    assert shown[1] is None  # nothing is on file for the other pair


def test_the_director_is_advised_on_a_comparable_call(club: Club) -> None:
    path = "/comparison?contestant=1&auction=S:&withdrawn=P&call=2S&now=N: 1S P"
    found = asked(club, path, "director")
    assert [reading["percent"] for reading in found["readings"]] == ["100.0%"]


def test_a_card_of_nobody_is_refused(club: Club) -> None:
    answer = club.asked("GET", f"/api/events/{club.event}/systems/99/convention-card", None, PUBLIC)
    assert answer.status_code == 422
    assert [problem["kind"] for problem in answer.json()["problems"]] == ["no-system-filed"]


def test_two_of_a_team_print_their_own_card(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        club.create(
            Plan(name="Teams", form="teams", phases=(PhasePlan(system="swiss", scoring="imps", rounds=1, boards=2),))
        )
        team = entrant("teams", "1")
        assert isinstance(team, Team)
        club.do(Enter(contestants=(team,)), ORGANISER)
        two = team.players[:2]
        club.do(FileSystem(contestant="1", players=two, system="strong_club"), ORGANISER)
        [filed] = asked(club, "", ORGANISER)
        names = " – ".join(player["name"] for player in filed["players"])

        def printed(players: str) -> int:
            path = f"/api/events/{club.event}/systems/1/convention-card?players={players}"
            return int(club.asked("GET", path, None, PUBLIC).status_code)

        assert printed(names) == 200
        assert printed("") == printed("Nobody – Nobody") == 422  # the team has none
