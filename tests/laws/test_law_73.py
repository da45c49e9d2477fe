"""Law 73: communication, tempo and deception."""

import pytest

from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("73")


@pytest.mark.parametrize("edition", [1997, 2007])
def test_only_2017_names_a_question_among_what_misleads(edition: int) -> None:
    found = problems("opponent_misled", {"offender": "E"}, {"misled_by": "question"}, edition=edition)
    assert [problem.kind for problem in found] == ["answer-impossible"]
