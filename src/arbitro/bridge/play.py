"""The play of the cards: turn, legal cards, tricks (Laws 41, 44)."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.bridge.cards import RANKS, SUITS, Card, Denomination, Suit
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import Seat, Side


@cache
def _cards(holding: int, suit: int) -> tuple[Card, ...]:
    """The cards of a holding, by its thirteen bits, in the suit with this index; highest first."""
    return tuple(Card.of(SUITS[suit], rank) for rank in reversed(RANKS) if holding >> rank.index & 1)


class Trick(NamedTuple):
    """Up to four cards, from the leader's on."""

    leader: Seat
    cards: tuple[Card, ...]

    @property
    def is_complete(self) -> bool:
        return len(self.cards) == 4

    def winner(self, denomination: Denomination) -> Seat:
        """Who wins, or is winning: the highest trump, else the highest card of the suit led (44E, 44F)."""
        best = self.cards[0]
        seat = self.leader
        for turns, card in enumerate(self.cards[1:], 1):
            if beats(card, best, denomination.suit):
                best, seat = card, self.leader.after(turns)
        return seat

    def card_of(self, seat: Seat) -> Card | None:
        turns = (seat.index - self.leader.index) % 4
        return self.cards[turns] if turns < len(self.cards) else None


def beats(card: Card, best: Card, trump: Suit | None) -> bool:
    """Whether a card played later takes the trick from the best one so far."""
    return card.index > best.index if card.suit is best.suit else card.suit is trump


class Play(Struct, frozen=True, gc=False):
    """The cards played so far on a complete deal. Build it with `Play.begin` and `play`."""

    deal: Deal
    contract: Contract
    cards: tuple[Card, ...]
    played: int  # the same cards as a set
    turn: Seat
    legal: int  # what the hand to play may play, as a set; nothing once play is over
    led: Suit | None  # in the trick under way: the suit led,
    best: Card  # the winning card (of the last trick while the next lead is awaited),
    winner: Seat  # and whose it is
    tricks_won: int  # by declarer's side, in completed tricks
    hands: tuple[int, int, int, int]  # the deal as four sets
    claimed: int | None = None  # declarer's tricks in all, once the players agreed on them

    @classmethod
    def begin(cls, deal: Deal, contract: Contract, cards: Iterable[Card | str] = ()) -> "Play":
        """Before the opening lead, or after these cards; raises at the first that may not be played."""
        if not deal.is_complete:
            deal.checked()
        leader, hands = contract.leader, deal.masks
        play = cls(deal, contract, (), 0, leader, hands[leader.index], None, Card.C2, leader, 0, hands)
        for card in cards:
            play = play.play(Card.parse(card) if isinstance(card, str) else card)
        return play

    # -- what may be played ------------------------------------------------------------------------------------

    @property
    def legal_cards(self) -> tuple[Card, ...]:
        """What the hand to play may play, spades first and high cards first; nothing once play is over."""
        mask, led = self.legal, self.led
        if led is not None and mask & led.mask:
            return _cards(mask >> 13 * led.index, led.index)
        spades, hearts, diamonds, clubs = mask >> 39, mask >> 26 & 0x1FFF, mask >> 13 & 0x1FFF, mask & 0x1FFF
        return _cards(spades, 3) + _cards(hearts, 2) + _cards(diamonds, 1) + _cards(clubs, 0)

    def play(self, card: Card) -> "Play":
        """The play with one more card from the hand whose turn it is."""
        if not self.legal & card.bit:
            raise ProblemsFound([self._problem(card)])
        contract, led, best, turn, hands = self.contract, self.led, self.best, self.turn, self.hands
        cards = (*self.cards, card)
        played = self.played | card.bit
        winner, won = self.winner, self.tricks_won
        if led is None:
            led, best, winner = card.suit, card, turn
        elif beats(card, best, contract.denomination.suit):
            best, winner = card, turn
        if len(cards) % 4:
            turn = turn.lho
            left = hands[turn.index] & ~played
            left = left & led.mask or left  # 44C
        else:
            turn, led = winner, None  # 44G
            left = hands[turn.index] & ~played
            won += winner.side is contract.declarer.side
        return Play(self.deal, contract, cards, played, turn, left, led, best, winner, won, hands)

    def _problem(self, card: Card) -> Problem:
        where = Place(seat=self.turn.value, index=len(self.cards) + 1)
        if self.is_over:
            return Problem("play-over", where, card.value)
        if self.played & card.bit:
            return Problem("card-played-twice", where, card.value)
        if card not in self.deal[self.turn]:
            return Problem("card-not-held", where, card.value, str(self.remaining(self.turn)))
        return Problem("must-follow-suit", where, card.value, self.trick.cards[0].suit.value)

    def claim(self, tricks: int) -> "Play":
        """The players agree that declarer wins `tricks` in all."""
        most = self.tricks_won + 13 - len(self.cards) // 4
        if self.is_over or not self.tricks_won <= tricks <= most:
            expected = "" if self.is_over else f"{self.tricks_won} … {most}"
            raise ProblemsFound([Problem("bad-claim", Place(index=len(self.cards)), str(tricks), expected)])
        return replace(self, legal=0, claimed=tricks)

    # -- where the play stands ---------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return not self.legal

    @property
    def leader(self) -> Seat:
        """Who led, or leads, to the trick under way."""
        return self.turn.after(-(len(self.cards) % 4))

    @property
    def trick(self) -> Trick:
        """The trick under way; no cards when the next lead is awaited."""
        return Trick(self.leader, self.cards[len(self.cards) // 4 * 4 :])

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The completed tricks."""
        completed = []
        leader = self.contract.leader
        for at in range(0, len(self.cards) // 4 * 4, 4):
            trick = Trick(leader, self.cards[at : at + 4])
            completed.append(trick)
            leader = trick.winner(self.contract.denomination)
        return tuple(completed)

    def tricks_of(self, side: Side) -> int:
        """Completed tricks won by a side."""
        declaring = side is self.contract.declarer.side
        return self.tricks_won if declaring else len(self.cards) // 4 - self.tricks_won

    def remaining(self, seat: Seat) -> Hand:
        """The cards that a seat has not yet played."""
        return Hand(self.deal[seat].mask & ~self.played)

    @property
    def result(self) -> Result | None:
        """The result of a finished play."""
        if not self.is_over:
            return None
        return Result(self.contract, self.tricks_won if self.claimed is None else self.claimed)

    def until(self, count: int) -> "Play":
        """The play after its first `count` cards."""
        return Play.begin(self.deal, self.contract, self.cards[:count])

    def __str__(self) -> str:
        return " ".join(card.value for card in self.cards)
