"""Law 45: when a card is played; a designation that was not meant (45C), a fifth card to a trick (45E)."""

from enum import Enum
from typing import Any

from arbitro.bridge.cards import Card
from arbitro.bridge.seats import SEATS, Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_20_explanations import at_turn
from arbitro.laws.law_24_card_exposed_in_auction import visible_to_partner
from arbitro.laws.law_25_change_of_call import pause_for_thought
from arbitro.laws.law_53_lead_out_of_turn import BeforeItsTurn, card_was_led
from arbitro.laws.law_61_failure_to_follow_suit import LAST
from arbitro.laws.law_67_defective_trick import left_over
from arbitro.laws.shared.offence import withdrawn_information
from arbitro.laws.shared.out_of_turn import FifthCard, LeadOutOfTurn, PrematurePlay, rotation
from arbitro.laws.shared.penalty_card import kind_of, laid
from arbitro.laws.shared.playing import InPlay, Role, cards_twice, leader_problems, trick_problems


class Held(Enum):
    """Where declarer held a card of his hand."""

    AT_TABLE = "at_table"  # face up, touching the table or nearly
    AS_PLAYED = "as_played"  # so as to indicate that it was played
    NEITHER = "neither"


class Touched(Enum):
    """Why declarer touched a card of dummy."""

    DELIBERATELY = "deliberately"
    ARRANGING = "arranging"
    REACHING = "reaching"  # for a card above or below it
    BY_ACCIDENT = "by_accident"


card_named = yes_no("card_named", source=Source.LOG)
held = one_of("held", Held)
touched = one_of("touched", Touched)
played_to_trick = yes_no("played_to_trick", source=Source.LOG)
unintended_designation = judgment(
    "unintended_designation", "weigh_slip_of_the_tongue", "weigh_no_change_of_mind", "weigh_no_lost_concentration"
)
partner_played = yes_no("partner_played", source=Source.LOG)
declarer_played_again = yes_no("declarer_played_again", source=Source.LOG)
trick_won_by = a_seat("trick_won_by", source=Source.LOG)
deemed_lead = judgment("deemed_lead", "weigh_trick_seemed_over", "weigh_how_it_was_played")

NOT_EXECUTABLE = {
    "45C5": "cross_reference",  # to 50
    "45G": "conduct",
}
DECISIONS = (
    OurReading("visible_card_out_of_turn", "45C1"),
    OurReading("partner_of_declarer_2007", "45C4(b)", E2007),
    OurReading("card_left_over", "45E"),
)

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST


class CardInQuestion(InPlay, frozen=True):
    """A card that was held, touched or named, and in whose hand it is; dummy's too.

    Where it may have been out of turn: `turn` is whose turn it was, to play to the trick that `led_by` had led with
    `led`, or else to lead; `trick` is its number.
    """

    player: Seat
    card: Card
    turn: Seat | None = None
    trick: int | None = None
    led_by: Seat | None = None
    led: Card | None = None

    def problems(self) -> tuple[Problem, ...]:
        problems = [] if self.trick is None else trick_problems(self.trick)
        problems += leader_problems(self, self.trick, self.led_by, "led_by")
        return tuple(problems or (self.early.problems() if self.early else ()))

    @property
    def has_played(self) -> bool | None:
        """Whether he had played to the trick under way, if that is told."""
        if self.turn is None or (self.led_by is None and self.trick is None):
            return None
        return self.led_by is not None and self.player in rotation(self.led_by, self.turn)

    @property
    def early(self) -> LeadOutOfTurn | PrematurePlay | None:
        """The play out of turn that it then is, if all that it takes is told."""
        if self.turn is None or self.turn is self.player or self.has_played is not False:
            return None
        if self.led_by and self.led:
            return PrematurePlay(self.declarer, self.player, self.card, self.led_by, self.led, self.turn)
        if self.led_by or self.trick is None:
            return None
        return LeadOutOfTurn(self.declarer, self.player, self.card, self.turn, self.trick)


IN_QUESTION = (
    CardInQuestion(S, E, Card.CQ),
    CardInQuestion(S, E, Card.CQ, turn=W, led_by=S, led=Card.C3),
    CardInQuestion(S, E, Card.CQ, turn=W, trick=4),
    CardInQuestion(S, S, Card.HK),
    CardInQuestion(S, N, Card.S4),
)


@law("45", ALL, what="is_card_played", situation=CardInQuestion, examples=IN_QUESTION)
def is_card_played(case: Case[CardInQuestion]) -> Ruling:
    it = case.situation
    # 45C4(a)  a card named as the one to be played
    if case.met(card_named, about=it.card, clause="45C4(a)"):
        if it.defends(it.player):
            return _in_turn(case, "45C4(a)")
        return case.rule("45C4(a)", CardPlayed(it.player, it.card))
    match it.role(it.player):
        case Role.DEFENDER:
            return _defenders_card(case)
        case Role.DECLARER:
            return _declarers_card(case)
        case Role.DUMMY:
            return _dummys_card(case)


def _defenders_card(case: Case[CardInQuestion]) -> Ruling:
    it = case.situation
    # 45C1  so that partner could have seen its face: played to this trick
    if not case.met(visible_to_partner, about=it.player, clause="45C1"):
        return case.rule("45A", CardReturned(it.player, it.card), NoRectification())
    # 45C1, 45E  unless he has already played to it
    if it.has_played is not None:
        case.follows(played_to_trick, it.has_played, about=it.player)
    if case.ask(played_to_trick, about=it.player, clause="45C1"):
        case.apply("45C1")
        return case.refer("fifth_card", FifthCard(it.declarer, it.player, it.card, it.trick or 1))
    return _in_turn(case, "45C1")


def _in_turn(case: Case[CardInQuestion], clause: Cited) -> Ruling:
    """A defender's card that has to be played: to this trick, if it was his turn; else it is out of turn."""
    it = case.situation
    if it.turn:
        case.follows(at_turn, it.turn is it.player, about=it.player)
    if case.ask(at_turn, about=it.player, clause=clause):
        return case.rule(clause, CardPlayed(it.player, it.card))
    case.apply(clause)
    if it.turn and it.trick and not it.led_by:
        case.follows(card_was_led, True, about=it.card)
    return BeforeItsTurn(it, it.player, it.card, it.turn, it.trick, it.led_by, it.led).ruled(case)


def _declarers_card(case: Case[CardInQuestion]) -> Ruling:
    it = case.situation
    where = case.ask(held, about=it.card, clause="45C2")
    if where is Held.NEITHER:
        # 45A  not laid face up before him: not played
        case.considered("45C2", held)
        return case.rule("45A", CardReturned(it.player, it.card), NoRectification())
    # 45C2(a), 45C2(b)
    letter = "" if case.edition is E1997 else "(a)" if where is Held.AT_TABLE else "(b)"
    return case.rule(f"45C2{letter}", CardPlayed(it.player, it.card))


def _dummys_card(case: Case[CardInQuestion]) -> Ruling:
    it = case.situation
    # 45C3  touched on purpose by declarer, not to arrange dummy nor to reach another card
    if case.ask(touched, about=it.card, clause="45C3") is Touched.DELIBERATELY:
        return case.rule("45C3", CardPlayed(it.player, it.card))
    case.considered("45C3", touched)
    # 45B  declarer plays from dummy by naming the card
    return case.rule("45B", CardReturned(it.player, it.card), NoRectification())


# -- 45C4(b) ---------------------------------------------------------------------------------------------------------


class DesignationChanged(InPlay, frozen=True):
    """A card that was named from a hand, the card wanted in its place, and what the next hand had played by then."""

    from_hand: Seat
    card: Card
    instead: Card | None = None
    followed_by: Card | None = None

    @property
    def offender(self) -> Seat:
        """Who spoke: for dummy it was declarer."""
        return self.declarer if self.from_hand is self.dummy else self.from_hand

    def problems(self) -> tuple[Problem, ...]:
        cards = (self.card, self.instead, self.followed_by)
        return tuple(cards_twice(tuple(card for card in cards if card), "card"))


CHANGED = (
    DesignationChanged(S, N, Card.S2, Card.H2, Card.S7),
    DesignationChanged(S, N, Card.S2),
    DesignationChanged(S, E, Card.S2, Card.H2),
)


@law("45", ALL, what="designation_changed", situation=DesignationChanged, examples=CHANGED)
def designation_changed(case: Case[DesignationChanged]) -> Ruling:
    it = case.situation
    hand, card, next_hand = it.from_hand, it.card, it.from_hand.lho
    if why_not := _may_not_change(case):
        # 45C4(a)  the card that was named is played
        case.considered("45C4(b)", why_not)
        return case.rule("45C4(a)", CardPlayed(hand, card))
    # 45C4(b), 47C  the card goes back, without more
    case.apply("45C4(b)", "47C", CardWithdrawn(hand, card))
    case.apply(CardPlayed(hand, it.instead) if it.instead else CardDue(hand))
    # 45C4(b), 47D  an opponent who had played to it may change his card
    if it.followed_by:
        case.apply("47D", MayChangeCard(next_hand, it.followed_by))
    # 16  of dummy's card alone nobody learns anything
    if it.followed_by or hand is not it.dummy:
        case.apply(withdrawn_information(case, it.offender, "withdrawn_card"))
    return case.rule()


def _may_not_change(case: Case[DesignationChanged]) -> Question[Any] | str | None:
    """Why the designation stands; nothing if it may be changed."""
    it = case.situation
    # 2017  declarer only, and only a card of dummy
    if case.edition is E2017 and it.from_hand is not it.dummy:
        return "not_a_card_of_dummy"
    if not case.ask(unintended_designation, about=it.card, clause="45C4(b)"):
        return unintended_designation
    if case.edition is E2017:
        # 2017  until he next plays from his hand or from dummy, however long he thought
        again = case.ask(declarer_played_again, about=it.card, clause="45C4(b)")
        return declarer_played_again if again else None
    # 2007  until his partner has played
    if case.ask(partner_played, about=it.offender, clause="45C4(b)", since=E2007, until=E2007):
        return partner_played
    # 1997, 2007  without a pause for thought
    return pause_for_thought if case.ask(pause_for_thought, about=it.card, clause="45C4(b)") else None


# -- 45E -------------------------------------------------------------------------------------------------------------


FIFTH = (
    FifthCard(S, E, Card.H9),
    FifthCard(S, E, Card.HK, 3, (Card.C2,)),
    FifthCard(S, S, Card.H9),
    FifthCard(S, N, Card.H9),
    FifthCard(S, E, Card.HK, 13),
)


@law("45", ALL, what="fifth_card", situation=FifthCard, examples=FIFTH)
def fifth_card(case: Case[FifthCard]) -> Ruling:
    it = case.situation
    clause = "45E1" if it.defends(it.offender) else "45E2"
    # 45E  after the last trick nothing can be led, and no card should be left
    if it.trick == LAST:
        return left_over(case, it, it.offender, it.card)
    # 45E1, 45E2  the director deems it led: 53, 55 or 56, unless the lead was that hand's
    if case.ask(deemed_lead, about=it.card, clause=clause):
        case.apply(clause)
        hands = {"own": [it.offender], "other": [seat for seat in SEATS if seat is not it.offender]}
        winner = case.ask(trick_won_by, clause=clause, among=hands)
        if winner is it.offender:
            return case.rule("44G", CardPlayed(it.offender, it.card))
        led = LeadOutOfTurn(it.declarer, it.offender, it.card, winner, it.trick + 1, others=it.others)
        return case.refer("lead_out_of_turn", led)
    case.considered("53A", deemed_lead)
    case.apply(clause)
    if it.defends(it.offender):
        # 45E1  a penalty card
        laid(case, it.offender, it.card, kind_of(case, it.card, others=it.others), others=it.others)
        return case.rule()
    # 45E2  back to the hand, without more
    return case.rule(CardReturned(it.offender, it.card), NoRectification())
