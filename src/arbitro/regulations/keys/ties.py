"""Ties (art. 78.5-78.8): what is compared, and in which order."""

from arbitro.book.problem import refuse
from arbitro.regulations.key import Key, Reader
from arbitro.regulations.readers import flag, number, one_of, optional, several, whole

EXTRA_BOARDS = "extra_boards"  # ends a list: what nothing has decided is played on

BOARD_CRITERIA = (
    "phase_total",
    "average_rank",
    "mutual_matchpoints",
    "tied_boards",
    "tops",
    "bottoms",
    "semi_bottoms",
    "semi_tops",
)
MATCH_CRITERIA = (
    "resistance",
    "direct_vp",
    "direct_imps",
    "direct_imp_quotient",
    "direct_points",
    "direct_points_quotient",
    "imp_quotient",
    "imp_difference",
    "points_quotient",
    EXTRA_BOARDS,
)
BOARD_A_MATCH_CRITERIA = (
    "final_session",
    "mutual_boards",
    "matches_lost",
    "common_points",
    "all_points",
    EXTRA_BOARDS,
)
KNOCKOUT_CRITERIA = ("match_imps", EXTRA_BOARDS)


def criteria(*names: str) -> Reader[tuple[str, ...] | None]:
    """Some of these names in the order in which they are applied, none twice, extra boards last; or `"none"`."""
    listed = optional(several(one_of(*names)))

    def read(raw: object) -> tuple[str, ...] | None:
        criteria = listed(raw)
        if criteria is not None and (len(set(criteria)) < len(criteria) or EXTRA_BOARDS in criteria[:-1]):
            raise refuse("regulation-range", found=" ".join(criteria), expected=", ".join(names))
        return criteria

    return read


# -- the lists

TIES_INDIVIDUAL = Key("ties.individual", criteria(*BOARD_CRITERIA))
TIES_PAIRS = Key("ties.pairs", criteria(*BOARD_CRITERIA))
TIES_TWO_TEAMS = Key("ties.two_teams", criteria(*MATCH_CRITERIA))
TIES_MORE_TEAMS = Key("ties.more_teams", criteria(*MATCH_CRITERIA))
TIES_SWISS = Key("ties.swiss", criteria(*MATCH_CRITERIA))
TIES_BOARD_A_MATCH = Key("ties.board_a_match", criteria(*BOARD_A_MATCH_CRITERIA))
TIES_KNOCKOUT = Key("ties.knockout", criteria(*KNOCKOUT_CRITERIA))
TIES_UNBROKEN = Key("ties.unbroken", several(one_of("share", "lots")))

# -- individuals and pairs

TIES_PAIRS_PRIZES = Key("ties.pairs_prizes", one_of("share", "break"))
TIES_HEADINGS = Key("ties.boards_headings", one_of("sessions", "phases"))
TIES_BETTER = Key("ties.boards_better", number(0))
TIES_EQUAL = Key("ties.boards_equal", number(0))
TIES_LONE = Key("ties.boards_lone", several(number(0), at_least=3, at_most=3))
TIES_LINES = Key("ties.boards_lines", one_of("apart", "compared"))
TIES_TOPS = Key("ties.boards_tops", one_of("alone", "all"))
TIES_BOARDS_RESTART = Key("ties.boards_restart", flag)

# -- teams

TIES_MORE_TEAMS_BY = Key("ties.more_teams_by", one_of("recompute", "once"))
TIES_SWISS_RESTART = Key("ties.swiss_restart", flag)
TIES_RESISTANCE_AWARDED = Key("ties.resistance_awarded", flag)
TIES_BAM_COUNTS = Key("ties.board_a_match_counts", one_of("event", "phase"))
TIES_EXTRA_STANZAS = Key("ties.extra_stanzas", whole(1))
