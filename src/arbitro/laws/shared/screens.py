"""Screens: what an authority changes in the rectifications where they are used (80B2(e); in 1997 80E).

The changes run in front of the law of the irregularity (`with_screens`), if the regulations have them.
"""

from dataclasses import replace
from enum import Enum
from typing import Any

from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_16_information import PartnersHint, ui_event
from arbitro.laws.law_27_insufficient_bid import InsufficientBid
from arbitro.laws.law_28_calls_in_rotation import rho_must_pass
from arbitro.laws.law_36_inadmissible_double import is_inadmissible
from arbitro.laws.law_38_bid_above_seven import BidAboveSeven
from arbitro.laws.law_39_call_after_final_pass import LateCall
from arbitro.laws.shared.offence import review_awareness
from arbitro.laws.shared.out_of_turn import OpeningLeadOutOfTurn
from arbitro.laws.shared.penalty_card import laid
from arbitro.regulations.keys import EXPLANATION_WRITTEN, SCREENS_RECTIFY, SCREENS_TRAY_DELAY


class OpenedBy(Enum):
    """Whose doing it was that the screen was opened."""

    DECLARING_SIDE = "declaring_side"
    OTHERS = "others"


class TempoNotedBy(Enum):
    """Who first said that a call had taken long."""

    RECEIVING_SIDE = "receiving_side"  # before the opening lead, and before the screen was opened
    SCREENMATE = "screenmate"  # of the player who took the time
    NOBODY_IN_TIME = "nobody_in_time"


passed_the_screen = yes_no("passed_the_screen", source=Source.LOG)
passed_by_screenmate = yes_no("passed_by_screenmate", source=Source.LOG)
passed_inadvertently = yes_no("passed_inadvertently")
screen_opened = yes_no("screen_opened", source=Source.LOG)
screen_opened_by = one_of("screen_opened_by", OpenedBy, source=Source.LOG)
two_leads_faced = yes_no("two_leads_faced", source=Source.LOG)
from_tempo = yes_no("from_tempo")
tray_delay = a_number("tray_delay", 0, 600, source=Source.LOG)  # seconds

tempo_noted_by = one_of("tempo_noted_by", TempoNotedBy)
partner_drew_attention = judgment("partner_drew_attention", "weigh_nobody_called", "weigh_partner_acted_on_it")
kept_from_partner = yes_no("kept_from_partner")

SCREEN_QUESTIONS = (
    passed_the_screen, passed_by_screenmate, passed_inadvertently, screen_opened, screen_opened_by, two_leads_faced,
    from_tempo, tray_delay, tempo_noted_by, partner_drew_attention, kept_from_partner,
)  # fmt: skip


CLAUSE = "80B2(e)"
TEMPO = (PartnersHint.HESITATION, PartnersHint.SPEED)
UNSEEN = (
    PartnersHint.QUESTION, PartnersHint.REPLY, PartnersHint.UNEXPECTED_ALERT, PartnersHint.MISSING_ALERT,
)  # fmt: skip
IRREGULAR_CALLS = frozenset({
    "premature_correction", "insufficient_bid", "call_perhaps_in_rotation", "call_out_of_rotation",
    "pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation", "inadmissible_double",
    "call_by_player_who_must_pass", "bid_above_seven", "call_after_final_pass",
})  # fmt: skip


def with_screens(procedure: Procedure) -> Procedure:
    """The same procedure behind screens, and every other that it goes on to."""

    def run(case: Case[Any]) -> Ruling:
        if case.regulations[SCREENS_RECTIFY] != "changed":
            return procedure.run(case)
        case.around = with_screens
        return _ruled(case, procedure.what) or procedure.run(case)

    return replace(procedure, run=run)


def _ruled(case: Case[Any], what: str) -> Ruling | None:
    """The ruling, where the regulation has one of its own; else the law goes on."""
    if what in IRREGULAR_CALLS:
        return _call(case, what)
    if what == "unauthorised_information":
        return _across_the_screen(case)
    lead = case.situation
    return _opening_lead(case) if isinstance(lead, OpeningLeadOutOfTurn) and lead.defends(lead.offender) else None


def _changed(case: Case[Any]) -> None:
    case.regulated(SCREENS_RECTIFY)
    case.apply(CLAUSE)


# -- irregular calls -------------------------------------------------------------------------------------------------


def _call(case: Case[Any], what: str) -> Ruling | None:
    made = case.situation
    if what == "inadmissible_double" and not is_inadmissible(made):
        return None  # nothing is irregular, as the law will say
    seat, call = _who_called(made)
    mate = seat.screenmate
    # who tells how it was passed tells that it was
    by_mate, unaware = (case.is_told(how, about=mate) for how in (passed_by_screenmate, passed_inadvertently))
    if unaware and not by_mate:
        case.follows(passed_by_screenmate, True, about=mate)
    if (unaware or by_mate) and not case.is_told(passed_the_screen, about=seat):
        case.follows(passed_the_screen, True, about=seat)
    # 4.4 b  not passed: corrected at once, nothing else; the other side is told nothing
    if not case.ask(passed_the_screen, about=seat, clause=CLAUSE):
        if _counts_as_in_rotation(case, made):
            return None
        _changed(case)
        case.apply(CallCancelled(seat, call), _after_it(made, seat), NoRectification())
        return case.rule(Instruction("other_side_of_screen_not_told", seat))
    case.considered(CLAUSE, passed_the_screen)
    # 4.4 a  passed by his screenmate, who did not notice: accepted where the laws let the left-hand opponent accept
    if not isinstance(made, InsufficientBid | CallOutOfRotation) or is_inadmissible(made):
        return None
    if not case.ask(passed_by_screenmate, about=mate, clause=CLAUSE):
        return None
    if case.ask(passed_inadvertently, about=mate, clause=CLAUSE):
        _changed(case)
        stands = "29A" if isinstance(made, CallOutOfRotation) else "27A1"
        return case.rule(stands, CallStands(seat, made.call), AuctionContinues(seat.lho))
    # he knew of it: the law goes on, and after the play it is asked what he could have been aware of
    case.regulated(SCREENS_RECTIFY)
    case.apply(CLAUSE, Instruction("screenmate_should_have_called", mate))
    review_awareness(case, of=mate)
    return None


def _who_called(made: CallMade | BidAboveSeven | LateCall) -> tuple[Seat, Call | str]:
    match made:
        case BidAboveSeven():
            return made.before.turn, made.bid
        case LateCall():
            return made.offender, made.call
        case _:
            return made.seat, made.call


def _after_it(made: CallMade | BidAboveSeven | LateCall, seat: Seat) -> AuctionEnds | AuctionContinues | CallDue:
    """Where the auction goes on without the call."""
    if isinstance(made, LateCall):
        return AuctionEnds()
    return AuctionContinues(made.turn) if isinstance(made, CallMade) and not made.in_rotation else CallDue(seat)


def _counts_as_in_rotation(case: Case[Any], made: object) -> bool:
    """28A: at the turn of a right-hand opponent who had to pass, if somebody says so."""
    if not isinstance(made, CallOutOfRotation) or made.whose_turn is not WhoseTurn.RHO:
        return False
    return case.told(rho_must_pass, about=made.turn, clause="28A") is True


# -- the opening lead ------------------------------------------------------------------------------------------------


def _opening_lead(case: Case[OpeningLeadOutOfTurn]) -> Ruling | None:
    lead = case.situation
    offender, card, leader = lead.offender, lead.card, lead.leader
    if not case.is_told(screen_opened) and (case.is_told(screen_opened_by) or case.is_told(two_leads_faced)):
        case.follows(screen_opened, True)
    # 4.4 c  the screen is closed: the lead goes back, and nothing else
    if not case.ask(screen_opened, clause=CLAUSE):
        _changed(case)
        return case.rule(CardReturned(offender, card), NoRectification(), CardDue(leader))
    # both defenders have led: the wrong lead is a major penalty card, the right one stands
    led = dict(lead.after).get(leader)
    if led or case.ask(two_leads_faced, about=leader, clause=CLAUSE):
        _changed(case)
        case.apply(CardWithdrawn(offender, card))
        laid(case, offender, card, CardKind.MAJOR)
        case.apply(CardPlayed(leader, led) if led else Instruction("right_lead_stands", leader))
        return case.rule(CardDue(lead.dummy))
    # the declaring side has opened it: accepted
    if case.ask(screen_opened_by, clause=CLAUSE) is OpenedBy.DECLARING_SIDE:
        _changed(case)
        review_awareness(case)
        return case.rule(CardPlayed(offender, card), Instruction("dummy_spreads", lead.dummy), CardDue(lead.declarer))
    case.considered(CLAUSE, screen_opened_by)
    return None


# -- what partner learns across the screen ---------------------------------------------------------------------------


def _across_the_screen(case: Case[Any]) -> Ruling | None:
    giver: Seat = case.situation.giver
    if hint := case.told(ui_event, about=giver, clause="16B1"):
        case.follows(from_tempo, hint in TEMPO)
    elif case.is_told(tray_delay):
        case.follows(from_tempo, True)
    if case.ask(from_tempo, clause=CLAUSE):
        return _tempo(case)
    # 4.3  questions, answers and alerts are between screenmates, in writing: partner learns nothing of them
    others = [hint for hint in PartnersHint if hint not in (*TEMPO, *UNSEEN)]
    hint = case.ask(ui_event, about=giver, clause="16B1", among={"unseen": UNSEEN, "any": others})
    if hint not in UNSEEN or not case.met(kept_from_partner, about=giver.partner, clause=CLAUSE):
        return None
    case.regulated(EXPLANATION_WRITTEN)
    return case.rule(CLAUSE, NoRectification(), Instruction("partner_did_not_learn", giver.partner))


def _tempo(case: Case[Any]) -> Ruling | None:
    giver: Seat = case.situation.giver
    # 4.4 g  a tray that is hardly late tells nothing
    limit = int(case.regulations[SCREENS_TRAY_DELAY])
    among = {"short": range(limit + 1), "long": range(limit + 1, 601)}
    if case.ask(tray_delay, clause=CLAUSE, among=among) <= limit:
        case.regulated(SCREENS_TRAY_DELAY)
        return case.rule(CLAUSE, NoRectification(), Instruction("tray_delay_not_significant"))
    case.considered(CLAUSE, tray_delay)
    case.follows(ui_event, PartnersHint.HESITATION, about=giver)
    match case.ask(tempo_noted_by, about=giver, clause=CLAUSE):
        # 4.4 f  a player who received the tray called before the lead, and before the screen was opened
        case TempoNotedBy.RECEIVING_SIDE:
            return None
        # 4.4 e  no infraction, but the screenmate should say nothing
        case TempoNotedBy.SCREENMATE:
            _changed(case)
            case.apply(Instruction("screenmate_says_nothing_of_tempo", giver.screenmate))
        case TempoNotedBy.NOBODY_IN_TIME:
            pass
    # 4.4 g  if nobody there called, it may have been his own partner who drew attention: then there was no break
    if not case.ask(partner_drew_attention, about=giver.partner, clause=CLAUSE):
        return None
    _changed(case)
    return case.rule(NoRectification(), Instruction("no_noticeable_break"))
