"""Law 77: the scoring table."""

from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("77")


def test_a_result_has_to_be_one() -> None:
    (problem,) = problems("what_is_the_score", {"result": "8S N =", "vulnerability": "none"})
    assert problem.where.tag == "result"
