"""Highly unusual methods (appendix 1, 2.2): five features of one-level openings and of the opening pass."""

from collections.abc import Iterator

from arbitro.bridge.calls import Call
from arbitro.regulations import keys
from arbitro.regulations.consequence import Ground, Open, because
from arbitro.regulations.pack import Pack
from arbitro.regulations.systems.agreement import Agreement, Base, System
from arbitro.regulations.systems.feature import Exempting, Feature, answer, excepted
from arbitro.regulations.systems.terms import KING, Terms

ARTICLE = "appendix 1.2.2"
BASE_OPENING = {Base.STRONG_CLUB: Call.BID_1C, Base.STRONG_DIAMOND: Call.BID_1D}


def strong_base(system: System, terms: Terms) -> Base | None:
    """The strong opening that the system is built on: as the pair says, else as its one of a minor tells."""
    if system.base is not None:
        return system.base if system.base in BASE_OPENING else None
    for base, call in BASE_OPENING.items():
        opened = system.opening(call)
        if opened and all(
            terms.always_strong(agreement) and terms.natural(agreement, system) is False for agreement in opened
        ):
            return base
    return None


def base_always_strong(system: System, terms: Terms) -> bool | None:
    """Whether that opening is always strong; None if it is not described."""
    base = strong_base(system, terms)
    if base is None:
        return False
    opened = system.opening(BASE_OPENING[base])
    return all(map(terms.always_strong, opened)) if opened else None


def hum(system: System, pack: Pack) -> tuple[Feature, ...]:
    """The features of a system that are there, or would be but for an exception."""
    terms = Terms(pack)
    features = [*_passes(system, terms)]
    for opening in system.openings:
        if opening.is_one_level_opening:
            features += _opening(opening, system, terms)
    return tuple(features)


def _passes(system: System, terms: Terms) -> Iterator[Feature]:
    """(a) a pass that promises an opening, whatever weak hands may be added."""
    article = f"{ARTICLE}(a)"
    values = terms.pack[keys.OPENING_VALUES]
    if not system.opening_passes and any(o.is_one_level_opening for o in system.openings):
        yield Feature("hum_a", system.name, False, article, (because("pass_not_described"),))
    for passed in system.opening_passes:
        least = max((hand.min_hcp for hand in passed.variants()), default=0)
        reasons = (because("pass_promises", hcp=least),)
        if least >= (terms.strength if values is None else values):
            yield Feature("hum_a", passed.label, True, article, reasons)
        elif values is None and least >= terms.average:
            asked = Open("pass_promises_opening", "judgment", article, weigh=("accepted_values",), about=passed.label)
            holds = answer(asked, system.answers)
            yield Feature("hum_a", passed.label, holds, article, reasons, asks=() if holds is not None else (asked,))


def _opening(opening: Agreement, system: System, terms: Terms) -> Iterator[Feature]:
    exceptions, asks = _exceptions(opening, system, terms)
    short_club = terms.short_club(opening, system)
    for letter, reason in _reasons(opening, system, terms):
        exempting = exceptions
        if short_club and letter in "de":
            exempting = (*exempting, Exempting("short_club", True, (because("short_club"),)))
        yield excepted(f"hum_{letter}", opening.label, f"{ARTICLE}({letter})", (reason,), exempting, asks)


def _reasons(opening: Agreement, system: System, terms: Terms) -> Iterator[tuple[str, Ground]]:
    hands = opening.variants()
    least = min((hand.min_hcp for hand in hands), default=0)
    passes = [min((h.min_hcp for h in p.variants()), default=0) for p in system.opening_passes if p.meets(opening)]
    if passes and least < max(passes):
        yield "b", because("weaker_than_pass", hcp=least, passed=max(passes))
    if least <= terms.average - KING:
        yield "c", because("king_below_average", hcp=least, limit=terms.average - KING)
    long = [terms.long(hand) for hand in hands]
    short = [terms.short(hand) for hand in hands]
    one_suit = terms.pack[keys.LENGTH_OR_SHORTAGE] == "one_suit"
    both = sorted(
        {(s, t) for lengths in long for s in lengths for shortages in short for t in shortages if (s is t) == one_suit}
    )
    if both:
        yield "d", because("length_or_shortage", suit=str(both[0][0]), other=str(both[0][1]))
    showing = [suits for suits in long if suits]
    if len(showing) > 1 and not frozenset.intersection(*showing):
        yield "e", because("either_suit", suits=" ".join(map(str, sorted(frozenset.union(*showing)))))


def _exceptions(opening: Agreement, system: System, terms: Terms) -> tuple[tuple[Exempting, ...], tuple[Open, ...]]:
    """One of a minor in a system that is based on a strong club or diamond."""
    base = strong_base(system, terms)
    if base is None:
        return (), ()
    if opening.call not in BASE_OPENING.values():
        return (Exempting("strong_base", False, (because("not_a_minor", call=str(opening.call)),)),), ()
    if base_always_strong(system, terms) is not False:
        return (Exempting("strong_base", True, (because("strong_base", base=base.value),)),), ()
    hands = [hand for agreement in system.opening(BASE_OPENING[base]) for hand in agreement.variants()]
    if not any(map(terms.strong, hands)):
        return (Exempting("strong_base", False, (because("base_not_strong", base=base.value),)),), ()
    asked = Open("strong_base", "judgment", ARTICLE, weigh=("not_always_strong",), about=str(BASE_OPENING[base]))
    holds = answer(asked, system.answers)
    reason = because("base_not_always_strong", base=base.value)
    return (Exempting("strong_base", holds, (reason,)),), (asked,) if holds is None else ()
