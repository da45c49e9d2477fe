"""The summary of a ruling says what its effects say, and nothing else."""

from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.seats import Seat
from arbitro.laws.case.effect import (
    AdjustedScore,
    AnyEffect,
    AuctionEnds,
    CardKind,
    HowLong,
    LeadForbidden,
    LeadRestriction,
    MustPass,
    NoRectification,
    PenaltyCard,
    ScoreKind,
)
from arbitro.laws.case.ruling import Ruling
from arbitro.laws.case.summary import RulingSummary, Silenced, summary


def of(*effects: AnyEffect) -> RulingSummary:
    return summary(Ruling(2017, "wbf", (), (), effects))


def test_nothing_is_said_where_nothing_follows() -> None:
    assert of(NoRectification()) == RulingSummary(False, (), (), (), None, None, None)


def test_each_effect_is_in_its_place() -> None:
    card = PenaltyCard(Seat.EAST, Card.SA, CardKind.MAJOR)
    leads = (LeadRestriction(Seat.SOUTH, may_forbid=(Suit.HEARTS,)), LeadForbidden(Seat.SOUTH, Suit.HEARTS))
    score = AdjustedScore(ScoreKind.ASSIGNED)
    found = of(MustPass(Seat.SOUTH, HowLong.ONCE), card, *leads, AuctionEnds(), score)
    assert found == RulingSummary(True, (Silenced(Seat.SOUTH, HowLong.ONCE),), leads, (card,), None, None, score)
