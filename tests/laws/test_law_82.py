"""Law 82: the director puts errors of procedure right, his own included."""

from typing import Any

import pytest

from tests.laws.casebook import cases, check, problems


@pytest.mark.parametrize(("case", "what", "edition"), cases("82"))
def test_cases(case: dict[str, Any], what: str, edition: int) -> None:
    check(case, what, edition)


@pytest.mark.parametrize("means", ["cancel", "other_power"])
def test_1997_knows_fewer_means(means: str) -> None:
    (problem,) = problems("error_of_procedure", {}, {"correcting_procedure": means}, edition=1997)
    assert (problem.kind, problem.where.tag) == ("answer-impossible", "correcting_procedure")
