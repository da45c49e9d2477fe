"""Matches: boards compared by hand, victory points of the printed tables, and what is not counted."""

from fractions import Fraction
from typing import Any

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.contest.facts.event import Awarded, Reseated, ResultTakenBack, SeatsChanged
from arbitro.contest.facts.fold import checked
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import Contest
from arbitro.contest.scoring.matches import match_records, scored_matches
from arbitro.regulations import Pack
from arbitro.scoring.outcome import Artificial, Average, Imps, Percentage, Weighted
from tests.contest.small import (
    AVERAGE,
    FIGB,
    MINUS,
    PLUS,
    WBF,
    Told,
    after_all,
    begun,
    derived,
    drawn,
    exact,
    given,
    match,
    movement,
    opened,
    phase_of,
    result,
    seated,
    spot,
    totals,
)

FLAT = (100, 100)
OUT = (Recorded(), Recorded())
# Differences of total points, open less closed room, that are worth so many IMPs (78B).
IMPS = {0: FLAT, 1: (120, 100), 3: (190, 100), 5: (270, 100), 14: (1000, 100), 23: (3600, 100)}


def teams(*boards: tuple[Told, Told], scoring: str = "imps", **phase: Any) -> Contest:
    """A against B in two rooms; C and D sit beside them."""
    told = {"system": "swiss", "scoring": scoring, "boards": len(boards), "rounds": 2, **phase}
    contest = after_all(opened("teams", "ABCD", **told), drawn(1, ("A", "B"), ("C", "D")), begun(1))
    return after_all(contest, *match(1, 1, *boards))


def record(contest: Contest, team: str, pack: Pack = FIGB) -> Any:
    (found,) = [one for one in match_records(phase_of(contest), contest.plan, pack) if one.team == team]
    return found


def of_both(contest: Contest, pack: Pack = FIGB) -> tuple[Any, Any]:
    found = totals(contest, pack)
    return found["A"], found["B"]


# -- IMPs


def test_imps_by_hand() -> None:
    """T78-2: 620 and 170 are 450 apart, 10 IMPs; -100 and 50 are 150 apart, 4 IMPs lost; 10 points are none."""
    contest = teams((620, 170), (-100, 50), (110, 100), (-50, -50))
    assert of_both(contest) == (6, -6)
    home = record(contest, "A")
    assert (home.imps_won, home.imps_lost, home.points_won, home.points_lost) == (10, 4, 460, 150)
    away = record(contest, "B")
    assert (away.imps_won, away.imps_lost, away.points_won, away.points_lost) == (4, 10, 150, 460)
    assert [(board.net, board.worth) for board in away.boards] == [(-450, -10), (150, 4), (-10, 0), (0, 0)]
    assert (home.lost, away.lost) == (False, True)


def test_results_are_scored_by_the_vulnerability_of_the_board() -> None:
    """Board 1 nobody, board 2 North-South: 420 and 620 for four spades."""
    contest = teams(("4S N =", "3S N +1"), ("4S N =", "3S N +1"))
    assert of_both(contest) == (6 + 10, -16)


def test_a_match_counts_when_all_its_boards_have_results_in_both_rooms() -> None:
    boards = [(620, 170), FLAT]
    half = teams(*boards)
    half = checked(half, ResultTakenBack(at=spot(1, 1, room="closed"), board=2))
    assert of_both(half) == (0, 0)
    (found,) = scored_matches(phase_of(half), half.plan, FIGB)
    assert not found.complete
    assert found.home.imps_won == 10
    assert of_both(checked(half, result(1, 1, 2, 100, room="closed"))) == (10, -10)


def test_a_board_that_was_not_played_is_worth_nothing_but_the_match_is_over() -> None:
    assert of_both(teams((620, 170), OUT)) == (10, -10)
    assert of_both(teams((620, 170), (420, Recorded()))) == (10, -10)


def test_a_weighted_score_weighs_imps_not_points() -> None:
    """T12-3: 60% of +420, 40% of -50, against +420 in the other room: 0.4 x -10."""
    weights = Weighted.of((Fraction(3, 5), 420), (Fraction(2, 5), -50))
    assert of_both(teams((given(weights, weights), 420))) == (-4, 4)


def test_sides_are_given_different_scores() -> None:
    """12C1: North-South keep 0, East-West have the IMPs of -450."""
    split = given(Weighted.of((Fraction(1), 420)), Weighted.of((Fraction(1), -30)))
    assert of_both(teams((split, 420))) == (0, 10)


def test_artificial_scores_are_3_imps() -> None:
    """T12-2; 12C2(b)."""
    assert of_both(teams((given(PLUS, MINUS), 420))) == (3, -3)
    assert of_both(teams((given(AVERAGE, PLUS), 420))) == (0, 3)
    assert of_both(teams((420, given(PLUS, MINUS)))) == (-3, 3)
    told = given(Imps(Fraction(7, 2)), Imps(Fraction(-2)))
    assert of_both(teams((told, 420))) == (exact("3.5"), -2)


def test_an_average_plus_follows_the_rest_of_the_match() -> None:
    """12C2(c): 10 IMPs a board on the others are more than 3."""
    assert of_both(teams((620, 170), (given(PLUS, MINUS), 420))) == (20, -20)
    final = given(Artificial(Average.AVERAGE_PLUS, final=True), Artificial(Average.AVERAGE_MINUS, final=True))
    assert of_both(teams(FLAT, (final, 420))) == (3, -3)


def test_two_forms_of_a_board_are_not_compared() -> None:
    """87."""
    fouled = (Recorded(score=620, form="fouled"), 170)
    assert of_both(teams(fouled)) == (0, 0)
    assert record(teams(fouled), "A").points_won == 0
    both = (Recorded(score=620, form="fouled"), Recorded(score=170, form="fouled"))
    assert of_both(teams(both)) == (10, -10)


def test_turned_seats_turn_the_match() -> None:
    contest = checked(teams((620, 170)), SeatsChanged(tables=(Reseated(spot(1, 1), ("B",), ("A",)),)))
    assert of_both(contest) == (-10, 10)


# -- victory points


@pytest.mark.parametrize(
    ("imps", "continuous", "discrete"),
    [
        (0, ("10", "10"), (10, 10)),
        (1, ("10.31", "9.69"), (10, 10)),
        (5, ("11.48", "8.52"), (12, 8)),
        (14, ("13.74", "6.26"), (14, 6)),
        (23, ("15.56", "4.44"), (16, 4)),
    ],
)
def test_victory_points_of_16_boards(imps: int, continuous: tuple[str, str], discrete: tuple[int, int]) -> None:
    """TA7-1 to TA7-5."""
    contest = teams(IMPS[imps], *[FLAT] * 15, scoring="victory_points")
    assert of_both(contest) == tuple(map(exact, continuous))
    assert of_both(contest, derived('scoring.vp.scale = "discrete"')) == discrete


def test_the_scale_of_the_other_body() -> None:
    """TA7-4: 13.75 in the tables of the world body."""
    assert of_both(teams(IMPS[14], *[FLAT] * 15, scoring="victory_points"), WBF) == (exact("13.75"), exact("6.25"))


def test_boards_that_were_removed_do_not_change_the_scale() -> None:
    """TN5.2-3, D15: +14 IMPs in ten of twenty boards are 13.41 - 6.59."""
    contest = teams(IMPS[14], *[FLAT] * 9, *[OUT] * 10, scoring="victory_points")
    assert of_both(contest) == (exact("13.41"), exact("6.59"))
    played = derived('scoring.vp.boards = "played"')
    ten = teams(IMPS[14], *[FLAT] * 9, scoring="victory_points")
    assert of_both(contest, played) == of_both(ten) != of_both(contest)


def test_the_scale_goes_by_the_boards_of_the_match_not_by_those_of_the_plan() -> None:
    """TA7-3: 16 boards in the movement."""
    boards = tuple(range(1, 17))
    contest = opened("teams", "AB", system="round_robin", scoring="victory_points", boards=8)
    contest = after_all(contest, seated(movement([(1, 2, boards)], kind="matches"), "AB"), begun(1))
    contest = after_all(contest, *match(1, 1, IMPS[5], *[FLAT] * 15))
    assert of_both(contest) == (exact("11.48"), exact("8.52"))


def test_each_side_has_victory_points_for_its_own_imps() -> None:
    """Both sides without fault: +3 and +3."""
    contest = teams((given(PLUS, PLUS), 420), *[FLAT] * 15, scoring="victory_points")
    level = teams(IMPS[3], *[FLAT] * 15, scoring="victory_points")
    assert of_both(contest) == (of_both(level)[0], of_both(level)[0])


@pytest.mark.parametrize(("lead", "expected"), [(270, (1, 1)), (320, (2, 0))])
def test_simple_victory_points_need_a_lead_of_more_than_a_fifth_of_the_boards(lead: int, expected: Any) -> None:
    """TN78.2-1: 20 boards, +4 draws, +5 wins: 140 are 4 IMPs, 170 are 5."""
    points = {270: 140, 320: 170}[lead]
    contest = teams((points, 0), *[FLAT] * 19, scoring="victory_points")
    assert of_both(contest, derived('scoring.vp.scale = "simple"')) == expected


def test_a_match_for_which_there_is_no_scale_is_told() -> None:
    with pytest.raises(ProblemsFound, match="match-length"):
        of_both(teams(FLAT, FLAT, scoring="victory_points"))


# -- board-a-match


def test_a_board_is_won_by_ten_points() -> None:
    """TN78.1-1, TN78.1-2."""
    contest = teams((620, 630), (100, 100), (-50, -100), scoring="board_a_match")
    assert of_both(contest) == (0 + 1 + 2, 2 + 1 + 0)
    assert [board.worth for board in record(contest, "A").boards] == [0, 1, 2]


def test_a_match_is_won_by_a_fifth_of_the_points() -> None:
    """TN78.2-2: of 28 points 17-11 wins, 16-12 is a draw."""
    won, lost, level = (110, 100), (100, 110), FLAT
    decided = teams(*[won] * 8, level, *[lost] * 5, scoring="board_a_match")
    assert of_both(decided) == (17, 11)
    assert (record(decided, "A").lost, record(decided, "B").lost) == (False, True)
    drawn_match = teams(*[won] * 8, *[lost] * 6, scoring="board_a_match")
    assert of_both(drawn_match) == (16, 12)
    assert (record(drawn_match, "A").lost, record(drawn_match, "B").lost) == (False, False)


@pytest.mark.parametrize(("away_share", "expected"), [("2/5", (2, 0)), ("3/5", (2, 1))])
def test_a_room_without_a_result_in_board_a_match(away_share: str, expected: tuple[int, int]) -> None:
    """TN12.2-1, TN12.2-2: of ten other results six are worse, one equal: 65 and 35; 60/40 or 60/60 in the other one."""
    names = [chr(ord("A") + n) for n in range(12)]
    contest = opened("teams", names, system="swiss", scoring="board_a_match")
    pairings = [(names[n], names[n + 1]) for n in range(0, 12, 2)]
    contest = after_all(contest, drawn(1, *pairings), begun(1))
    closed = given(Percentage(Fraction(away_share)), Percentage(Fraction(3, 5)))
    tables: list[tuple[Told, Told]] = [(400, closed), *[(300, 300)] * 3, (400, 500), (500, 500)]
    for table, both in enumerate(tables, 1):
        contest = after_all(contest, *match(1, table, both))
    assert of_both(contest) == expected


# -- tables of teams: triples, American whist

TRIPLE = movement([(1, 2, (1,)), (2, 3, (1,)), (3, 1, (1,))], [(2, 1, (1,)), (3, 2, (1,)), (1, 3, (1,))], kind="teams")


def triple(**more: Any) -> Contest:
    """420, 450, -50 of North-South in the first half, 170, 450, -50 in the second."""
    contest = after_all(opened("teams", 3, scoring="imps", **more), seated(TRIPLE), begun(1))
    contest = after_all(contest, *(result(1, at, 1, told) for at, told in enumerate((420, 450, -50), 1)))
    assert set(totals(contest, FIGB).values()) == {0}
    return after_all(contest, begun(2), *(result(2, at, 1, told) for at, told in enumerate((170, 450, -50), 1)))


def test_three_teams_are_compared_two_by_two() -> None:
    """420 less 170 are 6 IMPs for the first over the second; the other matches are level."""
    assert totals(triple(), FIGB) == {"1": 6, "2": -6, "3": 0}


def test_an_award_takes_the_place_of_the_match_against_that_team_only() -> None:
    award = Awarded(round=1, contestant="1", opponent="3", kind="director", imps=Fraction(4))
    assert totals(checked(triple(), award), FIGB) == {"1": 6 + 4, "2": -6, "3": 0}
    whatever = Awarded(round=1, contestant="1", kind="director", imps=Fraction(4))
    assert totals(checked(triple(), whatever), FIGB)["1"] == 4


def test_in_american_whist_the_second_table_of_a_match_is_in_another_round() -> None:
    """Five teams: North-South stay, East-West go on by one table; teams 1 and 2 meet in rounds 1 and 4."""
    plan = movement(*([(t, (t - 1 + r) % 5 + 1, (1, 2)) for t in range(1, 6)] for r in range(1, 5)), kind="teams")
    contest = checked(opened("teams", 5, scoring="imps", rounds=4, boards=2), seated(plan))
    for number in range(1, 5):
        contest = checked(contest, begun(number))
        for table in range(1, 6):
            told = 420 if table == 1 else 50  # whoever meets the first team's North-South loses
            contest = after_all(contest, *(result(number, table, board, told) for board in (1, 2)))
    # against each of four teams 370 on two boards: 9 IMPs each
    assert totals(contest, FIGB) == {"1": 72, **dict.fromkeys("2345", -18)}


# -- Swiss pairs

BY_PERCENT = derived(
    'scoring.vp.percent_to_vp = [[0, 0], ["45%", 8], ["50%", 10], ["55%", 12], ["75%", 16]]', base="wbf"
)


def swiss_pairs(*second: Told, scoring: str = "victory_points") -> Contest:
    """Board 1: +100 and +50; board 2 as told."""
    contest = opened("pairs", 4, system="swiss", scoring=scoring, boards=2)
    contest = after_all(contest, drawn(1, ("1", "2"), ("3", "4")), begun(1))
    facts = [result(1, 1, 1, 100), result(1, 2, 1, 50)]
    return after_all(contest, *facts, *(result(1, at, 2, told) for at, told in enumerate(second, 1)))


def test_swiss_pairs_have_points_for_their_share_of_the_matchpoints() -> None:
    """Pairs 1 and 4 have 3 of 4, 75%."""
    assert totals(swiss_pairs(50, 50), BY_PERCENT) == {"1": 16, "4": 16, "2": 0, "3": 0}


def test_a_match_of_swiss_pairs_counts_when_it_is_over() -> None:
    assert set(totals(swiss_pairs(50), BY_PERCENT).values()) == {16, 0}
    assert totals(swiss_pairs(), BY_PERCENT) == dict.fromkeys("1234", 0)


def test_a_board_that_was_left_out_does_not_lower_the_share() -> None:
    """Pair 1 has all of its only board; table 2 had nobody to be compared with on board 2, half of the top."""
    assert totals(swiss_pairs(Recorded(), 50), BY_PERCENT) == {"1": 16, "4": 16, "2": 0, "3": 0}


def test_without_a_table_of_percentages_there_is_no_scale() -> None:
    with pytest.raises(ProblemsFound):
        totals(swiss_pairs(50, 50), WBF)


def test_in_matchpoints_a_swiss_of_pairs_is_a_percentage_of_all_boards() -> None:
    assert totals(swiss_pairs(50, 50, scoring="matchpoints")) == {"1": 75, "4": 75, "2": 25, "3": 25}


# -- awards


def test_an_award_takes_the_place_of_the_match() -> None:
    award = Awarded(round=1, contestant="A", kind="seating", vp=Fraction(7), opponent="B")
    contest = checked(teams(*[IMPS[14]] * 8, scoring="victory_points"), award)
    assert of_both(contest)[0] == 7
    assert [one.kind for one in match_records(phase_of(contest), contest.plan, FIGB)] == ["awarded", "played"]


def test_the_same_match_under_other_regulations_is_scored_anew() -> None:
    contest = teams(IMPS[14], *[FLAT] * 15, scoring="victory_points")
    assert [of_both(contest, pack)[0] for pack in (FIGB, WBF, FIGB)] == [exact("13.74"), exact("13.75"), exact("13.74")]
