"""Law 71: concessions cancelled, and their time limits."""

from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("71")


def test_who_claimed_everything_conceded_nothing() -> None:
    (problem,) = problems("concession_cancelled", {"declarer": "S", "claimer": "S", "left": 4, "claimed": 4})
    assert (problem.kind, problem.where.tag, problem.expected) == ("nothing-conceded", "claimed", "0 … 3")


def test_at_least_one_trick_is_wanted_back() -> None:
    situation = {"declarer": "S", "claimer": "S", "left": 4, "claimed": 3, "tricks_wanted": 0}
    (problem,) = problems("concession_cancelled", situation)
    assert (problem.kind, problem.where.tag) == ("tricks-wanted", "tricks_wanted")
