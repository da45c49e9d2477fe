"""Claims and concessions at a table: made, doubted, agreed to (68, 69), and what they do to a revoke (63A)."""

from msgspec.structs import replace

from arbitro.book.edition import E2007, E2017
from arbitro.bridge.seats import Side
from arbitro.table.event import Acquiesced, Claimed, Conceded, Objected, PlayOnWanted
from arbitro.table.irregularity import REVOKES, Kind, Status
from arbitro.table.playing import settled_by_trick, wants_to_play_on
from arbitro.table.record import established, found, noticed, refused, settled
from arbitro.table.state import UNSETTLED, BoardPhase, Table, TableClaim


def claimed(table: Table, event: Claimed | Conceded) -> Table:
    if table.phase is not BoardPhase.PLAY and table.phase is not BoardPhase.OPENING_LEAD:
        raise refused("no-play", table, event.seat)
    if event.seat is table.dummy:
        raise refused("claim-by-dummy", table, event.seat, event.seat.value)
    left = 13 - len(table.tricks)
    said = left if event.tricks is None else event.tricks
    if not 0 <= said <= left:
        raise refused("bad-claim", table, event.seat, str(said), f"0 … {left}")
    tricks = said if isinstance(event, Claimed) else left - said
    table = established(table, event.seat.side, "63A3")
    return replace(table, phase=BoardPhase.CLAIM, claim=TableClaim(event.seat, tricks, left, event.statement))


def objected(table: Table, event: Objected) -> Table:
    claim = table.claim
    if claim is None:
        raise refused("no-claim", table, event.seat)
    first = not claim.objected
    claim = replace(claim, objected=(*claim.objected, event.seat))
    table = agreement(replace(table, claim=claim, phase=BoardPhase.CLAIM, awarded=None))
    if not first:
        return table
    if table.concession_refused:
        table = _not_established(table, claim.seat.side)
    table = found(table, Kind.CLAIM_CONTESTED, claim.seat, trick=table.next_trick)
    return noticed(table, len(table.irregularities) - 1, event.seat)


def _not_established(table: Table, side: Side) -> Table:
    """68B2: nothing was claimed or conceded, so that nothing is established by it (63A3)."""
    for number, one in enumerate(table.irregularities):
        if one.kind in REVOKES and one.seat.side is side and one.status is Status.ESTABLISHED and one.clause == "63A3":
            again = replace(one, status=Status.OPEN, clause="", established=False)
            others = table.irregularities
            table = replace(table, irregularities=(*others[:number], again, *others[number + 1 :]))
            table = replace(table, live=(*table.live, number))
    return table


def acquiesced(table: Table, event: Acquiesced) -> Table:
    claim = table.claim
    if claim is None:
        raise refused("no-claim", table, event.seat)
    claim = replace(claim, agreed=(*claim.agreed, event.seat))
    table = replace(table, claim=claim)
    if claim.objected or event.seat.side is claim.seat.side:
        return table
    return agreed(table, claim)


def play_on_wanted(table: Table, event: PlayOnWanted) -> Table:
    if table.claim is None or table.phase is not BoardPhase.CLAIM:
        raise refused("no-claim", table, event.seat)
    return wants_to_play_on(table, event.seat)


def agreed(table: Table, claim: TableClaim) -> Table:
    if table.setting.edition is E2007:  # 63A3 of 2007: to agree is enough
        table = established(table, claim.seat.side.opponents, "63A3")
    return replace(settled_by_trick(table), phase=BoardPhase.OVER, awarded=(claim.tricks, claim.seat.side))


def too_late(table: Table, side: Side) -> Table:
    """69A: the side has called on the next board, or the round is over: it has agreed to a claim of the others."""
    claim = table.claim
    if claim is None or claim.objected or claim.seat.side is side:
        return table
    edition = table.setting.edition
    table = established(table, side, "63A4" if edition is E2017 else "63A3")
    return agreed(table, claim) if table.phase is BoardPhase.CLAIM else table


def agreement(table: Table) -> Table:
    """A disagreement is over once the tricks agreed are those won, or play goes on."""
    won = table.tricks_won
    if won is None and table.agreed is not None:
        table = replace(table, agreed=None)
    for number, one in enumerate(table.irregularities):
        if one.kind is Kind.TRICKS_DISAGREED and one.status in UNSETTLED and won in (None, table.agreed):
            table = settled(table, number, Status.ACCEPTED, "79A")
    return table
