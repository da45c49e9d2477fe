"""Hands that do not hold thirteen cards, and how far a board has come: what Laws 13, 14 and 15 share."""

from enum import Enum
from typing import Any

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import CARDS
from arbitro.bridge.seats import SEATS, Seat
from arbitro.laws.case.notation import *

FULL = 13


class Stage(Enum):
    """How far the board had come when the irregularity was found."""

    AUCTION_PERIOD = "auction_period"  # no opening lead has been faced
    PLAY = "play"
    COMPLETED = "completed"


stage = one_of("stage", Stage, source=Source.LOG)


class CardsHeld(Accepting, frozen=True):
    """How many cards each player held at the start; the auction so far, if the dealer is told."""

    north: int = FULL
    east: int = FULL
    south: int = FULL
    west: int = FULL
    dealer: Seat | None = None
    auction: tuple[Call, ...] = ()

    @property
    def counts(self) -> tuple[int, int, int, int]:
        """From North clockwise."""
        return (self.north, self.east, self.south, self.west)

    def problems(self) -> tuple[Problem, ...]:
        problems = [
            Problem("cards-held", Place(seat=seat.value), str(count), f"0 … {len(CARDS)}")
            for seat, count in zip(SEATS, self.counts, strict=True)
            if not 0 <= count <= len(CARDS)
        ]
        if all(count == FULL for count in self.counts):
            problems.append(Problem("hands-right", expected="14 12"))
        return (*problems, *auction_problems(self.dealer, self.auction, self.accepted_calls))

    @property
    def long(self) -> tuple[Seat, ...]:
        """Who held more than thirteen."""
        return tuple(seat for seat in SEATS if self.counts[seat.index] > FULL)

    @property
    def short(self) -> tuple[Seat, ...]:
        """Who held fewer."""
        return tuple(seat for seat in SEATS if self.counts[seat.index] < FULL)

    @property
    def wrong(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in SEATS if self.counts[seat.index] != FULL)

    def without_one(self, holder: Seat) -> tuple[int, int, int, int]:
        """The counts with a card of one hand taken out."""
        north, east, south, west = (count - (seat is holder) for seat, count in zip(SEATS, self.counts, strict=True))
        return (north, east, south, west)


def auction_problems(
    dealer: Seat | None, calls: tuple[Call, ...], accepted: tuple[int, ...] = ()
) -> tuple[Problem, ...]:
    """What is wrong with an auction that need not have been told."""
    if dealer is None:
        return (Problem("no-dealer", Place(tag="dealer"), expected="N"),) if calls else ()
    try:
        Auction.of(dealer, calls, accepted)
    except ProblemsFound as trouble:
        return trouble.problems
    return ()


def stage_told(
    case: Case[Any], dealer: Seat | None, calls: tuple[Call, ...], accepted: tuple[int, ...] = ()
) -> Stage | None:
    """How far the board has come, if the auction tells it: while it goes on, its period does."""
    if dealer is None or Auction.of(dealer, calls, accepted).is_over:
        return None
    if not calls and case.is_told(stage):  # the calls need not have been told
        return None
    case.computed(stage.id, Stage.AUCTION_PERIOD)
    return Stage.AUCTION_PERIOD


def stages(
    dealer: Seat | None, calls: tuple[Call, ...], accepted: tuple[int, ...] = (), *, tricks: bool = False
) -> dict[str, tuple[Stage, ...]]:
    """How far it can have come: a board passed out is not played, and once there are tricks the auction is over."""
    passed_out = dealer is not None and Auction.of(dealer, calls, accepted).is_passed_out
    cannot = (Stage.AUCTION_PERIOD,) if tricks else (Stage.PLAY,) if passed_out else ()
    return {stage.value: (stage,) for stage in Stage if stage not in cannot}
