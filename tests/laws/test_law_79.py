"""Law 79: tricks won, scores, records and their corrections."""

from typing import Any

import pytest

from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("79")


@pytest.mark.parametrize(
    ("what", "situation", "kind", "tag"),
    [
        ("tricks_disagreed", {"seeking": "NS", "more": 0}, "tricks-more", "more"),
        ("tricks_disagreed", {"declarer": "S", "claimer": "N"}, "claim-by-dummy", "claimer"),
        ("tricks_disagreed", {"left": 4, "claimed": 5}, "claim-tricks", "claimed"),
        ("scored_wrong", {"minutes": -1}, "minutes-gone", "minutes"),
        ("scored_wrong", {"result": "4S N ="}, "no-vulnerability", "vulnerability"),
        (
            "record_contradicts_itself",
            {"result": "4S N =", "vulnerability": "none", "recorded": 420},
            "record-agrees",
            "recorded",
        ),
    ],
)
def test_what_cannot_be(what: str, situation: dict[str, Any], kind: str, tag: str) -> None:
    (problem,) = problems(what, situation)
    assert (problem.kind, problem.where.tag) == (kind, tag)
