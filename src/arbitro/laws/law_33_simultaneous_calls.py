"""Law 33: two players call at the same time."""

from functools import cached_property

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_28_calls_in_rotation import in_rotation


class SimultaneousCalls(Accepting, frozen=True):
    """An auction whose last call came from the player whose turn it was, and at that moment another player's call."""

    dealer: Seat
    auction: tuple[Call, ...]
    other: Seat
    call: Call

    def problems(self) -> tuple[Problem, ...]:
        if not self.auction:
            return (Problem("no-call", Place(tag="auction"), expected="1S"),)
        try:
            turn = self.first.caller(len(self.auction) - 1)
        except ProblemsFound as trouble:
            return in_field(trouble.problems, "auction")
        if self.other is turn:
            return (Problem("same-player-twice", Place(tag="other"), self.other.value),)
        return ()

    @cached_property
    def first(self) -> Auction:
        """The auction with the call of the player whose turn it was."""
        return Auction.of(self.dealer, self.auction, self.accepted_calls)


EXAMPLES = (
    SimultaneousCalls(Seat.NORTH, (Call.BID_1H,), Seat.EAST, Call.BID_1S),
    SimultaneousCalls(Seat.NORTH, (Call.BID_1H,), Seat.EAST, Call.BID_1D),  # insufficient
    SimultaneousCalls(Seat.NORTH, (Call.PASS,), Seat.EAST, Call.DOUBLE),  # inadmissible
    SimultaneousCalls(Seat.NORTH, (Call.BID_1H,), Seat.SOUTH, Call.BID_1S),  # out of rotation
    SimultaneousCalls(Seat.NORTH, (Call.BID_1H, Call.PASS, Call.PASS, Call.PASS), Seat.NORTH, Call.BID_2H),  # too late
)


@law("33", ALL, what="simultaneous_calls", situation=SimultaneousCalls, examples=EXAMPLES)
def simultaneous_calls(case: Case[SimultaneousCalls]) -> Ruling:
    both = case.situation
    turn = both.first.caller(len(both.auction) - 1)
    # the call of the player whose turn it was comes first, the other counts as made after it
    case.apply("33", CallStands(turn, both.auction[-1]))
    calls = (*both.auction, both.call)
    if both.other is both.first.turn or both.first.is_over:
        return in_rotation(case, CallMade(both.dealer, calls, both.other, accepted_calls=both.accepted_calls))
    made = CallOutOfRotation(both.dealer, calls, both.other, accepted_calls=both.accepted_calls)
    return case.refer("call_out_of_rotation", made)
