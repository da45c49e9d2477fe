"""Law 93: who decides an appeal."""

from typing import Any

import pytest

from tests.laws.casebook import cases, check, problems


@pytest.mark.parametrize(("case", "what", "edition"), cases("93"))
def test_cases(case: dict[str, Any], what: str, edition: int) -> None:
    check(case, what, edition)


@pytest.mark.parametrize("field", ["notice_minutes", "lodged_minutes"])
def test_nothing_is_lodged_before_the_end_of_the_event(field: str) -> None:
    assert [(p.kind, p.where.tag) for p in problems("further_appeal", {field: -5})] == [("negative-time", field)]
