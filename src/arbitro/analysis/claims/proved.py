"""Tricks that a player can prove before he claims them: a line that wins them whoever has which of the hidden cards.

The opponents are taken to be as strong as any layout could make them: a suit that is led costs them one card only,
their lowest; a card that is not trumps is ruffed while they have any. The claimer's own side leads as stated and plays
everything else as badly as it may, but throws none of the cards that were named (`Statement`).
"""

from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple, TypeAlias

from arbitro.analysis.claims.view import SUIT_MASKS, SUIT_OF, highest, lowest
from arbitro.bridge.cards import CARDS, Card, Suit
from arbitro.bridge.hand import EMPTY, Hand

MANY = 500  # ways in which the own side may have followed, after which a line is given up

Line: TypeAlias = tuple[int, ...]


class _Held(NamedTuple):
    """The hand on lead, its partner's, and what is out."""

    lead: int
    partner: int
    out: int


def proved_line(tricks: int, lead: Hand, out: Hand, trumps: Suit | None, partner: Hand = EMPTY) -> tuple[Card, ...]:
    """Cards that, led or led to in this order, win so many tricks; none if nothing of the kind is found.

    A partner whose cards are not seen has none: they are among those out."""
    trump = trumps.mask if trumps else 0
    held = _Held(lead.mask, partner.mask, out.mask)
    for order in permutations(SUIT_MASKS):
        for short_first in (False, True):
            line = tuple(_cashed(held, trump, order, short_first))[:tricks]
            if len(line) == tricks and _wins_all(line, held, trump):
                return tuple(CARDS[card] for card in line)
    return ()


def _is_high(card: int, held: _Held, trump: int) -> bool:
    """No card that is out can beat it when its suit is led."""
    suit = SUIT_MASKS[SUIT_OF[card]]
    return not held.out & suit & ~((1 << card) - 1) and (suit == trump or not held.out & trump)


def _cashed(held: _Held, trump: int, order: tuple[int, ...], short_first: bool) -> Iterator[int]:
    """One line: the first suit in this order in which there is something to cash, until there is nothing."""
    while True:
        card = next((card for suit in order for card in _cashable(held, trump, suit, short_first)), None)
        if card is None:
            return
        yield card
        suit = SUIT_MASKS[SUIT_OF[card]]
        played = lowest(held.partner & suit) or _thrown(held, trump)
        held = next(_after(card, held, trump, played))


def _cashable(held: _Held, trump: int, suit: int, short_first: bool) -> Iterator[int]:
    """The highest card of the suit, before it that of the shorter hand, if it is high and can be led or led to."""
    own, other = held.lead & suit, held.partner & suit
    shorter = min(own, other, key=int.bit_count)
    for cards in (shorter if short_first else 0, own | other):
        if own and cards and _is_high(card := cards.bit_length() - 1, held, trump):
            yield card


def _thrown(held: _Held, trump: int) -> int:
    """What partner, who cannot follow, needs least."""
    cards = [1 << card for card in range(52) if held.partner >> card & 1]
    return min(cards, key=lambda bit: (_is_high(bit.bit_length() - 1, held, trump), bit & trump, bit), default=0)


def _wins_all(line: Line, held: _Held, trump: int) -> bool:
    """Whether the line wins a trick with each of its cards, whatever its own side does besides."""
    ways = {held}
    for _ in line:
        after: set[_Held] = set()
        for way in ways:
            for card in _led(line, way):
                following = list(_followed(card, line, way, trump))
                if not following or not _is_high(card, way, trump):
                    return False
                after.update(following)
        if len(after) > MANY:
            return False
        ways = after
    return True


def _led(line: Line, held: _Held) -> Iterator[int]:
    """The next card that was stated; anything, where all of them are gone."""
    stated = next((card for card in line if (held.lead | held.partner) >> card & 1), None)
    yield from (card for card in range(52) if held.lead >> card & 1) if stated is None else (stated,)


def _followed(card: int, line: Line, held: _Held, trump: int) -> Iterator[_Held]:
    """What may be held after the trick; nothing if the card cannot be reached."""
    named = sum(1 << each for each in line)
    suit = SUIT_MASKS[SUIT_OF[card]]
    return _after(card, held, trump, held.partner & suit or held.partner & ~named or held.partner)


def _after(card: int, held: _Held, trump: int, playing: int) -> Iterator[_Held]:
    """For each card that partner may be playing to one that is led; or partner's to the lowest."""
    lead, partner, out = held
    suit = SUIT_MASKS[SUIT_OF[card]]
    out &= ~lowest(out & suit)
    led = 1 << card if lead >> card & 1 else lowest(lead & suit)
    if not led:
        return
    lead &= ~led
    left = playing if led == 1 << card else 1 << card
    if not left:
        yield _Held(lead, partner, out)
    while left:
        played = highest(left)
        left &= ~played
        takes = played > led if played & suit else played & trump
        yield _Held(partner & ~played, lead, out) if takes else _Held(lead, partner & ~played, out)
