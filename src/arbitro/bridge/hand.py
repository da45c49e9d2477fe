"""A hand, or any other set of cards, as one 52-bit number."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from arbitro.book.problem import Problem, ProblemsFound, refuse
from arbitro.bridge.cards import CARDS, PACK, RANK_BY_TEXT, RANKS, SUIT_BY_TEXT, SUITS, Card, Rank, Suit
from arbitro.bridge.notation import Honours

# The ranks of every holding in a suit: thirteen bits -> "AKJ5", highest first.
HOLDINGS = [""]
for _rank in RANKS:
    HOLDINGS += [_rank.value + lower for lower in HOLDINGS]
BITS_OF_HOLDING = {text: bits for bits, text in enumerate(HOLDINGS)}


class Hand(Struct, frozen=True, gc=False):
    """An immutable set of cards. It says nothing about how many there should be: see `Deal.problems`."""

    mask: int = 0

    # -- building ----------------------------------------------------------------------------------------------

    @classmethod
    def of(cls, cards: Iterable[Card]) -> "Hand":
        """The set of these cards (a card given twice counts once)."""
        mask = 0
        for card in cards:
            mask |= card.bit
        return cls(mask)

    @classmethod
    def parse(cls, text: str, honours: Honours = Honours.ENGLISH) -> "Hand":
        """A hand as people and files write it.

        `AKQ.J95.-.T8643` (PBN: spades, hearts, diamonds, clubs), `SAKQHJ95CT8643` (LIN: suit letters),
        `♠AKQ ♥J95 ♦- ♣108643`. A card written twice is a problem.
        """
        standard = text if honours is Honours.ENGLISH else honours.read(text)
        return Hand.from_pbn(standard) if "." in standard else Hand.from_suits(standard)

    @classmethod
    def from_pbn(cls, text: str) -> "Hand":
        """The PBN form only: four holdings between dots, spades first, `-` or nothing for a void."""
        holdings = text.strip().split(".")
        if len(holdings) != 4:
            raise refuse("bad-hand", found=text, expected="AKQ.J95.-.T8643")
        spades, hearts, diamonds, clubs = map(BITS_OF_HOLDING.get, holdings)
        if spades is not None and hearts is not None and diamonds is not None and clubs is not None:
            return cls(spades << 39 | hearts << 26 | diamonds << 13 | clubs)
        mask = 0
        for suit, holding in zip(reversed(SUITS), holdings, strict=True):
            mask |= holding_mask(suit, holding)
        return cls(mask)

    @classmethod
    def from_suits(cls, text: str) -> "Hand":
        """Cards after their suit letters or symbols, in any order of suits."""
        mask = 0
        suit: Suit | None = None
        problems = []
        ranks = text.strip().upper().replace("10", "T")
        for at, letter in enumerate(ranks):
            if (named := SUIT_BY_TEXT.get(letter)) is not None:
                suit = named
            elif letter in " -–—,:\ufe0f":
                continue
            elif suit is None or (rank := RANK_BY_TEXT.get(letter)) is None:
                problems.append(Problem("bad-hand", found=ranks[at:], expected="SAKQHJ95CT8643"))
                break
            else:
                card = Card.of(suit, rank)
                if mask & card.bit:
                    problems.append(Problem("card-twice", found=card.value))
                mask |= card.bit
        if problems:
            raise ProblemsFound(problems)
        return cls(mask)

    # -- the set -----------------------------------------------------------------------------------------------

    def __contains__(self, card: Card) -> bool:
        return bool(self.mask & card.bit)

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __iter__(self) -> Iterator[Card]:
        """The cards from the ace of spades down to the two of clubs."""
        mask = self.mask
        while mask:
            top = mask.bit_length() - 1
            yield CARDS[top]
            mask ^= 1 << top

    def __or__(self, other: "Hand") -> "Hand":
        return Hand(self.mask | other.mask)

    def __and__(self, other: "Hand") -> "Hand":
        return Hand(self.mask & other.mask)

    def __sub__(self, other: "Hand") -> "Hand":
        return Hand(self.mask & ~other.mask)

    def __xor__(self, other: "Hand") -> "Hand":
        return Hand(self.mask ^ other.mask)

    def __invert__(self) -> "Hand":
        """Every other card of the pack."""
        return Hand(PACK & ~self.mask)

    def __le__(self, other: "Hand") -> bool:
        return self.mask & ~other.mask == 0

    def isdisjoint(self, other: "Hand") -> bool:
        return self.mask & other.mask == 0

    def with_card(self, card: Card) -> "Hand":
        return Hand(self.mask | card.bit)

    def without(self, card: Card) -> "Hand":
        return Hand(self.mask & ~card.bit)

    def in_suit(self, suit: Suit) -> "Hand":
        return Hand(self.mask & suit.mask)

    # -- holdings ----------------------------------------------------------------------------------------------

    def length(self, suit: Suit) -> int:
        return (self.mask & suit.mask).bit_count()

    def holding(self, suit: Suit) -> str:
        """The ranks held in a suit, highest first: `"AKJ5"`, empty for a void."""
        return HOLDINGS[self.mask >> 13 * suit.index & 0x1FFF]

    def ranks(self, suit: Suit) -> tuple[Rank, ...]:
        return tuple(card.rank for card in self.in_suit(suit))

    @property
    def lengths(self) -> tuple[int, int, int, int]:
        """Lengths of spades, hearts, diamonds, clubs."""
        s, h, d, c = (self.length(suit) for suit in reversed(SUITS))
        return (s, h, d, c)

    # -- printing ----------------------------------------------------------------------------------------------

    def __str__(self) -> str:
        return ".".join(self.holding(suit) for suit in reversed(SUITS))

    def __repr__(self) -> str:
        return f"Hand.parse({str(self)!r})"

    def lin(self) -> str:
        """`SAKQHJ95DCT8643`."""
        return "".join(suit.value + self.holding(suit) for suit in reversed(SUITS))

    def lines(self, honours: Honours = Honours.ENGLISH, *, ten: str = "10", void: str = "—") -> tuple[str, ...]:
        """Four lines of a diagram: `♠ A K Q`, spades first."""
        holdings = (" ".join(honours.written(self.holding(suit))).replace("T", ten) for suit in reversed(SUITS))
        return tuple(f"{suit.symbol} {h or void}" for suit, h in zip(reversed(SUITS), holdings, strict=True))


def holding_mask(suit: Suit, holding: str) -> int:
    """The cards of one suit from their ranks: `AKJ5`, `akj5`, `A K 10 5`, `-` or empty for a void."""
    bits = BITS_OF_HOLDING.get(holding)
    if bits is None:
        ranks = holding.strip().upper().replace("10", "T").replace(" ", "")
        bits = 0
        for letter in "" if ranks == "-" else ranks:
            rank = RANK_BY_TEXT.get(letter)
            if rank is None:
                raise refuse("bad-holding", found=holding, expected="AKQJT98765432")
            if bits >> rank.index & 1:
                raise refuse("card-twice", found=suit.value + rank.value)
            bits |= 1 << rank.index
    return bits << 13 * suit.index


EMPTY = Hand()
FULL_PACK = Hand(PACK)
