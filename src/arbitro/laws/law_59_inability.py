"""Law 59: a player who cannot lead or play as required plays any other legal card."""

from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.shared.obligation import Demanded, Lasts, Restriction, obligation
from arbitro.laws.shared.playing import InPlay, cards_twice


class Restricted(InPlay, frozen=True):
    """A hand whose owner has to lead or play as required, and cannot. `suit_led` is the suit that he has to follow."""

    player: Seat
    hand: tuple[Card, ...]
    suit_led: Suit | None = None
    required: Suit | None = None
    forbidden: tuple[Suit, ...] = ()

    @property
    def restrictions(self) -> tuple[Restriction, ...]:
        restrictions = []
        if self.required:
            restrictions.append(Restriction(self.player, Demanded.REQUIRED, (self.required,), Lasts.TRICK))
        if self.forbidden:
            restrictions.append(Restriction(self.player, Demanded.FORBIDDEN, self.forbidden, Lasts.TRICK))
        return tuple(restrictions)

    def problems(self) -> tuple[Problem, ...]:
        problems = cards_twice(self.hand, "hand")
        if not self.hand:
            problems.append(Problem("no-card", Place(tag="hand"), expected="SA"))
        if not self.restrictions:
            problems.append(Problem("no-restriction", Place(tag="required"), expected="required forbidden"))
        if problems:
            return tuple(problems)
        bound = obligation(Hand.of(self.hand).mask, self.suit_led, self.restrictions)
        if bound.unable:
            return ()
        expected = " ".join(card.value for card in Hand(bound.cards))
        return (Problem("can-comply", Place(tag="hand"), self.player.value, expected),)


S, W = Seat.SOUTH, Seat.WEST
EXAMPLES = (
    Restricted(S, W, (Card.HA, Card.H4), forbidden=(Suit.HEARTS,)),
    Restricted(S, W, (Card.HA, Card.C4), required=Suit.SPADES),
    Restricted(S, W, (Card.SA, Card.C4), Suit.SPADES, required=Suit.CLUBS),
)


@law("59", ALL, what="unable_to_comply", situation=Restricted, examples=EXAMPLES)
def unable_to_comply(case: Case[Restricted]) -> Ruling:
    # 59  no card of the suit required, only cards of suits forbidden, or bound to follow suit: any other legal card
    return case.rule("59", NoRectification(), CardDue(case.situation.player))
