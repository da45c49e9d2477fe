"""Law 6: the shuffle and the deal."""

import pytest

from arbitro.book.problem import ProblemsFound
from tests.laws.casebook import check_cases, ruled


def test_cases() -> None:
    check_cases("06")


def test_a_card_of_another_hand_is_not_ones_own() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"situation": {"seen_by": "N", "owner": "N"}}, "card_seen_before_auction", 2017)
    assert [(p.kind, p.where.tag) for p in trouble.value.problems] == [("own-card-seen", "owner")]


def test_calls_without_a_dealer_are_a_problem() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"situation": {"origin": "imported", "auction": ["1S"]}}, "deal_not_valid", 2017)
    assert [p.kind for p in trouble.value.problems] == ["no-dealer"]
