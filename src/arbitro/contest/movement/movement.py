"""A movement: for every round who sits at which table, which way, with which boards (Laws 3, 4, 5, 8A).

Contestants are numbers; who bears which number is told when the session is seated. A value of this kind is the whole
seating, so that what was played can be read years later without the program that constructed it.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import Literal

from msgspec import Struct

Kind = Literal["pairs", "individual", "matches", "teams"]
"""What the numbers of a sitting are: pairs; single players, two on each side; teams, with one line for a whole match
(home first) or with one line for each table of it."""

Side = int | tuple[int, int]
"""A pair or a team; in an individual North and South, or East and West."""


class Sitting(Struct, frozen=True):
    """One table in one round."""

    table: int
    ns: Side
    ew: Side
    boards: tuple[int, ...]

    @property
    def north_south(self) -> tuple[int, ...]:
        return self.ns if isinstance(self.ns, tuple) else (self.ns,)

    @property
    def east_west(self) -> tuple[int, ...]:
        return self.ew if isinstance(self.ew, tuple) else (self.ew,)

    @property
    def seated(self) -> tuple[int, ...]:
        return self.north_south + self.east_west


class Round(Struct, frozen=True, omit_defaults=True):
    """What happens at once."""

    round: int
    tables: tuple[Sitting, ...]
    sits_out: tuple[int, ...] = ()


class Movement(Struct, frozen=True, dict=True):
    """All rounds of a session. `winners`: 2 where North-South and East-West are ranked apart."""

    name: str
    tables: int
    rounds: tuple[Round, ...]
    kind: Kind = "pairs"
    winners: Literal[1, 2] = 1

    @cached_property
    def contestants(self) -> tuple[int, ...]:
        seated = {who for _, sitting in self.sittings() for who in sitting.seated}
        return tuple(sorted(seated.union(*(each.sits_out for each in self.rounds))))

    @cached_property
    def boards(self) -> tuple[int, ...]:
        return tuple(sorted({board for _, sitting in self.sittings() for board in sitting.boards}))

    def sittings(self) -> Iterator[tuple[int, Sitting]]:
        """Every table of every round, with the round's number."""
        return ((each.round, sitting) for each in self.rounds for sitting in each.tables)

    def of(self, contestant: int) -> tuple[tuple[int, Sitting], ...]:
        """Where a contestant sits, round by round."""
        return tuple((round, sitting) for round, sitting in self.sittings() if contestant in sitting.seated)


def board_set(group: int, size: int) -> tuple[int, ...]:
    """The boards of a set: `board_set(2, 3)` is 4, 5, 6."""
    return tuple(range((group - 1) * size + 1, group * size + 1))
