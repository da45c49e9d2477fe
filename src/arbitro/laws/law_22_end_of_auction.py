"""Law 22: when the auction is over, and what it has led to."""

from functools import cached_property

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.shared.auction_after import goes_on


class AuctionAsked(Accepting, frozen=True):
    """Is the auction over? Its calls so far, all in rotation; if a player was skipped, see Law 34."""

    dealer: Seat
    auction: tuple[Call, ...] = ()

    def problems(self) -> tuple[Problem, ...]:
        try:
            self.so_far  # noqa: B018 - reading it checks the calls
        except ProblemsFound as trouble:
            return in_field(trouble.problems, "auction")
        return ()

    @cached_property
    def so_far(self) -> Auction:
        return Auction.of(self.dealer, self.auction, self.accepted_calls)


EXAMPLES = (
    AuctionAsked(Seat.NORTH),
    AuctionAsked(Seat.NORTH, (Call.PASS,) * 3),
    AuctionAsked(Seat.NORTH, (Call.PASS,) * 4),
    AuctionAsked(Seat.NORTH, (Call.BID_1S, Call.PASS, Call.PASS)),
    AuctionAsked(Seat.NORTH, (Call.PASS, Call.PASS, Call.PASS, Call.BID_1C, Call.PASS, Call.PASS, Call.PASS)),
    AuctionAsked(Seat.NORTH, (Call.BID_1S, Call.DOUBLE, Call.PASS, Call.PASS, Call.PASS)),
)


@law("22", ALL, what="is_auction_over", situation=AuctionAsked, examples=EXAMPLES)
def is_auction_over(case: Case[AuctionAsked]) -> Ruling:
    auction = case.situation.so_far

    # 22  not before three passes in rotation after the last bid, double or redouble; four if nobody has bid
    if not auction.is_over:
        case.considered("22A" if auction.last_bid else "22B", "passes_missing")
        goes_on(case, auction)
        return case.rule("22")

    # 22B (1997 22A, 2007 22A1)  all four have passed: the hands go back, and the board is not dealt again
    goes_on(case, auction)
    if auction.is_passed_out:
        return case.rule("22B", Instruction("hands_back_no_new_deal"))

    # 22A (1997 22B, 2007 22A2)  the last bid is the contract, doubled or redoubled as it stands
    return case.rule("22A")
