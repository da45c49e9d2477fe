"""Law 47: a card that was played is taken back, or a player wants to take it back."""

from enum import Enum
from typing import Any

from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_16_information import own_side_offended
from arbitro.laws.law_45_card_played import DesignationChanged
from arbitro.laws.law_53_lead_out_of_turn import BeforeItsTurn, card_was_led, takes_back, told_his_turn
from arbitro.laws.shared.offence import damage, play_over, withdrawn_information
from arbitro.laws.shared.out_of_turn import PrematurePlay
from arbitro.laws.shared.penalty_card import kind_of, laid
from arbitro.laws.shared.playing import InPlay, cards_twice, leader_problems, told_by_opponent, trick_problems


class Retraction(Enum):
    """Why the card is, or would be, taken back."""

    RECTIFICATION = "rectification"
    ILLEGAL_PLAY = "illegal_play"  # simultaneous plays have a law of their own (58)
    UNINTENDED_DESIGNATION = "unintended_designation"
    OPPONENT_CHANGED = "opponent_changed"
    TOLD_HIS_TURN = "told_his_turn"
    WRONG_EXPLANATION = "wrong_explanation"
    PROPER_LEAD = "proper_lead"  # made by the player whose turn it was, after an irregular one
    OTHER = "other"


retraction = one_of("retraction", Retraction)
goes_back_freely = yes_no("goes_back_freely")  # whether the law that demands it lets the card go back
changes_too = yes_no("changes_too", put_to=Party.OFFENDER, source=Source.PLAYER)
subsequent_card_in_trick = yes_no("subsequent_card_in_trick", source=Source.LOG)
opening_lead_and_dummy_faced = yes_no("opening_lead_and_dummy_faced", source=Source.LOG)

DECISIONS = (
    OurReading("taken_back_2007", "47E1", E2007),
    OurReading("offender_changes_too", "47D"),
)


class CardRetracted(InPlay, frozen=True):
    """A card that was played, from whose hand; `turn` is whose turn it was and `trick` which trick, where it matters.

    `led_by` and `led` are the lead to the trick, where the card was not a lead itself; `others` are the penalty cards
    that a defender already has.
    """

    offender: Seat
    card: Card
    turn: Seat | None = None
    trick: int | None = None
    others: tuple[Card, ...] = ()
    face_down: bool = False  # an opening lead that nobody has seen (41A)
    led_by: Seat | None = None
    led: Card | None = None

    def problems(self) -> tuple[Problem, ...]:
        if (self.led_by is None) is not (self.led is None):
            return (Problem("lead-half-told", Place(tag="led"), expected="led_by led"),)
        problems = [] if self.trick is None else trick_problems(self.trick)
        problems += leader_problems(self, self.trick, self.led_by, "led_by")
        problems += cards_twice((self.card, *self.others, *([self.led] if self.led else [])), "others")
        if problems or not (self.led_by and self.led and self.turn) or self.turn is self.offender:
            return tuple(problems)
        return PrematurePlay(self.declarer, self.offender, self.card, self.led_by, self.led, self.turn).problems()

    @property
    def player(self) -> Seat:
        """Who plays this hand."""
        return self.offender if self.defends(self.offender) else self.declarer


S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
EXAMPLES = (
    CardRetracted(S, W, Card.S5),
    CardRetracted(S, W, Card.S5, turn=E, trick=4, others=(Card.H2,)),
    CardRetracted(S, S, Card.S5, turn=N, trick=4),
    CardRetracted(S, E, Card.S5, turn=W, trick=4, led_by=S, led=Card.S3),
    CardRetracted(S, N, Card.D4),
)


@law("47", ALL, what="card_retracted", situation=CardRetracted, examples=EXAMPLES)
def card_retracted(case: Case[CardRetracted]) -> Ruling:
    it = case.situation
    seat, card = it.offender, it.card
    match case.ask(retraction, about=card, clause="47"):
        case Retraction.RECTIFICATION:
            # 47A  as a rectification demands; a defender's card may become a penalty card (49)
            case.apply("47A", CardWithdrawn(seat, card))
            if it.defends(seat) and not case.ask(goes_back_freely, about=card, clause="47A"):
                return _penalty_card(case)
            return case.rule(_known(case), *_next(it))
        case Retraction.ILLEGAL_PLAY:
            # 47B  to put an illegal play right; a defender's card is a penalty card (49)
            case.apply("47B", CardWithdrawn(seat, card))
            if it.defends(seat):
                return _penalty_card(case)
            return case.rule(withdrawn_information(case, seat, "withdrawn_card"), *_next(it))
        case Retraction.UNINTENDED_DESIGNATION:
            # 47C  where 45C4(b) lets the designation be changed
            return case.refer("designation_changed", DesignationChanged(it.declarer, seat, card))
        case Retraction.OPPONENT_CHANGED:
            return _opponent_changed(case)
        case Retraction.TOLD_HIS_TURN:
            return _told_his_turn(case)
        case Retraction.WRONG_EXPLANATION:
            return _wrong_explanation(case)
        case Retraction.PROPER_LEAD:
            # 47F1, 53B (1997, 2007 53C)  the proper lead stands, the card goes back
            case.apply(Unless("47F1", e1997="53C"), "53B", CardWithdrawn(seat, card))
            return case.rule(_known(case), NoRectification())
        case Retraction.OTHER:
            # 47F2, 1997 47F  in no other case
            return case.rule("47F2", CardPlayed(seat, card))


def _opponent_changed(case: Case[CardRetracted]) -> Ruling:
    """47D: a card played after one that an opponent has changed."""
    it = case.situation
    seat, card = it.offender, it.card
    if not case.ask(own_side_offended, about=seat, clause="47D"):
        # 47D  may be changed, without more
        case.considered("62C2", own_side_offended)
        known = withdrawn_information(case, seat.lho, "withdrawn_card")
        return case.rule("47D", MayChangeCard(seat, card), known)
    # 62C2  the offenders' next hand may change its card too, but a defender's becomes a penalty card
    case.apply("47D", "62C2")
    if not case.ask(changes_too, about=card, of=it.player, clause="62C2"):
        return case.rule(CardPlayed(seat, card))
    case.apply(CardWithdrawn(seat, card), CardDue(seat))
    if it.defends(seat):
        return _penalty_card(case, seat)
    return case.rule(withdrawn_information(case, seat, "withdrawn_card"))


def _told_his_turn(case: Case[CardRetracted]) -> Ruling:
    """47E1: an opponent had told him, wrongly, that it was his turn."""
    it, edition = case.situation, case.edition
    seat, card = it.offender, it.card
    # 1997  only a lead
    if it.led_by:
        case.follows(card_was_led, False, about=card)
        if edition is E1997:
            return _out_of_turn(case, card_was_led)
    if not case.ask(told_by_opponent, about=it.player, clause="47E1"):
        return _out_of_turn(case, told_by_opponent)
    # 1997  only a lead, and he may leave it
    if edition is E1997 and not case.ask(card_was_led, about=card, clause="47E1"):
        return _out_of_turn(case, card_was_led)
    if not told_his_turn(case, seat, card):
        return _out_of_turn(case, takes_back)
    # 47E1  taken back; the next player cannot accept it, and in 2017 it establishes no revoke
    case.apply(CardWithdrawn(seat, card))
    case.considered("53A", told_by_opponent, since=E2007)
    case.considered("63A1", told_by_opponent, since=E2017)
    return case.rule(NoRectification(), *_next(it))


def _out_of_turn(case: Case[CardRetracted], why_not: Question[bool]) -> Ruling:
    """The laws on leads and plays out of turn go on."""
    it = case.situation
    case.considered("47E1", why_not)
    # 47F2  it was his turn after all
    if it.turn is it.offender or (it.trick == 1 and it.offender is it.leader):
        return case.rule("47F2", CardPlayed(it.offender, it.card))
    return BeforeItsTurn(it, it.offender, it.card, it.turn, it.trick, it.led_by, it.led, it.others).ruled(case)


def _wrong_explanation(case: Case[CardRetracted]) -> Ruling:
    """47E2: played on a wrong explanation, before it was put right."""
    it = case.situation
    seat, card = it.offender, it.card
    why = _too_late(case)
    if why is None:
        # 47E2(a)  he may change it
        known = [] if it.face_down else [withdrawn_information(case, seat.lho, "withdrawn_card")]
        return case.rule("47E2(a)", MayChangeCard(seat, card), *known)
    # 47E2(b)  too late: an adjusted score for damage; 1997 by 40C
    case.considered("47E2(a)", why)
    case.apply("47E2(b)", CardPlayed(seat, card))
    case.apply(Clause("40C"), until=E1997)
    if not case.ask(play_over, clause="47E2(b)"):
        case.review("47E2(b)", damage)
        return case.rule(PlayContinues())
    if not case.ask(damage, clause="47E2(b)"):
        return case.rule(ResultStands())
    side = seat.side
    return case.rule(AdjustedScore(ScoreKind.DIRECTORS, Discretion.MAY, (side,), (side.opponents,)))


def _too_late(case: Case[CardRetracted]) -> Question[Any] | None:
    it = case.situation
    if case.ask(subsequent_card_in_trick, about=it.card, clause="47E2(a)"):
        return subsequent_card_in_trick
    # an opening lead comes from a defender, to the first trick
    if not it.defends(it.offender) or it.trick not in (None, 1):
        return None
    faced = case.ask(opening_lead_and_dummy_faced, about=it.card, clause="47E2(a)")
    return opening_lead_and_dummy_faced if faced else None


def _penalty_card(case: Case[CardRetracted], turn: Seat | None = None) -> Ruling:
    """49: a defender's card that he had played, and that does not go back."""
    it = case.situation
    case.apply("49")
    laid(case, it.offender, it.card, kind_of(case, it.card, played=True), others=it.others)
    return case.rule(*[CardDue(turn)] if turn else _next(it))


def _known(case: Case[CardRetracted]) -> Information:
    """Who may use what the withdrawn card tells: not the side that erred."""
    seat = case.situation.offender
    own = case.ask(own_side_offended, about=seat, clause="47")
    return withdrawn_information(case, seat if own else seat.lho, "withdrawn_card")


def _next(it: CardRetracted) -> list[CardDue]:
    return [CardDue(it.turn)] if it.turn else []
