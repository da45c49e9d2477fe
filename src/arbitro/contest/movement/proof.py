"""What a movement is worth: who meets whom, who plays which board, how evenly everybody is compared (78A, 5, 8A).

A movement is *perfect* if everybody meets everybody of the other line (or, with one winner, everybody else) equally
often and plays every board exactly once, and if all comparisons are shared out evenly; *complete* if only the last
fails; otherwise it has *defects*, each named with its place.

Comparisons: on a board with n results a contestant is compared with n - 1 others of its own direction. Those who sit
the same way compete for a point, those who sit the other way at other tables gain and lose with each other, and the
opponents at the table compete for all n - 1. The sum over everybody is n - 1 on each board; the share of it that falls
on one rival says how much of the result is decided against that rival.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cached_property
from itertools import combinations
from typing import Literal

import numpy as np
from msgspec import Struct

from arbitro.contest.movement.movement import Movement, Round, Sitting

Verdict = Literal["perfect", "complete", "defects"]
Two = tuple[int, int]
"""Two contestants, the smaller number first."""


class Defect(Struct, frozen=True, omit_defaults=True):
    """What is wrong, or less than it could be; where, with whom, how often. `kind` is the id of a message."""

    kind: str
    round: int | None = None
    table: int | None = None
    contestants: tuple[int, ...] = ()
    boards: tuple[int, ...] = ()
    times: int | None = None


class Balance(Struct, frozen=True):
    """The smallest and the largest share of a contestant's comparisons that falls on one rival, and the even share."""

    least: Fraction
    most: Fraction
    even: Fraction

    @property
    def is_even(self) -> bool:
        return self.least == self.most


class Proof(Struct, frozen=True, dict=True):
    """Everything that can be counted in a movement."""

    movement: Movement

    # -- who meets whom

    @cached_property
    def meetings(self) -> Mapping[Two, int]:
        """How often two contestants are opponents."""
        return Counter(
            (min(who, other), max(who, other))
            for _, sitting in self.movement.sittings()
            for who in sitting.north_south
            for other in sitting.east_west
        )

    @cached_property
    def partnerships(self) -> Mapping[Two, int]:
        """How often two players of an individual are partners."""
        return Counter(
            (min(side), max(side))
            for _, sitting in self.movement.sittings()
            for side in (sitting.ns, sitting.ew)
            if isinstance(side, tuple)
        )

    @cached_property
    def plays(self) -> Mapping[int, Mapping[int, int]]:
        """How often a contestant plays a board."""
        boards: dict[int, Counter[int]] = {who: Counter() for who in self.movement.contestants}
        for _, sitting in self.movement.sittings():
            for who in sitting.seated:
                boards[who].update(sitting.boards)
        return boards

    @cached_property
    def sides(self) -> Mapping[int, tuple[int, int]]:
        """Rounds that a contestant sits North-South and East-West; in matches, at home and away."""
        ns = Counter(who for _, sitting in self.movement.sittings() for who in sitting.north_south)
        ew = Counter(who for _, sitting in self.movement.sittings() for who in sitting.east_west)
        return {who: (ns[who], ew[who]) for who in self.movement.contestants}

    @cached_property
    def rivals(self) -> tuple[Two, ...]:
        """Those who are ranked together: everybody, or the members of a line."""
        everybody = self.movement.contestants
        if self.movement.winners == 1:
            return tuple(combinations(everybody, 2))
        ns = {who for who in everybody if self.sides[who][0]}
        return tuple(pair for pair in combinations(everybody, 2) if (pair[0] in ns) == (pair[1] in ns))

    # -- balance

    @cached_property
    def comparisons(self) -> Mapping[Two, int]:
        """How much two rivals' results are decided against each other; see the head of this file."""
        everybody = self.movement.contestants
        place = {who: at for at, who in enumerate(everybody)}
        decided = np.zeros((len(everybody), len(everybody)), dtype=np.int64)
        fields = Counter(
            tuple((sitting.north_south, sitting.east_west) for sitting in sittings)
            for sittings in self._tables.values()
        )
        for sittings, boards in fields.items():
            ways = np.zeros((len(sittings), len(everybody)), dtype=np.int64)  # +1 North-South, -1 East-West
            for at, (ns, ew) in enumerate(sittings):
                ways[at, [place[who] for who in ns]] += 1
                ways[at, [place[who] for who in ew]] -= 1
                for opponent in ns:
                    for other in ew:
                        if opponent != other:
                            decided[place[opponent], place[other]] += boards * (len(sittings) - 1)
                            decided[place[other], place[opponent]] += boards * (len(sittings) - 1)
            field = ways.sum(axis=0)
            decided += boards * (np.outer(field, field) - ways.T @ ways)  # at other tables
        times = decided.tolist()
        return {(who, other): times[place[who]][place[other]] for who, other in self.rivals}

    @cached_property
    def _tables(self) -> Mapping[int, list[Sitting]]:
        tables: dict[int, list[Sitting]] = defaultdict(list)
        for _, sitting in self.movement.sittings():
            for board in sitting.boards:
                tables[board].append(sitting)
        return tables

    @cached_property
    def shares(self) -> Mapping[int, Mapping[int, Fraction]]:
        """For each contestant the share of its comparisons that falls on each rival; nobody where nobody is compared
        with anybody: matches, or a single table."""
        if self.movement.kind in ("matches", "teams"):
            return {}
        against: dict[int, dict[int, int]] = {who: {} for who in self.movement.contestants}
        for (first, other), times in self.comparisons.items():
            against[first][other] = against[other][first] = times
        sums = {who: sum(rivals.values()) for who, rivals in against.items()}
        return {
            who: {rival: Fraction(times, sums[who]) for rival, times in sorted(rivals.items())}
            for who, rivals in against.items()
            if sums[who] > 0
        }

    @cached_property
    def balance(self) -> Balance | None:
        """None where there are no shares."""
        shares = [share for rivals in self.shares.values() for share in rivals.values()]
        if not shares:
            return None
        return Balance(min(shares), max(shares), Fraction(1, max(map(len, self.shares.values()))))

    # -- the verdict

    @cached_property
    def defects(self) -> tuple[Defect, ...]:
        return tuple(self._defects())

    @cached_property
    def verdict(self) -> Verdict:
        if self.defects:
            return "defects"
        return "perfect" if self.balance is None or self.balance.is_even else "complete"

    def _defects(self) -> Iterator[Defect]:
        yield from self._seats()
        yield from self._boards()
        yield from self._opponents()
        if self.movement.kind == "individual":
            yield from self._partners()

    def _seats(self) -> Iterator[Defect]:
        """Somebody at two places, or at none."""
        everybody = set(self.movement.contestants)
        for each in self.movement.rounds:
            seated = Counter(who for sitting in each.tables for who in sitting.seated)
            twice = self._twice(each, seated)
            if twice:
                yield Defect("two-places", each.round, contestants=twice)
            both = tuple(sorted(seated.keys() & set(each.sits_out)))
            if both:
                yield Defect("sits-and-sits-out", each.round, contestants=both)
            out = tuple(sorted(everybody - seated.keys()))
            if out:
                yield Defect("sits-out", each.round, contestants=out)
            tables = Counter(sitting.table for sitting in each.tables)
            for table, times in sorted(tables.items()):
                if times > 1:
                    yield Defect("table-twice", each.round, table, times=times)

    def _twice(self, each: Round, seated: Counter[int]) -> tuple[int, ...]:
        """Who is at two places; a team has a pair for each way, which cannot meet each other."""
        if self.movement.kind != "teams":
            return tuple(sorted(who for who, times in seated.items() if times > 1))
        ns = Counter(who for sitting in each.tables for who in sitting.north_south)
        ew = Counter(who for sitting in each.tables for who in sitting.east_west)
        alone = {who for sitting in each.tables for who in sitting.north_south if who in sitting.east_west}
        return tuple(sorted(who for who in seated if who in alone or max(ns[who], ew[who]) > 1))

    def _boards(self) -> Iterator[Defect]:
        """A board played twice by somebody, or not by all.

        Teams play each board of a match once in either direction; no board can be played by all of an odd number, so
        they need only play as many boards as each other.
        """
        if self.movement.kind == "matches":
            return
        once = 2 if self.movement.kind == "teams" else 1
        missing: dict[tuple[int, ...], list[int]] = defaultdict(list)
        most = max((sum(plays.values()) for plays in self.plays.values()), default=0)
        for who, plays in self.plays.items():
            again = tuple(board for board in self.movement.boards if plays.get(board, 0) > once)
            if again:
                yield Defect("board-again", contestants=(who,), boards=again)
            lacking = tuple(board for board in self.movement.boards if plays.get(board, 0) < once)
            if lacking and not (self.movement.kind == "teams" and sum(plays.values()) == most):
                missing[lacking].append(who)
        for boards, who_lack in missing.items():
            yield Defect("boards-not-played", contestants=tuple(who_lack), boards=boards)
        if self.movement.kind == "teams":
            yield from self._other_tables()

    def _other_tables(self) -> Iterator[Defect]:
        """A board of a match that is not played by the same two teams the other way round."""
        for board, sittings in sorted(self._tables.items()):
            met = Counter((sitting.ns, sitting.ew) for sitting in sittings)
            for (ns, ew), times in met.items():
                if met[ew, ns] != times and isinstance(ns, int) and isinstance(ew, int):
                    yield Defect("no-other-table", contestants=(ns, ew), boards=(board,))

    def _opponents(self) -> Iterator[Defect]:
        """Opponents met more often, or less often, than others; those of one's own line are never met.

        Two tables make a match of teams, and in an individual everybody is an opponent twice.
        """
        movement = self.movement
        if movement.winners == 1:
            due = tuple(combinations(movement.contestants, 2))
        else:
            same = set(self.rivals)
            due = tuple(two for two in combinations(movement.contestants, 2) if two not in same)
        times = [self.meetings.get(two, 0) for two in due]
        usual = Counter(times).most_common(1)[0][0] if times else 0
        usual = max(usual, 2 if movement.kind in ("teams", "individual") else 1)
        for two, met in zip(due, times, strict=True):
            if met > usual:
                yield Defect("meet-again", contestants=two, times=met)
        never = [two for two, met in zip(due, times, strict=True) if met == 0]
        seldom = [two for two, met in zip(due, times, strict=True) if 0 < met < usual]
        for kind, pairs in (("do-not-meet", never), ("meet-less", seldom)):
            for two in pairs:
                yield Defect(kind, contestants=two)

    def _partners(self) -> Iterator[Defect]:
        for two in combinations(self.movement.contestants, 2):
            times = self.partnerships.get(two, 0)
            if times == 0:
                yield Defect("do-not-partner", contestants=two)
            elif times > 1:
                yield Defect("partner-again", contestants=two, times=times)


def prove(movement: Movement) -> Proof:
    return Proof(movement)
