"""The course of an event over HTTP: moments, the run of a contestant, appeals, proposals, what one may do."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.laws.shared.appeal import Act, Concurrence
from arbitro.office.appeals import MoveAppeal
from arbitro.office.ending import PostScore
from arbitro.office.people import Enter, SetPublicity
from arbitro.office.results import CorrectResult
from arbitro.office.rulings import TellRuling
from arbitro.office.seating import BeginRound, EndRound, NoteArrival, SeatSection
from arbitro.office.subjects import AnyCommand
from arbitro.office.undoing import Undo
from tests.contest.small import HOWELL
from tests.office.desk import entrant, result, spot
from tests.office.rulings import REVOKE, ruling
from tests.server.club import ASSISTANT, COMMITTEE, DIRECTOR, ORGANISER, PUBLIC, SCORER, Club, opened
from tests.server.test_doors import COMMANDS


def tuesday(club: Club, pack: str = "wbf") -> Club:
    """Four pairs in three rounds of one board: 4-1 and 2-3, then 4-2 and 3-1, then 4-3 and 1-2."""
    club.create(Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),)), pack)
    club.do(Enter(contestants=tuple(entrant("pairs", str(n)) for n in range(1, 5))), ORGANISER)
    club.do(SeatSection(movement=HOWELL), ORGANISER)
    return club


def played(club: Club, round: int, first: int | str, second: int | str) -> None:
    club.do(BeginRound(round=round))
    club.do(result(round, 1, round, first), SCORER)
    club.do(result(round, 2, round, second), SCORER)


@pytest.fixture
def evening(club: Club) -> Club:
    """Round 1 to the pairs 4 and 3, round 2 to 2 and 3, round 3 to 4 and 2 as far as it is seen."""
    tuesday(club)
    for round, scores in ((1, (100, -50)), (2, (-100, 100))):
        played(club, round, *scores)
        club.do(EndRound(round=round))
    played(club, 3, 420, -50)
    return club


# -- moments


def kinds(found: Any) -> list[tuple[str, int]]:
    return [(one["kind"], one["at"]["round"]) for one in found]


def test_moments_are_those_that_may_be_seen(evening: Club) -> None:
    two = [(kind, round) for round in (1, 2) for kind in ("round_begun", "result", "result", "round_over")]
    assert kinds(evening.get("/moments", DIRECTOR)) == [*two, ("round_begun", 3), ("result", 3), ("result", 3)]
    assert kinds(evening.get("/moments", PUBLIC)) == [*two, ("round_begun", 3)]
    evening.do(SetPublicity(publicity="after_session"), ORGANISER)
    assert {one["kind"] for one in evening.get("/moments", PUBLIC)} == {"round_begun", "round_over"}


def test_a_moment_links_to_the_event_as_it_was(evening: Club) -> None:
    first = next(one for one in evening.get("/moments", PUBLIC) if one["kind"] == "round_over")
    then = evening.get("/standings", PUBLIC, version=first["version"])
    assert then[0]["round"] == 1
    later = evening.get("/moments", PUBLIC, after=first["version"])
    assert kinds(later)[0] == ("round_begun", 2)
    evening.do(CorrectResult(at=spot(1, 1), board=1, recorded=Recorded(score=-100)))
    correction = evening.get("/moments", PUBLIC)[-1]
    assert (correction["kind"], correction["board"], correction["at"]["table"]) == ("correction", 1, 1)
    evening.do(Undo(versions=(correction["version"],)))
    assert evening.get("/moments", PUBLIC)[-1]["kind"] != "correction"


# -- the run of a contestant


def run(club: Club, who: str, as_who: str) -> list[tuple[int, int, str]]:
    found = club.get(f"/contestants/{who}/run", as_who)
    assert found["who"]["id"] == who
    assert all(stop["of"] == 4 for stop in found["stops"])
    return [(stop["round"], stop["rank"], stop["percent"]) for stop in found["stops"]]


def test_the_run_of_a_contestant_has_its_place_after_each_round_that_may_be_seen(evening: Club) -> None:
    assert run(evening, "3", PUBLIC) == [(1, 1, "100"), (2, 1, "100")]
    assert run(evening, "1", PUBLIC) == [(1, 3, "0"), (2, 4, "0")]
    # two tops of three, one, one and two: 4 has 100, 0, 100; 3 has 100, 100, 0
    assert [(round, percent) for round, _, percent in run(evening, "3", DIRECTOR)] == [
        (1, "100"),
        (2, "100"),
        (3, "200/3"),
    ]
    assert run(evening, "4", DIRECTOR)[-1][2] == "200/3"
    evening.do(EndRound(round=3))
    assert len(run(evening, "4", PUBLIC)) == 3


def test_the_end_of_a_run_is_the_ranking(evening: Club) -> None:
    for ranking in evening.get("/standings", DIRECTOR):
        for row in ranking["rows"]:
            stop = evening.get(f"/contestants/{row['who']['id']}/run", DIRECTOR)["stops"][-1]
            assert (stop["rank"], stop["total"]) == (row["row"]["rank"], row["row"]["total"])


def test_nobody_has_a_run_who_is_not_there(evening: Club) -> None:
    answer = evening.asked("GET", f"/api/events/{evening.event}/contestants/9/run", None, PUBLIC)
    assert answer.status_code == 404


# -- appeals


@pytest.fixture
def ruled(tmp_path: Path) -> Iterator[Club]:
    """A revoke at the first table, ruled, told, and the score posted."""
    with opened(tmp_path) as club:
        tuesday(club)
        club.token(COMMITTEE)
        played(club, 1, "4S S -1", "4S N =")
        club.do(ruling(REVOKE))
        for who in ("1", "4"):
            club.do(TellRuling(number=1, contestant=who))
        club.do(EndRound(round=1))
        club.do(PostScore())
        yield club


def appeal(club: Club, who: str) -> Any:
    (found,) = club.get("/appeals", who)
    assert found["number"] == 1
    return found


def test_an_appeal_tells_how_it_stands_and_what_whoever_looks_may_do(ruled: Club) -> None:
    before = appeal(ruled, "1 N")
    assert (before["stage"], before["steps"], before["may"], before["issue"]) == ("ruled", [], ["request"], None)
    assert before["deadline"] == "2026-05-14T19:00:00Z"  # 30 minutes after the score (92B)
    assert [one["id"] for one in before["between"]] == ["4", "1"]
    assert appeal(ruled, SCORER)["may"] == []
    assert appeal(ruled, DIRECTOR)["may"] == ["request"]  # writes it down for a contestant
    for who in (PUBLIC, COMMITTEE, "2 N"):
        assert ruled.get("/appeals", who) == []
    request = MoveAppeal(number=1, act=Act.REQUEST, concurrence=Concurrence.CONCURS, statement="No revoke.")
    ruled.do(request, "1 N")
    asked = appeal(ruled, COMMITTEE)
    assert (asked["stage"], asked["steps"][0]["by"], asked["steps"][0]["statement"]) == (
        "requested",
        "1 N – 1 S",
        "No revoke.",
    )
    assert "referral" in appeal(ruled, DIRECTOR)["may"]
    ruled.do(MoveAppeal(number=1, act=Act.REFERRAL))
    assert appeal(ruled, COMMITTEE)["may"] == ["decision"]
    assert appeal(ruled, "1 N")["may"] == ["withdrawal"]
    outcome = Recorded(result="4S S -1")
    ruled.do(MoveAppeal(number=1, act=Act.DECISION, decision="Upheld.", outcome=outcome), COMMITTEE)
    decided = appeal(ruled, "4 N")
    assert (decided["stage"], decided["steps"][-1]["decision"]) == ("decided_by_committee", "Upheld.")
    assert decided["steps"][-1]["scores"][0]["after"] == {"result": "4S S -1"}


@pytest.mark.parametrize("who", ["1 N", "4 N", DIRECTOR, ASSISTANT, COMMITTEE, SCORER, ORGANISER])
def test_what_one_may_do_in_an_appeal_is_what_is_not_refused_as_not_ones_own(ruled: Club, who: str) -> None:
    def step(act: Act, concurrence: Concurrence) -> MoveAppeal:
        return MoveAppeal(number=1, act=act, concurrence=concurrence, contestant="1" if act is Act.REQUEST else "")

    for before in (None, Act.REQUEST, Act.REFERRAL):
        if before is not None:
            ruled.do(step(before, Concurrence.CONCURS), DIRECTOR)
        found = ruled.get("/appeals", who)
        may = found[0]["may"] if found else []
        for act in (Act.REQUEST, Act.REFERRAL, Act.DECISION):
            if act is Act.REFERRAL and act.value in may:
                continue  # would be done
            given = step(act, Concurrence.REFUSES)
            answer = ruled.asked("POST", f"/api/events/{ruled.event}/commands", given, who)
            (problem,) = answer.json()["problems"]
            barred = problem["kind"] in ("appeal-not-yours", "appeal-step", "not-allowed")
            barred |= problem["kind"] == "appeal-inadmissible" and problem["found"] != "no_concurrence"
            assert barred == (act.value not in may), (before, act, problem)


def test_after_the_deadline_nothing_may_be_done(ruled: Club) -> None:
    ruled.later(31)
    late = appeal(ruled, "1 N")
    assert (late["next"], late["may"], late["deadline"]) == ([], [], None)


# -- penalties that the clock proposes


def proposed(club: Club, who: str = DIRECTOR) -> Any:
    return club.get("/penalty-proposals", who)


def test_a_proposed_penalty_is_given_as_it_stands(club: Club) -> None:
    tuesday(club, "figb_2017")
    club.do(BeginRound(round=1))
    club.later(7)
    club.do(NoteArrival(contestant="3", round=1))
    (found,) = proposed(club)
    assert (found["kind"], found["outcome"], found["clause"]) == ("late", "penalty", "art. 8.3(a)1")
    assert [one["id"] for one in found["contestants"]] == ["3"]
    assert found["why"][-1]["text"]
    (command,) = found["penalise"]
    assert (command["command"], command["amount"], command["unit"]) == ("penalise", "20", "percent_of_top")
    club.post(f"/api/events/{club.event}/commands", command, DIRECTOR)
    assert proposed(club) == []


def test_a_warning_that_was_given_is_proposed_no_more(club: Club) -> None:
    tuesday(club, "figb_2017")
    club.do(BeginRound(round=1))
    club.later(4)  # up to five minutes: a warning (art. 8.3)
    club.do(NoteArrival(contestant="3", round=1))
    (found,) = proposed(club, ASSISTANT)
    assert (found["outcome"], found["penalise"], found["asks"]) == ("warning", [], [])
    (command,) = found["warn"]
    done = club.post(f"/api/events/{club.event}/commands", command, ASSISTANT)
    assert done["kinds"] == ["warned"]
    assert proposed(club) == []
    club.do(Undo(versions=(done["version"],)))
    assert len(proposed(club)) == 1


# -- what one may do


@pytest.mark.parametrize(
    ("who", "letter"),
    [(ORGANISER, "O"), (DIRECTOR, "D"), (ASSISTANT, "A"), (SCORER, "S"), (COMMITTEE, "K"), ("1 N", "P"), (PUBLIC, "-")],
)
def test_the_commands_that_one_may_give_are_those_of_the_table(evening: Club, who: str, letter: str) -> None:
    found = evening.get("/can", who)
    assert set(found["commands"]) == {name for name, (may, _) in COMMANDS.items() if letter in may}
    assert found["plays"] == (["1"] if who == "1 N" else [])
    assert len(COMMANDS) == len(get_args(AnyCommand))
