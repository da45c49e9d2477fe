"""Law 43: what dummy may not do, and the price of it."""

import pytest

from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("43")


def test_a_card_of_the_suit_led_is_no_revoke_to_ask_about() -> None:
    told = {"declarer": "S", "card": "C4", "suit_led": "C"}
    assert [(p.kind, p.where.tag) for p in problems("dummy_asked_about_revoke", told)] == [("followed-suit", "card")]


def test_only_defenders_gain_by_a_defenders_irregularity() -> None:
    told = {"declarer": "S", "offender": "N"}
    (problem,) = problems("defenders_gained_after_dummy_spoke", told)
    assert (problem.kind, problem.expected) == ("not-a-defender", "W E")


@pytest.mark.parametrize("edition", [1997, 2007])
def test_a_defender_who_shows_his_hand_is_named_by_2017_only(edition: int) -> None:
    (problem,) = problems("dummy_overstepped", {"declarer": "S"}, {"limit_broken": "defender_showed"}, edition=edition)
    assert problem.kind == "answer-impossible"
