"""Law 25: a player changes his call, because it was not the one he meant or because he has thought again."""

from functools import cached_property

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_23_comparable_call import is_comparable, outcome_helped
from arbitro.laws.law_26_lead_restrictions import announce, shown_legally
from arbitro.laws.law_27_insufficient_bid import InsufficientBid, accepted, replacement
from arbitro.laws.law_35_inadmissible_calls import lho_acted
from arbitro.laws.law_36_inadmissible_double import is_inadmissible
from arbitro.laws.shared.auction_after import goes_on
from arbitro.laws.shared.offence import free_information, review_awareness, withdrawn_information
from arbitro.regulations.keys import UNINTENDED_CALL_NEVER_MADE

unintended = judgment("unintended", "weigh_mechanical_error", "weigh_first_intention", "weigh_not_second_thought")
pause_for_thought = yes_no("pause_for_thought")
auction_period_over = yes_no("auction_period_over", source=Source.LOG)
meant_over_substitute = judgment("meant_over_substitute", "weigh_call_lho_saw", "weigh_sense_of_lho_call")
keep_first_call = yes_no("keep_first_call", put_to=Party.OFFENDER, source=Source.PLAYER)

DOUBLES = (Call.DOUBLE, Call.REDOUBLE)

# In 2007 and 2017 the parts of A have numbers of their own; 1997 says it in one breath.
PARTNER_HAS_CALLED = Unless("25A4", e1997="25A")
AUCTION_PERIOD_OVER = Unless("25A5", e1997="25A")

# The end of the auction period, once an opening lead has been faced.
LEAD_ENDS_IT = Unless("17D1", e2007="22B1")

DECISIONS = (
    OurReading("call_over_unintended_one_1997", "25A", E1997),
    OurReading("information_from_unintended_call", "25A"),
    OurReading("end_of_auction_period_1997", "25A", E1997),
    OurReading("changed_too_late_1997", "25B", E1997),
    OurReading("lead_restriction_2007", "25B1", E2007),
    OurReading("two_withdrawn_calls_1997", Clause("25B2(c)"), E1997),
    OurReading("first_call_inadmissible", "25B2", (E2007, E2017)),
    OurReading("called_over", "25B1"),
)


class CallChanged(CallMade, frozen=True):
    """An auction whose last call was then changed, or tried to be, by the player who had made it.

    `since` are the calls that others made before he changed it; `over` is the next player's call after he did, made
    before anybody said anything.
    """

    substitute: Call = Call.PASS
    since: tuple[Call, ...] = ()
    over: Call | None = None

    def problems(self) -> tuple[Problem, ...]:
        if problems := super().problems():
            return problems
        if not self.in_rotation:
            return (Problem("not-in-rotation", Place(tag="offender"), self.seat.value, self.turn.value),)
        if self.since and self.over:
            return (Problem("too-many-calls", Place(tag="over"), self.over.value),)
        if self.since and self.call in self.before.legal_calls:
            try:
                Auction.of(self.dealer, (*self.auction, *self.since), self.accepted_calls)
            except ProblemsFound as trouble:
                return in_field(trouble.problems, "since")
        return ()

    @property
    def first(self) -> CallMade:
        return CallMade(self.dealer, self.auction, accepted_calls=self.accepted_calls)

    @property
    def second(self) -> CallMade:
        """The same auction with the substitute instead."""
        calls = (*self.auction[:-1], self.substitute)
        return CallMade(self.dealer, calls, accepted_calls=self.accepted_calls)

    @property
    def is_bid_accepted(self) -> bool:
        """Whether the first call was too low a bid, which was accepted, or which the next player called over (27A)."""
        accepted = bool(self.since) or len(self.auction) in self.accepted_calls
        return self.call.is_bid and accepted and self.call not in self.before.legal_calls

    @property
    def is_first_legal(self) -> bool:
        return self.call in self.before.legal_calls or self.is_bid_accepted

    @property
    def is_substitute_legal(self) -> bool:
        return self.substitute in self.before.legal_calls

    @property
    def partner_has_called(self) -> bool:
        return len(self.since) >= 2

    @property
    def so_far(self) -> Auction:
        """The auction with the first call, and what was called since, or over it by who had not meant the other."""
        return self._with(self.call, *self.since, *filter(None, [self.over]))

    @property
    def after_substitute(self) -> Auction:
        """The auction with the substitute, and what was called over it."""
        return self._with(self.substitute, *filter(None, [self.over]))

    def _with(self, first: Call, *then: Call) -> Auction:
        """As far as the calls can be: the first was accepted if it is not legal, another has a law of its own."""
        before = self.before
        auction = before.call(first) if first in before.legal_calls else before.accepting(first)
        for call in then:
            if call not in auction.legal_calls:
                break
            auction = auction.call(call)
        return auction

    @cached_property
    def is_auction_over(self) -> bool:
        """Whether the auction, as it stood when he changed his call, was over."""
        if self.call not in self.before.legal_calls:
            return False
        return Auction.of(self.dealer, (*self.auction, *self.since), self.accepted_calls).is_over

    def others(self) -> dict[str, list[Call]]:
        """1997 25B2(b)(2): any legal call but the first."""
        legal = [call for call in self.before.legal_calls if call is not self.call]
        return {
            "substitute": [call for call in legal if call is self.substitute],
            "bid": [call for call in legal if call.is_bid and call is not self.substitute],
            "pass": [call for call in legal if call is Call.PASS and call is not self.substitute],
            "double": [call for call in legal if call in DOUBLES and call is not self.substitute],
        }


EXAMPLES = (
    CallChanged(Seat.SOUTH, (Call.BID_1S,), substitute=Call.BID_1H),
    CallChanged(Seat.SOUTH, (Call.BID_1S,), substitute=Call.BID_1H, since=(Call.BID_2C,)),
    CallChanged(Seat.SOUTH, (Call.BID_1S,), substitute=Call.BID_1H, since=(Call.PASS, Call.BID_2S)),
    CallChanged(Seat.SOUTH, (Call.PASS,), substitute=Call.BID_3NT),
    CallChanged(Seat.SOUTH, (Call.PASS,), substitute=Call.BID_1C, over=Call.BID_1S),
    CallChanged(Seat.WEST, (Call.BID_1S, Call.BID_2H), substitute=Call.BID_1H),
    CallChanged(Seat.WEST, (Call.BID_1S, Call.PASS), substitute=Call.REDOUBLE),
    CallChanged(Seat.WEST, (Call.BID_1S, Call.BID_1H), substitute=Call.PASS),
    CallChanged(Seat.SOUTH, (Call.BID_1NT, Call.PASS, Call.DOUBLE), substitute=Call.BID_2NT),
    CallChanged(Seat.WEST, (Call.BID_1S, Call.PASS, Call.PASS, Call.PASS), substitute=Call.DOUBLE),
    CallChanged(Seat.WEST, (Call.BID_1S, Call.BID_1H), substitute=Call.BID_2H, since=(Call.PASS,)),
    CallChanged(Seat.SOUTH, (Call.BID_1NT, Call.PASS, Call.DOUBLE), substitute=Call.BID_2NT, since=(Call.PASS,)),
    CallChanged(Seat.NORTH, (Call.BID_7NT, Call.PASS, Call.PASS), substitute=Call.DOUBLE),
)


@law("25", ALL, what="change_of_call", situation=CallChanged, examples=EXAMPLES)
def change_of_call(case: Case[CallChanged]) -> Ruling:
    change = case.situation

    # 25  the same call once more changes nothing
    if change.substitute is change.call:
        return _first_call_stands(case, "25B2") if change.is_first_legal else _law_of(case, change.first)
    # 25A  never after partner has called, nor after the auction period if the auction did not come round to him
    if change.partner_has_called:
        return _first_call_stands(case, PARTNER_HAS_CALLED)
    if change.is_auction_over and case.ask(auction_period_over, clause=AUCTION_PERIOD_OVER):
        case.apply(LEAD_ENDS_IT)
        return _first_call_stands(case, AUCTION_PERIOD_OVER)

    if _is_unintended(case):
        return _unintended_call(case)
    return _intended_call(case)


# -- 25A ---------------------------------------------------------------------------------------------------------


def _is_unintended(case: Case[CallChanged]) -> bool:
    """Whether the hand or the tongue slipped; before 2017 also whether he stopped to think before mending it."""
    clause = "25A1"
    call = case.situation.call
    if not case.ask(unintended, about=call, clause="25A2" if case.edition is E2017 else clause):
        case.considered(clause, unintended)
        return False
    if case.ask(pause_for_thought, about=call, clause=clause, until=E2007):
        case.considered(clause, pause_for_thought)
        return False
    return True


def _unintended_call(case: Case[CallChanged]) -> Ruling:
    """The call he meant stands, whatever made him aware (25A3), and answers to its own law."""
    change = case.situation
    case.apply("25A1")
    case.apply("25A3", since=E2017)
    if not case.regulated(UNINTENDED_CALL_NEVER_MADE):
        case.apply(withdrawn_information(case, change.seat))
    if change.since and case.edition is not E1997:
        # 25A4, 2017 25A6  the next player may take back a call made over the first one; only his side may use it
        lho = change.seat.lho
        clause = "25A6"
        case.apply(clause, MayChangeCall(lho, change.since[0]))
        case.apply(Information("withdrawn_call_of_lho", case.clause(clause), (lho.side,), (change.seat.side,)))
    if change.is_substitute_legal:
        case.apply(CallReplaced(change.seat, change.call, change.substitute))
        goes_on(case, change.before.call(change.substitute))
        return case.rule(NoRectification())
    case.apply(CallCancelled(change.seat, change.call))
    return _law_of(case, change.second)


def _first_call_stands(case: Case[CallChanged], clause: Cited) -> Ruling:
    """Too late for any change; a double that cannot stand (36) goes to its own law all the same."""
    change = case.situation
    case.apply(clause, CallCancelled(change.seat, change.substitute))
    if is_inadmissible(change.first):
        return _law_of(case, change.first)
    case.apply(CallStands(change.seat, change.call), withdrawn_information(case, change.seat))
    if case.known(auction_period_over):
        return case.rule(AuctionEnds())
    goes_on(case, change.so_far)
    return case.rule()


# -- 25B ---------------------------------------------------------------------------------------------------------


def _intended_call(case: Case[CallChanged]) -> Ruling:
    change = case.situation
    seat, first, second = change.seat, change.call, change.substitute

    # the first call was insufficient: Law 27 has its own word on a replacement that came too early
    if first.is_bid and not change.is_first_legal:
        bid = InsufficientBid(change.dealer, change.auction, accepted_calls=change.accepted_calls, premature=second)
        return case.refer("insufficient_bid", bid)
    if change.is_bid_accepted:
        case.apply("27A1")
    # 1997 25B  only until the next player calls; a double that cannot stand is past mending then (36A)
    if change.since and (case.edition is E1997 or is_inadmissible(change.first)):
        return _first_call_stands(case, "25B")

    # 25B1  the next player lets the substitute stand, or calls over it knowing what he does
    if _is_accepted(case):
        case.apply("25B1", CallReplaced(seat, first, second))
        goes_on(case, change.after_substitute)
        if case.edition is E1997:
            return case.rule(withdrawn_information(case, seat), NoRectification())
        return _withdrawn(case, first, second)
    if case.edition is E1997 and change.over:
        # 25B1 (1997)  he had called over the first call: the substitute stands all the same, and he may think again
        case.apply("25B1", CallReplaced(seat, first, second), MayChangeCall(seat.lho, change.over))
        return case.rule(AuctionContinues(seat.lho), withdrawn_information(case, seat))

    if not is_inadmissible(change.second):
        case.considered("25B1", meant_over_substitute if change.over else accepted)
    case.apply(CallCancelled(seat, second))
    if not change.is_first_legal:
        # 25B2(a)  the first call was illegal: its own law
        case.apply(Unless("25B2", e1997="25B2(a)"))
        announce(case, seat, second, natural=False, shown=shown_legally(case, change.before, seat))
        return _law_of(case, change.first)
    if case.edition is E1997:
        return _offender_chooses(case)
    # 25B2  the substitute is void, the first call stands; 2017: the player is held to what he meant then (25A2)
    case.apply("25A2", since=E2017)
    case.apply("25B2", CallStands(seat, first))
    # 25B1  the next player had meant his call over the first one, which stands: so does his, if it can
    if change.over and len(change.so_far.calls) > len(change.auction):
        case.apply(CallStands(seat.lho, change.over))
    goes_on(case, change.so_far)
    return _withdrawn(case, second, first)


def _is_accepted(case: Case[CallChanged]) -> bool:
    change = case.situation
    lho = change.seat.lho
    if is_inadmissible(change.second):
        return False  # no such double can be treated as legal (36)
    if change.over:
        return case.ask(meant_over_substitute, about=change.over, clause="25B1")
    return case.ask(accepted, about=change.substitute, of=lho, clause="25B1")


def _withdrawn(case: Case[CallChanged], withdrawn: Call, stands: Call) -> Ruling:
    """25B3 and Law 26 for the call that went, 2007 and 2017; a comparable call settles both (26A of 2017)."""
    change = case.situation
    if is_comparable(case, stands, "26A"):
        case.review("23C", outcome_helped)
        return case.rule("26A", *free_information(case, change.seat, "26A"), NoRectification())
    case.apply("25B3", withdrawn_information(case, change.seat))
    announce(case, change.seat, withdrawn, natural=False, shown=shown_legally(case, change.before, change.seat, stands))
    return case.rule()


def _offender_chooses(case: Case[CallChanged]) -> Ruling:
    """25B2(b) of 1997: keep the first call, or make another and score no more than average minus."""
    change = case.situation
    seat, first, second = change.seat, change.call, change.substitute
    others = change.others()
    # 25B2(b)  no choice where no other call is legal
    if not any(others.values()) or case.ask(keep_first_call, about=first, of=seat, clause=Clause("25B2(b)")):
        # 25B2(b)(1)  partner passes once, if the auction goes on
        stands, withdrawn = first, [second]
        case.apply(Clause("25B2(b)(1)"), CallStands(seat, first))
        if goes_on(case, change.so_far):
            case.apply(MustPass(seat.partner, HowLong.ONCE))
            review_awareness(case, enforced_pass=True)
    else:
        # 25B2(b)(2)  any other legal call; the other side keeps its score
        stands = case.ask(replacement, about=first, of=seat, clause=Clause("25B2(b)(2)"), among=others)
        withdrawn = [first] if stands is second else [first, second]
        ceiling = AdjustedScore(ScoreKind.ARTIFICIAL, at_most_average_minus=(seat.side,))
        case.apply(Clause("25B2(b)(2)"), CallReplaced(seat, first, stands), ceiling, ResultStands(seat.side.opponents))
        goes_on(case, change.before.call(stands))
    # 25B2(c)  lead restrictions in either case
    case.apply(Clause("25B2(c)"), withdrawn_information(case, seat))
    shown = shown_legally(case, change.before, seat, stands)
    gone = withdrawn[0] if len(withdrawn) == 1 else "both_withdrawn_calls"
    announce(case, seat, gone, natural=False, shown=shown)
    return case.rule()


def _law_of(case: Case[CallChanged], made: CallMade) -> Ruling:
    """The law for a call that is not legal."""
    if made.call.is_bid:
        bid = InsufficientBid(made.dealer, made.auction, accepted_calls=made.accepted_calls)
        return case.refer("insufficient_bid", bid)
    if not case.situation.since:
        case.follows(lho_acted, False, about=made.seat)
    return case.refer("inadmissible_double", made)
