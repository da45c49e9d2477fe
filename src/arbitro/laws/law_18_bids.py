"""Law 18: what a bid is, when it is enough, and when a call is made at all."""

from arbitro.book.edition import ALL, E1997, E2007, E2017
from arbitro.book.problem import Place, Problem
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case import Case
from arbitro.laws.effect import AuctionContinues, CallStands, Information, Instruction
from arbitro.laws.law_27_insufficient_bid import InsufficientBid
from arbitro.laws.procedure import law
from arbitro.laws.question import judgment, yes_no
from arbitro.laws.ruling import Ruling
from arbitro.laws.situation import CallMade, CallOutOfRotation, Situation
from arbitro.regulations.keys import CALL_MADE_WHEN

counts_as_made = judgment("counts_as_made", "weigh_local_regulation", "weigh_card_released", "weigh_call_told")
screens = yes_no("screens")
call_said = yes_no("call_said")
card_released = yes_no("card_released")
shown_to_slow_tray = yes_no("shown_to_slow_tray")

# What partner learns from something that was no call.
FROM_PARTNER = {E1997: "16A", E2007: "16B", E2017: "16B"}


# -- is this bid enough? ---------------------------------------------------------------------------------------------


class BidMade(CallMade, frozen=True):
    """An auction whose last call is a bid."""

    def problems(self) -> tuple[Problem, ...]:
        found = super().problems()
        if not found and not self.call.is_bid:
            return (Problem("bid-wanted", Place(tag="auction", index=len(self.auction)), self.call.value, "1C … 7NT"),)
        return found


BIDS_MADE = (
    BidMade(Seat.NORTH, (Call.BID_1C,)),
    BidMade(Seat.NORTH, (Call.BID_1S, Call.BID_1NT)),
    BidMade(Seat.NORTH, (Call.BID_1S, Call.BID_2C)),
    BidMade(Seat.NORTH, (Call.BID_1S, Call.BID_1H)),
    BidMade(Seat.NORTH, (Call.BID_1S, Call.BID_2C), Seat.SOUTH),
)


@law("18", ALL, what="is_bid_sufficient", situation=BidMade, examples=BIDS_MADE)
def is_bid_sufficient(case: Case[BidMade]) -> Ruling:
    made = case.situation
    last = made.before.last_bid

    # 18A  a level from one to seven and a denomination
    case.apply("18A")
    if last is not None:
        # 18E  clubs, diamonds, hearts, spades, notrump, from below
        if made.call.level == last.level:
            case.apply("18E")
        # 18D  not above the last bid: insufficient, Law 27
        if not made.call.supersedes(last):
            case.considered("18C", "not_above_last_bid")
            case.apply("18D")
            return case.refer("insufficient_bid", InsufficientBid(made.dealer, made.auction, made.offender))
        # 18B, 18C  a higher denomination at the same level, or any at a higher one
        case.apply("18B", "18C")
    if not made.in_rotation:
        return case.refer("call_out_of_rotation", CallOutOfRotation(made.dealer, made.auction, made.offender))
    return case.rule(CallStands(made.seat, made.call), AuctionContinues(made.seat.lho))


# -- was this call made? ---------------------------------------------------------------------------------------------


class CallShown(Situation, frozen=True):
    """A player has drawn a bidding card, or begun to call, and it is not agreed that he has called."""

    player: Seat
    call: Call


@law("18", ALL, what="call_perhaps_made", situation=CallShown, examples=[CallShown(Seat.WEST, Call.BID_1H)])
def call_perhaps_made(case: Case[CallShown]) -> Ruling:
    player, call = case.situation.player, case.situation.call
    # 18F  the authority says how calls are made
    if _is_made(case):
        return case.rule("18F", CallStands(player, call))
    case.apply("18F", Instruction("call_not_made", player))
    clause = FROM_PARTNER[case.edition]
    return case.rule(clause, Information("call_not_made", clause, unauthorised=(player.side,), seat=player.partner))


def _is_made(case: Case[CallShown]) -> bool:
    player = case.situation.player
    if case.regulated(CALL_MADE_WHEN) == "open":
        return case.ask(counts_as_made, about=player, clause="18F")
    # FIGB art. 18: the card released on the table or tray; the call said aloud; behind screens shown to slow the tray
    if case.ask(card_released, about=player, clause="18F"):
        return True
    otherwise = shown_to_slow_tray if case.ask(screens, clause="18F") else call_said
    return case.ask(otherwise, about=player, clause="18F")
