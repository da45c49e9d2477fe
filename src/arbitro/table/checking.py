"""Whether an event can be, before it is recorded; what comes of it is the fold's (`after`)."""

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.bridge.seats import SEATS, Seat
from arbitro.laws.case.effect import HandsCorrected
from arbitro.laws.case.question import AnswerKind
from arbitro.table.event import (
    AnyEvent,
    CallEvent,
    CardEvent,
    Designated,
    DirectorRuled,
    DummyLaidDown,
    LeadFaceDown,
    MatterLeftOpen,
    Mode,
    Opinion,
    OptionChosen,
    PlayOn,
    ScreenOpened,
    TrayPassed,
)
from arbitro.table.fold import step
from arbitro.table.irregularity import INFORMATION, Irregularity, Kind
from arbitro.table.ruling import JUDGED, asked, for_all_four, matter
from arbitro.table.screen import has_tray, tray_is_due
from arbitro.table.state import BoardPhase, Table

# Slips and disputes: nobody's fault, or one that only the player himself can know. Strict tables have them too.
NO_FAULT = frozenset(
    {Kind.CHANGE_OF_CALL, Kind.DESIGNATION_CHANGED, Kind.CLAIM_CONTESTED, Kind.TRICKS_DISAGREED, *INFORMATION}
)

# Kinds of answers of which all that can be given are offered.
LISTED = (AnswerKind.YES_NO, AnswerKind.ONE_OF, AnswerKind.CALL, AnswerKind.CARD, AnswerKind.SEAT)


def problems(table: Table, event: AnyEvent) -> tuple[Problem, ...]:
    """Everything for which the event cannot be; at a strict table also what the law forbids, with its number."""
    if refused := _unseen(table, event):
        return refused
    try:
        following = step(table, event)
    except ProblemsFound as trouble:
        return trouble.problems
    if refused := _unasked(table, event):
        return refused
    if table.setting.mode is not Mode.STRICT:
        return ()
    wrong = [fault for fault in following.irregularities[len(table.irregularities) :] if fault.kind not in NO_FAULT]
    return (*_out_of_order(table, event), *(_against(fault) for fault in wrong))


def _unseen(table: Table, event: AnyEvent) -> tuple[Problem, ...]:
    """A card of dummy's before its cards are spread: what comes of it would tell of them."""
    if table.phase is not BoardPhase.PLAY or table.dummy_is_down:
        return ()
    strict_screens = table.setting.mode is Mode.STRICT and table.setting.screens
    match event:
        case Designated() if event.seat is None or not table.defends(event.seat):
            return (_problem(table, "no-dummy", event.seat, event.words),)
        case CardEvent() if event.seat is table.dummy and strict_screens:
            return (_problem(table, "no-dummy", event.seat, event.card.value),)
    return ()


def _unasked(table: Table, event: AnyEvent) -> tuple[Problem, ...]:
    """An answer by a player who is not asked, or that he cannot give; "play on" while there is something to rule on."""
    if isinstance(event, DirectorRuled) and not event.hands:
        corrected = any(isinstance(effect, HandsCorrected) for effect in event.ruling.effects)
        return (_problem(table, "hands-not-told", None, expected="N:…"),) if corrected else ()
    if isinstance(event, PlayOn):
        return (_problem(table, "ruling-due", None),) if matter(table) else ()
    if isinstance(event, MatterLeftOpen):
        question = asked(table) if event.by else None
        judged = question is not None and for_all_four(table, question)
        return () if event.by is None or judged else (_problem(table, "not-asked", event.by),)
    by = event.seat if isinstance(event, Opinion) else event.by if isinstance(event, OptionChosen) else None
    if not isinstance(event, OptionChosen | Opinion) or by is None:
        return ()
    question = asked(table)
    put = question.question if question else None
    to = () if question is None else question.to
    if isinstance(event, Opinion):
        to = SEATS if put and put.kind in JUDGED and question and for_all_four(table, question) else ()
    if put is None or by not in to or event.question not in (put.identity, put.id):
        return (_problem(table, "not-asked", by, event.question),)
    answers = [choice.answer for choice in put.options]
    if put.kind in LISTED and event.answer not in answers:
        return (_problem(table, "answer-impossible", by, str(event.answer), " ".join(map(str, answers))),)
    return ()


def _problem(table: Table, kind: str, seat: Seat | None, what: str = "", expected: str = "") -> Problem:
    return Problem(kind, Place(seat=seat.value if seat else "", index=table.events + 1), what, expected)


def _against(wrong: Irregularity) -> Problem:
    what = wrong.call.value if wrong.call else wrong.card.value if wrong.card else wrong.bid
    where = Place(seat=wrong.seat.value, index=wrong.event, tag=wrong.kind.value)
    return Problem("against-the-law", where, what, wrong.law)


def _out_of_order(table: Table, event: AnyEvent) -> tuple[Problem, ...]:
    """What no irregularity is written down for: cards after a claim (68D), the tray and the screen."""
    match event:
        case CardEvent() | Designated() if table.phase is BoardPhase.CLAIM:
            what = event.card.value if isinstance(event, CardEvent) else event.words
            return (_problem(table, "against-the-law", event.seat, what, "68D"),)
        case CallEvent() if table.setting.screens and not has_tray(table, event.seat):
            return (_problem(table, "tray-elsewhere", event.seat, event.call.value),)
        case TrayPassed() if not tray_is_due(table):
            return (_problem(table, "tray-not-due", event.by),)
        case TrayPassed() if event.by not in (None, Seat.NORTH, Seat.SOUTH):
            return (_problem(table, "tray-not-due", event.by),)
        case LeadFaceDown() | CardEvent() if table.phase is BoardPhase.OPENING_LEAD and tray_is_due(table):
            return (_problem(table, "tray-elsewhere", event.seat, event.card.value),)
        case ScreenOpened() if event.by not in (None, Seat.WEST) or not (table.trick or table.tricks):
            return (_problem(table, "screen-stays-closed", event.by),)
        case DummyLaidDown() if table.setting.screens and not table.screen_open:
            return (_problem(table, "screen-stays-closed", event.seat),)
    return ()
