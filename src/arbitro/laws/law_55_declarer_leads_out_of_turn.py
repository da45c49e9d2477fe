"""Law 55: declarer led from a hand that was not on lead."""

from enum import Enum

from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_16_information import ActionWithdrawn
from arbitro.laws.law_53_lead_out_of_turn import settled, stands, taken_back
from arbitro.laws.shared.offence import withdrawn_information
from arbitro.laws.shared.out_of_turn import LeadOutOfTurn
from arbitro.laws.shared.playing import InPlay


class Wish(Enum):
    """What a defender says to declarer's lead."""

    ACCEPT = "accept"
    RETRACT = "retract"
    SILENT = "silent"


lead_wish = one_of("lead_wish", Wish, source=Source.PLAYER)
spoke_first = a_seat("spoke_first")
line_from_infraction = judgment("line_from_infraction", "weigh_what_the_lead_told", "weigh_line_without_it")

DECISIONS = (OurReading("defenders_differ_1997", "55A", E1997),)

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
EXAMPLES = (
    LeadOutOfTurn(S, N, Card.D3, S, 4),
    LeadOutOfTurn(S, S, Card.H5, W, 4),
    LeadOutOfTurn(S, S, Card.H5, E, 4, ((N, Card.H2),)),
)


@law("55", ALL, what="declarer_led_out_of_turn", situation=LeadOutOfTurn, examples=EXAMPLES)
def declarer_led_out_of_turn(case: Case[LeadOutOfTurn]) -> Ruling:
    lead = case.situation
    if lead.defends(lead.offender):
        return case.refer("defender_led_out_of_turn", lead)
    # 53  a card of the other side may have settled it; 47E1  or what they told him
    if ruling := settled(case, lead):
        return ruling

    # 55A  either defender accepts it, or has it taken back
    wish = _wish(case)
    if wish is Wish.ACCEPT:
        case.apply("55A", "53A")
        return stands(case, lead)
    # 53A  nobody speaks: the lead has to come from the right hand
    case.apply("55A" if wish is Wish.RETRACT else "53A")
    # 55B1  a defender was on lead: the card goes back; 55B2  the other hand was: declarer leads from it, any card
    case.apply("55B1" if lead.defends(lead.turn) else "55B2", *taken_back(lead))
    case.apply(withdrawn_information(case, lead.offender, "withdrawn_card"), NoRectification())
    # 55C  did his line of play rest on it?
    case.review("55C", line_from_infraction, about=lead.declarer)
    return case.rule(CardDue(lead.turn))


def _wish(case: Case[LeadOutOfTurn]) -> Wish:
    """The wish that counts; from 2007 on that of the defender who plays next, if they differ."""
    following, other = case.situation.offender.lho, case.situation.offender.rho
    first = case.ask(lead_wish, about=following, of=following, clause="55A")
    if first is not Wish.SILENT and case.edition is not E1997:
        return first
    second = case.ask(lead_wish, about=other, of=other, clause="55A")
    if Wish.SILENT in (first, second):
        return second if first is Wish.SILENT else first
    if first is second:
        return first
    speakers = {seat.value: [seat] for seat in (following, other)}
    return first if case.ask(spoke_first, clause="55A", among=speakers) is following else second


class LineTaken(InPlay, frozen=True):
    """The play is over; declarer had led out of turn and taken the card back."""

    @property
    def offender(self) -> Seat:
        return self.declarer


@law("55", ALL, what="line_after_own_lead_out_of_turn", situation=LineTaken, examples=(LineTaken(S),))
def line_after_own_lead_out_of_turn(case: Case[LineTaken]) -> Ruling:
    declarer = case.situation.declarer
    # 55C  a line that the infraction may have told him
    if not case.met(line_from_infraction, about=declarer, clause="55C"):
        return case.rule("55", ResultStands())
    # 2017  Law 16 goes on
    if case.edition is E2017:
        case.apply("55C")
        return case.refer("action_withdrawn", ActionWithdrawn(declarer, user=declarer))
    favour = (declarer.side.opponents,)
    return case.rule("55C", AdjustedScore(ScoreKind.ASSIGNED, Discretion.MAY, favour, (declarer.side,)))
