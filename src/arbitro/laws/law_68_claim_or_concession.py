"""Law 68: what is a claim or a concession, and what becomes of the play."""

from enum import Enum

from msgspec import structs

from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_57_premature_play import restrict_partner
from arbitro.laws.law_79_tricks_won import nothing_left
from arbitro.laws.shared.claiming import Claiming, ClaimMade, is_void
from arbitro.laws.shared.offence import play_over
from arbitro.laws.shared.penalty_card import CardExposed, Exposure, exposure, laid
from arbitro.laws.shared.playing import after_opening_lead_out_of_turn, cards_twice

later_tricks = yes_no("later_tricks", usual=True)
before_partner_played = yes_no("before_partner_played", source=Source.LOG)
suit_under_way = one_of("suit_under_way", Suit, source=Source.LOG)
cards_shown = some_cards("cards_shown")
demonstrably_not_claiming = judgment("demonstrably_not_claiming", "weigh_why_cards_were_shown")
partner_objects_immediately = yes_no("partner_objects_immediately", source=Source.LOG, usual=False)
penalty_cards_waived = judgment("penalty_cards_waived", "weigh_why_cards_were_shown")
doubted = yes_no("doubted", source=Source.LOG)
ALL_TRICKS = 13
ANY_CARDS: Classes[tuple[Card, ...]] = {"one": Examples([(Card.H9,)]), "several": Examples([(Card.H9, Card.S2)])}

DECISIONS = (
    OurReading("claim_without_number", "68A"),
    OurReading("refused_concession_1997", "68B", E1997),
    OurReading("claim_of_some_tricks_refused", "68B"),
    OurReading("card_after_claim_2017", "68D2(b)", E2017),
)


class ClaimAct(Enum):
    """What the player said or did."""

    SAYS_WILL_WIN = "says_will_win"
    SAYS_WILL_LOSE = "says_will_lose"
    SUGGESTS_CURTAILING = "suggests_curtailing"
    SHOWS_CARDS = "shows_cards"
    ABANDONS_HAND = "abandons_hand"


class TricksClaimed(Claiming, frozen=True, kw_only=True):
    """What a player said or did about tricks, the number that he named, and the cards that he showed."""

    act: ClaimAct
    said: int | None = None
    shown_cards: tuple[Card, ...] = ()

    def problems(self) -> tuple[Problem, ...]:
        problems = [*super().problems(), *cards_twice(self.shown_cards, "shown_cards")]
        if self.said is None and self.act in (ClaimAct.SAYS_WILL_WIN, ClaimAct.SAYS_WILL_LOSE):
            problems.append(Problem("no-number-said", Place(tag="said"), expected=f"0 … {self.left}"))
        elif self.said is not None and not 0 <= self.said <= self.left:
            problems.append(Problem("claim-tricks", Place(tag="said"), str(self.said), f"0 … {self.left}"))
        return tuple(problems)

    @property
    def claimed(self) -> int:
        """68A, 68B: of the tricks left."""
        match self.act:
            case ClaimAct.ABANDONS_HAND:
                return 0
            case ClaimAct.SAYS_WILL_LOSE:
                return self.left - (self.said or 0)
        return self.left if self.said is None else self.said

    @property
    def claim(self) -> ClaimMade:
        fields = {name: getattr(self, name) for name in Claiming.__struct_fields__}
        return ClaimMade(claimed=self.claimed, **fields)


S = Seat.SOUTH
EXAMPLES = (
    TricksClaimed(S, claimer=S, left=4, act=ClaimAct.SAYS_WILL_WIN, said=4),
    TricksClaimed(S, claimer=S, left=4, act=ClaimAct.SAYS_WILL_LOSE, said=1),
    TricksClaimed(S, claimer=S, left=5, act=ClaimAct.SUGGESTS_CURTAILING),
    TricksClaimed(S, claimer=S, left=5, act=ClaimAct.SHOWS_CARDS),
    TricksClaimed(S, claimer=S, left=13, act=ClaimAct.SHOWS_CARDS),
    TricksClaimed(S, claimer=Seat.WEST, left=3, act=ClaimAct.SHOWS_CARDS),
    TricksClaimed(S, claimer=S, left=3, act=ClaimAct.ABANDONS_HAND),
    TricksClaimed(S, claimer=Seat.WEST, left=3, act=ClaimAct.ABANDONS_HAND, shown_cards=(Card.S9, Card.H4)),
    TricksClaimed(S, claimer=Seat.WEST, left=3, act=ClaimAct.SHOWS_CARDS, shown_cards=(Card.SA,)),
    TricksClaimed(S, claimer=Seat.EAST, left=3, act=ClaimAct.SAYS_WILL_WIN, said=2),
    TricksClaimed(S, claimer=S, left=4, act=ClaimAct.SAYS_WILL_WIN, said=4, played_on_won=3),
    TricksClaimed(S, claimer=S, left=0, act=ClaimAct.ABANDONS_HAND),
)


@law("68", ALL, what="tricks_claimed", situation=TricksClaimed, examples=EXAMPLES)
def tricks_claimed(case: Case[TricksClaimed]) -> Ruling:
    made = case.situation
    claimer, claimed = made.claimer, made.claimed

    if not made.left:
        return nothing_left(case)
    # 68 (1997, 2007 in a note)  only about the trick under way: no claim
    if not case.ask(later_tricks, about=claimer, clause="68"):
        return _trick_under_way(case)

    # 68A  who shows his cards claims, unless he clearly meant something else
    if made.act is ClaimAct.SHOWS_CARDS and case.ask(demonstrably_not_claiming, about=claimer, clause="68A"):
        return _not_claiming(case)

    # 68B2, 1997 68B  a defender concedes, his partner objects at once: nothing was conceded
    if made.by_defender and claimed < made.left:
        clause = "68B2"
        if case.ask(partner_objects_immediately, about=claimer.partner, clause=clause):
            return _refused_by_partner(case, clause)
        case.considered(clause, partner_objects_immediately, since=E2007)

    # 68A, 68B1  a claim of some tricks concedes the others
    case.apply(*["68A"] * bool(claimed))
    case.apply(*["68B1"] * (claimed < made.left))
    return _play_ends(case)


def _not_claiming(case: Case[TricksClaimed]) -> Ruling:
    """48, 49, 54: cards were shown for another reason."""
    made = case.situation
    case.apply("68A")
    if made.by_defender:
        cards = made.shown_cards or case.ask(cards_shown, about=made.claimer, clause="49", among=ANY_CARDS)
        if not cards:
            return case.rule(NoRectification(), PlayContinues())
        card, *others = cards
        case.follows(exposure, Exposure.SEEN, about=card)
        return case.refer("defender_exposed_card", CardExposed(made.declarer, made.claimer, card, tuple(others)))
    if made.left == ALL_TRICKS and case.ask(after_opening_lead_out_of_turn, clause="48B1"):
        return case.rule("48B1", "54A", BecomesDeclarer(made.dummy))
    return case.rule("48A", *_returned(made), NoRectification(), PlayContinues())


def _trick_under_way(case: Case[TricksClaimed]) -> Ruling:
    """The play goes on; what a defender showed is no penalty card, but his partner may not use it, and 57A may hold."""
    made = case.situation
    case.apply("68")
    if made.by_defender:
        case.apply("16B", *_returned(made), _unauthorised(case, "16B"))
        if case.met(before_partner_played, about=made.claimer, clause="57A"):
            case.apply("57A")
            restrict_partner(case, made, made.claimer.partner, case.ask(suit_under_way, clause="57A"))
    return case.rule(PlayContinues())


def _refused_by_partner(case: Case[TricksClaimed], clause: Cited) -> Ruling:
    made = case.situation
    case.apply(clause)
    if case.edition is E1997 and made.shown_cards and not case.ask(penalty_cards_waived, clause="50"):
        # 49, 50 (1997)  no exemption in the text
        case.apply("49")
        first, *others = made.shown_cards
        laid(case, made.claimer, first, CardKind.MAJOR, others=others)
    else:
        case.apply(*_returned(made))
    # 16D, 2017 16C  declarer may use what he saw and heard
    may_use = () if case.edition is E1997 else (made.others,)
    law = Unless("16C", e1997="16A")
    information = structs.replace(_unauthorised(case, law), authorised=may_use)
    return case.rule(law, information, PlayContinues())


def _play_ends(case: Case[TricksClaimed]) -> Ruling:
    made = case.situation
    # 68D  no more cards are played; 2017: for the time being
    if made.played_on_won is not None:
        case.follows(doubted, True)
    if not case.ask(doubted, clause="68D"):
        _statement_due(case)
        case.apply("68D1")
        return case.refer("claim_agreed", made.claim)
    if case.edition is not E2017:
        # 68D  anybody doubts it, dummy included: the director comes, and nobody does anything until then
        _statement_due(case)
        case.apply("68D")
        return case.refer("claim_contested", made.claim)
    # 68D2(b) (2017)  the other side may ask to play on, if all four want it; the score then obtained stands
    if is_void(case, made.others, played_on=made.played_on_won is not None):
        if made.played_on_won is not None:
            return case.rule(TricksAwarded(made.played_on_won, made.side))
        if case.told(play_over, clause="68D2(b)(ii)"):
            return case.rule(ResultStands())
        return case.rule(*_returned(made), PlayContinues())
    # 68D2(a)
    _statement_due(case)
    case.apply("68D2(a)")
    return case.refer("claim_contested", made.claim)


def _statement_due(case: Case[TricksClaimed]) -> None:
    """68C: the line is stated at once; 2017: with the order of the cards, and the hand is faced. Too late after a
    play-on."""
    made = case.situation
    if made.played_on_won is not None:
        return
    if case.edition is E2017:
        case.apply("68C", Instruction("state_line_and_face" if made.claim.claimed else "face_hand", made.claimer))
    elif made.claim.claimed:
        case.apply("68C", Instruction("state_line", made.claimer))


def _returned(made: TricksClaimed) -> list[CardReturned]:
    return [CardReturned(made.claimer, card) for card in made.shown_cards]


def _unauthorised(case: Case[TricksClaimed], clause: Cited) -> Information:
    made = case.situation
    return Information("about_the_tricks", case.clause(clause), unauthorised=(made.side,), seat=made.claimer.partner)
