"""A call in its auction: an opening, an overcall, a response, a jump, a new suit, the first round."""

from functools import cached_property
from typing import Literal

from msgspec import Struct

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import BIDS, Call
from arbitro.bridge.seats import Seat


class Sequence(Struct, frozen=True, dict=True):
    """The auction before a call, and the call."""

    before: Auction
    call: Call

    @property
    def seat(self) -> Seat:
        return self.before.turn

    @cached_property
    def opened(self) -> int | None:
        """The place of the opening bid."""
        return next((i for i, call in enumerate(self.before.calls) if call.is_bid), None)

    @property
    def opening(self) -> Call | None:
        return None if self.opened is None else self.before.calls[self.opened]

    @property
    def is_opening(self) -> bool:
        return self.call.is_bid and self.opened is None

    @property
    def jump(self) -> int:
        """By how many levels a bid is higher than the lowest in its denomination."""
        last = self.before.last_bid
        lower = BIDS[last.index + 1 if last else 0 : self.call.index] if self.call.is_bid else ()
        return sum(bid.denomination is self.call.denomination for bid in lower)

    @property
    def is_jump(self) -> bool:
        """Whether a lower bid in the same denomination would have been enough."""
        return self.jump > 0

    @property
    def is_new_suit(self) -> bool:
        """A suit that nobody has bid."""
        named = self.call.denomination
        return named is not None and named.suit is not None and all(c.denomination is not named for c in self.calls)

    @property
    def calls(self) -> tuple[Call, ...]:
        return self.before.calls

    def by(self, seat: Seat) -> tuple[int, ...]:
        """The places of the calls of a player."""
        return tuple(i for i in range(len(self.calls)) if self.before.caller(i) is seat)

    def _acted(self, seat: Seat) -> tuple[int, ...]:
        return tuple(i for i in self.by(seat) if self.calls[i] is not Call.PASS)

    @property
    def opponents_opened(self) -> bool:
        return self.opened is not None and self.before.caller(self.opened).side is not self.seat.side

    @property
    def is_overcall(self) -> bool:
        """A bid over the opponents' opening by a side that has done nothing but pass."""
        acted = self._acted(self.seat) or self._acted(self.seat.partner)
        return self.call.is_bid and self.opponents_opened and not acted

    @cached_property
    def responds_to(self) -> Literal["opening", "overcall"] | None:
        """The bid of partner, his only one, that this bid of a player who has not acted yet follows."""
        partners = self._acted(self.seat.partner)
        if not self.call.is_bid or self._acted(self.seat) or len(partners) != 1 or not self.calls[partners[0]].is_bid:
            return None
        return "opening" if partners[0] == self.opened else "overcall"

    @property
    def passed_hand(self) -> bool:
        """Whether the player could have opened and passed."""
        return any(self.opened is None or place < self.opened for place in self.by(self.seat))

    @property
    def doubled(self) -> Call | None:
        """The bid that a double or a redouble is about."""
        return None if self.call.is_bid or self.call is Call.PASS else self.before.last_bid

    @property
    def first_turn(self) -> bool:
        return not self.by(self.seat)

    @property
    def first_four(self) -> bool:
        """Among the opening and the three calls after it."""
        return self.opened is None or len(self.calls) - self.opened < 4
