"""What is asked of a live table besides acts at its board, who may ask it, and what is recorded of it."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from arbitro.book.problem import ProblemsFound, refuse
from arbitro.book.writing import FileText, is_name
from arbitro.bridge.seats import SEATS, Seat
from arbitro.office.command import Moment
from arbitro.office.live.boards import LONGEST_NAME, read_source
from arbitro.office.live.fact import (
    AnyTableFact,
    BoardsGiven,
    BoardSource,
    BoardStopped,
    Closed,
    Commented,
    HandsShown,
    Helper,
    HelperAppointed,
    HelperDismissed,
    OfEvent,
    Paused,
    Resumed,
    SeatLeft,
    SeatTaken,
    SettingsChanged,
    TableKind,
    TableOpened,
    TableSettings,
    WatchBegun,
    WatchEnded,
    Watching,
)
from arbitro.office.live.powers import Standing
from arbitro.office.live.state import LiveTable, TableNow
from arbitro.regulations import load
from arbitro.scoring.outcome import Average
from arbitro.table.view import Onlooker

LONGEST_COMMENT = 200
MOST_COMMENTS = 200  # on one board
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]


class TableCommand(Struct, frozen=True, tag_field="command", omit_defaults=True, forbid_unknown_fields=True):
    """The base of all commands; not one itself."""


class Boards(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where boards come from: dealt by the house, dealt under a constraint (`S: 15-17 balanced`), or a file."""

    source: Literal["dealt", "constraint", "file"] = "dealt"
    constraint: str = ""
    format: Literal["pbn", "lin"] = "pbn"
    text: FileText = ""


class OpenTable(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A new table; `seat`: where whoever opens it sits down at once."""

    kind: Literal["casual", "lesson"] = "casual"
    name: Name = ""
    settings: TableSettings = TableSettings()
    boards: Boards = Boards()
    seat: Seat | None = None


class TakeSeat(TableCommand, frozen=True, kw_only=True, tag="take_seat"):
    seat: Seat


class LeaveSeat(TableCommand, frozen=True, kw_only=True, tag="leave_seat"):
    seat: Seat


class SeatPerson(TableCommand, frozen=True, kw_only=True, tag="seat"):
    """The opener seats somebody else."""

    seat: Seat
    person: str
    robot: bool = False


class Unseat(TableCommand, frozen=True, kw_only=True, tag="unseat"):
    seat: Seat


class Watch(TableCommand, frozen=True, kw_only=True, tag="watch"):
    """To sit behind a player; nowhere: what lies open."""

    seat: Seat | None = None


class Comment(TableCommand, frozen=True, kw_only=True, tag="comment"):
    """A commentator's words on the board that lies there, for those who watch and for nobody who plays."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_COMMENT)]


class AppointHelper(TableCommand, frozen=True, kw_only=True, tag="appoint"):
    person: str
    role: Helper


class DismissHelper(TableCommand, frozen=True, kw_only=True, tag="dismiss"):
    person: str
    role: Helper


class ChangeSettings(TableCommand, frozen=True, kw_only=True, tag="change_settings"):
    """From the next board on, but for who watches, how boards follow each other, and who directs."""

    settings: TableSettings


class GiveBoards(TableCommand, frozen=True, kw_only=True, tag="give_boards"):
    boards: Boards


class LayBoard(TableCommand, frozen=True, kw_only=True, tag="lay_board"):
    """The next board, also if the last one is not over: a lesson's teacher or a director may."""


class StopBoard(TableCommand, frozen=True, kw_only=True, tag="stop_board"):
    """The board that lies there cannot be finished; what each side gets, by its part in that (12C2)."""

    ns: Average
    ew: Average


class PauseTable(TableCommand, frozen=True, kw_only=True, tag="pause"):
    pass


class ResumeTable(TableCommand, frozen=True, kw_only=True, tag="resume"):
    pass


class ShowHands(TableCommand, frozen=True, kw_only=True, tag="show_hands"):
    """In a lesson: everybody sees these hands, and no others besides those that he sees anyway."""

    seats: tuple[Seat, ...] = ()


class CloseTable(TableCommand, frozen=True, kw_only=True, tag="close"):
    pass


AnyTableCommand = (
    TakeSeat
    | LeaveSeat
    | SeatPerson
    | Unseat
    | Watch
    | Comment
    | AppointHelper
    | DismissHelper
    | ChangeSettings
    | GiveBoards
    | LayBoard
    | StopBoard
    | PauseTable
    | ResumeTable
    | ShowHands
    | CloseTable
)

BY_EVENT = (LeaveSeat, SeatPerson, Unseat, GiveBoards, LayBoard, CloseTable)
"""What the event itself decides at its tables: who sits there, which boards lie there, and how long."""

Facts = tuple[AnyTableFact, ...]


def read(boards: Boards) -> BoardSource:
    return read_source(boards.source, boards.constraint, boards.format, boards.text)


def opened(
    id: str,
    command: OpenTable,
    person: str,
    moment: Moment,
    of: OfEvent | None = None,
    seats: Mapping[Seat, str] = {},
    boards: BoardSource | None = None,
) -> Facts:
    """A table, with who sits down at once; of an event, with its boards and the seats as its movement has them."""
    if command.name and not is_name(command.name):
        raise refuse("name-unreadable", found=ascii(command.name))
    load(command.settings.regulations)
    made = TableOpened(
        id=id,
        kind=TableKind.EVENT if of else TableKind(command.kind),
        by=person,
        name=command.name,
        settings=command.settings,
        secret=moment.fresh,
        boards=boards or read(command.boards),
        of=of,
    )
    sits = {**seats, **({command.seat: person} if command.seat else {})}
    return (made, *(SeatTaken(seat=seat, person=who) for seat, who in sits.items()))


def commanded(now: TableNow, command: AnyTableCommand, here: Standing) -> Facts:
    """What a command comes to; refused with its reason. `LayBoard` is the house's to carry out (`directing`)."""
    table = now.table
    if table.is_closed:
        raise refuse("table-closed")
    if not here.person:
        raise refuse("live-name-needed")
    decide, may = COMMANDS[type(command)]
    if not may(here):
        raise refuse("not-for-you", found=str(type(command).__struct_config__.tag))
    if table.kind is TableKind.EVENT and isinstance(command, BY_EVENT):
        raise refuse("event-decides", found=str(type(command).__struct_config__.tag))
    if isinstance(command, StopBoard) and now.is_done(table.laid):
        raise refuse("board-ended", found=table.laid)
    if isinstance(command, LayBoard) and now.board and not now.board.table.is_over and not here.directs:
        raise refuse("board-not-over", found=table.laid)
    return decide(table, command, here)


def _take(table: LiveTable, command: TakeSeat, here: Standing) -> Facts:
    if table.kind is TableKind.EVENT and command.seat not in here.sits:
        raise refuse("not-your-seat", found=command.seat.value)
    return _seated(table, command.seat, here.person, robot=False)


def _seat(table: LiveTable, command: SeatPerson, here: Standing) -> Facts:
    del here
    return _seated(table, command.seat, command.person, robot=command.robot)


def _seated(table: LiveTable, seat: Seat, person: str, *, robot: bool) -> Facts:
    """A free seat, for somebody who has seen no other cards of this board; one each, but in a lesson. Once it
    is commented on, whoever watches may have heard of all cards: then only for who has sat there."""
    if (sitter := table.seats.get(seat)) is not None:
        if sitter.person == person:
            raise refuse("seat-yours", found=seat.value)
        raise refuse("seat-taken", found=seat.value)
    lesson = table.kind is TableKind.LESSON
    if not lesson and (held := table.holds(person)):
        raise refuse("seat-elsewhere", found=held[0].value)
    saw = table.saw.get(person, frozenset())
    if not lesson and (saw - {seat} or table.helpers.get(person) or (table.comments and seat not in saw)):
        raise refuse("seat-seen", found=seat.value)
    out = (WatchEnded(person=person),) if person in table.watchers else ()
    return *out, SeatTaken(seat=seat, person=person, robot=robot)


def _leave(table: LiveTable, command: LeaveSeat, here: Standing) -> Facts:
    del table
    if command.seat not in here.seats:
        raise refuse("not-your-seat", found=command.seat.value)
    return (SeatLeft(seat=command.seat),)


def _unseat(table: LiveTable, command: Unseat, here: Standing) -> Facts:
    del here
    if command.seat not in table.seats:
        raise refuse("seat-free", found=command.seat.value)
    return (SeatLeft(seat=command.seat),)


def _watch(table: LiveTable, command: Watch, here: Standing) -> Facts:
    """Behind a player only where the table allows it, and by nobody who plays here."""
    if command.seat is None:
        return (WatchEnded(person=here.person),)
    if here.seats:
        raise refuse("seat-elsewhere", found=here.seats[0].value)
    if table.settings.kibitzers is not Watching.ONE_HAND:
        raise refuse("not-for-you", found="watch")
    return (WatchBegun(person=here.person, seat=command.seat),)


def _comment(table: LiveTable, command: Comment, here: Standing) -> Facts:
    if not table.laid:
        raise refuse("no-board-yet")
    if len(table.comments) >= MOST_COMMENTS:
        raise refuse("log-full", found=MOST_COMMENTS)
    if not command.text.strip():
        raise refuse("comment-empty")
    return (Commented(n=table.laid, person=here.person, text=command.text.strip()),)


def _appoint(table: LiveTable, command: AppointHelper, here: Standing) -> Facts:
    del here
    if table.holds(command.person):
        raise refuse("seat-elsewhere", found=table.holds(command.person)[0].value)
    return (HelperAppointed(person=command.person, role=command.role),)


def _dismiss(table: LiveTable, command: DismissHelper, here: Standing) -> Facts:
    del table, here
    return (HelperDismissed(person=command.person, role=command.role),)


def _settings(table: LiveTable, command: ChangeSettings, here: Standing) -> Facts:
    del table, here
    load(command.settings.regulations)
    return (SettingsChanged(settings=command.settings),)


def _boards(table: LiveTable, command: GiveBoards, here: Standing) -> Facts:
    del table, here
    return (BoardsGiven(boards=read(command.boards)),)


def _lay(table: LiveTable, command: LayBoard, here: Standing) -> Facts:
    del table, command, here
    return ()


def _stop(table: LiveTable, command: StopBoard, here: Standing) -> Facts:
    del here
    if table.kind is not TableKind.EVENT:
        raise refuse("not-for-you", found="stop_board")
    if not table.laid:
        raise refuse("no-board-yet")
    return (BoardStopped(n=table.laid, ns=command.ns, ew=command.ew),)


def _pause(table: LiveTable, command: PauseTable | ResumeTable, here: Standing) -> Facts:
    del here
    wanted = isinstance(command, PauseTable)
    if table.is_paused is wanted:
        raise refuse("table-paused" if wanted else "table-not-paused")
    return (Paused() if wanted else Resumed(),)


def _show(table: LiveTable, command: ShowHands, here: Standing) -> Facts:
    del here
    seats = tuple(seat for seat in SEATS if seat in command.seats)
    if not table.laid:
        raise refuse("no-board-yet")
    return (HandsShown(seats=seats),) if seats != table.shown else ()


def _close(table: LiveTable, command: CloseTable, here: Standing) -> Facts:
    del table, command, here
    return (Closed(),)


def _anybody(here: Standing) -> bool:
    return bool(here.person)


def _opener(here: Standing) -> bool:
    return here.opens


def _comments(here: Standing) -> bool:
    return here.viewer is Onlooker.COMMENTATOR


def _directs(here: Standing) -> bool:
    return here.directs or here.opens


COMMANDS: Mapping[type[TableCommand], tuple[Callable[[Any, Any, Standing], Facts], Callable[[Standing], bool]]] = {
    TakeSeat: (_take, _anybody),
    LeaveSeat: (_leave, _anybody),
    SeatPerson: (_seat, _opener),
    Unseat: (_unseat, _directs),
    Watch: (_watch, _anybody),
    Comment: (_comment, _comments),
    AppointHelper: (_appoint, _opener),
    DismissHelper: (_dismiss, _opener),
    ChangeSettings: (_settings, _opener),
    GiveBoards: (_boards, _opener),
    LayBoard: (_lay, _directs),
    StopBoard: (_stop, lambda here: here.directs),
    PauseTable: (_pause, lambda here: here.directs),
    ResumeTable: (_pause, lambda here: here.directs),
    ShowHands: (_show, lambda here: here.teaches),
    CloseTable: (_close, _opener),
}


def may_give(now: TableNow, here: Standing) -> tuple[str, ...]:
    """The commands that somebody may give now, by name; which seats are free, the table tells."""
    table, names = now.table, []
    if table.is_closed or not here.person:
        return ()
    for command, (_, may) in COMMANDS.items():
        if may(here) and _makes_sense(table, command, here):
            names.append(str(command.__struct_config__.tag))
    return tuple(names)


def _makes_sense(table: LiveTable, command: type[TableCommand], here: Standing) -> bool:
    lesson, of_event = table.kind is TableKind.LESSON, table.kind is TableKind.EVENT
    if command is TakeSeat:
        free = [seat for seat in Seat if seat not in table.seats and (not of_event or seat in here.sits)]
        return any(not _refused(table, seat, here.person) for seat in free) and (lesson or not here.directs)
    if command is StopBoard:
        return of_event and bool(table.laid)
    if of_event and command in BY_EVENT:
        return False
    if command is LeaveSeat:
        return bool(here.seats)
    if command is Watch:
        return not here.seats and table.settings.kibitzers is Watching.ONE_HAND
    if command in (Comment, ShowHands):
        return bool(table.laid)
    if command in (PauseTable, ResumeTable):
        return table.is_paused is (command is ResumeTable)
    return True


def _refused(table: LiveTable, seat: Seat, person: str) -> bool:
    try:
        _seated(table, seat, person, robot=False)
    except ProblemsFound:
        return True
    return False
