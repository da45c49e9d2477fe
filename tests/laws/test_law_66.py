"""Law 66: who may look at the cards of a trick, and until when."""

from typing import Any

import pytest

from tests.laws.casebook import cases, check


@pytest.mark.parametrize(("case", "what", "edition"), cases("66"))
def test_cases(case: dict[str, Any], what: str, edition: int) -> None:
    check(case, what, edition)
