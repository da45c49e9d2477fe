"""Boards taken up at a table (art. 16.1)."""

from arbitro.contest.facts.event import Spot
from arbitro.office.actor import Role
from arbitro.office.fact import BoardBegun
from arbitro.office.results import BeginBoard
from arbitro.office.seating import BeginRound
from arbitro.office.subjects import POWERS
from arbitro.office.undoing import Undo
from tests.office.desk import PUBLIC, SCORER, Desk, pairs, player, result, spot

# In the first round of the Howell pair 4 meets pair 1 at the first table, with board 1.
NORTH, AWAY = player("4 N", "4"), player("2 N", "2")


def begins(board: int = 1, at: Spot | None = None) -> BeginBoard:
    return BeginBoard(at=at or spot(1, 1), board=board)


def test_a_player_at_the_table_says_that_a_board_is_taken_up(desk: Desk) -> None:
    pairs(desk).do(BeginRound(round=1))
    assert desk.facts(begins(), NORTH) == (BoardBegun(at=spot(1, 1), board=1),)
    assert desk.event.pace_at(spot(1, 1)).begun == 1
    assert desk.event.pace_at(spot(1, 2)).begun is None
    desk.do(result(1, 1, 1, 100), SCORER)
    pace = desk.event.pace_at(spot(1, 1))
    assert (pace.begun, pace.confirmed) == (None, desk.now)


def test_staff_say_it_for_a_table(desk: Desk) -> None:
    pairs(desk).do(BeginRound(round=1))
    assert desk.facts(begins(), SCORER) == (BoardBegun(at=spot(1, 1), board=1),)


def test_nobody_says_it_for_another_table(desk: Desk) -> None:
    pairs(desk).do(BeginRound(round=1))
    assert desk.kinds(begins(), AWAY) == ["not-at-table"]
    assert desk.kinds(begins(), player("", "4")) == ["not-at-table"]
    assert desk.kinds(begins(), PUBLIC) == ["not-allowed"]
    assert POWERS[BeginBoard].by == frozenset(Role) - {Role.PUBLIC, Role.COMMITTEE, Role.TABLE}


def test_a_board_is_taken_up_where_and_when_it_is_played_and_once(desk: Desk) -> None:
    pairs(desk)
    assert desk.kinds(begins(), NORTH) == ["change-not-begun"]
    desk.do(BeginRound(round=1))
    assert desk.kinds(begins(2), NORTH) == ["board-not-here"]
    assert desk.kinds(begins(at=spot(1, 9)), NORTH) == ["no-such-table"]
    assert desk.kinds(begins(at=spot(1, 1, room="open")), NORTH) == ["room-of-match"]
    assert desk.kinds(begins(at=spot(1, 1, phase="final")), NORTH) == ["unknown-phase"]
    desk.do(result(1, 1, 1, 100), SCORER)
    assert desk.kinds(begins(), NORTH) == ["result-exists"]


def test_a_result_taken_back_by_undoing_leaves_the_board_as_it_was(desk: Desk) -> None:
    pairs(desk).do(BeginRound(round=1))
    desk.do(begins(), NORTH)
    entered = desk.do(result(1, 1, 1, 100), SCORER)
    desk.do(Undo(versions=(entered.version,)))
    assert desk.event.pace_at(spot(1, 1)).begun == 1
    assert desk.rebuilt() == desk.event
