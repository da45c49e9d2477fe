"""A ruling at a glance: what a table or a scorer looks for first."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from arbitro.bridge.cards import Suit
from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.effect import (
    AdjustedScore,
    AnyEffect,
    AuctionEnds,
    CardKind,
    CardPlayed,
    CardReturned,
    HowLong,
    LeadForbidden,
    LeadRequired,
    LeadRestriction,
    MustPass,
    PenaltyCard,
    PenaltyCardLifted,
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

    auction_ends: bool  # whether it is over after the ruling
    must_pass: tuple[Silenced, ...]
    lead_restrictions: tuple[LeadRestriction | LeadRequired | LeadForbidden, ...]  # those of penalty cards too (50D2)
    penalty_cards: tuple[PenaltyCard, ...]  # that lie on the table after the ruling
    tricks_transferred: int | None
    tricks_awarded: int | None
    adjusted_score: AdjustedScore | None
    scores_awarded: tuple[ScoreAwarded, ...] = ()  # its figures, side by side
    tricks_transferred_to: Side | None = None
    tricks_awarded_to: Side | None = None


def summary(ruling: Ruling) -> RulingSummary:
    def those(*kinds: type[AnyEffect]) -> tuple[Any, ...]:
        return tuple(effect for effect in ruling.effects if isinstance(effect, kinds))

    lifted = {(effect.seat, effect.card) for effect in those(PenaltyCardLifted, CardReturned, CardPlayed)}
    penalty_cards = tuple(effect for effect in those(PenaltyCard) if (effect.seat, effect.card) not in lifted)
    transferred = next(iter(those(TricksTransferred)), None)
    awarded = next(iter(those(TricksAwarded)), None)
    return RulingSummary(
        auction_ends=bool(those(AuctionEnds)),
        must_pass=tuple(Silenced(effect.seat, effect.how_long) for effect in those(MustPass)),
        lead_restrictions=(*those(LeadRestriction, LeadRequired, LeadForbidden), *_by_penalty_cards(penalty_cards)),
        penalty_cards=penalty_cards,
        tricks_transferred=transferred and transferred.tricks,
        tricks_awarded=awarded and awarded.tricks,
        adjusted_score=next(iter(those(AdjustedScore)), None),
        scores_awarded=those(ScoreAwarded),
        tricks_transferred_to=transferred and transferred.to,
        tricks_awarded_to=awarded and awarded.to,
    )


def _by_penalty_cards(laid: Iterable[PenaltyCard]) -> Iterator[LeadRestriction]:
    """50D2, 51B: what declarer may demand whenever the partner of a major penalty card's owner is to lead."""
    suits: dict[Seat, dict[Suit, None]] = {}
    for penalty_card in laid:
        if penalty_card.kind is CardKind.MAJOR:
            suits.setdefault(penalty_card.seat.partner, {})[penalty_card.card.suit] = None
    for partner, named in suits.items():
        yield LeadRestriction(partner, tuple(named), tuple(named), defends=True)
