"""The first round of four pairs: who sits at the first table, and what is told of its board."""

from typing import Any

from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.office.results import ConfirmResult, CorrectResult, DisputeResult, EnterResult, TakeBackResult
from tests.contest.small import recorded
from tests.office.desk import (
    Desk,
    player,
    spot,
)

# Round 1 of four pairs: 4 against 1 at the first table, 2 against 3 at the second, both with board 1 (nobody
# vulnerable).
NORTH, SOUTH = player("4 N", "4"), player("4 S", "4")
EAST, WEST = player("1 N", "1"), player("1 S", "1")
ELSEWHERE = player("2 N", "2")
AT = spot(1, 1)


def entry(told: int | str | Recorded, **more: Any) -> EnterResult:
    return EnterResult(at=AT, board=1, recorded=recorded(told), **more)


def confirmation(**more: Any) -> ConfirmResult:
    return ConfirmResult(at=AT, board=1, **more)


def correction(told: int | str | Recorded, **more: Any) -> CorrectResult:
    return CorrectResult(at=AT, board=1, recorded=recorded(told), **more)


DISPUTE = DisputeResult(at=AT, board=1)
TAKEN_BACK = TakeBackResult(at=AT, board=1)


def official(desk: Desk, at: Spot = AT, board: int = 1) -> Recorded | None:
    found = desk.phase(at.phase).results
    table = next((one for one in found if (one.round, one.table) == (at.round, at.table)), None)
    return found[table].get((board, at.room)) if table else None
