"""A match of two teams in IMPs (78B), its weighted and artificial scores, and its victory points."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from arbitro.bridge.seats import Side
from arbitro.regulations import load
from arbitro.scoring.comparable import Number, WeightedWhy
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.imps import imps
from arbitro.scoring.knockout import is_won
from arbitro.scoring.outcome import (
    Adjusted,
    Artificial,
    Average,
    NotPlayed,
    Outcome,
    Percentage,
    Played,
    Share,
    Weighted,
    assigned,
)
from arbitro.scoring.team_match import (
    AwardedImps,
    MatchBoard,
    TeamMatch,
    TwoTables,
    explain_team_imps,
    match_victory_points,
    score_match,
    score_team_imps,
)
from arbitro.scoring.victory_points import Continuous, Discrete
from tests.scoring.fields import outcomes, played, same_weights
from tests.scoring.naive import scores_of

WORTH = {Average.AVERAGE_PLUS: 3, Average.AVERAGE: 0, Average.AVERAGE_MINUS: -3}
PLUS, MINUS = Artificial(Average.AVERAGE_PLUS), Artificial(Average.AVERAGE_MINUS)
NOTHING = Fraction(0)
THREE_FIFTHS = Weighted((Share(Fraction(3, 5), 420), Share(Fraction(2, 5), -50)))


def usual(_team: str, award: Average | Fraction) -> Fraction:
    assert isinstance(award, Average)
    return Fraction(WORTH[award])


def one_board(open_room: Outcome, closed_room: Outcome) -> tuple[Number, Number]:
    score = score_match(TeamMatch("A", "B", (MatchBoard("1", open_room, closed_room),)), usual)
    return score.home, score.visitors


def board(open_room: Outcome, closed_room: Outcome) -> BoardField:
    return BoardField("1", (Line("A", "B", open_room), Line("B", "A", closed_room)))


def test_t78_2_a_gain_at_one_table_less_a_loss_at_the_other() -> None:
    assert one_board(Played(620), Played(170)) == (10, -10)
    assert one_board(Played(170), Played(620)) == (-10, 10)


def test_t12_3_a_weighted_score_is_weighted_in_imps() -> None:
    assert one_board(Adjusted(THREE_FIFTHS, THREE_FIFTHS), Played(420)) == (-4, 4)


def test_the_two_teams_may_have_different_scores() -> None:
    assert one_board(Adjusted(THREE_FIFTHS, assigned(420)), Played(420)) == (-4, 0)


def test_weighted_scores_at_both_tables_meet_outcome_by_outcome() -> None:
    """420 or -50 against 420 or -50: 0, 10, -10, 0 IMPs; they cancel."""
    ruling = Adjusted(THREE_FIFTHS, THREE_FIFTHS)
    assert one_board(ruling, ruling) == (0, 0)


def test_t12_2_an_artificial_score_is_worth_its_award_whatever_the_other_table_did() -> None:
    assert one_board(Adjusted(PLUS, MINUS), Played(1000)) == (3, -3)
    assert one_board(Played(1000), Adjusted(PLUS, MINUS)) == (-3, 3)


def test_a_board_with_no_result_at_either_table_has_one_award_not_two() -> None:
    assert one_board(Adjusted(PLUS, PLUS), Adjusted(PLUS, PLUS)) == (3, 3)
    mixed = score_match(
        TeamMatch("A", "B", (MatchBoard("1", Adjusted(PLUS, PLUS), Adjusted(PLUS, Artificial(Average.AVERAGE))),)),
        usual,
    )
    awards = (Average.AVERAGE_PLUS, Average.AVERAGE)
    assert mixed.boards[0].home == AwardedImps(awards, Fraction(3, 2))


def test_a_board_played_at_one_table_only_counts_nothing() -> None:
    score = score_match(TeamMatch("A", "B", (MatchBoard("1", Played(620), NotPlayed()),)), usual)
    assert (score.boards[0].home, score.boards[0].visitors) == (None, None)
    assert score.home == score.visitors == 0


def test_tn78_2_3_a_fraction_of_an_imp_wins_a_knock_out() -> None:
    half = Weighted((Share(Fraction(1, 2), 440), Share(Fraction(1, 2), 420)))
    home, visitors = one_board(Adjusted(half, half), Played(420))
    assert home == Fraction(1, 2)
    assert is_won(home, load("figb_2017"))
    assert not is_won(visitors, load("figb_2017"))


def test_each_team_has_the_victory_points_of_its_own_imps() -> None:
    boards = (MatchBoard("1", Played(620), Played(-100)), MatchBoard("2", Adjusted(PLUS, PLUS), NotPlayed()))
    score = score_match(TeamMatch("A", "B", boards), usual)
    assert (score.home, score.visitors) == (Fraction(15), Fraction(-9))
    assert match_victory_points(score, Discrete(), 16) == (Fraction(14), Fraction(7))
    balanced = score_match(TeamMatch("A", "B", boards[:1]), usual)
    assert sum(match_victory_points(balanced, Continuous(), 16)) == 20


@given(st.lists(st.tuples(played | same_weights, played | same_weights), max_size=6))
def test_what_one_team_wins_the_other_loses(found: list[tuple[Outcome, Outcome]]) -> None:
    boards = tuple(MatchBoard(str(i), *pair) for i, pair in enumerate(found))
    score = score_match(TeamMatch("A", "B", boards), usual)
    assert score.home + score.visitors == 0
    assert sum(match_victory_points(score, Continuous(), 16)) == 20


def naive(as_ns: Outcome, as_ew: Outcome) -> Fraction | None:
    ours, theirs = scores_of(as_ns, Side.NS), scores_of(as_ew, Side.EW)
    if not ours or not theirs:
        return None
    return sum((a * b * imps(score + other) for a, score in ours for b, other in theirs), Fraction())


def is_artificial(outcome: Outcome, side: Side) -> bool:
    given = (outcome.ns if side is Side.NS else outcome.ew) if isinstance(outcome, Adjusted) else None
    return isinstance(given, Artificial | Percentage)


@given(outcomes, outcomes)
def test_the_lines_of_a_board_have_the_imps_of_the_nested_comparison_once(one: Outcome, two: Outcome) -> None:
    found = score_team_imps(board(one, two))
    (ns_here, ew_here), (ns_there, ew_there) = found.points(0), found.points(1)
    teams = (
        (ns_here, ew_there, naive(one, two), is_artificial(one, Side.NS), is_artificial(two, Side.EW)),
        (ew_here, ns_there, naive(two, one), is_artificial(one, Side.EW), is_artificial(two, Side.NS)),
    )
    for here, there, expected, awarded_here, awarded_there in teams:
        if awarded_here:
            assert (here, there) == (None, NOTHING)
        elif awarded_there:
            assert (here, there) == (NOTHING, None)
        else:
            assert (here, there) == (expected, None if expected is None else NOTHING)


@given(outcomes, outcomes)
def test_the_explanation_is_the_same_at_both_tables(one: Outcome, two: Outcome) -> None:
    field = board(one, two)
    assert explain_team_imps(field, 0, Side.NS) == explain_team_imps(field, 1, Side.EW)
    assert explain_team_imps(field, 0, Side.EW) == explain_team_imps(field, 1, Side.NS)
    why = explain_team_imps(field, 0, Side.NS)
    assert (why.points if why else None) == naive(one, two)


def test_the_explanation_tells_both_scores_from_the_team_s_view() -> None:
    field = board(Played(620), Played(170))
    assert explain_team_imps(field, 0, Side.NS) == TwoTables(620, -170, 450, Fraction(10))
    assert explain_team_imps(field, 0, Side.EW) == TwoTables(170, -620, -450, Fraction(-10))
    weighted = explain_team_imps(board(Adjusted(THREE_FIFTHS, THREE_FIFTHS), Played(420)), 0, Side.NS)
    assert isinstance(weighted, WeightedWhy)
    assert [part.weight for part in weighted.parts] == [Fraction(3, 5), Fraction(2, 5)]
    assert [part.why.points for part in weighted.parts] == [0, -10]


def test_several_matches_on_one_board_are_told_apart_by_their_teams() -> None:
    lines = (
        Line("A", "B", Played(620)),
        Line("C", "D", Played(-50)),
        Line("D", "C", Played(420)),
        Line("B", "A", Played(170)),
        Line("E", "F", Played(90)),
    )
    found = score_team_imps(BoardField("1", lines))
    assert [found.points(i) for i in range(5)] == [(10, -10), (-10, 10), (0, 0), (0, 0), (None, None)]


def test_87c_two_forms_of_a_fouled_board_are_not_compared() -> None:
    lines = (Line("A", "B", Played(620), form="as dealt"), Line("B", "A", Played(170), form="fouled"))
    field = BoardField("1", lines)
    assert [score_team_imps(field).points(i) for i in range(2)] == [(None, None), (None, None)]
    assert explain_team_imps(field, 0, Side.NS) is None
