"""Law 28: calls that count as in rotation."""

import pytest

from arbitro.laws.case.rule import Ruled
from arbitro.laws.case.ruling import QuestionPut
from tests.laws.casebook import check_cases, ruled


def test_cases() -> None:
    check_cases("28")


def test_an_inadmissible_double_after_an_obligatory_pass_goes_to_law_36() -> None:
    case = {
        "auction": "E: 1NT X",
        "offender": "W",
        "answers": {"rho_must_pass": True, "lho_acted": True, "lead_faced": False},
    }
    outcome = ruled(case, "call_out_of_rotation", 2017)
    assert isinstance(outcome, Ruled)
    assert outcome.ruling.path == ("29", "36")
    assert outcome.ruling.clauses[:3] == ("28A", "19A1", "36A")


def test_nobody_is_asked_about_law_28_at_partners_turn() -> None:
    outcome = ruled({"auction": "E: 1H", "offender": "W"}, "call_out_of_rotation", 2017)
    assert isinstance(outcome, QuestionPut)
    assert (outcome.id, outcome.put_to) == ("accepted", "N")


def test_a_player_on_the_left_must_say_what_he_meant_in_one_of_three_ways() -> None:
    case = {"auction": "N: 1S", "offender": "W", "answers": {"right_player_called": True}}
    outcome = ruled(case, "call_out_of_rotation", 2017)
    assert isinstance(outcome, QuestionPut)
    assert [option.answer for option in outcome.options] == ["over_the_call", "own_turn", "not_clear"]


@pytest.mark.parametrize("edition", [1997, 2007, 2017])
def test_one_may_begin_with_law_28_and_it_goes_on_to_law_29(edition: int) -> None:
    answers = {"rho_must_pass": False, "right_player_called": False, "accepted": True}
    case = {"auction": "S: 1H", "offender": "W", "answers": answers}
    outcome = ruled(case, "call_perhaps_in_rotation", edition)
    assert isinstance(outcome, Ruled)
    assert outcome.ruling.path == ("28", "29")
    assert outcome.ruling.clauses == ("29A",)
    assert [one.clause for one in outcome.ruling.considered] == ["28A", "28B"]


def test_a_second_call_by_the_same_player_is_not_for_law_28() -> None:
    outcome = ruled({"auction": "W: 1H 2H", "offender": "W"}, "call_perhaps_in_rotation", 2017)
    assert isinstance(outcome, QuestionPut)
    assert outcome.clause.startswith("25")


def test_law_26_is_off_when_the_right_player_has_called() -> None:
    answers = {"rho_must_pass": False, "right_player_called": True}
    outcome = ruled({"auction": "S: 1H", "offender": "W", "answers": answers}, "call_perhaps_in_rotation", 2017)
    assert isinstance(outcome, Ruled)
    assert ("26B", "right_player_called") in [(one.clause, one.why_not) for one in outcome.ruling.considered]
