"""How long the players took: for the director alone (16, 73; slow play)."""

from msgspec import Struct

from arbitro.bridge.seats import Seat, Side
from arbitro.office.live.powers import seat_of
from arbitro.office.live.state import LiveBoard
from arbitro.table import event as at

TIMED = (at.CallEvent, at.NoSuchBid, at.LeadFaceDown, at.CardEvent, at.Designated, at.Claimed, at.Conceded)


class Timed(Struct, frozen=True):
    """A call, a card, a claim: its number in the log, whose it was, and the seconds since the last one."""

    event: int
    seat: Seat
    seconds: float


class Tempo(Struct, frozen=True):
    acts: tuple[Timed, ...]
    seconds_ns: float
    seconds_ew: float


def tempo(board: LiveBoard) -> Tempo:
    acts: list[Timed] = []
    used = dict.fromkeys(Side, 0.0)
    last = board.acts[0].time
    for number, (event, act) in enumerate(zip(board.events, board.acts, strict=True), 1):
        if isinstance(event, TIMED) and (seat := seat_of(board.table, event)) is not None:
            seconds = round((act.time - last).total_seconds(), 1)
            acts.append(Timed(number, seat, seconds))
            used[seat.side] += seconds
            last = act.time
    return Tempo(tuple(acts), round(used[Side.NS], 1), round(used[Side.EW], 1))
