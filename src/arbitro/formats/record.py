"""What a file tells of one board, whatever its format: the value that readers give and writers take."""

from msgspec import Struct

from arbitro.book.problem import Problem
from arbitro.bridge.auction import Auction
from arbitro.bridge.board import Board
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import Seat, Vulnerability

LONGEST_EXPLANATION = 2000  # characters


class RecordedCall(Struct, frozen=True, omit_defaults=True, gc=False):
    """A call with what was said about it."""

    call: Call
    alerted: bool = False
    explanation: str = ""


class BoardRecord(Struct, frozen=True, gc=False):
    """One board as played, or as far as the file tells. What is not told is None or empty."""

    number: int | None = None
    deal: Deal = Deal()
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    players: tuple[str, str, str, str] = ("", "", "", "")  # North, East, South, West
    calls: tuple[RecordedCall, ...] = ()
    contract: Contract | None = None
    cards: tuple[Card, ...] = ()  # in the order of play
    result: Result | None = None
    claimed: bool = False  # whether the play ended by an agreed claim
    event: str = ""
    site: str = ""
    date: str = ""
    room: str = ""  # "Open", "Closed" or empty
    scoring: str = ""
    home: str = ""  # of two teams the one that sits North-South in the open room
    visitors: str = ""

    @property
    def board(self) -> Board:
        """Number, marks and cards; a board without a number counts as board 1 with its own marks."""
        return Board(self.number or 1, self.deal, self.dealer, self.vulnerability)

    @property
    def auction(self) -> Auction | None:
        """The calls as a legal auction, as far as they go; None if the file has none."""
        return Auction.of(self.board.dealer, (c.call for c in self.calls)) if self.calls else None

    def player(self, seat: Seat) -> str:
        return self.players[seat.index]


class Rejected(Struct, frozen=True):
    """A board that could not be accepted, with everything that is wrong with it; and what of it is sound."""

    problems: tuple[Problem, ...]
    sound: BoardRecord | None = None
