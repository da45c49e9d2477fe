"""Law 27: a bid that is too low."""

from arbitro.book.edition import ALL, E1997, E2007, E2017
from arbitro.book.problem import Place, Problem
from arbitro.bridge.calls import BIDS, Call
from arbitro.bridge.cards import Suit
from arbitro.bridge.seats import Seat
from arbitro.laws.case import Case
from arbitro.laws.effect import CallCancelled, CallDue, CallStands, HowLong, MustPass
from arbitro.laws.law_23_comparable_call import comparable, outcome_helped
from arbitro.laws.law_26_lead_restrictions import announce
from arbitro.laws.offence import review_awareness, withdrawn_information
from arbitro.laws.procedure import law
from arbitro.laws.question import Party, Source, a_call, judgment, yes_no
from arbitro.laws.ruling import Ruling
from arbitro.laws.situation import CallMade

accepted = yes_no("accepted", put_to=Party.LHO, source=Source.PLAYER)
replacement = a_call("replacement")
artificial = judgment("artificial", "weigh_meaning_of_insufficient_bid", "weigh_meaning_of_replacement")
same_denominations = judgment("same_denominations", "weigh_denominations_specified")
same_or_more_precise = judgment("same_or_more_precise", "weigh_meaning_contained", "weigh_what_call_excludes")
damaging_information = judgment("damaging_information", "weigh_result_without_infraction", "weigh_damage")


class InsufficientBid(CallMade, frozen=True):
    """An auction whose last call is a bid that does not supersede the last bid before it."""

    def problems(self) -> tuple[Problem, ...]:
        if found := super().problems():
            return found
        last = self.before.last_bid
        if last is None or not self.call.is_bid or self.call.supersedes(last):
            return (Problem("not-insufficient", Place(tag="auction"), self.call.value, str(last or "")),)
        return ()

    @property
    def lowest(self) -> Call | None:
        """The lowest sufficient bid in the same denomination; none above a bid of seven."""
        last = self.before.last_bid
        return next((b for b in BIDS if b.denomination is self.call.denomination and last and b.supersedes(last)), None)

    def replacements(self) -> dict[str, list[Call]]:
        """What the offender may try, in the classes that the law distinguishes."""
        legal = set(self.before.legal_calls)
        lowest = [self.lowest] if self.lowest else []
        return {
            "lowest": lowest,
            "other_bid": [call for call in BIDS if call in legal and call not in lowest],
            "pass": [Call.PASS],
            "double": [call for call in (Call.DOUBLE, Call.REDOUBLE) if call in legal],
            "insufficient": [call for call in BIDS if call not in legal],
        }


EXAMPLES = (
    InsufficientBid(Seat.WEST, (Call.BID_1S, Call.BID_1H)),
    InsufficientBid(Seat.NORTH, (Call.BID_2NT, Call.PASS, Call.BID_2D)),
    InsufficientBid(Seat.NORTH, (Call.BID_1C, Call.BID_1S, Call.BID_1H)),
    InsufficientBid(Seat.SOUTH, (Call.BID_7S, Call.BID_6H)),
    InsufficientBid(Seat.SOUTH, (Call.BID_1S, Call.BID_1H), offender=Seat.EAST),
)
OUT_OF_ROTATION = {E1997: "27C", E2007: "27A2", E2017: "27A2"}
ACCEPTED = {E1997: "27A", E2007: "27A1", E2017: "27A1"}


@law("27", ALL, what="insufficient_bid", situation=InsufficientBid, examples=EXAMPLES)
def insufficient_bid(case: Case[InsufficientBid]) -> Ruling:
    bid = case.situation

    # out of rotation as well: Laws 29 and 31
    if not bid.in_rotation:
        case.apply(OUT_OF_ROTATION[case.edition])
        return case.refer("call_out_of_rotation", CallMade(bid.dealer, bid.auction, bid.offender))

    # 27A  the next player says that it stands, or simply calls
    if case.ask(accepted, about=bid.call, of=bid.seat.lho, clause=ACCEPTED[case.edition]):
        return case.rule(ACCEPTED[case.edition], CallStands(bid.seat, bid.call))

    # 27B  a legal call takes its place
    call = case.ask(replacement, about=bid.call, of=bid.seat, clause="27B", among=bid.replacements())
    natural = _is_natural(case)

    if _is_free(case, call, natural):
        return case.rule(CallStands(bid.seat, call))

    if call in bid.before.legal_calls and call not in (Call.DOUBLE, Call.REDOUBLE):
        # 27B2  any other sufficient bid, or a pass
        case.apply("27B2", CallStands(bid.seat, call))
    elif call.is_bid:
        # 27B4  insufficient again; the next player may accept this one (1997 has no such clause: 9C)
        if case.edition is not E1997:
            case.apply("27B4")
            if case.ask(accepted, about=call, of=bid.seat.lho, clause="27B4"):
                return case.rule(CallStands(bid.seat, call))
        case.apply("9C" if case.edition is E1997 else "27B3", CallCancelled(bid.seat, call), CallDue(bid.seat))
    else:
        # 27B3  a double or redouble does not repair a bid
        case.apply("27B3", CallCancelled(bid.seat, call), CallDue(bid.seat))

    case.apply(MustPass(bid.seat.partner, HowLong.REST), withdrawn_information(case.edition, bid.seat))
    announce(case, bid.seat, bid.call, natural=natural, shown=_shown(bid, call, natural))
    review_awareness(case, enforced_pass=True)
    return case.rule()


def _is_natural(case: Case[InsufficientBid]) -> bool:
    """Whether neither the bid nor what takes its place is artificial; a director must have no doubt (27B1)."""
    return not case.ask(artificial, about=case.situation.call, clause="27B1")


def _is_free(case: Case[InsufficientBid], call: Call, natural: bool) -> bool:
    """27B1: whether the replacement costs nothing; its clause is applied."""
    bid = case.situation
    legal = call in bid.before.legal_calls
    lowest = call is bid.lowest
    if lowest and natural:
        # 27B1(a)  the same denomination at the lowest level, nothing artificial
        case.apply("27B1(a)")
        case.review("27B1(b)" if case.edition is E1997 else "27D", damaging_information)
        return True
    if case.edition is E1997:
        case.considered("27B1(a)", artificial if lowest else replacement)
        return False
    if case.edition is E2017 and legal and call.is_bid and not natural:
        # 27B1(a)  what counts is the denominations specified, not the one named
        if case.ask(same_denominations, about=call, clause="27B1(a)"):
            case.apply("27B1(a)")
            case.review("27D", outcome_helped)
            return True
        case.considered("27B1(a)", same_denominations)
    # 27B1(b)  2007: the same or a more precise meaning; 2017: a comparable call; doubles included
    meaning = comparable if case.edition is E2017 else same_or_more_precise
    if legal and case.ask(meaning, about=call, clause="27B1(b)"):
        case.apply("27B1(b)")
        case.review("27D", outcome_helped)
        return True
    case.considered("27B1(b)", meaning if legal else replacement)
    return False


def _shown(bid: InsufficientBid, call: Call, natural: bool) -> tuple[Suit, ...]:
    """The suits the offender has named in the legal auction, the replacement included."""
    named = [c for index, c in enumerate(bid.before.calls) if bid.before.caller(index) is bid.seat]
    if call in bid.before.legal_calls and natural:
        named.append(call)
    return tuple({c.denomination.suit: None for c in named if c.denomination and c.denomination.suit})
