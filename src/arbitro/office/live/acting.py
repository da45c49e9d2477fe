"""Whether an act may be, by whoever sends it, and as which event it is written down."""

from typing import Literal, get_args

from msgspec import Struct

from arbitro.book.problem import ProblemsFound, refuse
from arbitro.bridge.seats import SEAT_BY_TEXT, Seat
from arbitro.laws.case.effect import HandsCorrected
from arbitro.laws.case.request import weighed
from arbitro.laws.case.rule import Ruled
from arbitro.laws.case.ruling import Fact
from arbitro.office.live.act import AnyAct, GiveRuling
from arbitro.office.live.powers import LATER, SPEAKING, Standing, as_meant, authority_of
from arbitro.office.live.seeing import position
from arbitro.office.live.state import LiveBoard, TableNow
from arbitro.table import event as at
from arbitro.table.checking import problems
from arbitro.table.event import AnyEvent, DirectorRuled
from arbitro.table.ruling import decision
from arbitro.table.state import Table

MOST_EVENTS = 2000  # of a board
Phrase = Literal["hello", "thank_you", "sorry", "well_played", "please_wait", "goodbye"]
PHRASES: tuple[str, ...] = get_args(Phrase)


class Step(Struct, frozen=True):
    """An event for the log of a board, and on what authority."""

    n: int
    event: AnyEvent
    authority: str


def acted(now: TableNow, act: AnyAct, here: Standing, seen: str, n: int, evidence: tuple[Fact, ...] = ()) -> Step:
    """The event that an act comes to; refused with every reason. `seen`: the position that it was meant for."""
    if now.table.is_closed:
        raise refuse("table-closed")
    if not here.person:
        raise refuse("live-name-needed")
    board = now.the_board(n)
    act = as_meant(board.table, act)
    authority = authority_of(here, board.table, act)
    if now.table.is_paused and not here.directs and not isinstance(act, at.Talked):
        raise refuse("table-paused")
    if board.n != now.table.laid and not isinstance(act, LATER):
        raise refuse("board-gone", found=board.n, expected=now.table.laid)
    if board.n in now.table.stopped and not isinstance(act, at.Talked):
        raise refuse("board-stopped", found=board.n)
    if board.version >= MOST_EVENTS:
        raise refuse("log-full", found=MOST_EVENTS)
    _check_position(board, act, here, authority, seen)
    if isinstance(act, at.Talked):
        _check_talk(board.table, act)
    event = given(board, act, evidence) if isinstance(act, GiveRuling) else act
    if refused := problems(board.table, event):
        raise ProblemsFound(refused)
    if now.is_gone(board, event):
        raise refuse("board-gone", found=board.n, expected=now.table.laid)
    return Step(board.n, event, authority)


def _check_position(board: LiveBoard, act: AnyAct, here: Standing, authority: str, seen: str) -> None:
    """A call or card is for what the player saw: if something has happened meanwhile, he is shown it first."""
    if isinstance(act, SPEAKING):
        return
    viewer = SEAT_BY_TEXT.get(authority) if not here.teaches else None
    looks = viewer or here.viewer
    if looks is None or position(board, looks) != seen:
        raise refuse("table-changed", found=seen)


def _check_talk(table: Table, act: at.Talked) -> None:
    """To whom somebody may speak; a ready phrase, or words."""
    to = {"table", "director", "screenmate"} if table.setting.screens else {"table", "director"}
    if act.seat is None:
        to = {"table", *(seat.value for seat in Seat)}
    if act.to not in to:
        raise refuse("talk-to-nobody", found=act.to, expected=" ".join(sorted(to)))
    if bool(act.phrase) is bool(act.text.strip()) or (act.phrase and act.phrase not in PHRASES):
        raise refuse("talk-empty", found=act.phrase, expected=" ".join(PHRASES))


def given(board: LiveBoard, act: GiveRuling, evidence: tuple[Fact, ...] = ()) -> DirectorRuled:
    """The ruling to which the log and the answers lead; refused while a question is open, or there is nothing."""
    pending = board.pending
    if pending is None:
        raise refuse("no-ruling-due")
    if not isinstance(pending.outcome, Ruled):
        raise refuse("question-open", found=pending.outcome.identity if pending.outcome else "")
    outcome = weighed(pending.outcome, evidence)
    assert isinstance(outcome, Ruled)
    ruling = decision(outcome, pending.matter)
    corrects = any(isinstance(effect, HandsCorrected) for effect in ruling.ruling.effects)
    if not corrects:
        return ruling
    return DirectorRuled(ruling.ruling, ruling.irregularity, ruling.also, act.hands)
