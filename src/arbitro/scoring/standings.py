"""Who stands where: totals, percentages and ranks, of all contestants or of some of them."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from math import lcm

from msgspec import Struct

_ZERO = Fraction()


class Standing(Struct, frozen=True):
    """One contestant's place. Contestants with the same result share the best of their ranks (`tied`)."""

    rank: int
    tied: bool
    contestant: str
    total: Fraction  # after penalties
    percent: Fraction | None  # of the tops of the contestant's boards; None for a method without a top
    penalty: Fraction


class Extra(Struct, frozen=True):
    """What comes to the sum of a contestant's own results: artificial scores, and penalties."""

    points: Fraction = _ZERO
    top: int = 0  # of the boards with an artificial score
    penalty: Fraction = _ZERO


class Totals(Struct, frozen=True):
    """The totals of all contestants, in columns; points are whole numbers over one denominator."""

    contestants: Sequence[str]
    denominator: int
    points: Sequence[int]
    tops: Sequence[int]  # all zero for a method without a top
    extras: Mapping[int, Extra]

    def total(self, contestant: int) -> Fraction:
        """With artificial scores, after penalties."""
        extra = self.extras.get(contestant, _NONE)
        return Fraction(self.points[contestant], self.denominator) + extra.points - extra.penalty

    def top(self, contestant: int) -> int:
        return self.tops[contestant] + self.extras.get(contestant, _NONE).top

    def percent(self, contestant: int) -> Fraction | None:
        top = self.top(contestant)
        return 100 * self.total(contestant) / top if top else None


_NONE = Extra()


class Standings(Struct, frozen=True):
    """A ranking, best first. Rows are made when they are asked for."""

    totals: Totals
    order: tuple[int, ...]  # places in the columns
    ranks: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.order)

    def __getitem__(self, place: int) -> Standing:
        who, rank, totals = self.order[place], self.ranks[place], self.totals
        place %= len(self.order)
        tied = self.ranks[max(place - 1, 0) : place + 2].count(rank) > 1
        penalty = totals.extras.get(who, _NONE).penalty
        return Standing(rank, tied, totals.contestants[who], totals.total(who), totals.percent(who), penalty)

    def __iter__(self) -> Iterator[Standing]:
        return (self[place] for place in range(len(self.order)))

    def among(self, contestants: Collection[str]) -> "Standings":
        """The ranking of some of them among themselves."""
        names = self.totals.contestants
        return rank(self.totals, [who for who in self.order if names[who] in contestants])


def rank(totals: Totals, members: Sequence[int]) -> Standings:
    """Ranks by percentage where the method has a top, else by points. Ties are listed in the order of `members`.

    Where there is a top, contestants who have no board yet are last.
    """
    keys = _keys(totals, members)
    order = sorted(members, key=keys.__getitem__, reverse=True)
    ranks = []
    last, shared = None, 0
    for place, who in enumerate(order, 1):
        key = keys[who]
        if key != last:
            last, shared = key, place
        ranks.append(shared)
    return Standings(totals, tuple(order), tuple(ranks))


def _keys(totals: Totals, members: Sequence[int]) -> Sequence[int] | Mapping[int, int]:
    """Whole numbers in the order of the results."""
    tops = set(totals.tops)
    if len(tops) == 1 and not totals.extras:
        return totals.points
    common = lcm(
        totals.denominator, *(d for e in totals.extras.values() for d in (e.points.denominator, e.penalty.denominator))
    )
    factor = common // totals.denominator
    sums = {who: totals.points[who] * factor for who in members}
    for who, extra in totals.extras.items():
        if who in sums:
            sums[who] += int((extra.points - extra.penalty) * common)
    of = {who: totals.top(who) for who in members}
    tops = set(of.values()) - {0}
    if not tops:
        return sums
    whole = lcm(*tops)
    keys = {who: value * (whole // of[who]) for who, value in sums.items() if of[who]}
    idle = {who: value for who, value in sums.items() if not of[who]}  # without a board: behind, by their penalties
    behind = min(keys.values()) - 1 - max(idle.values(), default=0)
    return keys | {who: behind + value for who, value in idle.items()}


def in_order(contestants: Sequence[str]) -> list[int]:
    """Places of contestants by name, with numbers in their names by value: 2 before 10."""
    return sorted(range(len(contestants)), key=lambda who: _natural(contestants[who]))


def _natural(name: str) -> tuple[tuple[tuple[bool, int, str], ...], str]:
    """Its parts for comparison, numbers before words; the name itself parts 1 from 01."""
    parts = re.findall(r"[0-9]+|[^0-9]+", name)
    return tuple((not p.isdecimal(), int(p) if p.isdecimal() else 0, p.strip()) for p in parts), name


def strata(standings: Standings, of: Mapping[str, str]) -> dict[str, Standings]:
    """A ranking for each stratum, the first by name being the strongest.

    Contestants of a lower stratum are ranked in the higher ones as well: the strongest ranks everyone. A contestant
    without a stratum is in the strongest.
    """
    names = sorted(set(of.values()))
    everyone = standings.totals.contestants
    return {
        name: standings.among({who for who in everyone if of.get(who, names[0]) >= name} if at else set(everyone))
        for at, name in enumerate(names)
    }
