"""Master points: a table that an authority publishes, and how it is read. No table is shipped."""

from arbitro.regulations.key import Key
from arbitro.regulations.keys.scoring import grain, rounding
from arbitro.regulations.readers import one_of, optional, place_table, whole

MASTER_TABLE = Key("master_points.table", optional(place_table))
MASTER_TIED = Key("master_points.tied", one_of("share", "best"))
MASTER_TO = Key("master_points.to", one_of("each", "split"))
MASTER_FULL_BOARDS = Key("master_points.full_boards", optional(whole(1)))
MASTER_UNIT = Key("master_points.unit", grain)
MASTER_ROUNDING = Key("master_points.rounding", rounding)
