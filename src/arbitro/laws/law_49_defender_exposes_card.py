"""Law 49: a defender's card could be seen by his partner, or he said that he holds it.

A card that he held as if to play it is played, if it was his turn (45C1).
"""

from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_24_card_exposed_in_auction import visible_to_partner
from arbitro.laws.law_57_premature_play import restrict_partner
from arbitro.laws.law_68_claim_or_concession import before_partner_played, suit_under_way
from arbitro.laws.shared.offence import review_awareness, withdrawn_information
from arbitro.laws.shared.penalty_card import CardExposed, Exposure, exposure, kind_of, laid

designated_otherwise = judgment(
    "designated_otherwise", "weigh_who_exposed_it", "weigh_no_use_to_offenders", usual=False
)


DECISIONS = (
    OurReading("concession_refused_1997", "49", E1997),
    OurReading("exposed_by_another", "50"),
    OurReading("shown_on_purpose_2017", "50B", E2017),
)


EXAMPLES = (
    CardExposed(Seat.SOUTH, Seat.EAST, Card.H9),
    CardExposed(Seat.SOUTH, Seat.EAST, Card.SA),
    CardExposed(Seat.SOUTH, Seat.WEST, Card.C4, (Card.H6,)),
)


@law("49", ALL, what="defender_exposed_card", situation=CardExposed, examples=EXAMPLES)
def defender_exposed_card(case: Case[CardExposed]) -> Ruling:
    it, edition = case.situation, case.edition
    how = case.ask(exposure, about=it.card, clause="49")
    match how:
        case Exposure.NORMAL_PLAY:
            # 49  not in the normal course of play
            case.considered("50", exposure)
            return case.rule("49", NoRectification(), PlayContinues())
        case Exposure.LAW_APPLIED:
            # 49  nor when a law is applied
            case.considered("50", exposure)
            known = withdrawn_information(case, it.offender.lho, "withdrawn_card")
            return case.rule("49", CardReturned(it.offender, it.card), known, NoRectification())
        case Exposure.CURRENT_TRICK:
            # 49, 68  only about the trick under way: no penalty card, but partner may not use it, and 57A may hold
            case.considered("50", exposure)
            return _about_current_trick(case)
        case Exposure.CONCESSION_REFUSED if edition is not E1997:
            # 49, 68B2  partner objected to the concession
            case.considered("50", exposure)
            known = _unauthorised(case, "16C")
            return case.rule("49", "68B2", "16C", CardReturned(it.offender, it.card), known, PlayContinues())
        case Exposure.SEEN if not case.ask(visible_to_partner, about=it.offender, clause="49"):
            # 49  whether partner could have seen its face; whether he did is nothing
            return _no_penalty_card(case, visible_to_partner)
    # 50  unless the director rules otherwise
    if case.ask(designated_otherwise, about=it.card, clause="50"):
        case.apply("49", "16B", _unauthorised(case, "16B"))
        return _no_penalty_card(case, designated_otherwise)
    # 49, 50  a penalty card
    case.apply("49", "50")
    review_awareness(case)
    on_purpose = how in (Exposure.NAMED, Exposure.CONCESSION_REFUSED)
    kind = kind_of(case, it.card, others=it.others, played=on_purpose)
    laid(case, it.offender, it.card, kind, others=it.others)
    return case.rule()


def _about_current_trick(case: Case[CardExposed]) -> Ruling:
    it = case.situation
    case.apply("49", "68", "16B", CardReturned(it.offender, it.card), _unauthorised(case, "16B"))
    if case.met(before_partner_played, about=it.offender, clause="57A"):
        case.apply("57A")
        restrict_partner(case, it, it.offender.partner, case.ask(suit_under_way, clause="57A"))
    return case.rule(PlayContinues())


def _no_penalty_card(case: Case[CardExposed], why_not: Question[bool]) -> Ruling:
    it = case.situation
    case.considered("50", why_not)
    return case.rule("49", CardReturned(it.offender, it.card), NoRectification())


def _unauthorised(case: Case[CardExposed], clause: str) -> Information:
    offender = case.situation.offender
    others = (offender.side.opponents,)
    return Information("exposed_card", case.clause(clause), others, (offender.side,), offender.partner)
