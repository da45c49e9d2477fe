"""A small pairs session: four tables, eight boards, a relay-and-share Mitchell, ranked by matchpoints."""

from collections.abc import Iterable, Iterator
from fractions import Fraction

from msgspec import Struct

from arbitro.bridge.auction import Auction
from arbitro.bridge.board import Board
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card
from arbitro.bridge.commitment import Stream, seeded
from arbitro.bridge.contract import Result
from arbitro.bridge.dealing import random_deal
from arbitro.bridge.play import Play
from arbitro.bridge.score import score
from arbitro.bridge.seats import Seat, Side
from arbitro.cli.demo.bidder import Style, choose_call
from arbitro.cli.demo.player import choose_card
from arbitro.formats.record import BoardRecord, RecordedCall

TABLES = ROUNDS = 4
BOARDS_A_ROUND = 2
BOARDS = ROUNDS * BOARDS_A_ROUND
# Where each table finds its boards: tables 1 and 4 share, and between tables 2 and 3 the boards rest for a round.
STATION = (0, 1, 3, 0)


class Meeting(Struct, frozen=True):
    """Two pairs at a table with a board; pairs and boards from 1."""

    ns: int
    ew: int
    board: int


class Played(Struct, frozen=True):
    """A board as it was bid and played at one table."""

    meeting: Meeting
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


def meetings() -> Iterator[Meeting]:
    """North-South sit still, East-West move up a table after each round, the boards move down."""
    for turn in range(ROUNDS):
        for table in range(TABLES):
            ew = (table - turn) % TABLES
            lot = (STATION[table] + turn) % ROUNDS
            for board in range(BOARDS_A_ROUND):
                yield Meeting(table + 1, ew + 1, lot * BOARDS_A_ROUND + board + 1)


def play_session(seed: str) -> tuple[Played, ...]:
    """Every board at every table. The same seed gives the same session."""
    boards = {n: Board(n, random_deal(seeded(seed, n))) for n in range(1, BOARDS + 1)}
    return tuple(_play(meeting, boards[meeting.board], seed) for meeting in meetings())


def style_of(seed: str, side: Side, pair: int) -> Style:
    """How a pair bids, drawn once for the session."""
    draw = Stream(seed.encode(), "arbitro/demo/style", side.value, str(pair))
    return Style(opening=11 + draw(3), game=24 + draw(3))


def _play(meeting: Meeting, board: Board, seed: str) -> Played:
    styles = {Side.NS: style_of(seed, Side.NS, meeting.ns), Side.EW: style_of(seed, Side.EW, meeting.ew)}
    auction = Auction(board.dealer)
    while not auction.is_over:
        seat: Seat = auction.turn
        auction = auction.call(choose_call(board.deal[seat], auction, styles[seat.side]))
    contract = auction.contract
    if contract is None:
        return Played(meeting, board, auction.calls, (), Result(None))
    draw = Stream(seed.encode(), "arbitro/demo/play", str(meeting.ns), str(meeting.ew), str(meeting.board))
    play = Play.begin(board.deal, contract)
    while not play.is_over:
        play = play.play(choose_card(play, draw))
    return Played(meeting, board, auction.calls, play.cards, Result(contract, play.tricks_won))


def matchpoints(scores: Iterable[int]) -> tuple[int, ...]:
    """For each score of a board: two for every lower one, one for every other equal one (78A, doubled)."""
    field = tuple(scores)
    return tuple(sum(2 * (mine > other) + (mine == other) for other in field) - 1 for mine in field)


def percentages(played: Iterable[Played], side: Side) -> dict[int, Fraction]:
    """What each pair of a direction has of all the matchpoints it could have."""
    won: dict[int, int] = {}
    possible: dict[int, int] = {}
    by_board: dict[int, list[Played]] = {}
    for one in played:
        by_board.setdefault(one.meeting.board, []).append(one)
    for field in by_board.values():
        sign = 1 if side is Side.NS else -1
        for one, points in zip(field, matchpoints(sign * p.score_ns for p in field), strict=True):
            pair = one.meeting.ns if side is Side.NS else one.meeting.ew
            won[pair] = won.get(pair, 0) + points
            possible[pair] = possible.get(pair, 0) + 2 * (len(field) - 1)
    return {pair: Fraction(won[pair], possible[pair]) for pair in won}


def ranked(shares: dict[int, Fraction]) -> list[tuple[int, int, Fraction]]:
    """(rank, pair, share) from the best; equal pairs share a rank."""
    order = sorted(shares, key=lambda pair: (-shares[pair], pair))
    better = {pair: sum(share > shares[pair] for share in shares.values()) for pair in order}
    return [(better[pair] + 1, pair, shares[pair]) for pair in order]
