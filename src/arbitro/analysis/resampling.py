"""Deals that could have been, for those who did not see all the cards.

What is known of each hand stays; the rest is dealt again, every completion as likely as any other, and kept if what
the auction and the play showed holds of it.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import comb

from msgspec import Struct

from arbitro.analysis.history import in_rotation, shown_out
from arbitro.book.problem import Problem, ProblemsFound, refuse
from arbitro.bridge.cards import Card
from arbitro.bridge.constraints import Constraint, contradictions
from arbitro.bridge.contract import Contract
from arbitro.bridge.deal import Deal
from arbitro.bridge.dealing import Draw
from arbitro.bridge.hand import EMPTY, Hand
from arbitro.bridge.seats import SEATS, Seat

TRIES = 100_000
"""Deals drawn before giving up, for all samples together."""


class Known(Struct, frozen=True):
    """The cards that are known of each seat, and what must hold of the whole hands."""

    deal: Deal
    constraints: tuple[Constraint, ...] = ()

    @property
    def hidden(self) -> tuple[Seat, ...]:
        """The seats of which cards are unknown."""
        return tuple(seat for seat in SEATS if len(self.deal[seat]) < 13)

    def problems(self) -> tuple[Problem, ...]:
        """Everything that no deal can satisfy, as far as it shows before dealing."""
        hidden = self.hidden
        whole = (c for c in self.constraints if not any(seat in hidden for seat in c.seats))
        return (
            *self.deal.problems(partial=True),
            *contradictions(self.constraints),
            *(Problem("impossible-constraint", found=c.text) for c in whole if not c.holds(self.deal)),
        )

    def checked(self) -> "Known":
        """Itself, or an exception with every problem."""
        if problems := self.problems():
            raise ProblemsFound(problems)
        return self


class Samples(Struct, frozen=True):
    """Deals drawn, and how many were looked at for them; fewer than wanted where the tries were used up."""

    deals: tuple[Deal, ...]
    wanted: int
    tries: int

    @property
    def is_complete(self) -> bool:
        return len(self.deals) == self.wanted

    @property
    def kept(self) -> Fraction:
        """The share of the deals looked at that the constraints left."""
        return Fraction(len(self.deals), self.tries)


def completed(known: Deal, draw: Draw) -> Deal:
    """A completion of a partial deal, each as likely as any other."""
    left = tuple(known.missing)
    hands = {}
    for seat in SEATS:
        taken = _taken(left, 13 - len(known[seat]), draw)
        hands[seat] = known[seat] | taken
        left = tuple(card for card in left if card not in taken)
    return Deal.of(hands)


def _taken(cards: Sequence[Card], size: int, draw: Draw) -> Hand:
    """So many of the cards: the choice with a number drawn among all choices."""
    if not size:
        return EMPTY
    number = draw(comb(len(cards), size))
    mask = 0
    for after, card in zip(range(len(cards) - 1, -1, -1), cards, strict=True):
        with_it = comb(after, size - 1) if size else 0
        if number < with_it:
            mask |= card.bit
            size -= 1
        else:
            number -= with_it
    return Hand(mask)


def resample(known: Known, draw: Draw, samples: int, tries: int = TRIES) -> Samples:
    """Completions of what is known that satisfy every constraint; a problem if the tries give none at all."""
    known.checked()
    if samples < 1:
        raise refuse("samples-needed", found=samples, expected="1 …")
    deals: list[Deal] = []
    tried = 0
    while len(deals) < samples and tried < tries:
        tried += 1
        deal = completed(known.deal, draw)
        if all(constraint.holds(deal) for constraint in known.constraints):
            deals.append(deal)
    if not deals:
        raise refuse("no-sample-found", found=tried, expected="; ".join(map(str, known.constraints)))
    return Samples(tuple(deals), samples, tried)


def hide(deal: Deal, seats: Iterable[Seat], contract: Contract, cards: Sequence[Card] = ()) -> Known:
    """What remains known once some hands are hidden: the cards that they have played, and suits they showed out of.

    Of a hand that is given only in part, that part stays known.
    """
    away = frozenset(seats)
    history = tuple(in_rotation(contract, cards))
    known = {seat: EMPTY if seat in away and len(deal[seat]) == 13 else deal[seat] for seat in SEATS}
    for seat, card, _ in history:
        known[seat] = known[seat].with_card(card)
    lengths = tuple(
        Constraint.parse(f"{seat.value}: {length}{suit.value}")
        for (seat, suit), length in shown_out(deal, contract, cards).items()
        if len(known[seat]) < 13
    )
    return Known(Deal.of(known), lengths)
