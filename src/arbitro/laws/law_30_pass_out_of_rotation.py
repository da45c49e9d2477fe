"""Law 30: a pass out of rotation that was not accepted."""

from typing import Any

from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_26_lead_restrictions import announce, shown_legally, specified_by
from arbitro.laws.law_31_bid_out_of_rotation import BidOutOfRotation
from arbitro.laws.shared.offence import review_awareness, withdrawn_information
from arbitro.laws.shared.out_of_rotation import called_over, changed, compared, withdraw

pass_artificial = judgment("pass_artificial", "weigh_strength_promised_by_pass", "weigh_values_in_other_suits")
partner_call_artificial = judgment("partner_call_artificial", "weigh_meaning_of_partner_call")

DECISIONS = (OurReading("pass_of_partner_artificial_call", "30C", E2007),)


class PassOutOfRotation(CallOutOfRotation, frozen=True):
    """A pass at another player's turn that was not accepted."""

    def problems(self) -> tuple[Problem, ...]:
        if problems := super().problems():
            return problems
        if self.call is not Call.PASS:
            return (Problem("not-a-pass", Place(tag="auction", index=len(self.auction)), self.call.value, "P"),)
        return ()


EXAMPLES = (
    PassOutOfRotation(Seat.SOUTH, (Call.PASS,), Seat.WEST),  # at the right-hand opponent's turn, nobody has bid
    PassOutOfRotation(Seat.EAST, (Call.PASS,), Seat.WEST),  # at partner's
    PassOutOfRotation(Seat.NORTH, (Call.PASS,), Seat.WEST),  # at the left-hand opponent's
    PassOutOfRotation(Seat.WEST, (Call.PASS, Call.PASS), Seat.WEST),  # having called
    PassOutOfRotation(Seat.NORTH, (Call.BID_1H, Call.PASS, Call.PASS), Seat.WEST),
    PassOutOfRotation(Seat.NORTH, (Call.BID_1H, Call.PASS), Seat.WEST),
    PassOutOfRotation(Seat.WEST, (Call.BID_1H, Call.PASS), Seat.WEST),
    PassOutOfRotation(Seat.EAST, (Call.BID_1C, Call.PASS), Seat.WEST),  # partner's call left in
)


@law("30", ALL, what="pass_out_of_rotation", situation=PassOutOfRotation, examples=EXAMPLES)
def pass_out_of_rotation(case: Case[PassOutOfRotation]) -> Ruling:
    if ruling := called_over(case) or pass_as_change_of_call(case):
        return ruling
    withdraw(case)
    # 30C  an artificial pass, or a pass of partner's artificial call, is dealt with like a bid
    if _is_like_a_bid(case):
        case.apply("30C")
        oor = case.situation
        return case.refer(
            "bid_out_of_rotation",
            BidOutOfRotation(oor.dealer, oor.auction, oor.offender, **oor.history),
        )
    return _by_turn(case) if case.edition is E2017 else _by_bid(case)


def pass_as_change_of_call(case: Case[Any]) -> Ruling | None:
    """30B2 (2017), 30B3: at the left-hand opponent's turn, by a player who has just called."""
    oor: CallOutOfRotation = case.situation
    if not oor.follows_own_call:
        return None
    if oor.anybody_has_bid or case.edition is E2017:
        return changed(case, "30B2")
    # before any bid 30A is for every plain pass; an artificial one is sent to 31 and its note on later calls
    if case.ask(pass_artificial, about=oor.seat, clause="30C"):
        return changed(case, "29C", "30C", "31B")
    return None


def _is_like_a_bid(case: Case[PassOutOfRotation]) -> bool:
    oor = case.situation
    if case.ask(pass_artificial, about=oor.seat, clause="30C"):
        case.apply("29C")
        return True
    # 1997 asks only about the pass itself
    if case.edition is not E1997 and oor.passes_partner:
        if case.met(partner_call_artificial, about=oor.seat.partner, clause="30C"):
            return True
    else:
        case.considered("30C", pass_artificial)
    return False


def _by_bid(case: Case[PassOutOfRotation]) -> Ruling:
    """1997, 2007."""
    oor = case.situation
    seat, information = oor.seat, withdrawn_information(case, oor.seat)

    # 30A  nobody has bid: the offender passes once
    if not oor.anybody_has_bid:
        review_awareness(case)
        return case.rule(Clause("30A"), MustPass(seat, HowLong.ONCE), information)

    # 30B1  at the right-hand opponent's turn: the offender passes once
    if oor.whose_turn is WhoseTurn.RHO:
        case.apply(Clause("30B1"), MustPass(seat, HowLong.ONCE), information)
        # 1997  lead restrictions if the pass told by agreement of certain suits
        if case.edition is E1997 and specified_by(case, oor.call, Clause("30B1")):
            announce(case, seat, oor.call, natural=False, shown=shown_legally(case, oor.before, seat))
        return case.rule()

    # 30B2  at partner's turn: (a) the offender passes from now on, (b) partner may not double at this turn
    review_awareness(case)
    case.apply(Clause("30B2(a)"), MustPass(seat, HowLong.REST))
    return case.rule(Clause("30B2(b)"), MayNotDouble(seat.partner), information)


def _by_turn(case: Case[PassOutOfRotation]) -> Ruling:
    """2017."""
    oor = case.situation
    # 30A  at the right-hand opponent's turn: the offender passes once
    if oor.whose_turn is WhoseTurn.RHO:
        review_awareness(case)
        return case.rule("30A", MustPass(oor.seat, HowLong.ONCE), withdrawn_information(case, oor.seat))
    # 30B1  (a) partner calls freely, without the help of the withdrawn pass; (b) so does the offender at his turn
    case.apply("30B1(a)")
    return compared(case, "30B1(b)", "30B1(b)(i)", "30B1(b)(ii)")
