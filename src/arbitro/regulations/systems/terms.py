"""The terms of the systems policy (appendix 1, 2.1): weak, strong, length, shortage, known suit, natural."""

from collections.abc import Iterable

from msgspec import Struct

from arbitro.bridge.calls import Call
from arbitro.bridge.cards import SUITS, Suit
from arbitro.regulations import keys
from arbitro.regulations.consequence import Open
from arbitro.regulations.pack import Pack
from arbitro.regulations.systems.agreement import Agreement, Base, Context, HandShown, Shape, System

KING = 3  # Milton Work


class Terms(Struct, frozen=True):
    """What the words of the policy mean by a pack."""

    pack: Pack

    @property
    def average(self) -> int:
        return self.pack[keys.AVERAGE_HAND]

    @property
    def strength(self) -> int:
        """The least that is strong: a king above average."""
        return self.average + KING

    def weak(self, meaning: HandShown) -> bool:
        """Whether the hand may be below average."""
        return meaning.min_hcp < self.average

    def strong(self, meaning: HandShown) -> bool:
        return meaning.min_hcp >= self.strength

    def always_strong(self, agreement: Agreement) -> bool:
        return all(map(self.strong, agreement.variants()))

    def may_be_weak(self, agreement: Agreement) -> bool:
        return any(map(self.weak, agreement.variants()))

    def long(self, meaning: HandShown) -> frozenset[Suit]:
        """The suits in which length is shown."""
        return frozenset(suit for suit in SUITS if meaning.least(suit) >= self.pack[keys.LENGTH])

    def short(self, meaning: HandShown) -> frozenset[Suit]:
        """The suits in which a shortage is shown."""
        return frozenset(suit for suit in SUITS if meaning.most(suit) <= self.pack[keys.SHORTAGE])

    def known(self, variants: Iterable[HandShown]) -> tuple[Suit, ...]:
        """The suits that every one of these hands has."""
        hands = tuple(variants)
        least = self.pack[keys.KNOWN_SUIT]
        return tuple(suit for suit in SUITS if hands and all(hand.least(suit) >= least for hand in hands))

    def short_club(self, agreement: Agreement, system: System) -> bool:
        """1C in a natural system, not forcing, that may be a doubleton or a singleton: natural (2.4(f))."""
        return (
            agreement.is_opening_bid
            and agreement.call is Call.BID_1C
            and not agreement.forcing
            and system.base in (Base.NATURAL, None)
            and all(variant.least(Suit.CLUBS) >= 1 for variant in agreement.variants())
        )

    def natural(self, agreement: Agreement, system: System) -> bool | None:
        """Whether a call is natural; None if the pair must say so and has not."""
        if agreement.natural is not None:
            return agreement.natural
        if self.short_club(agreement, system):
            return True
        if self.pack[keys.NATURAL_BY] == "declared":
            return system.answers.get(self.asks_natural(agreement).identity)
        return all(self._natural_hand(variant, agreement) for variant in agreement.variants())

    def _natural_hand(self, hand: HandShown, agreement: Agreement) -> bool:
        named = agreement.call.denomination if agreement.call else None
        if named is None:  # pass, double, redouble
            return not self.long(hand)
        if named.suit is None:
            span = hand.max_hcp - hand.min_hcp + 1
            ranged = hand.tells_only_strength and span <= self.pack[keys.NOTRUMP_SPAN]
            return hand.shape is Shape.BALANCED or ranged
        return named.suit in self.long(hand) and hand.shape not in (Shape.TWO_SUITED, Shape.THREE_SUITED)

    def asks_natural(self, agreement: Agreement) -> Open:
        return Open("natural", "yes_no", self.pack.setting(keys.NATURAL_BY).source, about=agreement.label)

    def defends_against_unusual(self, agreement: Agreement) -> bool:
        """A defence against a strong or conventional opening, a Brown Sticker or HUM one: never restricted (2.4(e))."""
        after = agreement.after
        return agreement.context is Context.OVERCALL and after is not None and after.kind.value != "natural"


def match_is_long(boards: int, pack: Pack) -> bool:
    """A long match, as the policy defines it."""
    return boards >= pack[keys.LONG_MATCH]
