"""Law 84: rulings on agreed facts."""

from typing import Any

import pytest

from tests.laws.casebook import cases, check, problems


@pytest.mark.parametrize(("case", "what", "edition"), cases("84"))
def test_cases(case: dict[str, Any], what: str, edition: int) -> None:
    check(case, what, edition)


@pytest.mark.parametrize("edition", [2007, 2017])
def test_only_1997_has_an_option_between_penalty_and_score(edition: int) -> None:
    found = problems("facts_agreed", {"offender": "N"}, {"law_provides": "directors_choice"}, edition=edition)
    assert [problem.kind for problem in found] == ["answer-impossible"]
