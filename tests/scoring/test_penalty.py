"""Penalties in every unit (Laws 90, 91)."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.scoring.penalty import ScorePenalty, Unit, penalty_points

OWN_UNITS = [Unit.MATCHPOINTS, Unit.IMPS, Unit.VP]
amounts = st.fractions(min_value=Fraction(1, 100), max_value=100)


def test_a_percentage_is_taken_of_one_boards_top() -> None:
    why = penalty_points(ScorePenalty("7", Fraction(10), Unit.PERCENT_OF_TOP, "90B2"), Unit.MATCHPOINTS, 24)
    assert (why.points, why.top, why.penalty.clause) == (Fraction(12, 5), Fraction(24), "90B2")


def test_a_percentage_of_the_victory_points_at_stake() -> None:
    penalty = ScorePenalty("Team 3", Fraction(5), Unit.PERCENT_OF_TOP)
    assert penalty_points(penalty, Unit.VP, 20).points == 1


@given(amounts, st.sampled_from(OWN_UNITS))
def test_a_penalty_in_the_unit_of_the_total_is_taken_as_it_is(amount: Fraction, unit: Unit) -> None:
    why = penalty_points(ScorePenalty("1", amount, unit), unit, 10)
    assert (why.points, why.top) == (amount, None)


@pytest.mark.parametrize("given_in", OWN_UNITS)
@pytest.mark.parametrize("counted", OWN_UNITS)
def test_units_are_never_mixed(given_in: Unit, counted: Unit) -> None:
    penalty = ScorePenalty("1", Fraction(2), given_in)
    if given_in is counted:
        assert penalty_points(penalty, counted).points == 2
        return
    with pytest.raises(ProblemsFound) as caught:
        penalty_points(penalty, counted, 20)
    (problem,) = caught.value.problems
    assert (problem.kind, problem.found, problem.expected) == ("penalty-unit", given_in.value, counted.value)


def test_a_percentage_needs_a_top() -> None:
    with pytest.raises(ProblemsFound, match="penalty-unit"):
        penalty_points(ScorePenalty("1", Fraction(10), Unit.PERCENT_OF_TOP), Unit.IMPS)


@pytest.mark.parametrize("amount", [0, -1])
def test_a_penalty_takes_something(amount: int) -> None:
    with pytest.raises(ProblemsFound, match="penalty-amount"):
        ScorePenalty("1", Fraction(amount), Unit.VP)
