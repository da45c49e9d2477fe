"""Ties against the worked cases of articles 78.5-78.8: the order, what decided, with which values."""

from typing import Any

import pytest
from msgspec import structs

from arbitro.contest.ties.resolve import shared_prizes
from tests.contest.ties_cases import CASES, broken, text, tie


@pytest.mark.parametrize("id", CASES)
def test_worked_case(id: str) -> None:
    expect: dict[str, Any] = CASES[id]["expect"]
    found = broken(id)
    assert [list(group) for group in found.order] == expect["order"]
    assert [step.criterion for step in found.steps if step.separated] == expect["by"]
    for criterion, values in expect.get("values", {}).items():
        step = next(one for one in found.steps if one.criterion == criterion and not one.skipped)
        assert {one: text(value) for one, value in step.values.items()} == values, criterion
    if "skipped" in expect:
        assert [step.criterion for step in found.steps if step.skipped] == expect["skipped"]
    assert [list(one.remedies) for one in found.unbroken] == expect.get("unbroken", [])
    due = [
        structs.asdict(one) | {"contestants": list(one.contestants), "boards": one.boards or ""}
        for one in found.play_off
    ]
    assert due == expect.get("play_off", [])
    assert [question.id for question in found.asks] == expect.get("asks", [])
    if "prizes" in expect:
        shares = shared_prizes(found.order, tie(id).prizes)
        assert {one: text(prize) for one, prize in shares.items()} == expect["prizes"]


def test_all_worked_tests_of_the_specification_are_here() -> None:
    numbers = ["5-1", "5-2", "6-1", "7-1", "7-2", "7-3", "7-4", "7-5", "8-1", "8-2"]
    assert sorted(id.split()[0] for id in CASES if id.startswith("TN")) == [f"TN78.{number}" for number in numbers]
