"""Law 20: review and explanation of calls, and the duty to correct."""

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.seats import Seat
from arbitro.laws.case.effect import Instruction
from arbitro.laws.case.request import Request, prepare
from arbitro.laws.case.rule import Ruled, run
from arbitro.regulations.loader import parse_pack
from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("20")


def test_an_auction_that_cannot_be_is_a_problem() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        prepare(Request({"dealer": "W", "auction": ["2S", "1H"], "by": "N"}, what="review_or_explanation_asked"))
    assert [problem.kind for problem in trouble.value.problems] == ["insufficient-bid"]


def test_before_any_call_there_is_nothing_to_explain() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        prepare(Request({"dealer": "W", "auction": [], "explainer": "N"}, what="own_explanation_wrong"))
    assert [problem.kind for problem in trouble.value.problems] == ["no-call"]


def test_an_authority_may_require_every_explanation_in_writing() -> None:
    pack = parse_pack('extends = "wbf"\n[laws.explanations]\nwritten = "always"\n', "mine")
    situation = {"dealer": "W", "auction": ["1S"], "by": "N"}
    answers = {"wanted": "explanation", "about_opponents": True, "required_to_pass": False, "purpose": "own"}
    ready = prepare(Request(situation, answers, what="review_or_explanation_asked"))
    outcome = run(ready.procedure, ready.situation, pack, ready.answers)
    assert isinstance(outcome, Ruled)
    assert Instruction("explanation_in_writing") in outcome.ruling.effects
    assert [fact.about for fact in outcome.ruling.facts if fact.id == "laws.explanations.written"] == ["mine"]


def test_an_authority_may_let_players_look_at_their_own_card() -> None:
    pack = parse_pack('extends = "wbf"\n[laws.cards]\nown = "always"\n', "mine")
    ready = prepare(
        Request(
            {"dealer": "W", "auction": ["1S"], "by": "N"}, {"wanted": "own_card"}, what="review_or_explanation_asked"
        )
    )
    outcome = run(ready.procedure, ready.situation, pack, ready.answers)
    assert isinstance(outcome, Ruled)
    assert outcome.ruling.clauses == ("20G3",)
    assert outcome.ruling.effects == (Instruction("own_card_allowed", Seat.NORTH),)


def test_while_the_auction_goes_on_nobody_has_played_a_card_on_an_explanation() -> None:
    situation = {"dealer": "W", "auction": ["2D", "P"], "explainer": "E"}
    found = problems("own_explanation_wrong", situation, {"acted_on_it": "play"})
    assert [(problem.kind, problem.where.tag) for problem in found] == [("answer-impossible", "acted_on_it")]
