"""Hands for which a system has no call in the first round, counted over hands that are dealt."""

from collections.abc import Iterator

from msgspec import Struct

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.dealing import Draw, random_deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import Seat
from arbitro.systems.rule import BiddingSystem
from arbitro.systems.understanding import Agreements, Understanding

DEALS = 100


class Hole(Struct, frozen=True):
    """An auction in which so many of the hands have no call, and one of them."""

    auction: Auction
    missing: int
    looked_at: int
    example: Hand


def holes(system: BiddingSystem, draw: Draw, deals: int = DEALS) -> Iterator[Hole]:
    """At the opening, and after each opening of the system and a pass."""
    both = Agreements.both(system)
    hands = [hand for _ in range(deals) for hand in random_deal(draw).hands]
    start = Understanding(both, Auction(Seat.NORTH))
    openings = [meaning.call for meaning in start.choices if meaning.call.is_bid]
    for known in (start, *(start.after(call).after(Call.PASS) for call in openings)):
        choices = known.choices
        missing = [hand for hand in hands if not any(choice.fits(hand) for choice in choices)]
        if missing:
            yield Hole(known.auction, len(missing), len(hands), missing[0])
