"""A revoke by its bare facts: what is one (61A), what establishes it (63A), what it costs by itself (64A, 64B).

Nothing is asked here: a law asks for the facts, a table reads them from its log, and both come to these functions.
"""

from collections.abc import Sequence
from enum import Enum

from msgspec import Struct

from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.contract import Contract
from arbitro.bridge.deal import Deal
from arbitro.bridge.play import Trick
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.shared.obligation import Restriction, legal_cards

LAST_BUT_ONE = 12  # the trick with rules of its own (62D, 64B6)


def is_revoke(
    card: Card,
    hand: int,
    led: Suit | None,
    restrictions: Sequence[Restriction] = (),
    *,
    major: int = 0,
    minor: int = 0,
    named: Card | None = None,
) -> bool:
    """61A: he could have followed suit, or done what the law or an opponent demanded, and did not.

    `hand` is what he held with this card; a card restored to it counts as having been there (14B, 67B2).
    """
    return not legal_cards(hand, led, restrictions, major, minor, named) & card.bit


# -- establishment (63A) -----------------------------------------------------------------------------------------


class Establishing(Enum):
    """What the offending side did after the revoke, the first of these that it did."""

    NOTHING = "nothing"
    PLAYED_ON = "played_on"  # to the next trick, legally or not
    PLAYED_ON_MISLED = "played_on_misled"  # so, but taken back: an opponent had said that it was his turn (47E1)
    DESIGNATED = "designated"  # a card for the next trick
    CLAIMED = "claimed"  # or conceded
    AGREED = "agreed"  # to a claim or concession of the other side


# -- the automatic transfer (64A, 64B) ---------------------------------------------------------------------------


class Earlier(Enum):
    """What became of an earlier revoke of the same player in the same suit (64B2)."""

    NONE = "none"
    CORRECTED = "corrected"
    ESTABLISHED = "established"


class Unplayed(Enum):
    """What kind of card he should have played (64B3)."""

    UNFACED = "unfaced"
    PENALTY_CARD = "penalty_card"
    OTHER_FACED = "other_faced"  # on the table, or in a hand that lies face up; not dummy's
    DUMMYS = "dummys"


class FirstAttention(Enum):
    """When attention was first drawn to the revoke (64B4, 64B5)."""

    IN_TIME = "in_time"
    NEXT_BOARD = "next_board"  # a member of the other side had called on the next deal
    ROUND_OVER = "round_over"


class OtherSide(Enum):
    """Whether the other side revoked on the board too (64B7)."""

    NO = "no"
    CORRECTED = "corrected"
    OTHER_TRICK = "other_trick"  # established, on another trick
    SAME_TRICK = "same_trick"  # established, on the same trick


BOTH_SIDES_REVOKED = Unless("64B7", e1997="64C")


class RevokeFacts(Struct, frozen=True):
    """All that the automatic transfer for an established revoke depends on."""

    trick: int
    offender_won: bool = False  # the revoke trick, with a card of his own: declarer does not win it in dummy
    side_won: bool = False  # the revoke trick, by whichever hand
    later_tricks: int = 0  # of the offending side, after the revoke trick
    later_with_playable: bool = False  # the offender won one with a card that he could have played (1997)
    deemed: bool = False  # he played no card at all (67B1)
    earlier: Earlier = Earlier.NONE
    unplayed: Unplayed = Unplayed.UNFACED
    attention: FirstAttention = FirstAttention.IN_TIME
    other_side: OtherSide = OtherSide.NO
    both_corrected: bool = False  # 62C3 of 2017

    @property
    def in_reach(self) -> int:
        """The tricks that may move: those that the offending side won from the revoke on."""
        return (self.offender_won or self.side_won) + self.later_tricks


class Transfer(Struct, frozen=True):
    """How many tricks move by themselves, and the clause that says so."""

    tricks: int
    clause: str


def both_sides(edition: Edition, facts: RevokeFacts) -> bool:
    """64B7: both sides revoked; in 2017 both established; 1997 leaves only two on one trick to equity alone."""
    match facts.other_side:
        case OtherSide.SAME_TRICK:
            return True
        case OtherSide.OTHER_TRICK:
            return edition is not E1997
        case OtherSide.CORRECTED:
            return edition is E2007
    return False


def excluded_anyway(edition: Edition, facts: RevokeFacts) -> str:
    """The clause by which no trick moves whoever won what; in 1997, 64C for two revokes on one trick."""
    # 64B3, 64B6  a card of dummy's, the twelfth trick
    if facts.unplayed is Unplayed.DUMMYS:
        return "64B3"
    if facts.trick == LAST_BUT_ONE:
        return "64B6"
    # 64B4, 64B5  noticed too late
    if facts.attention is FirstAttention.NEXT_BOARD:
        return "64B4"
    if facts.attention is FirstAttention.ROUND_OVER:
        return "64B5"
    # 64B7  both sides revoked
    return numbered(BOTH_SIDES_REVOKED, edition) if both_sides(edition, facts) else ""


def excluded_by(edition: Edition, facts: RevokeFacts) -> str:
    """The clause by which no trick moves; none if one may (64B)."""
    if anyway := excluded_anyway(edition, facts):
        return anyway
    # 64B1  neither the revoke trick nor a later one was won
    if not facts.in_reach:
        return "64B1"
    # 64B2  again, by the same player in the same suit; in 2017 if the first revoke was established
    if facts.earlier is Earlier.ESTABLISHED or (facts.earlier is Earlier.CORRECTED and edition is not E2017):
        return "64B2"
    # 64B3  a card in view was not played; in 2017 a penalty card or one of dummy's
    if facts.unplayed is Unplayed.PENALTY_CARD:
        return "64B3"
    if facts.unplayed is Unplayed.OTHER_FACED and edition is not E2017:
        return "64B3"
    # 64B8  both put right
    return "64B8" if facts.both_corrected else ""


def automatic(edition: Edition, facts: RevokeFacts) -> Transfer:
    """The tricks that go to the other side after the play, and why (64A, 64B)."""
    if excluded := excluded_by(edition, facts):
        return Transfer(0, excluded)
    # 64A1  the offender won the trick: it goes, and one more if his side won one later
    if facts.offender_won:
        return Transfer(1 + (facts.later_tricks > 0), "64A1")
    # 64A2  his side won it or a later one: one trick; in 1997 another that he won with a card he could have played
    extra = edition is E1997 and facts.later_with_playable and not facts.deemed and facts.in_reach > 1
    return Transfer(1 + extra, "64A2")


# -- revokes in the record of a play -----------------------------------------------------------------------------


class Seen(Struct, frozen=True):
    """A failure to follow suit in the record of a play."""

    trick: int
    seat: Seat
    index: int  # of the card in the play, from 0
    led: Suit


def tricks_of(contract: Contract, cards: Sequence[Card]) -> tuple[Trick, ...]:
    """The tricks as they were played, the last perhaps unfinished; nobody need have followed suit."""
    tricks = []
    leader = contract.leader
    for at in range(0, len(cards), 4):
        trick = Trick(leader, tuple(cards[at : at + 4]))
        tricks.append(trick)
        leader = trick.winner(contract.denomination)
    return tuple(tricks)


def seen_in(deal: Deal, contract: Contract, cards: Sequence[Card]) -> tuple[Seen, ...]:
    """Every failure to follow suit (44C), in order."""
    revokes: list[Seen] = []
    left = {seat: deal[seat].mask for seat in Seat}
    for number, trick in enumerate(tricks_of(contract, cards), 1):
        led = trick.cards[0].suit
        for turns, card in enumerate(trick.cards):
            seat = trick.leader.after(turns)
            if is_revoke(card, left[seat], led if turns else None):
                revokes.append(Seen(number, seat, 4 * (number - 1) + turns, led))
            left[seat] &= ~card.bit
    return tuple(revokes)
