"""Law 90: procedural penalties."""

from typing import Any

import pytest

from tests.laws.casebook import cases, check


@pytest.mark.parametrize(("case", "what", "edition"), cases("90"))
def test_cases(case: dict[str, Any], what: str, edition: int) -> None:
    check(case, what, edition)
