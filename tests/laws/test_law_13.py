"""Law 13: a wrong number of cards."""

from typing import Any

import pytest

from arbitro.book import ALL
from arbitro.book.problem import ProblemsFound
from arbitro.laws.request import Request, prepare
from arbitro.laws.rule import QuestionPut, run
from arbitro.regulations import load
from arbitro.regulations.keys import SURPLUS_CARD_ADJUSTED
from tests.laws.casebook import cases, check

WHAT = "wrong_number_of_cards"


@pytest.mark.parametrize(("case", "what", "edition"), cases("13"))
def test_cases(case: dict[str, Any], what: str, edition: int) -> None:
    check(case, what, edition)


@pytest.mark.parametrize(
    ("situation", "kind", "found"),
    [
        ({}, "hands-right", ""),
        ({"north": 53}, "cards-held", "53"),
        ({"north": -1}, "cards-held", "-1"),
        ({"north": 14, "auction": ["1C"]}, "no-dealer", ""),
        ({"north": 14, "dealer": "N", "auction": ["1C", "1C"]}, "insufficient-bid", "1C"),
    ],
)
def test_hands_that_cannot_be_are_problems(situation: dict[str, Any], kind: str, found: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        prepare(Request(situation, what=WHAT))
    assert [(p.kind, p.found) for p in trouble.value.problems] == [(kind, found)]


def put(situation: dict[str, Any], answers: dict[str, Any], edition: int) -> QuestionPut:
    ready = prepare(Request(situation, answers, edition, what=WHAT))
    outcome = run(ready.procedure, ready.situation, ready.regulations, ready.answers)
    assert isinstance(outcome, QuestionPut)
    return outcome


@pytest.mark.parametrize("edition", [int(edition) for edition in ALL])
def test_only_a_long_hand_can_have_seen_another_hands_card(edition: int) -> None:
    answers = {"surplus_not_of_deal": False, "correction": "hand_record"}
    asked = put({"east": 15, "south": 12, "west": 12, "dealer": "N"}, answers, edition)
    assert (asked.id, asked.about) == ("seen", "E")


def test_a_foreign_card_is_held_by_a_long_hand() -> None:
    ready = prepare(Request({"north": 14, "south": 14, "west": 12, "dealer": "N"}, {"surplus_held_by": "W"}, what=WHAT))
    with pytest.raises(ProblemsFound) as trouble:
        run(ready.procedure, ready.situation, ready.regulations, ready.answers)
    assert [(p.kind, p.found, p.expected) for p in trouble.value.problems] == [("answer-impossible", "W", "N S")]


def test_after_the_play_no_trick_is_in_progress() -> None:
    asked = put({"west": 14}, {"stage": "completed"}, 2017)
    assert [option.answer for option in asked.options] == ["unplayed", "quitted_trick"]


def test_the_italian_article_widens_2007_alone() -> None:
    figb = load("figb_2017")
    assert [figb[SURPLUS_CARD_ADJUSTED, edition] for edition in ALL] == ["quitted_trick", "played", "quitted_trick"]
    assert figb.setting(SURPLUS_CARD_ADJUSTED, ALL[1]).source == "art. 13"
