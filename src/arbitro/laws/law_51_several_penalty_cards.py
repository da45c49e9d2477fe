"""Law 51: a defender has two or more penalty cards."""

from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_26_lead_restrictions import then_plays
from arbitro.laws.law_50_penalty_card import PenaltyCards, lead_chosen
from arbitro.laws.shared.penalty_card import name_card

DECISIONS = (
    OurReading("how_long_forbidden_1997", "51B", E1997),
    OurReading("nothing_demanded", "51B2", (E1997, E2007)),
)

S, W, E = Seat.SOUTH, Seat.WEST, Seat.EAST
PLAYABLE = (PenaltyCards(S, E, (Card.SK, Card.D5)), PenaltyCards(S, E, (Card.SK,)))
PARTNER_LEADS = (
    PenaltyCards(S, E, (Card.SK, Card.S4)),
    PenaltyCards(S, E, (Card.SK, Card.D5)),
    PenaltyCards(S, W, (Card.SK, Card.D5), led=Card.H3),
)


@law("51", ALL, what="which_penalty_card", situation=PenaltyCards, examples=PLAYABLE)
def which_penalty_card(case: Case[PenaltyCards]) -> Ruling:
    """The owner is to play, and all these cards could legally be played."""
    it = case.situation
    # 51A  declarer says which; 50D1  one has to be played
    case.apply("50D1")
    named = name_card(case, it.declarer, it.offender, it.cards)
    return case.rule(*[CardPlayed(it.offender, named)] if named else then_plays(case, it.offender))


@law("51", ALL, what="several_penalty_cards_and_lead", situation=PenaltyCards, examples=PARTNER_LEADS)
def several_penalty_cards_and_lead(case: Case[PenaltyCards]) -> Ruling:
    # 50B  two or more are major; 51B1, 51B2  partner is to lead
    case.apply("50B")
    return lead_chosen(case)
