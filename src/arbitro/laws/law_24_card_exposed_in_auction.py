"""Law 24: a player's cards could be seen by his partner before the play, or he led too early."""

from functools import cached_property

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_16_information import Elsewhere, InformationReceived
from arbitro.laws.shared.auction_after import goes_on
from arbitro.laws.shared.offence import review_awareness
from arbitro.laws.shared.penalty_card import CardExposed, Exposure, exposed_inadvertently, exposure, laid

own_error = judgment("own_error", "weigh_who_caused_it", usual=True)
visible_to_partner = judgment("visible_to_partner", "weigh_position_of_card", "weigh_seen_or_not_is_nothing")
premature_lead = yes_no("premature_lead")

# Where the text says who may use what the cards tell; 1997 has only the general rule on partner's information.
INFORMATION = Unless("16C", e1997="16A", e2007="24")

DECISIONS = (
    OurReading("cards_of_declarer_1997", "24", E1997),
    OurReading("information_1997", "24", E1997),
    OurReading("auction_only_2017", "24", E2017),
    OurReading("major_or_minor", "24"),
)


class CardsExposed(Accepting, frozen=True):
    """Whose cards were exposed in an auction, and when.

    `auction` has all the calls so far; `exposed_after` is how many of them had been made, if not all.
    """

    dealer: Seat
    offender: Seat
    cards: tuple[Card, ...]
    auction: tuple[Call, ...] = ()
    exposed_after: int | None = None

    def problems(self) -> tuple[Problem, ...]:
        problems = []
        if not self.cards:
            problems.append(Problem("no-card", Place(tag="cards"), expected="SA"))
        twice = dict.fromkeys(card for card in self.cards if self.cards.count(card) > 1)
        problems += [Problem("card-twice", Place(tag="cards"), card.value) for card in twice]
        if self.exposed_after is not None and not 0 <= self.exposed_after <= len(self.auction):
            expected = f"0 … {len(self.auction)}"
            problems.append(Problem("no-such-moment", Place(tag="exposed_after"), str(self.exposed_after), expected))
        try:
            self.now  # noqa: B018 - reading it checks the calls
        except ProblemsFound as trouble:
            problems += in_field(trouble.problems, "auction")
        return tuple(problems)

    @cached_property
    def now(self) -> Auction:
        return Auction.of(self.dealer, self.auction, self.accepted_calls)

    @property
    def then(self) -> Auction:
        """The auction when the cards were exposed."""
        return Auction.of(self.dealer, self.auction[: self.exposed_after], self.accepted_calls)

    @property
    def will_defend(self) -> bool:
        """Once the auction is over: whether the offender is a defender."""
        declarer = self.now.declarer
        return declarer is not None and declarer.side is not self.offender.side


ALL_PASS = (Call.BID_1S, Call.PASS, Call.PASS, Call.PASS)
EXAMPLES = (
    CardsExposed(Seat.NORTH, Seat.EAST, (Card.SK,), (Call.BID_1S,)),
    CardsExposed(Seat.NORTH, Seat.EAST, (Card.S5,), (Call.BID_1S,)),
    CardsExposed(Seat.NORTH, Seat.EAST, (Card.C2, Card.C3), (Call.BID_1S,)),
    CardsExposed(Seat.NORTH, Seat.EAST, (Card.SK,), ALL_PASS, exposed_after=1),
    CardsExposed(Seat.NORTH, Seat.EAST, (Card.H4,), ALL_PASS, exposed_after=2),
    CardsExposed(Seat.NORTH, Seat.EAST, (Card.C2, Card.C3), ALL_PASS, exposed_after=1),
    CardsExposed(Seat.NORTH, Seat.NORTH, (Card.DA,), ALL_PASS, exposed_after=1),
    CardsExposed(Seat.NORTH, Seat.SOUTH, (Card.DA,), ALL_PASS),
    CardsExposed(Seat.NORTH, Seat.EAST, (Card.DA,), ALL_PASS),
    CardsExposed(Seat.NORTH, Seat.EAST, (Card.D3,), ALL_PASS),
    CardsExposed(Seat.NORTH, Seat.EAST, (Card.DA,)),
)


@law("24", ALL, what="card_exposed_in_auction", situation=CardsExposed, examples=EXAMPLES)
def card_exposed_in_auction(case: Case[CardsExposed]) -> Ruling:
    exposed = case.situation
    offender, cards = exposed.offender, exposed.cards

    # 24  by the player's own fault, and so that his partner could see the face; whether he looked does not matter
    at_least = "24A" if len(cards) == 1 else "24C"
    if not case.ask(own_error, about=offender, clause="24"):
        case.considered(at_least, own_error)
        case.apply("24", *_returned(exposed))
        # 6D1, 16C, 2017 16D  not his fault: a card that partner saw by accident; 1997 16B only before the first call
        unnamed = case.edition is E1997 and exposed.then.calls
        if unnamed or not case.ask(visible_to_partner, about=offender, clause="24"):
            return case.rule(NoRectification())
        return _seen_by_accident(case)
    if not case.ask(visible_to_partner, about=offender, clause="24"):
        case.considered(at_least, visible_to_partner)
        return case.rule("24", *_returned(exposed), NoRectification())

    # 24 (2017)  outside the auction other laws rule
    if case.edition is E2017 and not exposed.then.calls:
        case.apply("24")
        return _seen_by_accident(case)
    if case.edition is E2017 and exposed.then.is_over:
        case.apply("24")
        declarer = exposed.now.declarer
        goes_on(case, exposed.now)
        if declarer and exposed.will_defend:
            # 49  as any card that a defender exposes
            case.follows(exposure, Exposure.SEEN, about=cards[0])
            seen = CardExposed(declarer, offender, cards[0], cards[1:])
            return case.refer("defender_exposed_card", seen)
        # 48A  the declaring side loses nothing by it
        return case.rule(*["48A"] * (declarer is not None), *_returned(exposed), NoRectification())

    # 24  the cards stay face up to the end of the auction (2007: of its period); the others may use what they tell
    if case.edition is E2007 or not exposed.now.is_over:
        case.apply(*(CardStaysFaced(offender, card) for card in cards))
    case.apply("24")
    if case.edition is E1997 or not (exposed.now.is_over and exposed.will_defend):
        others = () if case.edition is E1997 else (offender.side.opponents,)
        case.apply(Information("exposed_card", case.clause(INFORMATION), others, (offender.side,)))
        case.apply("16C", since=E2017)

    if len(cards) > 1:
        # 24C  two or more: partner passes once
        _partner_passes(case, "24C")
    elif cards[0].is_honour or _led_too_early(case):
        # 24B  an honour, or a card led too early: partner passes once
        _partner_passes(case, "24B")
    else:
        # 24A  one low card that was not led: no pass
        if not exposed.then.is_over:
            case.considered("24B", premature_lead)
        case.apply("24A")

    if not exposed.now.is_over:
        later = "exposed_card_later_1997" if case.edition is E1997 else "exposed_card_later"
        return case.rule(AuctionContinues(exposed.now.turn), Instruction(later, offender))
    goes_on(case, exposed.now)
    if exposed.will_defend:
        # 24E  a defender's cards become penalty cards; in 1997 if declarer wishes
        case.apply("24E", since=E2017)
        return _penalty_cards(case)
    # 24D  declarer or dummy takes them back
    case.apply("24D", since=E2017)
    return case.rule(*_returned(exposed))


def _seen_by_accident(case: Case[CardsExposed]) -> Ruling:
    exposed = case.situation
    seen = InformationReceived(exposed.offender.partner, Elsewhere.CARDS_AT_OWN_TABLE, bool(exposed.then.calls))
    return case.refer("information_from_other_source", seen)


def _led_too_early(case: Case[CardsExposed]) -> bool:
    """Whether the one card was led; once the auction is over no lead is too early."""
    exposed = case.situation
    return not exposed.then.is_over and case.ask(premature_lead, about=exposed.cards[0], clause="24B")


def _partner_passes(case: Case[CardsExposed], clause: Cited) -> None:
    """At his next turn, if the auction goes on."""
    case.apply(clause)
    if not case.situation.now.is_over:
        case.apply(MustPass(case.situation.offender.partner, HowLong.ONCE))
    if not case.situation.then.is_over:
        review_awareness(case, enforced_pass=True)


def _returned(exposed: CardsExposed) -> list[CardReturned]:
    return [CardReturned(exposed.offender, card) for card in exposed.cards]


def _penalty_cards(case: Case[CardsExposed]) -> Ruling:
    """50B: one low card that was neither led nor shown on purpose is minor. In 1997 declarer may treat them so."""
    exposed = case.situation
    card = exposed.cards[0]
    minor = (
        len(exposed.cards) == 1
        and not card.is_honour
        and not _led_too_early(case)
        and case.ask(exposed_inadvertently, about=card, clause="24")
    )
    kind = CardKind.MINOR if minor else CardKind.MAJOR
    case.apply("50B")
    for shown in exposed.cards:
        if case.edition is E1997:
            case.apply(PenaltyCard(exposed.offender, shown, kind, optional=True))
        else:
            laid(case, exposed.offender, shown, kind)
    case.apply("50C" if minor else "50D1")
    return case.rule()
