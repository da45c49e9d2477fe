"""Penalty cards: what every law shares that makes a defender's card one (50B, 50D2, 51B)."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from arbitro.book.edition import E2017
from arbitro.bridge.cards import SUITS, Card, Suit
from arbitro.bridge.seats import Seat
from arbitro.laws.case import Case
from arbitro.laws.effect import CardKind, LeadForbidden, LeadRequired, PenaltyCard, PenaltyCardLifted
from arbitro.laws.law_26_lead_restrictions import Demand, demand, demanded_suit
from arbitro.laws.question import Party, Source, some_of, yes_no

exposed_inadvertently = yes_no("exposed_inadvertently")
forbidden_suits = some_of("forbidden_suits", Suit, put_to=Party.DECLARER, source=Source.PLAYER)


def kind_of(case: Case[Any], card: Card, *, others: Sequence[Card] = (), played: bool = False) -> CardKind:
    """50B: a single card below the honours, exposed by accident, is minor; all else is major.

    `others` are penalty cards that the same defender already has; a card that was led or played was no accident.
    """
    case.apply("50B")
    if others or played or card.is_honour:
        return CardKind.MAJOR
    return CardKind.MINOR if case.ask(exposed_inadvertently, about=card, clause="50B") else CardKind.MAJOR


def laid(case: Case[Any], holder: Seat, card: Card, kind: CardKind, *, others: Sequence[Card] = ()) -> None:
    """The card stays face up as a penalty card (50A); with a second one the defender's others are major too (50B)."""
    case.apply("50A", PenaltyCard(holder, card, kind))
    case.apply(*(PenaltyCard(holder, other, CardKind.MAJOR) for other in others))


def choose_lead(case: Case[Any], declarer: Seat, holder: Seat, cards: Sequence[Card]) -> None:
    """50D2, 51B: the holder's partner is to lead, and waits for declarer's choice.

    The suit required or forbidden lets the penalty cards of that suit be picked up; nothing chosen, they stay.
    """
    partner = holder.partner
    suits = tuple(suit for suit in SUITS if any(card.suit is suit for card in cards))
    several, one_suit = len(cards) > 1, len(suits) == 1
    where = "51B1" if one_suit else "51B2"
    case.apply("50D2", *[where] * several)
    match case.ask(demand, about=partner, of=declarer, clause=where if several else "50D2"):
        case Demand.REQUIRE:
            # 50D2(a), 51B1(a), 51B2(a)  that one lead
            suit = suits[0] if one_suit else _one_suit(case, declarer, partner, suits)
            case.apply(f"{where}(a)" if several else "50D2(a)", LeadRequired(partner, suit))
            _lifted(case, holder, cards, (suit,))
        case Demand.FORBID:
            # 50D2(a), 51B1(b), 51B2(b)  as long as he keeps the lead
            named = suits if one_suit else _some_suits(case, declarer, partner, suits)
            case.apply(f"{where}(b)" if several else "50D2(a)", *(LeadForbidden(partner, suit) for suit in named))
            _lifted(case, holder, cards, named)
        case Demand.DECLINE:
            # 50D2(b), 51B2(c)  any lead; the cards stay and the choice comes again with his next lead
            own_clause = several and not one_suit and case.edition is E2017
            case.apply("51B2(c)" if own_clause else "50D2(b)")


def _one_suit(case: Case[Any], declarer: Seat, partner: Seat, suits: tuple[Suit, ...]) -> Suit:
    return case.ask(demanded_suit, about=partner, of=declarer, among={"suit": suits})


def _some_suits(case: Case[Any], declarer: Seat, partner: Seat, suits: tuple[Suit, ...]) -> tuple[Suit, ...]:
    sets = [some for size in range(1, len(suits) + 1) for some in combinations(suits, size)]
    among = {"".join(suit.value for suit in some): [some] for some in sets}
    return case.ask(forbidden_suits, about=partner, of=declarer, among=among)


def _lifted(case: Case[Any], holder: Seat, cards: Sequence[Card], suits: Sequence[Suit]) -> None:
    case.apply(*(PenaltyCardLifted(holder, card) for card in cards if card.suit in suits))
