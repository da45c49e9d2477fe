"""Law 48: declarer exposes cards, or faces his hand."""

from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_45_card_played import Held, held
from arbitro.laws.law_68_claim_or_concession import ClaimAct, TricksClaimed, later_tricks
from arbitro.laws.shared.playing import InPlay, after_opening_lead_out_of_turn, cards_twice

ALL_TRICKS = 13


class DeclarerExposed(InPlay, frozen=True):
    """The cards that declarer exposed; or, if he faced his whole hand, how many tricks were left.

    `opening_lead` is the opening lead out of turn after which he did so.
    """

    cards: tuple[Card, ...] = ()
    left: int | None = None
    opening_lead: Card | None = None

    @property
    def offender(self) -> Seat:
        return self.declarer

    def problems(self) -> tuple[Problem, ...]:
        problems = cards_twice(self.cards, "cards")
        if not self.cards and self.left is None:
            problems.append(Problem("no-card", Place(tag="cards"), expected="SA"))
        if self.left is not None and not 1 <= self.left <= ALL_TRICKS:
            problems.append(Problem("claim-tricks", Place(tag="left"), str(self.left), f"1 … {ALL_TRICKS}"))
        return tuple(problems)


EXAMPLES = (
    DeclarerExposed(Seat.SOUTH, (Card.DQ,)),
    DeclarerExposed(Seat.SOUTH, (Card.DQ, Card.C2)),
    DeclarerExposed(Seat.SOUTH, left=5),
    DeclarerExposed(Seat.SOUTH, left=13),
    DeclarerExposed(Seat.SOUTH, left=13, opening_lead=Card.C4),
)


@law("48", ALL, what="declarer_exposed_cards", situation=DeclarerExposed, examples=EXAMPLES)
def declarer_exposed_cards(case: Case[DeclarerExposed]) -> Ruling:
    it = case.situation
    if it.left is not None:
        return _hand_faced(case)
    if len(it.cards) == 1:
        # 45C2  a card held as if it were played is played
        card = it.cards[0]
        where = case.ask(held, about=card, clause="45C2")
        if where is not Held.NEITHER:
            case.considered("48A", held)
            letter = "" if case.edition is E1997 else "(a)" if where is Held.AT_TABLE else "(b)"
            return case.rule(f"45C2{letter}", CardPlayed(it.declarer, card))
        case.considered("45C2", held)
    # 48A  otherwise nothing follows: never a penalty card, and a card that fell need not be played
    return case.rule("48A", *(CardReturned(it.declarer, card) for card in it.cards), NoRectification(), PlayContinues())


def _hand_faced(case: Case[DeclarerExposed]) -> Ruling:
    it = case.situation
    assert it.left is not None
    # 48B1, 54A  after an opening lead out of turn: he becomes dummy
    if it.left == ALL_TRICKS and case.met(after_opening_lead_out_of_turn, clause="48B1"):
        led = [CardPlayed(it.declarer.rho, it.opening_lead)] if it.opening_lead else []
        return case.rule("48B1", "54A", *led, BecomesDeclarer(it.dummy))
    # 48B2, 68  at any other time it may be a claim, unless he clearly meant something else (1997: in 68A)
    case.apply("48B2")
    case.follows(later_tricks, True, about=it.declarer)
    return case.refer(
        "tricks_claimed", TricksClaimed(it.declarer, claimer=it.declarer, left=it.left, act=ClaimAct.SHOWS_CARDS)
    )
