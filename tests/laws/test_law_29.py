"""Law 29: what to do after a call out of rotation."""

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.seats import Seat
from arbitro.laws.case.effect import HowLong, Instruction, MustPass
from arbitro.laws.case.ruling import QuestionPut
from tests.laws.casebook import check_cases, ruled


def test_cases() -> None:
    check_cases("29")


def test_every_choice_is_told_with_what_it_leads_to() -> None:
    case = {"auction": "E: 1H", "offender": "W"}
    outcome = ruled(case, "call_out_of_rotation", 2007)
    assert isinstance(outcome, QuestionPut)
    told = {option.answer: option.then for option in outcome.options}
    assert told[True].clauses == ("29A",)
    assert told[False].clauses[:2] == ("29B", "31B")
    assert MustPass(Seat.EAST, HowLong.REST) in told[False].effects


@pytest.mark.parametrize(
    ("edition", "acts"),
    [
        (1997, "if_rho_acts_denomination_repeated_or_not"),
        (2007, "if_rho_acts_denomination_repeated_or_not"),
        (2017, "if_rho_acts_comparable_or_not"),
    ],
)
def test_refusing_is_told_with_what_depends_on_calls_still_to_come(edition: int, acts: str) -> None:
    case = {"auction": "S: 1H", "offender": "W", "answers": {"lho_acted": None}}
    outcome = ruled(case, "call_out_of_rotation", edition)
    assert isinstance(outcome, QuestionPut)
    assert (outcome.id, outcome.put_to) == ("accepted", "N")
    refused = next(option.then for option in outcome.options if option.answer is False)
    assert refused.effects[-2:] == (Instruction("if_rho_passes_call_repeated", Seat.WEST), Instruction(acts, Seat.WEST))


@pytest.mark.parametrize("edition", [1997, 2007, 2017])
@pytest.mark.parametrize("auction", ["W: 1H 2H", "W: 1H P", "S: 1H P X", "S: 1H 2C X"])
def test_a_call_by_the_player_who_has_just_called_is_a_change_of_call(auction: str, edition: int) -> None:
    case = {"auction": auction, "offender": "W"}
    outcome = ruled(case, "call_out_of_rotation", edition)
    assert isinstance(outcome, QuestionPut)
    assert outcome.clause.startswith("25")


def test_an_inadmissible_double_is_not_put_to_the_next_player() -> None:
    case = {"auction": "E: 1NT X", "offender": "W", "answers": {"lho_acted": None}}
    for edition in (1997, 2007, 2017):
        outcome = ruled(case, "call_out_of_rotation", edition)
        assert isinstance(outcome, QuestionPut)
        assert outcome.id == "lho_acted"


def test_a_call_in_rotation_is_no_call_out_of_rotation() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"auction": "N: 1S", "offender": "N"}, "call_out_of_rotation", 2017)
    assert [(p.kind, p.where.tag) for p in trouble.value.problems] == [("not-out-of-rotation", "offender")]


def test_a_call_without_an_offender_is_in_rotation() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"auction": "N: 1S"}, "call_out_of_rotation", 2017)
    assert [p.kind for p in trouble.value.problems] == ["not-out-of-rotation"]


def test_the_calls_before_must_be_legal() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"auction": "N: 1S 1H 2C", "offender": "W"}, "call_out_of_rotation", 2017)
    assert [p.kind for p in trouble.value.problems] == ["insufficient-bid"]
