"""Board-a-match: N78.1(c), N12.2, N78.2(c)."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.bridge.seats import Side
from arbitro.scoring.board_a_match import (
    BoardAMatch,
    NetScore,
    SharesAdded,
    explain_board_a_match,
    score_board_a_match,
    winning_margin,
)
from arbitro.scoring.comparable import Number, WeightedWhy
from arbitro.scoring.field import BoardField, Line
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
)
from tests.scoring.fields import few_scores, outcomes

PLUS, AVERAGE, MINUS = (Artificial(Average(name)) for name in ("plus", "average", "minus"))
BAM = BoardAMatch()


def field_of(one: Outcome, two: Outcome, *others: int) -> BoardField:
    """A and B, and other tables of the same board."""
    rest = (Line(f"C{i}", f"D{i}", Played(score)) for i, score in enumerate(others))
    return BoardField("1", (Line("A", "B", one), Line("B", "A", two), *rest))


def points(field: BoardField) -> tuple[Number | None, Number | None]:
    """What A and B have on the board."""
    found = [explain_board_a_match(field, BAM, 0, side) for side in Side]
    a, b = (None if why is None else why.points for why in found)
    return a, b


@pytest.mark.parametrize(
    ("open_room", "closed_room", "expected"),
    [(620, 630, (0, 2)), (620, 620, (1, 1)), (630, 620, (2, 0)), (-50, -100, (2, 0))],
)
def test_tn78_1_ten_points_are_enough(open_room: int, closed_room: int, expected: tuple[int, int]) -> None:
    assert points(field_of(Played(open_room), Played(closed_room))) == expected


TEN_TABLES = [100, 100, 100, 200, 200, 200, 200, 200, 200, 300]
"""210 beats nine of ten, 150 three, 200 beats three and ties six."""


@pytest.mark.parametrize(
    ("score", "given", "expected"),
    [
        (200, (PLUS, MINUS), (2, 0)),  # 60 % and 60 % are 120; 40 % and 40 % are 80: TN12.2-3
        (200, (PLUS, PLUS), (2, 1)),  # TN12.2-2
        (200, (AVERAGE, AVERAGE), (1, 1)),  # 110 and 90
        (150, (PLUS, MINUS), (1, 1)),  # 30 and 60, 70 and 40
        (150, (AVERAGE, AVERAGE), (0, 2)),  # exactly 80 and 120
        (210, (MINUS, PLUS), (2, 0)),  # 90 and 40, 10 and 60
    ],
)
def test_n12_2_the_share_against_the_field_is_added_to_the_artificial_one(
    score: int, given: tuple[Artificial, Artificial], expected: tuple[int, int]
) -> None:
    a, b = given
    assert points(field_of(Played(score), Adjusted(b, a), *TEN_TABLES)) == expected


@pytest.mark.parametrize(("of_a", "expected"), [(Fraction(3, 5), (2, 1)), (Fraction(3, 10), (1, 1))])
def test_tn12_2_1_and_2_with_65_and_35_percent(of_a: Fraction, expected: tuple[int, int]) -> None:
    """2 of 20 tables equal, 12 beaten: 65 %. With 60 % A has 125; with 30 % it has 95. B has 35 and 60 %: 95."""
    others = [100] * 12 + [200] * 2 + [300] * 6
    field = field_of(Played(200), Adjusted(PLUS, Percentage(of_a)), *others)
    assert points(field) == expected
    assert explain_board_a_match(field, BAM, 0, Side.NS) == SharesAdded(
        as_ns=Fraction(65, 100),
        as_ew=of_a,
        awarded=(False, True),
        sum=Fraction(65, 100) + of_a,
        points=Fraction(expected[0]),
    )


def test_tn12_2_1_both_teams() -> None:
    others = [100] * 12 + [200] * 2 + [300] * 6
    assert points(field_of(Played(200), Adjusted(MINUS, PLUS), *others)) == (2, 0)


def test_d21_a_lone_result_is_half() -> None:
    assert points(field_of(Played(200), Adjusted(AVERAGE, AVERAGE))) == (1, 1)
    why = explain_board_a_match(field_of(Played(200), Adjusted(PLUS, MINUS)), BAM, 0, Side.NS)
    assert isinstance(why, SharesAdded)
    assert why.as_ns == Fraction(1, 2)


def test_the_share_of_a_lone_result_can_be_set() -> None:
    why = explain_board_a_match(
        field_of(Played(200), Adjusted(PLUS, MINUS)), BoardAMatch(alone=Fraction(4, 5)), 0, Side.NS
    )
    assert why is not None
    assert why.points == 2  # 80 and 40


def test_two_artificial_scores_are_added_alike() -> None:
    assert points(field_of(Adjusted(PLUS, MINUS), Adjusted(MINUS, PLUS))) == (2, 0)
    assert points(field_of(Adjusted(AVERAGE, AVERAGE), Adjusted(AVERAGE, AVERAGE))) == (1, 1)


def test_other_limits_can_be_set() -> None:
    field = field_of(Played(200), Adjusted(AVERAGE, AVERAGE), *TEN_TABLES)
    lenient = BoardAMatch(wins_from=Fraction(11, 10), loses_to=Fraction(9, 10))
    found = [explain_board_a_match(field, lenient, 0, side) for side in Side]
    assert [why.points for why in found if why] == [2, 0]


def test_a_weighted_score_is_weighted_in_points() -> None:
    ruling = Weighted((Share(Fraction(1, 4), 620), Share(Fraction(3, 4), -100)))
    field = field_of(Adjusted(ruling, ruling), Played(170))
    assert points(field) == (Fraction(1, 2), Fraction(3, 2))
    why = explain_board_a_match(field, BAM, 0, Side.NS)
    assert isinstance(why, WeightedWhy)
    assert why.parts[0].why == NetScore(620, -170, 450, Fraction(2))


def test_a_board_not_played_at_the_other_table_has_no_points() -> None:
    assert points(field_of(Played(620), NotPlayed())) == (None, None)
    lone = BoardField("1", (Line("A", "B", Played(620)),))
    assert score_board_a_match(lone, BAM).points(0) == (None, None)


def test_two_forms_of_a_fouled_board_are_not_compared() -> None:
    lines = (Line("A", "B", Played(620), form="as dealt"), Line("B", "A", Played(170), form="fouled"))
    assert points(BoardField("1", lines)) == (None, None)


@given(few_scores, few_scores)
def test_the_two_points_of_a_played_board_are_shared(one: int, two: int) -> None:
    a, b = points(field_of(Played(one), Played(two)))
    assert a is not None
    assert b is not None
    assert a + b == 2


@given(outcomes, outcomes, st.lists(few_scores, max_size=5))
def test_a_team_s_points_stand_in_one_line_of_the_match(one: Outcome, two: Outcome, others: list[int]) -> None:
    field = field_of(one, two, *others)
    found = score_board_a_match(field, BAM)
    lines = [found.points(0), found.points(1)]
    totals = tuple(
        None if here is None and there is None else (here or 0) + (there or 0)
        for here, there in zip(lines[0], reversed(lines[1]), strict=True)
    )
    assert totals == points(field)
    assert sorted(found.tops[:2]) == [0, 2]


@pytest.mark.parametrize(("boards", "margin"), [(14, 6), (10, 4), (12, 5), (16, 6), (24, 10), (3, 1), (1, 1)])
def test_n78_2_a_fifth_of_the_points_wins_a_match(boards: int, margin: int) -> None:
    assert winning_margin(boards) == margin
