"""What would have happened without the irregularity (12C1, 64C): evidence for the director, never a ruling.

`as_the_cards_lie` is double dummy from the position just before it. `over_samples` is double dummy over deals that
could have been. Both take it that from there on everybody plays as if he saw all the cards; nobody at a table does.
"""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

from arbitro.analysis.history import Reached, reached
from arbitro.analysis.interval import Interval, interval
from arbitro.analysis.resampling import Samples
from arbitro.analysis.solver import solve_cards, solve_position
from arbitro.bridge.cards import Card
from arbitro.bridge.contract import Contract
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import Seat


class CardTricks(Struct, frozen=True):
    """A card that could have been played, and the tricks that declarer has in all after it."""

    card: Card
    tricks: int


class AsTheCardsLie(Struct, frozen=True):
    """Double dummy on the actual deal, from the position before a card was played."""

    contract: Contract
    before: int  # the number of the card in the play, counted from 1
    turn: Seat
    won: int  # by declarer, in the tricks that are over
    tricks: int  # declarer's in all
    cards: tuple[CardTricks, ...]  # what each card that the player could have played leads to


def as_the_cards_lie(deal: Deal, contract: Contract, cards: Sequence[Card] = ()) -> AsTheCardsLie:
    """Declarer's tricks from the position after these cards, among which may be established revokes (64C)."""
    at = reached(deal, contract, cards)
    choices = solve_cards(at.position)
    ways = tuple(CardTricks(card, _declarers(at, contract, choices[card])) for card in at.position.legal_cards)
    best = _declarers(at, contract, max(choices.values()))
    return AsTheCardsLie(contract, len(cards) + 1, at.position.turn, at.won, best, ways)


def _declarers(at: Reached, contract: Contract, to_come: int) -> int:
    """Declarer's tricks in all, from those to come for the side to play."""
    declaring = at.position.turn.side is contract.declarer.side
    return at.won + (to_come if declaring else at.position.tricks_left - to_come)


class TricksSeen(Struct, frozen=True):
    """How often declarer had so many tricks, and the share of all deals with which that agrees."""

    tricks: int
    count: int
    share: Fraction
    interval: Interval


class OverSamples(Struct, frozen=True):
    """Double dummy over deals that could have been, from the position after so many cards."""

    contract: Contract
    before: int
    samples: int
    tricks: tuple[TricksSeen, ...]  # the most first

    @property
    def mean(self) -> Fraction:
        return sum((seen.tricks * seen.share for seen in self.tricks), Fraction())


def over_samples(samples: Samples, contract: Contract, cards: Sequence[Card] = ()) -> OverSamples:
    """Declarer's tricks in each of the samples."""
    seen: Counter[int] = Counter()
    for deal in samples.deals:
        at = reached(deal, contract, cards)
        seen[_declarers(at, contract, solve_position(at.position))] += 1
    number = len(samples.deals)
    tricks = tuple(
        TricksSeen(won, count, Fraction(count, number), interval(count, number))
        for won, count in sorted(seen.items(), reverse=True)
    )
    return OverSamples(contract, len(cards) + 1, number, tricks)
