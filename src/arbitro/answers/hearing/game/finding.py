"""What went wrong, found and not only told: the calls of a story are made at a table, and the table says what it
sees."""

from functools import cache
from typing import NamedTuple

from arbitro.answers.hearing.game.auction import Made
from arbitro.bridge.calls import Call
from arbitro.bridge.dealing import deal_of
from arbitro.bridge.seats import Seat
from arbitro.table.event import BoardPlaced, CallEvent
from arbitro.table.fold import after, begin
from arbitro.table.irregularity import Kind
from arbitro.table.state import Table

OF_AUCTION = (
    Kind.INSUFFICIENT_BID,
    Kind.CALL_OUT_OF_ROTATION,
    Kind.INADMISSIBLE_DOUBLE,
    Kind.CALL_AFTER_FINAL_PASS,
)


class Found(NamedTuple):
    """An irregularity: what, whose, and which of the calls."""

    what: str
    seat: Seat
    call: Call
    place: int  # among the calls, from 0


@cache
def _table(dealer: Seat) -> Table:
    """A board of which only the dealer matters."""
    return begin(BoardPlaced(deal=deal_of(0).pbn(), dealer=dealer))


def found_in(dealer: Seat, made: tuple[Made, ...]) -> Found | None:
    """The first irregularity of an auction."""
    if made[0].call in (Call.DOUBLE, Call.REDOUBLE):  # what was called before is not told
        return None
    table = _table(dealer)
    for place, (by, call, _) in enumerate(made):
        table = after(table, CallEvent(by or table.turn, call))
        for wrong in table.irregularities:
            if wrong.kind in OF_AUCTION:
                over = place > 3 and all(one.call is Call.PASS for one in made[place - 3 : place])
                what = Kind.CALL_AFTER_FINAL_PASS if over else wrong.kind
                return Found(what.value, wrong.seat, call, place)
    return None
