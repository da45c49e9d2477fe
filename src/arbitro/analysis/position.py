"""A position: the cards left, the trick under way, and whose turn it is."""

from msgspec import Struct

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.bridge.cards import PACK, Card, Denomination, Suit
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.play import Play, Trick
from arbitro.bridge.seats import SEATS, Seat


class Position(Struct, frozen=True, gc=False):
    """Any point of the play. What was played before the trick under way is forgotten.

    A position may be anything; `problems()` says what keeps it from being one of the game.
    """

    hands: tuple[Hand, Hand, Hand, Hand]  # the cards left, North first, without those of the trick under way
    denomination: Denomination
    leader: Seat  # who led, or leads, to the trick under way
    trick: tuple[Card, ...] = ()

    @classmethod
    def before_lead(cls, deal: Deal, denomination: Denomination, declarer: Seat) -> "Position":
        """Before the opening lead (41A)."""
        return cls(deal.hands, denomination, declarer.lho)

    @classmethod
    def of(cls, play: Play) -> "Position":
        """Where a play stands; a problem if no cards are left."""
        north, east, south, west = (play.remaining(seat) for seat in SEATS)
        # a claim ends the play but leaves the cards
        turn = play.turn.after(-(len(play.cards) % 4))
        trick = play.cards[len(play.cards) // 4 * 4 :]
        return cls((north, east, south, west), play.contract.denomination, turn, trick).checked()

    # -- what is wrong -----------------------------------------------------------------------------------------

    def problems(self) -> tuple[Problem, ...]:
        """Everything that is wrong, at once."""
        wild = [seat for seat in SEATS if self.hands[seat.index].mask & ~PACK]
        if wild or len(self.trick) > 3:
            trick = " ".join(card.value for card in self.trick)
            long = [Problem("position-trick", found=trick, expected="3")] if len(self.trick) > 3 else []
            return (
                *(Problem("bad-card", Place(seat=s.value), hex(self.hands[s.index].mask), "SA") for s in wild),
                *long,
            )
        return (*self._size_problems(), *self._card_problems(), *self._revokes())

    def _size_problems(self) -> list[Problem]:
        """Who has played to the trick has one card less than who has not."""
        sizes = {seat: len(self.hands[seat.index]) + self._has_played(seat) for seat in SEATS}
        size = min(13, max(sizes.values()))
        if not size:
            return [Problem("position-no-cards")]
        return [
            Problem("hand-size", Place(seat=seat.value), str(held - played), str(size - played))
            for seat, held in sizes.items()
            if held != size
            for played in [self._has_played(seat)]
        ]

    def _card_problems(self) -> list[Problem]:
        places: dict[Card, list[str]] = {}
        for seat in SEATS:
            for card in self.hands[seat.index]:
                places.setdefault(card, []).append(seat.value)
        for turns, card in enumerate(self.trick):
            places.setdefault(card, []).append(self.leader.after(turns).value)
        return [
            Problem("card-held-twice", Place(seat=" ".join(dict.fromkeys(seats))), card.value)
            for card, seats in sorted(places.items(), reverse=True)
            if len(seats) > 1
        ]

    def _revokes(self) -> list[Problem]:
        """61A, as far as the cards left show it."""
        return [
            Problem("must-follow-suit", Place(seat=seat.value), card.value, self.trick[0].suit.value)
            for turns, card in enumerate(self.trick)
            if card.suit is not self.trick[0].suit
            and self.hands[(seat := self.leader.after(turns)).index].in_suit(self.trick[0].suit)
        ]

    def checked(self) -> "Position":
        """The position itself, or an exception with every problem."""
        if problems := self.problems():
            raise ProblemsFound(problems)
        return self

    # -- where the play stands ---------------------------------------------------------------------------------

    @property
    def turn(self) -> Seat:
        return self.leader.after(len(self.trick))

    @property
    def led(self) -> Suit | None:
        """The suit led to the trick under way."""
        return self.trick[0].suit if self.trick else None

    @property
    def tricks_left(self) -> int:
        """With the one under way."""
        return len(self.hands[self.turn.index])

    @property
    def is_over(self) -> bool:
        return not self.tricks_left

    @property
    def legal_cards(self) -> tuple[Card, ...]:
        """What the hand to play may play (44C), spades first and high cards first."""
        hand = self.hands[self.turn.index]
        return tuple((hand.in_suit(self.trick[0].suit) if self.trick else hand) or hand)

    def _has_played(self, seat: Seat) -> bool:
        return (seat.index - self.leader.index) % 4 < len(self.trick)

    def after(self, card: Card) -> "Position":
        """The position once the hand whose turn it is has played a card; the last card leaves empty hands."""
        seat = self.turn
        if card not in self.legal_cards:
            held = self.hands[seat.index]
            led = self.trick[0].suit.value if self.trick else ""
            kind, expected = ("must-follow-suit", led) if card in held else ("card-not-held", str(held))
            raise ProblemsFound([Problem(kind, Place(seat=seat.value), card.value, expected)])
        north, east, south, west = (
            hand.without(card) if holder is seat else hand for holder, hand in zip(SEATS, self.hands, strict=True)
        )
        trick = (*self.trick, card)
        hands = (north, east, south, west)
        if len(trick) < 4:
            return Position(hands, self.denomination, self.leader, trick)
        return Position(hands, self.denomination, Trick(self.leader, trick).winner(self.denomination))
