"""Law 60: somebody plays on after an illegal lead or play, before it has been ruled on."""

from typing import Any

from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.shared.out_of_turn import LeadOutOfTurn, PrematurePlay
from arbitro.laws.shared.penalty_card import kind_of, laid
from arbitro.laws.shared.playing import DefenderErred, InPlay, cards_twice, leader_problems, trick_problems

earlier_obligation = yes_no("earlier_obligation", source=Source.LOG)

DECISIONS = (
    OurReading("only_after_right_hand_opponent", "60A1"),
    OurReading("partners_card_too", "60C"),
)


class PlayedOn(InPlay, frozen=True):
    """An illegal lead or play by `offender` when it was another hand's turn; then `player` put a card on the trick.

    `led_by` and `led` are the lead to the trick, where the illegal card was not a lead itself.
    """

    offender: Seat
    card: Card
    turn: Seat
    trick: int
    player: Seat
    played: Card
    led_by: Seat | None = None
    led: Card | None = None

    def problems(self) -> tuple[Problem, ...]:
        if (self.led_by is None) is not (self.led is None):
            return (Problem("lead-half-told", Place(tag="led"), expected="led_by led"),)
        if self.led_by is None:
            return self.illegal.problems()
        leaders = leader_problems(self, self.trick, self.led_by, "led_by")
        return (*trick_problems(self.trick), *leaders, *self.illegal.problems())

    @property
    def illegal(self) -> LeadOutOfTurn | PrematurePlay:
        """What was illegal, with the card that followed."""
        after = ((self.player, self.played),)
        if self.led_by and self.led:
            return PrematurePlay(self.declarer, self.offender, self.card, self.led_by, self.led, self.turn, after=after)
        return LeadOutOfTurn(self.declarer, self.offender, self.card, self.turn, self.trick, after)


S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
PLAYED_ON = (
    PlayedOn(S, E, Card.D5, W, 4, S, Card.DJ),
    PlayedOn(S, W, Card.D5, E, 4, E, Card.D9),
    PlayedOn(S, N, Card.D5, S, 4, E, Card.D9),
    PlayedOn(S, E, Card.SK, W, 4, N, Card.S2, S, Card.S3),
    PlayedOn(S, E, Card.SK, W, 4, W, Card.S2, S, Card.S3),
)


@law("60", ALL, what="play_after_illegal_play", situation=PlayedOn, examples=PLAYED_ON)
def play_after_illegal_play(case: Case[PlayedOn]) -> Ruling:
    followed = case.situation
    # 60C  the offenders' own play takes nothing from the other side
    if followed.player.side is followed.offender.side:
        case.apply("60C")
    # 60A1  nor does a play by a hand that does not come after the offender
    elif followed.player.rho is not followed.offender:
        case.considered("60A1", "not_after_right_hand_opponent")
    illegal = followed.illegal
    return case.refer("lead_out_of_turn" if isinstance(illegal, LeadOutOfTurn) else "premature_play", illegal)


def forfeited(case: Case[Any], illegal: LeadOutOfTurn | PrematurePlay) -> None:
    """60A: the hand after the offender has played on."""
    offender, side = illegal.offender, illegal.offender.side
    # 60A1  the right to a rectification is lost; 60A2  the card counts as played in turn
    case.apply("60A1", "60A2", CardPlayed(offender, illegal.card), RightForfeited(side.opponents))
    # 60A3  what the offenders owed before, they owe still; only defenders can
    if illegal.defends(offender):
        if bool(illegal.others) or case.ask(earlier_obligation, about=side.value, clause="60A3"):
            case.apply("60A3", Instruction("earlier_obligation_remains"))
        else:
            case.considered("60A3", earlier_obligation)


class PlayedTooSoon(DefenderErred, frozen=True):
    """Declarer had to take back a lead out of turn; before the lead from `turn` came, a defender played."""

    card: Card
    turn: Seat
    others: tuple[Card, ...] = ()

    def problems(self) -> tuple[Problem, ...]:
        problems = [*super().problems(), *cards_twice((self.card, *self.others), "card")]
        if self.defends(self.turn):
            expected = f"{self.declarer.value} {self.dummy.value}"
            problems.append(Problem("not-declarers-hand", Place(tag="turn"), self.turn.value, expected))
        return tuple(problems)


TOO_SOON = (PlayedTooSoon(S, W, Card.S8, S), PlayedTooSoon(S, E, Card.SK, N, (Card.H4,)))


@law("60", ALL, what="play_before_corrected_lead", situation=PlayedTooSoon, examples=TOO_SOON)
def play_before_corrected_lead(case: Case[PlayedTooSoon]) -> Ruling:
    early = case.situation
    # 60B  a penalty card, major; 1997 leaves that to 50B
    case.apply("60B", CardWithdrawn(early.offender, early.card))
    kind = kind_of(case, early.card, played=True) if case.edition is E1997 else CardKind.MAJOR
    laid(case, early.offender, early.card, kind, others=early.others)
    return case.rule(CardDue(early.turn))
