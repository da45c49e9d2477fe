"""Law 57: a card played before its turn, or led to the next trick before partner has played to this one."""

from collections.abc import Sequence
from enum import Enum
from typing import Any

from arbitro.bridge.cards import SUITS, Card, Suit
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_26_lead_restrictions import demanded_suit, then_plays, without_right
from arbitro.laws.law_53_lead_out_of_turn import told_his_turn
from arbitro.laws.law_60_play_after_illegal_play import forfeited
from arbitro.laws.shared.offence import withdrawn_information
from arbitro.laws.shared.out_of_turn import PrematurePlay
from arbitro.laws.shared.penalty_card import kind_of, laid
from arbitro.laws.shared.playing import InPlay


class PartnersCard(Enum):
    """What declarer demands of the offender's partner for the trick under way (57A)."""

    HIGHEST = "highest"
    LOWEST = "lowest"
    OTHER_SUIT = "other_suit"  # 2017
    NOT_OTHER_SUIT = "not_other_suit"


partners_card = one_of("partners_card", PartnersCard, put_to=Party.DECLARER, source=Source.PLAYER)
declarer_played_both_hands = yes_no("declarer_played_both_hands", source=Source.LOG, usual=False)
dummy_acted = yes_no("dummy_acted", usual=False)
could_follow = yes_no("could_follow", source=Source.LOG)

DUMMY = Unless("57C2", e2007="57C1")
DECLARER = Unless("57C3", e1997="45C")

# 57B  the restriction binds as far as the cards and the duty to follow suit allow
CARRIED_BY = {"57B": "arbitro.laws.shared.obligation:obligation"}

DECISIONS = (
    OurReading("no_excuse_for_a_lead", "57C"),
    OurReading("at_right_hand_opponents_turn", "57A", (E1997, E2007)),
    OurReading("declarers_premature_play_1997", "57C", E1997),
    OurReading("told_play_1997", "47E1", E1997),
    OurReading("card_not_lifted", "57A"),
)

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
EXAMPLES = (
    PrematurePlay(S, E, Card.SK, S, Card.S3, W),
    PrematurePlay(S, W, Card.D9, N, Card.D4, E, others=(Card.H4,)),
    PrematurePlay(S, E, Card.SK, S, Card.S3, W, after=((W, Card.S2),)),
    PrematurePlay(S, E, Card.HA, N, Card.S3, W, lead=True),
    PrematurePlay(S, E, Card.HA, N, Card.S3, W, lead=True, after=((S, Card.H2),)),
    PrematurePlay(S, E, Card.HQ, W, Card.H5, N),
    PrematurePlay(S, E, Card.C4, W, Card.H5, N),
    PrematurePlay(S, S, Card.HQ, W, Card.H5, N),
    PrematurePlay(S, S, Card.C2, W, Card.H5, N),
    PrematurePlay(S, N, Card.H2, E, Card.H5, S),
)


@law("57", ALL, what="premature_play", situation=PrematurePlay, examples=EXAMPLES)
def premature_play(case: Case[PrematurePlay]) -> Ruling:
    play = case.situation
    offender, card = play.offender, play.card

    # 47E1  an opponent told him that it was his turn; 1997 only for a lead
    if (play.lead or case.edition is not E1997) and told_his_turn(case, offender, card):
        return case.rule(CardWithdrawn(offender, card), NoRectification(), CardDue(play.turn))
    if not play.defends(offender):
        return _by_declarer(case)
    if play.partner_has_played:
        return _at_right_hand_opponents_turn(case)
    if play.lead:
        # 60A  the next hand has played to it
        if any(seat is offender.lho for seat, _ in play.after):
            forfeited(case, play)
            return case.rule(CardDue(play.turn))
    elif excuse := _excuse(case):
        # 57C  declarer has played from both hands, or dummy has acted on his own
        return case.rule(excuse, CardPlayed(offender, card), NoRectification(), CardDue(play.turn))

    # 57A  a penalty card, major (1997 by 50B)
    case.apply("57A", CardWithdrawn(offender, card))
    kind = kind_of(case, card, played=True) if case.edition is E1997 else CardKind.MAJOR
    laid(case, offender, card, kind, others=play.others)
    _partner_played(case)
    restrict_partner(case, play, offender.partner, play.led.suit)
    return case.rule(*then_plays(case, play.turn))


def _excuse(case: Case[PrematurePlay]) -> Cited | None:
    if case.met(declarer_played_both_hands, clause="57C1"):
        return "57C1"
    if case.met(dummy_acted, about=case.situation.dummy, clause=DUMMY):
        return DUMMY
    return None


def _partner_played(case: Case[PrematurePlay]) -> None:
    """60C: partner's card, played before declarer chose, goes back and is a penalty card too."""
    play = case.situation
    for seat, card in play.after:
        if seat is play.offender.partner:
            case.apply("60C", CardWithdrawn(seat, card))
            laid(case, seat, card, kind_of(case, card, played=True))


def restrict_partner(case: Case[Any], play: InPlay, partner: Seat, suit: Suit) -> None:
    """57A: what declarer demands of partner's card to the trick under way, to which this suit was led."""
    offered = [way for way in PartnersCard if case.edition is E2017 or way is not PartnersCard.OTHER_SUIT]
    others = [other for other in SUITS if other is not suit]
    if without_right(case, partner, partners_card, offered, play.declarer) or without_right(
        case, partner, demanded_suit, others, play.declarer
    ):
        return
    among = {way.value: [way] for way in offered}

    def other_suit(clause: Cited) -> Suit:
        suits = {"other_suit": others}
        return case.ask(demanded_suit, about=partner, of=play.declarer, clause=clause, among=suits)

    match case.ask(partners_card, about=partner, of=play.declarer, clause="57A", among=among):
        case PartnersCard.HIGHEST:
            case.apply("57A1", PlayRequired(partner, suit, WhichCard.HIGHEST))
        case PartnersCard.LOWEST:
            case.apply("57A2", PlayRequired(partner, suit, WhichCard.LOWEST))
        case PartnersCard.OTHER_SUIT:
            case.apply("57A3", PlayRequired(partner, other_suit("57A3")))
        case PartnersCard.NOT_OTHER_SUIT:
            case.apply("57A4", PlayForbidden(partner, other_suit("57A4")))


def follows_suit(case: Case[Any], seat: Seat, card: Card, led: Card, clause: Cited) -> bool:
    """Whether a card may be played to a trick (44C, 44D); a penalty card of his may tell that he could follow suit."""
    situation = case.situation
    held = getattr(situation, "others", ()) if seat is situation.offender else ()
    if any(other.suit is led.suit for other in held):
        case.follows(could_follow, True, about=seat)
    return card.suit is led.suit or not case.ask(could_follow, about=seat, clause=clause)


def revoke_corrected(case: Case[Any], play: InPlay, seat: Seat, card: Card, others: Sequence[Card] = ()) -> None:
    """62A, 62B: a revoke noticed at once; a defender's card becomes a penalty card, another's goes back."""
    case.apply("62A", "62B1" if play.defends(seat) else "62B2", CardWithdrawn(seat, card))
    if play.defends(seat):
        laid(case, seat, card, kind_of(case, card, played=True), others=others)
    else:
        case.apply(withdrawn_information(case, seat, "withdrawn_card"))


def _at_right_hand_opponents_turn(case: Case[PrematurePlay]) -> Ruling:
    """Partner has played, the opponent to the right has not."""
    play = case.situation
    offender, card, side = play.offender, play.card, play.offender.side
    own_clause = case.edition is E2017
    if not own_clause:
        case.considered("57A", "partner_has_played")
    legal = follows_suit(case, offender, card, play.led, "57D" if own_clause else "45C1")
    if legal and own_clause:
        # 57D (2017)  it has to be played in turn, and tells partner nothing that he may use
        known = Information("premature_card", case.clause("16B"), authorised=(side.opponents,), unauthorised=(side,))
        case.apply("57D", "16B", CardPlayed(offender, card), known)
    elif legal:
        # 45C1  it is played
        case.apply("45C1", CardPlayed(offender, card))
    elif own_clause:
        # 57D (2017)  otherwise a major penalty card
        case.apply("57D", CardWithdrawn(offender, card))
        laid(case, offender, card, CardKind.MAJOR, others=play.others)
    else:
        revoke_corrected(case, play, offender, card, play.others)
    return case.rule(CardDue(play.turn))


def _by_declarer(case: Case[PrematurePlay]) -> Ruling:
    """57C3 (2007 57C2, 1997 45C): declarer's card, from either hand, is played; 2017 says: if it is legal."""
    play = case.situation
    clause = DECLARER
    if follows_suit(case, play.offender, play.card, play.led, clause):
        case.apply(clause, CardPlayed(play.offender, play.card))
    else:
        case.considered(clause, could_follow)
        revoke_corrected(case, play, play.offender, play.card)
    return case.rule(CardDue(play.turn))
