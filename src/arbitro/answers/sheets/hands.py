"""Hand records: deals as diagrams, with what every declarer makes and par where they are known; labels for boards."""

from collections.abc import Iterable

from msgspec import Struct

from arbitro.analysis.par import Par, ParContract, par_of
from arbitro.analysis.table import DoubleDummyTable
from arbitro.answers.results import signed
from arbitro.answers.sheets.sheet import HandRecord, HandsOf, Paper, Part, Sheet
from arbitro.bridge.board import dealer_of, vulnerability_of
from arbitro.bridge.cards import DENOMINATIONS, SUITS
from arbitro.bridge.deal import Deal
from arbitro.bridge.evaluation import hcp
from arbitro.bridge.seats import SEATS, Seat, Side, Vulnerability
from arbitro.words import message
from arbitro.words.letters import say_contract, say_denomination, say_ranks

HIGH_FIRST = tuple(reversed(DENOMINATIONS))
MOST: dict[Paper, int] = {"a4": 3, "a5": 2}  # boards side by side
BY_SIDE = (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)


class BoardDealt(Struct, frozen=True):
    """A board to be drawn. `label`: its number, with round or session where these have boards of their own."""

    label: str
    dealer: Seat
    vulnerability: Vulnerability
    deal: Deal
    table: DoubleDummyTable | None = None


def hand_record(
    title: str, about: str, boards: Iterable[BoardDealt], language: str, paper: Paper = "a4", across: int = 0
) -> HandRecord:
    """`across`: boards side by side, as many as there is room for unless told."""
    return HandRecord(
        title=title,
        about=about,
        language=language,
        paper=paper,
        across=min(across or MOST[paper], MOST[paper]),
        denominations=tuple(say_denomination(each, language) for each in HIGH_FIRST),
        boards=tuple(_board(board, language) for board in boards),
    )


def _board(board: BoardDealt, language: str) -> HandsOf:
    table = board.table
    return HandsOf(
        board=board.label,
        dealer=message("sheet-dealer", language, seat=message(f"web-seat-{board.dealer.value}", language)),
        vulnerable=say_vulnerable(board.vulnerability, language),
        hands={
            seat.value: tuple(say_ranks(board.deal[seat].holding(suit), language) or "–" for suit in reversed(SUITS))
            for seat in SEATS
        },
        points={seat.value: str(hcp(board.deal[seat])) for seat in SEATS},
        tricks=()
        if table is None
        else tuple(
            (message(f"web-seat-{seat.value}", language), *(str(table.tricks(each, seat)) for each in HIGH_FIRST))
            for seat in BY_SIDE
        ),
        par="" if table is None else say_par(par_of(table, board.dealer, board.vulnerability), language),
    )


def say_vulnerable(vulnerability: Vulnerability, language: str) -> str:
    sides = "".join(side.value for side in Side if side in vulnerability) or "none"
    return message(f"sheet-vulnerable-{sides}", language)


def say_par(par: Par, language: str) -> str:
    if not par.contracts:
        return message("dd-par-nothing", language)
    contracts = ", ".join(say_par_contract(each, language) for each in par.contracts)
    return message("dd-par", language, score=signed(par.score_ns), contracts=contracts)


def say_par_contract(par: ParContract, language: str) -> str:
    """`EW 4♠×−1`."""
    result = par.results[0]
    declarers = "".join(message(f"web-seat-{seat.value}", language) for seat in par.declarers)
    bid = say_contract(result.contract, language) if result.contract else ""
    return f"{declarers} {bid}{signed(result.over) if result.over else '='}"


def labels(boards: Iterable[int], language: str, paper: Paper = "a4") -> Sheet:
    """For the boards themselves: number, dealer, vulnerability."""
    return Sheet(
        title=message("sheet-labels", language),
        about="",
        language=language,
        paper=paper,
        across=MOST[paper],
        parts=tuple(
            Part(
                title=message("web-dealer", language, seat=message(f"web-seat-name-{dealer_of(n).value}", language)),
                about=say_vulnerable(vulnerability_of(n), language),
                corner=str(n),
            )
            for n in boards
        ),
    )
