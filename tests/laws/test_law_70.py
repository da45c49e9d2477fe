"""Law 70: contested claims, with the lines of the search and without."""

from typing import Any

import pytest

from arbitro.book.edition import E1997, E2017, Edition
from arbitro.bridge.seats import Seat
from arbitro.laws.case.effect import TricksAwarded
from arbitro.laws.case.procedure import procedure
from arbitro.laws.case.question import AnswerKind
from arbitro.laws.case.rule import Ruled, run
from arbitro.laws.case.ruling import QuestionPut
from arbitro.laws.shared.claiming import ClaimMade
from arbitro.regulations import load, parse_pack
from tests.laws.casebook import check_cases, problems, ruled


def test_cases() -> None:
    check_cases("70")


TOP_DOWN = """
extends = "wbf"
title = "From the top"
[laws.claims]
suit_order = { value = { 2007 = "top_down", 2017 = "top_down" }, source = "an authority, 1" }
"""
RUN = ClaimMade(
    Seat.SOUTH,
    claimer=Seat.SOUTH,
    left=2,
    claimed=2,
    remaining="N:..54. 98... AT... J...2",
    denomination="NT",
    on_lead=Seat.SOUTH,
)


def test_tn70_1_a_claim_is_never_weighted() -> None:
    situation = {"declarer": "S", "claimer": "S", "left": 10, "claimed": 10}
    for answer in ("60% of 9 tricks, 40% of 10", 9.4, [9, 10]):
        (problem,) = problems("claim_contested", situation, {"tricks_to_claimer": answer})
        assert (problem.kind, problem.where.tag) == ("answer-form", "tricks_to_claimer")


def test_a_claim_that_is_refused_in_part_wins_fewer_tricks_than_claimed() -> None:
    answers = {
        "concession_doubted": False, "line_stated": False, "needs_card_with_one_opponent": False,
        "less_successful_line": True, "tricks_to_claimer": 3,
    }  # fmt: skip
    situation = {"declarer": "S", "claimer": "S", "left": 4, "claimed": 3, "denomination": "NT"}
    (problem,) = problems("claim_contested", situation, answers)
    assert (problem.kind, problem.expected) == ("answer-impossible", "0 1 2")


def test_the_question_tells_the_line_and_what_each_answer_leads_to() -> None:
    situation = {
        "declarer": "S", "claimer": "S", "left": 3, "claimed": 3, "remaining": "N:..432. ..765. 5.AK.. 4.4..9",
        "denomination": "S", "on_lead": "S",
    }  # fmt: skip
    put = ruled({"situation": situation}, "claim_contested", 2017)
    assert isinstance(put, QuestionPut)
    assert (put.id, put.clause, put.kind) == ("normal_trumps", "70C", AnswerKind.JUDGMENT)
    assert put.about.split()[-1] == "HK"
    awards = {choice.answer: choice.then.effects for choice in put.options}
    assert awards[True][-1:] == (TricksAwarded(2, Seat.SOUTH.side),)
    assert awards[False][-1:] == (TricksAwarded(3, Seat.SOUTH.side),)


@pytest.mark.parametrize(("edition", "free"), [(E1997, False), (E2017, True)])
def test_70e2_an_order_that_the_authority_fixed_leaves_nothing_to_ask(edition: Edition, free: bool) -> None:
    """The ten first would lose to the jack: from the top it does not; 1997 has no such clause."""
    pack = parse_pack(TOP_DOWN, "own")
    outcome = run(procedure("claim_contested", edition), RUN, pack, {"played_on": False} if not free else {})
    assert isinstance(outcome, Ruled) is free
    if isinstance(outcome, Ruled):
        assert outcome.ruling.clauses == ("70A", "70E2")
        assert outcome.ruling.effects == (TricksAwarded(2, Seat.SOUTH.side),)


def test_without_an_order_the_ten_may_go_first() -> None:
    assert isinstance(run(procedure("claim_contested", E2017), RUN, load("wbf"), {}), QuestionPut)


def test_a_play_can_be_normal_at_one_point_and_not_at_another() -> None:
    """Two winners and a loser: leading the loser at once is struck out, leading it later is not."""
    situation = {
        "declarer": "S", "claimer": "S", "left": 3, "claimed": 2, "remaining": "N:..543. ..876. AK.2.. .3..AK",
        "denomination": "NT", "on_lead": "S",
    }  # fmt: skip
    answers: dict[str, Any] = {"concession_doubted": False, "normal_suit@H2": False, "never_normal@H2": False}
    put = ruled({"situation": situation, "answers": answers}, "claim_contested", 2017)
    assert isinstance(put, QuestionPut)
    assert (put.id, put.about.split()[-1], len(put.about.split())) == ("normal_suit", "H2", 5)
    answers[f"normal_suit@{put.about}"] = True
    outcome = ruled({"situation": situation, "answers": answers}, "claim_contested", 2017)
    assert isinstance(outcome, Ruled)
    assert outcome.ruling.effects == (TricksAwarded(1, Seat.SOUTH.side),)


@pytest.mark.parametrize(
    ("denomination", "remaining", "out"),
    [
        ("NT", "", False),
        ("S", "", None),
        ("", "", None),
        ("S", "N:..432. ..765. 5.AK.. 4.4..9", True),
        ("H", "N:..432. ..765. 5.AK.. 4...92", False),
    ],
)
def test_70c_the_cards_left_say_whether_a_trump_is_out(denomination: str, remaining: str, out: bool | None) -> None:
    made = ClaimMade(
        Seat.SOUTH, claimer=Seat.SOUTH, left=3, claimed=3, remaining=remaining, denomination=denomination,
        on_lead=Seat.SOUTH,
    )  # fmt: skip
    assert made.trump_outstanding is out
