"""The auction: which calls are legal, when it ends and what it leads to (Laws 17-19, 22).

What may be called next depends on little: the last bid, whether it is doubled, and the passes since the last
other call. These few hundred `AuctionStanding`s form one finite machine; an auction is a walk through it.
"""

from collections.abc import Container, Iterable, Mapping
from functools import cache
from types import MappingProxyType

from msgspec import Struct

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.bridge.calls import BIDS, Call
from arbitro.bridge.contract import Contract, Risk
from arbitro.bridge.seats import Seat


class AuctionStanding(Struct, frozen=True, eq=False):
    """Where an auction stands, whoever's turn it is. One object for each, so identity is equality."""

    bid: Call | None  # the last bid
    risk: Risk  # whether that bid is doubled or redoubled
    passes: int  # in a row, since the last call that was not a pass
    after: Mapping[Call, "AuctionStanding"]  # every legal call and where it leads; empty when the auction is over
    legal: tuple[Call, ...]  # the same calls

    def __reduce__(self) -> tuple[object, ...]:
        return (standing, (self.bid, self.risk, self.passes))  # a copy is the same object

    def __repr__(self) -> str:
        """Without what follows, which is a tree of all auctions."""
        return f"standing({self.bid!r}, {self.risk!r}, {self.passes})"


@cache
def standing(bid: Call | None, risk: Risk, passes: int) -> AuctionStanding:
    """The standing with all that can follow it, worked out once."""
    after: dict[Call, AuctionStanding] = {}
    if passes < (4 if bid is None else 3):  # 22: passed out, or three passes after a bid
        after = {higher: standing(higher, Risk.UNDOUBLED, 0) for higher in BIDS[bid.index + 1 if bid else 0 :]}  # 18B
        after[Call.PASS] = standing(bid, risk, passes + 1)
        # The last call that was not a pass is an opponent's when the passes since then are even.
        if bid is not None and passes % 2 == 0:
            if risk is Risk.UNDOUBLED:  # 19A1
                after[Call.DOUBLE] = standing(bid, Risk.DOUBLED, 0)
            elif risk is Risk.DOUBLED:  # 19B1
                after[Call.REDOUBLE] = standing(bid, Risk.REDOUBLED, 0)
    return AuctionStanding(bid, risk, passes, MappingProxyType(after), tuple(after))


OPENING = standing(None, Risk.UNDOUBLED, 0)


def following(before: AuctionStanding, call: Call) -> AuctionStanding:
    """Where a call leads that was accepted although it was not legal; a double that doubles nothing is a pass."""
    if call.is_bid:
        return standing(call, Risk.UNDOUBLED, 0)
    if call is Call.DOUBLE and before.bid is not None and before.risk is Risk.UNDOUBLED:
        return standing(before.bid, Risk.DOUBLED, 0)
    if call is Call.REDOUBLE and before.risk is Risk.DOUBLED:
        return standing(before.bid, Risk.REDOUBLED, 0)
    return standing(before.bid, before.risk, min(before.passes + 1, 4 if before.bid is None else 3))


class Auction(Struct, frozen=True, gc=False):
    """The calls so far. Build it with `Auction(dealer)` and `call`, or with `Auction.of`."""

    dealer: Seat
    calls: tuple[Call, ...] = ()
    standing: AuctionStanding = OPENING

    @classmethod
    def of(cls, dealer: Seat, calls: Iterable[Call | str], accepted: Container[int] = ()) -> "Auction":
        """An auction from all its calls; raises at the first that is not legal.

        `accepted` names calls, counted from 1, that were not legal and stand all the same (27A), and passes that did
        not end the auction, a player having been passed over (34).
        """
        auction = cls(dealer)
        for number, call in enumerate(calls, 1):
            made = Call.parse(call) if isinstance(call, str) else call
            auction = auction.accepting(made) if number in accepted else auction.call(made)
        return auction

    def accepting(self, call: Call) -> "Auction":
        """The auction with one more call, legal or not."""
        after = following(self.standing, call)
        if call is Call.PASS and not after.legal:
            after = standing(after.bid, after.risk, 1)  # as many passes as leave the sides their doubles
        return Auction(self.dealer, (*self.calls, call), after)

    @classmethod
    def parse(cls, text: str) -> "Auction":
        """`W: 1S P 2H`: the dealer, then the calls."""
        dealer, _, calls = text.partition(":")
        return cls.of(Seat.parse(dealer), calls.split())

    def call(self, call: Call) -> "Auction":
        """The auction with one more call by the player whose turn it is."""
        following = self.standing.after.get(call)
        if following is None:
            raise ProblemsFound([self._problem(call)])
        return Auction(self.dealer, (*self.calls, call), following)

    def _problem(self, call: Call) -> Problem:
        where = Place(seat=self.turn.value, index=len(self.calls) + 1)
        if self.is_over:
            return Problem("auction-over", where, call.value)
        if call.is_bid:
            return Problem("insufficient-bid", where, call.value, str(self.standing.bid))
        return Problem(f"inadmissible-{call.name.lower()}", where, call.value)

    @property
    def turn(self) -> Seat:
        """Whose turn it is; once the auction is over, whose it would be."""
        return self.dealer.after(len(self.calls))

    def caller(self, index: int) -> Seat:
        """Who made the call at `index` (from 0)."""
        return self.dealer.after(index)

    @property
    def legal_calls(self) -> tuple[Call, ...]:
        """Bids in rising order, pass, then double or redouble; empty when the auction is over."""
        return self.standing.legal

    @property
    def is_over(self) -> bool:
        return not self.standing.legal

    @property
    def is_passed_out(self) -> bool:
        """Four passes and no bid (22)."""
        return self.is_over and self.standing.bid is None

    @property
    def last_bid(self) -> Call | None:
        return self.standing.bid

    @property
    def risk(self) -> Risk:
        return self.standing.risk

    @property
    def declarer(self) -> Seat | None:
        """Of the side that made the last bid, who first named its denomination; presumed until the auction ends."""
        bid = self.standing.bid
        if bid is None:
            return None
        last = len(self.calls) - 1 - self.calls[::-1].index(bid)
        return self.dealer.after(
            next(i for i in range(last % 2, last + 1, 2) if self.calls[i].denomination is bid.denomination)
        )

    @property
    def contract(self) -> Contract | None:
        """The contract of a finished auction; nothing while it goes on or if it was passed out."""
        bid, declarer = self.standing.bid, self.declarer
        if not self.is_over or bid is None or bid.denomination is None or declarer is None:
            return None
        return Contract(bid.level, bid.denomination, declarer, self.standing.risk)

    def until(self, count: int) -> "Auction":
        """The auction after its first `count` calls; those that were accepted are."""
        auction = Auction(self.dealer)
        for call in self.calls[:count]:
            auction = auction.call(call) if call in auction.legal_calls else auction.accepting(call)
        return auction

    def __str__(self) -> str:
        return f"{self.dealer.value}: " + " ".join(call.value for call in self.calls)

    def __repr__(self) -> str:
        return f"Auction.parse({str(self)!r})"
