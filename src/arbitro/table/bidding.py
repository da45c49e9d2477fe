"""The auction as it really went: calls by whoever made them, accepted irregular ones among them."""

from typing import NamedTuple

from msgspec import Struct

from arbitro.bridge.auction import OPENING, AuctionStanding, following, standing
from arbitro.bridge.calls import Call
from arbitro.bridge.contract import Contract
from arbitro.bridge.seats import Seat

DOUBLES = (Call.DOUBLE, Call.REDOUBLE)


class SeatCall(NamedTuple):
    seat: Seat
    call: Call
    said: str = ""  # in its place, where it is no call of the game: a bid of more than seven

    @property
    def text(self) -> str:
        return self.said or self.call.value


class Bidding(Struct, frozen=True, gc=False):
    """The calls that count so far. `actor` made the last one that was not a pass."""

    turn: Seat
    calls: tuple[SeatCall, ...] = ()
    standing: AuctionStanding = OPENING
    actor: Seat | None = None
    over: bool = False

    @classmethod
    def of(cls, dealer: Seat, calls: tuple[SeatCall, ...]) -> "Bidding":
        bidding = cls(dealer)
        for made in calls:
            bidding = bidding.with_call(*made)
        return bidding

    def with_call(self, seat: Seat, call: Call, said: str = "") -> "Bidding":
        """One more call, legal or not; the turn passes to the next player."""
        calls, actor = (*self.calls, SeatCall(seat, call, said)), self.actor
        if said or (call in DOUBLES and call not in self.legal_calls(seat)):
            # 36, 38  it changes nothing, and it is no pass either
            after = standing(self.standing.bid, self.standing.risk, 0)
        else:
            after = following(self.standing, call)
            actor = actor if call is Call.PASS else seat
        return Bidding(seat.lho, calls, after, actor, not after.legal)

    def legal_calls(self, seat: Seat) -> tuple[Call, ...]:
        """What this player might legally call, were it his turn."""
        here = self.standing
        if self.over or here.bid is None or self.actor is None:
            return here.legal
        return standing(here.bid, here.risk, int(self.actor.side is seat.side)).legal

    def first(self, count: int, dealer: Seat) -> "Bidding":
        """The auction after its first calls."""
        return Bidding.of(dealer, self.calls[:count])

    def last_of(self, seat: Seat) -> int | None:
        """The place of the player's last call, from 0."""
        return next((at for at in range(len(self.calls) - 1, -1, -1) if self.calls[at].seat is seat), None)

    def to_player_skipped(self, dealer: Seat) -> "Bidding":
        """34: three passes of which one was out of rotation end nothing; the turn goes back to the player robbed."""
        for at in range(max(len(self.calls) - (4 if self.standing.bid is None else 3), 0), len(self.calls)):
            due = self.calls[at - 1].seat.lho if at else dealer
            if self.calls[at].seat is not due:
                before = self.first(at, dealer)
                return Bidding(due, before.calls, before.standing, before.actor)
        return self

    def last_made(self, seat: Seat, call: str, *, since: int = 0) -> int | None:
        """The place of the player's last call of this kind."""
        places = range(len(self.calls) - 1, max(since, 0) - 1, -1)
        return next((at for at in places if self.calls[at].seat is seat and self.calls[at].text == call), None)

    @property
    def declarer(self) -> Seat | None:
        """Of the side that bid last, who first named its denomination."""
        bid = self.standing.bid
        bidder = next((made.seat for made in reversed(self.calls) if made.call.is_bid), None)
        if bid is None or bidder is None:
            return None
        return next(
            made.seat
            for made in self.calls
            if made.seat.side is bidder.side and made.call.denomination is bid.denomination and made.call.is_bid
        )

    @property
    def contract(self) -> Contract | None:
        bid, declarer = self.standing.bid, self.declarer
        if bid is None or declarer is None or bid.denomination is None:
            return None
        return Contract(bid.level, bid.denomination, declarer, self.standing.risk)
