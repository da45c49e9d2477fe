"""Scores: adjusted ones, methods, victory points, byes and forfeits, and how they are shown."""

from fractions import Fraction

from arbitro.regulations.key import EditionKey, Key
from arbitro.regulations.readers import (
    count_or_share,
    flag,
    number,
    one_of,
    optional,
    percent_table,
    several,
    share,
    small_groups,
    two_shares,
    whole,
)

rounding = one_of(
    "half_up", "half_down", "half_away", "half_toward_zero", "half_even", "up", "down", "away", "toward_zero"
)

counting = one_of("played", "assigned", "shares")  # table scores; and unsplit assigned ones; and weighted ones
grain = number(Fraction(1, 1_000_000), 1)

# -- artificial adjusted scores (12C2; in 1997 12C1, 86A, 88)

AVERAGE_PLUS = EditionKey("scoring.artificial.average_plus", share)
AVERAGE = EditionKey("scoring.artificial.average", share)
AVERAGE_MINUS = EditionKey("scoring.artificial.average_minus", share)
INNOCENT_OWN_PERCENT = EditionKey("scoring.artificial.innocent_own_percent", flag)
OFFENDER_OWN_PERCENT = EditionKey("scoring.artificial.offender_own_percent", flag)
IMPS_PLUS = EditionKey("scoring.artificial.imps_plus", number(0))
IMPS_MINUS = EditionKey("scoring.artificial.imps_minus", number(None, 0))
INNOCENT_OWN_IMPS = EditionKey("scoring.artificial.innocent_own_imps", flag)
OFFENDER_OWN_IMPS = EditionKey("scoring.artificial.offender_own_imps", flag)
REPEATED_PLUS = Key("scoring.artificial.repeated_plus", optional(several(share)))
REPEATED_AVERAGE = Key("scoring.artificial.repeated_average", optional(several(share)))
REPEATED_MINUS = Key("scoring.artificial.repeated_minus", optional(several(share)))
REPEATED_IMPS_PLUS = Key("scoring.artificial.repeated_imps_plus", optional(several(number())))
REPEATED_IMPS_AVERAGE = Key("scoring.artificial.repeated_imps_average", optional(several(number())))
REPEATED_IMPS_MINUS = Key("scoring.artificial.repeated_imps_minus", optional(several(number())))
OPENED_SCORE_SHEET = Key("scoring.artificial.opened_score_sheet", optional(several(share, at_least=2, at_most=2)))

# -- assigned adjusted scores (12C1; in 1997 12C2, 12C3)

DIRECTOR_WEIGHTS = EditionKey("scoring.assigned.director_weights", flag)
COMMITTEE_WEIGHTS = EditionKey("scoring.assigned.committee_weights", flag)
INNOCENT_BEST_LIKELY = Key("scoring.assigned.innocent_best_likely", flag)
OFFENDER_WORST_PROBABLE = Key("scoring.assigned.offender_worst_probable", flag)

# -- the other table (86B3 of 2017)

ONE_TABLE_IMPS = Key("scoring.other_table.one_table_imps", optional(several(number(), at_least=3, at_most=3)))

# -- the field

SECTIONS = Key("scoring.sections", one_of("across", "apart"))

# -- matchpoints (78A)

POINTS_PER_WIN = Key("scoring.matchpoints.points_per_win", whole(1, 2))
MISSING_RESULTS = Key("scoring.matchpoints.missing_results", one_of("neuberg", "reserve"))
WEIGHTED_IN_FIELD = Key("scoring.matchpoints.weighted_in_field", one_of("weights", "neuberg"))

# -- fouled boards (87)

NEUBERG_LEAST = Key("scoring.fouled.neuberg_least", whole(1))
SMALL_GROUPS = Key("scoring.fouled.small_groups", small_groups)
SMALL_GROUP_SUM = Key("scoring.fouled.small_group_sum", two_shares)

# -- penalties (90, 91), as shares of a top

FOULED_AT_TABLE = Key("scoring.penalty.fouled_at_table", optional(share))
FOULED_DUPLICATING = Key("scoring.penalty.fouled_duplicating", optional(share))
SLOW_PAIR = Key("scoring.penalty.slow_pair", optional(share))
LOCAL_PSYCHE = EditionKey("scoring.penalty.local_psyche", optional(share))
SLOW_TEAM_IMPS = Key("scoring.penalty.slow_team_imps", optional(number(0)))

# -- IMPs (78B)

BUTLER_DATUM = Key("scoring.butler.datum", one_of("mean", "median"))
BUTLER_TRIM = Key("scoring.butler.trim", count_or_share)
BUTLER_UNIT = Key("scoring.butler.unit", optional(whole(1)))
BUTLER_ROUNDING = Key("scoring.butler.rounding", rounding)
BUTLER_COUNTING = Key("scoring.butler.counting", counting)
BUTLER_OWN = Key("scoring.butler.own_in_datum", flag)
CROSS_IMPS_COUNTING = Key("scoring.cross_imps.counting", counting)
CROSS_IMPS_DIVIDE = Key("scoring.cross_imps.divide", one_of("sum", "n-1", "n", "comparisons"))

# -- victory points (78D)

VP_SCALE = Key("scoring.vp.scale", one_of("continuous", "discrete", "simple"))
VP_NON_INCREASING = Key("scoring.vp.non_increasing", flag)
VP_LEAST_BOARDS = Key("scoring.vp.least_boards", whole(1))
VP_COLUMNS = Key("scoring.vp.columns", optional(several(whole(1))))
VP_FRACTION = Key("scoring.vp.fraction", optional(rounding))
VP_BOARDS = Key("scoring.vp.boards", one_of("scheduled", "played"))
SIMPLE_FROM = Key("scoring.vp.simple_from", whole(1))
SIMPLE_MARGIN = Key("scoring.vp.simple_margin", number(0))
SIMPLE_LONG_MATCH = Key("scoring.vp.simple_long_match", whole(1))
SIMPLE_LONG_MARGIN = Key("scoring.vp.simple_long_margin", whole(1))
PERCENT_TO_VP = Key("scoring.vp.percent_to_vp", optional(percent_table))
KNOCKOUT_MARGIN = Key("scoring.vp.knockout_margin", number(0))

# -- board-a-match

BAM_MARGIN = Key("scoring.bam.margin", share)
BAM_WIN = Key("scoring.bam.artificial_win", two_shares)
BAM_LOSS = Key("scoring.bam.artificial_loss", two_shares)
BAM_ALONE = Key("scoring.bam.alone", share)

# -- byes, withdrawals, forfeits

BYE_TEAM = Key("scoring.bye.team", share)
BYE_TEAM_SIMPLE = Key("scoring.bye.team_simple", number(0))
BYE_IMPS = Key("scoring.bye.imps", one_of("smallest", "mean"))
BYE_IMPS_COUNT = Key("scoring.bye.imps_count", flag)
BYE_PAIR = Key("scoring.bye.pair", one_of("own_session", "field_round", "at_least"))
BYE_PAIR_SHARE = Key("scoring.bye.pair_share", share)
WITHDRAWN_PAIR = Key("scoring.withdrawal.withdrawn_pair", share)
WITHDRAWAL_OPPONENTS = Key("scoring.withdrawal.opponents", share)
WITHDRAWAL_OWN_PERCENT = Key("scoring.withdrawal.opponents_own_percent", flag)
WITHDRAWAL_INDIVIDUAL = Key("scoring.withdrawal.individual_others", share)
WITHDRAWAL_TEAM = Key("scoring.withdrawal.team", share)
WITHDRAWAL_TEAM_BEST = Key("scoring.withdrawal.team_best", flag)
WITHDRAWAL_IMPS = Key("scoring.withdrawal.imps", one_of("smallest", "mean"))
FORFEIT_TEAM = Key("scoring.forfeit.team", share)
FORFEIT_IMPS = Key("scoring.forfeit.imps", one_of("smallest", "mean"))
FORFEIT_IMPS_CONTINUOUS = Key("scoring.forfeit.imps_continuous", one_of("smallest", "mean"))
AVERAGES_ROUNDING = Key("scoring.averages_rounding", rounding)

# -- what is shown

SHOWN_UNIT = Key("scoring.shown.unit", grain)
SHOWN_ROUNDING = Key("scoring.shown.rounding", rounding)
