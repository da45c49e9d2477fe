"""A ruling at a glance: what a table or a scorer looks for first."""

from typing import Any

from msgspec import Struct

from arbitro.bridge.seats import Seat
from arbitro.laws.case.effect import (
    AdjustedScore,
    AnyEffect,
    AuctionEnds,
    HowLong,
    LeadForbidden,
    LeadRequired,
    LeadRestriction,
    MustPass,
    PenaltyCard,
    ScoreAwarded,
    TricksAwarded,
    TricksTransferred,
)
from arbitro.laws.case.ruling import Ruling


class Silenced(Struct, frozen=True):
    """Who must pass, and how long."""

    seat: Seat
    how_long: HowLong


class RulingSummary(Struct, frozen=True):
    """Drawn from the effects; nothing new. Tricks are null where the ruling says nothing about them."""

    auction_ends: bool
    must_pass: tuple[Silenced, ...]
    lead_restrictions: tuple[LeadRestriction | LeadRequired | LeadForbidden, ...]
    penalty_cards: tuple[PenaltyCard, ...]
    tricks_transferred: int | None
    tricks_awarded: int | None
    adjusted_score: AdjustedScore | None
    scores_awarded: tuple[ScoreAwarded, ...] = ()  # its figures, side by side


def summary(ruling: Ruling) -> RulingSummary:
    def those(*kinds: type[AnyEffect]) -> tuple[Any, ...]:
        return tuple(effect for effect in ruling.effects if isinstance(effect, kinds))

    return RulingSummary(
        auction_ends=bool(those(AuctionEnds)),
        must_pass=tuple(Silenced(effect.seat, effect.how_long) for effect in those(MustPass)),
        lead_restrictions=those(LeadRestriction, LeadRequired, LeadForbidden),
        penalty_cards=those(PenaltyCard),
        tricks_transferred=next((effect.tricks for effect in those(TricksTransferred)), None),
        tricks_awarded=next((effect.tricks for effect in those(TricksAwarded)), None),
        adjusted_score=next(iter(those(AdjustedScore)), None),
        scores_awarded=those(ScoreAwarded),
    )
