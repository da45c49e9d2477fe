"""Law 15: a wrong board, or a hand from a wrong board."""

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.laws.case.request import Request, prepare
from arbitro.laws.case.rule import run
from arbitro.laws.case.ruling import QuestionPut
from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("15")


@pytest.mark.parametrize("edition", [1997, 2007])
def test_the_right_contestants_are_seated_before_anything_is_known_of_the_second_auction(edition: int) -> None:
    ready = prepare(Request({"dealer": "E", "auction": ["1S"]}, {}, edition, what="wrong_board_played"))
    outcome = run(ready.procedure, ready.situation, ready.regulations, ready.answers)
    assert isinstance(outcome, QuestionPut)
    tags = [type(effect).__struct_config__.tag for effect in outcome.options[0].then.effects]
    assert tags[:4] == ["instruction", "instruction", "instruction", "auction_restarts"]


@pytest.mark.parametrize("what", ["wrong_board_played", "hand_from_wrong_board"])
def test_an_auction_that_cannot_be_is_a_problem(what: str) -> None:
    situation = {"dealer": "N", "auction": ["1S", "1H"]}
    if what == "hand_from_wrong_board":
        situation["offender"] = "N"
    with pytest.raises(ProblemsFound) as trouble:
        prepare(Request(situation, what=what))
    assert [(p.kind, p.found) for p in trouble.value.problems] == [("insufficient-bid", "1H")]
