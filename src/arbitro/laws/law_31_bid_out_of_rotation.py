"""Law 31: a bid out of rotation, or a pass that counts like one (30C), that was not accepted."""

from functools import lru_cache
from typing import Any

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_26_lead_restrictions import announce, shown_legally
from arbitro.laws.law_27_insufficient_bid import replacement
from arbitro.laws.shared.auction_after import goes_on
from arbitro.laws.shared.offence import review_awareness, withdrawn_information
from arbitro.laws.shared.out_of_rotation import (
    called_over,
    changed,
    compared,
    offender_called,
    replaced,
    restrict_lead,
    same_call_again,
    silence_partner,
    withdraw,
)

# What the right-hand opponent does at his turn. A director may stop before: the ruling says what will follow.
rho_called = yes_no("rho_called", source=Source.LOG, usual=False)
rho_call = a_call("rho_call", put_to=Party.DIRECTOR, source=Source.LOG)
bid_artificial = judgment("bid_artificial", "weigh_meaning_of_bid_out_of_rotation")
denomination_repeated = judgment("denomination_repeated", "weigh_denominations_of_both_calls")

DECISIONS = (
    OurReading("called_before_1997", "31B", E1997),
    OurReading("conventional_pass_of_partner_call", "31A2(b)", E1997),
    OurReading("nothing_left_to_repeat", "31A1"),
    OurReading("pass_like_a_bid", "31B", (E1997, E2007)),
)


class BidOutOfRotation(CallOutOfRotation, frozen=True):
    """A bid, or a pass that counts like one, at another player's turn; it was not accepted."""

    def problems(self) -> tuple[Problem, ...]:
        if problems := super().problems():
            return problems
        if not self.call.is_bid and self.call is not Call.PASS:
            return (Problem("not-a-bid", Place(tag="auction", index=len(self.auction)), self.call.value, "1S P"),)
        return ()


EXAMPLES = (
    BidOutOfRotation(Seat.SOUTH, (Call.BID_1H,), Seat.WEST),  # at the right-hand opponent's turn
    BidOutOfRotation(Seat.NORTH, (Call.BID_1S, Call.PASS, Call.BID_1H), Seat.WEST),  # insufficient as well
    BidOutOfRotation(Seat.EAST, (Call.BID_1C, Call.PASS), Seat.WEST),  # a pass that counts like a bid
    BidOutOfRotation(Seat.SOUTH, (Call.PASS,), Seat.WEST),
    BidOutOfRotation(Seat.WEST, (Call.BID_1S, Call.PASS, Call.PASS, Call.BID_2H), Seat.WEST),  # the auction's last turn
    BidOutOfRotation(Seat.EAST, (Call.BID_1H,), Seat.WEST),  # at partner's
    BidOutOfRotation(Seat.EAST, (Call.PASS,), Seat.WEST),
    BidOutOfRotation(Seat.NORTH, (Call.BID_1NT,), Seat.WEST),  # at the left-hand opponent's
    BidOutOfRotation(Seat.WEST, (Call.BID_1H, Call.BID_2H), Seat.WEST),  # having called
)


@law("31", ALL, what="bid_out_of_rotation", situation=BidOutOfRotation, examples=EXAMPLES)
def bid_out_of_rotation(case: Case[BidOutOfRotation]) -> Ruling:
    if ruling := called_over(case) or bid_as_change_of_call(case):
        return ruling
    withdraw(case)
    if case.situation.whose_turn is WhoseTurn.RHO:
        return _at_rho_turn(case)
    # 31B  at partner's turn, or at the left-hand opponent's by a player who has not called yet
    if case.edition is E2017:
        # B1  partner calls freely, without the help of the withdrawn bid; B2  so does the offender at his turn
        case.apply("31B1")
        return compared(case, "31B2", "31A2(a)", "31A2(b)")
    # 1997, 2007  partner passes from now on; lead restrictions
    case.apply("31B")
    silence_partner(case)
    natural = _is_natural(case)
    return restrict_lead(case, "31B", lambda new: _restricted(case, new, natural=natural))


def bid_as_change_of_call(case: Case[Any]) -> Ruling | None:
    """31C (2017), the note to 31B before: at the left-hand opponent's turn, by a player who has just called."""
    if not case.situation.follows_own_call:
        return None
    return changed(case, Unless("31C", e1997="31B", e2007="31B"))


@lru_cache(maxsize=256)
def _kinds(oor: CallOutOfRotation) -> dict[str, list[Call]]:
    """What the right-hand opponent may call, by what it leaves of the withdrawn call."""
    legal = oor.before.legal_calls
    others: list[Call] = [call for call in legal if call not in (Call.PASS, oor.call)]
    left = {call: oor.choices(oor.before.call(call)) for call in others}
    same_call = [call for call, choices in left.items() if choices["same_call"]]
    same_denomination = [c for c, choices in left.items() if choices["same_denomination"] and c not in same_call]
    return {
        "pass": [Call.PASS],
        "that_bid": [call for call in legal if call is oor.call and call is not Call.PASS],
        "same_call_left": same_call,
        "same_denomination_left": same_denomination,
        "neither_left": [call for call in left if call not in same_call and call not in same_denomination],
    }


def auction_after_rho(case: Case[Any], clause: Cited) -> Auction | None:
    """The auction with the call of the player whose turn it was; nothing as long as he has not called."""
    oor: CallOutOfRotation = case.situation
    if not case.happened(rho_called, rho_call, about=oor.turn, result_about=oor.turn, clause=clause):
        return None
    return oor.before.call(case.ask(rho_call, about=oor.turn, clause=clause, among=_kinds(oor)))


def _at_rho_turn(case: Case[BidOutOfRotation]) -> Ruling:
    oor = case.situation
    # 1997  a conventional pass of partner's call: A2(b) at once
    if case.edition is E1997 and oor.call is Call.PASS and oor.passes_partner:
        return _pass_not_repeated(case)

    after = auction_after_rho(case, "31A")
    if after is None:
        acts = "if_rho_acts_denomination_repeated_or_not"
        if case.edition is E2017:
            acts = "if_rho_acts_comparable_or_not"
        elif oor.call is Call.PASS:
            acts = "if_rho_acts_partner_silenced"
        case.apply("31A", withdrawn_information(case, oor.seat))
        return case.rule(Instruction("if_rho_passes_call_repeated", oor.seat), Instruction(acts, oor.seat))

    # 31A1  he passes: the offender must repeat his call
    if after.calls[-1] is Call.PASS:
        return _repeated(case, after)

    # 31A2  he acts: the offender calls as he likes
    if case.edition is E2017:
        return compared(case, "31A2", "31A2(a)", "31A2(b)", after)
    # a pass has no denomination to repeat: (b), whatever he calls
    if oor.call is Call.PASS:
        return _pass_not_repeated(case, after)
    if not case.happened(offender_called, replacement, about=oor.seat, result_about=oor.call, clause="31A2"):
        case.apply("31A2", withdrawn_information(case, oor.seat))
        return case.rule(Instruction("denomination_repeated_or_partner_silenced", oor.seat))
    new = case.ask(replacement, about=oor.call, of=oor.seat, clause="31A2", among=oor.choices(after))
    replaced(case, new, after)
    natural = _is_natural(case)
    # (a)  the same denomination again: partner passes once
    if _repeats_denomination(case, new, natural):
        review_awareness(case, enforced_pass=True)
        case.apply("31A2(a)", MustPass(oor.seat.partner, HowLong.ONCE))
        return case.rule(withdrawn_information(case, oor.seat))
    # (b)  another: partner passes from now on; lead restrictions
    case.considered("31A2(a)", denomination_repeated)
    case.apply("31A2(b)")
    silence_partner(case)
    if not same_call_again(case, new):
        _restricted(case, new, natural=natural)
    return case.rule()


def _pass_not_repeated(case: Case[BidOutOfRotation], after: Auction | None = None) -> Ruling:
    """31A2(b) of 1997 and 2007 for the passes of 30C: partner passes from now on; lead restrictions."""
    case.apply("31A2(b)")
    silence_partner(case)
    return restrict_lead(case, "31A2(b)", lambda new: _restricted(case, new, natural=False), after)


def _repeated(case: Case[BidOutOfRotation], after: Auction) -> Ruling:
    oor = case.situation
    case.apply("31A1")
    if not goes_on(case, after):
        review_awareness(case)
        return case.rule(withdrawn_information(case, oor.seat))
    case.apply(CallRepeated(oor.seat, oor.call))
    if oor.call in after.legal_calls:
        return case.rule(NoRectification())
    # too low: a new offence, and the next player chooses anew
    return case.rule(Instruction("repeated_bid_is_insufficient", oor.seat))


def _is_natural(case: Case[BidOutOfRotation]) -> bool:
    """29C: what counts of an artificial call is what it shows, not what it names."""
    oor = case.situation
    if oor.call is Call.PASS:
        return False
    natural = not case.ask(bid_artificial, about=oor.call, clause="29C")
    if natural:
        case.considered("29C", bid_artificial)
    else:
        case.apply("29C")
    return natural


def _repeats_denomination(case: Case[BidOutOfRotation], new: Call, natural: bool) -> bool:
    oor = case.situation
    if natural:
        same = new.is_bid and new.denomination is oor.call.denomination
        case.computed("denomination_repeated", same, new)
        return same
    return case.ask(denomination_repeated, about=new, clause="31A2(a)")


def _restricted(case: Case[BidOutOfRotation], new: Call, *, natural: bool) -> None:
    """26, as far as the offender has shown his suits with what he has called by now."""
    oor = case.situation
    shown = shown_legally(case, oor.before, oor.seat, new)
    announce(case, oor.seat, oor.call, natural=natural, shown=shown)
