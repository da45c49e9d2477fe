"""Cards, suits, ranks and denominations (Law 1; 18E for the order of denominations).

Closed sets are enumerations: every card is one object, compared by identity, ordered as the game orders it,
and travels as its short text (`"SA"`, `"D"`, `"NT"`).
"""

from enum import Enum
from typing import Self

from arbitro.book.problem import refuse


class Ordered(Enum):
    """An enumeration whose members have a place (`index`, from 0) in the order of definition."""

    index: int

    def __init__(self, _text: str) -> None:
        self.index = len(type(self).__members__)

    __hash__ = object.__hash__  # members are single objects; Enum's own hash is slow

    def __lt__(self, other: Self) -> bool:
        return self.index < other.index if other.__class__ is self.__class__ else NotImplemented

    def __le__(self, other: Self) -> bool:
        return self.index <= other.index if other.__class__ is self.__class__ else NotImplemented

    def __gt__(self, other: Self) -> bool:
        return self.index > other.index if other.__class__ is self.__class__ else NotImplemented

    def __ge__(self, other: Self) -> bool:
        return self.index >= other.index if other.__class__ is self.__class__ else NotImplemented

    def __str__(self) -> str:
        return str(self._value_)


class Suit(Ordered):
    """The four suits, lowest first (Law 1)."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    mask: int  # the thirteen bits of the suit in a 52-bit set of cards
    symbol: str

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.mask = 0x1FFF << 13 * self.index
        self.symbol = "♣♦♥♠"[self.index]

    @property
    def denomination(self) -> "Denomination":
        return DENOMINATIONS[self.index]

    @property
    def is_major(self) -> bool:
        return self.index >= 2

    @classmethod
    def parse(cls, text: str) -> "Suit":
        """A suit from its letter or symbol, in either case."""
        try:
            return SUIT_BY_TEXT[text.strip().upper()]
        except KeyError:
            raise refuse("bad-suit", found=text, expected="S H D C") from None


class Denomination(Ordered):
    """What a bid names, lowest first (18E)."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    NOTRUMP = "NT"

    suit: Suit | None
    symbol: str

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.suit = tuple(Suit)[self.index] if self.index < 4 else None
        self.symbol = self.suit.symbol if self.suit else "NT"

    @property
    def is_minor(self) -> bool:
        return self.index < 2

    @classmethod
    def parse(cls, text: str) -> "Denomination":
        """A denomination from its letter, symbol, or N, NT, SA."""
        try:
            return DENOMINATION_BY_TEXT[text.strip().upper()]
        except KeyError:
            raise refuse("bad-denomination", found=text, expected="C D H S NT") from None


class Rank(Ordered):
    """The thirteen ranks, lowest first (Law 1)."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    @property
    def is_honour(self) -> bool:
        """Ace, king, queen, jack and ten (Definitions)."""
        return self.index >= 8

    @classmethod
    def parse(cls, text: str) -> "Rank":
        try:
            return RANK_BY_TEXT[text.strip().upper()]
        except KeyError:
            raise refuse("bad-rank", found=text, expected="A K Q J T 9 8 7 6 5 4 3 2") from None


SUITS = tuple(Suit)
DENOMINATIONS = tuple(Denomination)
RANKS = tuple(Rank)

SUIT_BY_TEXT = {t: s for s in SUITS for t in (s.value, s.symbol)} | {
    "♤": Suit.SPADES,
    "♡": Suit.HEARTS,
    "♢": Suit.DIAMONDS,
    "♧": Suit.CLUBS,
}
DENOMINATION_BY_TEXT = {t: s.denomination for t, s in SUIT_BY_TEXT.items()} | dict.fromkeys(
    ("N", "NT", "SA", "FA"), Denomination.NOTRUMP
)
RANK_BY_TEXT = {r.value: r for r in RANKS} | {"10": Rank.TEN}


class Card(Ordered):
    """The 52 cards, from the two of clubs to the ace of spades; named suit first: `Card.SA`, `Card.HT`."""

    C2 = "C2"
    C3 = "C3"
    C4 = "C4"
    C5 = "C5"
    C6 = "C6"
    C7 = "C7"
    C8 = "C8"
    C9 = "C9"
    CT = "CT"
    CJ = "CJ"
    CQ = "CQ"
    CK = "CK"
    CA = "CA"
    D2 = "D2"
    D3 = "D3"
    D4 = "D4"
    D5 = "D5"
    D6 = "D6"
    D7 = "D7"
    D8 = "D8"
    D9 = "D9"
    DT = "DT"
    DJ = "DJ"
    DQ = "DQ"
    DK = "DK"
    DA = "DA"
    H2 = "H2"
    H3 = "H3"
    H4 = "H4"
    H5 = "H5"
    H6 = "H6"
    H7 = "H7"
    H8 = "H8"
    H9 = "H9"
    HT = "HT"
    HJ = "HJ"
    HQ = "HQ"
    HK = "HK"
    HA = "HA"
    S2 = "S2"
    S3 = "S3"
    S4 = "S4"
    S5 = "S5"
    S6 = "S6"
    S7 = "S7"
    S8 = "S8"
    S9 = "S9"
    ST = "ST"
    SJ = "SJ"
    SQ = "SQ"
    SK = "SK"
    SA = "SA"

    suit: Suit
    rank: Rank
    bit: int  # its place in a 52-bit set of cards

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.suit = SUITS[self.index // 13]
        self.rank = RANKS[self.index % 13]
        self.bit = 1 << self.index

    @property
    def is_honour(self) -> bool:
        return self.rank.is_honour

    @classmethod
    def of(cls, suit: Suit, rank: Rank) -> "Card":
        return CARDS[13 * suit.index + rank.index]

    @classmethod
    def parse(cls, text: str) -> "Card":
        """A card as people write it: `SA`, `AS`, `s10`, `♥T`, `10♥`."""
        try:
            return CARD_BY_TEXT[text.strip().upper().replace("10", "T")]
        except KeyError:
            raise refuse("bad-card", found=text, expected="SA") from None


CARDS = tuple(Card)
PACK = (1 << 52) - 1  # all 52 cards as a set

CARD_BY_TEXT = {
    text: Card.of(suit, rank)
    for name, suit in SUIT_BY_TEXT.items()
    for rank in RANKS
    for text in (name + rank.value, rank.value + name)
}
