"""Law 78C: total points."""

from fractions import Fraction

from hypothesis import given

from arbitro.bridge.seats import Side
from arbitro.scoring.comparable import Part, WeightedWhy
from arbitro.scoring.field import BoardField
from arbitro.scoring.outcome import Adjusted, Artificial, Average, NotPlayed, Played, Share, Weighted, assigned
from arbitro.scoring.total_points import PlainScore, explain_total_points, score_total_points
from tests.scoring.fields import fields
from tests.scoring.imp_fields import field_of
from tests.scoring.naive import scores_of

RULING = Weighted((Share(Fraction(1, 3), 620), Share(Fraction(2, 3), -100)))
FIELD = field_of(
    [
        Played(420),
        Adjusted(RULING, assigned(620)),
        Adjusted(Artificial(Average.AVERAGE), assigned(-50)),
        NotPlayed(),
    ]
)


def test_a_score_counts_for_one_side_and_against_the_other() -> None:
    assert score_total_points(FIELD).points(0) == (Fraction(420), Fraction(-420))


def test_a_weighted_score_is_the_weighted_mean_and_the_other_side_has_its_own() -> None:
    assert score_total_points(FIELD).points(1) == (Fraction(140), Fraction(-620))


def test_where_there_is_no_score_there_are_no_points() -> None:
    assert score_total_points(FIELD).points(2) == (None, Fraction(50))
    assert score_total_points(FIELD).points(3) == (None, None)


def test_the_explanation_tells_the_outcomes() -> None:
    assert explain_total_points(FIELD, 0, Side.EW) == PlainScore(-420, Fraction(-420))
    assert explain_total_points(FIELD, 1, Side.NS) == WeightedWhy(
        (
            Part(Fraction(1, 3), PlainScore(620, Fraction(620))),
            Part(Fraction(2, 3), PlainScore(-100, Fraction(-100))),
        ),
        Fraction(140),
    )
    assert explain_total_points(FIELD, 3, Side.NS) is None


@given(fields())
def test_points_are_the_expected_score(field: BoardField) -> None:
    found = score_total_points(field)
    for at, line in enumerate(field.lines):
        for side, points in zip(Side, found.points(at), strict=True):
            held = scores_of(line.outcome, side)
            assert points == (sum((weight * score for weight, score in held), Fraction()) if held else None)
            why = explain_total_points(field, at, side)
            assert (why.points if why else None) == points
