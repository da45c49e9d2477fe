"""What the effects of a ruling make of a board, one by one."""

from fractions import Fraction

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.seats import Seat, Side
from arbitro.contest.facts.outcome import Recorded
from arbitro.laws.case.effect import (
    AdjustedScore,
    AnyEffect,
    AssignedOutcome,
    BoardCancelled,
    BoardPlayedLater,
    BoardScored,
    CallDue,
    Discretion,
    Instruction,
    NewDeal,
    ResultStands,
    ScoreAwarded,
    ScoreKind,
    ScoreLowered,
    TricksAwarded,
    TricksTransferred,
)
from arbitro.laws.case.ruling import Ruling
from arbitro.office.room.effects import after_ruling, score_by, score_is_due
from arbitro.scoring.outcome import Artificial, Average, Imps, Percentage, Weighted

NINE = Recorded(result="4S S -1")
PLUS_AND_MINUS = (
    ScoreAwarded(Side.NS, award=Average.AVERAGE_PLUS, own_session=True, percent="60"),
    ScoreAwarded(Side.EW, award=Average.AVERAGE_MINUS, percent="40"),
)
SHALL, MAY = AdjustedScore(ScoreKind.ASSIGNED), AdjustedScore(ScoreKind.ASSIGNED, Discretion.MAY)


def by(*effects: AnyEffect) -> Ruling:
    return Ruling(2017, "wbf", ("1",), ("1",), effects)


def becomes(*effects: AnyEffect, table: Recorded | None = NINE, told: Recorded | None = None) -> Recorded | None:
    return after_ruling(by(*effects), table, None, 1, told)


def kind(*effects: AnyEffect, table: Recorded | None = NINE, told: Recorded | None = None) -> str:
    with pytest.raises(ProblemsFound) as trouble:
        becomes(*effects, table=table, told=told)
    return trouble.value.problems[0].kind


@pytest.mark.parametrize("effect", [CallDue(Seat.NORTH), ResultStands(), TricksTransferred(0, Side.NS)])
def test_what_concerns_the_table_alone_leaves_the_score(effect: AnyEffect) -> None:
    assert becomes(effect) is NINE
    assert kind(effect, told=Recorded(score=50)) == "ruling-leaves-no-score"


@pytest.mark.parametrize(
    ("effects", "result"),
    [
        ((TricksTransferred(1, Side.NS),), "4S S ="),
        ((TricksTransferred(2, Side.EW),), "4S S -3"),
        ((TricksTransferred(2, Side.NS), TricksTransferred(1, Side.EW)), "4S S ="),
        ((BoardScored(450),), "4S S +1"),  # the tricks that the score tells
    ],
)
def test_tricks_and_scores_become_a_result(effects: tuple[AnyEffect, ...], result: str) -> None:
    assert becomes(*effects) == Recorded(result=result)


def test_east_west_declare_too() -> None:
    assert becomes(TricksTransferred(1, Side.NS), table=Recorded(result="3NT E =")) == Recorded(result="3NT E -1")


def test_a_score_that_the_contract_cannot_give_is_recorded_as_a_score() -> None:
    assert becomes(BoardScored(400)) == Recorded(score=400)
    assert becomes(BoardScored(400), table=None) == Recorded(score=400)


@pytest.mark.parametrize(
    ("side", "ns", "ew"),
    [
        (Side.NS, -100, -50),  # declarer's side with a trick less
        (Side.EW, -50, 420),  # the defenders with a trick less: the contract is made against them
    ],
)
def test_one_side_alone_is_lowered(side: Side, ns: int, ew: int) -> None:
    one = Fraction(1)
    expected = Recorded(ns=Weighted.of((one, ns)), ew=Weighted.of((one, ew)))
    assert becomes(ScoreLowered(side, 1)) == expected


@pytest.mark.parametrize("table", [None, Recorded(score=-50), Recorded(result="PASS")])
def test_tricks_do_not_move_without_a_contract(table: Recorded | None) -> None:
    for effect in (TricksTransferred(1, Side.NS), ScoreLowered(Side.NS, 1)):
        assert kind(effect, table=table) == "ruling-needs-outcome"
        assert becomes(effect, table=table, told=NINE) == NINE


def test_awards_are_entered_as_they_are() -> None:
    plus, minus = Artificial(Average.AVERAGE_PLUS), Artificial(Average.AVERAGE_MINUS, final=True)
    assert becomes(*PLUS_AND_MINUS) == Recorded(ns=plus, ew=minus)
    shares = (ScoreAwarded(Side.NS, percent="62.5"), ScoreAwarded(Side.EW, percent="30"))
    assert becomes(*shares) == Recorded(ns=Percentage(Fraction(5, 8)), ew=Percentage(Fraction(3, 10)))
    imps = (ScoreAwarded(Side.NS, imps="3"), ScoreAwarded(Side.EW, imps="-7/2"))
    assert becomes(*imps) == Recorded(ns=Imps(Fraction(3)), ew=Imps(Fraction(-7, 2)))
    halves = (AssignedOutcome(420, "1/2"), AssignedOutcome(-50, "1/2"))
    weights = Weighted.of((Fraction(1, 2), 420), (Fraction(1, 2), -50))
    assert becomes(*(ScoreAwarded(side, halves) for side in Side)) == Recorded(ns=weights, ew=weights)


def test_figures_that_only_the_field_can_tell_are_needed() -> None:
    own_fault = ScoreAwarded(Side.NS, (AssignedOutcome(420),), self_inflicted=(170, -50))
    assert kind(own_fault, ScoreAwarded(Side.EW, (AssignedOutcome(420),))) == "ruling-needs-outcome"
    assert kind(*PLUS_AND_MINUS, Instruction("mean_of_both_scores")) == "ruling-needs-outcome"
    assert kind(PLUS_AND_MINUS[0]) == "ruling-needs-outcome"


def test_what_the_ruling_fixes_cannot_be_told_otherwise() -> None:
    for effect in (BoardScored(450), TricksTransferred(1, Side.NS), NewDeal()):
        assert kind(effect, told=Recorded(score=50)) == "outcome-against-ruling"
    assert becomes(TricksTransferred(1, Side.NS), told=Recorded(result="4S S =")) == Recorded(result="4S S =")


def test_a_cancelled_board_is_not_played_or_has_an_adjusted_score() -> None:
    assert becomes(BoardCancelled()) == Recorded()
    assert becomes(BoardCancelled(), table=None) == Recorded()
    assert kind(BoardCancelled(), SHALL) == "ruling-needs-outcome"
    assert kind(BoardCancelled(), SHALL, table=None) == "ruling-needs-outcome"
    adjusted = Recorded(ns=Artificial(Average.AVERAGE), ew=Artificial(Average.AVERAGE))
    assert becomes(BoardCancelled(), SHALL, told=adjusted) == adjusted


@pytest.mark.parametrize(
    "effects", [(NewDeal(),), (BoardCancelled(), NewDeal()), (BoardCancelled(), BoardPlayedLater())]
)
def test_a_board_that_is_played_again_has_no_result(effects: tuple[AnyEffect, ...]) -> None:
    assert becomes(*effects) is None


def test_an_adjusted_score_is_told_now_or_when_there_is_a_result() -> None:
    assert kind(SHALL) == "ruling-needs-outcome"
    assert becomes(SHALL, table=None) is None
    assert score_is_due(by(SHALL), None, 1)
    assert score_is_due(by(SHALL), NINE, 1)
    assert not score_is_due(
        by(SHALL), Recorded(ns=Artificial(Average.AVERAGE_PLUS), ew=Artificial(Average.AVERAGE_MINUS)), 1
    )
    assert becomes(TricksAwarded(3, Side.NS), table=None) is None
    assert not score_is_due(by(TricksAwarded(3, Side.NS)), NINE, 1)


def test_an_adjusted_score_that_may_be_given_need_not_be() -> None:
    assert becomes(MAY) is NINE
    assert becomes(MAY, told=Recorded(score=420)) == Recorded(score=420)
    assert becomes(MAY, TricksTransferred(1, Side.NS)) == Recorded(result="4S S =")
    assert score_by(by(MAY), None, 1).how == "may"


def test_the_form_of_a_fouled_board_stays_with_the_table() -> None:
    assert becomes(TricksTransferred(1, Side.NS), table=Recorded(result="4S S -1", form="x")) == Recorded(
        result="4S S =", form="x"
    )
