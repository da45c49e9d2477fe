"""Whether an event can be, before it is recorded; what comes of it is the fold's (`after`)."""

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.bridge.seats import Seat
from arbitro.table.event import AnyEvent, CallEvent, CardEvent, Designated, Mode, ScreenOpened, TrayPassed
from arbitro.table.fold import step
from arbitro.table.irregularity import Irregularity, Kind
from arbitro.table.screen import has_tray, tray_is_due
from arbitro.table.state import BoardPhase, Table

# Slips and disputes: nobody's fault, or one that only the player himself can know. Strict tables have them too.
NO_FAULT = frozenset({Kind.CHANGE_OF_CALL, Kind.CLAIM_CONTESTED, Kind.TRICKS_DISAGREED})


def problems(table: Table, event: AnyEvent) -> tuple[Problem, ...]:
    """Everything for which the event cannot be; at a strict table also what the law forbids, with its number."""
    try:
        following = step(table, event)
    except ProblemsFound as trouble:
        return trouble.problems
    if table.setting.mode is not Mode.STRICT:
        return ()
    wrong = [one for one in following.irregularities[len(table.irregularities) :] if one.kind not in NO_FAULT]
    return (*_out_of_order(table, event), *(_against(one) for one in wrong))


def _against(wrong: Irregularity) -> Problem:
    what = wrong.call.value if wrong.call else wrong.card.value if wrong.card else wrong.bid
    where = Place(seat=wrong.seat.value, index=wrong.event, tag=wrong.kind.value)
    return Problem("against-the-law", where, what, wrong.law)


def _out_of_order(table: Table, event: AnyEvent) -> tuple[Problem, ...]:
    """What no irregularity is written down for: cards after a claim (68D), the tray and the screen."""

    def problem(kind: str, seat: Seat | None, what: str = "", expected: str = "") -> tuple[Problem, ...]:
        where = Place(seat=seat.value if seat else "", index=table.events + 1)
        return (Problem(kind, where, what, expected),)

    match event:
        case CardEvent() | Designated() if table.phase is BoardPhase.CLAIM:
            what = event.card.value if isinstance(event, CardEvent) else event.words
            return problem("against-the-law", event.seat, what, "68D")
        case CallEvent() if table.setting.screens and not has_tray(table, event.seat):
            return problem("tray-elsewhere", event.seat, event.call.value)
        case TrayPassed() if not tray_is_due(table):
            return problem("tray-not-due", event.by)
        case ScreenOpened() if not (table.trick or table.tricks):
            return problem("screen-stays-closed", event.by)
    return ()
