"""What is kept of a table itself; what happens to a board on it is in a stream of the board's own (`table.event`)."""

from enum import StrEnum
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from arbitro.bridge.seats import Seat, Vulnerability
from arbitro.contest.facts.event import Spot
from arbitro.scoring.outcome import Average
from arbitro.table.event import Alerts, AnyEvent, Directing, Mode

SCHEMA = 1
PREFIX = "table/"
INDEX = "tables"  # the stream that has every table, for the list of those that are open


class TableKind(StrEnum):
    CASUAL = "casual"
    LESSON = "lesson"
    EVENT = "event"


class Watching(StrEnum):
    """What kibitzers may see (76)."""

    NONE = "none"
    OPEN = "open"  # what lies open
    ONE_HAND = "one_hand"  # the hand of one player with it


class NextBoard(StrEnum):
    AGREED = "agreed"  # when all four are ready
    BY_ITSELF = "by_itself"


class Helper(StrEnum):
    """Whom the opener may appoint."""

    DIRECTOR = "director"
    COMMENTATOR = "commentator"


class TableSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Under which rules a table plays; those of a board are the ones that held when it was laid."""

    mode: Mode = Mode.STRICT
    edition: Literal[1997, 2007, 2017] = 2017
    regulations: str = "wbf"
    screens: bool = False
    alerts: Alerts = Alerts.PARTNER
    directing: Directing = Directing.HOUSE
    kibitzers: Watching = Watching.OPEN
    delay: Annotated[int, Meta(ge=0, le=3600)] = 180  # seconds by which commentators are behind
    next: NextBoard = NextBoard.AGREED
    listed: bool = False


class BoardGiven(Struct, frozen=True, omit_defaults=True):
    """A board that was brought: its number, its cards in PBN, and its marks where they are others (2)."""

    number: int
    deal: str
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None


class BoardSource(Struct, frozen=True, omit_defaults=True):
    """Where the boards come from: the secret of the table, perhaps under a constraint; or those that were brought."""

    constraint: str = ""
    boards: tuple[BoardGiven, ...] = ()


class OfEvent(Struct, frozen=True, omit_defaults=True):
    """The table of an event that this is."""

    event: str
    at: Spot


class TableFact(Struct, frozen=True, kw_only=True, tag_field="fact", omit_defaults=True):
    """The base of what is kept; not one itself."""


class TableOpened(TableFact, frozen=True, kw_only=True, tag="opened"):
    """`secret`: from which the house deals; whoever has it has every hand."""

    id: str
    kind: TableKind
    by: str
    name: str = ""
    settings: TableSettings = TableSettings()
    secret: str
    boards: BoardSource = BoardSource()
    of: OfEvent | None = None


class SeatTaken(TableFact, frozen=True, kw_only=True, tag="seat_taken"):
    seat: Seat
    person: str
    robot: bool = False


class SeatLeft(TableFact, frozen=True, kw_only=True, tag="seat_left"):
    seat: Seat


class HelperAppointed(TableFact, frozen=True, kw_only=True, tag="appointed"):
    person: str
    role: Helper


class HelperDismissed(TableFact, frozen=True, kw_only=True, tag="dismissed"):
    person: str
    role: Helper


class WatchBegun(TableFact, frozen=True, kw_only=True, tag="watched"):
    """Somebody sits behind a player."""

    person: str
    seat: Seat


class WatchEnded(TableFact, frozen=True, kw_only=True, tag="watch_ended"):
    person: str


class Commented(TableFact, frozen=True, kw_only=True, tag="commented"):
    """What a commentator says of the nth board, to those who watch."""

    n: int
    person: str
    text: str


class SettingsChanged(TableFact, frozen=True, kw_only=True, tag="settings_changed"):
    settings: TableSettings


class BoardsGiven(TableFact, frozen=True, kw_only=True, tag="boards_given"):
    boards: BoardSource


class BoardLaid(TableFact, frozen=True, kw_only=True, tag="board_laid"):
    """The nth board lies on the table; its stream begins with it."""

    n: int


class BoardStopped(TableFact, frozen=True, kw_only=True, tag="board_stopped"):
    """The director ends a board that cannot be finished; what each side gets (12C2)."""

    n: int
    ns: Average
    ew: Average


class RoundEnded(TableFact, frozen=True, kw_only=True, tag="round_ended"):
    """The round of the event is over: no further board is laid. `resumed`: it goes on, for that was undone."""

    resumed: bool = False


class Paused(TableFact, frozen=True, kw_only=True, tag="paused"):
    pass


class Resumed(TableFact, frozen=True, kw_only=True, tag="resumed"):
    pass


class HandsShown(TableFact, frozen=True, kw_only=True, tag="hands_shown"):
    """Those that a teacher lets everybody see of the board that lies there."""

    seats: tuple[Seat, ...] = ()


class Closed(TableFact, frozen=True, kw_only=True, tag="closed"):
    pass


AnyTableFact = (
    TableOpened
    | SeatTaken
    | SeatLeft
    | HelperAppointed
    | HelperDismissed
    | WatchBegun
    | WatchEnded
    | Commented
    | SettingsChanged
    | BoardsGiven
    | BoardLaid
    | BoardStopped
    | RoundEnded
    | Paused
    | Resumed
    | HandsShown
    | Closed
)


class TableIndexed(Struct, frozen=True, tag_field="fact", omit_defaults=True, tag="indexed"):
    """A line of the index: a table was opened, by whom, or closed."""

    id: str
    open: bool = True
    by: str = ""


TABLE_FACTS: msgspec.json.Decoder[AnyTableFact] = msgspec.json.Decoder(AnyTableFact)
BOARD_EVENTS: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
INDEX_LINES: msgspec.json.Decoder[TableIndexed] = msgspec.json.Decoder(TableIndexed)


def kind_of(fact: Struct) -> str:
    return str(type(fact).__struct_config__.tag)
