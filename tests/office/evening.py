"""A live table in an office: who sits there acts, and the clock is a value.

with evening(tmp_path, mode=Mode.PERMISSIVE) as table:
    table.seat_all()
    table.act("N", at.CallEvent(Seat.NORTH, Call.PASS))
    table.kinds("E", at.CallEvent(Seat.NORTH, Call.PASS))     # what keeps it from being done
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.calls import CALL_BY_TEXT
from arbitro.bridge.cards import CARD_BY_TEXT
from arbitro.bridge.seats import SEAT_BY_TEXT, SEATS
from arbitro.journal import open_journal
from arbitro.journal.fact import CommandKey
from arbitro.journal.journal import Journal
from arbitro.office.live.act import AnyAct
from arbitro.office.live.commands import AnyTableCommand, Boards, OpenTable, TakeSeat
from arbitro.office.live.fact import TableSettings
from arbitro.office.live.powers import Standing, standing_of
from arbitro.office.live.seeing import position
from arbitro.office.live.state import LiveBoard, TableNow
from arbitro.office.live.tables import Acting, TableDone, Tables
from arbitro.table import event as at
from arbitro.table.state import Table
from tests.office.desk import START

ID = "cdfhjk"
OPENER = "opener"
DEAL = "N:K652.A84.KQ5.A72 T98.KT93.J98.KJ5 AQJ3.QJ7.A62.Q94 74.652.T743.T863"
PBN = f'[Board "1"]\n[Dealer "S"]\n[Vulnerable "None"]\n[Deal "{DEAL}"]\n\n'


class Evening:
    """One table. Persons at its seats are called by the seat, unless they are named."""

    def __init__(self, journal: Journal, runner: asyncio.Runner) -> None:
        self.now: datetime = START
        self.tables = Tables(journal, lambda: self.now, lambda: "0" * 64)
        self.journal = journal
        self._keys = count(1)
        self.run = runner.run

    def open(self, kind: Any = "casual", text: str = PBN, **settings: Any) -> None:
        boards = Boards(source="file", text=text) if text else Boards()
        command = OpenTable(kind=kind, settings=settings_of(**settings), boards=boards)
        self.run(self.tables.opened(ID, command, OPENER))

    def seat_all(self) -> None:
        for seat in SEATS:
            self.give(seat.value, TakeSeat(seat=seat))

    def later(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)

    # -- what is there

    @property
    def all(self) -> TableNow:
        return self.tables.known(ID)

    @property
    def board(self) -> LiveBoard:
        board = self.all.board
        assert board is not None
        return board

    @property
    def table(self) -> Table:
        return self.board.table

    def standing(self, person: str) -> Standing:
        return standing_of(self.all.table, person)

    # -- what is done

    def act(
        self, person: str, act: AnyAct, *, seen: str | None = None, n: int = 0, key: CommandKey | None = None
    ) -> TableDone:
        """As somebody who sees what lies there now, unless another position is told."""
        if seen is None:
            viewer = self.standing(person).viewer
            board = self.all.boards.get(n or self.all.table.laid)
            seen = position(board, viewer) if viewer and board else ""
        return self._do(person, Acting(act, seen, n), key)

    def give(self, person: str, command: AnyTableCommand) -> TableDone:
        return self._do(person, command, None)

    def _do(self, person: str, deed: Acting | AnyTableCommand, key: CommandKey | None) -> TableDone:
        once = key or CommandKey(f"{person} {next(self._keys)}", b"")
        return self.run(self.tables.done(ID, deed, person, key=once))

    def kinds(self, person: str, deed: Any, **more: Any) -> list[str]:
        """Why something is refused; the table is as it was."""
        before = self.all
        try:
            if isinstance(deed, at.TableEvent):
                self.act(person, deed, **more)  # type: ignore[arg-type]
            else:
                self.give(person, deed)
        except ProblemsFound as trouble:
            assert self.all == before
            return [problem.kind for problem in trouble.problems]
        return []

    def calls(self, text: str) -> None:
        """`S:1S P P P`: from the player named, in rotation."""
        first, _, calls = text.partition(":")
        seat = SEAT_BY_TEXT[first]
        for call in calls.split():
            self.act(seat.value, at.CallEvent(seat, CALL_BY_TEXT[call]))
            seat = seat.lho

    def cards(self, text: str) -> None:
        """`W:D3 N:D5`: by whoever plays that hand."""
        for part in text.split():
            who, _, card = part.partition(":")
            seat = SEAT_BY_TEXT[who]
            player = self.table.declarer if seat is self.table.dummy else seat
            assert player is not None
            self.act(player.value, at.CardEvent(seat, CARD_BY_TEXT[card]))

    def play_out(self) -> None:
        """The rest of the board: the first legal card of whoever is to play, all passes before."""
        while not self.table.is_over:
            seat = self.table.turn
            legal = self.board.seen_by(seat).options
            if legal.calls:
                self.calls(f"{seat.value}:P")
                continue
            player = self.table.declarer if seat is self.table.dummy else seat
            assert player is not None
            if self.table.trick and not self.table.dummy_is_down and self.table.dummy:
                self.act(self.table.dummy.value, at.DummyLaidDown(self.table.dummy))
                continue
            card = self.board.seen_by(player).options.cards[0]
            self.act(player.value, at.CardEvent(seat, card))

    def ready(self) -> None:
        for seat in SEATS:
            self.act(seat.value, at.HandsReturned(seat))


def settings_of(**settings: Any) -> TableSettings:
    return msgspec.convert(settings, TableSettings)


@contextmanager
def evening(path: Path, kind: Any = "casual", text: str = PBN, **settings: Any) -> Iterator[Evening]:
    with open_journal(path / "club.db") as journal, asyncio.Runner() as runner:
        table = Evening(journal, runner)
        table.open(kind, text, **settings)
        yield table
