"""Law 13: a wrong number of cards."""

from typing import Any

import pytest

from arbitro.book import ALL
from arbitro.book.problem import ProblemsFound
from arbitro.laws.case.request import Request, prepare
from arbitro.laws.case.rule import run
from arbitro.laws.case.ruling import QuestionPut
from arbitro.regulations import load
from arbitro.regulations.keys import SURPLUS_CARD_ADJUSTED
from tests.laws.casebook import check_cases

WHAT = "wrong_number_of_cards"


def test_cases() -> None:
    check_cases("13")


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
def test_any_player_can_have_seen_another_hands_card(edition: int) -> None:
    answers = {"surplus_not_of_deal": False, "correction": "hand_record"}
    asked = put({"east": 15, "south": 12, "west": 12, "dealer": "N"}, answers, edition)
    assert (asked.id, asked.about) == ("seen", "")


@pytest.mark.parametrize("edition", [2007, 2017])
def test_who_has_seen_it_is_anybody_but_nobody(edition: int) -> None:
    situation = {"north": 14, "east": 12, "dealer": "N"}
    answers = {"surplus_not_of_deal": False, "seen": True, "info_important": False}
    asked = put(situation, answers, edition)
    assert asked.id == "seen_by"
    offered = [option.answer for option in asked.options]
    assert len(offered) == 2**4 - 1
    assert ["W"] in offered
    assert [] not in offered


def test_a_board_passed_out_is_not_in_play() -> None:
    asked = put({"north": 14, "east": 12, "dealer": "N", "auction": ["P", "P", "P", "P"]}, {}, 2017)
    assert [option.answer for option in asked.options] == ["auction_period", "completed"]


def test_the_players_hear_what_their_consent_leads_to() -> None:
    answers = {"surplus_not_of_deal": False, "correctable": True}
    asked = put({"north": 14, "east": 12, "dealer": "N", "auction": ["1C"]}, answers, 1997)
    assert (asked.id, asked.put_to) == ("all_four_agree", "players")
    tags = {option.answer: [effect_tag(effect) for effect in option.then.effects] for option in asked.options}
    assert tags[True] == ["hands_corrected", "instruction", "play_continues"]
    assert tags[False] == ["adjusted_score", "penalty"]


def effect_tag(effect: Any) -> str:
    return str(type(effect).__struct_config__.tag)


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
