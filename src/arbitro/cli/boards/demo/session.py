"""A small pairs session: four tables, eight boards, a relay-and-share Mitchell, ranked by matchpoints."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from arbitro.bridge.auction import Auction
from arbitro.bridge.board import Board
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card
from arbitro.bridge.commitment import KeyedStream, seeded
from arbitro.bridge.contract import Result
from arbitro.bridge.dealing import random_deal
from arbitro.bridge.play import Play
from arbitro.bridge.score import score
from arbitro.bridge.seats import Seat, Side
from arbitro.cli.boards.demo.bidder import Style, choose_call
from arbitro.cli.boards.demo.player import choose_card
from arbitro.formats.record import BoardRecord, RecordedCall
from arbitro.regulations import load
from arbitro.scoring.event import ScoredSession
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.matchpoints import Matchpoints
from arbitro.scoring.outcome import Played as Outcome
from arbitro.scoring.standings import Standings
from arbitro.scoring.tally import score as score_event

TABLES = ROUNDS = 4
BOARDS_A_ROUND = 2
BOARDS = ROUNDS * BOARDS_A_ROUND
# Where each table finds its boards: tables 1 and 4 share, and between tables 2 and 3 the boards rest for a round.
STATION = (0, 1, 3, 0)


class DemoMeeting(Struct, frozen=True):
    """Two pairs at a table with a board; pairs and boards from 1."""

    ns: int
    ew: int
    board: int


class DemoBoard(Struct, frozen=True):
    """A board as it was bid and played at one table."""

    meeting: DemoMeeting
    board: Board
    calls: tuple[Call, ...]
    cards: tuple[Card, ...]
    result: Result

    @property
    def score_ns(self) -> int:
        return score(self.result, self.board.vulnerability)

    def record(self, names: tuple[str, str, str, str]) -> BoardRecord:
        return BoardRecord(
            number=self.board.number,
            deal=self.board.deal,
            dealer=self.board.dealer,
            vulnerability=self.board.vulnerability,
            players=names,
            calls=tuple(map(RecordedCall, self.calls)),
            contract=self.result.contract,
            cards=self.cards,
            result=self.result,
        )


def meetings() -> Iterator[DemoMeeting]:
    """North-South sit still, East-West move up a table after each round, the boards move down."""
    for turn in range(ROUNDS):
        for table in range(TABLES):
            ew = (table - turn) % TABLES
            lot = (STATION[table] + turn) % ROUNDS
            for board in range(BOARDS_A_ROUND):
                yield DemoMeeting(table + 1, ew + 1, lot * BOARDS_A_ROUND + board + 1)


def play_session(seed: str) -> tuple[DemoBoard, ...]:
    """Every board at every table. The same seed gives the same session."""
    boards = {n: Board(n, random_deal(seeded(seed, n))) for n in range(1, BOARDS + 1)}
    return tuple(_play(meeting, boards[meeting.board], seed) for meeting in meetings())


def style_of(seed: str, side: Side, pair: int) -> Style:
    """How a pair bids, drawn once for the session."""
    draw = KeyedStream(seed.encode(), "arbitro/demo/style", side.value, str(pair))
    return Style(opening=11 + draw(3), game=24 + draw(3))


def _play(meeting: DemoMeeting, board: Board, seed: str) -> DemoBoard:
    styles = {Side.NS: style_of(seed, Side.NS, meeting.ns), Side.EW: style_of(seed, Side.EW, meeting.ew)}
    auction = Auction(board.dealer)
    while not auction.is_over:
        seat: Seat = auction.turn
        auction = auction.call(choose_call(board.deal[seat], auction, styles[seat.side]))
    contract = auction.contract
    if contract is None:
        return DemoBoard(meeting, board, auction.calls, (), Result(None))
    draw = KeyedStream(seed.encode(), "arbitro/demo/play", str(meeting.ns), str(meeting.ew), str(meeting.board))
    play = Play.begin(board.deal, contract)
    while not play.is_over:
        play = play.play(choose_card(play, draw))
    return DemoBoard(meeting, board, auction.calls, play.cards, Result(contract, play.tricks_won))


def ranking(played: Iterable[DemoBoard]) -> dict[Side, Standings]:
    """The pairs of each direction, ranked by matchpoints (78A). A contestant is named `NS 1`, `EW 3`."""
    lines: dict[int, list[Line]] = {}
    for table in played:
        ns, ew = (f"{side.value} {pair}" for side, pair in zip(Side, (table.meeting.ns, table.meeting.ew), strict=True))
        lines.setdefault(table.meeting.board, []).append(Line(ns, ew, Outcome(table.score_ns, table.result)))
    fields = tuple(BoardField(str(board), tuple(of_board)) for board, of_board in lines.items())
    return score_event(ScoredSession(fields), Matchpoints(), pack=load("wbf")).by_side()
