"""What somebody sees of a live table: `view(table, viewer)`, and nothing else."""

from datetime import datetime, timedelta
from hashlib import sha256

import msgspec
from msgspec.structs import replace

from arbitro.office.live.fact import TableKind
from arbitro.office.live.powers import Standing
from arbitro.office.live.state import LiveBoard, TableNow
from arbitro.table.options import NONE
from arbitro.table.state import Table
from arbitro.table.view import Onlooker, TableView, Viewer, view

DIGITS = 16  # of a digest


def digest(value: object) -> str:
    """What stands for a value: alike for what looks alike."""
    return digest_of(msgspec.json.encode(value))


def digest_of(text: bytes) -> str:
    return sha256(text).hexdigest()[:DIGITS]


def seen(now: TableNow, here: Standing, time: datetime) -> TableView | None:
    """The board that lies on the table, as somebody sees it; a commentator later."""
    board = now.board
    if board is None or here.viewer is None:
        return None
    if here.viewer is Onlooker.COMMENTATOR:
        table = _delayed(now, board, time)
        return view(table, here.viewer) if table else None
    shown = board.seen_by(here.viewer)
    if now.table.shown:
        hands = {seat.value: tuple(board.table.hand(seat)) for seat in now.table.shown}
        shown = replace(shown, hands={**hands, **shown.hands})
    return replace(shown, options=NONE, question=None) if here.behind else shown


def _delayed(now: TableNow, board: LiveBoard, time: datetime) -> Table | None:
    """The last board that was there so long ago, as it was then."""
    then = time - timedelta(seconds=now.table.settings.delay)
    for n in range(board.n, 0, -1):
        earlier = now.boards.get(n)
        table = earlier.before(then) if earlier else None
        if table is not None:
            return table
    return None


def position_of(shown: TableView) -> str:
    """What a call or card is meant for: all that a player sees but for what is said and what he may do."""
    return digest(replace(shown, viewer="", said=(), question=None, asked=(), options=NONE))


def position(board: LiveBoard, viewer: Viewer) -> str:
    """The same for somebody at a board, looked up once."""
    if viewer not in board.positions:
        board.positions[viewer] = position_of(board.seen_by(viewer))
    return board.positions[viewer]


def may_look_back(now: TableNow, here: Standing, n: int) -> bool:
    """Whether somebody may have the whole of a board that is over: whoever sits or watches here. Of an event others
    still have to play it (`seeing.visibility`)."""
    board = now.boards.get(n)
    if board is None or here.viewer is None:
        return False
    return here.directs or board.table.is_over or n < now.table.laid


def may_learn(now: TableNow, here: Standing, n: int) -> bool:
    """Whether what went wrong unnoticed may be told: in a lesson when the board is over, else when no side can do
    anything about it any more."""
    board = now.boards[n]
    if here.directs or now.table.kind is TableKind.LESSON:
        return board.table.is_over or here.directs
    return n < now.table.laid and len(set(board.table.called_next)) == 2
