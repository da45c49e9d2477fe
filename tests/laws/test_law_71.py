"""Law 71: concessions cancelled, and their time limits."""

from typing import Any

import pytest

from tests.laws.casebook import cases, check, problems


@pytest.mark.parametrize(("case", "what", "edition"), cases("71"))
def test_cases(case: dict[str, Any], what: str, edition: int) -> None:
    check(case, what, edition)


def test_who_claimed_everything_conceded_nothing() -> None:
    (problem,) = problems("concession_cancelled", {"declarer": "S", "claimer": "S", "left": 4, "claimed": 4})
    assert (problem.kind, problem.where.tag, problem.expected) == ("nothing-conceded", "claimed", "0 … 3")


def test_at_least_one_trick_is_wanted_back() -> None:
    situation = {"declarer": "S", "claimer": "S", "left": 4, "claimed": 3, "tricks_wanted": 0}
    (problem,) = problems("concession_cancelled", situation)
    assert (problem.kind, problem.where.tag) == ("tricks-wanted", "tricks_wanted")
