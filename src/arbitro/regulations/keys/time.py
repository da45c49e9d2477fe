"""Time: how long a board takes, what slow play and lateness cost, when a match is forfeited; records; home and away."""

from arbitro.regulations.key import Key
from arbitro.regulations.readers import flag, number, one_of, optional, several, share, whole

amount = number(0)

# -- time allowed (8)

BOARD_MINUTES = Key("time.board", number(1))
SCREENS_PAIRS_MINUTES = Key("time.screens.pairs", number(1))
SCREENS_TEAMS_MORE = Key("time.screens.teams_more", amount)
SCREENS_TEAMS_STEP = Key("time.screens.teams_step", optional(number(1)))
TIME_TOLERANCE = Key("time.tolerance", amount)
TIME_LENGTHS = Key("time.lengths", optional(several(whole(1))))
TIME_AMENDED = Key("time.amended", one_of("open", "director_in_charge"))

# -- slow play (90B2)

SLOW_CLOCK = Key("time.slow.clock", one_of("tolerance", "time"))
SLOW_TEAM_VP = Key("time.slow.team_vp", optional(amount))
REMOVED_BOARD_VP = Key("time.slow.removed_board_vp", optional(amount))
SLOW_WARNING = Key("time.slow.warning", flag)

# -- late arrival (90B1)

LATE_WARNING_MINUTES = Key("time.late.warning_minutes", optional(amount))
LATE_PAIR = Key("time.late.pair", optional(share))
LATE_PAIR_MINUTES = Key("time.late.pair_minutes", number(1))
LATE_COUNTED = Key("time.late.counted", one_of("whole", "excess"))
LATE_AGAIN = Key("time.late.again", optional(share))
LATE_INDIVIDUAL = Key("time.late.individual", one_of("open", "as_pairs"))
LATE_SEATED_EARLY = Key("time.late.seated_early", one_of("start", "earlier"))
LATE_TEAM_VP = Key("time.late.team_vp", optional(amount))
LATE_TEAM_IMPS = Key("time.late.team_imps", optional(amount))

# -- forfeit

FORFEIT_MINUTES = Key("time.forfeit.minutes", optional(amount))
FORFEIT_FIRST_ROUND_ROBIN = Key("time.forfeit.first_round_robin", optional(share))
FORFEIT_FIRST_KNOCKOUT = Key("time.forfeit.first_knockout", optional(share))
FORFEIT_FIRST_LEAST = Key("time.forfeit.first_knockout_least", amount)
FORFEIT_KNOCKOUT = Key("time.forfeit.first_of", one_of("every_match", "event"))
FORFEIT_PAIR = Key("time.forfeit.pair", one_of("open", "withdrawal"))
FORFEIT_TEAM_SIMPLE = Key("scoring.forfeit.team_simple", number(0))
FORFEIT_BEST = Key("scoring.forfeit.team_best", flag)
FORFEIT_LOSER = Key("scoring.forfeit.loser", number(0))
FORFEIT_LAST_ROUND = Key("scoring.forfeit.last_round", one_of("points", "last_place"))

# -- records (8, 79)

RECORD_WRITER = Key("records.writer", one_of("open", "stationary"))
HAND_RECORD_MOST = Key("records.hands_most", optional(share))
LEAD_RECORD_MOST = Key("records.lead_most", optional(share))

# -- home and away (art. 4.1)

HOME_DIFFERENCE = Key("teams.home_difference", optional(whole(0)))
