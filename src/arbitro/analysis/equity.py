"""What would have happened without the irregularity (12C1, 64C): evidence for the director, never a ruling.

`as_the_cards_lie` is double dummy from the position just before it. `over_samples` is double dummy over deals that
could have been. Both take it that from there on everybody plays as if he saw all the cards; nobody at a table does.

In a pool a deal may have a time limit: only what is not solved within it depends on anything but the facts and the
seed, and that is told.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from arbitro.analysis.history import Reached, reached
from arbitro.analysis.interval import Interval, interval
from arbitro.analysis.memory import Memory
from arbitro.analysis.pool import Pool, TimeLimit
from arbitro.analysis.resampling import Samples
from arbitro.analysis.table import CardTricks as ToCome
from arbitro.analysis.table import best_cards, tricks_to_come
from arbitro.bridge.cards import Card
from arbitro.bridge.contract import Contract
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import Seat


class TricksAfter(Struct, frozen=True):
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
    cards: tuple[TricksAfter, ...]  # what each card that the player could have played leads to


def as_the_cards_lie(deal: Deal, contract: Contract, cards: Sequence[Card] = ()) -> AsTheCardsLie:
    """Declarer's tricks from the position after these cards, among which may be established revokes (64C)."""
    at = reached(deal, contract, cards)
    return _lie(at, contract, len(cards) + 1, best_cards(at.position))


def each_as_the_cards_lie(
    pool: Pool, deal: Deal, plays: Mapping[Contract, Sequence[Card]], limit_seconds: float | None = None
) -> Iterator[AsTheCardsLie | TimeLimit]:
    """The same for several contracts, each after the cards that were played in it."""
    stood = [reached(deal, contract, cards) for contract, cards in plays.items()]
    solved = pool.best_cards([at.position for at in stood], limit_seconds)
    for at, (contract, cards), choices in zip(stood, plays.items(), solved, strict=True):
        yield choices if isinstance(choices, TimeLimit) else _lie(at, contract, len(cards) + 1, choices)


def _lie(at: Reached, contract: Contract, before: int, choices: tuple[ToCome, ...]) -> AsTheCardsLie:
    to_come = {choice.card: choice.tricks for choice in choices}
    ways = tuple(TricksAfter(card, _declarers(at, contract, to_come[card])) for card in at.position.legal_cards)
    best = _declarers(at, contract, choices[0].tricks)
    return AsTheCardsLie(contract, before, at.position.turn, at.won, best, ways)


def _declarers(at: Reached, contract: Contract, to_come: int) -> int:
    """Declarer's tricks in all, from those to come for the side to play."""
    declaring = at.position.turn.side is contract.declarer.side
    return at.won + (to_come if declaring else at.position.tricks_left - to_come)


class TricksSeen(Struct, frozen=True):
    """How often declarer had so many tricks: of the deals solved, and the share of all with which that agrees."""

    tricks: int
    count: int
    share: Fraction
    interval: Interval


class OverSamples(Struct, frozen=True):
    """Double dummy over deals that could have been, from the position after so many cards.

    A deal that was not solved in time is left out; the intervals are as wide as it takes whatever it would have been.
    """

    contract: Contract
    before: int
    samples: int  # solved
    tricks: tuple[TricksSeen, ...]  # the most first; none if nothing was solved
    unsolved: int = 0  # within the limit

    @property
    def mean(self) -> Fraction | None:
        return sum((seen.tricks * seen.share for seen in self.tricks), Fraction()) if self.tricks else None


class SampleAsked(Struct, frozen=True):
    """A deal as a worker is asked about it: how many tricks declarer has in all, after these cards."""

    deal: Deal
    contract: Contract
    cards: tuple[Card, ...]


OF_SAMPLES: Memory[SampleAsked, int] = Memory(100_000)


def declarers_tricks(asked: SampleAsked) -> int:
    at = reached(asked.deal, asked.contract, asked.cards)
    return _declarers(at, asked.contract, tricks_to_come(at.position.checked()))


def over_samples(
    pool: Pool,
    samples: Samples,
    contract: Contract,
    cards: Sequence[Card] = (),
    *,
    limit_seconds: float | None = None,
    after_each: Callable[[], object] = lambda: None,
) -> OverSamples:
    """Declarer's tricks in each of the samples; however many workers there are, the same."""
    asked = (SampleAsked(deal, contract, tuple(cards)) for deal in samples.deals)
    seen: Counter[int] = Counter()
    for tricks in pool.answers(declarers_tricks, asked, OF_SAMPLES, limit_seconds):
        if not isinstance(tricks, TimeLimit):
            seen[tricks] += 1
        after_each()
    number, solved = len(samples.deals), seen.total()
    shares = tuple(
        TricksSeen(won, count, Fraction(count, solved), interval(count, number, number - solved))
        for won, count in sorted(seen.items(), reverse=True)
    )
    return OverSamples(contract, len(cards) + 1, solved, shares, number - solved)
