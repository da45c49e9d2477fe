"""The part of the damage that the innocent side did to itself: 12C1(b) of 2007, 12C1(e) of 2017, article 12.3."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.contents import contents
from arbitro.book.edition import ALL, E1997, E2007, E2017, Edition
from arbitro.book.problem import ProblemsFound
from arbitro.scoring.self_inflicted import Contribution, SelfInflicted, counts, self_inflicted

points = st.fractions(-30, 30, max_denominator=20)


def scores(found: SelfInflicted) -> tuple[int, int]:
    return int(found.innocent), int(found.offending)


def test_t12_5_an_extremely_serious_error_costs_its_own_part() -> None:
    found = self_inflicted(0, -3, -10, Contribution.EXTREMELY_SERIOUS, E2017)
    assert scores(found) == (-7, 0)
    assert (int(found.damage), int(found.self_inflicted), str(found.clause)) == (3, 7, "12C1(e)")


def test_t12_5_an_ordinary_error_costs_nothing() -> None:
    assert scores(self_inflicted(0, -3, -10, Contribution.ORDINARY, E2017)) == (0, 0)


def test_tn12_3_2_the_infraction_alone_is_redressed() -> None:
    found = self_inflicted(-100, -170, -620, Contribution.SERIOUS, E2007)
    assert scores(found) == (-550, 100)
    assert (int(found.damage), int(found.self_inflicted), str(found.clause)) == (70, 450, "12C1(b)")


def test_tn12_3_1_the_finding_is_yes_or_no() -> None:
    with pytest.raises(ProblemsFound, match="weighted-finding"):
        self_inflicted(0, -3, -10, Contribution.SERIOUS, E2007, subsequent=Fraction(3, 5))


def test_what_came_before_the_irregularity_is_not_self_inflicted() -> None:
    assert scores(self_inflicted(0, -3, -10, Contribution.EXTREMELY_SERIOUS, E2017, subsequent=False)) == (0, 0)


@pytest.mark.parametrize(
    ("contribution", "editions"),
    [
        (Contribution.NONE, []),
        (Contribution.ORDINARY, []),
        (Contribution.SERIOUS, [E2007]),
        (Contribution.EXTREMELY_SERIOUS, [E2007, E2017]),
        (Contribution.WILD_OR_GAMBLING, [E2007]),
        (Contribution.DOUBLE_SHOT, [E2007, E2017]),
    ],
)
def test_what_each_edition_does_not_redress(contribution: Contribution, editions: list[Edition]) -> None:
    assert [edition for edition in ALL if counts(contribution, edition, related=False)] == editions


@pytest.mark.parametrize("edition", [E2007, E2017])
def test_an_error_brought_about_by_the_infraction_is_redressed_but_a_gamble_is_not(edition: Edition) -> None:
    assert not counts(Contribution.EXTREMELY_SERIOUS, edition, related=True)
    assert counts(Contribution.DOUBLE_SHOT, edition, related=True)


def test_without_damage_the_table_result_stands() -> None:
    found = self_inflicted(0, -3, 2, Contribution.SERIOUS, E2007)
    assert (scores(found), str(found.clause)) == ((2, -2), "12B1")


def test_if_the_infraction_cost_nothing_the_innocent_side_keeps_its_result() -> None:
    assert scores(self_inflicted(0, 1, -10, Contribution.EXTREMELY_SERIOUS, E2017)) == (-10, 0)


@given(points, points, points, st.sampled_from(Contribution), st.sampled_from(ALL), st.booleans())
def test_the_innocent_side_gets_between_its_result_and_its_expectation(
    expected: Fraction, after: Fraction, table: Fraction, what: Contribution, edition: Edition, related: bool
) -> None:
    found = self_inflicted(expected, after, table, what, edition, related=related)
    assert min(table, expected) <= found.innocent <= max(table, expected)
    assert found.offending == -max(table, expected)
    assert found.innocent >= table
    assert found.clause in contents(edition)


@given(points, points, points, st.sampled_from(Contribution))
def test_1997_has_no_rule_for_it(expected: Fraction, after: Fraction, table: Fraction, what: Contribution) -> None:
    assert self_inflicted(expected, after, table, what, E1997).innocent == max(expected, table)
