"""What a live table tells its event: results, calls for the director and their end. Facts, decided on the event as it
is; what it has already is not recorded again."""

from collections.abc import Iterator
from datetime import datetime

from arbitro.contest.facts.correction import Change
from arbitro.contest.facts.event import ResultCorrected, ResultEntered
from arbitro.contest.facts.outcome import Recorded
from arbitro.laws.shared.adjustment import entered
from arbitro.office.command import Facts
from arbitro.office.fact import AnyFact, BoardBegun, CallClosed, DirectorCalled, TableRecorded
from arbitro.office.live.finished import Cited, is_open
from arbitro.office.live.state import LiveBoard, TableNow
from arbitro.office.live.tempo import tempo
from arbitro.office.room.period import too_late
from arbitro.office.room.sitting import contestants_at, where_of
from arbitro.office.room.tables import result_at
from arbitro.office.state import Event
from arbitro.scoring.outcome import Artificial
from arbitro.table.event import AttentionCalled, DirectorSummoned, Objected

SUMMONS = (DirectorSummoned, AttentionCalled, Objected)


def outcome(now: TableNow, n: int) -> Recorded | None:
    """What a board came to; nothing as long as it is played, or something is to be decided."""
    board = now.boards[n]
    if (stopped := now.table.stopped.get(n)) is not None:
        return Recorded(ns=Artificial(stopped.ns), ew=Artificial(stopped.ew))
    if not board.table.is_over or is_open(board):
        return None
    if (adjusted := entered(board.table.score_effects)) is not None:
        return Recorded(ns=adjusted.ns, ew=adjusted.ew)
    return Recorded(result=str(board.table.result)) if board.table.result else None


def played(now: TableNow, n: int, recorded: Recorded, cited: Cited) -> TableRecorded:
    board, of = now.boards[n], now.table.opened.of
    assert of is not None
    used = tempo(board)
    return TableRecorded(
        at=of.at,
        board=board.placed.number,
        recorded=recorded,
        table=now.table.opened.id,
        n=n,
        version=cited.version,
        hash=cited.hash,
        lead=_lead(board),
        seconds_ns=round(used.seconds_ns),
        seconds_ew=round(used.seconds_ew),
    )


def _lead(board: LiveBoard) -> str:
    """The opening lead, as it stands."""
    tricks = board.table.tricks
    first = tricks[0].cards if tricks else board.table.trick
    return first[0].card.value if first else ""


def recording(event: Event, told: TableRecorded, now: datetime) -> Facts:
    """The result, once; again if a ruling at the table has changed it, as long as the event has what the table told.
    What somebody has entered or decided in the event stands."""
    at, board = told.at, told.board
    before, held = event.live.get((at, board)), result_at(event, at, board)
    if before is None:
        changes = held is None
    else:
        changes = told.version > before.version and told.recorded != before.recorded and held == before.recorded
    kind: Change = "adjusted_score" if before or told.recorded.is_adjusted else "result"
    if not changes or list(too_late(event, kind, at.phase, at.session, now, where_of(at, board))):
        return ()
    if held is None:
        return told, ResultEntered(at=at, board=board, recorded=told.recorded)
    return told, ResultCorrected(at=at, board=board, recorded=told.recorded, reason="ruling")


def beginning(event: Event, now: TableNow) -> Facts:
    """The board that lies there is in progress: nobody at the table looks at other results (N16.1)."""
    of, board = now.table.opened.of, now.board
    if of is None or board is None or now.is_done(board.n):
        return ()
    number = board.placed.number
    if event.pace_at(of.at).begun == number or result_at(event, of.at, number) is not None:
        return ()
    return (BoardBegun(at=of.at, board=number),)


def calling(event: Event, now: TableNow) -> Facts:
    """Calls at the table that the desk does not have, and the end of those that were dealt with there."""
    return tuple(fact for n in sorted(now.boards) for fact in _calls(event, now, now.boards[n]))


def _calls(event: Event, now: TableNow, board: LiveBoard) -> Iterator[AnyFact]:
    of = now.table.opened.of
    assert of is not None
    at, number = of.at, board.placed.number
    own = {id: call for id, call in event.calls.items() if (call.called.at, call.called.board) == (at, number)}
    if not board.table.halted:
        yield from (CallClosed(call=id) for id, call in own.items() if call.called.log and not call.closed)
        return
    log, summons = _summons(board)
    if any(call.called.log == log or (call.called.log and not call.closed) for call in own.values()):
        return
    seat = getattr(summons, "by", None) or getattr(summons, "seat", None)
    by = contestants_at(event, at, seat.side) if seat else ()
    wrong = (board.table.irregularities[fault].kind.value for fault in board.table.noticed)
    yield DirectorCalled(
        call=max(event.calls, default=0) + 1,
        at=at,
        board=number,
        by=by[0] if len(by) == 1 else by[seat.side.seats.index(seat)] if by and seat else "",
        about=getattr(summons, "why", ""),
        log=log,
        noticed=tuple(dict.fromkeys(wrong)),
    )


def _summons(board: LiveBoard) -> tuple[int, object]:
    """The last event for which the table waits for the director, and its number in the log."""
    summons = ((log, event) for log, event in enumerate(board.events, 1) if isinstance(event, SUMMONS))
    return max(summons, key=lambda each: each[0], default=(board.version, None))
