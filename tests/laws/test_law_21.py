"""Law 21: misinformation."""

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.laws.case.request import Request, prepare
from arbitro.laws.case.rule import run
from arbitro.laws.case.ruling import QuestionPut
from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("21")


def test_a_call_cannot_be_changed_to_one_that_is_not_legal() -> None:
    situation = {"dealer": "W", "auction": ["2D", "P", "2S"], "explainer": "E"}
    answers = {"mi": "explanation", "evidence_of_agreement": False, "influenced": True, "changed_to": "1S"}
    ready = prepare(Request(situation, answers, what="wrong_explanation"))
    with pytest.raises(ProblemsFound) as trouble:
        run(ready.procedure, ready.situation, ready.regulations, ready.answers)
    assert [(p.kind, p.where.tag) for p in trouble.value.problems] == [("answer-impossible", "changed_to@N")]


def test_the_player_hears_what_each_new_call_leads_to_before_he_chooses() -> None:
    situation = {"dealer": "W", "auction": ["2D", "P", "2S"], "explainer": "E"}
    answers = {"mi": "explanation", "evidence_of_agreement": False, "influenced": True}
    ready = prepare(Request(situation, answers, what="wrong_explanation"))
    put = run(ready.procedure, ready.situation, ready.regulations, ready.answers)
    assert isinstance(put, QuestionPut)
    assert (put.id, put.put_to, put.clause) == ("changed_to", "N", "21B1(a)")
    asks = {option.answer: option.then.asks for option in put.options}
    assert asks["P"] == ""
    assert asks["X"] == asks["2H"] == "lho_changes@E"
    assert asks["2S"] == asks["3C"] == ""  # no room left for East's 2S: he has to call again
