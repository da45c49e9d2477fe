"""Law 46: declarer called a card of dummy without naming suit and rank, or one that dummy does not hold."""

from enum import Enum
from functools import cached_property

from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.shared.designation import DummyPosition, Reading, Then, Words, read
from arbitro.laws.shared.playing import InPlay, cards_twice


class Designator(Enum):
    """Who names the card when declarer said `anything`."""

    LHO = "lho"
    RHO = "rho"
    NEITHER = "neither"


different_intention = judgment(
    "different_intention", "weigh_intention_beyond_dispute", "weigh_not_the_better_play", "weigh_earlier_designations"
)
intended_card = a_card("intended_card", put_to=Party.DIRECTOR, source=Source.DIRECTOR)
lowest_winner_meant = judgment("lowest_winner_meant", "weigh_intention_of_the_last_hand")
designated_card = a_card("designated_card", put_to=Party.DECLARER)
designator = one_of("designator", Designator, put_to=Party.NON_OFFENDERS, source=Source.PLAYER)

DECISIONS = (
    OurReading("win_not_in_last_seat", "46B1"),
    OurReading("win_without_winner", "46B4"),
    OurReading("high_or_low_on_lead", "46B1"),
    OurReading("high_or_low_without_the_suit_led", "46B1", (E1997, E2007)),
    OurReading("high_or_low_means_the_suit_led", "46B1", E2017),
    OurReading("high_or_low_of_a_suit", "46B1"),
    OurReading("neither_defender_chooses", "46B5"),
)


class Designation(InPlay, frozen=True):
    """What declarer said, in notation (`high`, `win`, `low`, `S`, `7`, `C8`, `low S`, `anything`), and dummy's cards.

    `on_table` are the cards of the trick before dummy's, from the lead on; `won_with` is the card with which dummy
    won the previous trick; `gone` are the cards of earlier tricks.
    """

    words: str
    dummy_holds: tuple[Card, ...]
    on_table: tuple[Card, ...] = ()
    trumps: Suit | None = None
    won_with: Card | None = None
    gone: tuple[Card, ...] = ()

    @property
    def offender(self) -> Seat:
        return self.declarer

    def problems(self) -> tuple[Problem, ...]:
        problems: list[Problem] = []
        try:
            self.said  # noqa: B018 - reading it checks the words
        except ProblemsFound as trouble:
            problems += in_field(trouble.problems, "words")
        if not self.dummy_holds:
            problems.append(Problem("no-card", Place(tag="dummy_holds"), expected="SA"))
        if len(self.on_table) > 3:
            problems.append(Problem("trick-complete", Place(tag="on_table"), str(len(self.on_table)), "0 … 3"))
        won = (self.won_with,) if self.won_with and self.won_with not in self.gone else ()
        return (*problems, *cards_twice((*self.dummy_holds, *self.on_table, *self.gone, *won), "dummy_holds"))

    @cached_property
    def said(self) -> Words:
        return Words.parse(self.words)

    @cached_property
    def position(self) -> DummyPosition:
        suit = self.won_with.suit if self.won_with else None
        return DummyPosition(self.dummy_holds, self.on_table, self.trumps, suit, self.gone)


DUMMY = (Card.SK, Card.SJ, Card.S4, Card.H7, Card.C7)
SPADE_LED = (Card.S9, Card.S3, Card.ST)
EXAMPLES = (
    Designation(Seat.SOUTH, "S", DUMMY, (Card.S7,)),
    Designation(Seat.SOUTH, "C", DUMMY, (Card.S7,)),  # would be a revoke
    Designation(Seat.SOUTH, "D", DUMMY),
    Designation(Seat.SOUTH, "high", DUMMY, SPADE_LED),
    Designation(Seat.SOUTH, "high", DUMMY, (Card.D9, Card.D3)),
    Designation(Seat.SOUTH, "win", DUMMY, SPADE_LED),
    Designation(Seat.SOUTH, "win", DUMMY, (Card.S7,)),
    Designation(Seat.SOUTH, "low", DUMMY, SPADE_LED),
    Designation(Seat.SOUTH, "low", DUMMY),
    Designation(Seat.SOUTH, "7", DUMMY, won_with=Card.HA),
    Designation(Seat.SOUTH, "7", DUMMY, won_with=Card.DA),
    Designation(Seat.SOUTH, "C8", DUMMY),
    Designation(Seat.SOUTH, "C7", DUMMY),
    Designation(Seat.SOUTH, "anything", DUMMY, (Card.S7,)),
)


@law("46", ALL, what="incomplete_designation", situation=Designation, examples=EXAMPLES)
def incomplete_designation(case: Case[Designation]) -> Ruling:
    called = case.situation
    reading = read(called.said, called.position, case.edition)
    clauses = tuple(map(Clause, reading.clauses))

    # 46A, 45C4(a)  suit and rank of a card that dummy holds: nothing is left to be read
    if called.said.card in called.dummy_holds:
        return _called(case, reading.cards[0], "46A", *clauses)
    # 46B  unless another intention is beyond dispute
    if case.ask(different_intention, about=called.dummy, clause="46B"):
        meant = case.ask(intended_card, clause="46B", among={"legal": called.position.legal})
        return case.rule("46B", CardPlayed(called.dummy, meant))
    case.apply("46B")
    match reading.then:
        case Then.PLAYED:
            return _called(case, _read_as(case, reading), *clauses)
        case Then.DECLARER:
            return _named(case, reading, called.declarer)
        case Then.VOID:
            # 46B4  declarer calls any legal card
            return case.rule(*clauses, CardDue(called.dummy))
        case Then.DEFENDER:
            # 46B5  either defender, without asking the other
            match case.ask(designator, clause="46B5"):
                case Designator.LHO:
                    return _named(case, reading, called.declarer.lho)
                case Designator.RHO:
                    return _named(case, reading, called.declarer.rho)
                case Designator.NEITHER:
                    return case.rule(*clauses, CardDue(called.dummy))


def _read_as(case: Case[Designation], reading: Reading) -> Card:
    """1997: `high` from the last hand may be read as the lowest card that wins."""
    if reading.instead and case.ask(lowest_winner_meant, about=reading.instead, clause=Clause(reading.clauses[0])):
        return reading.instead
    return reading.cards[0]


def _named(case: Case[Designation], reading: Reading, by: Seat) -> Ruling:
    """A player says which of these cards."""
    dummy, clauses = case.situation.dummy, tuple(map(Clause, reading.clauses))
    card = case.ask(designated_card, about=dummy, of=by, clause=clauses[-1], among={"card": reading.cards})
    return case.rule(*clauses, CardPlayed(dummy, card))


def _called(case: Case[Designation], card: Card, *clauses: Cited) -> Ruling:
    called = case.situation
    case.apply(*clauses)
    if card in called.position.legal:
        return case.rule(CardPlayed(called.dummy, card))
    # 44C, 62A, 62B2  dummy has to follow suit: the card goes back, nothing else follows
    return case.rule("44C", "62A", "62B2", CardWithdrawn(called.dummy, card), CardDue(called.dummy))
