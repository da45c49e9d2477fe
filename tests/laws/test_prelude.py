"""The prelude: Laws 9 and 11 before the law of the irregularity."""

from typing import Any

import pytest

from arbitro.book.edition import ALL, E1997, E2007, E2017, Edition
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.effect import (
    AdjustedScore,
    CallStands,
    NoRectification,
    Penalty,
    PlayContinues,
    ResultStands,
    RightForfeited,
)
from arbitro.laws.case.prelude import with_prelude
from arbitro.laws.case.procedure import procedure
from arbitro.laws.case.rule import Ruled, run
from arbitro.laws.case.ruling import QuestionPut, Ruling
from arbitro.laws.law_27_insufficient_bid import InsufficientBid
from arbitro.laws.study.explore import explore, leaves
from arbitro.regulations import load

WBF = load("wbf")
BID = InsufficientBid(Seat.WEST, (Call.BID_1S, Call.BID_1H))  # North's
FREE = {"accepted": False, "replacement": "2H", "artificial": False}


def outcome(edition: Edition, answers: dict[str, Any]) -> Ruled | QuestionPut:
    return run(with_prelude(procedure("insufficient_bid", edition)), BID, WBF, answers)


def ruled(edition: Edition, **answers: Any) -> Ruling:
    found = outcome(edition, answers)
    assert isinstance(found, Ruled), found
    return found.ruling


@pytest.mark.parametrize("edition", ALL)
def test_first_it_is_asked_who_drew_attention(edition: Edition) -> None:
    found = outcome(edition, FREE)
    assert isinstance(found, QuestionPut)
    assert (found.id, found.clause) == ("drawn_by", "9A")


@pytest.mark.parametrize("edition", ALL)
def test_with_the_director_called_at_once_the_law_goes_on_as_without_the_prelude(edition: Edition) -> None:
    alone = run(procedure("insufficient_bid", edition), BID, WBF, FREE)
    assert isinstance(alone, Ruled)
    whole = ruled(edition, drawn_by="player", director_called=True, **FREE)
    assert whole.clauses == ("9A", "9B1(a)", *alone.ruling.clauses)
    assert whole.effects == alone.ruling.effects


@pytest.mark.parametrize(("edition", "penalty"), [(E1997, True), (E2007, False), (E2017, False)])
def test_not_to_call_the_director_is_a_broken_duty_in_1997_only(edition: Edition, penalty: bool) -> None:
    whole = ruled(edition, drawn_by="player", director_called=False, nos_acted_before_td=False, **FREE)
    assert any(isinstance(effect, Penalty) for effect in whole.effects) is penalty
    assert CallStands(Seat.NORTH, Call.BID_2H) in whole.effects
    assert next((one.clause, one.why_not) for one in whole.considered) == ("11A", "nos_acted_before_td")


@pytest.mark.parametrize("edition", [E1997, E2007])
def test_a_right_that_is_lost_ends_the_matter(edition: Edition) -> None:
    lost = ruled(
        edition,
        drawn_by="player",
        director_called=False,
        nos_acted_before_td=True,
        opponent_acted_in_ignorance=True,
        nos_may_have_gained=True,
        penalty_deserved=False,
    )
    assert lost.clauses == ("9A", "9B1(a)", "11A")
    assert lost.effects[-2:] == (RightForfeited(Side.EW), NoRectification())


def test_in_2017_a_gain_by_ignorance_is_removed_though_the_right_is_kept() -> None:
    kept = ruled(
        E2017,
        drawn_by="player",
        director_called=False,
        nos_acted_before_td=True,
        right_forfeited=False,
        opponent_acted_in_ignorance=True,
        side_gaining="non_offenders",
        **FREE,
    )
    adjusted = next(effect for effect in kept.effects if isinstance(effect, AdjustedScore))
    assert adjusted.against == (Side.EW,)
    assert ResultStands(Side.NS) in kept.effects
    assert kept.clauses[-1] == "27B1(a)"


@pytest.mark.parametrize("edition", ALL)
def test_dummy_without_rights_takes_the_rectification_away(edition: Edition) -> None:
    lost = ruled(edition, drawn_by="dummy", offender_defends=True, a2_breach=True)
    assert lost.clauses[-1] == "43B3"
    assert lost.effects[-2:] == (NoRectification(), PlayContinues())


def test_a_spectator_can_cost_a_right_in_1997_alone() -> None:
    lost = ruled(
        E1997, drawn_by="spectator", spectator_of="non_offenders", right_forfeited=True, penalty_deserved=False
    )
    assert lost.clauses == ("76B", "11B1")
    kept = ruled(E2017, drawn_by="spectator", director_called=True, **FREE)
    assert kept.clauses == ("76B5", "9B1(a)", "27B1(a)")


@pytest.mark.parametrize("edition", ALL)
def test_where_the_situation_names_no_offender_the_side_is_asked(edition: Edition) -> None:
    cards = procedure("wrong_number_of_cards", edition)
    found = run(with_prelude(cards), cards.examples[0], WBF, {})
    assert isinstance(found, QuestionPut)
    assert found.id == "offending_side"


@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize(
    ("what", "side"),
    [
        ("wrong_explanation", Side.EW),  # East explained
        ("bid_above_seven", Side.NS),  # North dealt and bid
        ("cards_touched", None),
        ("partnership_changed", None),
    ],
)
def test_the_side_is_not_asked_where_the_situation_tells_it(what: str, side: Side | None, edition: Edition) -> None:
    told = procedure(what, edition)
    found = run(with_prelude(told), told.examples[0], WBF, {})
    assert isinstance(found, QuestionPut)
    assert found.id == "drawn_by"
    if side is not None:
        dummy = run(with_prelude(told), told.examples[0], WBF, {"drawn_by": "dummy"})
        assert isinstance(dummy, QuestionPut)
        assert (dummy.id, dummy.about) == ("offender_defends", side.value)


@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("what", ["insufficient_bid", "bid_above_seven", "attention_drawn"])
def test_every_branch_with_the_prelude_ends_in_a_ruling_or_a_referral(what: str, edition: Edition) -> None:
    plain = procedure(what, edition)
    for leaf in leaves(explore(with_prelude(plain), plain.examples[0], WBF)):
        assert leaf.refers_to or (leaf.clauses and leaf.effects), leaf.answers
