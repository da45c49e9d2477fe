"""Master points: what a place in a field is worth to each player, by the table of the regulations.

points(place) = the place in the last row of the table whose field is not larger, beyond its end nothing
points        = points(place), of those who are level the mean of their places or the best of them
                x boards / full_boards, if fewer boards were played
                / players, if they share it
rounded to a multiple of the unit
"""

from fractions import Fraction

from arbitro.regulations import Pack
from arbitro.regulations.keys import (
    MASTER_FULL_BOARDS,
    MASTER_ROUNDING,
    MASTER_TABLE,
    MASTER_TIED,
    MASTER_TO,
    MASTER_UNIT,
)
from arbitro.scoring.rounding import Rounding, rounded


def master_points(rank: int, level: int, field: int, boards: int, players: int, pack: Pack) -> Fraction | None:
    """Of one player, whose contestant shares its rank with `level` - 1 others; None where there is no table."""
    table = pack[MASTER_TABLE]
    if table is None:
        return None
    row = next((row[1:] for row in reversed(table) if row[0] <= field), ())
    places = [row[place - 1] if place <= len(row) else Fraction() for place in range(rank, rank + level)]
    points = places[0] if pack[MASTER_TIED] == "best" else sum(places, Fraction()) / level
    full = pack[MASTER_FULL_BOARDS]
    if full is not None and boards < full:
        points = points * boards / full
    if pack[MASTER_TO] == "split":
        points /= players
    return rounded(points, pack[MASTER_UNIT], Rounding(pack[MASTER_ROUNDING]))
