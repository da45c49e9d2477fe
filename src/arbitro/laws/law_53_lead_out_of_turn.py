"""Law 53: a lead out of turn, accepted or overtaken by the proper lead; else Laws 54, 55 and 56 go on."""

from collections.abc import Collection
from typing import Any, NamedTuple

from msgspec.structs import replace

from arbitro.bridge.cards import CARDS, Card
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_60_play_after_illegal_play import forfeited
from arbitro.laws.shared.offence import withdrawn_information
from arbitro.laws.shared.out_of_turn import (
    TRICKS,
    Lead,
    LeadOutOfTurn,
    OpeningLeadOutOfTurn,
    PrematurePlay,
    rotation,
    trick_number,
    who_led,
)
from arbitro.laws.shared.playing import InPlay, told_by_opponent

takes_back = yes_no("takes_back", source=Source.PLAYER)
meant_as_lead = yes_no("meant_as_lead")
card_was_led = yes_no("card_was_led", source=Source.LOG)
whose_turn = a_seat("whose_turn", source=Source.LOG)
card_led = a_card("card_led", put_to=Party.DIRECTOR, source=Source.LOG)


DECISIONS = (
    OurReading("told_lead_left_1997", "47E1", E1997),
    OurReading("cards_in_error_go_back", "53B"),
    OurReading("first_act_settles", "53A"),
    OurReading("thirteenth_trick", "53A"),
)

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
EXAMPLES = (
    LeadOutOfTurn(S, W, Card.DK, N, 4),
    LeadOutOfTurn(S, E, Card.S5, W, 1),
    LeadOutOfTurn(S, E, Card.S5, W, 13),
    LeadOutOfTurn(S, W, Card.DK, N, 4, ((N, Card.D3),)),
    LeadOutOfTurn(S, W, Card.DK, N, 4, ((E, Card.D2), (N, Card.SA), (S, Card.D9))),
    LeadOutOfTurn(S, W, Card.DK, E, 4, ((N, Card.D3), (E, Card.D2), (S, Card.D9))),
    LeadOutOfTurn(S, S, Card.H5, E, 4, ((E, Card.CK),)),
    LeadOutOfTurn(S, S, Card.H5, E, 4, ((W, Card.H9),)),
    LeadOutOfTurn(S, N, Card.D4, S, 4, ((W, Card.D9),)),
    LeadOutOfTurn(S, N, Card.D4, S, 4),
    LeadOutOfTurn(S, S, Card.H5, E, 4, ((E, Card.CK),), accepted=True),
    LeadOutOfTurn(S, W, Card.DK, N, 4, accepted=True),
)


@law("53", ALL, what="lead_out_of_turn", situation=LeadOutOfTurn, examples=EXAMPLES)
def lead_out_of_turn(case: Case[LeadOutOfTurn]) -> Ruling:
    lead = case.situation
    if ruling := settled(case, lead):
        return ruling
    # 53A  nobody has accepted it yet
    return case.refer("defender_led_out_of_turn" if lead.defends(lead.offender) else "declarer_led_out_of_turn", lead)


def settled(case: Case[Any], lead: LeadOutOfTurn) -> Ruling | None:
    """What has become of the lead before anybody chooses; nothing if the choice is still open."""
    if lead.trick == 1:
        return case.refer(
            "opening_lead_out_of_turn",
            OpeningLeadOutOfTurn(lead.declarer, lead.offender, lead.card, lead.after, lead.others),
        )
    # 47E1  an opponent told him that it was his turn
    if told_his_turn(case, lead.offender, lead.card):
        return case.rule(*taken_back(lead), NoRectification(), CardDue(lead.turn))
    for index, (seat, card) in enumerate(lead.after):
        # 60C  a card of the offenders settles nothing
        if seat.side is lead.offender.side:
            case.apply("60C")
        # 53C, 2017 53B  the player whose turn it was has led, not followed
        elif _led_in_turn(case, lead, seat):
            return _proper_lead(case, lead, index)
        # 53A (2017)  to the thirteenth trick no other lead counts
        elif _too_late(case, lead):
            break
        # 53A  the next hand has played to it
        elif seat is lead.offender.lho:
            case.apply("53A")
            forfeited(case, lead)
            following = next_after(lead.offender, [seat for seat, _ in lead.after])
            return case.rule(CardDue(following) if following else PlayContinues())
        # 53B, 2017 53C  the wrong defender has played to declarer's lead
        elif lead.defends(seat):
            case.apply("53C", CardPlayed(lead.offender, lead.card))
            turn, then = lead.offender.lho, lead.after[index + 1 :]
            early = PrematurePlay(lead.declarer, seat, card, lead.offender, lead.card, turn, after=then)
            return case.refer("premature_play", early)
    if _too_late(case, lead):
        return case.rule("53A", *taken_back(lead), _known(case, lead), CardDue(lead.turn))
    # 53A  it was accepted in words
    if lead.accepted:
        case.apply("53A")
        return stands(case, lead)
    return None


def _led_in_turn(case: Case[Any], lead: LeadOutOfTurn, seat: Seat) -> bool:
    """Whether this card was a lead by the player whose turn it was; too late, once the other lead is accepted (53A)."""
    if seat is not lead.turn:
        return False
    clause = "53B"
    if lead.accepted and not _too_late(case, lead):
        case.considered(clause, "lead_accepted")
        return False
    return case.ask(meant_as_lead, about=seat, clause=clause)


def _too_late(case: Case[Any], lead: LeadOutOfTurn) -> bool:
    return case.edition is E2017 and lead.trick == 13


def told_his_turn(case: Case[Any], seat: Seat, card: Card) -> bool:
    """47E1: whether the card goes back because an opponent said that it was this player's turn."""
    player = seat if case.situation.defends(seat) else case.situation.declarer
    if not case.met(told_by_opponent, about=player, clause="47E1"):
        return False
    if case.edition is E1997 and not case.met(takes_back, about=card, of=player, clause="47E1"):
        return False
    # what it tells is for the player's own side: the other side has caused it
    case.apply("47E1", withdrawn_information(case, seat.lho, "withdrawn_card"))
    return True


def taken_back(lead: Lead) -> list[CardWithdrawn]:
    """The lead and all that was put on it."""
    return [CardWithdrawn(seat, card) for seat, card in ((lead.offender, lead.card), *lead.after)]


def _known(case: Case[Any], lead: Lead) -> Information:
    return withdrawn_information(case, lead.offender, "withdrawn_card")


def _proper_lead(case: Case[Any], lead: LeadOutOfTurn, index: int) -> Ruling:
    """The proper lead stands, and what followed it; what was put on the table before it goes back, nothing else."""
    seat = lead.after[index][0]
    case.apply("53B")
    case.apply("47F1", since=E2007)
    in_error = ((lead.offender, lead.card), *lead.after[:index])
    case.apply(
        *(CardWithdrawn(*played) for played in in_error), *(CardPlayed(*played) for played in lead.after[index:])
    )
    known = _known(case, lead)
    if case.edition is E1997 and not lead.defends(lead.offender):
        # 53C (1997)  only a defender is bound by 16C2
        known = replace(known, unauthorised=())
    case.apply(known, NoRectification())
    following = next_after(seat, [player for player, _ in lead.after[index + 1 :]])
    return case.rule(CardDue(following) if following else PlayContinues())


def stands(case: Case[Any], lead: Lead) -> Ruling:
    """The lead counts, and so do the cards that followed it in turn; a card of its own side may have come too soon."""
    case.apply(CardPlayed(lead.offender, lead.card))
    following = next_after(lead.offender, [seat for seat, _ in lead.after])
    for seat, card in lead.after:
        in_turn = seat in rotation(lead.offender, following or lead.offender)
        if seat is lead.offender.partner and following and not in_turn:
            early = PrematurePlay(lead.declarer, seat, card, lead.offender, lead.card, following)
            return case.refer("premature_play", early)
        case.apply(CardPlayed(seat, card))  # out of turn it can only be declarer's, and is played (57C)
    return case.rule(CardDue(following) if following else PlayContinues())


def next_after(leader: Seat, played: Collection[Seat]) -> Seat | None:
    """Who plays next to a trick that this hand led, when these have played as well; nobody if it is complete."""
    return next((seat for seat in rotation(leader.lho, leader) if seat not in played), None)


# -- a card that another law finds to be out of turn -------------------------------------------------------------------


class BeforeItsTurn(NamedTuple):
    """A card that came before its turn, with as much of it as is told: whose turn it was, and to which trick."""

    play: InPlay
    seat: Seat
    card: Card
    turn: Seat | None = None
    trick: int | None = None
    led_by: Seat | None = None
    led: Card | None = None
    others: tuple[Card, ...] = ()

    def ruled(self, case: Case[Any]) -> Ruling:
        """Laws 53 to 57 go on; what they need and nobody has told is asked."""
        seat, declarer = self.seat, self.play.declarer
        if self.led_by or self.turn is seat.lho:  # whoever sits before the player whose turn it is has played, or led
            case.follows(card_was_led, self.led_by is None, about=self.card)
        if case.ask(card_was_led, about=self.card, clause="53"):
            trick = self.trick or case.ask(trick_number, clause="53", among=self._tricks)
            turn = self.play.leader if trick == 1 else self.turn or self._turn(case, "53")
            lead = LeadOutOfTurn(declarer, seat, self.card, turn, trick, others=self.others)
            return case.refer("lead_out_of_turn", lead)
        leaders = {"partner": [seat.partner], "lho": [seat.lho]}
        if self.turn is seat.partner:
            leaders.pop("partner")
        led_by = self.led_by or case.ask(who_led, about=self.card, clause="57", among=leaders)
        turn = self.turn or self._turn(case, "57", led_by)
        led = self.led or case.ask(card_led, about=self.card, clause="57", among=self._leads)
        early = PrematurePlay(declarer, seat, self.card, led_by, led, turn, others=self.others)
        return case.refer("premature_play", early)

    def _turn(self, case: Case[Any], clause: str, led_by: Seat | None = None) -> Seat:
        """Anybody else's; to a trick under way that of a hand between the leader and him."""
        seats = rotation(led_by.lho, self.seat) if led_by else rotation(self.seat.lho, self.seat)
        each = {seat.value: [seat] for seat in seats}
        return case.ask(whose_turn, about=self.card, clause=clause, among=each)

    @property
    def _tricks(self) -> Classes[int]:
        """Not the first, if the opening lead was his, or another's turn than the opening leader's."""
        leader = self.play.leader
        opening = self.seat is not leader and self.turn in (None, leader)
        return {name: tricks for name, tricks in TRICKS.items() if opening or name != "first"}

    @property
    def _leads(self) -> Classes[Card]:
        others = [card for card in CARDS if card is not self.card and card not in self.others]
        return {
            "same_suit": [card for card in others if card.suit is self.card.suit],
            "other_suit": [card for card in others if card.suit is not self.card.suit],
        }
