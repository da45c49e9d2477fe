"""Law 52: a defender who had to play a penalty card has played another."""

from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_26_lead_restrictions import then_plays
from arbitro.laws.law_27_insufficient_bid import accepted
from arbitro.laws.law_50_penalty_card import declarer_played_after
from arbitro.laws.shared.offence import damage
from arbitro.laws.shared.penalty_card import kind_of, laid, name_card
from arbitro.laws.shared.playing import DefenderErred, cards_twice

could_play_it = yes_no("could_play_it", source=Source.LOG)

EQUITY = "64C1"  # 64C before

DECISIONS = (OurReading("no_transfer", "52B"),)


class PenaltyCardNotPlayed(DefenderErred, frozen=True):
    """What was led or played, and the penalty cards that could have been."""

    card: Card
    due: tuple[Card, ...]
    others: tuple[Card, ...] = ()  # further penalty cards of his that could not be played to this trick
    kind: CardKind | None = None  # of a single low one; if it is not told, it is asked how it was exposed

    @property
    def frees(self) -> bool:
        """Whether a minor penalty card would let this card be played: another suit, or an honour of its own (50C)."""
        due = self.due[0]
        single = len(self.due) + len(self.others) == 1
        return single and not due.is_honour and (self.card.suit is not due.suit or self.card.is_honour)

    def problems(self) -> tuple[Problem, ...]:
        problems = [*super().problems(), *cards_twice((self.card, *self.due, *self.others), "due")]
        if not self.due:
            problems.append(Problem("no-card", Place(tag="due"), expected="SA"))
        return tuple(problems)


EXAMPLES = (
    PenaltyCardNotPlayed(Seat.SOUTH, Seat.EAST, Card.H3, (Card.DJ,)),
    PenaltyCardNotPlayed(Seat.SOUTH, Seat.EAST, Card.H3, (Card.DJ, Card.S4), (Card.C2,)),
    PenaltyCardNotPlayed(Seat.SOUTH, Seat.EAST, Card.H3, (Card.D6,)),
)


@law("52", ALL, what="penalty_card_not_played", situation=PenaltyCardNotPlayed, examples=EXAMPLES)
def penalty_card_not_played(case: Case[PenaltyCardNotPlayed]) -> Ruling:
    it = case.situation
    seat = it.offender

    # 50C  a minor penalty card need not be played; only the lower cards of its suit wait for it
    if it.frees and (it.kind or kind_of(case, it.due[0])) is CardKind.MINOR:
        case.considered("52B", "minor_penalty_card")
        return case.rule("50C", CardPlayed(seat, it.card), PlayContinues())
    # 52  only if the law made him play it: following suit and restrictions go first (50D1)
    if not case.ask(could_play_it, about=seat, clause="52"):
        case.considered("52B", could_play_it)
        return case.rule("50D1", CardPlayed(seat, it.card), PlayContinues())

    # 52B1(b)  declarer has since played from his hand or from dummy: he has accepted it
    if case.ask(declarer_played_after, about=it.card, clause="52B1(b)"):
        case.considered("52B1(a)", declarer_played_after)
        case.apply("52B1(b)")
        return _accepted(case)
    # 52A  the defender may not take the card back himself
    case.apply("52A", Instruction("may_not_take_back", seat))
    # 52B1(a)  declarer may accept it
    if case.met(accepted, about=it.card, of=it.declarer, clause="52B1(a)"):
        case.apply("52B1(a)")
        return _accepted(case)
    # 52B2  or he refuses it: the penalty card in its place, and the wrong card becomes a major penalty card
    case.apply("52B2", CardWithdrawn(seat, it.card))
    instead = name_card(case, it.declarer, seat, it.due)
    case.apply(*[CardPlayed(seat, instead)] if instead else then_plays(case, seat))
    remaining = tuple(card for card in (*it.due, *it.others) if card is not instead)
    laid(case, seat, it.card, CardKind.MAJOR, others=remaining)
    return case.rule()


def _accepted(case: Case[PenaltyCardNotPlayed]) -> Ruling:
    """52B1(c): the penalty cards stay. What was played is a revoke (61A), but no trick moves (64B3): only equity."""
    it = case.situation
    case.considered("64A", "card_in_view_not_played")
    case.apply("64B3")
    case.review("64C1", damage)
    return case.rule("52B1(c)", CardPlayed(it.offender, it.card), Instruction("penalty_cards_stay", it.offender))
