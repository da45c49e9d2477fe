"""Law 32: a double or redouble out of rotation that was not accepted."""

from typing import Any

from arbitro.bridge.calls import Call
from arbitro.bridge.cards import SUITS
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_26_lead_restrictions import announced
from arbitro.laws.law_31_bid_out_of_rotation import auction_after_rho
from arbitro.laws.law_36_inadmissible_double import is_inadmissible
from arbitro.laws.shared.offence import withdrawn_information
from arbitro.laws.shared.out_of_rotation import called_over, changed, compared, restrict_lead, silence_partner, withdraw

DECISIONS = (OurReading("double_after_own_call", "32", (E1997, E2007)),)


class DoubleOutOfRotation(CallOutOfRotation, frozen=True):
    """A double or redouble at another player's turn; it was not accepted, or cannot be."""

    def problems(self) -> tuple[Problem, ...]:
        if problems := super().problems():
            return problems
        if self.call not in (Call.DOUBLE, Call.REDOUBLE):
            return (Problem("not-a-double", Place(tag="auction", index=len(self.auction)), self.call.value, "X XX"),)
        return ()


EXAMPLES = (
    DoubleOutOfRotation(Seat.NORTH, (Call.BID_1H, Call.PASS, Call.DOUBLE), Seat.WEST),  # at right-hand opponent's turn
    DoubleOutOfRotation(Seat.NORTH, (Call.BID_1H, Call.DOUBLE), Seat.WEST),  # at partner's
    DoubleOutOfRotation(Seat.EAST, (Call.BID_1C, Call.DOUBLE, Call.PASS, Call.REDOUBLE), Seat.EAST),
    DoubleOutOfRotation(Seat.EAST, (Call.BID_1NT, Call.DOUBLE), Seat.WEST),  # inadmissible
    DoubleOutOfRotation(Seat.SOUTH, (Call.BID_1H, Call.PASS, Call.DOUBLE), Seat.WEST),  # having called
)


@law("32", ALL, what="double_out_of_rotation", situation=DoubleOutOfRotation, examples=EXAMPLES)
def double_out_of_rotation(case: Case[DoubleOutOfRotation]) -> Ruling:
    oor = case.situation
    if ruling := called_over(case) or double_as_change_of_call(case):
        return ruling
    # an inadmissible one can never be accepted and has its own law
    if is_inadmissible(oor):
        case.apply("32")
        return case.refer("inadmissible_double", CallMade(oor.dealer, oor.auction, oor.offender, **oor.history))
    withdraw(case)
    if oor.whose_turn is WhoseTurn.RHO:
        return _at_rho_turn(case)
    # at partner's turn
    if case.edition is E2017:
        # 32B  1 partner calls freely, without the help of the withdrawn call; 2 so does the offender at his turn
        case.apply("32B1")
        return compared(case, "32B2", "32A2(a)", "32A2(b)")
    # 32A  partner passes from now on; one suit may be forbidden
    case.apply(Clause("32A"))
    silence_partner(case)
    return restrict_lead(case, Clause("32A"), lambda _: _one_suit_forbidden(case))


def double_as_change_of_call(case: Case[Any]) -> Ruling | None:
    """32C (2017): at the left-hand opponent's turn, by a player who has just called."""
    if not case.situation.follows_own_call:
        return None
    return changed(case, Unless("32C", e1997="32", e2007="32"))


def _at_rho_turn(case: Case[DoubleOutOfRotation]) -> Ruling:
    """32A in 2017, 32B before."""
    oor = case.situation
    after = auction_after_rho(case, "32A")
    if after is None:
        acts = "if_rho_acts_comparable_or_not" if case.edition is E2017 else "if_rho_acts_partner_silenced"
        case.apply("32A", withdrawn_information(case, oor.seat))
        return case.rule(Instruction("if_rho_passes_call_repeated", oor.seat), Instruction(acts, oor.seat))

    # 1  he passes: the offender must double again
    if after.calls[-1] is Call.PASS:
        case.apply("32A1", AuctionContinues(oor.seat))
        return case.rule(CallRepeated(oor.seat, oor.call), NoRectification())

    # 2  he acts: the offender calls as he likes
    if case.edition is E2017:
        return compared(case, "32A2", "32A2(a)", "32A2(b)", after)
    # partner passes from now on; one suit may be forbidden
    case.apply(Clause("32B2"))
    silence_partner(case)
    return restrict_lead(case, Clause("32B2"), lambda _: _one_suit_forbidden(case), after)


def _one_suit_forbidden(case: Case[DoubleOutOfRotation]) -> None:
    """1997, 2007: whatever the double showed, declarer may forbid one suit."""
    case.apply("26B")
    announced(case, LeadRestriction(case.situation.seat.partner, may_forbid=tuple(SUITS)))
