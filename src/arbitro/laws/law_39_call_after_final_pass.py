"""Law 39: a call after the auction is over."""

from functools import cached_property

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_26_lead_restrictions import announce, shown_legally
from arbitro.laws.law_35_inadmissible_calls import lho_acted, next_player_acted
from arbitro.laws.shared.auction_after import goes_on
from arbitro.laws.shared.offence import withdrawn_information


class LateCall(CalledOver, frozen=True):
    """An auction that is over, and a call made after it."""

    dealer: Seat
    auction: tuple[Call, ...]
    offender: Seat
    call: Call

    def problems(self) -> tuple[Problem, ...]:
        try:
            over = self.ended.is_over
        except ProblemsFound as trouble:
            return in_field(trouble.problems, "auction")
        return () if over else (Problem("auction-not-over", Place(tag="auction"), str(self.ended)),)

    @cached_property
    def ended(self) -> Auction:
        return Auction.of(self.dealer, self.auction, self.accepted_calls)

    @property
    def by_defender(self) -> bool:
        """Nobody defends a board that was passed out."""
        declarer = self.ended.declarer
        return declarer is not None and declarer.side is not self.offender.side


FOUR_SPADES = (Call.BID_4S, Call.PASS, Call.PASS, Call.PASS)
EXAMPLES = (
    LateCall(Seat.NORTH, FOUR_SPADES, Seat.WEST, Call.DOUBLE),
    LateCall(
        Seat.NORTH, (Call.BID_1S, Call.BID_2H, Call.BID_4S, Call.PASS, Call.PASS, Call.PASS), Seat.EAST, Call.BID_5H
    ),
    LateCall(Seat.NORTH, FOUR_SPADES, Seat.EAST, Call.PASS),
    LateCall(Seat.NORTH, FOUR_SPADES, Seat.SOUTH, Call.PASS),
    LateCall(Seat.NORTH, (Call.PASS,) * 4, Seat.SOUTH, Call.BID_1C),
)


@law("39", ALL, what="call_after_final_pass", situation=LateCall, examples=EXAMPLES)
def call_after_final_pass(case: Case[LateCall]) -> Ruling:
    late = case.situation
    seat, call = late.offender, late.call

    # 39A  cancelled, like every call after it (1997: in the opening words)
    case.apply("39A", CallCancelled(seat, call))
    goes_on(case, late.ended)
    if call is not Call.PASS:  # which tells nothing
        case.apply(withdrawn_information(case, seat))

    # 39B, 1997 39A  a defender's pass, or any call by declarer's side: nothing more
    if not late.by_defender or call is Call.PASS:
        case.computed("offender_defends", late.by_defender, seat)
        return case.rule(Unless("39B", e1997="39A"), NoRectification())
    # 39B, 1997 35D  the next player has called: that is cancelled, too, and nothing more
    condoned = Unless("39B", e1997="35D")
    if next_player_acted(case, seat, condoned):
        case.considered("39C", lho_acted)
        return case.rule(condoned, Instruction("later_calls_cancelled"), NoRectification())

    # 39C, 1997 39B  a bid, double or redouble by a defender: lead restrictions
    case.apply("39C")
    announce(case, seat, call, natural=False, shown=shown_legally(case, late.ended, seat))
    return case.rule()
