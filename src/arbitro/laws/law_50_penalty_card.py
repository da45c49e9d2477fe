"""Law 50: what a defender with a penalty card must do, what declarer may demand of his partner, and who knows what."""

from arbitro.bridge.cards import SUITS, Card, Suit
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_16_information import (
    ActionWithdrawn,
    InformationFromPartner,
    PartnersHint,
    information_disputed,
    restriction_lifted,
    ui_event,
)
from arbitro.laws.law_26_lead_restrictions import then_plays
from arbitro.laws.shared.obligation import Duty, Obligation, Restriction, obligation, restrictions_of
from arbitro.laws.shared.offence import play_over
from arbitro.laws.shared.penalty_card import (
    HARM,
    CardPlace,
    choose_lead,
    exposed_inadvertently,
    exposure_damaged,
    forbidden_suits,
    kept,
    kind_of,
    laid,
    named_penalty_card,
    outcome_without_card,
    tell,
)
from arbitro.laws.shared.playing import DefenderErred, cards_twice

declarer_played_after = yes_no("declarer_played_after", source=Source.LOG)
card_place = one_of("card_place", CardPlace, source=Source.LOG)
legal_cards = some_cards("legal_cards")  # found, never asked

# Shared with other laws through `penalty_card`; their words are here.
QUESTIONS = (exposed_inadvertently, forbidden_suits, named_penalty_card, exposure_damaged, outcome_without_card)

DECISIONS = (
    OurReading("lead_before_choice_followed", "50D2"),
    OurReading("information_without_end_1997", "50D1", E1997),
)
DUTY_TO_PLAY = {"due": "50D1(a)", "waits": "50D1(b)"}


class PenaltyCards(DefenderErred, frozen=True):
    """The penalty cards of `offender`, whose partner is to lead; `led` is what he led before declarer had chosen.

    One low card is minor or major; if `kind` is not told, it is asked how the card was exposed.
    """

    cards: tuple[Card, ...]
    kind: CardKind | None = None
    led: Card | None = None

    def problems(self) -> tuple[Problem, ...]:
        led = (self.led,) if self.led else ()
        return (*super().problems(), *_no_card(self.cards), *cards_twice((*self.cards, *led), "cards"))


class PenaltyCardHeld(DefenderErred, frozen=True):
    """A defender who has penalty cards is to play: his hand, with them; the suit led, if he does not lead himself.

    `required` and `forbidden` are suits that a ruling demands or forbids.
    """

    cards: tuple[Card, ...]
    hand: tuple[Card, ...]
    suit_led: Suit | None = None
    kind: CardKind | None = None
    required: Suit | None = None
    forbidden: tuple[Suit, ...] = ()

    def problems(self) -> tuple[Problem, ...]:
        problems = [*super().problems(), *_no_card(self.cards), *cards_twice(self.hand, "hand")]
        problems += cards_twice(self.cards, "cards")
        problems += (
            Problem("penalty-card-not-held", Place(tag="cards"), card.value, " ".join(map(str, self.hand)))
            for card in self.cards
            if card not in self.hand
        )
        return tuple(problems)

    @property
    def restrictions(self) -> tuple[Restriction, ...]:
        seat = self.offender
        demands = [PlayRequired(seat, self.required)] if self.required else []
        return restrictions_of([*demands, *(PlayForbidden(seat, suit) for suit in self.forbidden)])


def _no_card(cards: tuple[Card, ...]) -> tuple[Problem, ...]:
    return () if cards else (Problem("no-card", Place(tag="cards"), expected="SA"),)


def kind_told(case: Case[PenaltyCards] | Case[PenaltyCardHeld]) -> CardKind:
    """50B: two or more are major; one is what it was found to be."""
    it = case.situation
    if len(it.cards) > 1:
        case.apply("50B")
        return CardKind.MAJOR
    return it.kind or kind_of(case, it.cards[0])


# -- 50D2  partner is to lead --------------------------------------------------------------------------------------

S, W, E = Seat.SOUTH, Seat.WEST, Seat.EAST
PARTNER_LEADS = (
    PenaltyCards(S, E, (Card.SK,)),
    PenaltyCards(S, E, (Card.H6,)),
    PenaltyCards(S, E, (Card.SK,), CardKind.MAJOR, led=Card.H3),
    PenaltyCards(S, E, (Card.SK, Card.S4)),
)


@law("50", ALL, what="penalty_card_and_lead", situation=PenaltyCards, examples=PARTNER_LEADS)
def penalty_card_and_lead(case: Case[PenaltyCards]) -> Ruling:
    it = case.situation
    if len(it.cards) > 1:
        case.apply("50D2")
        return case.refer("several_penalty_cards_and_lead", it)
    # 50C  a minor penalty card puts nothing on partner's lead
    if kind_told(case) is CardKind.MINOR:
        case.considered("50D2", "minor_penalty_card")
        return case.rule("50C", CardPlayed(it.offender.partner, it.led) if it.led else CardDue(it.offender.partner))
    return lead_chosen(case)


def lead_chosen(case: Case[PenaltyCards]) -> Ruling:
    """50D2, 51B: partner waits for declarer's choice; a card that he led before it may become a penalty card (49)."""
    it = case.situation
    partner = it.offender.partner
    if it.led:
        if case.ask(declarer_played_after, about=it.led, clause="50D2"):
            case.considered("49", declarer_played_after)
            return case.rule("50D2", CardPlayed(partner, it.led))
        # 50D2, 49
        case.apply("50D2", "49", CardWithdrawn(partner, it.led))
        laid(case, partner, it.led, kind_of(case, it.led, played=True))
    stay = choose_lead(case, it.declarer, it.offender, it.cards)
    due = then_plays(case, partner)
    if due:
        kept(case, it.offender, stay)
    else:
        suits = tuple(suit for suit in SUITS if suit in {card.suit for card in stay})
        case.apply(LeadRestriction(partner, suits, suits, defends=True))
    return case.rule(*due)


# -- 50C, 50D1  the owner is to play -------------------------------------------------------------------------------

HELD = (
    PenaltyCardHeld(S, E, (Card.H6,), (Card.SA, Card.HQ, Card.H8, Card.H6, Card.H2), Suit.HEARTS, CardKind.MINOR),
    PenaltyCardHeld(S, E, (Card.H6,), (Card.SA, Card.H6), Suit.CLUBS),
    PenaltyCardHeld(S, E, (Card.DJ,), (Card.H3, Card.DJ, Card.C4), Suit.CLUBS),
    PenaltyCardHeld(S, E, (Card.DJ,), (Card.H3, Card.DJ), Suit.CLUBS),
    PenaltyCardHeld(S, E, (Card.SK, Card.D5), (Card.H3, Card.SK, Card.D5), Suit.CLUBS),
    PenaltyCardHeld(S, E, (Card.SK,), (Card.H3, Card.SK), required=Suit.HEARTS),
    PenaltyCardHeld(S, E, (Card.SK,), (Card.H3, Card.SK), required=Suit.CLUBS),
    PenaltyCardHeld(S, E, (Card.SK,), (Card.H3, Card.SK), forbidden=(Suit.SPADES,)),
)


@law("50", ALL, what="penalty_card_to_play", situation=PenaltyCardHeld, examples=HELD)
def penalty_card_to_play(case: Case[PenaltyCardHeld]) -> Ruling:
    it = case.situation
    kind = kind_told(case)
    laid_cards = Hand.of(it.cards).mask
    obliged = _obligation(it, kind, laid_cards)
    case.computed(legal_cards.id, tuple(Hand(obliged.cards)), it.offender)
    # 59  what is demanded, if he can
    if obliged.unable:
        case.apply("59")
    if kind is CardKind.MINOR:
        # 50C  no other low card of the suit before it; an honour of it, or another suit, may be played
        return case.rule("50C", Instruction("minor_penalty_card", it.offender), CardDue(it.offender))
    due = tuple(Hand(obliged.cards & laid_cards))
    if not due:
        # 50D1(b)  following suit and what a ruling demands go first; the card waits for the next chance
        follows = any(duty is Duty.FOLLOW_SUIT for duty, _ in obliged.duties)
        case.considered(_duty(case, "due"), "must_follow_suit" if follows else "must_obey_restriction")
        return case.rule(_duty(case, "waits"), Instruction("penalty_card_waits", it.offender), CardDue(it.offender))
    # 50D1(a)  it is played at the first chance; declarer names one of several (51A)
    case.apply(_duty(case, "due"))
    if len(due) > 1:
        return case.refer("which_penalty_card", PenaltyCards(it.declarer, it.offender, due))
    return case.rule(CardPlayed(it.offender, due[0]))


def _obligation(it: PenaltyCardHeld, kind: CardKind, laid_cards: int) -> Obligation:
    major, minor = (laid_cards, 0) if kind is CardKind.MAJOR else (0, laid_cards)
    return obligation(Hand.of(it.hand).mask, it.suit_led, it.restrictions, major, minor)


def _duty(case: Case[PenaltyCardHeld], which: str) -> str:
    """1997 has both in one clause."""
    return "50D1" if case.edition is E1997 else DUTY_TO_PLAY[which]


# -- 50E  what it tells --------------------------------------------------------------------------------------------


class PenaltyCardKnown(DefenderErred, frozen=True):
    """Partner may have used what the penalty card of `offender` told; `chosen` is what he did."""

    kind: CardKind = CardKind.MAJOR
    chosen: str = ""


KNOWN = (
    PenaltyCardKnown(S, E, chosen="D5"),
    PenaltyCardKnown(S, E, CardKind.MINOR),
)


@law("50", ALL, what="penalty_card_information", situation=PenaltyCardKnown, examples=KNOWN)
def penalty_card_information(case: Case[PenaltyCardKnown]) -> Ruling:
    it, edition = case.situation, case.edition
    side = it.offender.side
    minor = it.kind is CardKind.MINOR
    places = [place for place in CardPlace if not (minor and place is CardPlace.LIFTED)]
    if minor and edition is E1997:  # 50C  the same wherever it is
        case.follows(card_place, CardPlace.ON_TABLE, about=it.offender)
    place = case.ask(
        card_place, about=it.offender, clause=_where_told(case), among={option.value: [option] for option in places}
    )
    # 50E1, 50E2, 50E3  who may use what
    tell(case, it.offender, place, it.kind)

    if edition is E2017 and place is CardPlace.LIFTED:
        # 50E2  as after a withdrawn card (16C), which binds
        case.follows(restriction_lifted, False, about=it.offender)
        used = ActionWithdrawn(it.offender, it.offender, it.offender.partner, chosen=it.chosen)
        return case.refer("action_withdrawn", used)
    if edition is E1997 or (edition is E2017 and place is CardPlace.PLAYED):
        # 1997 50C, 50D1; 50E3  as anything that comes from partner (16A, 16B); the card was there for all to see
        case.follows(ui_event, PartnersHint.OTHER, about=it.offender)
        case.follows(information_disputed, False, about=it.offender)
        return case.refer("unauthorised_information", InformationFromPartner(it.offender, chosen=it.chosen))
    # 50E3, 2017 50E4  after the play: did the exposed card help the defenders
    harm = HARM[edition]
    if not case.ask(play_over, clause="50E4"):
        case.review("50E4", harm, about=it.offender.partner)
        return case.rule(PlayContinues())
    if not case.met(harm, about=it.offender.partner, clause="50E4"):
        return case.rule(ResultStands())
    return case.rule("50E4", AdjustedScore(ScoreKind.ASSIGNED, in_favour_of=(side.opponents,), against=(side,)))


def _where_told(case: Case[PenaltyCardKnown]) -> str:
    if case.edition is E1997:
        return "50C" if case.situation.kind is CardKind.MINOR else "50D1"
    return "50E"
