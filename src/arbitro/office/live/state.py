"""A live table after its facts: the table itself, and every board that was laid on it."""

from collections.abc import Mapping
from datetime import datetime
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import ProblemsFound, refuse
from arbitro.bridge.seats import SEATS, Seat
from arbitro.laws.case.rule import Ruled
from arbitro.laws.case.ruling import QuestionPut
from arbitro.office.live.fact import (
    AnyTableFact,
    BoardLaid,
    BoardsGiven,
    BoardSource,
    BoardStopped,
    Closed,
    Commented,
    HandsShown,
    Helper,
    HelperAppointed,
    HelperDismissed,
    Paused,
    Resumed,
    RoundEnded,
    SeatLeft,
    SeatTaken,
    SettingsChanged,
    TableKind,
    TableOpened,
    TableSettings,
    WatchBegun,
    WatchEnded,
)
from arbitro.table.event import AnyEvent, BoardPlaced
from arbitro.table.fold import after, begin, fold, following
from arbitro.table.irregularity import Kind
from arbitro.table.ruling import Asked, Matter, matter, put_to, rule
from arbitro.table.state import BoardPhase, Table
from arbitro.table.view import Sight, TableView, Viewer

IN_PLAY = (BoardPhase.AUCTION, BoardPhase.OPENING_LEAD, BoardPhase.PLAY)


class Sitter(Struct, frozen=True):
    """Who holds a seat."""

    person: str
    robot: bool = False


class LiveTable(Struct, frozen=True):
    """The table itself. `saw`: whose cards of the board that lies there somebody has seen."""

    version: int
    opened: TableOpened
    settings: TableSettings
    source: BoardSource
    begun: datetime
    sourced: int = 0  # boards that have come from this source
    seats: Mapping[Seat, Sitter] = {}
    helpers: Mapping[str, frozenset[Helper]] = {}
    watchers: Mapping[str, Seat] = {}
    saw: Mapping[str, frozenset[Seat]] = {}
    comments: tuple[Commented, ...] = ()  # on the board that lies there
    shown: tuple[Seat, ...] = ()  # hands of it that a teacher lets everybody see
    laid: int = 0
    stopped: Mapping[int, BoardStopped] = {}
    round_over: bool = False
    is_paused: bool = False
    is_closed: bool = False

    @property
    def kind(self) -> TableKind:
        return self.opened.kind

    def holds(self, person: str) -> tuple[Seat, ...]:
        return tuple(seat for seat in SEATS if seat in self.seats and self.seats[seat].person == person)

    def helps(self, person: str, role: Helper) -> bool:
        return role in self.helpers.get(person, ())


def table_after(table: LiveTable | None, version: int, time: datetime, fact: AnyTableFact) -> LiveTable:
    """The table after one more fact; nothing that was recorded is refused."""
    if isinstance(fact, TableOpened):
        return LiveTable(version, fact, fact.settings, fact.boards, time)
    if table is None:
        raise refuse("live-table-unknown")
    table = replace(table, version=version)
    match fact:
        case SeatTaken():
            seats = {**table.seats, fact.seat: Sitter(fact.person, fact.robot)}
            return _saw(replace(table, seats=seats), fact.person, fact.seat)
        case SeatLeft():
            return replace(table, seats={seat: who for seat, who in table.seats.items() if seat is not fact.seat})
        case HelperAppointed():
            roles = table.helpers.get(fact.person, frozenset()) | {fact.role}
            return replace(table, helpers={**table.helpers, fact.person: roles})
        case HelperDismissed():
            roles = table.helpers.get(fact.person, frozenset()) - {fact.role}
            return replace(table, helpers={**table.helpers, fact.person: roles})
        case WatchBegun():
            watchers = {**table.watchers, fact.person: fact.seat}
            return _saw(replace(table, watchers=watchers), fact.person, fact.seat)
        case WatchEnded():
            return replace(table, watchers={who: at for who, at in table.watchers.items() if who != fact.person})
        case Commented():
            return replace(table, comments=(*table.comments, fact)) if fact.n == table.laid else table
        case SettingsChanged():
            return replace(table, settings=fact.settings)
        case BoardsGiven():
            return replace(table, source=fact.boards, sourced=0)
        case BoardLaid():
            table = replace(table, laid=fact.n, sourced=table.sourced + 1, saw={}, comments=(), shown=())
            here = [(who.person, seat) for seat, who in table.seats.items()] + list(table.watchers.items())
            for person, seat in here:
                table = _saw(table, person, seat)
            return table
        case BoardStopped():
            return replace(table, stopped={**table.stopped, fact.n: fact})
        case RoundEnded():
            return replace(table, round_over=not fact.resumed)
        case Paused() | Resumed():
            return replace(table, is_paused=isinstance(fact, Paused))
        case HandsShown():
            return replace(table, shown=fact.seats)
        case Closed():
            return replace(table, is_closed=True)


def _saw(table: LiveTable, person: str, seat: Seat) -> LiveTable:
    return replace(table, saw={**table.saw, person: table.saw.get(person, frozenset()) | {seat}})


class Act(Struct, frozen=True):
    """When an event happened, by whom, and as what."""

    time: datetime
    person: str
    authority: str


class Pending(Struct, frozen=True):
    """What has to be dealt with, and the question or the ruling that comes of it; neither, if the law finds none in
    what it was told: then it is for a person."""

    matter: Matter
    outcome: QuestionPut | Ruled | None


class LiveBoard(Struct, frozen=True, dict=True):
    """A board with its log. Its version is the number of its events."""

    n: int
    events: tuple[AnyEvent, ...]
    acts: tuple[Act, ...]
    table: Table

    @property
    def version(self) -> int:
        return len(self.events)

    def then(self, act: Act, event: AnyEvent) -> "LiveBoard":
        table = following(self.events, self.table, event)
        return LiveBoard(self.n, (*self.events, event), (*self.acts, act), table)

    def before(self, time: datetime) -> Table | None:
        """The table as it was then; nothing if the board was not there yet."""
        count = sum(act.time <= time for act in self.acts)
        return self.table if count == self.version else fold(self.events[:count]) if count else None

    @cached_property
    def pending(self) -> Pending | None:
        """What the director has before him, and what the law says or asks; looked up once."""
        what = matter(self.table)
        if what is None:
            return None
        try:
            return Pending(what, rule(self.table, what))
        except ProblemsFound:
            return Pending(what, None)

    @property
    def is_hard(self) -> bool:
        """Whether that may take seconds, and nobody has looked it up yet: lines of a claim are searched (70)."""
        wrong = (self.table.irregularities[number] for number in self.table.noticed)
        return "pending" not in self.__dict__ and any(fault.kind is Kind.CLAIM_CONTESTED for fault in wrong)

    @property
    def asked(self) -> Asked | None:
        """The question that has to be answered next, and by whom."""
        pending = self.pending
        if pending is None or not isinstance(pending.outcome, QuestionPut):
            return None
        return Asked(pending.outcome, put_to(self.table, pending.matter, pending.outcome))

    def seen_by(self, viewer: Viewer) -> TableView:
        """The table through one pair of eyes, looked at once."""
        if viewer not in self._views:
            self._views[viewer] = self._sight.of(viewer)
        return self._views[viewer]

    @cached_property
    def _sight(self) -> Sight:
        return Sight(self.table, self.asked)

    @cached_property
    def _views(self) -> dict[Viewer, TableView]:
        return {}

    @cached_property
    def positions(self) -> dict[Viewer, str]:
        """What stands for it as somebody sees it, as far as it was looked up."""
        return {}

    @cached_property
    def placed(self) -> BoardPlaced:
        first = self.events[0]
        assert isinstance(first, BoardPlaced)
        return first


def board_begun(n: int, act: Act, event: BoardPlaced) -> LiveBoard:
    return LiveBoard(n, (event,), (act,), begin(event))


class TableNow(Struct, frozen=True):
    """Everything of a live table."""

    table: LiveTable
    boards: Mapping[int, LiveBoard] = {}

    @property
    def board(self) -> LiveBoard | None:
        """The one that lies on the table."""
        return self.boards.get(self.table.laid)

    def is_done(self, n: int) -> bool:
        """Whether nobody plays a board any more: it is over, or was stopped."""
        return n in self.table.stopped or (n in self.boards and self.boards[n].table.is_over)

    def the_board(self, n: int) -> LiveBoard:
        """One of its boards, or the one that lies there; refused if there is none."""
        board = self.boards.get(n or self.table.laid)
        if board is None:
            raise refuse("live-table-unknown", found=n) if n else refuse("no-board-yet")
        return board

    def is_gone(self, board: LiveBoard, event: AnyEvent) -> bool:
        """Whether a board that has left the table would have to be played on: somebody decides that later (84, 85)."""
        left = board.n != self.table.laid and board.table.is_over
        return left and after(board.table, event).phase in IN_PLAY

    def with_board(self, board: LiveBoard) -> "TableNow":
        return replace(self, boards={**self.boards, board.n: board})
