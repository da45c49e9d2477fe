"""Law 80: regulation and organisation."""

from typing import Any

import pytest

from tests.laws.casebook import cases, check


@pytest.mark.parametrize(("case", "what", "edition"), cases("80"))
def test_cases(case: dict[str, Any], what: str, edition: int) -> None:
    check(case, what, edition)
