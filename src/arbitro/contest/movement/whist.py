"""Whist tournaments: everybody is the partner of everybody once and the opponent of everybody twice.

As a Howell, such a tournament is given by its first round (see `starters`): the differences between partners all come
once, those between opponents twice. First partners are searched for, then which couples meet, then an adder, which
keeps every set of boards at one table at a time. Without an adder all tables play the same boards in a round.

4m players: numbers modulo 4m - 1 and one who stays. 4m + 1: numbers modulo 4m + 1, one in turn sits out (for nine
there is no first round modulo 9, but one of vectors of two numbers modulo 3). 4m + 2: numbers modulo 4m + 2, two sit
out; the difference 2m + 1 would come twice, so that everybody misses one partner.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from msgspec import Struct

from arbitro.contest.movement.starters import (
    Block,
    Bound,
    Group,
    adder,
    bits,
    couples,
    even_halves,
    integers,
    members,
)

STEPS = 20_000
"""For partners, with or without given directions."""
ADDER_STEPS = 300
WHISTS = 40
"""So many first rounds are tried for an adder."""

Couples = tuple[Block, Block]
"""Partners North-South and East-West; where there is only one, the other one stays."""


class Whist(Struct, frozen=True):
    """The first round of a tournament. `shifts`: the adder; all 0 where the tables share their boards."""

    group: Group
    tables: tuple[Couples, ...]
    shifts: tuple[int, ...]

    @property
    def shares(self) -> bool:
        return len(self.tables) > 1 and not any(self.shifts)


@cache
def whist(players: int) -> Whist:
    """For 4m, 4m + 1 or 4m + 2 players, 8 at least. Best of all separate boards, then directions that are even."""
    even = _whist(players, evenly=True) if players % 4 == 0 else None
    if even and not even.shares:
        return even
    free = _whist(players, evenly=False)
    if free and not free.shares:
        return free
    found = even or free
    assert found is not None, players
    return found


def _whist(players: int, *, evenly: bool) -> Whist | None:
    stays = players % 4 == 0
    group = Group((3, 3)) if players == 9 else integers(players - stays)
    order = group.order
    everybody = (1 << order) - 1
    north_south = bits(even_halves(order)[0]) if evenly else everybody
    east_west = everybody & ~north_south if evenly else everybody
    company = [north_south if north_south >> x & 1 else east_west for x in range(order)]
    first: Whist | None = None
    tried = 0
    bound = Bound(STEPS)
    for playing in _playing(players, everybody):
        for found in couples(group, playing, [*company, north_south], int(stays), bound):
            for tables in _meetings(group, found, north_south if evenly else None):
                blocks = [one + other for one, other in tables]
                shifts = adder(group, blocks, Bound(ADDER_STEPS), spare=order - playing.bit_count())
                if shifts:
                    return Whist(group, tables, shifts)
                first = first or Whist(group, tables, (0,) * len(tables))
                tried += 1
                if tried == WHISTS:
                    return first
    return first


def _playing(players: int, everybody: int) -> Iterator[int]:
    """Who may play in the first round: all, all but 0, or all but 0 and another."""
    if players % 4 == 0:
        yield everybody
    elif players % 4 == 1:
        yield everybody & ~1
    else:
        yield from (everybody & ~1 & ~(1 << other) for other in range(1, players // 2 + 1))


def _meetings(group: Group, found: Sequence[Block], north_south: int | None) -> Iterator[tuple[Couples, ...]]:
    """The couples at tables so that no difference between opponents comes more than twice; one that is its own
    opposite counts double. The couple with the one who stays is first, North-South."""
    most = [1 if group.halves >> gap & 1 else 2 for gap in range(group.order)]
    in_order = sorted(found, key=len)

    def against(one: Block, other: Block) -> tuple[int, ...] | None:
        if north_south is not None and (north_south >> one[0] & 1) == (north_south >> other[0] & 1):
            return None
        gaps = tuple(group.gaps[x][y] for x in one for y in other)
        return gaps if all(gaps.count(gap) <= most[gap] for gap in gaps) else None

    meet = {
        (i, j): gaps
        for i, one in enumerate(in_order)
        for j, other in enumerate(in_order)
        if i != j and (gaps := against(one, other))
    }

    def go(left: int, often: tuple[int, ...]) -> Iterator[tuple[Couples, ...]]:
        if not left:
            yield ()
            return
        fewest: list[tuple[int, int, tuple[int, ...]]] | None = None
        for i in members(left):
            ways = []
            for j in members(left):
                gaps = meet.get((i, j))
                if gaps and all(often[gap] < most[gap] for gap in gaps):
                    after = list(often)
                    for gap in gaps:
                        after[gap] += 1
                    if all(after[gap] <= most[gap] for gap in gaps):
                        ways.append((i, j, tuple(after)))
            if fewest is None or len(ways) < len(fewest):
                fewest = ways
                if not ways:
                    return
        for i, j, after_these in fewest or ():
            one, other = sorted((i, j)) if north_south is None else (i, j) if _in(in_order[i], north_south) else (j, i)
            for more in go(left & ~(1 << i) & ~(1 << j), after_these):
                yield ((in_order[one], in_order[other]), *more)

    for tables in go((1 << len(found)) - 1, (0,) * group.order):
        yield tuple(sorted(tables, key=lambda table: (len(table[0]), table)))


def _in(block: Block, subset: int) -> bool:
    return bool(subset >> block[0] & 1)
