"""Law 76: spectators."""

from typing import Any

import pytest

from tests.laws.casebook import cases, check, problems


@pytest.mark.parametrize(("case", "what", "edition"), cases("76"))
def test_cases(case: dict[str, Any], what: str, edition: int) -> None:
    check(case, what, edition)


def test_1997_knows_nobody_who_watches_from_elsewhere() -> None:
    found = problems("spectator_interfered", {}, {"spectator_did": "sent_message"}, edition=1997)
    assert [problem.kind for problem in found] == ["answer-impossible"]
