"""Law 26: a call was withdrawn and its maker's side defends: what declarer may demand of his partner's first lead.

Other laws announce the restriction when they withdraw a call (`announce`); the procedure of this law is for the end of
the auction, when it is known who defends and what was shown.
"""

from enum import Enum
from typing import Any

from arbitro.book.edition import E1997, E2007, E2017
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import SUITS, Suit
from arbitro.bridge.seats import Seat
from arbitro.laws.case import Case
from arbitro.laws.effect import LeadForbidden, LeadRequired, LeadRestriction, NoRectification
from arbitro.laws.law_23_comparable_call import comparable
from arbitro.laws.procedure import law
from arbitro.laws.question import Party, Source, one_of, suits, yes_no
from arbitro.laws.ruling import Ruling
from arbitro.laws.situation import Situation

specified_suits = suits("specified_suits")  # by the withdrawn call, whatever it named
shown_suits = suits("shown_suits")  # by its maker, in the legal auction
solely_suits = yes_no("solely_suits")  # 2007: whether the withdrawn call told of nothing but these suits
offender_defends = yes_no("offender_defends", source=Source.LOG)

_SETS: dict[str, list[tuple[Suit, ...]]] = {
    "none": [()],
    "one": [(suit,) for suit in SUITS],
    "two": [(a, b) for a in SUITS for b in SUITS if a < b],
    "more": [tuple(suit for suit in SUITS if suit is not out) for out in SUITS] + [tuple(SUITS)],
}


class Demand(Enum):
    """What declarer does with his right."""

    REQUIRE = "require"
    FORBID = "forbid"
    DECLINE = "decline"


demand = one_of("demand", Demand, put_to=Party.DECLARER, source=Source.PLAYER)
demanded_suit = one_of("demanded_suit", Suit, put_to=Party.DECLARER, source=Source.PLAYER)


class CallWithdrawn(Situation, frozen=True):
    """A call that was withdrawn, by whom; the auction is over."""

    offender: Seat
    call: Call


EXAMPLES = (
    CallWithdrawn(Seat.WEST, Call.BID_1H),
    CallWithdrawn(Seat.WEST, Call.DOUBLE),
    CallWithdrawn(Seat.NORTH, Call.BID_2NT),
)


def restriction(
    case: Case[Any], offender: Seat, call: Call, specified: tuple[Suit, ...], shown: tuple[Suit, ...]
) -> LeadRestriction | None:
    """What declarer may demand, with its clause; nothing where every specified suit was shown legally."""
    partner = offender.partner
    if case.edition is E2017:
        case.apply("26B")  # one suit that the offender has not specified
        return LeadRestriction(partner, may_forbid=tuple(suit for suit in SUITS if suit not in shown))
    hidden = tuple(suit for suit in specified if suit not in shown)
    if specified and (case.edition is E1997 or case.ask(solely_suits, about=call, clause="26A")):
        if not hidden:
            case.apply("26A1")  # nothing new was told
            return None
        case.apply("26A2")  # require or forbid a suit that the withdrawn call specified
        return LeadRestriction(partner, hidden if case.edition is E2007 else specified, hidden)
    case.apply("26B")  # any one suit
    return LeadRestriction(partner, may_forbid=tuple(SUITS))


def announce(case: Case[Any], offender: Seat, call: Call, *, natural: bool, shown: tuple[Suit, ...]) -> None:
    """While the auction goes on: the restriction that follows if the offender comes to defend."""
    suit = call.denomination.suit if call.denomination else None
    specified: tuple[Suit, ...] = ()  # 2017: 26B asks only what was shown legally
    if natural:
        specified = (suit,) if suit else ()
        case.computed("specified_suits", specified, call)
    elif case.edition is not E2017:
        specified = case.ask(specified_suits, about=call, clause="26A", among=_SETS)
    if found := restriction(case, offender, call, specified, shown):
        case.apply(found)


@law("26", (E1997, E2007, E2017), what="call_withdrawn", situation=CallWithdrawn, examples=EXAMPLES)
def lead_restriction(case: Case[CallWithdrawn]) -> Ruling:
    offender, call = case.situation.offender, case.situation.call
    # the offender has become declarer or dummy: nothing to restrict
    if not case.ask(offender_defends, about=offender):
        return case.rule("26", NoRectification())
    # 2017 26A  replaced by a comparable call
    if case.edition is E2017 and case.ask(comparable, about=call, clause="26A"):
        return case.rule("26A", NoRectification())
    specified = () if case.edition is E2017 else case.ask(specified_suits, about=call, among=_SETS)
    shown = case.ask(shown_suits, about=offender, among=_SETS)
    found = restriction(case, offender, call, specified, shown)
    if found is None:
        return case.rule(NoRectification())
    case.apply(found)
    ways = {name.value: [name] for name in Demand if name is not Demand.REQUIRE or found.may_require}
    match case.ask(demand, about=found.seat, among=ways):
        case Demand.REQUIRE:
            suit = case.ask(demanded_suit, about=found.seat, among={"suit": found.may_require})
            return case.rule(LeadRequired(found.seat, suit))
        case Demand.FORBID:
            suit = case.ask(demanded_suit, about=found.seat, among={"suit": found.may_forbid})
            return case.rule(LeadForbidden(found.seat, suit))
        case Demand.DECLINE:
            return case.rule(NoRectification())
