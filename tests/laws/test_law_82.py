"""Law 82: the director puts errors of procedure right, his own included."""

import pytest

from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("82")


@pytest.mark.parametrize("means", ["cancel", "other_power"])
def test_1997_knows_fewer_means(means: str) -> None:
    (problem,) = problems("error_of_procedure", {}, {"correcting_procedure": means}, edition=1997)
    assert (problem.kind, problem.where.tag) == ("answer-impossible", "correcting_procedure")
