"""How irregular leads and plays are described (53-60)."""

from collections.abc import Iterable

from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.shared.playing import InPlay, cards_twice, not_a_defender, trick_problems

next_trick_under_way = yes_no("next_trick_under_way", source=Source.LOG)  # both sides have played to it
trick_number = a_number("trick_number", 1, 13, source=Source.LOG)
who_led = a_seat("who_led", source=Source.LOG)

TRICKS = {"first": [1], "later": range(2, 13), "last": [13]}

Played = tuple[Seat, Card]
"""A card put on the trick, and from which hand."""


class OpeningLeadOutOfTurn(InPlay, frozen=True):
    """An opening lead from a hand that did not have it.

    `after` are the cards that other hands then put on the trick, in order; `others` the penalty cards that the
    offender already has.
    """

    offender: Seat
    card: Card
    after: tuple[Played, ...] = ()
    others: tuple[Card, ...] = ()

    @property
    def turn(self) -> Seat:
        return self.leader

    def problems(self) -> tuple[Problem, ...]:
        return (*_not_out_of_turn(self), *_misplaced(self))


class LeadOutOfTurn(InPlay, frozen=True):
    """A faced lead from the wrong hand: `offender` is the hand that led, dummy's too, `turn` the one that should have.

    `after` are the cards that other hands then put on the trick, in order; `others` the penalty cards that the
    offender already has; `accepted` is whether a player who may accept it had said so before any of those cards.
    """

    offender: Seat
    card: Card
    turn: Seat
    trick: int
    after: tuple[Played, ...] = ()
    others: tuple[Card, ...] = ()
    accepted: bool = False

    def problems(self) -> tuple[Problem, ...]:
        problems = [*_not_out_of_turn(self), *_misplaced(self), *trick_problems(self.trick)]
        if self.trick == 1 and self.turn is not self.leader:
            problems.append(Problem("not-the-opening-leader", Place(tag="turn"), self.turn.value, self.leader.value))
        return tuple(problems)


Lead = OpeningLeadOutOfTurn | LeadOutOfTurn


class PrematurePlay(InPlay, frozen=True):
    """A card put on the trick before its turn, or led to the next trick while partner has still to play to this one.

    The trick under way was led by `led_by` with `led`, and it was for `turn` to play. `after` are the cards that
    other hands then put on the trick, in order; `others` the penalty cards that the offender already has.
    """

    offender: Seat
    card: Card
    led_by: Seat
    led: Card
    turn: Seat
    lead: bool = False  # whether it was led to the next trick
    after: tuple[Played, ...] = ()
    others: tuple[Card, ...] = ()

    @property
    def have_played(self) -> tuple[Seat, ...]:
        """The hands that have played to the trick in rotation."""
        return rotation(self.led_by, self.turn)

    @property
    def partner_has_played(self) -> bool:
        return self.offender.partner in self.have_played

    def problems(self) -> tuple[Problem, ...]:
        problems = _misplaced(self, self.led)
        if self.turn is self.led_by:
            problems.append(Problem("trick-not-under-way", Place(tag="turn"), self.turn.value))
        elif self.lead is not (self.offender in self.have_played) or self.offender is self.turn:
            problems.append(Problem("not-premature", Place(tag="offender"), self.offender.value))
        elif self.lead and (not self.defends(self.offender) or self.partner_has_played):
            problems.append(Problem("not-premature", Place(tag="lead"), self.offender.value))
        return tuple(problems)


class FifthCard(InPlay, frozen=True):
    """A card too many on a trick, and from whose hand; `trick` is its number.

    `others` are the penalty cards that a defender already has.
    """

    offender: Seat
    card: Card
    trick: int = 1
    others: tuple[Card, ...] = ()

    def problems(self) -> tuple[Problem, ...]:
        problems = cards_twice((self.card, *self.others), "others")
        problems += trick_problems(self.trick)
        if self.others and not self.defends(self.offender):
            problems.append(not_a_defender(self, "others", self.offender))
        return tuple(problems)


class SeveralCards(InPlay, frozen=True):
    """One hand put several cards on the trick: those that could be seen, and those under them.

    `after` are the cards that other hands then put on the trick, in order; `others` the penalty cards that the
    offender already has.
    """

    offender: Seat
    visible: tuple[Card, ...]
    hidden: tuple[Card, ...] = ()
    after: tuple[Played, ...] = ()
    others: tuple[Card, ...] = ()
    trick: int | None = None
    suit_led: Suit | None = None  # if another hand led

    def problems(self) -> tuple[Problem, ...]:
        seen = (*self.visible, *self.hidden)
        problems = cards_twice((*seen, *(card for _, card in self.after), *self.others), "visible")
        if not self.visible or len(seen) < 2:
            problems.append(Problem("no-card", Place(tag="visible"), expected="C8 C3"))
        if any(seat is self.offender for seat, _ in self.after):
            problems.append(Problem("hand-plays-twice", Place(tag="after"), self.offender.value))
        if self.others and not self.defends(self.offender):
            problems.append(not_a_defender(self, "others", self.offender))
        return tuple(problems)


def rotation(first: Seat, until: Seat) -> tuple[Seat, ...]:
    """The hands in turn from one to the one before another."""
    seats = [first]
    while (following := seats[-1].lho) not in (first, until):
        seats.append(following)
    return tuple(seats)


def _not_out_of_turn(lead: Lead) -> Iterable[Problem]:
    if lead.offender is lead.turn:
        yield Problem("not-out-of-turn", Place(tag="offender"), lead.offender.value)


def _misplaced(played: Lead | PrematurePlay, *more: Card) -> list[Problem]:
    """Cards told twice, a hand that plays twice, penalty cards of somebody who cannot have any."""
    cards = (played.card, *more, *(card for _, card in played.after), *played.others)
    problems = cards_twice(cards, "card")
    seats = (played.offender, *(seat for seat, _ in played.after))
    twice = dict.fromkeys(seat for seat in seats if seats.count(seat) > 1)
    problems += [Problem("hand-plays-twice", Place(tag="after"), seat.value) for seat in twice]
    if played.others and not played.defends(played.offender):
        problems.append(not_a_defender(played, "others", played.offender))
    return problems
