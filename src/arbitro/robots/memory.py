"""What a player remembers of a board: the cards that were played, by whom, and who has shown out of which suit."""

from collections.abc import Iterable

from msgspec import Struct

from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import SEATS, Seat
from arbitro.table.view import TableView, VisibleCard


class Memory(Struct, frozen=True):
    played: tuple[VisibleCard, ...] = ()
    voids: frozenset[tuple[Seat, Suit]] = frozenset()

    def after(self, view: TableView) -> "Memory":
        """With what lies on the table now, or lay there a moment ago."""
        played, voids = list(self.played), set(self.voids)
        known = {laid.card for laid in played}
        for trick in (view.last_trick, view.trick):
            for laid in trick:
                if laid.card not in known:
                    known.add(laid.card)
                    played.append(laid)
                voids.discard((laid.seat, laid.card.suit))  # he had revoked
                if laid.card.suit is not trick[0].card.suit:
                    voids.add((laid.seat, trick[0].card.suit))
        return Memory(tuple(played), frozenset(voids))

    def cards_of(self, seat: Seat) -> Hand:
        return Hand.of(laid.card for laid in self.played if laid.seat is seat)

    def hands(self, view: TableView) -> tuple[Hand, Hand, Hand, Hand]:
        """The cards that each seat is known to have begun with."""
        north, east, south, west = (self.cards_of(seat) | shown(view, seat) for seat in SEATS)
        return north, east, south, west


def shown(view: TableView, seat: Seat) -> Hand:
    """Cards that a seat still holds and the viewer sees."""
    faced: Iterable[Card] = (laid.card for laid in view.faced if laid.seat is seat)
    return Hand.of((*view.hands.get(seat.value, ()), *faced))
