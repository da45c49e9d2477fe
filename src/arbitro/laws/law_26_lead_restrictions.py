"""Law 26: a call was withdrawn and its maker's side defends: what declarer may demand of his partner's first lead.

Other laws announce the restriction when they withdraw a call (`announce`); the procedure of this law is for the end of
the auction, when it is known who defends and what was shown.
"""

from collections.abc import Callable, Collection, Iterable
from enum import Enum
from functools import partial
from itertools import combinations
from typing import Any, TypeVar

from msgspec.structs import replace

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import BIDS, Call
from arbitro.bridge.cards import SUITS, Suit
from arbitro.bridge.seats import Seat
from arbitro.laws.case.effect import those
from arbitro.laws.case.notation import *
from arbitro.laws.law_23_comparable_call import comparable, is_comparable, outcome_helped
from arbitro.laws.shared.offence import free_information, withdrawn_information

specified_suits = suits("specified_suits")  # by the withdrawn call, whatever it named
suits_of_no_bid = suits("specified_suits", usual=())  # a pass or a double seldom tells of a certain suit
shown_suits = suits("shown_suits")  # by its maker, in the legal auction
solely_suits = yes_no("solely_suits")  # 2007: whether the withdrawn call told of nothing but these suits
solely_its_suit = yes_no("solely_suits", usual=True)  # a bid that showed the suit it named
offender_defends = yes_no("offender_defends", source=Source.LOG)
much_different_meaning = judgment("much_different_meaning", "weigh_meaning_when_repeated")

T = TypeVar("T")
Suits = tuple[Suit, ...]
SETS: list[Suits] = [some for size in range(5) for some in combinations(SUITS, size)]
SPECIFIED = {"none": SETS[:1], "one": SETS[1:5], "several": SETS[5:]}

Shown = Callable[[Suits], Suits]
"""How to find out what was shown legally, given what the withdrawn call specified: asked only where it matters."""

DECISIONS = (
    OurReading("any_specified_suit_1997", Clause("26A2"), E1997),
    OurReading("any_one_suit", "26B", (E1997, E2007)),
    OurReading("repeated_with_another_meaning", "26", (E1997, E2007)),
)


class Demand(Enum):
    """What declarer does with his right."""

    REQUIRE = "require"
    FORBID = "forbid"
    DECLINE = "decline"


demand = one_of("demand", Demand, put_to=Party.DECLARER, source=Source.PLAYER)
demanded_suit = one_of("demanded_suit", Suit, put_to=Party.DECLARER, source=Source.PLAYER)


class CallWithdrawn(Situation, frozen=True):
    """A call that was withdrawn, by whom, and what he called at that turn instead, if that is told."""

    offender: Seat
    call: Call
    replaced_by: Call | None = None


EXAMPLES = (
    CallWithdrawn(Seat.WEST, Call.BID_1H),
    CallWithdrawn(Seat.WEST, Call.BID_1H, Call.PASS),
    CallWithdrawn(Seat.WEST, Call.DOUBLE, Call.DOUBLE),
    CallWithdrawn(Seat.NORTH, Call.BID_2NT, Call.BID_3NT),
)


def restriction(
    case: Case[Any],
    offender: Seat,
    call: Call | str,
    specified: Suits,
    shown: Shown,
    *,
    natural: bool = False,
) -> LeadRestriction | None:
    """What declarer may demand, with its clause; nothing where nothing new was told."""
    partner = offender.partner
    if case.edition is E2017:
        case.apply("26B")  # one suit that the offender has not specified
        known = shown(())
        unshown = tuple(suit for suit in SUITS if suit not in known)
        return LeadRestriction(partner, may_forbid=unshown) if unshown else None
    if specified and _solely(case, call, specified, natural):
        known = shown(specified)
        hidden = tuple(suit for suit in specified if suit not in known)
        if not hidden:
            case.apply(Clause("26A1"))
            return None
        case.apply(Clause("26A2"))  # require or forbid a suit that the withdrawn call specified
        among = specified if case.edition is E1997 else hidden
        return LeadRestriction(partner, among, among)
    case.apply("26B")  # any one suit
    return LeadRestriction(partner, may_forbid=tuple(SUITS))


def _solely(case: Case[Any], call: Call | str, specified: Suits, natural: bool) -> bool:
    """2007: 26A is only for a call that told of these suits and of no other; 1997 does not ask."""
    if case.edition is E1997:
        return True
    if natural:
        case.computed("solely_suits", True, call)
        return True
    its_suit = isinstance(call, Call) and specified == suits_named([call])
    return case.ask(solely_its_suit if its_suit else solely_suits, about=call, clause=Clause("26A"))


def announce(case: Case[Any], offender: Seat, call: Call | str, *, natural: bool, shown: Shown) -> None:
    """While the auction goes on: the restriction that follows if the offender comes to defend, as things stand."""
    specified: Suits = ()  # 2017: 26B asks only what was shown legally
    if case.edition is not E2017:
        if natural and isinstance(call, Call):
            specified = suits_named([call])
            case.computed("specified_suits", specified, call)
        else:
            specified = specified_by(case, call, Clause("26A"))
    if choice := restriction(case, offender, call, specified, shown, natural=natural):
        announced(case, choice)


def specified_by(case: Case[Any], call: Call | str, clause: Clause) -> Suits:
    """1997, 2007: the suits that the withdrawn call told of."""
    is_bid = not isinstance(call, Call) or call.is_bid
    question = specified_suits if is_bid else suits_of_no_bid
    return case.ask(question, about=call, clause=clause, among=SPECIFIED)


def announced(case: Case[Any], choice: LeadRestriction) -> None:
    """With the auction still on, what was shown legally may change: it is told as things stand."""
    final = those(case.effects, FinalContract)
    case.apply(replace(choice, defends=True) if final else choice)
    if AuctionEnds() not in case.effects:
        case.apply(Instruction("lead_restriction_as_things_stand", choice.seat.partner))


def suits_named(calls: Iterable[Call]) -> Suits:
    """The suits that bids name."""
    return tuple({c.denomination.suit: None for c in calls if c.denomination and c.denomination.suit})


def shown_legally(
    case: Case[Any], before: Auction | None, seat: Seat, replacement: Call | None = None, *, natural: bool = False
) -> Shown:
    """The suits that a player has specified in the legal auction: asked, unless they follow from what he called."""
    if before is None:
        return partial(ask_shown, case, seat)
    earlier = [call for index, call in enumerate(before.calls) if before.caller(index) is seat]
    clear = replacement in (None, Call.PASS) or (natural and replacement in BIDS)

    def shown(specified: Suits) -> Suits:
        if clear and all(call is Call.PASS for call in earlier):
            named = suits_named([replacement] if replacement else [])
            case.computed("shown_suits", named, seat)
            return named
        return ask_shown(case, seat, specified)

    return shown


def ask_shown(case: Case[Any], seat: Seat, specified: Suits) -> Suits:
    """Which suits the player has shown; what matters is whether any of those in question is left out."""
    wanted = SUITS if case.edition is E2017 else specified
    among: dict[str, list[Suits]] = {"every": [], "all_but_one": [], "not_every": []}
    for some in SETS:
        left = len({*wanted} - {*some})
        among["not_every" if left > 1 else "all_but_one" if left else "every"].append(some)
    return case.ask(shown_suits, about=seat, clause="26", among=among)


@law("26", ALL, what="call_withdrawn", situation=CallWithdrawn, examples=EXAMPLES)
def lead_restriction(case: Case[CallWithdrawn]) -> Ruling:
    offender, call, instead = case.situation.offender, case.situation.call, case.situation.replaced_by

    # the offender has become declarer or dummy: nothing to restrict
    if not case.ask(offender_defends, about=offender, clause="26"):
        case.considered("26B", offender_defends)
        return case.rule("26", NoRectification())

    if case.edition is E2017:
        # 26A  replaced by a comparable call: no restriction, and 16C is off
        if is_comparable(case, instead or call, "26A"):
            case.review("23C", outcome_helped)
            return case.rule("26A", *free_information(case, offender, "26A"), NoRectification())
        case.considered("26A", comparable)
        specified: Suits = ()
    else:
        # 26  the same call at that turn, unless it now means something quite different
        if instead is call and not case.ask(much_different_meaning, about=call, clause="26"):
            case.considered("26B", much_different_meaning)
            return case.rule("26", NoRectification())
        specified = specified_by(case, call, Clause("26A"))

    # 26A1, 26A2, 26B
    choice = restriction(case, offender, call, specified, partial(ask_shown, case, offender))
    case.apply(withdrawn_information(case, offender))
    if choice is None:
        return case.rule(NoRectification())
    return _chosen(case, choice)


def _chosen(case: Case[Any], choice: LeadRestriction, declarer: Seat | None = None) -> Ruling:
    """What declarer demands of the lead, of what he may."""
    player = choice.seat
    ways = {name.value: [name] for name in Demand if name is not Demand.REQUIRE or choice.may_require}
    by_suit = case.edition is E2007 and bool(choice.may_require)
    way = case.told(demand, about=player, of=declarer) or case.ask(demand, about=player, of=declarer, among=ways)
    if way is Demand.DECLINE:
        return case.rule(NoRectification())
    suits = choice.may_require if way is Demand.REQUIRE else choice.may_forbid
    if not suits or without_right(case, player, demanded_suit, suits, declarer):
        return case.rule(Instruction("demand_without_right", player), replace(choice, defends=True))
    suit = case.ask(demanded_suit, about=player, of=declarer, among={"suit": suits})
    if way is Demand.REQUIRE:
        # 26A2(a)  binds the one lead
        return case.rule(*[Clause("26A2(a)")] * by_suit, LeadRequired(player, suit))
    # 26A2(b), 26B  lasts as long as he keeps the lead
    return case.rule(*[Clause("26A2(b)")] * by_suit, LeadForbidden(player, suit))


def without_right(
    case: Case[Any], player: Seat, question: Question[T], allowed: Collection[T], declarer: Seat | None
) -> bool:
    """Whether declarer has demanded what he may not: it binds nobody, and the choice is still his."""
    demanded = case.told(question, about=player, of=declarer)
    if demanded is None or demanded in allowed:
        return False
    case.apply(Instruction("demand_without_right", player))
    return True


def then_plays(case: Case[Any], player: Seat) -> tuple[CardDue, ...]:
    """Whose card it is; he waits as long as declarer has demanded only what he may not."""
    return () if Instruction("demand_without_right", player) in case.effects else (CardDue(player),)


class LeadDue(Situation, frozen=True):
    """The auction is over, and a defender whose partner had withdrawn a call has his first lead.

    `may_require` and `may_forbid` are the suits that were announced when the call was withdrawn.
    """

    declarer: Seat
    player: Seat
    may_require: tuple[Suit, ...] = ()
    may_forbid: tuple[Suit, ...] = ()

    def problems(self) -> tuple[Problem, ...]:
        problems = []
        if self.player.side is self.declarer.side:
            expected = f"{self.declarer.lho.value} {self.declarer.rho.value}"
            problems.append(Problem("not-a-defender", Place(tag="player"), self.player.value, expected))
        if not self.may_require and not self.may_forbid:
            problems.append(Problem("no-suit", Place(tag="may_forbid"), expected="S H D C"))
        return tuple(problems)


DUE = (
    LeadDue(Seat.SOUTH, Seat.WEST, may_forbid=tuple(SUITS)),
    LeadDue(Seat.SOUTH, Seat.EAST, (Suit.HEARTS,), (Suit.HEARTS,)),
)


@law("26", ALL, what="restricted_lead_due", situation=LeadDue, examples=DUE)
def restricted_lead_due(case: Case[LeadDue]) -> Ruling:
    it = case.situation
    # 26A2, 26B  at the player's first turn to lead, before he leads
    case.apply(Clause("26A2") if it.may_require and case.edition is not E2017 else "26B")
    case.apply(withdrawn_information(case, it.player.partner))
    return _chosen(case, LeadRestriction(it.player, it.may_require, it.may_forbid), it.declarer)
