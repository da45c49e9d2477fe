"""Every table as it is now: who sits there, with which board, how far, how late."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Literal

from msgspec import Struct

from arbitro.bridge.seats import Side
from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.state import AtTable, Phase, Strand, spot_of
from arbitro.office.room.clock import clocks, lateness
from arbitro.office.room.online import has_live, live_id
from arbitro.office.room.plays import BoardAt, is_ended, is_open, rooms_at
from arbitro.office.room.sitting import contestants_at
from arbitro.office.seeing.sitters import Sitter, sitters
from arbitro.office.seeing.view import Named, View
from arbitro.office.seeing.visibility import TheCall

State = Literal["to_come", "playing", "between", "to_confirm", "disputed", "finished"]


class TableNow(Struct, frozen=True, kw_only=True):
    """`board`: in progress, or the next. `missing`: without a result; `waiting`: of these, entered and not confirmed.
    `late`: minutes beyond the latest end of the round, None where no time is set. `called`: the director. `live`: the
    id of the live table at which it is played, once the round has begun."""

    at: Spot
    state: State
    ns: tuple[Named, ...]
    ew: tuple[Named, ...]
    sitters: tuple[Sitter, ...]
    boards: tuple[int, ...]
    board: int | None = None
    missing: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    late: Fraction | None = None
    called: bool = False
    live: str = ""


def tables_now(view: View) -> tuple[TableNow, ...]:
    """The tables of the round that is played, or of the next one where none is, in every section."""
    if view.event.contest is None:
        return ()
    called = _called(view)
    return tuple(
        table
        for phase in view.contest.phases.values()
        for strand in strands_of(phase)
        if not is_ended(view.event, phase, strand.session)
        for table in _tables(view, phase, strand, called)
    )


def strands_of(phase: Phase) -> tuple[Strand, ...]:
    """Sections and groups that have tables, in order."""
    return tuple(sorted({Strand(at.session, at.section) for at in phase.tables}))


def round_now(phase: Phase, strand: Strand) -> int:
    """The round that is played, else the next one; the last when all are over."""
    begun = phase.last_begun.get(strand, 0)
    if phase.last_over.get(strand, 0) < begun:
        return begun
    return min(begun + 1, phase.rounds(strand))


def _called(view: View) -> frozenset[Spot]:
    return frozenset(
        call.called.at for number, call in view.event.calls.items() if not call.closed and view.sees(TheCall(number))
    )


def _tables(view: View, phase: Phase, strand: Strand, called: frozenset[Spot]) -> Iterator[TableNow]:
    round = round_now(phase, strand)
    late = _late(view, phase, strand, round)
    for at in sorted(phase.tables):
        if (at.session, at.section, at.round) == (*strand, round):
            for room in rooms_at(view.contest, phase, at):
                yield _table(view, phase, BoardAt(spot_of(phase, at, room), 0), late, called)


def _late(view: View, phase: Phase, strand: Strand, round: int) -> Mapping[int, Fraction]:
    """Minutes of each table beyond the latest end, in a round that has begun."""
    if phase.last_begun.get(strand, 0) < round:
        return {}
    for clock in clocks(view.event):
        if (clock.phase, clock.session, clock.section) == (phase.plan.name, *strand):
            return {table.table: table.late for table in lateness(clock, round, view.now).tables}
    return {}


def _table(view: View, phase: Phase, here: BoardAt, late: Mapping[int, Fraction], called: frozenset[Spot]) -> TableNow:
    spot, at = here.spot, here.at
    boards = phase.boards_at(at)
    missing = tuple(board for board in boards if is_open(view.contest, phase, here._replace(board=board)))
    entered = {board: view.event.waiting.get((here.spot, board)) for board in missing}
    waiting = tuple(board for board, entry in entered.items() if entry is not None)
    begun = view.event.pace_at(spot).begun
    left = [board for board in missing if board not in waiting]
    return TableNow(
        at=spot,
        state=_state(
            view, phase, here, missing, any(entry is not None and entry.disputed for entry in entered.values())
        ),
        ns=view.all_named(contestants_at(view.event, spot, Side.NS)),
        ew=view.all_named(contestants_at(view.event, spot, Side.EW)),
        sitters=sitters(view, spot),
        boards=boards,
        board=begun if begun in missing else next(iter((*waiting, *left)), None),
        missing=missing,
        waiting=waiting,
        late=late.get(at.table),
        called=spot in called,
        live=live_id(view.event.created.id, spot) if _is_live(view, phase, at) else "",
    )


def _is_live(view: View, phase: Phase, at: AtTable) -> bool:
    return at.round <= phase.last_begun.get(at.strand, 0) and has_live(view.event, phase, at)


def _state(view: View, phase: Phase, here: BoardAt, missing: tuple[int, ...], disputed: bool) -> State:
    at: AtTable = here.at
    if phase.last_begun.get(at.strand, 0) < at.round:
        return "to_come"
    if not missing:
        return "finished"
    if disputed:
        return "disputed"
    if any((here.spot, board) in view.event.waiting for board in missing):
        return "to_confirm"
    pace = view.event.pace_at(here.spot)
    return "between" if pace.begun is None and pace.confirmed is not None else "playing"
