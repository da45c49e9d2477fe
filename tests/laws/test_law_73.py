"""Law 73: communication, tempo and deception."""

from typing import Any

import pytest

from tests.laws.casebook import cases, check, problems


@pytest.mark.parametrize(("case", "what", "edition"), cases("73"))
def test_cases(case: dict[str, Any], what: str, edition: int) -> None:
    check(case, what, edition)


@pytest.mark.parametrize("edition", [1997, 2007])
def test_only_2017_names_a_question_among_what_misleads(edition: int) -> None:
    found = problems("opponent_misled", {"offender": "E"}, {"misled_by": "question"}, edition=edition)
    assert [problem.kind for problem in found] == ["answer-impossible"]
