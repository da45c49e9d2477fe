"""Which cards a player may play: what binds him, in the order in which one duty gives way to another.

Sets of cards are 52-bit numbers (`Hand.mask`). Following suit comes first (44C), then the restrictions that a ruling
has put on a lead or play (50D1(b)), then major penalty cards (50D1(a); declarer names one of several, 51A), then the
minor one (50C). What cannot be done is left out (59); what comes after it still binds.
"""

from collections.abc import Iterable, Sequence
from enum import Enum

from msgspec import Struct

from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *

LOW = sum(0xFF << 13 * index for index in range(4))  # every card below the honours


class Demanded(Enum):
    """Whether a suit has to be played or may not be."""

    REQUIRED = "required"
    FORBIDDEN = "forbidden"


class Lasts(Enum):
    """Until when a restriction binds."""

    ONE_LEAD = "one_lead"  # the next one
    KEEPS_LEAD = "keeps_lead"  # from the next lead on, until the lead is lost
    TRICK = "trick"  # whatever is played to the trick under way


class Restriction(Struct, frozen=True):
    """What a ruling has put on the leads of a player, or on his play to one trick."""

    seat: Seat
    kind: Demanded
    suits: tuple[Suit, ...]
    until: Lasts
    which: WhichCard = WhichCard.ANY  # of the suits required

    @property
    def on_lead(self) -> bool:
        """Whether it binds leads only."""
        return self.until is not Lasts.TRICK

    def allowed(self, cards: int) -> int:
        """Those of the cards that comply; none if he is unable to."""
        named = 0
        for suit in self.suits:
            named |= suit.mask
        if self.kind is Demanded.FORBIDDEN:
            return cards & ~named
        cards &= named
        if self.which is WhichCard.HIGHEST and cards:
            return 1 << cards.bit_length() - 1
        if self.which is WhichCard.LOWEST:
            return cards & -cards
        return cards


class Duty(Enum):
    """What may bind a player about to play; the earlier goes before the later."""

    FOLLOW_SUIT = "follow_suit"  # 44C
    RESTRICTION = "restriction"  # 50D1(b)
    MAJOR_PENALTY_CARD = "major_penalty_card"  # 50D1(a), 51A
    MINOR_PENALTY_CARD = "minor_penalty_card"  # 50C


class Obligation(Struct, frozen=True):
    """The cards that a player may play, and why no others."""

    cards: int
    duties: tuple[tuple[Duty, int], ...] = ()  # those that left cards out, in order, and what each left
    unable: tuple[Restriction, ...] = ()  # with which he cannot comply (59)
    declarer_names: bool = False  # he has to play one of several penalty cards: declarer says which

    def breaks(self, card: Card) -> Duty | None:
        """The first duty that the player would break with this card."""
        return next((duty for duty, left in self.duties if not left & card.bit), None)


def legal_cards(
    hand: int,
    led: Suit | None,
    restrictions: Sequence[Restriction] = (),
    major: int = 0,
    minor: int = 0,
    named: Card | None = None,
) -> int:
    """The cards that a player may play; never none of them while he has any.

    `led` is the suit led, nothing if he is to lead; `restrictions` are his own; `major` and `minor` are his penalty
    cards, and `named` is the one of them that declarer has named.
    """
    if restrictions or major or minor:
        return obligation(hand, led, restrictions, major, minor, named).cards
    return hand if led is None else hand & led.mask or hand


def obligation(
    hand: int,
    led: Suit | None,
    restrictions: Sequence[Restriction] = (),
    major: int = 0,
    minor: int = 0,
    named: Card | None = None,
) -> Obligation:
    """The same, with the duties behind it."""
    cards = hand
    duties: list[tuple[Duty, int]] = []
    unable: list[Restriction] = []

    def narrow(duty: Duty, left: int) -> None:
        nonlocal cards
        if left and left != cards:
            cards = left
            duties.append((duty, left))

    # 44C  follow suit
    if led is not None:
        narrow(Duty.FOLLOW_SUIT, cards & led.mask)
    # 50D1(b), 59  what a ruling demands, as far as he is able
    for restriction in restrictions:
        if led is None or not restriction.on_lead:
            left = restriction.allowed(cards)
            narrow(Duty.RESTRICTION, left)
            if cards and not left:
                unable.append(restriction)
    # 50D1(a), 51A  a major penalty card, at the first chance
    due = cards & major
    if named is not None and due & named.bit:
        due = named.bit
    narrow(Duty.MAJOR_PENALTY_CARD, due)
    # 50C  no other low card of its suit before the minor one
    before = 0
    for suit in Suit:
        if minor & suit.mask:
            before |= suit.mask & LOW & ~minor
    narrow(Duty.MINOR_PENALTY_CARD, cards & ~before)
    return Obligation(cards, tuple(duties), tuple(unable), due.bit_count() > 1)


def restrictions_of(effects: Iterable[AnyEffect]) -> tuple[Restriction, ...]:
    """The restrictions that a ruling has put on leads and plays.

    Suits that one choice forbids belong together: a player who has nothing else may play any of them (51B2(b), 59).
    """
    suits_of: dict[tuple[Seat, Demanded, Lasts, WhichCard], tuple[Suit, ...]] = {}
    for effect in effects:
        match effect:
            case LeadRequired(seat, suit):
                key = (seat, Demanded.REQUIRED, Lasts.ONE_LEAD, WhichCard.ANY)
            case LeadForbidden(seat, suit):
                key = (seat, Demanded.FORBIDDEN, Lasts.KEEPS_LEAD, WhichCard.ANY)
            case PlayRequired(seat, suit, which):
                key = (seat, Demanded.REQUIRED, Lasts.TRICK, which)
            case PlayForbidden(seat, suit):
                key = (seat, Demanded.FORBIDDEN, Lasts.TRICK, WhichCard.ANY)
            case _:
                continue
        suits_of[key] = (*suits_of.get(key, ()), suit)
    return tuple(Restriction(seat, kind, suits, until, which) for (seat, kind, until, which), suits in suits_of.items())


def after_trick(restrictions: Iterable[Restriction], leader: Seat, winner: Seat) -> tuple[Restriction, ...]:
    """The restrictions that still bind once a trick is over."""
    return tuple(restriction for restriction in restrictions if _binds_on(restriction, leader, winner))


def _binds_on(restriction: Restriction, leader: Seat, winner: Seat) -> bool:
    match restriction.until:
        case Lasts.TRICK:
            return False
        case Lasts.ONE_LEAD:
            return leader is not restriction.seat
        case Lasts.KEEPS_LEAD:
            return leader is not restriction.seat or winner is restriction.seat
