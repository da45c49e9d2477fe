"""Law 27: a bid that is too low."""

from typing import Any

import pytest

from tests.laws.casebook import cases, check


@pytest.mark.parametrize(("case", "what", "edition"), cases("27"))
def test_cases(case: dict[str, Any], what: str, edition: int) -> None:
    check(case, what, edition)
