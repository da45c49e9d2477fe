"""What a claimer's phrases bind: steps say what is led and are taken one after the other, manners say how, throughout.

A step that cannot be taken at a turn leaves the turn open and waits; one that has nothing left to do gives way to the
next. A stated card that was to win adapts as a player would: where an opponent's card is above it, a higher one of the
hand takes its place, or its lowest.
"""

from typing import TypeAlias

from msgspec import Struct

from arbitro.analysis.claims.view import SUIT_MASKS, Turn, highest, lowest
from arbitro.bridge.cards import Card, Suit

# -- steps: `bind` is what the step allows, nothing if it waits, None once it is finished


class PlayCards(Struct, frozen=True, tag="cards"):
    """These cards are led in this order, each when its holder is on lead; a high one is also led to from the other."""

    cards: tuple[Card, ...]

    def bind(self, view: Turn) -> int | None:
        hand = view.hands[view.seat]
        card = next((card for card in self.cards if (hand | view.partner) & card.bit), None)
        if card is None:
            return None
        if view.leads:
            return card.bit if hand & card.bit else lowest(hand & card.suit.mask) * _is_high(card, view)
        stated = any(view.trick[0] == other.index for other in self.cards)
        meant = hand & card.bit and not stated and _third_in(view, card.suit.index) and _is_high(card, view)
        return _adapted(view, card.bit) if meant else 0

    def completed_by(self, _trick: tuple[int, ...], _trump: int) -> bool:
        return False


class DrawTrumps(Struct, frozen=True, tag="draw_trumps"):
    """A trump is led while the opponents have one; or one round only."""

    once: bool = False

    def bind(self, view: Turn) -> int | None:
        if not view.opponents & view.trumps or not (view.hands[view.seat] | view.partner) & view.trumps:
            return None
        return view.legal & view.trumps if view.leads else 0

    def completed_by(self, trick: tuple[int, ...], trump: int) -> bool:
        return self.once and trick[0] // 13 == trump


class RunSuit(Struct, frozen=True, tag="run_suit"):
    """The suit is led while the side has cards of it; from the top, its highest card goes first.

    Of a suit that was only said to be good, nobody said when it is led: trumps that are to be drawn come before it.
    """

    suit: Suit
    from_top: bool = False
    said_good: bool = False

    def bind(self, view: Turn) -> int | None:
        if not (view.hands[view.seat] | view.partner) & self.suit.mask:
            return None
        return view.legal & self.suit.mask if view.leads else 0

    def completed_by(self, _trick: tuple[int, ...], _trump: int) -> bool:
        return False


class CrossRuff(Struct, frozen=True, tag="cross_ruff"):
    """A suit is led that partner can ruff, and he ruffs it."""

    def bind(self, view: Turn) -> int | None:
        hand, partner = view.hands[view.seat], view.partner
        if view.leads:
            if ruffable := _ruffable(hand, partner, view):
                return ruffable
            return 0 if _ruffable(partner, hand, view) else None
        return _ruffs(view) if view.third and view.own_lead else 0

    def completed_by(self, _trick: tuple[int, ...], _trump: int) -> bool:
        return False


class Ruff(Struct, frozen=True, tag="ruff"):
    """This suit is led when partner can ruff it, and he ruffs it; once, or as long as there is any.

    Until then the hand that is to ruff does not lead its last trump.
    """

    suit: Suit
    once: bool = False

    def bind(self, view: Turn) -> int | None:
        hand, partner, suit = view.hands[view.seat], view.partner, self.suit.mask
        if view.leads:
            if not ((hand & suit and partner & view.trumps) or (partner & suit and hand & view.trumps)):
                return None
            last = hand & view.trumps if (hand & view.trumps).bit_count() == 1 and partner & suit else 0
            return _ruffable(hand, partner, view) & suit or view.legal & ~last
        return _ruffs(view) if view.third and view.own_lead and view.led == self.suit.index else 0

    def completed_by(self, trick: tuple[int, ...], trump: int) -> bool:
        return self.once and trick[0] // 13 == self.suit.index != trump and trick[2] // 13 == trump


def _ruffable(hand: int, partner: int, view: Turn) -> int:
    """The cards of a hand that its partner, void in their suit, can ruff."""
    if not partner & view.trumps:
        return 0
    return sum(hand & mask for mask in SUIT_MASKS if not partner & mask and mask != view.trumps)


def _ruffs(view: Turn) -> int:
    return 0 if view.legal & SUIT_MASKS[view.led] else view.legal & view.trumps


def _is_high(card: Card, view: Turn) -> bool:
    """No opponent has, or has just played, a higher one."""
    return not (view.opponents | sum(1 << out for out in view.trick[1:])) & card.suit.mask & ~((card.bit << 1) - 1)


# -- manners: what they allow of the legal cards, or nothing where they are silent


def _third_in(view: Turn, suit: int) -> bool:
    """Third hand follows to its own side's lead in this suit."""
    return view.third and view.own_lead and view.led == suit and bool(view.legal & SUIT_MASKS[suit])


def _adapted(view: Turn, wanted: int) -> int:
    """The card that third hand meant to play; above an opponent's that beats it the cheapest that wins, or its lowest.

    Where partner's card is better anyway, the lowest too.
    """
    following, best = view.legal & SUIT_MASKS[view.led], view.best
    if best // 13 != view.led:
        return lowest(following)
    above = following & ~((1 << best + 1) - 1)
    if wanted & above:
        return wanted
    return lowest(above if best == view.trick[1] and above else following)


class Finesse(Struct, frozen=True, tag="finesse"):
    """Third hand plays its highest card below the missing one, or beats it once it has appeared."""

    missing: Card

    def allow(self, view: Turn) -> int:
        if not _third_in(view, self.missing.suit.index):
            return 0
        below = highest(view.legal & self.missing.suit.mask & (self.missing.bit - 1))
        if self.missing.index == view.trick[1]:
            return _adapted(view, 0)
        return _adapted(view, below) if below and view.opponents & self.missing.bit else 0


class LedTo(Struct, frozen=True, tag="led_to"):
    """When this card is led, partner plays that one; a card that can win adapts to what appears."""

    led: Card
    card: Card

    def allow(self, view: Turn) -> int:
        wanted = view.legal & self.card.bit
        if not (view.third and view.trick[0] == self.led.index and wanted):
            return 0
        out = (view.opponents | 1 << view.trick[1]) & self.card.suit.mask
        to_win = self.card.suit.index == view.led and out & (self.card.bit - 1)  # else it is meant to lose
        return _adapted(view, wanted) if to_win else wanted


class Drop(Struct, frozen=True, tag="drop"):
    """Third hand plays its highest card of the suit, unless partner's card is good already."""

    suit: Suit

    def allow(self, view: Turn) -> int:
        if not _third_in(view, self.suit.index):
            return 0
        out = (view.opponents | 1 << view.trick[1]) & self.suit.mask
        return _adapted(view, highest(view.legal)) if out >> view.trick[0] else lowest(view.legal)


class Discard(Struct, frozen=True, tag="discard"):
    """A hand that cannot follow throws from these cards; from none: whatever is not high."""

    cards: int

    def allow(self, view: Turn) -> int:
        if view.leads or view.legal & SUIT_MASKS[view.led]:
            return 0
        return view.legal & (self.cards or _losers(view)) & ~view.trumps


def _losers(view: Turn) -> int:
    """The cards below one that an opponent still has in the suit."""
    return sum(view.legal & mask & (highest(view.opponents & mask) - 1) for mask in SUIT_MASKS if view.opponents & mask)


Step: TypeAlias = PlayCards | DrawTrumps | RunSuit | CrossRuff | Ruff
Manner: TypeAlias = LedTo | Finesse | Drop | Discard  # the more exact first
Phrase: TypeAlias = Step | Manner
