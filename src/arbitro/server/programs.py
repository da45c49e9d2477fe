"""Seats at live tables for other people's programs, by the table-manager protocol (`arbitro serve --robots PORT`).

A program that calls itself `name@code` sits down at that casual table; others meet at a table of their own, which the
first of them opens. A code is tried as rarely as at a sign-in. What the protocol has no words for (claims, questions of
the law) the house does for them.
"""

import asyncio
from contextlib import suppress
from secrets import choice

from arbitro.book.problem import Problem, ProblemsFound, refuse
from arbitro.bridge.seats import SEATS, Seat
from arbitro.journal.register import Person
from arbitro.office.live.commands import LeaveSeat, OpenTable, SeatPerson, commanded
from arbitro.office.live.fact import NextBoard, TableKind, TableSettings
from arbitro.office.live.powers import standing_of
from arbitro.office.live.seeing import position
from arbitro.office.live.state import TableNow
from arbitro.office.live.tables import Acting, thought
from arbitro.robots import protocol as p
from arbitro.robots.hosting import Host
from arbitro.server.accounts import LETTERS, LONG, new_person, typed
from arbitro.server.guards import SIGN_IN
from arbitro.server.house import House
from arbitro.server.logs import LOG
from arbitro.server.robots import Robots
from arbitro.table.event import Mode
from arbitro.words import say

GREETING = 30.0  # seconds for a program to say who it is
SILENCE = 900.0  # seconds for it to act, or to say that it is ready
MOST = 64  # programs at once
TABLE = "Programs"


class Programs:
    def __init__(self, house: House, robots: Robots) -> None:
        self._house, self._robots = house, robots
        self._common = ""  # the table at which programs meet
        self._seating = asyncio.Lock()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        settings = self._house.settings
        if settings.robots:
            self._server = await asyncio.start_server(
                self._served, settings.address, settings.robots, limit=4 * p.LONGEST_LINE
            )

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()

    async def _served(self, lines: asyncio.StreamReader, wire: asyncio.StreamWriter) -> None:
        """One program from its first line to the last."""
        house, key = self._house, f"{SIGN_IN} {(wire.get_extra_info('peername') or ('',))[0]}"
        try:
            if len(self._robots.programs) >= MOST:
                raise refuse("programs-too-many", found=MOST)
            house.rates.take(key, house.settings.sign_ins_a_minute)
            async with asyncio.timeout(GREETING):
                asked = p.read_line(await _line(lines))
            if not isinstance(asked, p.Connecting):
                raise refuse("protocol-line", found="", expected="Connecting")
            table, seat, person = await self._seated(asked)
            house.rates.forgive(key, house.settings.sign_ins_a_minute)
            await self._played(table, seat, person, Host(seat, asked.name.partition("@")[0]), lines, wire)
        except ProblemsFound as trouble:
            told = "; ".join(say(problem, house.settings.languages[0]) for problem in trouble.problems)
            LOG.info("program", extra={"problems": [problem.kind for problem in trouble.problems]})
            wire.write(f"Error: {' '.join(told.split())[: p.LONGEST_LINE]}\r\n".encode())
        except (TimeoutError, OSError, asyncio.IncompleteReadError):
            pass
        finally:
            with suppress(OSError):
                wire.close()

    async def _played(
        self, table: str, seat: Seat, person: str, host: Host, lines: asyncio.StreamReader, wire: asyncio.StreamWriter
    ) -> None:
        changed = self._robots.programs[table, seat] = asyncio.Event()
        reading = None
        try:
            _send(wire, host.welcome())
            await _ready(lines, host)
            _send(wire, host.teams("North-South", "East-West"))
            self._robots.wake(table)
            while not self._house.tables.known(table).table.is_closed:
                reading = reading or asyncio.ensure_future(_line(lines))
                looking = asyncio.ensure_future(changed.wait())
                await self._told(host, table, wire)
                await asyncio.wait((reading, looking), timeout=SILENCE, return_when=asyncio.FIRST_COMPLETED)
                looking.cancel()
                if not reading.done() and not changed.is_set():
                    raise TimeoutError
                changed.clear()
                if reading.done():
                    line, reading = reading.result(), None
                    await self._acted(host, table, person, line)
            _send(wire, "End of session")
        finally:
            if reading is not None:
                reading.cancel()
            self._robots.programs.pop((table, seat), None)
            with suppress(ProblemsFound):
                await self._house.tables.done(table, LeaveSeat(seat=seat), person)

    async def _told(self, host: Host, table: str, wire: asyncio.StreamWriter) -> None:
        now = await thought(self._house.tables.known(table))
        if now.board is None:
            return
        seen = now.board.seen_by(host.seat)
        # what dummy has seen of the play is what his partner has
        eyes = host.seat.partner if seen.declarer is host.seat.partner else host.seat
        for line in host.lines(now.table.laid, seen, self._robots.remembered(table, now.board, eyes)):
            _send(wire, line)
        await wire.drain()

    async def _acted(self, host: Host, table: str, person: str, line: str) -> None:
        act = host.heard(line)
        now = self._house.tables.known(table)
        if act is not None and now.board is not None:
            await self._house.tables.done(table, Acting(act, position(now.board, host.seat), 0), person, seat=host.seat)

    async def _seated(self, asked: p.Connecting) -> tuple[str, Seat, str]:
        """At the table that is named, else where programs meet; the first free seat, if any will do."""
        name, _, code = asked.name.partition("@")
        wanted, person, tables = asked.seat, new_person(), self._house.tables
        async with self._seating:
            if code.strip():
                now = tables.read(typed(code))
            else:
                known = tables.found(self._common) if self._common else None
                if known is None or known.table.is_closed or not _free(known, wanted):
                    known = await self._opened(person)
                now = known
            settings = now.table.settings
            if now.table.opened.kind is not TableKind.CASUAL or settings.mode is not Mode.STRICT or settings.screens:
                raise refuse("programs-strict")
            free = _free(now, wanted)
            seat = free[0] if free else wanted or Seat.NORTH
            sits = Person(person, (name.strip() or TABLE)[: p.LONGEST_NAME])
            await asyncio.to_thread(self._house.office.journal.register.put, sits)
            command = SeatPerson(seat=seat, person=person, robot=True)
            await tables.done(
                now.table.opened.id,
                lambda now: commanded(now, command, standing_of(now.table, now.table.opened.by)),
                person,
            )
        return now.table.opened.id, seat, person

    async def _opened(self, person: str) -> TableNow:
        self._common = "".join(choice(LETTERS) for _ in range(LONG))
        settings = TableSettings(next=NextBoard.BY_ITSELF, listed=True)
        return await self._house.tables.opened(self._common, OpenTable(name=TABLE, settings=settings), person)


def _free(now: TableNow, wanted: Seat | None) -> list[Seat]:
    return [seat for seat in SEATS if seat not in now.table.seats and wanted in (None, seat)]


def _send(wire: asyncio.StreamWriter, line: str) -> None:
    wire.write(f"{line}\r\n".encode())


async def _line(lines: asyncio.StreamReader) -> str:
    """The next line; an end of the connection is one too."""
    try:
        data = await lines.readuntil(b"\n")
    except asyncio.LimitOverrunError:
        raise ProblemsFound([Problem("protocol-line-long", expected=str(p.LONGEST_LINE))]) from None
    return data.decode(errors="replace").strip()


async def _ready(lines: asyncio.StreamReader, host: Host) -> None:
    """Until the program asks for the names of the teams."""
    async with asyncio.timeout(GREETING):
        while True:
            said = p.read_line(await _line(lines))
            if isinstance(said, p.Ready) and said.what.lower().startswith("team"):
                return
            if not isinstance(said, p.Remark | p.Ready):
                raise refuse("protocol-line", found=host.name)
