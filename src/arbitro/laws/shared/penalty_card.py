"""Penalty cards: what every law shares that makes a defender's card one (50A, 50B, 50D2, 50E, 51)."""

from collections.abc import Sequence
from enum import Enum
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from arbitro.bridge.cards import SUITS, Card, Suit
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_26_lead_restrictions import Demand, demand, demanded_suit, without_right
from arbitro.laws.shared.playing import DefenderErred, cards_twice


class Exposure(Enum):
    """How the card came to be known."""

    NORMAL_PLAY = "normal_play"
    LAW_APPLIED = "law_applied"  # another law lets the card go back, as 47E does
    CURRENT_TRICK = "current_trick"  # shown or named with a remark on who wins the trick under way
    CONCESSION_REFUSED = "concession_refused"  # shown when conceding tricks, and partner objected at once
    SEEN = "seen"  # dropped, turned, laid where partner could see it
    NAMED = "named"


exposure = one_of("exposure", Exposure)
exposed_inadvertently = yes_no("exposed_inadvertently")
forbidden_suits = some_of("forbidden_suits", Suit, put_to=Party.DECLARER, source=Source.PLAYER)
named_penalty_card = a_card("named_penalty_card", put_to=Party.DECLARER)
exposure_damaged = judgment(
    "exposure_damaged", "weigh_play_of_partner", "weigh_duty_is_known", "weigh_result_without_it"
)
outcome_without_card = judgment(
    "outcome_without_card", "weigh_play_of_partner", "weigh_could_well_differ", "weigh_result_without_it"
)

# 50E  at the end of play: did the exposed card harm the other side? 1997 leaves it to Laws 16A and 72B1.
HARM = {E2007: exposure_damaged, E2017: outcome_without_card}


class CardPlace(Enum):
    """Where a penalty card is."""

    ON_TABLE = "on_table"
    LIFTED = "lifted"  # by a demand on the lead (50D2(a))
    PLAYED = "played"


class CardExposed(DefenderErred, frozen=True):
    """A defender's card that was seen or named.

    `others` are the penalty cards that he already has, and the cards that he exposed with this one.
    """

    card: Card
    others: tuple[Card, ...] = ()

    def problems(self) -> tuple[Problem, ...]:
        return (*super().problems(), *cards_twice((self.card, *self.others), "others"))


def kind_of(case: Case[Any], card: Card, *, others: Sequence[Card] = (), played: bool = False) -> CardKind:
    """50B: a single card below the honours, exposed by accident, is minor; all else is major.

    `others` are penalty cards that the same defender already has; a card that was led or played was no accident.
    """
    case.apply("50B")
    if others or played or card.is_honour:
        return CardKind.MAJOR
    return CardKind.MINOR if case.ask(exposed_inadvertently, about=card, clause="50B") else CardKind.MAJOR


def laid(
    case: Case[Any], holder: Seat, card: Card, kind: CardKind, *, others: Sequence[Card] = (), known: bool = True
) -> None:
    """The card stays face up as a penalty card (50A); with a second one the defender's others are major too (50B).

    With it goes what its owner has to do (50C, 50D1) and who may use what it tells (50E), so that no information from
    a withdrawn card has to be told besides; unless another law has the word on that (`known`).
    """
    case.apply("50A", PenaltyCard(holder, card, kind), *["50B"] * bool(others))
    case.apply(*(PenaltyCard(holder, other, CardKind.MAJOR) for other in others))
    case.apply("50C" if kind is CardKind.MINOR else "50D1")
    if not known:
        return
    tell(case, holder, CardPlace.ON_TABLE, kind)
    if case.edition in HARM:
        case.review("50E4", HARM[case.edition], about=holder.partner)


def tell(
    case: Case[Any], holder: Seat, place: CardPlace, kind: CardKind = CardKind.MAJOR, cards: Sequence[Card] = ()
) -> None:
    """50E (1997: 50C, 50D1): who may use what a penalty card tells; these cards, where it is not so of all."""
    for of_any in _known(case, holder, place, kind):
        known = replace(of_any, cards=tuple(cards))
        case.apply(Clause(known.clause))
        if known not in case.effects:
            case.apply(known)


def _known(case: Case[Any], holder: Seat, place: CardPlace, kind: CardKind) -> list[Information]:
    partner, side = holder.partner, holder.side
    every, declaring = (side.opponents, side), (side.opponents,)
    if case.edition is E1997:
        # 50C, 50D1  partner may know that a major card has to be played, and nothing else
        clause = "50C" if kind is CardKind.MINOR else "50D1"
        seen = Information("penalty_card", clause, unauthorised=(side,), seat=partner)
        duty = Information("penalty_card_duty", clause, authorised=(side,), seat=partner)
        return [duty, seen] if kind is CardKind.MAJOR and place is CardPlace.ON_TABLE else [seen]
    if case.edition is E2007:
        # 50E1, 50E2  the duty is known to all; whatever else the sight of it tells is not for partner
        duty = Information("penalty_card_duty", "50E1", authorised=every)
        seen = Information("penalty_card", "50E2", authorised=declaring, unauthorised=(side,), seat=partner)
        return [duty, seen] if place is CardPlace.ON_TABLE else [seen]
    match place:
        case CardPlace.ON_TABLE:
            # 50E1  all of it is known to all, as long as the card lies on the table
            return [Information("penalty_card_and_duty", "50E1", authorised=every)]
        case CardPlace.LIFTED:
            # 50E2  back in the hand: not for partner
            return [Information("penalty_card", "50E2", authorised=declaring, unauthorised=(side,), seat=partner)]
        case CardPlace.PLAYED:
            # 50E3  how it came about: not for partner
            return [Information("penalty_card_origin", "50E3", unauthorised=(side,), seat=partner)]


def name_card(case: Case[Any], declarer: Seat, holder: Seat, cards: Sequence[Card]) -> Card | None:
    """50D1, 51A: of several penalty cards that may be played now, declarer says which; none if he names another."""
    if len(cards) == 1:
        return cards[0]
    case.apply("51A")
    if without_right(case, holder, named_penalty_card, cards, declarer):
        return None
    among = {card.value: [card] for card in cards}
    return case.ask(named_penalty_card, about=holder, of=declarer, clause="51A", among=among)


def choose_lead(case: Case[Any], declarer: Seat, holder: Seat, cards: Sequence[Card]) -> tuple[Card, ...]:
    """50D2, 51B: the holder's partner is to lead, and waits for declarer's choice; the cards that stay after it.

    The suit required or forbidden lets the penalty cards of that suit be picked up; nothing chosen, they stay.
    """
    partner = holder.partner
    suits = tuple(suit for suit in SUITS if any(card.suit is suit for card in cards))
    several, one_suit = len(cards) > 1, len(suits) == 1
    where = "51B1" if one_suit else "51B2"
    case.apply("50D2", *[where] * several)
    way = case.ask(demand, about=partner, of=declarer, clause=where if several else "50D2")
    sets = [some for size in range(1, len(suits) + 1) for some in combinations(suits, size)]
    if way is not Demand.DECLINE and (
        without_right(case, partner, demanded_suit, suits, declarer)
        or without_right(case, partner, forbidden_suits, sets, declarer)
    ):
        return tuple(cards)
    match way:
        case Demand.REQUIRE:
            # 50D2(a), 51B1(a), 51B2(a)  that one lead
            suit = suits[0] if one_suit else _one_suit(case, declarer, partner, suits)
            case.apply(f"{where}(a)" if several else "50D2(a)", LeadRequired(partner, suit))
            return _lifted(case, holder, cards, (suit,))
        case Demand.FORBID:
            # 50D2(a), 51B1(b), 51B2(b)  as long as he keeps the lead
            named = suits if one_suit else _some_suits(case, declarer, partner, sets)
            case.apply(f"{where}(b)" if several else "50D2(a)", *(LeadForbidden(partner, suit) for suit in named))
            return _lifted(case, holder, cards, named)
        case Demand.DECLINE:
            # 50D2(b), 51B2(c)  any lead; the cards stay and the choice comes again with his next lead
            own_clause = several and not one_suit and case.edition is E2017
            case.apply("51B2(c)" if own_clause else "50D2(b)")
            return tuple(cards)


def _one_suit(case: Case[Any], declarer: Seat, partner: Seat, suits: tuple[Suit, ...]) -> Suit:
    among = {suit.value: [suit] for suit in suits}
    return case.ask(demanded_suit, about=partner, of=declarer, clause="51B2(a)", among=among)


def _some_suits(case: Case[Any], declarer: Seat, partner: Seat, sets: Sequence[tuple[Suit, ...]]) -> tuple[Suit, ...]:
    among = {"".join(suit.value for suit in some): [some] for some in sets}
    return case.ask(forbidden_suits, about=partner, of=declarer, clause="51B2(b)", among=among)


def _lifted(case: Case[Any], holder: Seat, cards: Sequence[Card], suits: Sequence[Suit]) -> tuple[Card, ...]:
    lifted = [card for card in cards if card.suit in suits]
    stay = tuple(card for card in cards if card.suit not in suits)
    case.apply(*(PenaltyCardLifted(holder, card) for card in lifted))
    tell(case, holder, CardPlace.LIFTED, cards=lifted if stay else ())
    return stay


def kept(case: Case[Any], holder: Seat, cards: Sequence[Card]) -> None:
    """The penalty cards that stay on the table after declarer's choice (50D2(b), 51B2): 50D1 and 50E go on."""
    if cards:
        case.apply("50D1", *(PenaltyCard(holder, card, CardKind.MAJOR, stays=True) for card in cards))
        some = any(isinstance(effect, PenaltyCardLifted) for effect in case.effects)
        tell(case, holder, CardPlace.ON_TABLE, cards=cards if some else ())
