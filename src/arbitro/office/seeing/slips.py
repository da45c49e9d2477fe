"""Slips and travellers at the scorer's desk: what every table has on its boards, and what is missing."""

from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from arbitro.bridge.seats import Side
from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import AtTable, Phase
from arbitro.office.room.boards import board_key
from arbitro.office.room.leads import lead_at
from arbitro.office.room.plays import BoardAt, is_open, keys, plays
from arbitro.office.room.sitting import contestants_at
from arbitro.office.room.tables import decided_scores, is_decided, result_at
from arbitro.office.seeing.guides import numbers_in
from arbitro.office.seeing.view import Named, View
from arbitro.office.seeing.visibility import TheDeal, TheResult

State = Literal["to_come", "missing", "waiting", "disputed", "entered", "none", "hidden"]
"""`to_come`: its round has not begun. `waiting`: for the opponents. `disputed`: with the director. `none`: nothing is
expected, for somebody has left. `hidden`: from a scorer who has still to play the board."""

GAPS = frozenset({"missing", "waiting", "disputed"})


class AtSlip(Struct, frozen=True):
    """A contestant, and its number in the movement where there is one."""

    who: Named
    number: int | None = None


class Slip(Struct, frozen=True, kw_only=True):
    """A board at a table. `recorded`: entered, or what waits; `written`: a score that contradicts it; `ruled`: what a
    director has decided, and only a director changes."""

    at: Spot
    board: int
    ns: tuple[AtSlip, ...]
    ew: tuple[AtSlip, ...]
    state: State
    recorded: Recorded | None = None
    lead: str = ""
    written: int | None = None
    ruled: bool = False


class Gap(Struct, frozen=True):
    """A result that a round which has begun still owes."""

    at: Spot
    board: int
    state: State


class Batch(Struct, frozen=True, kw_only=True):
    """How far a round of a section, or a board, has come. `round` of a board: where rounds have boards of their own."""

    section: str = ""
    round: int = 0
    board: int = 0
    results: int
    missing: int
    to_come: int


class Slips(Struct, frozen=True, kw_only=True):
    """The lines asked for, and a session as a whole."""

    lines: tuple[Slip, ...]
    rounds: tuple[Batch, ...]
    boards: tuple[Batch, ...]
    gaps: tuple[Gap, ...]


def slips(view: View, phase: str = "", session: int = 1, *, round: int = 0, board: int = 0) -> Slips:
    """Of a session; lines of a round, table by table, or of a board, in the order in which it is played."""
    of = view.phase(phase)
    by_board = {key: plays(view.contest, of, key) for key in keys(view.contest, of, session)}
    every = sorted((play for where in by_board.values() for play in where), key=_order)
    states = {play: _state(view, of, play) for play in every}
    rounds = dict.fromkeys((play.at.section, play.at.round) for play in every)
    asked = (
        play for play in every if play.at.round == (round or play.at.round) and play.board == (board or play.board)
    )
    numbers, decided = numbers_in(of, session), decided_scores(view.event)
    return Slips(
        lines=tuple(_slip(view, play, states[play], numbers, decided) for play in asked) if round or board else (),
        rounds=tuple(
            _batch((state for play, state in states.items() if (play.at.section, play.at.round) == place), *place)
            for place in rounds
        ),
        boards=tuple(
            _batch((states[play] for play in where), "", key.round, key.board) for key, where in by_board.items()
        ),
        gaps=tuple(Gap(play.spot, play.board, state) for play, state in states.items() if state in GAPS),
    )


def _order(play: BoardAt) -> tuple[int, AtTable, bool, int]:
    """Round by round, table by table, the open room before the closed one."""
    return play.at.round, play.at, play.spot.room == "closed", play.board


def _batch(states: Iterable[State], section: str, round: int, board: int = 0) -> Batch:
    known = list(states)
    return Batch(
        section=section,
        round=round,
        board=board,
        results=known.count("entered") + known.count("hidden"),
        missing=sum(state in GAPS for state in known),
        to_come=known.count("to_come"),
    )


def _state(view: View, phase: Phase, play: BoardAt) -> State:
    is_entered = (play.board, play.spot.room) in phase.results.get(play.at, {})
    if is_entered:
        return "entered" if view.sees(TheResult(play.spot, play.board)) else "hidden"
    if not is_open(view.contest, phase, play):
        return "none"
    if phase.last_begun.get(play.at.strand, 0) < play.at.round:
        return "to_come"
    waiting = view.event.waiting.get((play.spot, play.board))
    if waiting is None:
        return "missing"
    return "disputed" if waiting.disputed else "waiting"


def _slip(
    view: View,
    play: BoardAt,
    state: State,
    numbers: dict[str, int],
    decided: Mapping[tuple[Spot, int], Recorded | None],
) -> Slip:
    def sitting(side: Side) -> tuple[AtSlip, ...]:
        return tuple(AtSlip(view.named(who), numbers.get(who)) for who in contestants_at(view.event, play.spot, side))

    slip = Slip(at=play.spot, board=play.board, ns=sitting(Side.NS), ew=sitting(Side.EW), state=state)
    if state not in GAPS | {"entered"} or not view.sees(TheResult(play.spot, play.board)):
        return slip
    key = (play.spot, play.board)
    waiting, held = view.event.waiting.get(key), result_at(view.event, *key)
    return replace(
        slip,
        recorded=waiting.proposed.recorded if waiting else held,
        lead=lead_at(view.event, *key, sees_deal=view.sees(TheDeal(board_key(view.contest, *key)))),
        written=waiting.proposed.written if waiting else None,
        ruled=is_decided(held, decided.get(key)),
    )
