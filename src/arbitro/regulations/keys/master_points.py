"""Master points: a table that an authority publishes, and how it is read. No table is shipped."""

from arbitro.regulations.key import Key
from arbitro.regulations.keys.scoring import grain, rounding
from arbitro.regulations.readers import one_of, optional, place_table, whole

MASTER_TABLE = Key(
    "master_points.table",
    optional(place_table),
    "Rows: from so many contestants on, the points of the first place, the second … ; none: no master points.",
)
MASTER_TIED = Key(
    "master_points.tied",
    one_of("share", "best"),
    "Those who are tied share the points of the places, or all get the best.",
)
MASTER_TO = Key("master_points.to", one_of("each", "split"), "Every player gets them, or all players share them.")
MASTER_FULL_BOARDS = Key(
    "master_points.full_boards",
    optional(whole(1)),
    "With fewer boards the points are fewer in proportion; none: they are not.",
)
MASTER_UNIT = Key("master_points.unit", grain, "Master points are multiples of this.")
MASTER_ROUNDING = Key("master_points.rounding", rounding, "How they become one.")
