"""Law 72: general principles."""

from typing import Any

import pytest

from tests.laws.casebook import cases, check


@pytest.mark.parametrize(("case", "what", "edition"), cases("72"))
def test_cases(case: dict[str, Any], what: str, edition: int) -> None:
    check(case, what, edition)
