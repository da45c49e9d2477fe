"""Law 76: spectators."""

from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("76")


def test_1997_knows_nobody_who_watches_from_elsewhere() -> None:
    found = problems("spectator_interfered", {}, {"spectator_did": "sent_message"}, edition=1997)
    assert [problem.kind for problem in found] == ["answer-impossible"]
