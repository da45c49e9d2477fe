"""What a hand is worth: points, shape, controls, losing tricks. Counts by convention, not by law."""

from arbitro.bridge.cards import CARDS, SUITS, Rank, Suit
from arbitro.bridge.hand import Hand


def _all_of(rank: Rank) -> int:
    return sum(card.bit for card in CARDS if card.rank is rank)


ACES, KINGS, QUEENS, JACKS, TENS = map(_all_of, (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN))
BALANCED_SHAPES = frozenset({(4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2)})
SHORTNESS = (3, 2, 1)  # points for a void, a singleton, a doubleton


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


def points(hand: Hand) -> int:
    """High-card points, and one for each card of a suit from the fifth on."""
    return hcp(hand) + sum(length - 4 for length in hand.lengths if length > 4)


def support(hand: Hand) -> int:
    """High-card points, and what shortness is worth beside trumps: void 3, singleton 2, doubleton 1."""
    return hcp(hand) + sum(SHORTNESS[length] for length in hand.lengths if length < 3)


def aces(hand: Hand) -> int:
    return (hand.mask & ACES).bit_count()


def kings(hand: Hand) -> int:
    return (hand.mask & KINGS).bit_count()


def top_cards(hand: Hand, suit: Suit) -> int:
    """Ace, king and queen of a suit."""
    return (hand.mask & suit.mask & (ACES | KINGS | QUEENS)).bit_count()


def honours(hand: Hand, suit: Suit) -> int:
    """Ace, king, queen, jack and ten of a suit."""
    return (hand.mask & suit.mask & (ACES | KINGS | QUEENS | JACKS | TENS)).bit_count()


def keycards(hand: Hand, trumps: Suit) -> int:
    """The aces and the king of trumps."""
    return aces(hand) + has(hand, trumps, KINGS)


def stopper(hand: Hand, suit: Suit) -> int:
    """1 with the ace, the king and another, the queen and two others, the jack and three others; else 0."""
    held = hand.mask & suit.mask
    length = held.bit_count()
    return int(any(held & rank and length > others for others, rank in enumerate((ACES, KINGS, QUEENS, JACKS))))


def control(hand: Hand, suit: Suit) -> int:
    """1 if the opponents cannot take the first two tricks in a suit: ace, king, singleton or void; else 0."""
    held = hand.mask & suit.mask
    return int(bool(held & (ACES | KINGS)) or held.bit_count() < 2)


def has(hand: Hand, suit: Suit, rank: int) -> int:
    """1 with this card of the suit, else 0; `rank` is one of the sets above."""
    return (hand.mask & suit.mask & rank).bit_count()
