"""Law 44: who plays when, and what: follow suit, win the trick, lead to the next."""

from arbitro.bridge.cards import Card, Denomination, Suit
from arbitro.bridge.play import Trick
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.shared.obligation import Demanded, Duty, Lasts, Obligation, Restriction, obligation
from arbitro.laws.shared.penalty_card import kind_of
from arbitro.laws.shared.playing import cards_twice

CARRIED_BY = {
    "44B": "arbitro.bridge.play:Play.play",
}


class CardToPlay(Situation, frozen=True):
    """A player's turn: his cards and the suit led, if he is not to lead.

    `required` and `forbidden` are suits that a ruling demands of him; `penalty_cards` lie before him. One low card is
    minor or major; if `kind` is not told, it is asked how the card was exposed.
    """

    player: Seat
    holds: tuple[Card, ...]
    suit_led: Suit | None = None
    required: Suit | None = None
    forbidden: Suit | None = None
    penalty_cards: tuple[Card, ...] = ()
    kind: CardKind | None = None

    def problems(self) -> tuple[Problem, ...]:
        problems = cards_twice(self.holds, "holds") + cards_twice(self.penalty_cards, "penalty_cards")
        if not self.holds:
            problems.append(Problem("no-card", Place(tag="holds"), expected="SA"))
        missing = [card for card in self.penalty_cards if card not in self.holds]
        problems += [Problem("card-not-held", Place(tag="penalty_cards"), card.value) for card in missing]
        if self.required and self.forbidden:
            problems.append(Problem("required-and-forbidden", Place(tag="forbidden"), self.forbidden.value))
        return tuple(problems)

    @property
    def restriction(self) -> Restriction | None:
        if not (suit := self.required or self.forbidden):
            return None
        kind = Demanded.REQUIRED if self.required else Demanded.FORBIDDEN
        return Restriction(self.player, kind, (suit,), Lasts.TRICK if self.suit_led else Lasts.ONE_LEAD)

    def duty(self, kind: CardKind) -> Obligation:
        bound = (self.restriction,) if self.restriction else ()
        laid = sum(card.bit for card in self.penalty_cards)
        major, minor = (laid, 0) if kind is CardKind.MAJOR else (0, laid)
        return obligation(sum(card.bit for card in self.holds), self.suit_led, bound, major, minor)


S, W = Seat.SOUTH, Seat.WEST
HAND = (Card.HA, Card.H4, Card.D5, Card.C9)
TO_PLAY = (
    CardToPlay(W, HAND),
    CardToPlay(W, HAND, Suit.HEARTS),
    CardToPlay(W, HAND, Suit.SPADES),
    CardToPlay(W, HAND, Suit.HEARTS, penalty_cards=(Card.D5,)),
    CardToPlay(W, HAND, Suit.SPADES, penalty_cards=(Card.D5,)),
    CardToPlay(W, HAND, Suit.HEARTS, penalty_cards=(Card.HA,)),
    CardToPlay(W, HAND, Suit.SPADES, penalty_cards=(Card.D5, Card.C9)),
    CardToPlay(W, HAND, required=Suit.CLUBS),
    CardToPlay(W, HAND, forbidden=Suit.HEARTS),
    CardToPlay(W, HAND, Suit.SPADES, forbidden=Suit.HEARTS),
    CardToPlay(W, HAND, Suit.SPADES, required=Suit.CLUBS),
    CardToPlay(W, HAND, required=Suit.SPADES),
    CardToPlay(W, HAND, Suit.HEARTS, required=Suit.CLUBS),
)


@law("44", ALL, what="which_card_may_be_played", situation=CardToPlay, examples=TO_PLAY)
def which_card_may_be_played(case: Case[CardToPlay]) -> Ruling:
    turn = case.situation
    kind = _kind(case)
    duty = turn.duty(kind)
    duties = [owed for owed, _ in duty.duties]
    playable = tuple(card for card in turn.holds if duty.cards & card.bit)
    case.computed("playable_cards", playable, turn.player)

    if turn.suit_led and any(card.suit is turn.suit_led for card in turn.holds):
        # 44C  follow suit: before anything else that the laws demand
        case.apply("44C", PlayRequired(turn.player, turn.suit_led))
    else:
        # 44A, 44D  the leader, and who cannot follow, play any card that nothing forbids
        case.apply("44D" if turn.suit_led else "44A", CardDue(turn.player))
        if turn.restriction and not duty.unable:
            case.apply(_restricted(turn))
    # 59  what he cannot do does not bind him
    if duty.unable:
        case.apply("59")
    # 50C  before a minor penalty card no other low card of its suit; 50D1  a major one comes next
    if turn.penalty_cards and kind is CardKind.MINOR:
        case.apply("50C", Instruction("minor_penalty_card", turn.player))
    elif turn.penalty_cards:
        due = Duty.MAJOR_PENALTY_CARD in duties or set(playable) <= set(turn.penalty_cards)
        case.apply("50D1", Instruction("penalty_card_is_due" if due else "penalty_card_waits", turn.player))
    return case.rule()


def _kind(case: Case[CardToPlay]) -> CardKind:
    """50B: of one low penalty card how it was exposed; all others are major."""
    turn = case.situation
    if len(turn.penalty_cards) != 1:
        case.apply(*["50B"] * bool(turn.penalty_cards))
        return CardKind.MAJOR
    return turn.kind or kind_of(case, turn.penalty_cards[0])


def _restricted(turn: CardToPlay) -> LeadRequired | LeadForbidden | PlayRequired | PlayForbidden:
    if turn.required:
        return (PlayRequired if turn.suit_led else LeadRequired)(turn.player, turn.required)
    assert turn.forbidden
    return (PlayForbidden if turn.suit_led else LeadForbidden)(turn.player, turn.forbidden)


class FourCards(Situation, frozen=True):
    """A complete trick, from the leader's card on."""

    trick_leader: Seat
    four_cards: tuple[Card, Card, Card, Card]
    trumps: Suit | None = None

    def problems(self) -> tuple[Problem, ...]:
        return tuple(cards_twice(self.four_cards, "four_cards"))


TRICKS = (
    FourCards(W, (Card.HA, Card.H3, Card.S2, Card.H5), Suit.SPADES),
    FourCards(W, (Card.C9, Card.CK, Card.HA, Card.CJ)),
)


@law("44", ALL, what="who_won_the_trick", situation=FourCards, examples=TRICKS)
def who_won_the_trick(case: Case[FourCards]) -> Ruling:
    it = case.situation
    trumped = any(card.suit is it.trumps for card in it.four_cards)
    denomination = it.trumps.denomination if it.trumps else Denomination.NOTRUMP
    winner = Trick(it.trick_leader, it.four_cards).winner(denomination)
    # 44E  the highest trump; 44F  without trumps the highest card of the suit led; 44G  that hand leads
    return case.rule("44E" if trumped else "44F", "44G", Instruction("won_the_trick", winner), CardDue(winner))
