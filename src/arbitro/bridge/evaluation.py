"""What a hand is worth: points, shape, controls, losing tricks. Counts by convention, not by law."""

from arbitro.bridge.cards import CARDS, SUITS, Rank
from arbitro.bridge.hand import Hand


def _all_of(rank: Rank) -> int:
    return sum(card.bit for card in CARDS if card.rank is rank)


ACES, KINGS, QUEENS, JACKS = (_all_of(rank) for rank in (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK))
BALANCED_SHAPES = frozenset({(4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2)})


def hcp(hand: Hand) -> int:
    """High-card points: ace 4, king 3, queen 2, jack 1."""
    mask = hand.mask
    return (
        4 * (mask & ACES).bit_count()
        + 3 * (mask & KINGS).bit_count()
        + 2 * (mask & QUEENS).bit_count()
        + (mask & JACKS).bit_count()
    )


def controls(hand: Hand) -> int:
    """Ace 2, king 1."""
    return 2 * (hand.mask & ACES).bit_count() + (hand.mask & KINGS).bit_count()


def shape(hand: Hand) -> tuple[int, ...]:
    """The suit lengths, longest first, whichever the suits: `(5, 3, 3, 2)`."""
    return tuple(sorted(hand.lengths, reverse=True))


def is_balanced(hand: Hand) -> bool:
    """4333, 4432 or 5332."""
    return shape(hand) in BALANCED_SHAPES


def losers(hand: Hand) -> int:
    """Losing tricks: in each suit, for each of its first three cards, an ace, king or queen that is not there."""
    total = 0
    for suit in SUITS:
        held = hand.mask & suit.mask
        top = (ACES, ACES | KINGS, ACES | KINGS | QUEENS)[: held.bit_count()]
        total += len(top) - (held & top[-1]).bit_count() if top else 0
    return total
