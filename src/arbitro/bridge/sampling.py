"""Many deals under constraints, quickly: whole batches are dealt at once, and most are left out by points and lengths.

What cards are known stay; the rest is dealt, every completion as likely as any other, and kept if every constraint
holds. The source of chance gives one number for each batch.
"""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from arbitro.book.problem import ProblemsFound, refuse
from arbitro.bridge.cards import SUITS
from arbitro.bridge.constraints import Bounds, Constraint, bounds_of, contradictions
from arbitro.bridge.deal import Deal
from arbitro.bridge.dealing import Draw
from arbitro.bridge.evaluation import ACES, JACKS, KINGS, QUEENS
from arbitro.bridge.hand import EMPTY, Hand
from arbitro.bridge.seats import SEATS

NOTHING_KNOWN = Deal(EMPTY, EMPTY, EMPTY, EMPTY)
FIRST_BATCH, LARGEST_BATCH = 512, 16_384

Masks: TypeAlias = NDArray[np.uint64]


def sampled_deals(
    constraints: Iterable[Constraint], draw: Draw, *, known: Deal = NOTHING_KNOWN, tries: int = 400_000
) -> Iterator[Deal]:
    """Completions of what is known that satisfy every constraint, until so many deals have been looked at; none of a
    hand that has too many cards."""
    if any(len(known[seat]) > 13 for seat in SEATS):
        return
    wanted = tuple(constraints)
    limits = [
        (constraint.seats[0].index, bounds)
        for constraint in wanted
        if len(constraint.seats) == 1 and (bounds := bounds_of(constraint.terms)) is not None
    ]
    batch = FIRST_BATCH
    while tries > 0:
        hands = _dealt(known, draw, min(batch, tries))
        tries -= batch
        batch = min(2 * batch, LARGEST_BATCH)
        possible = np.ones(hands.shape[1], dtype=bool)
        for seat, bounds in limits:
            possible &= _within(hands[seat], bounds)
        for masks in hands[:, possible].T.tolist():
            deal = Deal(*map(Hand, masks))
            if all(constraint.holds(deal) for constraint in wanted):
                yield deal


def sampled_deal(constraints: Iterable[Constraint], draw: Draw, tries: int) -> Deal:
    """One such deal, or a problem when the tries are used up or no deal can be."""
    wanted = tuple(constraints)
    if problems := contradictions(wanted):
        raise ProblemsFound(problems)
    found = next(sampled_deals(wanted, draw, tries=tries), None)
    if found is None:
        raise refuse("no-deal-found", found=tries, expected="; ".join(map(str, wanted)))
    return found


def _dealt(known: Deal, draw: Draw, number: int) -> Masks:
    """The four hands of so many deals, as sets of cards."""
    chance = np.random.Generator(np.random.PCG64(draw(1 << 64)))
    left = np.array([card.bit for card in known.missing], dtype=np.uint64)
    cards = chance.permuted(np.tile(left, (number, 1)), axis=1)
    hands = np.empty((4, number), dtype=np.uint64)
    at = 0
    for seat in SEATS:
        size = 13 - len(known[seat])
        hands[seat.index] = cards[:, at : at + size].sum(axis=1, dtype=np.uint64) + np.uint64(known[seat].mask)
        at += size
    return hands


def _within(hands: Masks, bounds: Bounds) -> NDArray[np.bool_]:
    """Which hands keep to the limits."""
    points = sum(
        np.bitwise_count(hands & np.uint64(rank)).astype(np.int16) * worth
        for worth, rank in ((4, ACES), (3, KINGS), (2, QUEENS), (1, JACKS))
    )
    inside: NDArray[np.bool_] = (points >= bounds.hcp[0]) & (points <= bounds.hcp[1])
    for suit in SUITS:
        length = np.bitwise_count(hands & np.uint64(suit.mask))
        inside &= (length >= bounds.least(suit)) & (length <= bounds.most(suit))
    return inside
