"""Neuberg's formula and the reserve method (N12.1)."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.scoring.neuberg import neuberg, reserve


@pytest.mark.parametrize(
    ("points", "results", "field", "worth"),
    [
        (12, 7, 8, Fraction(97, 7)),  # TN12.1-1: 13.857
        (6, 7, 8, Fraction(7)),
        (0, 7, 8, Fraction(1, 7)),  # 0.143
        (12, 7, 10, Fraction(123, 7)),  # Law 87's example: 17.57
        (10, 6, 10, Fraction(52, 3)),  # TN87.2-3: 17.333
        (9, 5, 8, Fraction(15)),
    ],
)
def test_the_cases_of_the_norms(points: int, results: int, field: int, worth: Fraction) -> None:
    assert neuberg(points, results, field) == worth


@pytest.mark.parametrize(("points", "worth"), [(12, 13), (0, 1)])
def test_the_reserve_method_counts_a_missing_score_as_a_tie(points: int, worth: int) -> None:
    assert reserve(points, 7, 8) == worth  # TN12.1-2


@given(st.integers(1, 50))
def test_a_lone_result_is_worth_half_of_the_top(field: int) -> None:
    assert neuberg(0, 1, field) == reserve(0, 1, field) == field - 1


@given(st.data())
def test_both_keep_the_average_and_the_order_and_stay_within_the_top(data: st.DataObject) -> None:
    field = data.draw(st.integers(1, 40))
    results = data.draw(st.integers(1, field))
    for bring in (neuberg, reserve):
        worth = [bring(points, results, field) for points in range(2 * results - 1)]
        assert worth == sorted(worth)
        assert worth[0] + worth[-1] == 2 * worth[len(worth) // 2] == 2 * (field - 1)
        assert worth[0] >= 0


@given(st.integers(1, 20), st.integers(0, 20), st.integers(0, 38))
def test_the_scale_of_one_gives_half_of_the_scale_of_two(results: int, missing: int, points: int) -> None:
    for bring in (neuberg, reserve):
        halved = bring(Fraction(points, 2), results, results + missing, scale=1)
        assert 2 * halved == bring(points, results, results + missing)


@pytest.mark.parametrize(("results", "field"), [(0, 8), (9, 8), (-1, 8)])
def test_a_field_holds_one_to_all_of_its_results(results: int, field: int) -> None:
    for bring in (neuberg, reserve):
        with pytest.raises(ProblemsFound) as trouble:
            bring(0, results, field)
        assert [(p.kind, p.found, p.expected) for p in trouble.value.problems] == [
            ("results-of-field", str(results), "1-8")
        ]
