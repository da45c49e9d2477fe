"""Law 17: when the auction period begins and ends; in 1997 and 2007 also calls on a hand from another board."""

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import BIDS, Call
from arbitro.bridge.definitions import Period, auction_period_begun, period
from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.notation import *
from arbitro.laws.law_15_wrong_board_or_hand import (
    HANDS,
    MET_AGAIN,
    HandFromWrongBoard,
    HandMetAgain,
    differs,
    is_another_call,
    partner_has_called,
    right_hand_taken,
)
from arbitro.laws.law_27_insufficient_bid import replacement
from arbitro.laws.law_36_inadmissible_double import lead_faced
from arbitro.laws.shared.hands import auction_problems
from arbitro.laws.shared.offence import withdrawn_information

hands_returned = yes_no("hands_returned", source=Source.LOG)
board_left = yes_no("board_left", source=Source.LOG)
differs_significantly = judgment("differs_significantly", "weigh_difference_for_lho", "weigh_meaning_much_different")
differs_in_any_way = judgment("differs_in_any_way", "weigh_exact_meaning")

# Readings where the text is silent.
DECISIONS = (OurReading("later_calls_1997", Clause("17D"), E1997),)


# -- the periods -----------------------------------------------------------------------------------------------------


class PeriodAsked(Accepting, frozen=True):
    """Which period is it? Who has taken his cards, who has looked at them, and the auction so far."""

    dealer: Seat
    taken: tuple[Seat, ...] = ()
    looked: tuple[Seat, ...] = ()
    auction: tuple[Call, ...] = ()

    def problems(self) -> tuple[Problem, ...]:
        return auction_problems(self.dealer, self.auction, self.accepted_calls)


PERIODS = (
    PeriodAsked(Seat.NORTH, taken=(Seat.NORTH,)),
    PeriodAsked(Seat.NORTH, taken=(Seat.NORTH, Seat.EAST), looked=(Seat.NORTH, Seat.EAST)),
    PeriodAsked(Seat.NORTH, auction=(Call.BID_1NT,)),
    PeriodAsked(Seat.NORTH, auction=(Call.BID_1NT, Call.PASS, Call.PASS, Call.PASS)),
    PeriodAsked(Seat.NORTH, auction=(Call.PASS,) * 4),
)
# The end of the auction period after a bid, and when all pass.
LEAD_ENDS_IT = Unless("17D1", e2007="22B1")
PASSES_END_IT = Unless("17D2", e2007="22B2")


@law("17", ALL, what="which_period", situation=PeriodAsked, examples=PERIODS)
def which_period(case: Case[PeriodAsked]) -> Ruling:
    asked = case.situation
    auction = Auction.of(asked.dealer, asked.auction, asked.accepted_calls)

    # 17A  it begins for a side when a partner looks at his cards (1997), takes them from the board (2007, 2017)
    if not auction.calls:
        case.apply("17A")
        for side in Side:
            begun = auction_period_begun(side, case.edition, taken=asked.taken, looked=asked.looked)
            case.apply(InPeriod(Period.AUCTION if begun else Period.BEFORE, side))
        # 17B  the dealer calls first
        return case.rule("17B", CallDue(auction.turn))

    # 17C  then each in turn, clockwise
    if not auction.is_over:
        return case.rule("17C", InPeriod(Period.AUCTION), CallDue(auction.turn))

    # 2007 17E1  the end is for Law 22
    case.apply(Clause("17E1"), since=E2007, until=E2007)
    # 1997 17E, 2007 22B2, 2017 17D2  all have passed: over at once (1997), or when the four hands are back in the board
    if auction.is_passed_out:
        back = case.ask(hands_returned, clause=PASSES_END_IT, since=E2007)
        return case.rule(PASSES_END_IT, InPeriod(period(auction, case.edition, hands_returned=back)))

    # 1997 17E, 2007 22B1, 2017 17D1  it runs until an opening lead is faced
    faced = case.ask(lead_faced, clause=LEAD_ENDS_IT)
    left = faced and case.ask(board_left)
    return case.rule(LEAD_ENDS_IT, InPeriod(period(auction, case.edition, lead_faced=faced, board_left=left)))


# -- calls on a hand from another board (2017: 15A) -----------------------------------------------------------------


@law("17", E1997, what="hand_from_wrong_board", situation=HandFromWrongBoard, examples=HANDS)
def hand_from_wrong_board_1997(case: Case[HandFromWrongBoard]) -> Ruling:
    hand = case.situation
    if hand.first is None:
        return case.rule(Clause("17D"), *right_hand_taken(case, hand.offender))

    # 17D  his call is cancelled
    case.apply(Clause("17D"), CallCancelled(hand.offender, hand.call), Instruction("take_right_hand", hand.offender))
    case.apply(withdrawn_information(case, hand.offender))
    case.review(Clause("17D"), differs_in_any_way, when="other_board")
    penalty = Penalty(PenaltyKind.PROCEDURAL, hand.offender.side, hand.offender, "90")
    if hand.lho_call is None:
        return case.rule(CallDue(hand.offender), penalty)
    # the next player has called over it, and the new call differs in a significant way: artificial score
    call = _new_call(case)
    if case.ask(differs_significantly, about=call, clause=Clause("17D")):
        return case.rule(AdjustedScore(ScoreKind.ARTIFICIAL, against=(hand.offender.side,)), penalty)
    replaced = CallReplaced(hand.offender, hand.call, call)
    goes_on = AuctionEnds() if hand.so_far.is_over else AuctionContinues(hand.so_far.turn)
    return case.rule(replaced, goes_on, penalty)


@law("17", E2007, what="hand_from_wrong_board", situation=HandFromWrongBoard, examples=HANDS)
def hand_from_wrong_board_2007(case: Case[HandFromWrongBoard]) -> Ruling:
    hand = case.situation
    if hand.first is None:
        return case.rule(Clause("17D"), *right_hand_taken(case, hand.offender))

    # 17D1  his call is cancelled
    case.apply(Clause("17D1"), CallCancelled(hand.offender, hand.call))
    case.review(Clause("17D3"), differs, when="other_board")
    penalty = Penalty(PenaltyKind.PROCEDURAL, hand.offender.side, hand.offender, "17D4")
    artificial = AdjustedScore(ScoreKind.ARTIFICIAL, against=(hand.offender.side,))
    # 17D2  partner has called since: artificial score
    case.computed(partner_has_called.id, hand.partner_has_called)
    case.apply(Clause("17D2"))
    withdrawn = withdrawn_information(case, hand.offender)
    if hand.partner_has_called:
        return case.rule(withdrawn, artificial, Clause("17D4"), penalty)
    # he looks at the right hand and calls again
    case.apply(Instruction("take_right_hand", hand.offender), withdrawn)
    if hand.lho_call is None:
        return case.rule(CallDue(hand.offender), Clause("17D4"), penalty)
    # the next player has called over it: he must repeat his call; artificial score if the new call differs
    call = _new_call(case)
    if is_another_call(case, call, hand.call):
        return case.rule(artificial, Clause("17D4"), penalty)
    again = CallRepeated(hand.offender.lho, hand.lho_call)
    return case.rule(CallStands(hand.offender, call), again, Clause("17D4"), penalty)


def _new_call(case: Case[HandFromWrongBoard]) -> Call:
    """What he calls with the right hand."""
    hand = case.situation
    others = [call for call in hand.legal if call is not hand.call]
    among = {"same": [hand.call], "bid": [call for call in BIDS if call in others]}
    among["other"] = [call for call in others if not call.is_bid]
    return case.ask(replacement, about=hand.call, of=hand.offender, clause=Clause("17D"), among=among)


@law("17", (E1997, E2007), what="hand_met_again", situation=HandMetAgain, examples=MET_AGAIN)
def hand_met_again(case: Case[HandMetAgain]) -> Ruling:
    met = case.situation
    # 17D, 2007 17D3  he repeats his call: the board may be played; it differs (1997: in any way): artificial score
    clause = Unless("15A3", e1997="17D")
    if case.edition is E1997 and met.call is met.cancelled:
        another = case.ask(differs_in_any_way, about=met.call, clause=clause)
    else:
        another = is_another_call(case, met.call, met.cancelled)
    if another:
        return case.rule(clause, AdjustedScore(ScoreKind.ARTIFICIAL, against=(met.offender.side,)))
    return case.rule(clause, PlayContinues())
