"""The double-dummy solver DDS 2.9, as the package endplay carries it: our values in, plain numbers out.

Only what `checked()` let through goes in: the library does not survive impossible positions. One call at a time: it
is not made for several threads (work for several cores is `pool`'s).
"""

import ctypes
from ctypes import POINTER, Structure, byref, c_int, c_uint
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import Any

from arbitro.analysis.position import Position
from arbitro.book.problem import ProblemsFound, refuse
from arbitro.bridge.cards import DENOMINATIONS, RANKS, SUITS, Card, Denomination
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.play import Play
from arbitro.bridge.seats import SEATS, Seat, Vulnerability

PACKAGE = "endplay"
SUFFIXES = frozenset({".so", ".dylib", ".dll", ".pyd"})  # of a shared library, wherever we run
THREADS = 1
HIGHEST = -1  # target: as many tricks as there are
ONE_CARD, EVERY_CARD = 1, 3  # solutions
ALWAYS_SEARCH = 1  # mode: also where only one card is legal
FINE = 1  # return code

VULNERABLE = {Vulnerability.NONE: 0, Vulnerability.BOTH: 1, Vulnerability.NS: 2, Vulnerability.EW: 3}
PAR_SEATS = (*((seat,) for seat in SEATS), (Seat.NORTH, Seat.SOUTH), (Seat.EAST, Seat.WEST))
PAR_DENOMINATIONS = tuple(reversed(DENOMINATIONS))

Cards = (c_uint * 4) * 4  # by seat and suit, spades first; bits 2 to 14


class _Deal(Structure):
    _fields_ = (
        ("trump", c_int),
        ("first", c_int),
        ("trick_suits", c_int * 3),
        ("trick_ranks", c_int * 3),
        ("cards", Cards),
    )


class _TableDeal(Structure):
    _fields_ = (("cards", Cards),)


class _Table(Structure):
    _fields_ = (("tricks", (c_int * 4) * 5),)  # by denomination, spades first, notrump last, and seat


class _Future(Structure):
    _fields_ = (
        ("nodes", c_int),
        ("count", c_int),
        ("suits", c_int * 13),
        ("ranks", c_int * 13),
        ("equals", c_int * 13),  # lower cards of the same worth, as bits
        ("tricks", c_int * 13),
    )


class _Cards(Structure):
    _fields_ = (("count", c_int), ("suits", c_int * 52), ("ranks", c_int * 52))


class _Traced(Structure):
    _fields_ = (("count", c_int), ("tricks", c_int * 53))


class _ParContract(Structure):
    _fields_ = (("under", c_int), ("over", c_int), ("level", c_int), ("denomination", c_int), ("seats", c_int))


class _Par(Structure):
    _fields_ = (("score", c_int), ("count", c_int), ("contracts", _ParContract * 10))


_one_at_a_time = Lock()


def is_installed() -> bool:
    return find_spec(PACKAGE) is not None


def missing() -> ProblemsFound:
    return refuse("solver-missing", found=PACKAGE, expected="pip install 'arbitro[analysis]'")


@cache
def _library() -> ctypes.CDLL:
    """Loaded and made ready once in a process; a problem if the package is not there."""
    spec = find_spec(PACKAGE)
    folders = spec.submodule_search_locations if spec else None
    files = [file for folder in folders or () for file in Path(folder, "_dds").glob("*dds*") if file.suffix in SUFFIXES]
    if not files:
        raise missing()
    library = ctypes.CDLL(str(files[0]))
    library.SolveBoard.argtypes = (_Deal, c_int, c_int, c_int, POINTER(_Future), c_int)
    library.CalcDDtable.argtypes = (_TableDeal, POINTER(_Table))
    library.AnalysePlayBin.argtypes = (_Deal, _Cards, POINTER(_Traced), c_int)
    library.DealerParBin.argtypes = (POINTER(_Table), POINTER(_Par), c_int, c_int)
    library.SetMaxThreads(THREADS)  # before anything else: the library needs its memory
    return library


def _call(function: str, *arguments: Any) -> None:
    library = _library()
    with _one_at_a_time:
        code = getattr(library, function)(*arguments)
    if code != FINE:
        raise refuse("solver-refused", found=f"{function}: {code}")


def _cards(hands: tuple[Hand, ...]) -> Any:
    cards = Cards()
    for row, hand in zip(cards, hands, strict=True):
        for suit in SUITS:
            row[3 - suit.index] = (hand.mask >> 13 * suit.index & 0x1FFF) << 2
    return cards


def _trump(denomination: Denomination) -> int:
    return 4 if denomination.suit is None else 3 - denomination.index


def _deal(position: Position) -> _Deal:
    suits, ranks = (c_int * 3)(), (c_int * 3)()
    for at, card in enumerate(position.trick):
        suits[at], ranks[at] = 3 - card.suit.index, card.rank.index + 2
    return _Deal(_trump(position.denomination), position.leader.index, suits, ranks, _cards(position.hands))


def solve_cards(position: Position) -> dict[Card, int]:
    """For each card that may be played, the tricks still to come for the side to play, the one under way included."""
    future = _Future()
    _call("SolveBoard", _deal(position.checked()), HIGHEST, EVERY_CARD, ALWAYS_SEARCH, byref(future), 0)
    tricks_of: dict[Card, int] = {}
    for at in range(future.count):
        suit, tricks = SUITS[3 - future.suits[at]], future.tricks[at]
        tricks_of[Card.of(suit, RANKS[future.ranks[at] - 2])] = tricks
        for rank in RANKS:
            if future.equals[at] >> rank.index + 2 & 1:
                tricks_of[Card.of(suit, rank)] = tricks
    return tricks_of


def solve_position(position: Position) -> int:
    """The tricks still to come for the side to play, the one under way included."""
    future = _Future()
    _call("SolveBoard", _deal(position.checked()), HIGHEST, ONE_CARD, ALWAYS_SEARCH, byref(future), 0)
    return int(future.tricks[0])


def solve_table(deal: Deal) -> tuple[tuple[int, ...], ...]:
    """Tricks by declarer, North first, and denomination, clubs first."""
    table = _Table()
    _call("CalcDDtable", _TableDeal(_cards(deal.checked().hands)), byref(table))
    return tuple(tuple(table.tricks[_trump(d)][seat.index] for d in DENOMINATIONS) for seat in SEATS)


def solve_play(play: Play) -> tuple[int, ...]:
    """Declarer's tricks in all: before the first card and after each, as far as there is a choice."""
    again = Play.begin(play.deal, play.contract, play.cards)
    contract, cards = again.contract, _Cards(len(again.cards))
    for at, card in enumerate(again.cards):
        cards.suits[at], cards.ranks[at] = 3 - card.suit.index, card.rank.index + 2
    traced = _Traced()
    start = Position.before_lead(again.deal, contract.denomination, contract.declarer)
    _call("AnalysePlayBin", _deal(start), cards, byref(traced), 0)
    return tuple(traced.tricks[: traced.count])


def solve_par(
    tricks: tuple[tuple[int, ...], ...], dealer: Seat, vulnerability: Vulnerability
) -> tuple[int, list[tuple[int, Denomination, tuple[Seat, ...], int]]]:
    """North-South's par score, and the contracts: level, denomination, declarers, tricks over or under (negative)."""
    table, par = _Table(), _Par()
    for seat in SEATS:
        for denomination in DENOMINATIONS:
            won = tricks[seat.index][denomination.index]
            if not 0 <= won <= 13:
                raise refuse("bad-tricks", found=won, expected="0 … 13")
            table.tricks[_trump(denomination)][seat.index] = won
    _call("DealerParBin", byref(table), byref(par), dealer.index, VULNERABLE[vulnerability])
    contracts = [
        (c.level, PAR_DENOMINATIONS[c.denomination], PAR_SEATS[c.seats], c.over - c.under)
        for c in par.contracts[: par.count]
        if c.level
    ]
    return int(par.score), contracts
