"""Dealing (Law 6): every one of the 52!/(13!)^4 deals has a number, and a uniform number is a fair deal.

The number of a deal is built from three choices: which 13 of the 52 cards North holds, which 13 of the other 39
East holds, which 13 of the last 26 South holds. Each choice of 13 out of a row of cards is numbered by how many
it takes from each run of thirteen, then by which ones.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterator
from itertools import accumulate, compress, product
from math import comb, prod

from arbitro.book.problem import refuse
from arbitro.bridge.cards import CARDS, PACK
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand

EAST_CHOICES = comb(39, 13)
SOUTH_CHOICES = comb(26, 13)
NUMBER_OF_DEALS = comb(52, 13) * EAST_CHOICES * SOUTH_CHOICES

Draw = Callable[[int], int]
"""`draw(n)` gives a uniform integer from 0 to n-1: `secrets.randbelow`, `random.Random(7).randrange`, a `Seed`."""

# Of thirteen cards in a row, the ways to take k of them: a one for each card taken, a zero for each left.
_WAYS: list[list[bytes]] = [[] for _ in range(14)]
for _way in map(bytes, product((0, 1), repeat=13)):
    _WAYS[sum(_way)].append(_way)
_NUMBER_OF_WAY = {way: number for ways in _WAYS for number, way in enumerate(ways)}
_OPPOSITE = bytes.maketrans(b"\0\1", b"\1\0")
_DIGITS = bytes.maketrans(b"\0\1", b"01")
_BITS = [card.bit for card in reversed(CARDS)]


def _counts(runs: int, left: int) -> Iterator[tuple[int, ...]]:
    """How many cards may come from each run if so many are left to take, in the order of the numbers."""
    if runs == 1:
        yield (left,)
        return
    for taken in range(left + 1):
        for others in _counts(runs - 1, left - taken):
            yield taken, *others


class _Choice:
    """The ways to take 13 cards out of a row of `runs` times thirteen, numbered."""

    def __init__(self, runs: int) -> None:
        self.runs = runs
        counts = list(_counts(runs, 13))
        self.number_of_counts = {taken: number for number, taken in enumerate(counts)}
        self.starts = [0, *accumulate(prod(comb(13, k) for k in taken) for taken in counts)]
        ways = [[(_WAYS[k], comb(13, k)) for k in taken] for taken in counts]
        self.rows = list(zip(self.starts, ways, strict=False))

    def way(self, number: int) -> bytes:
        """The choice with this number."""
        start, taken = self.rows[bisect_right(self.starts, number) - 1]
        rest = number - start
        way = b""
        for ways, size in taken:
            way += ways[rest % size]
            rest //= size
        return way

    def number(self, way: bytes) -> int:
        runs = [way[at : at + 13] for at in range(0, 13 * self.runs, 13)]
        counts = tuple(map(sum, runs))
        rest = 0
        for run, taken in zip(reversed(runs), reversed(counts), strict=True):
            rest = rest * comb(13, taken) + _NUMBER_OF_WAY[run]
        return self.starts[self.number_of_counts[counts]] + rest


_NORTH, _EAST, _SOUTH = _Choice(4), _Choice(3), _Choice(2)


def deal_of(number: int) -> Deal:
    """The deal with this number, from 0 to NUMBER_OF_DEALS - 1."""
    if not 0 <= number < NUMBER_OF_DEALS:
        raise refuse("deal-number", found=number, expected=f"0 … {NUMBER_OF_DEALS - 1}")
    number, south_choice = divmod(number, SOUTH_CHOICES)
    north_choice, east_choice = divmod(number, EAST_CHOICES)
    way = _NORTH.way(north_choice)
    north = int(way.translate(_DIGITS), 2)
    row = list(compress(_BITS, way.translate(_OPPOSITE)))
    way = _EAST.way(east_choice)
    east = sum(compress(row, way))
    south = sum(compress(compress(row, way.translate(_OPPOSITE)), _SOUTH.way(south_choice)))
    return Deal(Hand(north), Hand(east), Hand(south), Hand(PACK ^ north ^ east ^ south))


def number_of(deal: Deal) -> int:
    """The number of a complete deal: the inverse of `deal_of`."""
    deal.checked()
    choices = []
    row = _BITS
    for hand in deal.hands[:3]:
        way = bytes(1 if hand.mask & bit else 0 for bit in row)
        choices.append(way)
        row = list(compress(row, way.translate(_OPPOSITE)))
    north, east, south = choices
    return (_NORTH.number(north) * EAST_CHOICES + _EAST.number(east)) * SOUTH_CHOICES + _SOUTH.number(south)


def random_deal(draw: Draw) -> Deal:
    """One fair deal from a source of uniform integers."""
    return deal_of(draw(NUMBER_OF_DEALS))
