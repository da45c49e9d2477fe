"""Law 42: what dummy may do."""

from typing import Any

import pytest

from tests.laws.casebook import cases, check


@pytest.mark.parametrize(("case", "what", "edition"), cases("42"))
def test_cases(case: dict[str, Any], what: str, edition: int) -> None:
    check(case, what, edition)
