"""What a pair's system says about two calls: how much of what the new one shows lies inside the old one (23A, 27B1(b)).

A withdrawn call had no meaning in the auction as it was: an insufficient bid is not in any system. What counts is what
it may have meant when it was made. The ways to have seen the auction are tried: as it was; without the bid on the
right; with partner's bid at a lower level; as an opening. The figures are advice, and the director decides.
"""

from collections.abc import Iterator

from msgspec import Struct

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.law_23_comparable_call import CallMeaning, Comparison, compared
from arbitro.systems.understanding import Agreements, Meaning, Understanding


class AgreedReading(Struct, frozen=True):
    """A way in which the withdrawn call may have been meant, and how much of the new one's meaning lies inside."""

    auction: Auction  # as the player may have seen it
    meaning: Meaning
    comparison: Comparison
    same_purpose: bool


class AgreedComparison(Struct, frozen=True):
    """What the new call shows, beside each reading of the withdrawn one; none if no rule covers it."""

    withdrawn: Call
    new: Meaning | None
    readings: tuple[AgreedReading, ...]


def compare_agreed(
    agreements: Agreements, before: Auction, offender: Seat, withdrawn: Call, now: Auction, call: Call, seed: str
) -> AgreedComparison:
    """The withdrawn call was made by the offender after `before`; the new one is made at his turn after `now`."""
    new = Understanding.of(agreements, now).meaning(call)
    readings: list[AgreedReading] = []
    for seen in _seen(before, offender):
        old = Understanding.of(agreements, seen).meaning(withdrawn) if withdrawn in seen.legal_calls else None
        if new is None or old is None or any(old.shows == reading.meaning.shows for reading in readings):
            continue
        found = compared(CallMeaning((old.shows,)), CallMeaning((new.shows,)), seed)
        purpose = bool(new.rule.asks) and new.rule.asks == old.rule.asks
        readings.append(AgreedReading(seen, old, found, purpose))
    return AgreedComparison(withdrawn, new, tuple(readings))


def _seen(before: Auction, offender: Seat) -> Iterator[Auction]:
    """The auctions that the offender may have thought he was in, with his turn at the end of each."""
    calls = before.calls
    size = len(calls)
    dealer = offender.after(-size)  # out of rotation: as if it had been his turn
    yield Auction.of(dealer, calls)
    if calls and calls[-1].is_bid:
        yield Auction.of(dealer, (*calls[:-1], Call.PASS))
    if size > 1 and calls[-2].is_bid and calls[-2].level > 1 and calls[-2].denomination is not None:
        lower = Call.bid(calls[-2].level - 1, calls[-2].denomination)
        if lower in Auction.of(dealer, calls[:-2]).legal_calls:
            yield Auction.of(dealer, (*calls[:-2], lower, Call.PASS))
    if size:
        yield Auction(offender)
