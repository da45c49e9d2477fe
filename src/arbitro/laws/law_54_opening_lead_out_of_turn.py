"""Law 54: the opening lead was faced by the wrong player."""

from enum import Enum

from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_24_card_exposed_in_auction import INFORMATION
from arbitro.laws.law_53_lead_out_of_turn import stands, taken_back, told_his_turn
from arbitro.laws.law_56_defender_leads_out_of_turn import refused
from arbitro.laws.law_57_premature_play import follows_suit, revoke_corrected
from arbitro.laws.shared.out_of_turn import OpeningLeadOutOfTurn
from arbitro.laws.shared.playing import opening_lead_faced


class OpeningLeadChoice(Enum):
    """What declarer does with the faced lead."""

    SPREAD = "spread"  # his own hand, and become dummy
    ACCEPT = "accept"
    REFUSE = "refuse"


opening_lead_choice = one_of("opening_lead_choice", OpeningLeadChoice, put_to=Party.DECLARER, source=Source.PLAYER)
partner_led_face_down = yes_no("partner_led_face_down", source=Source.LOG, usual=False)
declarer_started_spreading = yes_no("declarer_started_spreading", source=Source.LOG, usual=False)
declarer_could_have_seen_dummy = judgment("declarer_could_have_seen_dummy", "weigh_dummys_cards_in_view", usual=False)

DECISIONS = (
    OurReading("lead_by_declaring_side_1997", "54", E1997),
    OurReading("seen_dummy_comes_first", "54C"),
    OurReading("accepted_by_playing", "54B"),
    OurReading("spread_without_notice", "54A"),
)

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
EXAMPLES = (
    OpeningLeadOutOfTurn(S, E, Card.SQ),
    OpeningLeadOutOfTurn(S, E, Card.S4, others=(Card.D5,)),
    OpeningLeadOutOfTurn(S, E, Card.SQ, ((N, Card.S2),)),
    OpeningLeadOutOfTurn(S, E, Card.SQ, ((N, Card.H2),)),
    OpeningLeadOutOfTurn(S, E, Card.SQ, ((S, Card.S2),)),
    OpeningLeadOutOfTurn(S, E, Card.SQ, ((W, Card.S2),)),
    OpeningLeadOutOfTurn(S, N, Card.DA),
)


@law("54", ALL, what="opening_lead_out_of_turn", situation=OpeningLeadOutOfTurn, examples=EXAMPLES)
def opening_lead_out_of_turn(case: Case[OpeningLeadOutOfTurn]) -> Ruling:
    lead = case.situation
    offender, card, declarer = lead.offender, lead.card, lead.declarer
    seats = [seat for seat, _ in lead.after]

    # 54E  declarer or dummy led: a card exposed before the play (24), and no penalty card
    if not lead.defends(offender):
        case.apply("54E", since=E2007)
        case.apply("24")
        case.apply("16C", "24D", since=E2017)
        others = () if case.edition is E1997 else (offender.side.opponents,)
        information = Information("exposed_card", case.clause(INFORMATION), others, (offender.side,))
        return case.rule(CardReturned(offender, card), information, CardDue(lead.leader))

    # 41A  still face down: it simply goes back
    if not lead.after and not case.ask(opening_lead_faced, about=card, clause="41A"):
        case.considered("54", opening_lead_faced)
        return case.rule("41A", CardReturned(offender, card), NoRectification(), CardDue(lead.leader))

    # 54  partner had led as well, face down: that card goes back unseen
    if lead.leader not in seats and case.ask(partner_led_face_down, about=lead.leader, clause="54"):
        case.apply("54", Instruction("face_down_lead_goes_back", lead.leader))

    # 47E1  an opponent told him that it was his lead
    if told_his_turn(case, offender, card):
        return case.rule(*taken_back(lead), NoRectification(), CardDue(lead.leader))
    # 60C  a card that partner put on the trick takes nothing from declarer
    if seats[:1] == [lead.leader]:
        case.apply("60C")

    # 53A, 60A1  declarer has played to it from his own hand
    if declarer in seats and lead.dummy not in seats[: seats.index(declarer)]:
        case.apply("53A", "60A1", RightForfeited(declarer.side))
        return _accepted(case)
    # 53A, 54B2  declarer has played to it from dummy
    if lead.dummy in seats:
        case.apply("53A")
        return _accepted(case)
    # 54C  declarer may have seen a card of dummy's: he must accept; 2017  and he does declare
    if case.ask(declarer_could_have_seen_dummy, about=lead.dummy, clause="54C"):
        case.apply("54C")
        return _accepted(case, declares=case.edition is E2017)
    case.considered("54C", declarer_could_have_seen_dummy)

    # 54A  declarer spreads his hand, or has begun to: he is dummy
    if case.ask(declarer_started_spreading, about=declarer, clause="54A"):
        return _hands_change(case)
    match case.ask(opening_lead_choice, about=card, of=declarer, clause="54"):
        case OpeningLeadChoice.SPREAD:
            return _hands_change(case)
        case OpeningLeadChoice.ACCEPT:
            case.apply("53A")
            return _accepted(case)
        case OpeningLeadChoice.REFUSE:
            # 54D (1997 by 56)  the card is a major penalty card, and declarer chooses about the lead (50D2)
            case.apply("54D")
            case.apply("56", until=E1997)
            return refused(case, lead)


def _hands_change(case: Case[OpeningLeadOutOfTurn]) -> Ruling:
    lead = case.situation
    case.apply("54A", BecomesDeclarer(lead.dummy))
    return stands(case, lead)


def _accepted(case: Case[OpeningLeadOutOfTurn], *, declares: bool = False) -> Ruling:
    """54B: dummy is spread, and the second card comes from declarer's own hand (54B1).

    `declares` is whether the law says that the presumed declarer is the declarer (54C).
    """
    lead = case.situation
    if case.told(opening_lead_choice, about=lead.card, of=lead.declarer) not in (None, OpeningLeadChoice.ACCEPT):
        case.apply(Instruction("lead_is_accepted", lead.declarer))
    case.apply("54B", BecomesDeclarer(lead.declarer) if declares else Instruction("dummy_spreads", lead.dummy))
    second, card = next((played for played in lead.after if not lead.defends(played[0])), (lead.declarer, None))
    if card is None or second is lead.declarer:
        case.apply("54B1")
        return stands(case, lead)
    # 54B2  it came from dummy: it stays, unless it is a revoke
    case.apply("54B2")
    if follows_suit(case, second, card, lead.card, "54B2"):
        return stands(case, lead)
    case.apply(CardPlayed(lead.offender, lead.card))
    revoke_corrected(case, lead, second, card)
    return case.rule(CardDue(lead.declarer))
