"""The colour of a system (appendix 1, 2.3)."""

from collections.abc import Iterable, Iterator
from enum import Enum

from msgspec import Struct

from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Suit
from arbitro.regulations.consequence import Open, because
from arbitro.regulations.pack import Pack
from arbitro.regulations.systems.agreement import Agreement, Base, Context, Some, System
from arbitro.regulations.systems.feature import Exempting, Feature, answer, excepted, settled, together
from arbitro.regulations.systems.hum import BASE_OPENING, base_always_strong, strong_base
from arbitro.regulations.systems.terms import Terms

ARTICLE = "appendix 1.2.3"


class Colour(Enum):
    GREEN = "green"  # natural
    BLUE = "blue"  # strong club or diamond, always strong
    RED = "red"  # artificial
    YELLOW = "yellow"  # HUM


class Coloured(Struct, frozen=True):
    """The colours that a system can have: one, unless a question is open; and what makes it artificial."""

    possible: tuple[Colour, ...]
    features: tuple[Feature, ...]

    @property
    def colour(self) -> Colour | None:
        return self.possible[0] if len(self.possible) == 1 else None


def coloured(system: System, hum: Iterable[Feature], pack: Pack) -> Coloured:
    """The colour that follows from the agreements."""
    terms = Terms(pack)
    unusual = together(feature.holds for feature in hum)
    if unusual:
        return Coloured((Colour.YELLOW,), ())
    yellow = () if unusual is False else (Colour.YELLOW,)
    base, always_strong = strong_base(system, terms), base_always_strong(system, terms)
    if base is not None and always_strong is None:
        asked = Open("base_always_strong", "yes_no", ARTICLE, about=str(BASE_OPENING[base]))
        always_strong = answer(asked, system.answers)
        if always_strong is None:
            reason = because("base_not_described", base=base.value)
            feature = Feature("strong_base", system.name, None, ARTICLE, (reason,), asks=(asked,))
            return Coloured((Colour.BLUE, Colour.RED, *yellow), (feature,))
    if base is not None and always_strong:
        feature = Feature("strong_base", system.name, True, ARTICLE, (because("always_strong", base=base.value),))
        return Coloured((Colour.BLUE, *yellow), (feature,))
    features = settled(_artificial(system, terms))
    match together(feature.holds for feature in features):
        case True:
            own: tuple[Colour, ...] = (Colour.RED,)
        case False:
            own = (Colour.GREEN,)
        case _:
            own = (Colour.GREEN, Colour.RED)
    return Coloured((*own, *yellow), features)


def _artificial(system: System, terms: Terms) -> Iterator[Feature]:
    if system.base not in (Base.NATURAL, None):
        id = "declared_artificial" if system.base is Base.ARTIFICIAL else "base_not_always_strong"
        yield Feature("artificial_system", system.name, True, ARTICLE, (because(id, base=system.base.value),))
    for opening in system.openings:
        if opening.is_one_level_opening:
            yield from _opening(opening, system, terms)
    yield from _varying(system)
    for agreement in system.agreements:
        if not agreement.is_one_level_opening:
            yield from _contested(agreement, system, terms)


def _opening(opening: Agreement, system: System, terms: Terms) -> Iterator[Feature]:
    """A one-level opening that is not natural."""
    natural = terms.natural(opening, system)
    if natural is None:
        asks = (terms.asks_natural(opening),)
        yield Feature("artificial_opening", opening.label, None, ARTICLE, (because("not_said_natural"),), asks=asks)
    elif not natural:
        yield Feature("artificial_opening", opening.label, True, ARTICLE, (because("not_natural"),))
    elif terms.short_club(opening, system) and not all(Suit.CLUBS in terms.long(hand) for hand in opening.variants()):
        exceptions = [Exempting("short_club", True, (because("short_club"),))]
        yield excepted("artificial_opening", opening.label, ARTICLE, (because("not_natural"),), exceptions)


def _varying(system: System) -> Iterator[Feature]:
    """A basic method, apart from the strength of 1NT, that changes with position, vulnerability or the like."""
    for what in system.varies:
        yield Feature("method_varies", system.name, True, ARTICLE, (because("varies_with", what=what),))
    basic = [a for a in system.openings if a.is_one_level_opening]
    for call in dict.fromkeys(a.call for a in basic):
        ways = [a for a in basic if a.call is call]
        if len({_shown(a) for a in ways}) > 1:
            yield Feature("method_varies", str(call), True, ARTICLE, (because("meaning_varies"),))
        elif call is not Call.BID_1NT and len({_strengths(a) for a in ways}) > 1:
            asked = Open("method_varies", "judgment", ARTICLE, weigh=("strength_alone",), about=str(call))
            holds = answer(asked, system.answers)
            asks = (asked,) if holds is None else ()
            yield Feature("method_varies", str(call), holds, ARTICLE, (because("strength_varies"),), asks=asks)


def _shown(agreement: Agreement) -> frozenset[object]:
    """What an opening shows apart from its strength, in a form that can be compared."""
    return frozenset(
        (
            tuple(sorted(hand.min_len.items())),
            tuple(sorted(hand.max_len.items())),
            hand.shape,
            _unknown(hand.some),
        )
        for hand in agreement.meanings
    )


def _unknown(some: Some | None) -> object:
    return some and (tuple(sorted(some.of)), some.number, some.min_len, some.max_len)


def _strengths(agreement: Agreement) -> tuple[tuple[int, int], ...]:
    return tuple(sorted((hand.min_hcp, hand.max_hcp) for hand in agreement.meanings))


def _contested(agreement: Agreement, system: System, terms: Terms) -> Iterator[Feature]:
    """A weak or multi-meaning convention where the opponents may bid, unless in the main part of the booklet."""
    contested = agreement.contested or agreement.context in (Context.OPENING, Context.OVERCALL)
    if not contested or agreement.call is None or not agreement.call.is_bid:
        return
    natural = terms.natural(agreement, system)
    if natural:
        return
    weak, multi = terms.may_be_weak(agreement), _multi(agreement, terms)
    if not weak and not multi:
        return
    reason = because("weak_convention" if weak else "multi_convention")
    if terms.defends_against_unusual(agreement):
        exceptions = [Exempting("defence", True, (because("defence"),))]
        yield excepted("contested_convention", agreement.label, ARTICLE, (reason,), exceptions)
        return
    if natural is None:
        asks = (terms.asks_natural(agreement),)
        yield Feature("contested_convention", agreement.label, None, ARTICLE, (because("not_said_natural"),), asks=asks)
        return
    asked = Open("in_booklet", "yes_no", ARTICLE, about=agreement.label)
    listed = answer(asked, system.answers)
    why = () if listed is None else (because("in_booklet" if listed else "not_in_booklet"),)
    exceptions = [Exempting("booklet", listed, why)]
    yield excepted("contested_convention", agreement.label, ARTICLE, (reason,), exceptions, (asked,))


def _multi(agreement: Agreement, terms: Terms) -> bool:
    """Several meanings, or a suit or two that are not told; a three-suiter is one meaning."""
    unknown = any(meaning.some is not None and meaning.some.number < 3 for meaning in agreement.meanings)
    return len(agreement.meanings) > 1 or (unknown and not terms.known(agreement.variants()))
