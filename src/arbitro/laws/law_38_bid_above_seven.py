"""Law 38: a bid of more than seven."""

import re
from functools import cached_property

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_26_lead_restrictions import announce, shown_legally
from arbitro.laws.law_35_inadmissible_calls import lho_acted, next_player_acted, pass_instead
from arbitro.laws.shared.offence import review_awareness, withdrawn_information

_ABOVE_SEVEN = re.compile("(?:[89]|[1-9][0-9])(?:C|D|H|S|NT)")


class BidAboveSeven(CalledOver, frozen=True):
    """The legal calls so far, and the bid that the player whose turn it was made then: `8C`."""

    dealer: Seat
    bid: str
    auction: tuple[Call, ...] = ()

    def problems(self) -> tuple[Problem, ...]:
        if not _ABOVE_SEVEN.fullmatch(self.bid):
            return (Problem("not-above-seven", Place(tag="bid"), self.bid, "8C … 8NT"),)
        try:
            over = self.before.is_over
        except ProblemsFound as trouble:
            return in_field(trouble.problems, "auction")
        return (Problem("auction-over", Place(tag="auction", index=len(self.auction) + 1), self.bid),) if over else ()

    @cached_property
    def before(self) -> Auction:
        return Auction.of(self.dealer, self.auction, self.accepted_calls)


EXAMPLES = (
    BidAboveSeven(Seat.NORTH, "8C"),
    BidAboveSeven(Seat.NORTH, "8NT", (Call.BID_7H, Call.PASS, Call.BID_7NT, Call.PASS)),
    BidAboveSeven(Seat.NORTH, "8S", (Call.BID_7H, Call.PASS, Call.PASS)),
)

DECISIONS = (OurReading("pass_not_comparable", "38D", E2017),)


@law("38", ALL, what="bid_above_seven", situation=BidAboveSeven, examples=EXAMPLES)
def bid_above_seven(case: Case[BidAboveSeven]) -> Ruling:
    before, bid = case.situation.before, case.situation.bid
    seat = before.turn
    condoned = next_player_acted(case, seat, "38D")

    if case.edition is E1997:
        # 35C  the next player has called: the bid and what followed are void, a pass instead, nothing else
        if condoned:
            case.apply("38D")
            pass_instead(case, before, seat, bid, silenced=False)
            case.apply(Instruction("later_calls_cancelled"), withdrawn_information(case, seat))
            return case.rule(NoRectification())
        case.considered("38D", lho_acted)
    # 38A, 38B, 38C, 1997 38  never played; it and all later calls cancelled; a pass instead, and both partners pass
    case.apply("38A", "38B", "38C")
    pass_instead(case, before, seat, bid)
    if condoned:
        case.apply(Instruction("later_calls_cancelled"))
    case.apply(withdrawn_information(case, seat))

    # 38D  awareness and lead restrictions, unless the next player has called
    if condoned:
        case.considered("38D", lho_acted)
        return case.rule()
    case.apply("38D", since=E2007)
    announce(case, seat, "bid_above_seven", natural=False, shown=shown_legally(case, before, seat))
    review_awareness(case, enforced_pass=True)
    return case.rule()
