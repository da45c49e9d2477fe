"""Time: how long a board takes, what slow play and lateness cost, when a match is forfeited; records; home and away."""

from arbitro.regulations.key import Key
from arbitro.regulations.readers import flag, number, one_of, optional, several, share, whole

amount = number(0)

# -- time allowed (8)

BOARD_MINUTES = Key("time.board", number(1), "Minutes for a board.")
SCREENS_PAIRS_MINUTES = Key("time.screens.pairs", number(1), "Minutes for a board behind screens at pairs.")
SCREENS_TEAMS_MORE = Key("time.screens.teams_more", amount, "Minutes more for each board behind screens at teams.")
SCREENS_TEAMS_STEP = Key(
    "time.screens.teams_step",
    optional(number(1)),
    "The time of a match behind screens is the nearest multiple of so many minutes; none: as it is.",
)
TIME_TOLERANCE = Key("time.tolerance", amount, "Minutes beyond the time of a match that may be granted at most.")
TIME_LENGTHS = Key(
    "time.lengths", optional(several(whole(1))), "The match lengths that these times are for; none: any."
)
TIME_AMENDED = Key(
    "time.amended",
    one_of("open", "director_in_charge"),
    "Who may change a penalty for time, and when: left open, or the director in charge alone, for force majeure.",
)

# -- slow play (90B2)

SLOW_CLOCK = Key(
    "time.slow.clock",
    one_of("tolerance", "time"),
    "Slow play counts from the end of the tolerance that was granted, or of the time of the match itself.",
)
SLOW_TEAM_VP = Key("time.slow.team_vp", optional(amount), "VPs, of both teams together, for each minute begun.")
REMOVED_BOARD_VP = Key(
    "time.slow.removed_board_vp",
    optional(amount),
    "VPs, of both teams together, for a board taken away that has no result in the other room either.",
)
SLOW_WARNING = Key("time.slow.warning", flag, "Whether there is a penalty only after a warning.")

# -- late arrival (90B1)

LATE_WARNING_MINUTES = Key(
    "time.late.warning_minutes",
    optional(amount),
    "A pair late for the first round is only warned up to so many minutes, unless it has been sanctioned before.",
)
LATE_PAIR = Key("time.late.pair", optional(share), "Share of a top that a pair loses, each time the minutes below.")
LATE_PAIR_MINUTES = Key("time.late.pair_minutes", number(1), "Minutes, begun, that cost this share.")
LATE_COUNTED = Key(
    "time.late.counted",
    one_of("whole", "excess"),
    "Beyond the minutes of a warning the whole lateness counts, or what exceeds them.",
)
LATE_AGAIN = Key(
    "time.late.again", optional(share), "Share of a top for a later round, each time after a first warning."
)
LATE_INDIVIDUAL = Key(
    "time.late.individual",
    one_of("open", "as_pairs"),
    "A late player in an individual: left open, or as a pair, he alone.",
)
LATE_SEATED_EARLY = Key(
    "time.late.seated_early",
    one_of("start", "earlier"),
    "A pair that has to be seated before the start is late from the start, or from that earlier time.",
)
LATE_TEAM_VP = Key("time.late.team_vp", optional(amount), "VPs for each minute begun in a match in VPs.")
LATE_TEAM_IMPS = Key("time.late.team_imps", optional(amount), "IMPs for each minute begun in a match in IMPs.")

# -- forfeit

FORFEIT_MINUTES = Key("time.forfeit.minutes", optional(amount), "Minutes after the start at which a match is lost.")
_first = "of the time of the match with its tolerance, in the first match:"
FORFEIT_FIRST_ROUND_ROBIN = Key("time.forfeit.first_round_robin", optional(share), f"A part {_first} round robin.")
FORFEIT_FIRST_KNOCKOUT = Key("time.forfeit.first_knockout", optional(share), f"A part {_first} knock-out.")
FORFEIT_FIRST_LEAST = Key("time.forfeit.first_knockout_least", amount, "At least so many minutes in a knock-out.")
FORFEIT_KNOCKOUT = Key(
    "time.forfeit.first_of",
    one_of("every_match", "event"),
    "Knock-out: the longer wait is for the first stanza of every match, or of the team's first match alone.",
)
FORFEIT_PAIR = Key(
    "time.forfeit.pair",
    one_of("open", "withdrawal"),
    "A pair that stays away: left open, or as one that withdrew.",
)
FORFEIT_TEAM_SIMPLE = Key("scoring.forfeit.team_simple", number(0), "Points on the simple scale, at least.")
FORFEIT_BEST = Key(
    "scoring.forfeit.team_best", flag, "Raised to the better of the own average and of what others had against it."
)
FORFEIT_LOSER = Key("scoring.forfeit.loser", number(0), "Victory points, and IMPs, of the team that forfeits.")
FORFEIT_LAST_ROUND = Key(
    "scoring.forfeit.last_round",
    one_of("points", "last_place"),
    "A forfeit of the last round, if the points would still be enough for something: they stand, or last place.",
)

# -- records (8, 79)

RECORD_WRITER = Key(
    "records.writer",
    one_of("open", "stationary"),
    "Who writes down the hands and the paper results: left open, or the stationary side, else North-South.",
)
HAND_RECORD_MOST = Key(
    "records.hands_most",
    optional(share),
    "Share of a top at most, for both pairs, for hands recorded wrongly.",
)
LEAD_RECORD_MOST = Key(
    "records.lead_most", optional(share), "Share of a top at most, for the recording pair, for a lead recorded wrongly."
)

# -- home and away (art. 4.1)

HOME_DIFFERENCE = Key(
    "teams.home_difference",
    optional(whole(0)),
    "By how many matches a team may be at home more often than away, or less often; none: any.",
)
