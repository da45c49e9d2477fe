"""Screens: what an authority changes in the rectifications where they are used (80B2(e); in 1997 80E).

The changes run in front of the law of the irregularity (`with_screens`), if the regulations have them.
"""

from dataclasses import replace
from enum import Enum
from typing import Any

from arbitro.laws.case.notation import *
from arbitro.laws.law_27_insufficient_bid import InsufficientBid
from arbitro.laws.law_38_bid_above_seven import BidAboveSeven
from arbitro.laws.shared.offence import review_awareness
from arbitro.laws.shared.out_of_turn import OpeningLeadOutOfTurn
from arbitro.regulations.keys import SCREENS_RECTIFY, SCREENS_TRAY_DELAY


class OpenedBy(Enum):
    """Whose doing it was that the screen was opened."""

    DECLARING_SIDE = "declaring_side"
    OTHERS = "others"


passed_the_screen = yes_no("passed_the_screen", source=Source.LOG)
passed_by_screenmate = yes_no("passed_by_screenmate", source=Source.LOG)
passed_inadvertently = yes_no("passed_inadvertently")
screen_opened = yes_no("screen_opened", source=Source.LOG)
screen_opened_by = one_of("screen_opened_by", OpenedBy, source=Source.LOG)
two_leads_faced = yes_no("two_leads_faced", source=Source.LOG)
from_tempo = yes_no("from_tempo")
tray_delay = a_number("tray_delay", 0, 600, source=Source.LOG)  # seconds

SCREEN_QUESTIONS = (
    passed_the_screen, passed_by_screenmate, passed_inadvertently, screen_opened, screen_opened_by, two_leads_faced,
    from_tempo, tray_delay,
)  # fmt: skip


def with_screens(procedure: Procedure) -> Procedure:
    """The same procedure behind screens."""

    def run(case: Case[Any]) -> Ruling:
        if case.regulations[SCREENS_RECTIFY] != "changed":
            return procedure.run(case)
        return _ruled(case, procedure.what) or procedure.run(case)

    return replace(procedure, run=run)


def _ruled(case: Case[Any], what: str) -> Ruling | None:
    """The ruling, where the regulation has one of its own; else the law goes on."""
    match case.situation:
        case CallMade() | BidAboveSeven() if what != "change_of_call":
            return _call(case)
        case OpeningLeadOutOfTurn() as lead if lead.defends(lead.offender):
            return _opening_lead(case)
    return _tempo(case) if what == "unauthorised_information" else None


def _changed(case: Case[Any]) -> None:
    case.regulated(SCREENS_RECTIFY)
    case.apply("80B2(e)")


# -- irregular calls -------------------------------------------------------------------------------------------------


def _call(case: Case[CallMade] | Case[BidAboveSeven]) -> Ruling | None:
    made = case.situation
    seat = made.before.turn if isinstance(made, BidAboveSeven) else made.seat
    call = made.bid if isinstance(made, BidAboveSeven) else made.call
    # not passed: corrected at once, nothing else; the other side is told nothing
    if not case.ask(passed_the_screen, about=seat, clause="80B2(e)"):
        _changed(case)
        case.apply(CallCancelled(seat, call))
        case.apply(AuctionContinues(made.turn) if isinstance(made, CallOutOfRotation) else CallDue(seat))
        return case.rule(NoRectification(), Instruction("other_side_of_screen_not_told", seat))
    case.considered("80B2(e)", passed_the_screen)
    # passed by his screenmate, who did not notice: accepted where the laws let the left-hand opponent accept
    if not isinstance(made, InsufficientBid | CallOutOfRotation):
        return None
    if not case.ask(passed_by_screenmate, about=seat.screenmate, clause="80B2(e)"):
        return None
    if case.ask(passed_inadvertently, about=seat.screenmate, clause="80B2(e)"):
        _changed(case)
        stands = "29A" if isinstance(made, CallOutOfRotation) else "27A1"
        return case.rule(stands, CallStands(seat, made.call), AuctionContinues(seat.lho))
    review_awareness(case)
    return None


# -- the opening lead ------------------------------------------------------------------------------------------------


def _opening_lead(case: Case[OpeningLeadOutOfTurn]) -> Ruling | None:
    lead = case.situation
    offender, card, leader = lead.offender, lead.card, lead.leader
    clause = "80B2(e)"
    # the screen is closed: the lead goes back, and nothing else
    if not case.ask(screen_opened, clause=clause):
        _changed(case)
        return case.rule(CardReturned(offender, card), NoRectification(), CardDue(leader))
    # both defenders have led: the wrong lead is a major penalty card, the right one stands
    led = dict(lead.after).get(leader)
    if led or case.ask(two_leads_faced, about=leader, clause=clause):
        _changed(case)
        case.apply(CardWithdrawn(offender, card), PenaltyCard(offender, card, CardKind.MAJOR))
        case.apply(CardPlayed(leader, led) if led else Instruction("right_lead_stands", leader))
        return case.rule(CardDue(lead.dummy))
    # the declaring side has opened it: accepted
    if case.ask(screen_opened_by, clause=clause) is OpenedBy.DECLARING_SIDE:
        _changed(case)
        review_awareness(case)
        return case.rule(CardPlayed(offender, card), Instruction("dummy_spreads", lead.dummy), CardDue(lead.declarer))
    case.considered(clause, screen_opened_by)
    return None


# -- tempo -----------------------------------------------------------------------------------------------------------


def _tempo(case: Case[Any]) -> Ruling | None:
    clause = "80B2(e)"
    if not case.ask(from_tempo, clause=clause):
        return None
    limit = int(case.regulations[SCREENS_TRAY_DELAY])
    among = {"short": range(limit + 1), "long": range(limit + 1, 601)}
    if case.ask(tray_delay, clause=clause, among=among) <= limit:
        case.regulated(SCREENS_TRAY_DELAY)
        return case.rule(clause, NoRectification(), Instruction("tray_delay_not_significant"))
    case.considered(clause, tray_delay)
    return None
