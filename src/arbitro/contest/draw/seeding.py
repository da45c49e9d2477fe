"""Seeds: where they stand in a knock-out, and how many play in each of its rounds.

Places are numbers: 1 for whom the best is expected, then 2 … In a round the place 1 meets the last, 2 the last but one
and so on; a winner takes over the better place. So 1 and 2 can meet only in the final, 1 to 4 only in a semifinal.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Literal

from msgspec import Struct

from arbitro.contest.lots import drawn

ThreeWay = Literal["none", "two", "one", "losers"]


def bands(count: int) -> Iterator[range]:
    """Places of equal worth: 1, 2, 3-4, 5-8, 9-16 …"""
    first, last = 1, 1
    while first <= count:
        yield range(first, min(last, count) + 1)
        first, last = last + 1, 2 * last


def placed(entrants: Sequence[str], *, seeds: int, by_lot: bool, seed: str, byes: int = 0) -> tuple[str, ...]:
    """The entrants in the order of their places: within a band by lot, unless each seed has a place of its own.

    The first `seeds` of them are seeded; the others draw lots for all the other places. The first `byes` places wait a
    round: they are for the best of a band.
    """
    places: list[str] = []
    for band in bands(seeds):
        cut = min(max(byes, band.start - 1), band.stop - 1)
        for names in (entrants[band.start - 1 : cut], entrants[cut : band.stop - 1]):
            places += drawn(f"{seed}\nband {band.start}", names) if by_lot else names
    return (*places, *drawn(f"{seed}\nunseeded", entrants[seeds:]))


class RoundShape(Struct, frozen=True):
    """A round: so many matches, byes among them, and how many of them are of three, of whom so many go on.

    `losers`: the losers of the round before play, the winners wait.
    """

    groups: int
    threes: int = 0
    go_on: int = 1
    losers: bool = False

    def byes(self, count: int) -> int:
        """How many of so many wait."""
        return 2 * self.groups + self.threes - count


def shapes(count: int, three_way: ThreeWay) -> tuple[RoundShape, ...]:
    """The rounds of a knock-out of so many, to the final."""
    rounds = []
    while count > 1:
        if three_way == "losers" and count % 3 == 0 and count >= 6 and _is_power(count // 3):
            rounds += [RoundShape(count // 2), RoundShape(count // 6, count // 6, losers=True)]
            count = count // 2 + count // 6
            continue
        shape, count = _next(count, three_way)
        rounds.append(shape)
    return tuple(rounds)


def _next(count: int, three_way: ThreeWay) -> tuple[RoundShape, int]:
    """One round, and how many are left after it."""
    if _is_power(count) or three_way == "none" or (three_way == "losers" and count != 3):
        left = 1 << (count - 1).bit_length() - 1
        return RoundShape(left), left
    two = three_way != "one"
    left = min(_lefts(count, two), key=lambda left: _cost(count, left, two))
    threes = _threes(count, left, two)
    return RoundShape(left - threes if two else left, threes, 2 if two else 1), left


def _lefts(count: int, two: bool) -> range:
    """How many can be left after a round in which everybody plays, in twos or threes."""
    return range(-(-count // 2), 2 * count // 3 + 1) if two else range(-(-count // 3), count // 2 + 1)


def _threes(count: int, left: int, two: bool) -> int:
    return 2 * left - count if two else count - 2 * left


@cache
def _rest(count: int, two: bool) -> tuple[int, int]:
    """Rounds until a power of two is left, and the matches of three in them."""
    if _is_power(count):
        return 0, 0
    return min(_cost(count, left, two) for left in _lefts(count, two))


def _cost(count: int, left: int, two: bool) -> tuple[int, int]:
    rounds, threes = _rest(left, two)
    return rounds + 1, threes + _threes(count, left, two)


def _is_power(count: int) -> bool:
    return count & (count - 1) == 0
