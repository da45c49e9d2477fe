"""Starters: the first round of a movement from which all others follow by adding 1 to every number.

The contestants that move are the elements of a group (numbers modulo n, as a rule); those that stay are not elements
and have no name here. A *starter* sets everybody in couples so that each difference between the two of a couple comes
once: developed through the group, nobody meets anybody twice. An *adder* shifts each couple by another element so that
again everybody is there once: couple i plays in each round the set of boards that lies its shift ahead, so that every
set is at one table at a time and comes to everybody once. This is a Room square, given by one row and one column.

Searches go through all possibilities in a fixed order, the narrowest place first, up to a number of steps: what they
find depends on nothing but what they are asked.
"""

from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from itertools import product
from math import gcd, prod

from msgspec import Struct

Block = tuple[int, ...]
"""Those at one table that move: a couple, or one whose opponents stay."""


class AdditiveGroup(Struct, frozen=True, dict=True):
    """Vectors of numbers modulo the moduli, numbered from 0 (the zero). Subsets are bits of an integer."""

    moduli: tuple[int, ...]

    @property
    def order(self) -> int:
        return prod(self.moduli)

    @cached_property
    def sums(self) -> tuple[tuple[int, ...], ...]:
        vectors = tuple(product(*map(range, self.moduli)))
        place = {vector: at for at, vector in enumerate(vectors)}

        def plus(vector: Sequence[int], other: Sequence[int]) -> int:
            return place[tuple((a + b) % m for a, b, m in zip(vector, other, self.moduli, strict=True))]

        return tuple(tuple(plus(vector, other) for other in vectors) for vector in vectors)

    @cached_property
    def gaps(self) -> tuple[tuple[int, ...], ...]:
        """The difference of two elements, whichever is taken from the other."""
        minus = [row.index(0) for row in self.sums]

        def gap(element: int, other: int) -> int:
            return min(self.sums[element][minus[other]], self.sums[other][minus[element]])

        elements = range(self.order)
        return tuple(tuple(gap(element, other) for other in elements) for element in elements)

    @cached_property
    def halves(self) -> int:
        """Differences that are their own opposites: developed, a couple of this kind comes twice."""
        return bits(x for x in range(1, self.order) if self.sums[x][x] == 0)

    def shifted(self, block: Block, by: int) -> int:
        return bits(self.sums[x][by] for x in block)


def integers(n: int) -> AdditiveGroup:
    return AdditiveGroup((n,))


def bits(elements: Iterator[int] | Sequence[int] | frozenset[int]) -> int:
    return sum(1 << x for x in elements)


def members(subset: int) -> Iterator[int]:
    while subset:
        low = subset & -subset
        yield low.bit_length() - 1
        subset ^= low


class StepsLeft:
    """How many steps a search may still take."""

    def __init__(self, steps: int) -> None:
        self.left = steps

    def reached(self) -> bool:
        self.left -= 1
        return self.left < 0


# -- starters


def couples(
    group: AdditiveGroup, free: int, company: Sequence[int], stay: int, bound: StepsLeft
) -> Iterator[tuple[Block, ...]]:
    """The free elements in couples whose differences are all different, and `stay` elements alone.

    `company[x]`: with whom x may be, `company[-1]`: who may be alone, that is with somebody who stays.
    """
    gaps, order = group.gaps, group.order
    partners = [[bits(y for y in range(order) if gaps[x][y] == gap) for x in range(order)] for gap in range(order)]

    def go(free: int, alone: int, open_to: list[int]) -> Iterator[tuple[Block, ...]]:
        if not free:
            yield ()
            return
        if bound.reached():
            return
        in_couples = free.bit_count() > alone
        fewest, where = order + 2, 0
        for x in members(free):
            ways = (open_to[x] & free).bit_count() * in_couples + (alone > 0 and company[-1] >> x & 1)
            if ways < fewest:
                fewest, where = ways, x
                if not ways:
                    return
        rest = free & ~(1 << where)
        if in_couples:
            for y in members(open_to[where] & rest):
                met = partners[gaps[where][y]]
                narrower = [mask & ~gone for mask, gone in zip(open_to, met, strict=True)]
                for more in go(rest & ~(1 << y), alone, narrower):
                    yield ((where, y), *more)
        if alone and company[-1] >> where & 1:
            for more in go(rest, alone - 1, open_to):
                yield ((where,), *more)

    once = [company[x] & ~bits(y for y in range(order) if group.halves >> gaps[x][y] & 1) for x in range(order)]
    yield from go(free, stay, [mask & ~(1 << x) for x, mask in enumerate(once)])


# -- adders


def adder(group: AdditiveGroup, blocks: Sequence[Block], bound: StepsLeft, *, spare: int = 0) -> tuple[int, ...] | None:
    """Different shifts, the first 0, with which the blocks are disjoint; so many elements may be left over."""
    order = group.order
    places = [[group.shifted(block, by) for by in range(order)] for block in blocks]
    reach = [[[by for by in range(order) if places[i][by] >> x & 1] for x in range(order)] for i in range(len(blocks))]

    def go(left: int, free: int, unused: int, spare: int) -> dict[int, int] | None:
        if not left:
            return {}
        if bound.reached():
            return None
        fewest: list[tuple[int, int]] | None = None
        where = 0
        for x in members(free):
            ways = [
                (i, by) for i in members(left) for by in reach[i][x] if unused >> by & 1 and not places[i][by] & ~free
            ]
            if fewest is None or len(ways) < len(fewest):
                fewest, where = ways, x
                if not ways:
                    break
        for i, by in fewest or ():
            shifts = go(left & ~(1 << i), free & ~places[i][by], unused & ~(1 << by), spare)
            if shifts is not None:
                return shifts | {i: by}
        return go(left, free & ~(1 << where), unused, spare - 1) if spare else None

    everything = (1 << order) - 1
    shifts = go((1 << len(blocks)) - 2, everything & ~places[0][0], everything & ~1, spare)
    return None if shifts is None else (0, *(shifts[i] for i in range(1, len(blocks))))


# -- who sits North-South


@cache
def even_halves(n: int) -> tuple[frozenset[int], ...]:
    """Halves of the numbers modulo the odd n (one less than half) whose differences come as equally often as can be
    found: all shifts of one without 0.

    If those of such a set (and the pair that stays) sit North-South on a set of boards, and those of the set shifted by
    c on the set of boards c, then how often each difference comes tells how often two pairs sit the same way. Where
    all come equally often (a difference set; n + 1 is then a multiple of 4), everybody is compared with everybody
    alike: the squares for a prime n, and more for n = 15 or 35. Such sets keep when multiplied by some number, so that
    only unions of the orbits of a multiplier are tried; the best is improved by single exchanges.
    """
    best = min((_improved(n, half) for half in _unions(n)), key=lambda half: _unevenness(n, half))
    shifts = (frozenset((x - by) % n for x in members(best)) for by in range(n))
    return tuple(half for half in shifts if 0 not in half)


def _improved(n: int, half: int) -> int:
    """The set after exchanges of one number for another, as long as they make it more even."""
    best = _unevenness(n, half)
    while True:
        near = (half ^ (1 << x) ^ (1 << y) for x in members(half) for y in members(~half & ((1 << n) - 1)))
        better, other = min((_unevenness(n, other), other) for other in near)
        if better >= best:
            return half
        best, half = better, other


MOST_ORBITS = 13


def _unions(n: int) -> Iterator[int]:
    """For each multiplier the best union of its orbits."""
    yield bits(range(n // 2))
    for multiplier in range(2, n):
        if gcd(multiplier, n) > 1:
            continue
        orbits: set[int] = set()
        for x in range(n):
            orbit, y = 1 << x, x * multiplier % n
            while y != x:
                orbit, y = orbit | 1 << y, y * multiplier % n
            orbits.add(orbit)
        if len(orbits) > MOST_ORBITS:
            continue
        unions = [0]
        for orbit in sorted(orbits):
            unions += [union | orbit for union in unions]
        halves = [union for union in unions if union.bit_count() == n // 2]
        if halves:
            yield min(halves, key=lambda half: _unevenness(n, half))


def _unevenness(n: int, half: int) -> tuple[int, int]:
    """The sum of the squares of how often each difference comes (the sum of these numbers is always the same), and
    how far they are apart."""
    often = [(half & (half << by | half >> (n - by))).bit_count() for by in range(1, n // 2 + 1)]
    return sum(times**2 for times in often), max(often) - min(often)
