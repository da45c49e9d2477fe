"""Double dummy: what each side wins when all four players see all cards and play their best."""

from typing import NamedTuple

from msgspec import Struct

from arbitro.analysis.memory import Memory
from arbitro.analysis.position import Position
from arbitro.analysis.solver import solve_cards, solve_position, solve_table
from arbitro.bridge.cards import DENOMINATIONS, Card, Denomination
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import SEATS, Seat, Side

BOOK = 6
"""Tricks that declarer wins before the first that counts."""


class DoubleDummyTable(Struct, frozen=True):
    """Declarer's tricks, for every declarer and denomination."""

    rows: tuple[tuple[int, ...], ...]  # by declarer, North first, and denomination, clubs first

    def tricks(self, denomination: Denomination, declarer: Seat) -> int:
        return self.rows[declarer.index][denomination.index]

    def written(self) -> dict[str, dict[str, int]]:
        """`{"N": {"C": 7, …, "NT": 6}, …}`."""
        return {s.value: {d.value: self.tricks(d, s) for d in DENOMINATIONS} for s in SEATS}


class Makeable(Struct, frozen=True):
    """The highest contract that a side makes in a denomination, and by whom."""

    side: Side
    level: int
    denomination: Denomination
    declarers: tuple[Seat, ...]


def makeable(table: DoubleDummyTable) -> tuple[Makeable, ...]:
    """Of both sides, clubs first; none in a denomination in which a side makes nothing."""
    contracts = []
    for side in Side:
        for denomination in DENOMINATIONS:
            tricks = {seat: table.tricks(denomination, seat) for seat in side.seats}
            most = max(tricks.values())
            if most > BOOK:
                declarers = tuple(seat for seat, won in tricks.items() if won == most)
                contracts.append(Makeable(side, most - BOOK, denomination, declarers))
    return tuple(contracts)


class CardTricks(NamedTuple):
    """A card and the tricks still to come for the side that plays it, the one under way included."""

    card: Card
    tricks: int


TABLES: Memory[Deal, DoubleDummyTable] = Memory(10_000)
POSITIONS: Memory[Position, tuple[CardTricks, ...]] = Memory(100_000)
VALUES: Memory[Position, int] = Memory(100_000)


def double_dummy_table(deal: Deal) -> DoubleDummyTable:
    """The tricks of each declarer in each denomination."""
    return TABLES.answer(deal, _table)


def _table(deal: Deal) -> DoubleDummyTable:
    return DoubleDummyTable(solve_table(deal))


def tricks(deal: Deal, denomination: Denomination, declarer: Seat) -> int:
    """Declarer's tricks in one denomination."""
    if table := TABLES.recall(deal):
        return table.tricks(denomination, declarer)
    return 13 - tricks_to_come(Position.before_lead(deal.checked(), denomination, declarer))


def tricks_to_come(position: Position) -> int:
    """The tricks of the side to play, the one under way included."""
    return VALUES.answer(position, solve_position)


def best_cards(position: Position) -> tuple[CardTricks, ...]:
    """Every card that may be played with the tricks it leads to, the best first."""
    return POSITIONS.answer(position, _cards)


def _cards(position: Position) -> tuple[CardTricks, ...]:
    tricks = solve_cards(position)
    return tuple(
        sorted((CardTricks(card, tricks[card]) for card in position.legal_cards), key=lambda each: -each.tricks)
    )
