"""Tables turned so that everybody is compared with everybody as evenly as can be found (see `proof`).

Turning a table on a set of boards exchanges North-South and East-West there: who met whom with which boards stays as
it was, but those at the table change the direction in which they are compared with all others on these boards. The sum
of all comparisons stays the same, so that the sum of their squares says how uneven they are. Single tables are turned
as long as that makes the sum smaller, set by set from the first; then, likewise, two tables of the same boards. This
is begun again with some tables turned by lot, always the same lots, and the most even result is taken: the one whose
largest and smallest shares of comparisons are nearest to each other, then the one with the smallest sum.

All rounds must have equally many boards, and two tables the same boards or none in common.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from arbitro.contest.lots import lot
from arbitro.contest.movement.movement import Movement, Sitting
from arbitro.contest.movement.proof import prove

Place = tuple[int, int]
"""A round and a table."""

STARTS, WORK = 24, 40_000
"""The most beginnings, and what is shared out among them: a large movement has fewer."""


@lru_cache(maxsize=256)
def evened(movement: Movement, fixed: tuple[int, ...] = ()) -> Movement:
    """The movement with some tables turned, though never those of the `fixed`; itself, if that is not more even."""
    balance = prove(movement).balance
    if balance is None or balance.is_even:
        return movement
    places = {(round, sitting.table): sitting for round, sitting in movement.sittings()}
    free = [place for place, sitting in places.items() if not set(sitting.seated) & set(fixed)]
    best, least = movement, _distance(movement)
    seats = sum(len(sitting.seated) for sitting in places.values())
    for start in range(max(1, min(STARTS, WORK // (seats // 2) ** 2))):
        turning = _Turning(movement, places)
        if start:
            turning.begin(place for place in free if lot(str(start), str(place)) & 1)
        turning.descend(free)
        other = turned(movement, {place for place, way in turning.turned.items() if way < 0})
        distance = _distance(other)
        if distance < least:
            best, least = other, distance
    return best


def turned(movement: Movement, places: Collection[Place]) -> Movement:
    """The movement with these tables turned."""
    rounds = (
        replace(
            each, tables=tuple(_turn(table) if (each.round, table.table) in places else table for table in each.tables)
        )
        for each in movement.rounds
    )
    return replace(movement, rounds=tuple(rounds))


def _turn(sitting: Sitting) -> Sitting:
    return replace(sitting, ns=sitting.ew, ew=sitting.ns)


def _distance(movement: Movement) -> tuple[Fraction, int]:
    proof = prove(movement)
    apart = proof.balance.most - proof.balance.least if proof.balance else Fraction()
    return apart, sum(times**2 for times in proof.comparisons.values())


class _Turning:
    """The search: which places are turned (-1), and how much everybody is compared with everybody that way."""

    def __init__(self, movement: Movement, places: Mapping[Place, Sitting]) -> None:
        comparing: dict[tuple[int, ...], list[Place]] = defaultdict(list)
        for place, sitting in places.items():
            comparing[sitting.boards].append(place)
        self.comparing = tuple(comparing.values())
        self.turned = dict.fromkeys(places, 1)
        self.ways = {
            place: [(who, 1) for who in sitting.north_south] + [(who, -1) for who in sitting.east_west]
            for place, sitting in places.items()
        }
        self.others = {place: [p for p in group if p != place] for group in self.comparing for place in group}
        self.sums = {who: dict.fromkeys(movement.contestants, 0) for who in movement.contestants}
        boards = len(next(iter(places.values())).boards)
        for (rival, other), times in prove(movement).comparisons.items():
            self.sums[rival][other] = self.sums[other][rival] = times // boards

    def begin(self, turned: Iterable[Place]) -> None:
        for place in turned:
            self._turn(place)

    def descend(self, free: Collection[Place]) -> None:
        singly = [[place] for group in self.comparing for place in group if place in free]
        twos = [list(two) for group in self.comparing for two in combinations([p for p in group if p in free], 2)]
        while self._sweep(singly) or self._sweep(twos):
            pass

    def _sweep(self, choices: list[list[Place]]) -> bool:
        return sum(self._try(places) for places in choices) > 0

    def _try(self, turned: list[Place]) -> bool:
        gain = 0
        for place in turned:
            gain += self._turn(place)
        if gain < 0:
            return True
        for place in turned:
            self._turn(place)
        return False

    def _turn(self, place: Place) -> int:
        """Turns a table; how much the sum of squares grows."""
        grows = 0
        for who, other, same in self._compared(place):
            before = self.sums[who][other]
            after = before - 2 * same
            self.sums[who][other] = self.sums[other][who] = after
            grows += after * after - before * before
        self.turned[place] *= -1
        return grows

    def _compared(self, place: Place) -> Iterator[tuple[int, int, int]]:
        here = self.turned[place]
        for there in self.others[place]:
            sign = here * self.turned[there]
            for who, way in self.ways[place]:
                for other, their_way in self.ways[there]:
                    if who != other:
                        yield who, other, sign * way * their_way
