"""Law 1: the pack. What is in it, and what the cards must look like."""

from collections import Counter
from enum import Enum

from arbitro.bridge.calls import Call
from arbitro.bridge.cards import CARDS, SUITS, Card
from arbitro.bridge.seats import SEATS, Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_14_missing_card import MissingCard
from arbitro.laws.shared.hands import FULL, CardsHeld, auction_problems
from arbitro.regulations.keys import PACK_SYMMETRICAL_FACES

strange_card_held_by = a_seat("strange_card_held_by", source=Source.DIRECTOR)

DECISIONS = (OurReading("card_twice", "1A"),)
FOREIGN = Unless("13C", e1997="13")


# -- the cards of the pack ---------------------------------------------------------------------------------------------


class HandsInspected(Accepting, frozen=True):
    """The four hands as they were at the start; the auction so far, if the dealer is told."""

    north: tuple[Card, ...]
    east: tuple[Card, ...]
    south: tuple[Card, ...]
    west: tuple[Card, ...]
    dealer: Seat | None = None
    auction: tuple[Call, ...] = ()

    def problems(self) -> tuple[Problem, ...]:
        return auction_problems(self.dealer, self.auction, self.accepted_calls)

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """From North clockwise."""
        return (self.north, self.east, self.south, self.west)

    @property
    def counts(self) -> tuple[int, int, int, int]:
        return (len(self.north), len(self.east), len(self.south), len(self.west))

    @property
    def copies(self) -> tuple[Card, ...]:
        """The cards that are there more than once, each as often as it is too many."""
        times = Counter(card for hand in self.hands for card in hand)
        return tuple(card for card in CARDS for _ in range(times[card] - 1))

    @property
    def lacking(self) -> tuple[Card, ...]:
        """The cards of the pack that no hand has."""
        return tuple(card for card in CARDS if not any(card in hand for hand in self.hands))

    def holders(self, card: Card) -> tuple[Seat, ...]:
        return tuple(seat for seat, hand in zip(SEATS, self.hands, strict=True) if card in hand)


CLUBS, DIAMONDS, HEARTS, SPADES = (tuple(card for card in CARDS if card.suit is suit) for suit in SUITS)


def _without(hand: tuple[Card, ...], out: Card, *instead: Card) -> tuple[Card, ...]:
    return (*(card for card in hand if card is not out), *instead)


HANDS = (
    HandsInspected(CLUBS, DIAMONDS, HEARTS, SPADES),
    HandsInspected(CLUBS, DIAMONDS, HEARTS, _without(SPADES, Card.S2)),
    HandsInspected((*CLUBS, Card.S2), DIAMONDS, HEARTS, _without(SPADES, Card.S2)),
    HandsInspected(CLUBS, DIAMONDS, HEARTS, _without(SPADES, Card.S2, Card.C5)),
    HandsInspected(CLUBS, DIAMONDS, HEARTS, _without(SPADES, Card.S2, Card.S5), Seat.NORTH, (Call.BID_1C,)),
    HandsInspected(CLUBS, _without(DIAMONDS, Card.D2, Card.C6), HEARTS, _without(SPADES, Card.S2, Card.C5), Seat.NORTH),
)


@law("1", ALL, what="pack_not_right", situation=HandsInspected, examples=HANDS)
def pack_not_right(case: Case[HandsInspected]) -> Ruling:
    held = case.situation

    # 1 (2017 1A)  four suits of thirteen cards, each card once
    case.apply("1A")
    if any(count != FULL for count in held.counts):
        return case.refer(
            "wrong_number_of_cards",
            CardsHeld(*held.counts, held.dealer, held.auction, accepted_calls=held.accepted_calls),
        )
    if not held.copies:
        return case.rule(PlayContinues())

    # a card twice: the strange copy goes out, the card that the pack lacks comes back
    counts = list(held.counts)
    case.apply(FOREIGN)
    for card in held.copies:
        holders = held.holders(card)
        if len(holders) > 1:
            holder = case.ask(strange_card_held_by, about=card, among={"holder": holders})
        else:
            holder = holders[0]
            case.computed(strange_card_held_by.id, holder, card)
        counts[holder.index] -= 1
        case.apply(CardRemoved(holder))
    case.apply(Instruction("replace_pack_later"))
    only = held.lacking[0] if len(held.lacking) == 1 else None
    north, east, south, west = counts
    called = held.accepted_calls
    short = MissingCard(north, east, south, west, held.dealer, held.auction, only, accepted_calls=called)
    return case.refer("missing_card", short)


# -- what the cards look like (2017) ---------------------------------------------------------------------------------


class Look(Enum):
    """What is wrong with the look of the cards."""

    BACKS_DIFFER = "backs_differ"
    BACK_NOT_SYMMETRICAL = "back_not_symmetrical"  # a picture without a centre of symmetry
    FACES_NOT_SYMMETRICAL = "faces_not_symmetrical"


class PackUnsuitable(Situation, frozen=True):
    """A pack whose cards can be told apart, or turned, by their look."""

    look: Look


LOOKS = tuple(PackUnsuitable(look) for look in Look)


@law("1", E2017, what="pack_unsuitable", situation=PackUnsuitable, examples=LOOKS)
def pack_unsuitable(case: Case[PackUnsuitable]) -> Ruling:
    # 1C  all backs alike; a picture on them has a centre of symmetry
    if case.situation.look is not Look.FACES_NOT_SYMMETRICAL:
        return case.rule("1C", Instruction("replace_pack"))
    # 1B  symmetrical faces only where the authority asks for them
    if case.regulated(PACK_SYMMETRICAL_FACES):
        return case.rule("1B", Instruction("replace_pack"))
    return case.rule("1B", PlayContinues())
