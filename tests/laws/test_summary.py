"""The summary of a ruling says what its effects say, and nothing else."""

from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.seats import Seat, Side
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
    PenaltyCardLifted,
    ScoreKind,
    TricksAwarded,
    TricksTransferred,
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
    silenced = (Silenced(Seat.SOUTH, HowLong.ONCE),)
    chosen = LeadRestriction(Seat.WEST, (Suit.SPADES,), (Suit.SPADES,), defends=True)
    assert found == RulingSummary(True, silenced, (*leads, chosen), (card,), None, None, score)


def test_tricks_are_told_with_the_side_that_gets_them() -> None:
    found = of(TricksTransferred(2, Side.EW))
    assert (found.tricks_transferred, found.tricks_transferred_to) == (2, Side.EW)
    assert (found.tricks_awarded, found.tricks_awarded_to) == (None, None)
    found = of(TricksAwarded(0, Side.NS))
    assert (found.tricks_awarded, found.tricks_awarded_to) == (0, Side.NS)


def test_a_penalty_card_that_is_picked_up_is_none() -> None:
    """50D2(a)."""
    laid = PenaltyCard(Seat.EAST, Card.SA, CardKind.MAJOR), PenaltyCard(Seat.EAST, Card.D4, CardKind.MAJOR)
    found = of(*laid, PenaltyCardLifted(Seat.EAST, Card.SA))
    assert found.penalty_cards == (laid[1],)
    assert found.lead_restrictions == (LeadRestriction(Seat.WEST, (Suit.DIAMONDS,), (Suit.DIAMONDS,), defends=True),)


def test_a_minor_penalty_card_leaves_partner_free() -> None:
    """50C."""
    assert of(PenaltyCard(Seat.EAST, Card.D4, CardKind.MINOR)).lead_restrictions == ()
