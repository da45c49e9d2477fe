"""Brown Sticker conventions and treatments (appendix 1, 2.4)."""

from collections.abc import Iterator

from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Suit
from arbitro.regulations import keys
from arbitro.regulations.consequence import Open, because
from arbitro.regulations.pack import Pack
from arbitro.regulations.systems.agreement import Agreement, Context, HandShown, OpeningBefore, Shape, System
from arbitro.regulations.systems.feature import Exempting, Feature, answer, excepted
from arbitro.regulations.systems.random_opening import random_opening
from arbitro.regulations.systems.terms import Terms

ARTICLE = "appendix 1.2.4"
DEFENCE = Exempting("defence", True, (because("defence"),))


def brown_sticker(agreement: Agreement, system: System, pack: Pack) -> tuple[Feature, ...]:
    """The features of an agreement that are there, or would be but for an exception."""
    terms = Terms(pack)
    return (
        *_opening(agreement, system, terms),
        *_overcall(agreement, system, terms),
        *_two_suiter(agreement, terms),
        *_psychic(agreement, terms),
    )


# -- (a) openings


def _opening(agreement: Agreement, system: System, terms: Terms) -> Iterator[Feature]:
    call = agreement.call
    lowest, highest = terms.pack[keys.BS_OPENINGS]
    if call is None or not agreement.is_opening_bid or not lowest <= call <= highest:
        return
    hands = agreement.variants()
    weak = [hand for hand in hands if terms.weak(hand)]
    others = [hand for hand in hands if not terms.weak(hand)]
    article = f"{ARTICLE}(a)"
    if not weak:
        if not terms.known(hands):
            least = min((hand.min_hcp for hand in hands), default=0)
            yield Feature("bs_a", agreement.label, False, article, (because("no_weak_hand", hcp=least),))
        return
    if suits := terms.known(hands):
        if terms.natural(agreement, system) is not True:
            yield Feature("bs_a", agreement.label, False, article, (because("known_suit", suits=_names(suits)),))
        return
    reasons = (because("may_be_weak", hcp=min(hand.min_hcp for hand in weak)), because("no_known_suit"))
    known_if_weak = _known_if_weak(weak, others, terms)
    exceptions = [known_if_weak] if known_if_weak else []
    asks: tuple[Open, ...] = ()
    if known_if_weak is None or not known_if_weak.applied:
        multi, asks = _weak_two_in_a_major(agreement, system, weak, others, terms)
        exceptions += multi
    yield excepted("bs_a", agreement.label, article, reasons, exceptions, asks)


def _known_if_weak(weak: list[HandShown], others: list[HandShown], terms: Terms) -> Exempting | None:
    """A known suit whenever weak, and strength whenever that suit is not shown."""
    suits = terms.known(weak)
    if not suits:
        return None
    lacking = {suit: [hand for hand in others if suit not in terms.known([hand])] for suit in suits}
    for suit, hands in lacking.items():
        if all(map(terms.strong, hands)):
            reason = because("known_if_weak", suit=str(suit), hcp=terms.strength)
            return Exempting("known_if_weak", True, (reason,))
    least = max(min(hand.min_hcp for hand in hands) for hands in lacking.values())
    reason = because("not_strong_enough", suits=_names(suits), hcp=least, limit=terms.strength)
    return Exempting("known_if_weak", False, (reason,))


def _weak_two_in_a_major(
    agreement: Agreement, system: System, weak: list[HandShown], others: list[HandShown], terms: Terms
) -> tuple[list[Exempting], tuple[Open, ...]]:
    """Two of a minor that shows a weak two in a major, with or without a strong type of the WBF booklet."""
    call = agreement.call
    if not any(_is_weak_two(hand, terms) for hand in weak):
        return [], ()
    if call not in (Call.BID_2C, Call.BID_2D):
        return [Exempting("weak_two", False, (because("not_two_of_a_minor", call=str(call)),))], ()
    if not all(_is_weak_two(hand, terms) for hand in weak):
        return [Exempting("weak_two", False, (because("other_weak_hand"),))], ()
    if not others:
        return [Exempting("weak_two", True, (because("weak_two_in_a_major"),))], ()
    if not all(map(terms.strong, others)):
        least = min(hand.min_hcp for hand in others)
        return [Exempting("weak_two", False, (because("option_not_strong", hcp=least, limit=terms.strength),))], ()
    asked = Open("strong_type_in_booklet", "yes_no", f"{ARTICLE}(a)", about=agreement.label)
    holds = answer(asked, system.answers)
    if holds is None and all(hand.shape.value in terms.pack[keys.STRONG_TYPES] for hand in others):
        return [Exempting("weak_two", True, (because("weak_two_and_usual_types"),))], ()
    reason = because("weak_two_and_booklet" if holds is not False else "strong_type_not_in_booklet")
    return [Exempting("weak_two", holds, (reason,))], (asked,) if holds is None else ()


def _is_weak_two(hand: HandShown, terms: Terms) -> bool:
    long = [suit for suit in Suit if hand.least(suit) >= terms.pack[keys.KNOWN_SUIT]]
    return (
        len(long) == 1
        and long[0].is_major
        and hand.least(long[0]) >= terms.pack[keys.WEAK_TWO]
        and hand.shape in (Shape.ANY, Shape.ONE_SUITED)
    )


# -- (b) overcalls


def _overcall(agreement: Agreement, system: System, terms: Terms) -> Iterator[Feature]:
    call, after = agreement.call, agreement.after
    if agreement.context is not Context.OVERCALL or after is None or call is None or call is Call.PASS:
        return
    named = after.call.denomination
    if after.call.level != 1 or named is None or named.suit is None:
        return
    natural, article = terms.natural(agreement, system), f"{ARTICLE}(b)"
    if not call.is_bid and terms.pack[keys.BS_OVERCALLS] == "bids":
        return
    if suits := terms.known(agreement.variants()):
        if natural is not True:
            yield Feature("bs_b", agreement.label, False, article, (because("known_suit", suits=_names(suits)),))
        return
    reasons = (because("no_known_suit"),)
    if terms.defends_against_unusual(agreement):
        yield excepted("bs_b", agreement.label, article, reasons, [DEFENCE])
    elif call is Call.BID_1NT and natural is None:
        natural_notrump = Exempting("natural_notrump", None, ())
        yield excepted("bs_b", agreement.label, article, reasons, [natural_notrump], [terms.asks_natural(agreement)])
    else:
        yield excepted(
            "bs_b", agreement.label, article, reasons, _overcall_exceptions(agreement, after, natural, terms)
        )


def _overcall_exceptions(
    agreement: Agreement, opened: OpeningBefore, natural: bool | None, terms: Terms
) -> Iterator[Exempting]:
    call = agreement.call
    if call is Call.BID_1NT:
        reason = because("natural_notrump" if natural else "notrump_not_natural")
        yield Exempting("natural_notrump", bool(natural), (reason,))
    if call is not None and call.denomination is opened.call.denomination:
        least = min((hand.min_hcp for hand in agreement.variants()), default=0)
        if terms.always_strong(agreement):
            yield Exempting("strong_cue_bid", True, (because("strong_cue_bid", hcp=least),))
        else:
            yield Exempting("strong_cue_bid", False, (because("cue_bid_not_strong", hcp=least, limit=terms.strength),))
        if agreement.asks_stopper:
            jump = call.level > opened.call.level + 1
            reason = because("stopper_asked" if jump else "cue_bid_not_a_jump")
            yield Exempting("stopper_cue_bid", jump, (reason,))


# -- (c) weak two-suiters


def _two_suiter(agreement: Agreement, terms: Terms) -> Iterator[Feature]:
    call = agreement.call
    lowest, highest = terms.pack[keys.TWO_SUITER_LEVELS]
    if call is None or not call.is_bid or not lowest <= call.level <= highest:
        return
    least = terms.pack[keys.TWO_SUITER_LEAST]
    for hand in agreement.variants():
        suits = _two_suits(hand, terms)
        if not suits or not terms.weak(hand):
            continue
        thin = [suit for suit in suits if hand.least(suit) < least]
        if thin:
            reason = because("thin_two_suiter", suit=str(thin[-1]), cards=hand.least(thin[-1]), limit=least)
            exceptions = [DEFENCE] if terms.defends_against_unusual(agreement) else []
            yield excepted("bs_c", agreement.label, f"{ARTICLE}(c)", (reason,), exceptions)
            return


def _two_suits(hand: HandShown, terms: Terms) -> list[Suit]:
    """The suits of a two-suiter: said to be one, or one that shows length in two suits and in no other."""
    if hand.shape is Shape.TWO_SUITED:
        return sorted(hand.min_len, key=hand.least, reverse=True)[:2]
    long = sorted(terms.long(hand), key=hand.least, reverse=True)
    return long if hand.shape is Shape.ANY and len(long) == 2 else []


# -- (d) psychic calls


def _psychic(agreement: Agreement, terms: Terms) -> Iterator[Feature]:
    """By the system; an opening on any hand that is expected in some seat is agreed to be one (appendix 2.1(a))."""
    expected = agreement.positions and random_opening(agreement, terms.pack)
    if agreement.psychic is not None:
        exceptions = [DEFENCE] if terms.defends_against_unusual(agreement) else []
        reason = because("psychic", how=agreement.psychic.value)
        yield excepted("bs_d", agreement.label, f"{ARTICLE}(d)", (reason,), exceptions)
    elif expected and terms.pack[keys.AGREED_PSYCHES] == "brown_sticker":
        article = terms.pack.setting(keys.AGREED_PSYCHES).source
        yield Feature("bs_d", agreement.label, True, article, (because("any_hand"),))


def _names(suits: tuple[Suit, ...]) -> str:
    return " ".join(map(str, suits))
