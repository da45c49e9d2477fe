"""Cards as they were played, revokes and all: an established revoke stays part of what happened (63, 64)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct

from arbitro.analysis.position import Position
from arbitro.book.problem import Place, refuse
from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.contract import Contract
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import EMPTY, Hand
from arbitro.bridge.play import Trick
from arbitro.bridge.seats import SEATS, Seat


class PlayedCard(NamedTuple):
    """Who played which card, and the suit that was led to that trick."""

    seat: Seat
    card: Card
    led: Suit

    @property
    def follows(self) -> bool:
        return self.card.suit is self.led


def in_rotation(contract: Contract, cards: Sequence[Card]) -> Iterator[PlayedCard]:
    """The cards with the seats that played them."""
    leader = contract.leader
    for at in range(0, len(cards), 4):
        trick = Trick(leader, tuple(cards[at : at + 4]))
        yield from (
            PlayedCard(leader.after(turns), card, trick.cards[0].suit) for turns, card in enumerate(trick.cards)
        )
        leader = trick.winner(contract.denomination)


class Reached(Struct, frozen=True):
    """Where the play stands, and the tricks that declarer's side has won."""

    position: Position
    won: int


def reached(deal: Deal, contract: Contract, cards: Sequence[Card] = ()) -> Reached:
    """The position after these cards, which need not have followed suit in the tricks that are over."""
    deal.checked()
    played = 0
    for at, (seat, card, _) in enumerate(in_rotation(contract, cards), 1):
        where = Place(seat=seat.value, index=at)
        if played & card.bit:
            raise refuse("card-played-twice", found=card.value, where=where)
        if card not in deal[seat]:
            raise refuse("card-not-held", found=card.value, expected=Hand(deal[seat].mask & ~played), where=where)
        played |= card.bit
    over = len(cards) // 4 * 4
    leader, won = contract.leader, 0
    for at in range(0, over, 4):
        leader = Trick(leader, tuple(cards[at : at + 4])).winner(contract.denomination)
        won += leader.side is contract.declarer.side
    north, east, south, west = (Hand(hand.mask & ~played) for hand in deal)
    position = Position((north, east, south, west), contract.denomination, leader, tuple(cards[over:]))
    return Reached(position.checked(), won)


def shown_out(deal: Deal, contract: Contract, cards: Sequence[Card]) -> dict[tuple[Seat, Suit], int]:
    """The suits that seats showed out of, and how many cards of them they had played.

    Whoever is known to hold the suit nevertheless has revoked, which says nothing about his hand.
    """
    history = tuple(in_rotation(contract, cards))
    whole = {seat: deal[seat] | Hand.of(card for who, card, _ in history if who is seat) for seat in SEATS}
    played = dict.fromkeys(SEATS, EMPTY)
    voids = {}
    for step in history:
        played[step.seat] = played[step.seat].with_card(step.card)
        before = played[step.seat].in_suit(step.led)
        if not step.follows and whole[step.seat].in_suit(step.led) == before:
            voids[step.seat, step.led] = len(before)
    return voids
