"""Whist tournaments: everybody is the partner of everybody once and the opponent of everybody twice.

As a Howell, such a tournament is given by its first round (see `starters`): the differences between partners all come
once, those between opponents twice. First partners are searched for, then which couples meet, then an adder, which
keeps every set of boards at one table at a time. Without an adder all tables play the same boards in a round.

4m players: numbers modulo 4m - 1 and one who stays. 4m + 1: numbers modulo 4m + 1, one in turn sits out; for nine there
is no first round modulo 9, but one of vectors of two numbers modulo 3, and 25 have an adder with two numbers modulo 5.
4m + 2: numbers modulo 4m + 2, two sit out; the difference 2m + 1 would come twice, so that all miss one partner.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations

from msgspec import Struct

from arbitro.contest.movement.starters import (
    AdditiveGroup,
    Block,
    StepsLeft,
    adder,
    bits,
    couples,
    even_halves,
    integers,
    members,
)

EVEN_STEPS, FREE_STEPS, MOST_STEPS = 400, 800, 12_800
"""For partners; doubled until a first round is found. Where directions are given many halves can be tried."""
LONG_SEARCH = {21: 100_000, 25: 4_000}
"""Numbers of players for whom an adder is known to come late."""
ADDER_STEPS = 1000
GROUPS = {9: AdditiveGroup((3, 3)), 25: AdditiveGroup((5, 5))}
"""Where vectors do better than numbers."""

Couples = tuple[Block, Block]
"""Partners North-South and East-West; where there is only one, the other one stays."""


class Whist(Struct, frozen=True):
    """The first round of a tournament. `shifts`: the adder; all 0 where the tables share their boards."""

    group: AdditiveGroup
    tables: tuple[Couples, ...]
    shifts: tuple[int, ...]

    @property
    def shares(self) -> bool:
        return len(self.tables) > 1 and not any(self.shifts)


@cache
def whist(players: int) -> Whist:
    """For 4m, 4m + 1 or 4m + 2 players, 8 at least: with even directions if there are any, else with an adder."""
    design = _orbit(players) or (_constructed(players, evenly=True) if players % 4 == 0 else None)
    design = design or _constructed(players, evenly=False)
    assert design is not None, players
    return design


def _constructed(players: int, *, evenly: bool) -> Whist | None:
    """With as few steps as will do. Of all that are found that way one with an adder, else the first.

    `evenly`: partners sit both in, or both out of a half whose differences are even (`even_halves`).
    """
    stays = players % 4 == 0
    group = GROUPS.get(players) or integers(players - stays)
    order = group.order
    everybody = (1 << order) - 1
    steps = EVEN_STEPS if evenly else LONG_SEARCH.get(players, FREE_STEPS)
    while steps <= max(MOST_STEPS, LONG_SEARCH.get(players, 0)):
        first: Whist | None = None
        for north_south in (bits(half) for half in even_halves(order)) if evenly else (everybody,):
            east_west = everybody & ~north_south if evenly else everybody
            company = [north_south if north_south >> x & 1 else east_west for x in range(order)]
            for playing in _playing(players, everybody):
                for partners in couples(group, playing, [*company, north_south], int(stays), StepsLeft(steps)):
                    for tables in _meetings(group, partners, north_south if evenly else None):
                        blocks = [couple + other for couple, other in tables]
                        shifts = adder(group, blocks, StepsLeft(ADDER_STEPS), spare=order - playing.bit_count())
                        if shifts:
                            return Whist(group, tables, shifts)
                        first = first or Whist(group, tables, (0,) * len(tables))
            if first and evenly:
                return first
        if first:
            return first
        steps *= 2
    return None


def _orbit(players: int) -> Whist | None:
    """4m + 1 players for whom a multiplier of odd order m leads from table to table: only one has to be found."""
    count = players // 4
    if players % 4 != 1 or count % 2 == 0:
        return None
    everybody = list(range(1, players))
    for multiplier in everybody:
        powers = [pow(multiplier, power, players) for power in range(count)]
        if len(set(powers)) < count or pow(multiplier, count, players) != 1:
            continue

        def orbit(numbers: Sequence[int], powers: Sequence[int] = powers) -> list[int]:
            return sorted(x * power % players for x in numbers for power in powers)

        for partner, third, other in permutations(range(2, players), 3):
            if third > other or orbit((1, partner, third, other)) != everybody:
                continue
            partners = (partner - 1, 1 - partner, other - third, third - other)
            opponents = [x - y for x in (1, partner) for y in (third, other)]
            both_ways = opponents + [-gap for gap in opponents]
            if orbit(partners) != everybody or orbit(both_ways) != sorted(2 * everybody):
                continue
            tables = tuple(
                ((power, partner * power % players), (third * power % players, other * power % players))
                for power in powers
            )
            for shift in everybody:
                if orbit([x + shift for x in (1, partner, third, other)]) == everybody:
                    return Whist(integers(players), tables, tuple(shift * power % players for power in powers))
    return None


def _playing(players: int, everybody: int) -> Iterator[int]:
    """Who may play in the first round: all, all but 0, or all but 0 and another."""
    if players % 4 == 0:
        yield everybody
    elif players % 4 == 1:
        yield everybody & ~1
    else:
        yield from (everybody & ~1 & ~(1 << other) for other in range(1, players // 2 + 1))


def _meetings(group: AdditiveGroup, blocks: Sequence[Block], north_south: int | None) -> Iterator[tuple[Couples, ...]]:
    """The couples at tables so that no difference between opponents comes more than twice; one that is its own
    opposite counts double. The couple with the one who stays is first, North-South."""
    in_order = sorted(blocks, key=len)
    all_gaps = bits(sorted({gap for gap in group.gaps[0] if gap}))
    slack = (
        2 * all_gaps.bit_count()
        - group.halves.bit_count()
        - sum(len(couple) * len(other) for couple, other in zip(in_order[::2], in_order[1::2], strict=True))
    )

    def table(i: int, j: int) -> _Table | None:
        couple, other = in_order[i], in_order[j]
        if north_south is not None:
            if _in(couple, north_south) == _in(other, north_south):
                return None
            if _in(other, north_south):
                i, j = j, i
        once = twice = 0
        for x in couple:
            for y in other:
                gap = 1 << group.gaps[x][y]
                if twice & gap:
                    return None
                once, twice = once ^ gap, twice | once & gap
        return None if twice & group.halves else (1 << i | 1 << j, once, twice, i, j)

    possible = [made for j in range(len(blocks)) for i in range(j) if (made := table(i, j))]

    def go(left: int, open_once: int, full: int, tables: list[_Table]) -> Iterator[tuple[Couples, ...]]:
        """`open_once`: differences that may come once more; `full`: those that may not any more."""
        if not left:
            yield ()
            return
        reached = 0
        for _, once, twice, _, _ in tables:
            reached |= once | twice
        if (all_gaps & ~full & ~reached).bit_count() > slack:
            return
        fewest = min(([choice for choice in tables if choice[0] >> i & 1] for i in members(left)), key=len)
        for both, once, twice, i, j in fewest:
            now_full = full | twice | once & open_once
            now_open = (open_once ^ once) & ~now_full
            narrower = [
                choice
                for choice in tables
                if not choice[0] & both and not (choice[1] | choice[2]) & now_full and not choice[2] & now_open
            ]
            for more in go(left & ~both, now_open, now_full, narrower):
                yield ((in_order[i], in_order[j]), *more)

    for tables in go((1 << len(blocks)) - 1, group.halves, 0, possible):
        yield tuple(sorted(tables, key=lambda table: (len(table[0]), table)))


_Table = tuple[int, int, int, int, int]
"""Two couples as bits; the differences between them that come once, and twice; the couple North-South, the other."""


def _in(block: Block, subset: int) -> bool:
    return bool(subset >> block[0] & 1)
