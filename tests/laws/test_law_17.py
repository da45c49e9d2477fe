"""Law 17: the auction period; calls on a hand from another board in 1997 and 2007."""

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.laws.case.request import Request, prepare
from arbitro.laws.case.rule import run
from arbitro.laws.case.ruling import QuestionPut
from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("17")


@pytest.mark.parametrize("edition", [1997, 2007])
def test_the_new_call_must_be_legal_at_that_turn(edition: int) -> None:
    situation = {"dealer": "W", "offender": "N", "auction": ["1H", "1S", "P"]}
    ready = prepare(Request(situation, {"replacement": "1D"}, edition, what="hand_from_wrong_board"))
    with pytest.raises(ProblemsFound) as trouble:
        run(ready.procedure, ready.situation, ready.regulations, ready.answers)
    assert [(p.kind, p.found) for p in trouble.value.problems] == [("answer-impossible", "1D")]


def test_the_offender_chooses_his_new_call_knowing_what_each_leads_to() -> None:
    situation = {"dealer": "N", "offender": "N", "auction": ["1S", "2H"]}
    ready = prepare(Request(situation, {}, 2007, what="hand_from_wrong_board"))
    outcome = run(ready.procedure, ready.situation, ready.regulations, ready.answers)
    assert isinstance(outcome, QuestionPut)
    assert (outcome.id, outcome.put_to) == ("replacement", "N")
    asks = {option.answer: option.then.asks for option in outcome.options}
    assert asks["1S"] == "differs@1S"
    assert asks["P"] == ""
    assert len(asks) == 36  # every bid, and a pass
