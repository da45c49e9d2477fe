"""The keys. What each is worth in a given contest is in its pack (`wbf.toml`, `figb_2017.toml`, an organiser's own)."""

from collections.abc import Mapping
from fractions import Fraction
from types import MappingProxyType

from arbitro.regulations.key import AnyKey, EditionKey, Key
from arbitro.regulations.readers import (
    count_or_share,
    edition,
    flag,
    number,
    one_of,
    optional,
    percent_table,
    several,
    share,
    small_groups,
    whole,
)

rounding = one_of(
    "half_up", "half_down", "half_away", "half_toward_zero", "half_even", "up", "down", "away", "toward_zero"
)

counting = one_of("played", "assigned", "shares")  # table scores; and unsplit assigned ones; and weighted ones
grain = number(Fraction(1, 1_000_000), 1)

LAWS_EDITION = Key("laws.edition", edition, "The code that is in force.")
PACK_SYMMETRICAL_FACES = Key("laws.pack.symmetrical_faces", flag, "The faces of the cards must be symmetrical (1B).")
SUBSTITUTION_UNAUTHORISED = Key(
    "laws.substitution.unauthorised",
    one_of("penalty", "disqualified"),
    "What a substitution in a pairs event costs that the director has not authorised (4).",
)
CALL_MADE_WHEN = Key(
    "laws.calls.made_when",
    one_of("open", "released"),
    "When a call with a bidding card is made (18F): the director says, or the card is released or the call told.",
)
PAUSE_AFTER_JUMP = Key(
    "laws.calls.pause_after_jump",
    optional(whole(1)),
    "Seconds that the next player waits after a jump bid, which a stop card announces; not behind screens (18F).",
)
EXPLANATION_WRITTEN = Key(
    "laws.explanations.written",
    one_of("never", "with_screens", "always"),
    "When questions and explanations have to be in writing (20F1).",
)
EXPLANATION_DOUBT = Key(
    "laws.explanations.doubt",
    one_of("open", "director"),
    "Doubt that remains after an explanation goes to the director, who asks for more (20F1).",
)
UNINTENDED_CALL_NEVER_MADE = EditionKey(
    "laws.unintended_call.never_made", flag, "A call replaced under 25A tells nobody anything: it was never made."
)
INSUFFICIENT_BID_BY_SHAPE = EditionKey(
    "laws.insufficient_bid.by_shape", flag, "27B1(b) of 2007 goes by shape alone, or by the harm that was done."
)
SURPLUS_CARD_ADJUSTED = EditionKey(
    "laws.surplus_card.adjusted",
    one_of("quitted_trick", "played"),
    "A card foreign to the deal may lead to an adjusted score when it was found there (13C; 2007 13F).",
)

OPENING_LEAD_FACE_UP = Key("laws.opening_lead.face_up", flag, "The opening lead is made face up at once (41A).")
DUMMY_SEES_SCORES = Key(
    "laws.dummy.sees_scores",
    one_of("open", "loses_rights"),
    "In a pairs event a dummy who looks at the score sheet before the play is over loses his rights (43).",
)

CLAIM_SUIT_ORDER = EditionKey(
    "laws.claims.suit_order",
    one_of("open", "top_down"),
    "The order in which a suit is taken to be played where a claimer said nothing about it (70E2; not in 1997).",
)

# -- the score and its corrections (79)

CORRECTION_MINUTES = EditionKey(
    "laws.score.correction_minutes",
    whole(1),
    "Minutes after the official score is available in which tricks and scores can be corrected (79C, 69B, 71).",
)
LATE_CORRECTION = Key(
    "laws.score.late_correction",
    flag,
    "2007: a score can be corrected after that if director and organiser have no reasonable doubt (79C2).",
)
RESULT_CONFIRMED = Key(
    "laws.score.confirmed_by",
    one_of("open", "opponent"),
    "Who enters a result and makes it official (79A): left open, or North-South and an opponent who confirms it.",
)
RECORD_CONFLICT = Key(
    "laws.score.record_conflict",
    one_of("open", "score"),
    "What counts when the tricks and the points of a record disagree and nothing else settles it (79B).",
)

REVOKE_DEFENDERS_ASK = EditionKey(
    "laws.revoke.defenders_ask", flag, "A defender may ask his partner about a possible revoke (61B)."
)
REVOKE_BOTH_SIDES = EditionKey(
    "laws.revoke.both_sides",
    one_of("without_revokes", "after_first_revoke"),
    "What the adjusted score starts from when both sides have revoked (64C).",
)

# -- information (16)

RESERVE_RIGHTS = EditionKey(
    "laws.information.reserve_rights", flag, "A player may reserve his rights; if not, the director is called at once."
)
LOOKING_UP = EditionKey(
    "laws.information.looking_up", flag, "Laws, regulations and other results may be looked up during auction and play."
)
POLL_CONSIDERED = EditionKey(
    "laws.poll.considered", share, "The part of those polled that must have considered an action."
)
POLL_SELECTED = EditionKey("laws.poll.selected", whole(1), "How many of those polled must have chosen it.")
POLL_TEST = EditionKey(
    "laws.poll.test", one_of("both", "either"), "A logical alternative is considered and chosen, or one of the two."
)

# -- understandings and cards (40)

UNIFORM_MEANING = EditionKey(
    "laws.understandings.uniform_meaning", flag, "A call means the same whichever partner makes it."
)
VARY_AFTER_IRREGULARITY = EditionKey(
    "laws.understandings.vary_after_irregularity", flag, "A pair may agree to vary its methods after an irregularity."
)
PSYCHIC_CONVENTIONS = EditionKey(
    "laws.understandings.psychic_conventions",
    one_of("free", "not_at_pairs", "banned"),
    "Whether the opening that a pair psyches may be a conventional one.",
)
OWN_CARD = EditionKey("laws.cards.own", one_of("law", "always"), "When a player may look at his own convention card.")
OPPONENTS_CARD = EditionKey("laws.cards.opponents", one_of("law", "always"), "When he may look at the opponents' card.")
WRITTEN_DEFENCES = EditionKey(
    "laws.cards.written_defences", flag, "Written defences to unusual methods may be looked at."
)
AIDS = EditionKey("laws.cards.aids", flag, "Other aids to memory, calculation or technique are allowed.")

# -- officials, evidence, spectators (74, 76, 80, 81, 91)

DIRECTORS_REPORT = Key(
    "laws.officials.directors_report",
    one_of("open", "privileged"),
    "How much a director's word weighs on what happened in his presence (85A).",
)
REGISTERED_DIRECTORS = Key(
    "laws.officials.registered_directors", flag, "Only registered directors, appointed according to the event (80B2)."
)
EVENT_RULES = Key(
    "laws.officials.event_rules",
    one_of("open", "grave_reasons"),
    "When a director may change the event's own rules (81B).",
)
CLOSED_ROOM = Key(
    "laws.officials.closed_room",
    one_of("open", "permission"),
    "Who may watch a team match: the director says, or by permission in the closed room and never one's own team (76).",
)
TECHNICAL_COMMITTEE = Key(
    "laws.officials.technical_committee",
    flag,
    "A technical committee alone disqualifies in championships at one venue (91B).",
)

# -- appeals (92, 93)

APPEAL_MINUTES = Key(
    "laws.appeals.request_minutes",
    whole(1),
    "Minutes after the official score is available in which a ruling or its review can be asked for (92B).",
)
APPEAL_EVIDENT_MINUTES = Key(
    "laws.appeals.evident_minutes",
    optional(whole(1)),
    "Minutes after the ruling in which a review is asked for, if its ground was evident at once (92B).",
)
APPEAL_CONCURRENCE = Key(
    "laws.appeals.concurrence",
    one_of("law", "one_member"),
    "Whether both members of a pair must concur, or one of them may act (92D).",
)
APPEAL_ROUTE = Key(
    "laws.appeals.route",
    one_of("committee", "review"),
    "An appeal goes the way of 93A and 93B, or the director in charge reviews the steps of the ruling.",
)
APPEAL_FURTHER = EditionKey(
    "laws.appeals.further",
    one_of("closed", "national_authority", "regulating_authority", "federal_court"),
    "Who hears an appeal after that (93C).",
)
RECOURSE_NOTICE_MINUTES = Key(
    "laws.appeals.notice_minutes",
    optional(whole(1)),
    "Minutes after the end of the event in which a further appeal is announced in writing (93C).",
)
RECOURSE_HOURS = Key(
    "laws.appeals.recourse_hours", optional(whole(1)), "Hours after the end of the event in which it is lodged (93C)."
)
RECOURSE_CONFLICT_HOURS = Key(
    "laws.appeals.recourse_conflict_hours",
    optional(whole(1)),
    "A longer limit for it, where the regulations contradict themselves (93C).",
)
RECOURSE_RESULT = Key(
    "laws.appeals.recourse_result",
    one_of("always", "technical_error"),
    "When its decision changes the result of the event (93C).",
)
WITHOUT_MERIT = Key(
    "laws.appeals.without_merit", flag, "An appeal without merit may be followed by a sanction (92A, 93C)."
)

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
    "Others meet a weighted score by its weights, or do not meet it at all.",
)

# -- fouled boards (87)

NEUBERG_LEAST = Key("scoring.fouled.neuberg_least", whole(1), "A group with fewer results goes by the table below.")
SMALL_GROUPS = Key("scoring.fouled.small_groups", small_groups, "Shares of small groups, best first; ties share.")
SMALL_GROUP_SUM = Key("scoring.fouled.small_group_sum", number(0, 2), "What the shares of the two sides add up to.")

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
SIMPLE_MARGIN = Key("scoring.vp.simple_margin", number(0), "Simple scale: IMPs a board that a lead must exceed to win.")
SIMPLE_LONG_MATCH = Key("scoring.vp.simple_long_match", whole(1), "Simple scale: longer matches go by the next key.")
SIMPLE_LONG_MARGIN = Key("scoring.vp.simple_long_margin", whole(1), "Simple scale: IMPs that win a long match.")
PERCENT_TO_VP = Key(
    "scoring.vp.percent_to_vp", optional(percent_table), "Swiss pairs: rows of percentage and points from there on."
)
KNOCKOUT_MARGIN = Key("scoring.vp.knockout_margin", number(0), "IMPs that a lead must exceed to win a knock-out match.")

# -- board-a-match

BAM_MARGIN = Key("scoring.bam.margin", share, "The part of all points by which a match must be won, else it is drawn.")
BAM_WIN = Key("scoring.bam.artificial_win", number(0, 2), "One room artificial: percentages that win when added.")
BAM_LOSS = Key("scoring.bam.artificial_loss", number(0, 2), "One room artificial: percentages that lose when added.")
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

KEYS: Mapping[str, AnyKey] = MappingProxyType(
    {key.name: key for key in tuple(globals().values()) if isinstance(key, Key | EditionKey)}
)
