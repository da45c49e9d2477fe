"""What a pair's system says where a law weighs it. It is advice and evidence, and the director decides.

Of a call that was explained (20, 21, 40, 75): what was agreed, beside what was said and what was held. The file tells a
wrong explanation from a wrong call, where without evidence the explanation is taken to be wrong (21B1(b), 75D).

Of two calls (23A, 27B1(b)): how much of what the new one shows lies inside the old one. A withdrawn call had no meaning
in the auction as it was: an insufficient bid is not in any system. What counts is what it may have meant when it was
made. The ways to have seen the auction are tried: as it was; without the bid on the right; with partner's bid at a
lower level; as an opening.
"""

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from arbitro.book.problem import Place, Problem, ProblemsFound, gathered
from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.constraints import Terms, bounds_of, fits, read_terms
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import Seat
from arbitro.laws.case.question import Source
from arbitro.laws.case.request import QuestionedCall
from arbitro.laws.case.ruling import Fact, Plain
from arbitro.laws.law_21_misinformation import WrongExplanation
from arbitro.laws.law_23_comparable_call import LEAST_HANDS, CallMeaning, Comparison, compared
from arbitro.laws.law_40_partnership_understandings import Departure, UnderstandingQuestioned
from arbitro.systems.understanding import NOTHING_AGREED, Agreements, Meaning, Understanding

WEIGHED = (WrongExplanation, UnderstandingQuestioned, Departure)
"""Where what was agreed is weighed."""
SEED = "comparable"  # the same hands whenever the same meanings are compared
CARDS = 13
NOTHING_CALLED = Auction(Seat.NORTH)

# -- what was agreed, said and held ------------------------------------------------------------------------------


class Explanation(StrEnum):
    """What was said beside what is on file, by the hands that both allow."""

    SAME = "same"
    WIDER = "wider"  # every hand of the agreement, and others
    NARROWER = "narrower"  # only some hands of the agreement
    OVERLAPS = "overlaps"
    APART = "apart"  # no hand fits both
    UNCLEAR = "unclear"  # words that are for the director to compare, or too few hands


def evidence(
    agreements: Agreements | None, situation: object, asked: QuestionedCall, deal: Deal | None = None
) -> tuple[Fact, ...]:
    """What the file says of the call in its auction, whether the explanation differs, and whether the hand fits."""
    problems: list[Problem] = []
    auction, held = _auction(situation), None
    with gathered(problems):
        auction = Auction.parse(asked.auction) if asked.auction else auction
    with gathered(problems):
        held = _hand(asked.held)
    if problems:
        raise ProblemsFound(problems)
    if not auction.calls:
        return ()
    known = Understanding.of(agreements or Agreements.both(NOTHING_AGREED), auction, asked.vulnerability)
    meaning, about = known.meanings[-1], auction.calls[-1].value
    seat = auction.caller(len(auction.calls) - 1)
    held = deal[seat] if held is None and deal is not None else held
    said, terms = asked.explained.strip(), _read(asked.explained)
    found: dict[str, Plain] = {}
    if known.agreements.of(seat).name:
        found["agreed_meaning"] = meaning.shows if meaning else None
    if said:
        found["said_meaning"] = said
        if meaning:
            found["explanation_on_file"] = explanation(meaning, said).value
    if held is not None:
        found["hand_held"] = str(held)
        if meaning:
            found["hand_fits_agreement"] = meaning.fits(held)
        if terms is not None:
            found["hand_fits_explanation"] = fits(held, terms)
    return tuple(Fact(id, about, value, Source.FILE) for id, value in found.items())


def _auction(situation: object) -> Auction:
    """Up to the last call of the explainer's partner; nothing if no such call is known."""
    if not isinstance(situation, WrongExplanation) or not situation.auction:
        return NOTHING_CALLED
    called = situation.called
    own = (at for at in range(len(called.calls), 0, -1) if called.caller(at - 1) is situation.explainer.partner)
    return called.until(next(own, 0))


def _hand(text: str) -> Hand | None:
    hand = Hand.parse(text) if text.strip() else None
    if hand is not None and len(hand) != CARDS:
        raise ProblemsFound([Problem("hand-size", Place(), str(len(hand)), str(CARDS))])
    return hand


def _read(said: str) -> Terms | None:
    """What was said as a constraint, where it is written as one."""
    try:
        terms = read_terms(said)
    except ProblemsFound:
        return None
    return terms if bounds_of(terms) else None


def explanation(meaning: Meaning, said: str) -> Explanation:
    """What was said beside what is on file; hands of each are dealt, and those that fit the other counted."""
    if said.casefold() in (meaning.shows.casefold(), meaning.rule.name.casefold()):
        return Explanation.SAME
    terms = _read(said)
    if terms is None:
        return Explanation.UNCLEAR
    if bounds_of((*meaning.terms, *terms)) is None:
        return Explanation.APART
    agreed, told = CallMeaning((meaning.shows,)), CallMeaning((said,))
    within, beyond = compared(told, agreed, SEED, LEAST_HANDS), compared(agreed, told, SEED, LEAST_HANDS)
    if within.percent is None or beyond.percent is None:
        return Explanation.UNCLEAR
    every, only = within.inside == within.found, beyond.inside == beyond.found
    if not within.inside and not beyond.inside:
        return Explanation.APART
    return {
        (True, True): Explanation.SAME,
        (True, False): Explanation.WIDER,
        (False, True): Explanation.NARROWER,
        (False, False): Explanation.OVERLAPS,
    }[every, only]


# -- comparable calls --------------------------------------------------------------------------------------------


class AgreedReading(Struct, frozen=True):
    """A way in which the withdrawn call may have been meant, and how much of the new one's meaning lies inside."""

    auction: Auction  # as the player may have seen it
    meaning: Meaning
    comparison: Comparison
    same_purpose: bool


class AgreedComparison(Struct, frozen=True):
    """What the new call shows, beside each reading of the withdrawn one; none if no rule covers it."""

    withdrawn: Call
    new: Meaning | None
    readings: tuple[AgreedReading, ...]


def compare_agreed(
    agreements: Agreements, before: Auction, offender: Seat, withdrawn: Call, now: Auction, call: Call, seed: str
) -> AgreedComparison:
    """The withdrawn call was made by the offender after `before`; the new one is made at his turn after `now`."""
    now.call(call)  # raises if it is not legal there
    new = Understanding.of(agreements, now).meaning(call)
    readings: list[AgreedReading] = []
    for seen in _seen(before, offender):
        old = Understanding.of(agreements, seen).meaning(withdrawn) if withdrawn in seen.legal_calls else None
        if new is None or old is None or any(old.shows == reading.meaning.shows for reading in readings):
            continue
        found = compared(CallMeaning((old.shows,)), CallMeaning((new.shows,)), seed)
        purpose = bool(new.rule.asks) and new.rule.asks == old.rule.asks
        readings.append(AgreedReading(seen, old, found, purpose))
    return AgreedComparison(withdrawn, new, tuple(readings))


def _seen(before: Auction, offender: Seat) -> Iterator[Auction]:
    """The auctions that the offender may have thought he was in, with his turn at the end of each."""
    calls = before.calls
    size = len(calls)
    dealer = offender.after(-size)  # out of rotation: as if it had been his turn
    yield Auction.of(dealer, calls)
    if calls and calls[-1].is_bid:
        yield Auction.of(dealer, (*calls[:-1], Call.PASS))
    if size > 1 and calls[-2].is_bid and calls[-2].level > 1 and calls[-2].denomination is not None:
        lower = Call.bid(calls[-2].level - 1, calls[-2].denomination)
        if lower in Auction.of(dealer, calls[:-2]).legal_calls:
            yield Auction.of(dealer, (*calls[:-2], lower, Call.PASS))
    if size:
        yield Auction(offender)
