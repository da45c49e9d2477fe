"""Law 27: a bid that is too low."""

from typing import Any

import pytest

from arbitro.book.edition import E1997, E2007, E2017, Edition
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.procedure import procedure
from arbitro.laws.case.question import Source
from arbitro.laws.case.rule import Ruled
from arbitro.laws.case.ruling import QuestionPut
from arbitro.laws.law_27_insufficient_bid import InsufficientBid
from arbitro.laws.study.explore import Leaf, explore
from arbitro.regulations import load
from tests.laws.casebook import check_cases, problems, ruled


def test_cases() -> None:
    check_cases("27")


@pytest.mark.parametrize(("edition", "clause"), [(E1997, "27C"), (E2007, "27A2"), (E2017, "27A2")])
def test_out_of_rotation_as_well_goes_to_its_own_law(edition: Edition, clause: str) -> None:
    bid = InsufficientBid(Seat.SOUTH, (Call.BID_1S, Call.BID_1H), offender=Seat.EAST)
    leaf = explore(procedure("insufficient_bid", edition), bid, load("wbf"))
    assert isinstance(leaf, Leaf)
    assert (leaf.clauses, leaf.refers_to) == ((clause,), "call_out_of_rotation")


@pytest.mark.parametrize(
    ("auction", "more", "kind", "where"),
    [
        (["1S", "2H"], {}, "not-insufficient", "auction"),
        (["1S", "P"], {}, "not-insufficient", "auction"),
        (["1S"], {}, "not-insufficient", "auction"),
        ([], {}, "no-call", "auction"),
        (["1S", "1H"], {"premature": "8C"}, "situation-form", "premature"),
    ],
)
def test_what_cannot_be_is_told_with_the_fact(auction: list[str], more: dict[str, Any], kind: str, where: str) -> None:
    situation = {"dealer": "W", "auction": auction} | more
    assert [(p.kind, p.where.tag) for p in problems("insufficient_bid", situation)] == [(kind, where)]


def test_a_replacement_that_is_no_call_is_told_with_its_question() -> None:
    situation = {"dealer": "W", "auction": ["1S", "1H"]}
    (problem,) = problems("insufficient_bid", situation, {"accepted": False, "replacement": "8C"})
    assert (problem.kind, problem.where.tag, problem.found) == ("bad-call", "replacement", "8C")


def test_the_next_player_is_asked_and_hears_what_follows() -> None:
    put = ruled({"auction": "W: 1S 1H"}, "insufficient_bid", 2017)
    assert isinstance(put, QuestionPut)
    assert (put.id, put.put_to, put.clause) == ("accepted", "E", "27A1")
    accepts, refuses = put.options
    assert (accepts.answer, accepts.then.clauses) == (True, ("27A1",))
    assert (refuses.answer, refuses.then.asks) == (False, "replacement@1H")


def test_the_widened_reading_is_recorded_with_its_article() -> None:
    case = {
        "auction": "W: 1S 1H",
        "answers": {"accepted": False, "replacement": "2C", "same_or_more_precise_shape": True},
    }
    outcome = ruled(case | {"regulations": "figb_2017"}, "insufficient_bid", 2007)
    assert isinstance(outcome, Ruled)
    (fact,) = [fact for fact in outcome.ruling.facts if fact.source is Source.REGULATION]
    assert (fact.id, fact.about, fact.value) == ("laws.insufficient_bid.by_shape", "art. 27", True)
