"""Screens at a table: who sits with whom, where the tray is, when it passes."""

from arbitro.bridge.seats import Seat
from arbitro.table.state import BoardPhase, Table


def beside(seat: Seat, other: Seat) -> bool:
    """Whether two players are on the same side of the screen: North and East, South and West."""
    return other is seat or other is seat.screenmate


def tray_is_due(table: Table) -> bool:
    """Calls lie on the tray that the other side has not seen, and the next to call sits there, or all have called."""
    unseen = table.bidding.calls[table.shown :]
    if not table.setting.screens or not unseen:
        return False
    return table.phase is not BoardPhase.AUCTION or not beside(unseen[-1].seat, table.turn)


def has_tray(table: Table, seat: Seat) -> bool:
    """Whether the tray is on the player's side: at first on the dealer's, then where it was passed to."""
    unseen = table.bidding.calls[table.shown :]
    if unseen:
        return beside(unseen[-1].seat, seat)
    seen = table.bidding.calls[: table.shown]
    return not beside(seen[-1].seat, seat) if seen else beside(table.setting.board.dealer, seat)
