"""Cross-IMPs against a comparison of every table with every other."""

from fractions import Fraction
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.bridge.seats import Side
from arbitro.scoring.comparable import Counting, Sections, WeightedWhy
from arbitro.scoring.cross_imps import Crossed, CrossImps, Divide, ScoreCompared, explain_cross_imps, score_cross_imps
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.imps import imps
from arbitro.scoring.outcome import Adjusted, Artificial, Average, Played, Share, Weighted
from tests.scoring.fields import fields, played, same_weights
from tests.scoring.imp_fields import field_of, fields_of, met
from tests.scoring.naive import scores_of

methods = st.builds(
    CrossImps,
    st.sampled_from(get_args(Divide)),
    st.sampled_from(get_args(Counting)),
    st.sampled_from(get_args(Sections)),
)


def naive(field: BoardField, method: CrossImps, line: int, side: Side) -> Fraction | None:
    """Every table meets every other."""
    own = scores_of(field.lines[line].outcome, side)
    if not own:
        return None
    total, comparisons = Fraction(), 0
    for at in met(field, line, side, method.counting, method.sections):
        if at != line:
            comparisons += 1
            for weight, score in own:
                for their_weight, their_score in scores_of(field.lines[at].outcome, side):
                    total += weight * their_weight * imps(score - their_score)
    section = field.lines[line].section
    tables = sum(method.sections == "across" or other.section == section for other in field.lines)
    told = field.sections.get(section) if method.sections == "apart" else None
    tables = told or field.expected or tables
    divisor = {"sum": 1, "n": tables, "n-1": tables - 1, "comparisons": comparisons}[method.divide]
    return total / (divisor or 1)


@given(fields(), methods)
def test_points_are_those_of_the_nested_comparison(field: BoardField, method: CrossImps) -> None:
    found = score_cross_imps(field, method)
    for line in range(len(field.lines)):
        assert found.points(line) == (naive(field, method, line, Side.NS), naive(field, method, line, Side.EW))


@given(fields_of(played | same_weights), st.sampled_from(["sum", "n", "n-1", "comparisons"]))
def test_the_imps_of_a_board_cancel(field: BoardField, divide: Divide) -> None:
    found = score_cross_imps(field, CrossImps(divide))
    for points in zip(found.ns, found.ew, strict=True):
        assert sum(p for p in points if p is not None) == 0
    assert sum(p for p in found.ns if p is not None) == 0


@given(fields(), methods)
def test_the_explanation_gives_the_points(field: BoardField, method: CrossImps) -> None:
    found = score_cross_imps(field, method)
    for line in range(len(field.lines)):
        for side, points in zip(Side, found.points(line), strict=True):
            why = explain_cross_imps(field, method, line, side)
            assert (why.points if why else None) == points


SCORES = field_of([Played(score) for score in (620, 620, 170, -100)])


@pytest.mark.parametrize(("divide", "divisor"), [("sum", 1), ("n-1", 3), ("n", 4), ("comparisons", 3)])
def test_four_tables_by_hand(divide: Divide, divisor: int) -> None:
    """620 against 620, 170, -100: 0 + 10 + 12; 170: -10 - 10 + 7; -100: -12 - 12 - 7."""
    found = score_cross_imps(SCORES, CrossImps(divide))
    assert [found.points(i)[0] for i in range(4)] == [Fraction(p, divisor) for p in (22, 22, -13, -31)]


def test_a_table_without_a_score_is_not_compared_and_waits() -> None:
    plus = Artificial(Average.AVERAGE_PLUS)
    field = field_of([Played(620), Played(170), Adjusted(plus, plus)])
    assert score_cross_imps(field, CrossImps("comparisons")).points(0) == (Fraction(10), Fraction(-10))
    assert score_cross_imps(field, CrossImps("n-1")).points(0) == (Fraction(5), Fraction(-5))
    assert score_cross_imps(field, CrossImps("n-1")).points(2) == (None, None)


def test_a_full_field_may_be_larger_than_the_lines_present() -> None:
    field = BoardField("1", SCORES.lines, expected=6)
    assert score_cross_imps(field, CrossImps("n")).points(0)[0] == Fraction(22, 6)


def test_a_lone_score_has_nothing() -> None:
    assert score_cross_imps(field_of([Played(620)]), CrossImps("n-1")).points(0) == (Fraction(0), Fraction(0))


def test_different_forms_of_a_fouled_board_are_not_compared() -> None:
    lines = (
        Line("1", "2", Played(620), form="as dealt"),
        Line("3", "4", Played(170), form="as dealt"),
        Line("5", "6", Played(-1000), form="fouled"),
    )
    found = score_cross_imps(BoardField("1", lines), CrossImps())
    assert [found.points(i)[0] for i in range(3)] == [10, -10, 0]


def test_sections_apart_are_not_compared() -> None:
    lines = (
        Line("1", "2", Played(620), section="A"),
        Line("3", "4", Played(170), section="A"),
        Line("5", "6", Played(-1000), section="B"),
    )
    found = score_cross_imps(BoardField("1", lines), CrossImps("n", sections="apart"))
    assert [found.points(i)[0] for i in range(3)] == [5, -5, 0]


def test_the_explanation_names_every_score_met_from_the_side_s_view() -> None:
    assert explain_cross_imps(SCORES, CrossImps(), 2, Side.EW) == Crossed(
        score=-170,
        against=(ScoreCompared(-620, Fraction(2), 10), ScoreCompared(100, Fraction(1), -7)),
        total=Fraction(13),
        divisor=3,
        points=Fraction(13, 3),
    )


def test_a_weighted_score_is_weighted_in_imps() -> None:
    """60 % of +420, 40 % of -50 against +420: 0 and -10 IMPs, not 5 IMPs for the mean score (T12-3)."""
    ruling = Weighted((Share(Fraction(3, 5), 420), Share(Fraction(2, 5), -50)))
    field = field_of([Adjusted(ruling, ruling), Played(420)])
    assert score_cross_imps(field, CrossImps()).points(0) == (Fraction(-4), Fraction(4))
    assert isinstance(explain_cross_imps(field, CrossImps(), 0, Side.NS), WeightedWhy)


@given(fields())
def test_a_weighted_score_lies_between_its_outcomes(field: BoardField) -> None:
    for line in range(len(field.lines)):
        for side in Side:
            why = explain_cross_imps(field, CrossImps(), line, side)
            if isinstance(why, WeightedWhy):
                worths = [part.why.points for part in why.parts]
                assert min(worths) <= why.points <= max(worths)
