"""Scores that do not balance in a knock-out match: 86B of 1997, 12C4 since 2007."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.contents import contents
from arbitro.book.edition import ALL, E1997, E2017, Edition
from arbitro.regulations import load
from arbitro.scoring.knockout import balanced, is_won

scores = st.fractions(-24, 24, max_denominator=20)


@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize(("first", "second", "mean"), [(5, -1, 3), (6, -2, 4), (3, 3, 0), (-3, -3, 0), (3, -3, 3)])
def test_t12_6_and_t86_1_both_get_the_mean(first: int, second: int, mean: int, edition: Edition) -> None:
    found = balanced(first, second, edition)
    assert (found.first, found.second) == (Fraction(mean), Fraction(-mean))
    assert (found.first_alone, found.second_alone) == (Fraction(first), Fraction(second))
    assert found.clause in contents(edition)


def test_the_clause_moved() -> None:
    assert (str(balanced(1, 1, E1997).clause), str(balanced(1, 1, E2017).clause)) == ("86B", "12C4")


def test_on_a_board_worth_two_points() -> None:
    found = balanced(2, 1, E2017, at_stake=2)
    assert (found.first, found.second) == (Fraction(3, 2), Fraction(1, 2))


@given(scores, scores, st.integers(0, 4))
def test_the_match_has_one_result(first: Fraction, second: Fraction, at_stake: int) -> None:
    found = balanced(first, second, E2017, at_stake)
    assert found.first + found.second == at_stake
    assert balanced(second, first, E2017, at_stake).first == found.second


@given(scores)
def test_scores_that_balance_stay(first: Fraction) -> None:
    assert balanced(first, -first, E2017).first == first


def test_tn78_2_3_half_an_imp_wins_a_knock_out_match() -> None:
    pack = load("figb_2017")
    assert is_won(Fraction(1, 2), pack)
    assert not is_won(0, pack)
