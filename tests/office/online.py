"""Live tables of an event in an office: the house brings event and tables together when it is told to `settle`."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from arbitro.bridge.calls import CALL_BY_TEXT
from arbitro.bridge.seats import SEAT_BY_TEXT, SEATS
from arbitro.contest.facts.event import Spot
from arbitro.journal.fact import CommandKey
from arbitro.office.live.act import AnyAct
from arbitro.office.live.commands import AnyTableCommand
from arbitro.office.live.fact import PREFIX
from arbitro.office.live.online import Online
from arbitro.office.live.powers import NOT_OF_EVENT, EventStanding, standing_of
from arbitro.office.live.seeing import position
from arbitro.office.live.state import LiveBoard, TableNow
from arbitro.office.live.tables import Acting, Tables
from arbitro.office.room.online import live_id
from arbitro.table import event as at
from tests.office.desk import Desk, opened

STAFF = EventStanding(staff=True, watches=True)


class Club:
    """An event at a desk, and its live tables."""

    def __init__(self, desk: Desk, runner: asyncio.Runner) -> None:
        self.desk = desk
        self._keys = count(1)
        self.run = runner.get_loop().run_until_complete
        self.restart()

    def restart(self) -> None:
        """What was in memory is gone."""
        self.tables = Tables(self.desk.office.journal, lambda: self.desk.now, lambda: "0" * 64)
        self.online = Online(self.desk.office, self.tables)

    def settle(self) -> None:
        self.run(self.online.settle(self.desk.id))

    def id(self, spot: Spot) -> str:
        return live_id(self.desk.id, spot)

    def there(self, spot: Spot) -> bool:
        return bool(self.desk.office.journal.read(PREFIX + self.id(spot)))

    def now(self, spot: Spot) -> TableNow:
        return self.tables.known(self.id(spot))

    def board(self, spot: Spot) -> LiveBoard:
        board = self.now(spot).board
        assert board is not None
        return board

    def sitters(self, spot: Spot) -> dict[str, str]:
        seats = self.now(spot).table.seats
        return {seat.value: seats[seat].person for seat in SEATS if seat in seats}

    def act(self, spot: Spot, person: str, act: AnyAct, event: EventStanding = NOT_OF_EVENT, n: int = 0) -> None:
        now = self.now(spot)
        viewer = standing_of(now.table, person, None, event).viewer
        seen = position(now.boards[n or now.table.laid], viewer) if viewer else ""
        self._do(spot, person, Acting(act, seen, n), event)

    def give(self, spot: Spot, person: str, command: AnyTableCommand, event: EventStanding = STAFF) -> None:
        self._do(spot, person, command, event)

    def _do(self, spot: Spot, person: str, deed: Any, event: EventStanding) -> None:
        key = CommandKey(f"{person} {next(self._keys)}", b"")
        self.run(self.tables.done(self.id(spot), deed, person, key=key, event=event))

    def seat(self, spot: Spot, seat: str, act: AnyAct) -> None:
        """By whoever sits there."""
        self.act(spot, self.sitters(spot)[seat], act)

    def calls(self, spot: Spot, text: str) -> None:
        """From the dealer, in rotation."""
        for call in text.split():
            turn = self.board(spot).table.turn
            self.seat(spot, turn.value, at.CallEvent(turn, CALL_BY_TEXT[call]))

    def claim(self, spot: Spot, seat: str, tricks: int) -> None:
        """After the lead of whoever is to lead; both opponents agree."""
        turn = self.board(spot).table.turn
        card = self.board(spot).seen_by(turn).options.cards[0]
        self.seat(spot, turn.value, at.CardEvent(turn, card))
        claimer = SEAT_BY_TEXT[seat]
        self.seat(spot, seat, at.Claimed(claimer, tricks))
        for opponent in claimer.side.opponents.seats:
            self.seat(spot, opponent.value, at.Acquiesced(opponent))

    def ready(self, spot: Spot) -> None:
        for seat in SEATS:
            self.seat(spot, seat.value, at.HandsReturned(seat))


@contextmanager
def club(path: Path) -> Iterator[Club]:
    with opened(path) as desk, asyncio.Runner() as runner:
        yield Club(desk, runner)
