"""Contracts, declarers and leads in national letters: 4P by O is 4S by W.

Italian suits are P C Q F; in Romanian P and T are known. Whether C is clubs or hearts (cuori) is told by the other
letters of the same file; where they do not tell, nobody guesses.
"""

import re
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from arbitro.book.problem import Problem
from arbitro.bridge.contract import PASSED_OUT
from arbitro.formats.results.row import ResultRow

_BID = re.compile(r"\s*[NESWOV]?\s*[1-7]\s*(SA|FA|NT|[A-Z♠♥♦♣])", re.ASCII | re.IGNORECASE)
_WEST = re.compile(r"\b[OV]\b", re.ASCII | re.IGNORECASE)
_LEAD = re.compile(r"([PCQFTSHD♠♥♦♣])\s*(10|[2-9AKQJTRDFV])", re.IGNORECASE)
_SUITS = {"P": "S", "Q": "D", "F": "C", "T": "C"}
_RANKS = {"R": "K", "D": "Q", "F": "J", "V": "J"}


def in_english(rows: Iterable[ResultRow]) -> tuple[tuple[ResultRow, ...], tuple[Problem, ...]]:
    """The rows in English letters, and those of which that cannot be said."""
    rows = tuple(map(_in_columns, rows))
    used = {bid[1].upper() for row in rows if (bid := _BID.match(row.contract))}
    west = any(_WEST.search(f"{row.contract} {row.declarer}") for row in rows)
    if not (used & _SUITS.keys()) and not west:
        return rows, ()
    hearts = bool(used & {"Q", "F"})
    suits = _SUITS | ({"C": "H"} if hearts else {})
    national = bool(used & _SUITS.keys())
    doubtful = national and not hearts
    problems = tuple(_doubtful(rows)) if doubtful else ()
    return tuple(_english(row, suits, national=national) for row in rows), problems


def _in_columns(row: ResultRow) -> ResultRow:
    """A whole result in the column of the tricks, `4H N =`, is the contract with what belongs to it."""
    is_whole = not row.contract and (_BID.match(row.result) or row.result.upper() in PASSED_OUT)
    return replace(row, contract=row.result, result="") if is_whole else row


def _doubtful(rows: Iterable[ResultRow]) -> Iterator[Problem]:
    """C beside P or T may be clubs, hearts (cuori, cupă) or diamonds (caro)."""
    for row in rows:
        if (bid := _BID.match(row.contract)) and bid[1].upper() == "C":
            yield Problem("doubtful-letter", row.where, row.contract, "♣ ♦ ♥")


def _english(row: ResultRow, suits: dict[str, str], *, national: bool) -> ResultRow:
    contract = row.contract
    if bid := _BID.match(contract):
        denomination = bid[1].upper()
        contract = contract[: bid.start(1)] + suits.get(denomination, denomination) + contract[bid.end(1) :]
    lead = row.lead
    if national and (card := _LEAD.fullmatch(lead.strip())):
        lead = suits.get(card[1].upper(), card[1]) + _RANKS.get(card[2].upper(), card[2])
    west = (_WEST.sub("W", text) for text in (contract, row.declarer))
    return replace(row, contract=next(west), declarer=next(west), lead=lead)
