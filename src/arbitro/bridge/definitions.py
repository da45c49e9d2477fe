"""Definitions that need the game: artificial calls, the periods of a board, defenders."""

from collections.abc import Collection
from enum import Enum

from msgspec import Struct

from arbitro.book.edition import Edition
from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat, Side


class Shown(Enum):
    """What a call can tell by agreement. "There" is the denomination named, or last named."""

    PLAY_THERE = "play_there"  # willingness to play there
    HIGH_CARDS_THERE = "high_cards_there"
    LENGTH_THERE = "length_there"  # three cards or more
    OVERALL_STRENGTH = "overall_strength"  # of the whole hand, such as 0-7 or 15-17
    MINIMUM_STRENGTH = "minimum_strength"  # more than a stated strength
    VALUES_ELSEWHERE = "values_elsewhere"  # promised or denied, elsewhere than in the last suit named
    ANYTHING_ELSE = "anything_else"


STRENGTH = frozenset({Shown.OVERALL_STRENGTH, Shown.MINIMUM_STRENGTH})
CARDS_THERE = frozenset({Shown.HIGH_CARDS_THERE, Shown.LENGTH_THERE})
NATURAL = CARDS_THERE | {Shown.PLAY_THERE}


class Meaning(Struct, frozen=True):
    """A call with what it tells. Leave out what players generally take for granted."""

    call: Call
    shows: frozenset[Shown] = frozenset()

    @classmethod
    def of(cls, call: Call, *shows: Shown) -> "Meaning":
        return cls(call, frozenset(shows))


def artificial(meaning: Meaning, edition: Edition) -> bool:
    """Whether a call is artificial by the Definitions of 2007 and 2017, or a convention by those of 1997.

    Bids, doubles and redoubles: in 1997 a meaning other than to play there, or high cards or length there, strength
    apart; in 2007 information other than the wish to play there; in 2017 also information in addition to that wish.
    A pass: if it promises more than a stated strength, or promises or denies values elsewhere (1997: by 30C).
    """
    shows = meaning.shows
    if meaning.call is Call.PASS and shows & {Shown.MINIMUM_STRENGTH, Shown.VALUES_ELSEWHERE}:
        return True
    if edition is Edition.E1997:
        return not shows & NATURAL and bool(shows - STRENGTH)
    if meaning.call is Call.PASS:
        return False
    if Shown.PLAY_THERE not in shows:
        return bool(shows)
    # A natural call's strength and length are part of the wish to play there, not an addition to it.
    return edition is Edition.E2017 and bool(shows - NATURAL - STRENGTH)


class Period(Enum):
    """The periods of a board (17, 22, 41C; Definitions)."""

    BEFORE = "before"  # the auction period has not begun
    AUCTION = "auction"
    CLARIFICATION = "clarification"  # the last part of the auction period; not in 1997
    PLAY = "play"
    OVER = "over"

    @property
    def is_auction_period(self) -> bool:
        """Whether the auction period still runs, so that 21B1 and 25A may still allow a change of call."""
        return self in (Period.AUCTION, Period.CLARIFICATION)


def auction_period_begun(
    side: Side, edition: Edition, *, taken: Collection[Seat] = (), looked: Collection[Seat] = ()
) -> bool:
    """Whether the auction period of a board has begun for a side (17A).

    `taken`: who has taken his cards from the board. `looked`: who has looked at the faces of his cards.
    """
    # 1997: when either partner has looked at his cards; since 2007: when either has taken them from the board
    began = looked if edition is Edition.E1997 else {*taken, *looked}
    return any(seat in began for seat in side.seats)


def period(
    auction: Auction,
    edition: Edition,
    *,
    lead_faced: bool = False,
    hands_returned: bool = False,
    board_left: bool = False,
) -> Period:
    """The period of a board whose auction period has begun.

    `lead_faced`: a defender has faced an opening lead. `hands_returned`: all four hands of a passed-out board are
    back in it. `board_left`: cards were taken from the next board, or the last board of the round is over.
    """
    if not auction.is_over:
        return Period.AUCTION
    if auction.is_passed_out:
        # 1997 17E: four passes end it; 2007 22B2, 2017 17D2: when the hands are back
        return Period.OVER if edition is Edition.E1997 or hands_returned else Period.AUCTION
    if not lead_faced:
        # 1997 17E: it lasts until the lead is faced; 2007 22B1, 2017 17D1
        return Period.AUCTION if edition is Edition.E1997 else Period.CLARIFICATION
    return Period.OVER if board_left else Period.PLAY


def is_defender(seat: Seat, auction: Auction) -> bool:
    """Whether a player is an opponent of declarer, or of the presumed declarer while the auction goes on."""
    return auction.declarer is not None and seat.side is not auction.declarer.side
