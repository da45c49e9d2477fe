"""A board that is over: its record for files, its line in the table's list, and what a result of an event cites."""

from collections.abc import Callable
from datetime import datetime

from msgspec import Struct

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.auction import Auction
from arbitro.bridge.cards import Card
from arbitro.bridge.seats import SEATS, Seat
from arbitro.formats.record import BoardRecord, RecordedCall
from arbitro.journal.journal import Journal
from arbitro.office.live.fact import PREFIX
from arbitro.office.live.state import LiveBoard, TableNow
from arbitro.table.account import awards, score_ns
from arbitro.table.state import Table, in_rotation

Names = Callable[[str], str]


class BoardLine(Struct, frozen=True):
    """A board of the table: what it came to. `open`: something is to be decided yet, and the score with it."""

    n: int
    number: int
    result: str
    score_ns: int | None
    open: bool


class Cited(Struct, frozen=True):
    """What a result rests on: the log of the board, up to a version, bound by a hash."""

    stream: str
    version: int
    hash: str


def line(board: LiveBoard) -> BoardLine:
    table = board.table
    result = "" if table.result is None else str(table.result)
    return BoardLine(board.n, table.setting.board.number, result, score_ns(table), is_open(board))


def is_open(board: LiveBoard) -> bool:
    """Whether a matter was left for later, or the score is still to be said (12C)."""
    table = board.table
    return bool(table.left_open) or (table.is_over and (board.asked is not None or _undecided(table)))


def _undecided(table: Table) -> bool:
    return table.result is None and not awards(table) and table.phase.value == "over"


def cited(journal: Journal, now: TableNow, n: int) -> Cited:
    """For a result that is recorded elsewhere."""
    board = now.boards[n]
    stream = f"{PREFIX}{now.table.opened.id}/{n}"
    (last,) = journal.read(stream, board.version - 1, 1)
    return Cited(stream, board.version, last.hash.hex())


def players(now: TableNow, board: LiveBoard) -> dict[Seat, str]:
    """Who played: the last to act for each seat, else who sits there."""
    sat = {seat: sitter.person for seat, sitter in now.table.seats.items()} if board.n == now.table.laid else {}
    for act in board.acts:
        seat = next((seat for seat in SEATS if seat.value == act.authority), None)
        if seat is not None:
            sat[seat] = act.person
    return sat


def record(now: TableNow, board: LiveBoard, names: Names) -> BoardRecord:
    """For PBN and LIN: the calls as far as they make a lawful auction, the cards of complete tricks."""
    table = board.table
    place, who = table.setting.board, players(now, board)
    north, east, south, west = (names(who[seat]).lstrip("#") if seat in who else "" for seat in SEATS)
    calls = tuple(
        RecordedCall(made.call, alerted=_alerted(table, made.seat, made.call.value)) for made in table.bidding.calls
    )
    return BoardRecord(
        number=place.number,
        deal=place.deal,
        dealer=place.dealer,
        vulnerability=place.vulnerability,
        players=(north, east, south, west),
        calls=calls if _is_lawful(table) else (),
        contract=table.contract,
        cards=_cards(table) if _is_lawful(table) else (),
        result=table.result,
        claimed=table.awarded is not None,
        event=now.table.opened.name,
        date=f"{_day(board.acts[0].time)}",
    )


def _day(time: datetime) -> str:
    return time.strftime("%Y.%m.%d")


def _is_lawful(table: Table) -> bool:
    """Whether the auction, accepted irregularities and all, is one that a file can tell."""
    try:
        auction = Auction.of(table.setting.board.dealer, (made.call for made in table.bidding.calls))
    except ProblemsFound:
        return False
    return auction.is_over and auction.contract == table.contract


def _alerted(table: Table, seat: Seat, call: str) -> bool:
    return any(
        said.what == "alert" and said.text == call and said.seat in (seat, seat.partner) for said in table.spoken
    )


def _cards(table: Table) -> tuple[Card, ...]:
    cards: list[Card] = []
    for trick in table.tricks:
        if len(trick.cards) != len(SEATS):
            break
        cards += (placed.card for placed in in_rotation(trick.cards))
    return tuple(cards)
