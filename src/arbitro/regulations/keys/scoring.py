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

AVERAGE_PLUS = EditionKey("scoring.artificial.average_plus", share, "Share of the top for a contestant without fault.")
AVERAGE = EditionKey("scoring.artificial.average", share, "Share of the top for a contestant partly at fault.")
AVERAGE_MINUS = EditionKey("scoring.artificial.average_minus", share, "Share for a contestant directly at fault.")
INNOCENT_OWN_PERCENT = EditionKey(
    "scoring.artificial.innocent_own_percent", flag, "Average plus becomes the contestant's own session if better."
)
OFFENDER_OWN_PERCENT = EditionKey(
    "scoring.artificial.offender_own_percent", flag, "Average minus becomes the contestant's own session if worse."
)
IMPS_PLUS = EditionKey("scoring.artificial.imps_plus", number(0), "Average plus in IMPs.")
IMPS_MINUS = EditionKey("scoring.artificial.imps_minus", number(None, 0), "Average minus in IMPs.")
INNOCENT_OWN_IMPS = EditionKey(
    "scoring.artificial.innocent_own_imps", flag, "Average plus in IMPs becomes the own mean per board if better."
)
OFFENDER_OWN_IMPS = EditionKey(
    "scoring.artificial.offender_own_imps", flag, "Average minus in IMPs becomes the own mean per board if worse."
)
_later = "on the second, third … board without a result in a session; the last figure holds on (2017)."
REPEATED_PLUS = Key("scoring.artificial.repeated_plus", optional(several(share)), f"Average plus {_later}")
REPEATED_AVERAGE = Key("scoring.artificial.repeated_average", optional(several(share)), f"Average {_later}")
REPEATED_MINUS = Key("scoring.artificial.repeated_minus", optional(several(share)), f"Average minus {_later}")
REPEATED_IMPS_PLUS = Key(
    "scoring.artificial.repeated_imps_plus", optional(several(number())), f"Average plus in IMPs {_later}"
)
REPEATED_IMPS_AVERAGE = Key(
    "scoring.artificial.repeated_imps_average", optional(several(number())), f"Average in IMPs {_later}"
)
REPEATED_IMPS_MINUS = Key(
    "scoring.artificial.repeated_imps_minus", optional(several(number())), f"Average minus in IMPs {_later}"
)
OPENED_SCORE_SHEET = Key(
    "scoring.artificial.opened_score_sheet",
    optional(several(share, at_least=2, at_most=2)),
    "Fixed shares, offenders and opponents, when a score sheet was opened early in a local event.",
)

# -- assigned adjusted scores (12C1; in 1997 12C2, 12C3)

DIRECTOR_WEIGHTS = EditionKey("scoring.assigned.director_weights", flag, "A director may give a weighted score.")
COMMITTEE_WEIGHTS = EditionKey("scoring.assigned.committee_weights", flag, "An appeals committee may.")
INNOCENT_BEST_LIKELY = Key(
    "scoring.assigned.innocent_best_likely", flag, "2007: the best likely result for the innocent side, not weights."
)
OFFENDER_WORST_PROBABLE = Key(
    "scoring.assigned.offender_worst_probable", flag, "2007: the worst result at all probable for the offending side."
)

# -- the other table (86B3 of 2017)

ONE_TABLE_IMPS = Key(
    "scoring.other_table.one_table_imps",
    optional(several(number(), at_least=3, at_most=3)),
    "Boards played at one table only: IMPs of a contestant without fault, partly, directly at fault.",
)

# -- the field

SECTIONS = Key("scoring.sections", one_of("across", "apart"), "Sections are compared with each other or apart.")

# -- matchpoints (78A)

POINTS_PER_WIN = Key("scoring.matchpoints.points_per_win", whole(1, 2), "2: 2-1-0; 1: 1-½-0.")
MISSING_RESULTS = Key(
    "scoring.matchpoints.missing_results", one_of("neuberg", "reserve"), "How results that are missing are allowed for."
)
WEIGHTED_IN_FIELD = Key(
    "scoring.matchpoints.weighted_in_field",
    one_of("weights", "neuberg"),
    "Other results are compared with a weighted score by its weights, or not at all.",
)

# -- fouled boards (87)

NEUBERG_LEAST = Key("scoring.fouled.neuberg_least", whole(1), "A group with fewer results goes by the table below.")
SMALL_GROUPS = Key("scoring.fouled.small_groups", small_groups, "Shares of small groups, best first; ties share.")
SMALL_GROUP_SUM = Key("scoring.fouled.small_group_sum", two_shares, "What the shares of the two sides add up to.")

# -- penalties (90, 91), as shares of a top

FOULED_AT_TABLE = Key("scoring.penalty.fouled_at_table", optional(share), "Own cards put into the wrong pocket.")
FOULED_DUPLICATING = Key("scoring.penalty.fouled_duplicating", optional(share), "The same while duplicating.")
SLOW_PAIR = Key("scoring.penalty.slow_pair", optional(share), "Proposed for a slow pair, on each board it delays.")
LOCAL_PSYCHE = EditionKey(
    "scoring.penalty.local_psyche",
    optional(share),
    "A psychic call in a local event; none: free there.",
)
SLOW_TEAM_IMPS = Key("scoring.penalty.slow_team_imps", optional(number(0)), "IMPs per minute of delay in an IMP match.")

# -- IMPs (78B)

BUTLER_DATUM = Key("scoring.butler.datum", one_of("mean", "median"), "What the results are compared with.")
BUTLER_TRIM = Key("scoring.butler.trim", count_or_share, "Results left out at each end: so many, or such a share.")
BUTLER_UNIT = Key("scoring.butler.unit", optional(whole(1)), "The datum is a multiple of this; none: not rounded.")
BUTLER_ROUNDING = Key("scoring.butler.rounding", rounding, "How it becomes one.")
BUTLER_COUNTING = Key("scoring.butler.counting", counting, "Whose scores make the datum.")
BUTLER_OWN = Key("scoring.butler.own_in_datum", flag, "Whether a result counts in the datum it is compared with.")
CROSS_IMPS_COUNTING = Key("scoring.cross_imps.counting", counting, "Whose scores the others are compared with.")
CROSS_IMPS_DIVIDE = Key(
    "scoring.cross_imps.divide", one_of("sum", "n-1", "n", "comparisons"), "What the sum of IMPs is divided by."
)

# -- victory points (78D)

VP_SCALE = Key("scoring.vp.scale", one_of("continuous", "discrete", "simple"), "The scale.")
VP_NON_INCREASING = Key(
    "scoring.vp.non_increasing", flag, "Continuous scale: no IMP is worth more than the one before, after rounding."
)
VP_LEAST_BOARDS = Key("scoring.vp.least_boards", whole(1), "The shortest match that the scales are used for.")
VP_COLUMNS = Key(
    "scoring.vp.columns", optional(several(whole(1))), "The match lengths that the scales are used for; none: any."
)
VP_FRACTION = Key(
    "scoring.vp.fraction", optional(rounding), "How a margin with a fraction of an IMP becomes whole; none: as it is."
)
VP_BOARDS = Key(
    "scoring.vp.boards", one_of("scheduled", "played"), "Which number of boards chooses the scale if some were lost."
)
SIMPLE_FROM = Key("scoring.vp.simple_from", whole(1), "Simple scale: the shortest match that it is meant for.")
SIMPLE_MARGIN = Key("scoring.vp.simple_margin", number(0), "Simple scale: IMPs a board that a lead must exceed to win.")
SIMPLE_LONG_MATCH = Key("scoring.vp.simple_long_match", whole(1), "Simple scale: longer matches go by the next key.")
SIMPLE_LONG_MARGIN = Key("scoring.vp.simple_long_margin", whole(1), "Simple scale: IMPs that win a long match.")
PERCENT_TO_VP = Key(
    "scoring.vp.percent_to_vp", optional(percent_table), "Swiss pairs: rows of percentage and points from there on."
)
KNOCKOUT_MARGIN = Key("scoring.vp.knockout_margin", number(0), "IMPs that a lead must exceed to win a knock-out match.")

# -- board-a-match

BAM_MARGIN = Key("scoring.bam.margin", share, "The part of all points by which a match must be won, else it is drawn.")
BAM_WIN = Key("scoring.bam.artificial_win", two_shares, "One room artificial: percentages that win when added.")
BAM_LOSS = Key("scoring.bam.artificial_loss", two_shares, "One room artificial: percentages that lose when added.")
BAM_ALONE = Key("scoring.bam.alone", share, "The percentage of a result that has no other to be compared with.")

# -- byes, withdrawals, forfeits

BYE_TEAM = Key("scoring.bye.team", share, "Part of the victory points at stake for a team without an opponent.")
BYE_TEAM_SIMPLE = Key("scoring.bye.team_simple", number(0), "The same on the simple scale, in points.")
BYE_IMPS = Key("scoring.bye.imps", one_of("smallest", "mean"), "Which margin goes with those points.")
BYE_IMPS_COUNT = Key("scoring.bye.imps_count", flag, "Whether those IMPs count in the difference of IMPs.")
BYE_PAIR = Key(
    "scoring.bye.pair",
    one_of("own_session", "field_round", "at_least"),
    "What a pair gets for boards it sits out: its own average, the round's, or the share below or its own.",
)
BYE_PAIR_SHARE = Key("scoring.bye.pair_share", share, "That share.")
WITHDRAWN_PAIR = Key("scoring.withdrawal.withdrawn_pair", share, "The boards that a withdrawn pair does not play.")
WITHDRAWAL_OPPONENTS = Key("scoring.withdrawal.opponents", share, "The same boards for its opponents.")
WITHDRAWAL_OWN_PERCENT = Key(
    "scoring.withdrawal.opponents_own_percent", flag, "Whether they get their own session percentage if better."
)
WITHDRAWAL_INDIVIDUAL = Key("scoring.withdrawal.individual_others", share, "For the other three in an individual.")
WITHDRAWAL_TEAM = Key("scoring.withdrawal.team", share, "Part of the victory points for the opponents of a lost team.")
WITHDRAWAL_TEAM_BEST = Key(
    "scoring.withdrawal.team_best", flag, "Raised to the better of the own average and of what others had against it."
)
WITHDRAWAL_IMPS = Key("scoring.withdrawal.imps", one_of("smallest", "mean"), "Which margin goes with those points.")
FORFEIT_TEAM = Key("scoring.forfeit.team", share, "Part of the victory points at stake, at least, after a forfeit.")
FORFEIT_IMPS = Key("scoring.forfeit.imps", one_of("smallest", "mean"), "Which margin goes with them, discrete scale.")
FORFEIT_IMPS_CONTINUOUS = Key(
    "scoring.forfeit.imps_continuous", one_of("smallest", "mean"), "The same on the continuous scale."
)
AVERAGES_ROUNDING = Key("scoring.averages_rounding", rounding, "Average victory points become whole ones.")

# -- what is shown

SHOWN_UNIT = Key("scoring.shown.unit", grain, "Percentages and points are shown as multiples of this.")
SHOWN_ROUNDING = Key("scoring.shown.rounding", rounding, "How they become one.")
