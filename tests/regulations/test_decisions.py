"""Where the supplementary regulations are unclear, the reading chosen is a key with a note, or has a name here.

The numbers are those of the register of decisions in the specification of the regulations (2017).
"""

import pytest

from arbitro.book.contents import contents
from arbitro.book.edition import E2007, E2017, Edition
from arbitro.regulations import load
from arbitro.regulations.readers import as_toml

FIGB = load("figb_2017")

# The index first, and where it is level the list that is printed for programs without it.
SWISS = (
    '["resistance", "imp_quotient", "imp_difference", "direct_vp", "direct_imps", "direct_points", "points_quotient", '
    '"extra_boards"]'
)

# Decision, key, value as the pack writes it; the edition where the key has one for each.
KEYS: list[tuple[str, str, str] | tuple[str, str, str, Edition]] = [
    ("D01", "laws.edition", "2017"),
    ("D02", "teams.home_difference", "1"),
    ("D03", "substitution.final_rules", '"both"'),
    ("D04", "substitution.own_right_few_by", '"more_than"'),
    ("D04", "substitution.own_right_many_by", '"at_least"'),
    ("D05", "scoring.withdrawal.opponents_own_percent", "true"),
    ("D06", "scoring.withdrawal.team_best", "true"),
    ("D07", "scoring.averages_rounding", '"half_up"'),
    ("D08", "scoring.withdrawal.individual_others", '"60%"'),
    ("D09", "seating.penalty", '"1/3"'),
    ("D09", "seating.penalty_unit", "0.5"),
    ("D10", "seating.stanzas", '"void"'),
    ("D11", "time.lengths", '"none"'),
    ("D12", "scoring.penalty.slow_pair", '"10%"'),
    ("D13", "time.slow.clock", '"tolerance"'),
    ("D14", "scoring.penalty.slow_team_imps", '"none"'),
    ("D15", "scoring.vp.boards", '"scheduled"'),
    ("D16", "time.late.counted", '"whole"'),
    ("D17", "time.forfeit.first_of", '"every_match"'),
    ("D18", "scoring.forfeit.imps_continuous", '"smallest"'),
    ("D19", "scoring.forfeit.last_round", '"last_place"'),
    ("D20", "time.late.individual", '"as_pairs"'),
    ("D21", "scoring.bam.alone", '"50%"'),
    ("D22", "laws.revoke.both_sides", '"after_first_revoke"', E2007),
    ("D23", "scoring.artificial.opened_score_sheet", '["40%", "60%"]'),
    ("D25", "laws.officials.closed_room", '"permission"'),
    ("D26", "laws.dummy.sees_scores", '"loses_rights"'),
    ("D27", "scoring.vp.least_boards", "3"),
    ("D28", "scoring.bye.team_simple", "2"),
    ("D29", "scoring.bye.pair", '"own_session"'),
    ("D30", "ties.boards_equal", "1"),
    ("D31", "ties.boards_tops", '"alone"'),
    ("D32", "ties.boards_restart", "false"),
    ("D33", "ties.boards_headings", '"sessions"'),
    ("D34", "ties.more_teams_by", '"recompute"'),
    ("D35", "scoring.bye.imps_count", "true"),
    ("D36", "ties.swiss", SWISS),
    ("D37", "teams.extra_boards_least", "1"),
    ("D38", "ties.unbroken", '["share", "lots"]'),
    ("D39", "scoring.fouled.small_groups", '[["60%"], ["65%", "55%"], ["70%", "60%", "50%"]]'),
    ("D40", "laws.appeals.route", '"review"'),
    ("D41", "laws.appeals.recourse_hours", "24"),
    ("D42", "laws.appeals.concurrence", '"one_member"'),
    ("D43", "laws.appeals.route", '"review"'),
    ("D44", "systems.natural", '"denomination"'),
    ("D45", "systems.hum.length_or_shortage", '"one_suit"'),
    ("D46", "systems.brown_sticker.overcalls", '"bids"'),
    ("D47", "systems.category_3.colours", '["green", "blue", "red"]'),
    ("D48", "systems.category_1.colours", '["green", "blue", "red"]'),
    ("D49", "psyches.club_rules", '"banned"'),
    ("D50", "alerts.exempt.level_with_screens", "false"),
    ("D50", "alerts.self_protection", "true"),
    ("D51", "alerts.exempt.others_with_screens", "true"),
    ("D52", "alerts.not_forcing", '"jump_shifts"'),
    ("D53", "alerts.natural_ranges", "true"),
    ("D55", "lineup.home_and_away", '"open_ns"'),
    ("D55", "lineup.stanzas", '"lot"'),
    ("D55", "lineup.extra", '"lot"'),
    ("D56", "lineup.brown_sticker", '"loses"'),
    ("D57", "scoring.vp.non_increasing", "false"),
    ("D58", "scoring.vp.columns", '"none"'),
    ("D59", "systems.random_openings", '"forbidden"'),
    ("D60", "systems.category_4.rules", '"category_3"'),
]

# A later code settles it: the clause of 2007 that the regulations speak of is not in 2017.
SETTLED_BY_THE_CODE = {"D24": "70D3"}

# Who moves the board behind screens: nothing follows from it that could be computed.
CONDUCT = {"D54": "appendix 4.1"}


def test_every_decision_of_the_register_is_a_key_or_has_a_name() -> None:
    named = [row[0] for row in KEYS] + [*SETTLED_BY_THE_CODE, *CONDUCT]
    assert sorted(set(named)) == [f"D{number:02}" for number in range(1, 61)]


@pytest.mark.parametrize("row", KEYS, ids=lambda row: f"{row[0]}-{row[1]}")
def test_a_decision_is_a_value_with_a_note(row: tuple[str, str, str] | tuple[str, str, str, Edition]) -> None:
    setting = FIGB.settings[row[1], row[3] if len(row) == 4 else None]
    assert as_toml(setting.written) == row[2]
    assert setting.pack == "figb_2017"
    assert setting.note


def test_the_two_limits_that_contradict_each_other_are_both_there() -> None:
    assert FIGB.settings["laws.appeals.recourse_conflict_hours", None].value == 48


@pytest.mark.parametrize(("decision", "clause"), SETTLED_BY_THE_CODE.items())
def test_what_a_later_code_settles_is_not_in_it(decision: str, clause: str) -> None:
    assert clause in contents(E2007), decision
    assert clause not in contents(E2017), decision
