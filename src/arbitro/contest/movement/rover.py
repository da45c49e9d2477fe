"""An odd pair without a half table: the rover takes the place of another North-South pair in each round.

It sits out the first round, when it may still be on its way, and never comes to the same table, the same opponents or
the same boards again. Whoever it replaces sits out once.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import refuse
from arbitro.contest.movement.movement import Movement, Round, Sitting

STEPS = 200_000
"""Places that are tried before the search gives up; full rounds of up to 25 tables need a seventh of it."""


def with_rover(movement: Movement) -> Movement:
    """The movement of two lines with one more pair, numbered after all others."""
    rover = movement.contestants[-1] + 1
    stops = _Search(tuple(each.tables for each in movement.rounds)).stops()
    rounds = [replace(movement.rounds[0], sits_out=(*movement.rounds[0].sits_out, rover))]
    for each in movement.rounds[1:]:
        stop = stops[each.round - 1]
        seated = tuple(replace(sitting, ns=rover) if sitting is stop else sitting for sitting in each.tables)
        rounds.append(Round(each.round, seated, (*each.sits_out, *stop.north_south)))
    return replace(movement, name="mitchell-rover", rounds=tuple(rounds))


class _Search(Struct):
    """Looks for the stops, always in the round that has the fewest places left."""

    rounds: Sequence[tuple[Sitting, ...]]
    steps: int = 0

    def stops(self) -> Mapping[int, Sitting]:
        """A place for each round but the first."""
        stops: dict[int, Sitting] = {}
        if not self._fill({index: here for index, here in enumerate(self.rounds) if index}, stops):
            raise refuse("movement-rover", found=len(self.rounds), expected=f"1 … {len(self.rounds) - 1}")
        return stops

    def _fill(self, open_to: Mapping[int, Sequence[Sitting]], stops: dict[int, Sitting]) -> bool:
        if not open_to:
            return True
        index = min(open_to, key=lambda index: (len(open_to[index]), index))
        for stop in open_to[index]:
            self.steps += 1
            if self.steps > STEPS:
                return False
            stops[index] = stop
            rest = {
                other: [sitting for sitting in here if _apart(sitting, stop)]
                for other, here in open_to.items()
                if other != index
            }
            if all(rest.values()) and self._fill(rest, stops):
                return True
        return False


def _apart(stop: Sitting, other: Sitting) -> bool:
    """Nothing of a stop comes again at the other."""
    return stop.table != other.table and stop.ew != other.ew and stop.boards[0] not in other.boards
