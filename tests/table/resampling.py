"""Deals that a player cannot tell from the real one: the cards hidden from him dealt anew, the log still possible."""

import random

from msgspec.structs import replace

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.cards import SUITS, Card
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import SEATS, Seat
from arbitro.table import event as at
from arbitro.table.event import AnyEvent
from arbitro.table.fold import fold
from arbitro.table.state import Table
from arbitro.table.view import hands_seen


def named(events: tuple[AnyEvent, ...]) -> set[Card]:
    """The cards of which the log speaks: they stay where they are."""
    found: set[Card] = set()
    for event in events:
        if isinstance(event, at.CardEvent | at.CardShown | at.CardTakenBack | at.LeadFaceDown):
            found.add(event.card)
        elif isinstance(event, at.DirectorRuled):
            cards = (getattr(effect, "card", None) for effect in event.ruling.effects)
            found.update(card for card in cards if isinstance(card, Card))
    return found


def dealt_anew(
    events: tuple[AnyEvent, ...], table: Table, seat: Seat, chance: random.Random, *, by_suit: bool
) -> Deal | None:
    """The same deal to this player. By suit, every hidden hand keeps its shape, so that who could follow suit could."""
    deal = table.setting.board.deal
    known = named(events)
    known.update(one.card for trick in (*(q.cards for q in table.tricks), table.trick) for one in trick)
    hidden = [one for one in SEATS if one not in hands_seen(table, seat)]
    hands = {one: [card for card in deal[one] if one not in hidden or card in known] for one in SEATS}
    for suits in ((suit,) for suit in SUITS) if by_suit else (SUITS,):
        loose = {one: [card for card in deal[one] if card not in known and card.suit in suits] for one in hidden}
        cards = [card for one in hidden for card in loose[one]]
        chance.shuffle(cards)
        for one in hidden:
            hands[one] += [cards.pop() for _ in loose[one]]
    anew = Deal.of({one: Hand.of(hands[one]) for one in SEATS})
    return anew if anew != deal else None


def possible(events: tuple[AnyEvent, ...], anew: Deal, table: Table) -> Table | None:
    """The table with the other deal, if all that went wrong could have gone wrong there, too, and nothing else."""
    first = events[0]
    assert isinstance(first, at.BoardPlaced)
    try:
        other = fold((replace(first, deal=anew.pbn()), *events[1:]))
    except ProblemsFound:
        return None
    return other if other.irregularities == table.irregularities else None
