"""The record of irregularities: found, noticed, settled."""

from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.seats import Seat, Side
from arbitro.laws.shared.revoke import FirstAttention, Unplayed
from arbitro.table.irregularity import REVOKES, How, Irregularity, Kind, Status
from arbitro.table.state import BoardPhase, Table


def found(
    table: Table,
    kind: Kind,
    seat: Seat,
    *,
    law: str = "",
    turn: Seat | None = None,
    call: Call | None = None,
    artificial: bool | None = None,
    bid: str = "",
    place: int | None = None,
    calls: int | None = None,
    card: Card | None = None,
    trick: int | None = None,
    required: Suit | None = None,
    forbidden: tuple[Suit, ...] = (),
    due: tuple[Card, ...] = (),
    how: How | None = None,
    visible: bool = True,
    unplayed: Unplayed = Unplayed.UNFACED,
) -> Table:
    """Writes an irregularity down."""
    law = law or kind.law
    was_faced = card is not None and _is_faced(table, card)
    one = Irregularity(
        kind, seat, table.events + 1, law, turn, call, artificial, bid, place, calls, card, trick, required=required,
        forbidden=forbidden, due=due, how=how, visible=visible, was_faced=was_faced, unplayed=unplayed,
    )  # fmt: skip
    live = (*table.live, len(table.irregularities))
    return replace(table, irregularities=(*table.irregularities, one), live=live)


def _is_faced(table: Table, card: Card) -> bool:
    return any(one.card is card for one in table.faced) or any(one.card is card for one in table.bound.penalty_cards)


def noticed(table: Table, number: int, by: Seat | None, *, own_motion: bool = False) -> Table:
    """Attention is drawn to an irregularity; or the director takes it up himself."""
    wrong = table.irregularities[number]
    late = None
    if table.round_over:
        late = FirstAttention.ROUND_OVER.value
    elif wrong.seat.side.opponents in table.called_next:
        late = FirstAttention.NEXT_BOARD.value
    dummy = table.phase is BoardPhase.PLAY and by is not None and by is table.dummy
    one = replace(
        wrong,
        noticed=table.events + 1,
        noticed_by=by,
        noticed_late=late,
        noticed_by_dummy=dummy,
        own_motion=own_motion,
    )
    return replace(table, irregularities=(*table.irregularities[:number], one, *table.irregularities[number + 1 :]))


def settled(table: Table, number: int, status: Status, clause: str = "") -> Table:
    """What has become of an irregularity."""
    wrong = table.irregularities[number]
    established = wrong.established or status is Status.ESTABLISHED
    one = replace(wrong, status=status, clause=clause, established=established)
    irregularities = (*table.irregularities[:number], one, *table.irregularities[number + 1 :])
    return replace(table, irregularities=irregularities, live=tuple(n for n in table.live if n != number))


def established(table: Table, side: Side, clause: str, *, last: int = 13) -> Table:
    """63A: what makes every revoke of the side, up to a trick, that can still be corrected one that stands."""
    for number, one in enumerate(table.irregularities):
        if one.kind in REVOKES and one.seat.side is side and one.status is Status.OPEN and (one.trick or 0) <= last:
            table = settled(table, number, Status.ESTABLISHED, clause)
    return table


def next_card_named(table: Table, seat: Seat) -> Table:
    """63A2: a card is named or called for, and the hand has played to this trick: it is meant for the next."""
    played = any(placed.seat is seat for placed in table.trick)
    return established(table, seat.side, "63A2", last=table.next_trick if played else table.next_trick - 1)


def refused(kind: str, table: Table, seat: Seat | None, what: str = "", expected: str = "") -> ProblemsFound:
    """What cannot happen at all, strict table or not; if it was recorded all the same, nothing comes of it."""
    where = Place(seat=seat.value if seat else "", index=table.events + 1)
    return ProblemsFound([Problem(kind, where, what, expected)])
