"""The three editions."""

import pytest

from arbitro.book import ALL, E1997, E2007, E2017, Edition, Problem, ProblemsFound


def test_the_editions_are_those_of_1997_2007_and_2017_in_this_order() -> None:
    assert ALL == (E1997, E2007, E2017)
    assert [edition.value for edition in ALL] == [1997, 2007, 2017]
    assert sorted(ALL, reverse=True) == [E2017, E2007, E1997]


@pytest.mark.parametrize("edition", ALL)
def test_an_edition_is_read_from_its_year(edition: Edition) -> None:
    assert Edition.parse(str(edition)) is edition
    assert Edition.parse(edition.value) is edition


@pytest.mark.parametrize("year", ["2027", "", "E2017", 17])
def test_another_year_is_a_problem_that_names_the_editions(year: str | int) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        Edition.parse(year)
    assert trouble.value.problems == (Problem("bad-edition", found=str(year), expected="1997 2007 2017"),)
