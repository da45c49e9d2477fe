"""Law 84: rulings on agreed facts."""

import pytest

from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("84")


@pytest.mark.parametrize("edition", [2007, 2017])
def test_only_1997_has_an_option_between_penalty_and_score(edition: int) -> None:
    found = problems("facts_agreed", {"offender": "N"}, {"law_provides": "directors_choice"}, edition=edition)
    assert [problem.kind for problem in found] == ["answer-impossible"]
