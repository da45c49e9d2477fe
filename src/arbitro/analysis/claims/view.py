"""What a hand to play has before it, as sets of bits: cards are their index, hands 52-bit sets, seats 0 to 3."""

from functools import cache
from typing import NamedTuple

from arbitro.bridge.cards import SUITS

NO_TRUMPS = -1
SUIT_MASKS = tuple(suit.mask for suit in SUITS)


class View(NamedTuple):
    """A turn: all hands without the cards of the trick, who led or leads, the trick, whose turn, what is legal."""

    hands: tuple[int, int, int, int]
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


@cache
def equals(own: int, live: int) -> tuple[int, ...]:
    """The groups of equal cards of one suit that a hand holds, highest first: no live card of others between."""
    found: list[int] = []
    group = 0
    for place in range(live.bit_length() - 1, -1, -1):
        bit = 1 << place
        if own & bit:
            group |= bit
        elif live & bit and group:
            found.append(group)
            group = 0
    return (*found, group) if group else tuple(found)
