"""Law 36: a double or redouble that Law 19 does not permit."""

from arbitro.bridge.calls import BIDS, Call
from arbitro.bridge.contract import Risk
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_23_comparable_call import is_comparable, outcome_helped
from arbitro.laws.law_26_lead_restrictions import announce, shown_legally
from arbitro.laws.law_27_insufficient_bid import replacement
from arbitro.laws.law_35_inadmissible_calls import lho_acted, next_player_acted
from arbitro.laws.shared.auction_after import goes_on
from arbitro.laws.shared.offence import free_information, review_awareness, withdrawn_information

lead_faced = yes_no("lead_faced", source=Source.LOG)

EXAMPLES = (
    CallMade(Seat.SOUTH, (Call.BID_1NT, Call.PASS, Call.DOUBLE)),
    CallMade(Seat.WEST, (Call.PASS, Call.BID_1S, Call.PASS, Call.DOUBLE)),
    CallMade(Seat.WEST, (Call.BID_1S, Call.REDOUBLE)),
    CallMade(Seat.WEST, (Call.BID_1S, Call.REDOUBLE), calls_after=((Seat.EAST, Call.BID_2S),)),
    CallMade(Seat.WEST, (Call.DOUBLE,)),
    CallMade(Seat.EAST, (Call.BID_1NT, Call.DOUBLE), offender=Seat.WEST),
)


def is_inadmissible(situation: CallMade) -> bool:
    """19A1, 19B1: only an opponent's bid is doubled, only his double of one's own bid redoubled; once each."""
    before, call = situation.before, situation.call
    if call not in (Call.DOUBLE, Call.REDOUBLE):
        return False
    if before.last_bid is None:
        return True
    bidder = before.caller(len(before.calls) - 1 - before.calls[::-1].index(before.last_bid)).side
    wanted = (Risk.UNDOUBLED, bidder.opponents) if call is Call.DOUBLE else (Risk.DOUBLED, bidder)
    return (before.risk, situation.seat.side) != wanted


def legal_replacements(situation: CallMade) -> dict[str, list[Call]]:
    legal = situation.before.legal_calls
    return {
        "bid": [call for call in BIDS if call in legal],
        "pass": [Call.PASS],
        "double": [call for call in (Call.DOUBLE, Call.REDOUBLE) if call in legal],
    }


@law("36", ALL, what="inadmissible_double", situation=CallMade, examples=EXAMPLES)
def inadmissible_double(case: Case[CallMade]) -> Ruling:
    made = case.situation
    seat, call = made.seat, made.call
    if not is_inadmissible(made):
        raise refuse("double-admissible", found=call.value, where=Place(tag="auction", index=len(made.auction)))

    # 19A1, 19B1  what was doubled may not be
    case.apply("19A1" if call is Call.DOUBLE else "19B1")
    if next_player_acted(case, seat, "36A"):
        if any(later is not Call.PASS for _, later in made.calls_after[-3:]):
            case.follows(lead_faced, False)  # the auction is not over
        # 36C (2017)  nobody noticed until a lead was faced: the contract counts without the call
        if case.ask(lead_faced, clause="36C", since=E2017):
            return case.rule("36C", CallCancelled(seat, call), Instruction("score_without_the_call"))
        # 36A, 1997 35A  the next player has called: everything from the double on is undone
        case.apply("36A", CallCancelled(seat, call))
        # unless he has to pass, whoever's turn it was makes any legal call
        bound = any(isinstance(effect, MustPass) and effect.seat is made.turn for effect in case.effects)
        turn = AuctionContinues(made.turn) if bound else CallDue(made.turn)
        case.apply(Instruction("later_calls_cancelled"), turn)
        return case.rule(withdrawn_information(case, seat), NoRectification())
    case.considered("36A", lho_acted)

    # 36B1  the double is cancelled
    case.apply("36B1")
    instead: Call | None = None  # not known yet, if he has to wait for his turn
    on = True
    if made.in_rotation:
        # 36B2  a legal call in its place; partner passes from now on
        legal = legal_replacements(made)
        chosen = case.ask(replacement, about=call, of=seat, clause=case.clauses[-1], among=legal)
        case.apply("36B2", since=E2007)
        case.apply(CallReplaced(seat, call, chosen))
        instead = chosen
        after = made.before.call(chosen)
        on = goes_on(case, after)
        if after.is_passed_out:  # nobody will lead
            review_awareness(case, enforced_pass=True)
            return case.rule(withdrawn_information(case, seat))
    else:
        # 36B4, 1997 32  out of rotation as well: back to the player whose turn it was
        case.apply(Unless("36B4", e1997="32"), CallCancelled(seat, call), AuctionContinues(made.turn))
        case.apply(Instruction("any_legal_call_at_turn", seat))
    case.apply(*[MustPass(seat.partner, HowLong.REST)] * on)

    # 36B3  awareness and lead restrictions; a comparable call lifts the latter (26A of 2017), not the silence
    if made.in_rotation:
        case.apply("36B3", since=E2007)
    review_awareness(case, enforced_pass=True)
    if instead is not None and is_comparable(case, instead, "26A"):
        case.review("23C", outcome_helped)
        return case.rule("26A", *free_information(case, seat, "26A"))
    case.apply(withdrawn_information(case, seat))
    announce(case, seat, call, natural=False, shown=shown_legally(case, made.before, seat, instead))
    return case.rule()
