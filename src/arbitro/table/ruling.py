"""From an irregularity in the log, or a choice that is due, to the next question or the ruling."""

from msgspec import Struct
from msgspec.structs import replace

from arbitro.bridge.cards import CARD_BY_TEXT
from arbitro.bridge.seats import SEAT_BY_TEXT, SEATS, Seat
from arbitro.laws.case.prelude import with_prelude
from arbitro.laws.case.procedure import Procedure, procedure
from arbitro.laws.case.question import AnswerKind, Party
from arbitro.laws.case.rule import Ruled, run
from arbitro.laws.case.ruling import QuestionPut
from arbitro.laws.shared.obligation import legal_cards
from arbitro.laws.shared.screens import with_screens
from arbitro.regulations import load
from arbitro.table.event import Directing, DirectorRuled
from arbitro.table.facts import due, entry, settled_with
from arbitro.table.facts.auction import goes_on
from arbitro.table.facts.entry import LawEntry
from arbitro.table.facts.play import next_trick, trick_of
from arbitro.table.irregularity import Irregularity, Kind, Status
from arbitro.table.state import UNSETTLED, BoardPhase, Table

# Kinds of answers that nobody can read a hand from: the same are offered whatever the cards are.
JUDGED = frozenset(
    {
        AnswerKind.YES_NO,
        AnswerKind.JUDGMENT,
        AnswerKind.ONE_OF,
        AnswerKind.SOME_OF,
        AnswerKind.NUMBER,
        AnswerKind.RESULTS,
        AnswerKind.WEIGHTS,
    }
)


class Matter(Struct, frozen=True):
    """What the director has to deal with next."""

    entry: LawEntry
    irregularity: int | None = None  # its number; nothing for a choice that is due
    also: tuple[int, ...] = ()  # others that the same ruling settles


class Asked(Struct, frozen=True):
    """A question on its way to some of the players; to nobody of them, if it is the director's."""

    question: QuestionPut
    to: tuple[Seat, ...] = ()


def matter(table: Table) -> Matter | None:
    """The irregularity that is dealt with; else a choice due."""
    number = in_hand(table)
    if number is not None:
        return Matter(entry(table, number), number, settled_with(table, number))
    waiting = due(table)
    return Matter(waiting) if waiting else None


def in_hand(table: Table) -> int | None:
    """The first irregularity to which attention was drawn, else what was put off and has come, by number."""
    ripe = (number for number, wrong in enumerate(table.irregularities) if _ripe(table, wrong))
    return _first_call(table, table.noticed[0]) if table.noticed else next(ripe, None)


def _first_call(table: Table, number: int) -> int:
    """25B2: the change of a call that was out of rotation is void, and that call answers to its own law."""
    change = table.irregularities[number]
    if change.kind is not Kind.CHANGE_OF_CALL:
        return number
    first = (
        at
        for at, wrong in enumerate(table.irregularities)
        if wrong.kind is Kind.CALL_OUT_OF_ROTATION and wrong.place == change.place and wrong.status in UNSETTLED
    )
    return next(first, number)


def _ripe(table: Table, wrong: Irregularity) -> bool:
    """Whether what was put off has come."""
    if wrong.kind is Kind.CALL_OUT_OF_ROTATION:
        return goes_on(table, wrong)
    return wrong.status is Status.HELD and table.phase is BoardPhase.OVER


def rule(table: Table, what: Matter, *, prelude: bool = False) -> QuestionPut | Ruled:
    """Rules on it: asks only what the log, and the answers given since, do not tell.

    `prelude`: with Laws 9 to 11 in front, where there is an irregularity.
    """
    case, law = what.entry, procedure_for(table, what)
    if table.setting.screens:
        law = with_screens(law)
    if prelude and what.irregularity is not None:
        law = with_prelude(law)
    pack = load(table.setting.regulations)
    hides = not table.is_over  # then all cards may be inspected (66D)
    outcome = run(law, case.situation, pack, dict(table.answers), log=case.answers, assumes=False, hides=hides)
    return _held(table, what, outcome) if isinstance(outcome, QuestionPut) else outcome


def _held(table: Table, what: Matter, question: QuestionPut) -> QuestionPut:
    """Whoever is asked for a card of a hand is offered those that it has and may play, and no others."""
    seat = SEAT_BY_TEXT.get(question.about)
    if question.kind is not AnswerKind.CARD or seat is None:
        return question
    number = table.irregularities[what.irregularity].trick if what.irregularity is not None else None
    trick = trick_of(table, number)
    held = table.hands[seat.index] | sum(placed.card.bit for placed in trick if placed.seat is seat)
    later = (placed for placed in next_trick(table, number) if placed.seat is seat)
    led = trick[0].card.suit if trick and trick[0].seat is not seat else None
    had = held | sum(placed.card.bit for placed in later)  # 62D1: the last trick is played again
    for cards in (legal_cards(held, led), held, legal_cards(had, led)):
        own = tuple(choice for choice in question.options if CARD_BY_TEXT[str(choice.answer)].bit & cards)
        if own:
            return replace(question, options=own)
    return question


def asked(table: Table) -> Asked | None:
    """The question that has to be answered next, and by whom; nothing if a ruling can be given, or none is due."""
    what = matter(table)
    question = rule(table, what) if what else None
    if what is None or not isinstance(question, QuestionPut):
        return None
    return Asked(question, put_to(table, what, question))


def for_all_four(table: Table, question: Asked) -> bool:
    """Whether it is the director's, and nobody directs: then what all four say together counts."""
    return not question.to and table.setting.directing is Directing.HOUSE


def put_to(table: Table, what: Matter, question: QuestionPut) -> tuple[Seat, ...]:
    """The players to whom a question is put; none if it is the director who answers."""
    if question.put_to in SEAT_BY_TEXT:
        return (SEAT_BY_TEXT[question.put_to],)
    party = Party(question.put_to)
    offender = table.irregularities[what.irregularity].seat if what.irregularity is not None else table.turn
    seats: dict[Party, tuple[Seat | None, ...]] = {
        Party.OFFENDER: (offender,),
        Party.LHO: (offender.lho,),
        Party.PARTNER: (offender.partner,),
        Party.DECLARER: (table.declarer,),
        Party.NON_OFFENDERS: (offender.lho, offender.rho),
        Party.PLAYERS: SEATS,
    }
    return tuple(seat for seat in seats.get(party, ()) if seat is not None)


def procedure_for(table: Table, what: Matter) -> Procedure:
    return procedure(what.entry.what, table.setting.edition)


def decision(outcome: Ruled, what: Matter) -> DirectorRuled:
    """The ruling as an event of the log."""
    return DirectorRuled(outcome.ruling, what.irregularity, what.also)
