"""Law 27: a bid that is too low."""

from functools import cached_property

from arbitro.bridge.calls import BIDS, Call
from arbitro.bridge.cards import Denomination
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_23_comparable_call import comparable, is_comparable, outcome_helped
from arbitro.laws.law_26_lead_restrictions import announce, shown_legally
from arbitro.laws.shared.auction_after import goes_on
from arbitro.laws.shared.offence import free_information, review_awareness, withdrawn_information
from arbitro.regulations.keys import INSUFFICIENT_BID_BY_SHAPE

accepted = yes_no("accepted", put_to=Party.LHO, source=Source.PLAYER)
replacement = a_call("replacement")
artificial = judgment("artificial", "weigh_meaning_of_insufficient_bid", "weigh_meaning_of_replacement")
same_denominations = judgment("same_denominations", "weigh_denominations_specified", "weigh_lowest_that_specifies_them")
same_or_more_precise = judgment("same_or_more_precise", "weigh_meaning_contained", "weigh_what_call_excludes")
same_or_more_precise_shape = judgment("same_or_more_precise_shape", "weigh_shape_contained", "weigh_strength_left_out")
no_lasting_harm = judgment("no_lasting_harm", "weigh_information_gained", "weigh_auction_beyond_repair")
damaging_information = judgment("damaging_information", "weigh_result_without_infraction", "weigh_damage")

DOUBLES = (Call.DOUBLE, Call.REDOUBLE)

TOLD_FIRST = {
    E1997: ("lowest_bid", "other_call", "no_double"),
    E2007: ("lowest_bid", "same_meaning", "other_call", "no_double"),
    E2017: ("lowest_bid", "comparable_call", "other_call", "no_double_unless_comparable"),
}
"""What the offender hears of 27B1 to 27B3 before he chooses (10C1)."""

DECISIONS = (
    OurReading("letters_2007", "27C", E2007),
    OurReading("premature_1997", "27B", E1997),
    OurReading("inadmissible_double", "27B3"),
    OurReading("second_insufficient_bid_1997", "27B2", E1997),
    OurReading("information_2007", "27B1(b)", E2007),
)


class InsufficientBid(CallMade, frozen=True):
    """An auction whose last call is a bid that does not supersede the last bid before it.

    `premature` is the call that the offender put in its place before the director had told him anything.
    """

    premature: Call | None = None

    def problems(self) -> tuple[Problem, ...]:
        if problems := super().problems():
            return problems
        last = self.before.last_bid
        if last is None or not self.call.is_bid or self.call.supersedes(last):
            return (Problem("not-insufficient", Place(tag="auction"), self.call.value, str(last or "")),)
        return ()

    @cached_property
    def lowest(self) -> Call | None:
        """The lowest sufficient bid in the same denomination; none above a bid of seven."""
        last = self.before.last_bid
        return next((b for b in BIDS if b.denomination is self.call.denomination and last and b.supersedes(last)), None)

    def replacements(self) -> dict[str, list[Call]]:
        """What the offender may try, in the classes that the law distinguishes."""
        legal = set(self.before.legal_calls)
        lowest = [self.lowest] if self.lowest else []
        other = [call for call in BIDS if call in legal and call not in lowest]
        same = [call for call in other if call.denomination is self.call.denomination]
        return {
            "lowest": lowest,
            "higher": same,
            "other_suit": [c for c in other if c not in same and c.denomination is not Denomination.NOTRUMP],
            "notrump": [c for c in other if c not in same and c.denomination is Denomination.NOTRUMP],
            "pass": [Call.PASS],
            "double": [call for call in DOUBLES if call in legal],
            "inadmissible_double": [call for call in DOUBLES if call not in legal],
            "insufficient": [call for call in BIDS if call not in legal and call is not self.call],
            "same_again": [self.call],
        }


EXAMPLES = (
    InsufficientBid(Seat.WEST, (Call.BID_1S, Call.BID_1H)),
    InsufficientBid(Seat.NORTH, (Call.BID_2NT, Call.PASS, Call.BID_2D)),
    InsufficientBid(Seat.NORTH, (Call.BID_1C, Call.BID_1S, Call.BID_1H)),
    InsufficientBid(Seat.NORTH, (Call.BID_1C, Call.BID_1S, Call.BID_1NT, Call.BID_2S, Call.BID_2C)),
    InsufficientBid(Seat.SOUTH, (Call.BID_7S, Call.BID_6H)),
    InsufficientBid(Seat.WEST, (Call.BID_1S, Call.PASS, Call.PASS, Call.BID_1H)),
    InsufficientBid(Seat.WEST, (Call.BID_1S, Call.BID_1H), calls_after=((Seat.EAST, Call.BID_2D),)),
    InsufficientBid(Seat.WEST, (Call.BID_1S, Call.BID_1H), premature=Call.BID_2H),
    InsufficientBid(Seat.WEST, (Call.BID_1S, Call.BID_1H), premature=Call.DOUBLE),
    InsufficientBid(Seat.SOUTH, (Call.BID_1S, Call.BID_1H), offender=Seat.EAST),
)


@law("27", ALL, what="insufficient_bid", situation=InsufficientBid, examples=EXAMPLES)
def insufficient_bid(case: Case[InsufficientBid]) -> Ruling:
    bid = case.situation

    # 27A2, 1997 27C  out of rotation as well: Laws 29 and 31
    if not bid.in_rotation:
        case.apply("27A2")
        return case.refer(
            "call_out_of_rotation",
            CallOutOfRotation(bid.dealer, bid.auction, bid.offender, **bid.history),
        )

    # 27A1, 1997 27A  the next player says that it stands, or simply calls
    if bid.called_next is bid.seat.lho:
        case.follows(accepted, True, about=bid.call)
    if case.ask(accepted, about=bid.call, of=bid.seat.lho, clause="27A1"):
        case.apply("27A1", CallStands(bid.seat, bid.call))
        goes_on(case, bid.standing)
        if bid.premature:
            case.apply(CallCancelled(bid.seat, bid.premature), withdrawn_information(case, bid.seat))
        return case.rule()

    # 27B  a legal call takes its place
    call = _replacement(case)
    if _is_free(case, call):
        return case.rule()

    legal = call in bid.before.legal_calls
    if legal and call not in DOUBLES:
        # 27B2  any other sufficient bid, or a pass
        case.apply("27B2", CallStands(bid.seat, call))
        final: Call | None = call
    else:
        if call.is_bid and case.edition is not E1997:
            # 27B4  insufficient again: the next player may accept this one
            case.apply("27B4")
            if case.ask(accepted, about=call, of=bid.seat.lho, clause="27B4"):
                case.apply("27A1", CallStands(bid.seat, call), AuctionContinues(bid.seat.lho))
                return case.rule(withdrawn_information(case, bid.seat))
        # 27B3  a double or redouble does not repair a bid: the offender bids enough, or passes
        case.apply(*(["9C", "27B2"] if call.is_bid and case.edition is E1997 else ["27B3"]))
        case.apply(CallCancelled(bid.seat, call), AuctionContinues(bid.seat), MayNotDouble(bid.seat))
        final = None  # not known yet

    # 27B2, 27B3  partner passes to the end; lead restrictions; awareness
    if final is None or goes_on(case, bid.before.call(final)):
        case.apply(MustPass(bid.seat.partner, HowLong.REST))
    case.apply(withdrawn_information(case, bid.seat))
    natural = (case.edition is not E2017 or (legal and call.is_bid)) and _is_natural(case)
    shown = shown_legally(case, bid.before, bid.seat, final, natural=natural)
    announce(case, bid.seat, bid.call, natural=natural, shown=shown)
    review_awareness(case, enforced_pass=True)
    return case.rule()


def _replacement(case: Case[InsufficientBid]) -> Call:
    """What the offender puts in the place of his bid."""
    bid = case.situation
    if bid.premature and (case.edition is not E1997 or bid.premature in DOUBLES):
        # 27C  it stands although he had been told nothing; the section that fits it applies
        case.apply("27C", since=E2007)
        case.follows(replacement, bid.premature, about=bid.call)
        return case.ask(replacement, about=bid.call, of=bid.seat, clause="27C")
    if bid.premature:
        case.apply("9C", CallCancelled(bid.seat, bid.premature))
    legal = [call for call in bid.before.legal_calls if call not in DOUBLES or case.edition is E2017]
    return case.ask(
        replacement,
        about=bid.call,
        of=bid.seat,
        clause="27B",
        among=bid.replacements(),
        tell=TOLD_FIRST[case.edition],
        legal=legal,
    )


def _is_natural(case: Case[InsufficientBid]) -> bool:
    """Whether neither the bid nor what takes its place is artificial; a director must have no doubt (27B1)."""
    return not case.ask(artificial, about=case.situation.call, clause="27B1")


def _is_free(case: Case[InsufficientBid], call: Call) -> bool:
    """27B1: whether the replacement costs nothing; its clause and effects are applied."""
    bid = case.situation
    if call not in bid.before.legal_calls:
        case.considered(Unless("27B1(b)", e1997="27B1(a)"), replacement)
        return False

    # 27B1(a)  the same denomination at the lowest level, nothing artificial; no information is barred
    if call is bid.lowest and _is_natural(case):
        _free(case, call, "27B1(a)")
        case.review(Clause("27B1(b)"), damaging_information, until=E1997)
        case.review("27D", outcome_helped, since=E2007)
        return True
    if case.edition is E2017 and call.is_bid and not _is_natural(case):
        # 2017  what counts is the denominations specified, not the one named
        if case.met(same_denominations, about=call, clause="27B1(a)"):
            _free(case, call, "27B1(a)")
            case.review("27D", outcome_helped)
            return True
    else:
        case.considered("27B1(a)", artificial if call is bid.lowest else replacement)
    if case.edition is E1997:
        return False

    # 27B1(b)  2007: the same or a more precise meaning; 2017: a comparable call; doubles included
    if not _has_kindred_meaning(case, call):
        return False
    _free(case, call, "27B1(b)")
    case.review("27D", outcome_helped)
    return True


def _free(case: Case[InsufficientBid], call: Call, clause: str) -> None:
    """The replacement stands, and nothing else follows: neither Law 26 nor the law on withdrawn calls applies.

    27B1(b) of 2007 does not say so of the latter.
    """
    bid = case.situation
    case.apply(clause, CallStands(bid.seat, call))
    goes_on(case, bid.before.call(call))
    case.considered("26B", replacement)
    barred = case.edition is E2007 and clause == "27B1(b)"
    known = [withdrawn_information(case, bid.seat)] if barred else free_information(case, bid.seat, clause)
    case.apply(*known, NoRectification())


def _has_kindred_meaning(case: Case[InsufficientBid], call: Call) -> bool:
    """The opinion that 27B1(b) asks for; in 2007 an authority may have it read by shape alone."""
    if case.edition is E2017:
        if is_comparable(case, call, "27B1(b)"):
            return True
        case.considered("27B1(b)", comparable)
        case.set_aside(INSUFFICIENT_BID_BY_SHAPE)
        return False
    if case.regulated(INSUFFICIENT_BID_BY_SHAPE):
        opinions = [same_or_more_precise_shape, no_lasting_harm]
    else:
        opinions = [same_or_more_precise]
    for opinion in opinions:
        if case.ask(opinion, about=call, clause="27B1(b)"):
            return True
    case.considered("27B1(b)", opinions[-1])
    return False
