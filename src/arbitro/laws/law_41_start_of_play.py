"""Law 41: the face-down lead, what may be asked, the faced lead and dummy's cards."""

from enum import Enum

from arbitro.bridge.cards import Card
from arbitro.bridge.definitions import Period
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_20_explanations import at_turn
from arbitro.laws.law_47_card_retracted import (
    CardRetracted,
    Retraction,
    opening_lead_and_dummy_faced,
    retraction,
    subsequent_card_in_trick,
)
from arbitro.laws.shared.offence import damage
from arbitro.laws.shared.out_of_turn import OpeningLeadOutOfTurn
from arbitro.laws.shared.playing import InPlay, Role, opening_lead_faced
from arbitro.regulations.keys import OPENING_LEAD_FACE_UP


class LeadReason(Enum):
    """Why a face-down lead is to come back."""

    WRONG_EXPLANATION = "wrong_explanation"  # 47E2
    OTHER_IRREGULARITY = "other_irregularity"
    SECOND_THOUGHT = "second_thought"


lead_reason = one_of("lead_reason", LeadReason)
time_for_questions = yes_no("time_for_questions")
review_still_open = yes_no("review_still_open", source=Source.LOG)
laid_out_well = yes_no("laid_out_well")

# 47  why a card may be taken back
RETRACTED = {
    LeadReason.WRONG_EXPLANATION: Retraction.WRONG_EXPLANATION,
    LeadReason.SECOND_THOUGHT: Retraction.OTHER,
}
# Since 2007 the lowest card of each suit lies toward declarer.
SPREAD = {E1997: "dummy_spreads_hand_1997", E2007: "dummy_spreads_hand", E2017: "dummy_spreads_hand"}

DECISIONS = (
    OurReading("face_down_lead_out_of_turn", "41A", (E1997, E2007)),
    OurReading("declarer_asks_at_dummys_turn_1997", "41C", E1997),
)


class OpeningLead(InPlay, frozen=True):
    """An opening lead on the table, and who made it."""

    offender: Seat
    card: Card


S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
LEADS = (OpeningLead(S, W, Card.S4), OpeningLead(S, E, Card.S4))


@law("41", ALL, what="opening_lead_to_be_changed", situation=OpeningLead, examples=LEADS)
def opening_lead_to_be_changed(case: Case[OpeningLead]) -> Ruling:
    lead = case.situation
    player, card = lead.offender, lead.card
    # 41C  a faced lead is no longer a matter of 41A
    faced = case.ask(opening_lead_faced, about=card, clause="41C")
    if faced:
        case.considered("41A", opening_lead_faced)
    if faced and player is not lead.leader:
        return _faced(case)
    # 41A, 54  not his lead: it goes back before anybody has seen it
    if player is not lead.leader:
        return case.refer("opening_lead_out_of_turn", _out_of_turn(lead))
    # 41A  else only if the director says so after an irregularity; 47  or as any card that was played
    reason = case.ask(lead_reason, about=player, clause="41A")
    if reason is LeadReason.SECOND_THOUGHT and not faced:
        return case.rule("41A", Instruction("face_down_lead_stays", player))
    if reason is LeadReason.OTHER_IRREGULARITY and not faced:
        return case.rule("41A", CardReturned(player, card), CardDue(player))
    if not faced:
        case.apply("41A")
        case.follows(subsequent_card_in_trick, False, about=card)
        case.follows(opening_lead_and_dummy_faced, False, about=card)
    if reason in RETRACTED:
        case.follows(retraction, RETRACTED[reason], about=card)
    return case.refer("card_retracted", CardRetracted(lead.declarer, player, card, trick=1, face_down=not faced))


@law("41", ALL, what="opening_lead_faced", situation=OpeningLead, examples=LEADS)
def opening_lead_is_faced(case: Case[OpeningLead]) -> Ruling:
    return _faced(case)


def _faced(case: Case[OpeningLead]) -> Ruling:
    lead = case.situation
    # 41C, 54  from the wrong hand: declarer has the choice before dummy is spread
    if lead.offender is not lead.leader:
        case.follows(opening_lead_faced, True, about=lead.card)
        case.apply("41C")
        return case.refer("opening_lead_out_of_turn", _out_of_turn(lead))
    # 41A  face down first, unless an authority has it face up
    face_up = case.regulated(OPENING_LEAD_FACE_UP)
    if not face_up and not case.ask(time_for_questions, about=lead.leader, clause="41A"):
        case.apply("41A", Instruction("faced_before_questions", lead.leader))
    # 41C  the play begins and nothing brings it back; 41D  dummy spreads his cards
    case.apply("41C", InPeriod(Period.PLAY))
    return case.rule("41D", Instruction(SPREAD[case.edition], lead.dummy), CardDue(lead.dummy))


def _out_of_turn(lead: OpeningLead) -> OpeningLeadOutOfTurn:
    return OpeningLeadOutOfTurn(lead.declarer, lead.offender, lead.card)


class ContractAsked(InPlay, frozen=True):
    """A player asks, during the play, what the contract is."""

    player: Seat


@law(
    "41",
    ALL,
    what="contract_asked",
    situation=ContractAsked,
    examples=(ContractAsked(S, S), ContractAsked(S, E), ContractAsked(S, N)),
)
def contract_asked(case: Case[ContractAsked]) -> Ruling:
    asked = case.situation
    # 41C  declarer or a defender, at his turn (declarer at dummy's too)
    if asked.role(asked.player) is Role.DUMMY:
        case.considered("41C", "neither_declarer_nor_defender")
        return case.rule("43A1(c)", Instruction("request_refused", asked.player))
    if not case.met(at_turn, about=asked.player, clause="41C"):
        return case.rule("41", Instruction("request_refused", asked.player))
    # 41B  before his first card he may still hear the whole auction
    if case.ask(review_still_open, about=asked.player, clause="41B"):
        return case.rule("41B", Instruction("contract_or_review", asked.player))
    # 41C  the contract, and whether it was doubled or redoubled; not by whom
    return case.rule("41C", Instruction("told_contract_not_by_whom", asked.player))


class DummySpread(InPlay, frozen=True):
    """Dummy has spread his cards, and somebody objects to how."""

    @property
    def offender(self) -> Seat:
        return self.dummy


@law("41", ALL, what="dummy_spread_wrong", situation=DummySpread, examples=(DummySpread(S),))
def dummy_spread_wrong(case: Case[DummySpread]) -> Ruling:
    dummy = case.situation.dummy
    # 41D  by suits in columns toward declarer, in order of rank, trumps on dummy's right
    if case.ask(laid_out_well, about=dummy, clause="41D"):
        return case.rule("41D", PlayContinues())
    case.review("41D", damage, about=dummy)
    return case.rule("41D", Instruction(SPREAD[case.edition], dummy), PlayContinues())
