"""What a command would do, told without doing it: on the ranking and on the board; and nothing that is not shown.

Three tables, three rounds of one board, two points for a win and a top of 4. Boards 2 and 3 are flat: everybody has
2 + 2. Board 1, with nobody vulnerable, has -50 at X and at Z and 420 at Y for North-South:

    X 0 + 1 = 1     Y 2 + 2 = 4     Z 1 + 0 = 1

X gets three fifths of 420 and two fifths of -50. Then X has 3/5 of 1 + 2 and 2/5 of 0 + 1, which is 11/5. Against it
Y has 3/5 of 1 and 2/5 of 2, which with 2 against Z is 17/5; Z has 2/5 of 1, which is 2/5. East-West have what is left
of 4.
"""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.actor import Role
from arbitro.office.deals import MakeDeals
from arbitro.office.office import Office
from arbitro.office.penalties import Penalise, Warn
from arbitro.office.people import Appoint, Enter, SetPublicity
from arbitro.office.results import ConfirmResult, CorrectResult, EnterResult
from arbitro.office.seating import BeginRound, EndRound, SeatSection
from arbitro.office.subjects import AnyCommand
from arbitro.office.undoing import Undo
from arbitro.scoring.outcome import Weighted
from arbitro.scoring.penalty import Unit
from arbitro.server import solving
from tests.analysis.late import NONE, too_late
from tests.contest.small import MITCHELL
from tests.office.desk import entrant, result, spot
from tests.office.rulings import REVOKE_WITH_EQUITY, WEIGHTED, ruling
from tests.server.club import COMMITTEE, DIRECTOR, ORGANISER, PUBLIC, SCORER, Club, opened

WEIGHTS = ((Fraction(3, 5), 420), (Fraction(2, 5), -50))
ASSIGNED = Recorded(ns=Weighted.of(*WEIGHTS), ew=Weighted.of(*WEIGHTS))
FIRST = ("4S S -1", "4S S =", "4S S -1")  # X, Y, Z by the order of rounds
FLAT = "1NT N ="

# Points of North-South and East-West on board 1.
BEFORE = {"X": ("1", "3"), "Y": ("4", "0"), "Z": ("1", "3")}
AFTER = {"X": ("2.2", "1.8"), "Y": ("3.4", "0.6"), "Z": ("0.4", "3.6")}


def total(points: str) -> str:
    """The points of board 1 and 4 more, in per cent of 12."""
    return str((Fraction(points) + 4) / 12 * 100)


def test_a_command_is_tried_in_a_worker_within_its_time(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it takes, nobody else waits for it."""

    def here(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(Office, "tried", here)
    warn, path = Warn(contestant="1"), f"/api/events/{club.event}/previews"
    assert club.post(path, warn, DIRECTOR)["kinds"] == ["warned"]
    too_late(monkeypatch, club.client.app.state.solver.previews.pool)
    monkeypatch.setattr(solving, "SECONDS", NONE)
    assert [problem["kind"] for problem in club.post(path, warn, DIRECTOR)["problems"]] == ["time-limit"]


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """Six pairs, seated, with deals; nothing is played."""
    with opened(tmp_path) as club:
        club.create(Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),)))
        club.do(Enter(contestants=tuple(entrant("pairs", str(n)) for n in range(1, 7))), ORGANISER)
        club.do(SeatSection(movement=MITCHELL), ORGANISER)
        club.do(MakeDeals(), ORGANISER)
        yield club


def playing(round: int, board: int) -> int:
    """The table that has a board in a round."""
    (table,) = (sits.table for number, sits in MITCHELL.sittings() if number == round and board in sits.boards)
    return table


def played(club: Club, *rounds: int) -> None:
    for round in rounds:
        club.do(BeginRound(round=round))
        for board in (1, 2, 3):
            told = FIRST[round - 1] if board == 1 else FLAT
            club.do(result(round, playing(round, board), board, told), SCORER)
        club.do(EndRound(round=round))


def preview(club: Club, command: AnyCommand, who: str = DIRECTOR) -> Any:
    """The answer; the event is as it was."""
    was = club.get(""), club.get("/standings"), club.get("/audit")
    found = club.post(f"/api/events/{club.event}/previews", command, who)
    assert (club.get(""), club.get("/standings"), club.get("/audit")) == was
    return found


def by_table(club: Club) -> dict[str, Any]:
    """The lines of board 1 by their letters."""
    lines = sorted(club.get("/boards/1")["lines"], key=lambda line: line["at"]["round"])
    return dict(zip("XYZ", lines, strict=True))


def checked(club: Club, found: Any) -> None:
    """What comes back is what was worked out by hand; done, it comes true."""
    (board,) = found["boards"]
    assert board["key"]["board"] == 1
    lines = sorted(board["lines"], key=lambda line: line["at"]["round"])
    for letter, line in zip("XYZ", lines, strict=True):
        assert (line["before"]["ns_points"], line["before"]["ew_points"]) == BEFORE[letter]
        assert (line["after"]["ns_points"], line["after"]["ew_points"]) == AFTER[letter]
    places = {one["who"]["id"]: one for one in found["places"]}
    assert len(places) == 6
    for letter, line in by_table(club).items():
        for at, side in enumerate(("ns", "ew")):
            one = places[line[side][0]["id"]]
            assert Fraction(one["before"]["total"]) == Fraction(total(BEFORE[letter][at]))
            assert Fraction(one["after"]["total"]) == Fraction(total(AFTER[letter][at]))


def test_a_weighted_score_comes_back_for_both_pairs_as_counted_by_hand(club: Club) -> None:
    played(club, 1, 2, 3)
    command = ruling(WEIGHTED, spot(1, playing(1, 1)))
    found = preview(club, command)
    assert (found["problems"], found["kinds"]) == ([], ["ruling_given", "corrected"])
    checked(club, found)
    assert lines_after(found)["X"]["ns_percent"] == "55"
    told = {one["who"]["id"]: one["after"] for one in found["places"]}
    assert club.do(command)["kinds"] == found["kinds"]
    rows = {one["row"]["contestant"]: one["row"] for ranking in club.get("/standings") for one in ranking["rows"]}
    assert {id: (row["rank"], row["total"]) for id, row in told.items()} == {
        id: (rows[id]["rank"], rows[id]["total"]) for id in told
    }


def lines_after(found: Any) -> dict[str, Any]:
    lines = sorted(found["boards"][0]["lines"], key=lambda line: line["at"]["round"])
    return dict(zip("XYZ", (line["after"] for line in lines), strict=True))


def test_a_ruling_that_leaves_the_score_to_the_director_says_so_and_takes_a_weighted_one(club: Club) -> None:
    played(club, 1, 2, 3)
    at = spot(1, playing(1, 1))
    open_ = preview(club, ruling(REVOKE_WITH_EQUITY, at))
    assert [problem["kind"] for problem in open_["problems"]] == ["ruling-needs-outcome"]
    assert (open_["kinds"], open_["places"], open_["boards"]) == ([], [], [])
    assert "64C" in open_["problems"][0]["text"]
    checked(club, preview(club, ruling(REVOKE_WITH_EQUITY, at, outcome=ASSIGNED)))


def test_a_correction_and_its_undoing_are_told_in_advance(club: Club) -> None:
    played(club, 1, 2, 3)
    checked(club, preview(club, CorrectResult(at=spot(1, playing(1, 1)), board=1, recorded=ASSIGNED, reason="ruling")))
    version = next(line["version"] for line in club.get("/audit") if line["kind"] == "result")
    found = preview(club, Undo(versions=(version,)), ORGANISER)
    assert found["problems"] == []
    assert any(line["after"] is None for board in found["boards"] for line in board["lines"])


def test_a_penalty_changes_places_and_no_board(club: Club) -> None:
    played(club, 1, 2, 3)
    found = preview(club, Penalise(contestant="1", amount="25", unit=Unit.PERCENT_OF_TOP))
    assert found["boards"] == []
    one = next(one for one in found["places"] if one["who"]["id"] == "1")
    # a quarter of one board in three
    assert Fraction(one["before"]["total"]) - Fraction(one["after"]["total"]) == Fraction(25, 3)


def test_what_changes_nothing_shows_nothing(club: Club) -> None:
    found = preview(club, BeginRound(round=1))
    assert (found["kinds"], found["places"], found["boards"]) == (["round_begun"], [], [])


@pytest.mark.parametrize("who", [SCORER, COMMITTEE, PUBLIC, "1 N"])
def test_only_whoever_may_give_a_command_may_try_it(club: Club, who: str) -> None:
    club.do(BeginRound(round=1))
    command = Penalise(contestant="1", amount="25", unit=Unit.PERCENT_OF_TOP)
    answer = club.asked("POST", f"/api/events/{club.event}/previews", command, who)
    assert answer.status_code == 403
    assert [problem["kind"] for problem in answer.json()["problems"]] == ["not-allowed"]


def test_an_event_is_created_elsewhere(club: Club) -> None:
    plan = {"name": "x", "form": "pairs", "phases": [{"rounds": 3, "boards": 1}]}
    body = {"command": "create_event", "name": "x", "date": "2026-05-14", "plan": plan}
    answer = club.asked("POST", f"/api/events/{club.event}/previews", body, ORGANISER)
    assert [problem["kind"] for problem in answer.json()["problems"]] == ["create-elsewhere"]


def test_a_traveller_has_contracts_in_their_parts_and_points_in_per_cent(club: Club) -> None:
    played(club, 1, 2, 3)
    line = by_table(club)["X"]
    assert line["played"] == {
        "contract": "4S",
        "level": 4,
        "denomination": "S",
        "risk": "",
        "declarer": "S",
        "tricks": 9,
        "over": -1,
    }
    assert (line["score"], line["ns_percent"], line["ew_percent"]) == (-50, "25", "75")
    often = club.get("/boards/1/frequencies")
    assert [(one["score"], one["times"], one["ns_percent"]) for one in often] == [(420, "1", "100"), (-50, "2", "25")]
    (own,) = (one for one in club.get(f"/contestants/{line['ns'][0]['id']}/card")["lines"] if one["key"]["board"] == 1)
    assert (own["points"], own["percent"]) == ("1", "25")


# -- nothing is seen by trying


def second_round(club: Club) -> tuple[AnyCommand, str, str]:
    """The first round is over; in the second the table that has board 1 has proposed a result: the confirmation that
    would open the traveller to it, by whom, and who would be compared."""
    club.do(SetPublicity(publicity="live"), ORGANISER)
    played(club, 1)
    club.do(BeginRound(round=2))
    table = playing(2, 1)
    (sits,) = (sits for number, sits in MITCHELL.sittings() if number == 2 and sits.table == table)
    ns, ew = sits.north_south[0], sits.east_west[0]
    club.do(EnterResult(at=spot(2, table), board=1, recorded=Recorded(result="3NT N =")), f"{ns} N")
    return ConfirmResult(at=spot(2, table), board=1), f"{ew} N", str(ew)


def test_a_player_does_not_see_by_trying_what_he_sees_only_by_confirming(club: Club) -> None:
    command, who, _ = second_round(club)
    found = preview(club, command, who)
    assert found["kinds"][0] == "result_confirmed"
    (board,) = found["boards"]
    assert [line["at"]["round"] for line in board["lines"]] == [2]  # the own table's, which he knows
    assert board["lines"][0]["after"]["ns_points"] is None
    assert found["places"] == []
    club.do(command, who)
    assert len(club.get("/boards/1", who)["lines"]) == 2


def test_a_director_who_plays_is_told_no_places_while_he_has_boards_to_play(club: Club) -> None:
    club.do(SetPublicity(publicity="live"), ORGANISER)
    club.do(Appoint(person="1 N", role=Role.DIRECTOR), ORGANISER)
    house = club.client.app.state.house
    club.tokens["playing"] = house.accounts.give("1 N", Role.DIRECTOR, event=club.event)
    played(club, 1, 2)
    away = next(
        (round, table)
        for round in (1, 2)
        for number, sits in MITCHELL.sittings()
        for table in (sits.table,)
        if number == round and 1 not in (*sits.north_south, *sits.east_west) and 3 in sits.boards
    )
    command = CorrectResult(at=spot(*away), board=3, recorded=Recorded(result="7NT N ="))
    assert preview(club, command)["places"] != []
    refused = club.asked("POST", f"/api/events/{club.event}/previews", command, "playing")
    assert refused.json()["problems"][0]["kind"] == "still-to-play"  # he has the board still to play
    penalty = Penalise(contestant="2", amount="10", unit=Unit.PERCENT_OF_TOP)
    assert preview(club, penalty)["places"] != []
    assert preview(club, penalty, "playing")["places"] == []
