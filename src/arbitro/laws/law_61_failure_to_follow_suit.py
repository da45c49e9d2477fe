"""Law 61: what a revoke is, and who may ask about one."""

from collections.abc import Collection
from functools import cached_property
from typing import Any

from arbitro.bridge.cards import CARDS, SUITS, Card, Denomination, Suit
from arbitro.bridge.hand import Hand
from arbitro.bridge.play import Trick
from arbitro.bridge.seats import SEATS, Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_09_after_an_irregularity import rights_lost
from arbitro.laws.shared.obligation import Demanded, Lasts, Restriction, legal_cards
from arbitro.laws.shared.out_of_turn import Played, trick_number, who_led
from arbitro.laws.shared.playing import InPlay, Role, cards_twice, leader_problems, leaders_of, trick_problems
from arbitro.laws.shared.revoke import is_revoke
from arbitro.regulations.keys import REVOKE_DEFENDERS_ASK

could_comply = yes_no("could_comply", source=Source.LOG)
play_was_revoke = yes_no("play_was_revoke", source=Source.LOG)
card_asked_about = a_card("card_asked_about", put_to=Party.DIRECTOR, source=Source.LOG)
cards_of_trick = some_cards("cards_of_trick")

LAST = 13  # the trick to which nobody has a choice

DECISIONS = (
    OurReading("forbidden_suit_is_a_revoke", "61A"),
    OurReading("dummy_asks_defender_1997", "61B", E1997),
)


class Revoke(InPlay, frozen=True):
    """The card that did not comply, and the trick it was played to.

    `before` and `after` are the cards of the other hands to this trick, in the order played; `hand` is what he had
    left. For a lead, or where something was demanded of him beside following suit: the suit, or the suits forbidden.
    `next_trick` are the cards that anybody has put to the trick after it.
    """

    offender: Seat
    trick: int
    card: Card
    before: tuple[Card, ...] = ()
    after: tuple[Card, ...] = ()
    hand: tuple[Card, ...] = ()
    required: Suit | None = None
    forbidden: tuple[Suit, ...] = ()
    other: Seat | None = None  # an opponent who revoked on the same trick
    next_trick: tuple[Played, ...] = ()
    denomination: Denomination | None = None  # with all four cards it tells who won the trick
    led_by: Seat | None = None  # who led; else it follows from how many cards were played before his

    def problems(self) -> tuple[Problem, ...]:
        problems = trick_problems(self.trick)
        if self.led_by is not None and self.led_by is not self.leads:
            waited = (self.offender.index - self.led_by.index) % 4
            problems.append(Problem("cards-before-revoke", Place(tag="before"), str(len(self.before)), str(waited)))
        elif len(self.cards) > 1:
            problems += leader_problems(self, self.trick, self.leads, "led_by" if self.led_by else "before")
        following = tuple(card for seat, card in self.next_trick if seat is not self.offender)
        problems += cards_twice((*self.cards, *self.hand, *following), "card")
        if len(self.cards) > 4:
            problems.append(Problem("too-many-cards-in-trick", Place(tag="after"), str(len(self.cards)), "4"))
        if self.hand and len(self.hand) != 13 - self.trick:
            problems.append(Problem("hand-size", Place(tag="hand"), str(len(self.hand)), str(13 - self.trick)))
        if self.other is not None and (self.other.side is self.offender.side or self.other not in self.played):
            expected = " ".join(seat.value for seat in self.played if seat.side is not self.offender.side)
            problems.append(Problem("not-an-opponent", Place(tag="other"), self.other.value, expected))
        if self.next_trick and len(self.cards) < 4:
            problems.append(Problem("trick-unfinished", Place(tag="next_trick"), str(len(self.cards)), "4"))
        return tuple(problems)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The trick, from the lead on."""
        return (*self.before, self.card, *self.after)

    @cached_property
    def played(self) -> dict[Seat, Card]:
        """The trick by seats, from the leader on."""
        return {self.offender.after(turns - len(self.before)): card for turns, card in enumerate(self.cards)}

    @property
    def leads(self) -> Seat:
        """Who led to the trick."""
        return self.offender.after(-len(self.before))

    @property
    def winner(self) -> Seat | None:
        """Who won the trick as it was played, where that is told."""
        if self.denomination is None or len(self.cards) < 4:
            return None
        return Trick(self.leads, self.cards).winner(self.denomination)

    @property
    def led(self) -> Suit | None:
        return self.before[0].suit if self.before else None

    @property
    def restrictions(self) -> tuple[Restriction, ...]:
        """What was demanded of him for this card."""
        restrictions = []
        if self.required:
            restrictions.append(Restriction(self.offender, Demanded.REQUIRED, (self.required,), Lasts.TRICK))
        if self.forbidden:
            restrictions.append(Restriction(self.offender, Demanded.FORBIDDEN, self.forbidden, Lasts.TRICK))
        return tuple(restrictions)

    def legal_for(self, seat: Seat, taken: Collection[Card] = ()) -> tuple[Card, ...]:
        """What he could play instead: of the hand, if it is told, else of all cards not seen in this trick."""
        seen = {*self.cards, *taken}
        if seat is self.offender:
            held = Hand.of(card for card in self.hand or CARDS if card not in seen).mask
            return tuple(Hand(legal_cards(held, self.led, self.restrictions)))
        unseen = Hand.of(card for card in CARDS if card not in seen and card not in self.hand).mask
        # 44C  the card that he takes back shows that he can follow suit
        follows = seat is self.other or self.played[seat].suit is self.led
        return tuple(Hand(legal_cards(unseen, self.led) if follows else unseen))

    @property
    def complies(self) -> bool | None:
        """Whether the card was legal; unknown where it depends on a hand that is not told."""
        everything = Hand.of(CARDS).mask
        if (self.led or self.restrictions) and not is_revoke(self.card, everything, self.led, self.restrictions):
            return True
        held = {self.card, *self.hand, *(card for seat, card in self.next_trick if seat is self.offender)}
        if is_revoke(self.card, Hand.of(held).mask, self.led, self.restrictions):
            return False
        if not (self.hand or self.trick == LAST) or not (self.led or self.restrictions):
            return None
        return True


def tell_leader(case: Case[Revoke], revoke: Revoke) -> None:
    """The other cards are put down to the hands from the leader on: who that is, is told."""
    if revoke.before:
        case.computed("led_to_trick", revoke.leads, revoke.trick)


def still_open(
    case: Case[Any], play: InPlay, seat: Seat, trick: int, *, suit: Suit | None = None, own: Card | None = None
) -> Revoke:
    """A revoke that has come to light before it is established, with the suit led or his own card, if they are known:
    the cards of its trick are asked for."""
    leaders = {leader.value: [leader] for leader in leaders_of(play, trick) if leader is not seat}
    leader = case.ask(who_led, about=trick, clause="62A", among=leaders)
    turns = (seat.index - leader.index) % 4
    led = suit or next(other for other in SUITS if own is None or other is not own.suit)
    his = own or next(card for card in CARDS if card.suit is not led)
    usual = (*[card for card in CARDS if card.suit is led][:turns], his)
    cards = case.ask(cards_of_trick, about=trick, clause="62A", among={"trick": Examples([usual])})
    if turns < len(cards) <= len(SEATS) and not cards_twice(cards, cards_of_trick.id):
        revoke = Revoke(play.declarer, seat, trick, cards[turns], cards[:turns], cards[turns + 1 :])
        if own in (None, revoke.card) and suit in (None, revoke.led) and revoke.led is not revoke.card.suit:
            return revoke
    found, expected = (" ".join(card.value for card in named) for named in (cards, usual))
    where = Place(tag=f"{cards_of_trick.id}@{trick}")
    raise ProblemsFound([Problem("answer-impossible", where, found, expected)])


class RevokeInquiry(InPlay, frozen=True):
    """Who asked whom whether he has none of the suit led."""

    asker: Seat
    questioned: Seat
    revoke_apart: bool = False  # a revoke that it brings to light has a ruling of its own, as at a live table

    def problems(self) -> tuple[Problem, ...]:
        if self.questioned in (self.asker, self.dummy):
            expected = " ".join(seat.value for seat in Seat if seat not in (self.asker, self.dummy))
            return (Problem("cannot-be-asked", Place(tag="questioned"), self.questioned.value, expected),)
        return ()


REVOKES = (
    Revoke(Seat.SOUTH, Seat.EAST, 5, Card.D4, before=(Card.S5, Card.S3, Card.SQ)),
    Revoke(Seat.SOUTH, Seat.EAST, 9, Card.D4, before=(Card.S5,), hand=(Card.S2, Card.C3, Card.C4, Card.C5)),
    Revoke(Seat.SOUTH, Seat.EAST, 9, Card.D4, before=(Card.S5,), hand=(Card.H2, Card.C3, Card.C4, Card.C5)),
    Revoke(Seat.SOUTH, Seat.WEST, 2, Card.S4, required=Suit.HEARTS),
    Revoke(Seat.SOUTH, Seat.WEST, 2, Card.S4, forbidden=(Suit.SPADES,)),
    Revoke(Seat.SOUTH, Seat.WEST, 2, Card.S4),
)


@law("61", ALL, what="failed_to_follow_suit", situation=Revoke, examples=REVOKES)
def failed_to_follow_suit(case: Case[Revoke]) -> Ruling:
    revoke = case.situation
    tell_leader(case, revoke)
    # 61A  able to follow suit, or to do what was demanded, and did not; 59  whoever is unable does not revoke
    complies = revoke.complies
    if complies is None:
        complies = not case.ask(could_comply, about=revoke.offender, clause="61A")
    else:
        case.computed(could_comply.id, not complies, revoke.offender)
    if complies:
        # 44C  he followed suit; 44D  he had nothing to follow with
        case.considered("61A", could_comply)
        followed = "44C" if revoke.card.suit is revoke.led else "44D"
        return case.rule(followed if revoke.led else "59", NoRectification(), PlayContinues())
    case.apply("61A")
    return case.refer("revoke_noticed", revoke)


INQUIRIES = tuple(
    RevokeInquiry(Seat.SOUTH, asker, asked, apart)
    for asker, asked, apart in (
        (Seat.SOUTH, Seat.WEST, False),
        (Seat.NORTH, Seat.SOUTH, False),
        (Seat.NORTH, Seat.WEST, False),
        (Seat.WEST, Seat.SOUTH, False),
        (Seat.WEST, Seat.EAST, False),
        (Seat.NORTH, Seat.SOUTH, True),
        (Seat.WEST, Seat.EAST, True),
    )
)


@law("61", ALL, what="asked_about_revoke", situation=RevokeInquiry, examples=INQUIRIES)
def asked_about_revoke(case: Case[RevokeInquiry]) -> Ruling:
    it = case.situation
    match it.role(it.asker), it.role(it.questioned):
        case Role.DECLARER, _:
            # 61B1  declarer asks a defender
            case.apply("61B1")
        case Role.DUMMY, Role.DECLARER:
            # 61B2(a), 43B2(b)  dummy asks declarer: his right, unless he has lost it
            case.apply("61B2(a)")
            if rights_lost(case, "43B2(b)"):
                if it.revoke_apart:
                    return case.rule("43B2(b)", Instruction("revoke_as_if_established", it.questioned))
                from arbitro.laws.law_43_dummys_limits import RevokeQuestion  # which knows this law

                card = case.ask(card_asked_about, about=it.questioned, clause="43B2(b)", among={"card": CARDS})
                return case.refer("dummy_asked_about_revoke", RevokeQuestion(it.declarer, card))
            case.apply("42B1")
        case Role.DUMMY, _:
            # 61B2(b)  not a defender; what declarer learns from it is his partner's information
            case.apply(Unless("61B2(b)", e1997="61B"), Instruction("dummy_may_not_ask", it.asker))
            case.apply("16B", since=E2007)
            case.apply(_learned(case, it.declarer))
        case _, Role.DECLARER:
            # 61B3  a defender asks declarer
            case.apply("61B3")
        case _:
            # 61B3  a defender asks his partner, as far as the authority leaves it to him; 1997 63B  if not, at a price
            case.apply("61B3")
            allowed = case.regulated(REVOKE_DEFENDERS_ASK)
            case.apply(*[Instruction("defenders_may_not_ask", it.asker)] * (not allowed), _learned(case, it.questioned))
            if not allowed and case.edition is E1997:
                return _settled_as_established(case)
    return _brought_to_light(case)


def _brought_to_light(case: Case[RevokeInquiry]) -> Ruling:
    """62, 63: the question may have shown a revoke, if the director says which card it was about."""
    it = case.situation
    card = None if it.revoke_apart else case.told(card_asked_about, about=it.questioned, clause="61A")
    if card and case.ask(play_was_revoke, about=card, clause="61A"):
        return _revoke(case, card, "62A")
    return case.rule(*[NoRectification()] * (not case.effects))


def _revoke(case: Case[RevokeInquiry], card: Card, clause: Cited) -> Ruling:
    it = case.situation
    trick = case.ask(trick_number, clause=clause, among={"first": [1], "later": range(2, LAST)})
    return case.refer("revoke_noticed", still_open(case, it, it.questioned, trick, own=card))


def _settled_as_established(case: Case[RevokeInquiry]) -> Ruling:
    """63B (1997): if his card was a revoke, it is corrected and settled as if established."""
    from arbitro.laws.law_63_establishment_of_a_revoke import partner_asked  # which knows this law

    it = case.situation
    case.apply(Clause("63B"))
    if it.revoke_apart:
        return case.rule(Instruction("revoke_as_if_established", it.questioned))
    card = case.ask(card_asked_about, about=it.questioned, clause=Clause("63B"), among={"card": CARDS})
    if not case.ask(play_was_revoke, about=card, clause=Clause("63B")):
        return case.rule(NoRectification())
    case.follows(partner_asked, True, about=it.questioned)
    return _revoke(case, card, Clause("63B"))


def _learned(case: Case[RevokeInquiry], seat: Seat) -> Information:
    return Information("question_about_revoke", case.clause("16B"), unauthorised=(seat.side,), seat=seat)
