"""What a hand to play has before it, as sets of bits: cards are their index, hands 52-bit sets, seats 0 to 3."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from arbitro.bridge.cards import CARDS, SUITS

NO_TRUMPS = -1
SUIT_MASKS = tuple(suit.mask for suit in SUITS)
SUIT_OF = tuple(card.suit.index for card in CARDS)

Hands: TypeAlias = tuple[int, int, int, int]


class Turn(NamedTuple):
    """A turn: all hands without the cards of the trick, who led or leads, the trick, whose turn, what is legal."""

    hands: Hands
    leader: int
    trick: tuple[int, ...]
    seat: int
    legal: int
    trump: int  # the suit's index, or NO_TRUMPS

    @property
    def leads(self) -> bool:
        return not self.trick

    @property
    def partner(self) -> int:
        return self.hands[self.seat ^ 2]

    @property
    def opponents(self) -> int:
        return self.hands[self.seat ^ 1] | self.hands[self.seat ^ 3]

    @property
    def own_lead(self) -> bool:
        """The trick is, or is being, led by the side to play."""
        return (self.leader ^ self.seat) & 1 == 0

    @property
    def third(self) -> bool:
        return len(self.trick) == 2

    @property
    def led(self) -> int:
        """The index of the suit led."""
        return self.trick[0] // 13

    @property
    def trumps(self) -> int:
        return SUIT_MASKS[self.trump] if self.trump != NO_TRUMPS else 0

    @property
    def best(self) -> int:
        """The card that is winning the trick."""
        best = self.trick[0]
        for card in self.trick[1:]:
            if beats(card, best, self.trump):
                best = card
        return best


def beats(card: int, best: int, trump: int) -> bool:
    """Whether a later card takes the trick from the best one so far."""
    suit = card // 13
    return card > best if suit == best // 13 else suit == trump


def legal_cards(hand: int, trick: tuple[int, ...]) -> int:
    """44C."""
    return (trick and hand & SUIT_MASKS[trick[0] // 13]) or hand


def highest(cards: int) -> int:
    """The set of the highest card alone."""
    return 1 << cards.bit_length() - 1 if cards else 0


def lowest(cards: int) -> int:
    return cards & -cards


@lru_cache(1 << 17)
def equals(own: int, live: int) -> tuple[int, ...]:
    """The groups of equal cards of one suit that a hand holds, highest first: no live card of others between."""
    groups: list[int] = []
    group = 0
    for place in range(live.bit_length() - 1, -1, -1):
        bit = 1 << place
        if own & bit:
            group |= bit
        elif live & bit and group:
            groups.append(group)
            group = 0
    return (*groups, group) if group else tuple(groups)


def card_of(cards: int, trick: tuple[int, ...]) -> int:
    """The card that stands for its equals: the highest to lead, the lowest to follow with.

    One card for all, so that a choice struck out after one of them is struck out after every other.
    """
    return (cards & -cards if trick else cards).bit_length() - 1


def standing(hand: int, live: int, allowed: int, named: int, follows: bool) -> tuple[int, ...]:
    """One card for each group of equals among those allowed, spades first, high cards first."""
    cards: tuple[int, ...] = ()
    for shift in (39, 26, 13, 0):
        if of_suit := allowed >> shift & 0x1FFF:
            own = hand >> shift & 0x1FFF
            cards += _standing(own, live >> shift & 0x1FFF, of_suit, named >> shift & 0x1FFF, shift, follows)
    return cards


@lru_cache(1 << 17)
def _standing(own: int, live: int, allowed: int, named: int, shift: int, follows: bool) -> tuple[int, ...]:
    return tuple(
        shift + ((cards & -cards if follows else cards).bit_length() - 1)
        for cards in separated(own, live, allowed, named)
    )


def separated(own: int, live: int, allowed: int, named: int) -> Iterator[int]:
    """The groups of equal cards of one suit among those allowed; a card that was named stands alone."""
    for group in equals(own, live):
        cards = group & allowed
        alone = cards & named
        while alone:
            yield alone & -alone
            alone &= alone - 1
        if cards & ~named:
            yield cards & ~named
