"""Law 56: a defender led out of turn."""

from typing import Any

from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_26_lead_restrictions import then_plays
from arbitro.laws.law_27_insufficient_bid import accepted
from arbitro.laws.law_53_lead_out_of_turn import settled, stands
from arbitro.laws.shared.out_of_turn import Lead, LeadOutOfTurn
from arbitro.laws.shared.penalty_card import choose_lead, kind_of, laid

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
EXAMPLES = (
    LeadOutOfTurn(S, W, Card.HK, E, 5),
    LeadOutOfTurn(S, W, Card.HK, N, 5),
    LeadOutOfTurn(S, W, Card.H4, E, 5, others=(Card.D5,)),
    LeadOutOfTurn(S, W, Card.H4, S, 5, ((E, Card.H9),)),
    LeadOutOfTurn(S, E, Card.H4, S, 5, ((N, Card.H9),)),
)


@law("56", ALL, what="defender_led_out_of_turn", situation=LeadOutOfTurn, examples=EXAMPLES)
def defender_led_out_of_turn(case: Case[LeadOutOfTurn]) -> Ruling:
    lead = case.situation
    if not lead.defends(lead.offender):
        return case.refer("declarer_led_out_of_turn", lead)
    # 53  a card of the other side may have settled it; 47E1  or what they told him
    if ruling := settled(case, lead):
        return ruling

    # 56A, 53A  declarer accepts it
    clause = Unless("56A", e1997="53A", e2007="53A")
    if case.ask(accepted, about=lead.card, of=lead.declarer, clause=clause):
        case.apply(clause, "53A")
        return stands(case, lead)
    # 56B (1997 56, 2007 54D)  he has it taken back: a major penalty card
    case.apply("56B")
    case.apply("54D", since=E2007, until=E2007)
    return refused(case, lead)


def refused(case: Case[Any], lead: Lead) -> Ruling:
    """The card led becomes a major penalty card and 50D applies: at once, if the offender's partner is on lead."""
    offender, partner = lead.offender, lead.offender.partner
    case.apply("50D", CardWithdrawn(offender, lead.card))
    # 50D2  what declarer demands of the lead lets the cards of that suit be picked up again
    stay = (lead.card, *lead.others)
    if lead.turn is partner:
        stay = choose_lead(case, lead.declarer, offender, stay)
    if stay:
        laid(case, offender, stay[0], CardKind.MAJOR, others=stay[1:])
    for seat, card in lead.after:
        # 60C  a card that partner has put on it is a penalty card too; declarer's own card goes back
        case.apply(CardWithdrawn(seat, card))
        if seat is partner:
            laid(case, seat, card, kind_of(case, card, played=True))
    return case.rule(*then_plays(case, lead.turn))
