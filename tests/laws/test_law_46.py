"""Law 46: what declarer called from dummy."""

from typing import Any

import pytest

from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("46")


@pytest.mark.parametrize(
    ("told", "kind", "where"),
    [
        ({"words": "please"}, "bad-designation", "words"),
        ({"dummy_holds": []}, "no-card", "dummy_holds"),
        ({"on_table": ["D2", "D3", "D4", "D5"]}, "trick-complete", "on_table"),
        ({"on_table": ["SA"]}, "card-twice", "dummy_holds"),
        ({"gone": ["H2"], "on_table": ["H2"]}, "card-twice", "dummy_holds"),
        ({"won_with": "SA"}, "card-twice", "dummy_holds"),
    ],
)
def test_what_cannot_be_is_told_with_the_fact(told: dict[str, Any], kind: str, where: str) -> None:
    situation = {"declarer": "S", "words": "S", "dummy_holds": ["SA", "S2"]} | told
    assert [(p.kind, p.where.tag) for p in problems("incomplete_designation", situation)] == [(kind, where)]


def test_a_choice_among_cards_is_kept_to_those_cards() -> None:
    situation = {"declarer": "S", "words": "7", "dummy_holds": ["C7", "D7", "SA"]}
    answers = {"different_intention": False, "designated_card": "SA"}
    (problem,) = problems("incomplete_designation", situation, answers)
    assert (problem.kind, problem.expected) == ("answer-impossible", "C7 D7")
