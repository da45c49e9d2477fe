"""What the policies of an authority ask about a system, answered from its rules."""

from collections.abc import Iterator

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.constraints import read_terms
from arbitro.bridge.seats import Seat
from arbitro.regulations.alerts import Called
from arbitro.regulations.pack import Pack
from arbitro.regulations.pre_alerts import Practised
from arbitro.regulations.systems.agreement import Agreement, Context, OpeningBefore, OpeningKind
from arbitro.regulations.systems.meanings import hands_shown
from arbitro.regulations.systems.policy import FiledSystem, Methods
from arbitro.regulations.systems.terms import Terms
from arbitro.systems.rule import BiddingRule, BiddingSystem, Forcing
from arbitro.systems.understanding import Agreements, Understanding


def methods(system: BiddingSystem, pack: Pack, pair: str = "") -> Methods:
    """What a systems policy judges: openings, overcalls of one opening, responses to one."""
    first: dict[str, Agreement] = {}
    for agreement in _agreements(system, pack):
        first.setdefault(agreement.label, agreement)
    filed = FiledSystem(name=system.name, base=system.base, agreements=tuple(first.values()), answers=system.answers)
    return Methods(systems=(filed,), pair=pair)


def _agreements(system: BiddingSystem, pack: Pack) -> Iterator[Agreement]:
    """Each call that is agreed in the first round; of several rules about one, that with most authority first."""
    both = Agreements.both(system)
    for (whole, calls), found in system.index.items():
        if not whole or not (len(calls) < 2 or (len(calls) == 2 and calls[1] is Call.PASS)):
            continue
        known = Understanding.of(both, Auction.of(Seat.NORTH, calls))
        for call, instances in found.items():
            for instance in instances if not calls else ():
                if (shows := known.shows(instance)) is not None:
                    yield _agreement(instance.rule, call, shows, Context.OPENING, None)
            meaning = known.meaning(call) if calls else None
            if meaning is not None:
                context = Context.OVERCALL if len(calls) == 1 else Context.RESPONSE
                before = OpeningBefore(calls[0], _kind(known, pack) if len(calls) == 2 else OpeningKind.NATURAL)
                yield _agreement(meaning.rule, call, meaning.shows, context, before)


def _agreement(rule: BiddingRule, call: Call, shows: str, context: Context, after: OpeningBefore | None) -> Agreement:
    return Agreement(
        context=context,
        call=call,
        after=after,
        meanings=hands_shown(read_terms(shows)),
        name=rule.name,
        forcing=rule.forcing in (Forcing.ROUND, Forcing.GAME),
        positions=rule.positions,
        zones=rule.zones,
        natural=not rule.artificial,
    )


def _kind(known: Understanding, pack: Pack) -> OpeningKind:
    """What partner's opening is by its rule; strong is what the policy calls so."""
    opening = known.meanings[0]
    if opening is None or not opening.rule.artificial:
        return OpeningKind.NATURAL
    strong = known.told[0].bounds.hcp[0] >= Terms(pack).strength
    return OpeningKind.STRONG if strong else OpeningKind.CONVENTIONAL


def called(known: Understanding, *, screens: bool = False) -> Called:
    """The last call of an auction as the rules about alerts ask for it; what no rule tells stays open."""
    auction, meaning = known.auction, known.meanings[-1]
    if meaning is None:
        return Called(auction=auction.calls, dealer=auction.dealer, screens=screens)
    return Called(
        auction=auction.calls,
        dealer=auction.dealer,
        screens=screens,
        meanings=hands_shown(meaning.terms),
        natural=not meaning.rule.artificial,
        forcing=meaning.forcing in (Forcing.ROUND, Forcing.GAME),
        swapped_with_pass=False if meaning.call is Call.REDOUBLE else None,
    )


def practised(system: BiddingSystem, pack: Pack) -> Practised:
    """What may be owed before play, as far as the rules tell."""
    light = [
        hand.min_hcp
        for agreement in methods(system, pack).systems[0].agreements
        if agreement.is_one_level_opening
        for hand in agreement.meanings
    ]
    return Practised(leads=system.leads or None, openings_from=min(light, default=None))
