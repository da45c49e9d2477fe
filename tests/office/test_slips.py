"""The scorer's desk: every board at every table, what is missing, and what a scorer who plays may not see."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.office.actor import Actor
from arbitro.office.people import Withdraw
from arbitro.office.results import EnterResult
from arbitro.office.seating import BeginRound
from arbitro.office.seeing.slips import Slips, slips
from arbitro.office.seeing.view import View
from arbitro.office.seeing.visibility import viewer
from tests.office.desk import DIRECTOR, SCORER, Desk, drawn, opened, pairs, player, teams

MADE = Recorded(result="4S N =")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    with opened(tmp_path) as desk:
        yield desk


def seen(desk: Desk, actor: Actor = SCORER, *, round: int = 0, board: int = 0) -> Slips:
    view = View(desk.event, viewer(desk.event, actor), desk.now, lambda person: person)
    return slips(view, round=round, board=board)


def states(found: Slips) -> dict[tuple[int, int, str, int], str]:
    return {(slip.at.round, slip.at.table, slip.at.room, slip.board): slip.state for slip in found.lines}


def test_a_round_that_has_not_begun_owes_nothing(desk: Desk) -> None:
    pairs(desk, 4)
    found = seen(desk, round=1)
    assert set(states(found).values()) == {"to_come"}
    assert found.gaps == ()
    desk.do(BeginRound(round=1))
    found = seen(desk, round=1)
    assert set(states(found).values()) == {"missing"}
    assert [(gap.at, gap.board) for gap in found.gaps] == [(slip.at, slip.board) for slip in found.lines]


def test_results_are_counted_by_round_and_by_board(desk: Desk) -> None:
    pairs(desk, 4)
    desk.do(BeginRound(round=1))
    first, *others = seen(desk, round=1).lines
    desk.do(EnterResult(at=first.at, board=first.board, recorded=MADE, lead="HQ"), SCORER)
    found = seen(desk, round=1)
    assert (found.lines[0].state, found.lines[0].recorded, found.lines[0].lead) == ("entered", MADE, "HQ")
    assert (found.rounds[0].results, found.rounds[0].missing) == (1, len(others))
    assert (found.rounds[1].results, found.rounds[1].missing) == (0, 0)
    board = next(one for one in found.boards if one.board == first.board)
    assert board.results == 1
    assert board.results + board.missing + board.to_come == len(seen(desk, board=first.board).lines)


def test_a_players_entry_waits_and_a_contradiction_goes_to_the_director(desk: Desk) -> None:
    pairs(desk, 4)
    desk.do(BeginRound(round=1))
    one, other = seen(desk, round=1).lines[:2]
    ns = one.ns[0].who
    desk.do(EnterResult(at=one.at, board=one.board, recorded=MADE), player(ns.players[0], ns.id))
    desk.do(EnterResult(at=other.at, board=other.board, recorded=MADE, written=450), SCORER)
    waits, disputed = seen(desk, round=1).lines[:2]
    assert (waits.state, waits.recorded, waits.written) == ("waiting", MADE, None)
    assert (disputed.state, disputed.recorded, disputed.written) == ("disputed", MADE, 450)
    assert {gap.state for gap in seen(desk).gaps} >= {"waiting", "disputed"}


def test_nothing_is_expected_of_a_pair_that_has_left(desk: Desk) -> None:
    pairs(desk, 4)
    desk.do(BeginRound(round=1))
    gone = seen(desk, round=1).lines[0].ns[0].who.id
    desk.do(Withdraw(contestant=gone, round=1))
    for slip in seen(desk, round=1).lines:
        here = {one.who.id for one in (*slip.ns, *slip.ew)}
        assert slip.state == ("none" if gone in here else "missing")


def test_a_match_has_two_rooms_the_open_one_first(desk: Desk) -> None:
    teams(desk, ("A", "B"))
    drawn(desk, ("A", "B"))
    desk.do(BeginRound(round=1))
    found = seen(desk, round=1)
    assert [slip.at.room for slip in found.lines[:2]] == ["open", "open"]
    assert {slip.at.room for slip in found.lines} == {"open", "closed"}
    swapped = {slip.at.room: (slip.ns[0].who.id, slip.ew[0].who.id) for slip in found.lines}
    assert swapped["closed"] == swapped["open"][::-1]


def test_pairs_have_their_numbers_in_the_movement(desk: Desk) -> None:
    pairs(desk, 4)
    numbers = {one.number for slip in seen(desk, round=1).lines for one in (*slip.ns, *slip.ew)}
    assert numbers == {1, 2, 3, 4}


def test_whoever_has_still_to_play_a_board_does_not_see_its_results(desk: Desk) -> None:
    pairs(desk, 4)
    desk.do(BeginRound(round=1))
    slip = seen(desk, round=1).lines[0]
    desk.do(EnterResult(at=slip.at, board=slip.board, recorded=MADE), SCORER)
    plays = next(line for line in seen(desk, board=slip.board).lines if line.state == "missing").ns[0].who
    found = seen(desk, Actor(DIRECTOR.role, plays.players[0]), round=1).lines[0]
    assert (found.at, found.state, found.recorded) == (Spot(round=1, table=slip.at.table), "hidden", None)
