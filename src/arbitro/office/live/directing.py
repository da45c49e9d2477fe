"""What the house does by itself: mechanical rulings where nobody directs, dummy's cards at a strict table, the next
board, and what the next board means for the last one (64B4, 69A)."""

from arbitro.bridge.seats import SEATS
from arbitro.laws.case.rule import Ruled
from arbitro.office.live.acting import Step
from arbitro.office.live.boards import has_next
from arbitro.office.live.fact import NextBoard, TableKind
from arbitro.office.live.state import LiveBoard, TableNow
from arbitro.table.checking import problems
from arbitro.table.event import (
    AnyEvent,
    AttentionCalled,
    CallEvent,
    Directing,
    DummyLaidDown,
    MatterLeftOpen,
    Mode,
    NextBoardCalled,
    OptionChosen,
    PlayOn,
    RoundFinished,
)
from arbitro.table.irregularity import Kind, Status
from arbitro.table.playing import may_spread
from arbitro.table.ruling import decision, for_all_four
from arbitro.table.state import Table

HOUSE = "house"
SLIPS = (Kind.CHANGE_OF_CALL, Kind.DESIGNATION_CHANGED)


def by_itself(now: TableNow) -> Step | None:
    """The next thing that the house does at a board; nothing if it waits for somebody."""
    for n in (now.table.laid, now.table.laid - 1):
        board = now.boards.get(n)
        event = None if board is None else _slip(board.table) or _ruled(now, board) or _dummy(board.table)
        if event is not None:
            return Step(n, event, HOUSE)
    return _called_next(now) or _round_over(now)


def _slip(table: Table) -> AnyEvent | None:
    """25A, 45C4(b): who says at a strict table that he meant something else has drawn attention to it."""
    wrong = table.irregularities[-1] if table.irregularities else None
    if wrong is None or wrong.kind not in SLIPS or table.setting.mode is not Mode.STRICT:
        return None
    is_new = wrong.noticed is None and wrong.status is Status.OPEN
    return AttentionCalled(wrong.seat, wrong.kind.value, wrong.seat) if is_new else None


def _ruled(now: TableNow, board: LiveBoard) -> AnyEvent | None:
    """A ruling, if no question is open; what all four say to one; `play_on`, if there is nothing to be ruled on."""
    table, pending, asked = board.table, board.pending, board.asked
    if table.setting.directing is not Directing.HOUSE:
        return None
    if pending is None:
        return PlayOn() if table.halted else None
    left = MatterLeftOpen() if pending.matter.irregularity is not None else None
    if pending.outcome is None:
        return left
    if isinstance(pending.outcome, Ruled):
        ruling = decision(pending.outcome, pending.matter)
        if not problems(table, ruling) and not now.is_gone(board, ruling):
            return ruling
        return left
    if asked is None or not for_all_four(table, asked):
        return None
    said = [answer for _, answer in table.opinions]
    agreed = len(said) == len(SEATS) and all(answer == said[0] for answer in said)
    return OptionChosen(asked.question.identity, said[0]) if agreed else None


def _dummy(table: Table) -> AnyEvent | None:
    """At a strict table dummy's cards come down by themselves."""
    dummy, rules = table.dummy, table.setting
    if rules.mode is not Mode.STRICT or rules.screens or dummy is None or table.halted:
        return None
    if table.dummy_is_down or not may_spread(table, dummy):
        return None
    return DummyLaidDown(dummy)


def _called_next(now: TableNow) -> Step | None:
    """A side that has called on a board has done so for the one before it."""
    board = now.board
    before = now.boards.get(now.table.laid - 1)
    if board is None or before is None or not before.table.is_over:
        return None
    for event in board.events[1:]:
        if isinstance(event, CallEvent) and event.seat.side not in before.table.called_next:
            return Step(before.n, NextBoardCalled(event.seat), HOUSE)
    return None


def _round_over(now: TableNow) -> Step | None:
    """The end of a round ends rights on every board of it that is over (64B5)."""
    for n, board in now.boards.items() if now.table.round_over else ():
        if board.table.is_over and not board.table.round_over:
            return Step(n, RoundFinished(), HOUSE)
    return None


def is_next_due(now: TableNow) -> bool:
    """Whether the next board is laid: the first when four sit, another when the last is over and all are ready."""
    table, board = now.table, now.board
    if table.is_closed or table.is_paused or table.kind is TableKind.LESSON or not has_next(table):
        return False
    if len(table.seats) < len(SEATS) or table.round_over:
        return False
    if board is None or board.n in table.stopped:
        return True
    return board.table.is_over and _is_ready(table.settings.next, board)


def _is_ready(next: NextBoard, board: LiveBoard) -> bool:
    return next is NextBoard.BY_ITSELF or set(board.table.returned) == set(SEATS)
