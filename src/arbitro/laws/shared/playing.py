"""A deal in play: who declares, and which part each player has. What the laws of the play (41-71) share."""

from enum import Enum

from arbitro.bridge.cards import Card
from arbitro.bridge.seats import SEATS, Seat
from arbitro.laws.case.notation import *

told_by_opponent = yes_no("told_by_opponent", usual=False)  # that it was his turn (47E1)
opening_lead_faced = yes_no("opening_lead_faced", source=Source.LOG)
after_opening_lead_out_of_turn = yes_no("after_opening_lead_out_of_turn", source=Source.LOG)
who_declares = a_seat("who_declares", source=Source.LOG)


class Role(Enum):
    """A player's part in the play."""

    DECLARER = "declarer"
    DUMMY = "dummy"
    DEFENDER = "defender"


class InPlay(Situation, frozen=True):
    """The base of the situations of the play: who declares, or is presumed to."""

    declarer: Seat

    @property
    def dummy(self) -> Seat:
        return self.declarer.partner

    @property
    def leader(self) -> Seat:
        """Who has the opening lead."""
        return self.declarer.lho

    def role(self, seat: Seat) -> Role:
        if seat is self.declarer:
            return Role.DECLARER
        return Role.DUMMY if seat is self.declarer.partner else Role.DEFENDER

    def defends(self, seat: Seat) -> bool:
        return seat.side is not self.declarer.side


class DefenderErred(InPlay, frozen=True):
    """Something that only a defender can have done."""

    offender: Seat

    def problems(self) -> tuple[Problem, ...]:
        return () if self.defends(self.offender) else (not_a_defender(self, "offender", self.offender),)


def not_a_defender(play: InPlay, field: str, seat: Seat) -> Problem:
    expected = " ".join(defender.value for defender in (play.declarer.lho, play.declarer.rho))
    return Problem("not-a-defender", Place(tag=field), seat.value, expected)


def leaders_of(play: InPlay, trick: int) -> tuple[Seat, ...]:
    """Who can have led to the trick: to the first a defender, the wrong one if it was accepted (54)."""
    return tuple(seat for seat in SEATS if trick > 1 or play.defends(seat))


def leader_problems(play: InPlay, trick: int | None, leader: Seat | None, field: str) -> list[Problem]:
    """A lead to the first trick by declarer's side; nothing where the trick or its leader is not told."""
    if trick is None or leader is None or leader in leaders_of(play, trick):
        return []
    expected = " ".join(seat.value for seat in leaders_of(play, trick))
    return [Problem("first-trick-leader", Place(tag=field), leader.value, expected)]


def cards_twice(cards: tuple[Card, ...], field: str) -> list[Problem]:
    """Cards told more than once."""
    twice = dict.fromkeys(card for card in cards if cards.count(card) > 1)
    return [Problem("card-twice", Place(tag=field), card.value) for card in twice]


def trick_problems(trick: int) -> list[Problem]:
    return [] if 1 <= trick <= 13 else [Problem("no-such-trick", Place(tag="trick"), str(trick), "1 … 13")]
