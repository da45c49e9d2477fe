"""What each player may do now."""

from msgspec import Struct

from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import Seat
from arbitro.table.calling import legal_calls
from arbitro.table.facts.auction import goes_on
from arbitro.table.playing import choice_due, playable
from arbitro.table.state import BoardPhase, Table


class Options(Struct, frozen=True, omit_defaults=True):
    """The legal calls or cards of a player whose turn it is; nothing while something has to be settled first."""

    calls: tuple[Call, ...] = ()
    cards: tuple[Card, ...] = ()
    hand: Seat | None = None  # from which the cards are: dummy's, for declarer
    may_change: tuple[Card, ...] = ()  # cards of his that he may take back
    waits: bool = False  # for declarer's choice, before he leads (26, 50D2); for dummy's cards to be spread (41D)


NONE = Options()


def options(table: Table, seat: Seat) -> Options:
    """What this player may do now."""
    own = tuple(placed.card for placed in table.bound.may_change if placed.seat is seat)
    changing = Options(may_change=own) if own else NONE
    if table.noticed or table.director or any(goes_on(table, one) for one in table.irregularities):
        return changing  # 9B2: nobody acts until the director has ruled
    if table.phase is BoardPhase.AUCTION:
        return Options(calls=legal_calls(table, seat)) if seat is table.turn else changing
    if table.phase not in (BoardPhase.OPENING_LEAD, BoardPhase.PLAY):
        return changing
    turn = table.turn
    if seat is table.dummy or seat is not (table.declarer if turn is table.dummy else turn):
        return changing
    if (not table.trick and choice_due(table, turn)) or (turn is table.dummy and not table.dummy_is_down):
        return Options(hand=turn, waits=True)
    return Options(cards=tuple(Hand(playable(table, turn))), hand=turn, may_change=own)
