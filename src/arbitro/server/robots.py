"""Robots of the house at live tables: they take free seats when they are asked to, see what a person there would see,
and act like one. They think in a process of their own, one after the other."""

import asyncio
from contextlib import suppress
from functools import cache
from random import Random
from secrets import randbits
from time import monotonic

from msgspec.structs import replace

from arbitro.analysis.pool import Pool, TimeLimit
from arbitro.answers.bidding import say_meaning
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.seats import SEATS, Seat
from arbitro.journal.register import Person
from arbitro.office.live.commands import SeatPerson, commanded
from arbitro.office.live.fact import TableSettings
from arbitro.office.live.powers import Standing
from arbitro.office.live.seeing import position
from arbitro.office.live.state import LiveBoard, TableNow
from arbitro.office.live.tables import Acting, thought
from arbitro.robots import STRENGTHS, Act, Memory, Ways, decide
from arbitro.server.house import Connection, House
from arbitro.server.logs import LOG
from arbitro.server.solving import Solver
from arbitro.systems import Agreements, load_system
from arbitro.table.fold import begin, following
from arbitro.table.view import TableView, view
from arbitro.words import message

SYSTEM = "five_card_majors"
PACE = 0.7  # seconds between two acts of robots, so that people can follow
THOUGHT = 2.0  # seconds after which no other deal is looked at
NAME = "Arbitro"


@cache
def agreements() -> Agreements:
    """What the robots of the house play."""
    return Agreements.both(load_system(SYSTEM))


def think(
    seen: TableView, memory: Memory, seed: int, strength: str, settings: TableSettings, language: str, claims: bool
) -> Act | None:
    """In a process of its own. `claims`: whether all four can hear a claim."""
    until = monotonic() + THOUGHT
    ways = Ways(
        agreements(),
        STRENGTHS[strength],
        settings.regulations,
        settings.alerts,
        lambda meaning: say_meaning(meaning, language) if meaning else message("robot-no-agreement", language),
        lambda: monotonic() < until,
        claims,
    )
    return decide(seen, memory, ways, Random(seed).randrange)


def strength_of(person: str) -> str | None:
    """Of a robot of the house, by the name that it has in the record: `robot/N`, `robot/strong/N`."""
    if not person.startswith("robot/"):
        return None
    return next((name for name in STRENGTHS if person.startswith(f"robot/{name}/")), "normal")


class Robots:
    def __init__(self, house: House, solver: Solver) -> None:
        self._house, self._solver = house, solver
        self._memories: dict[tuple[str, int, Seat], tuple[int, Memory]] = {}  # with the version that it is of
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()  # tables at which something has changed meanwhile
        self.programs: dict[tuple[str, Seat], asyncio.Event] = {}  # of others; set when something has changed
        told = house.tables.changed

        def changed(table: str) -> None:
            told(table)
            self.wake(table)

        house.tables.changed = changed

    async def fill(self, now: TableNow, here: Standing, strength: str = "normal") -> None:
        """Every free seat, for whoever may seat others there."""
        house, table = self._house, now.table.opened.id
        kind = "robot" if strength == "normal" else f"robot/{strength}"
        robots = {seat: f"{kind}/{seat.value}" for seat in SEATS if seat not in now.table.seats}
        seated = [SeatPerson(seat=seat, person=robot, robot=True) for seat, robot in robots.items()]
        for command in seated:
            commanded(now, command, here)  # before anybody is made for it
        people = [Person(robot, NAME) for robot in robots.values()]
        await asyncio.to_thread(house.office.journal.register.put, *people)
        for command in seated:
            await house.tables.done(table, command, here.person)
        self.wake(table)

    def wake(self, table: str) -> None:
        """Something has changed at a table: if robots sit there, they look at it."""
        now = self._house.tables.known(table)
        for (at, _), changed in self.programs.items():
            if at == table:
                changed.set()
        ours = [seat for seat, sitter in now.table.seats.items() if self._acts_for(table, seat, sitter.person)]
        if not ours or now.table.is_closed:
            return
        if now.board is not None and not now.board.is_hard:
            for seat in ours:
                self.remembered(table, now.board, seat)
        if table in self._at_work:
            self._again.add(table)
            return
        task = self._at_work[table] = asyncio.get_running_loop().create_task(self._work(table))
        task.add_done_callback(lambda done: self._rested(table, done))

    def _rested(self, table: str, done: asyncio.Task[None]) -> None:
        self._at_work.pop(table, None)
        if not done.cancelled() and (trouble := done.exception()):
            LOG.error("bug", exc_info=trouble)

    async def _work(self, table: str) -> None:
        while True:
            self._again.discard(table)
            try:
                acted = await self._acted(table)
            except ProblemsFound as trouble:  # somebody was quicker, or too many ask the solver
                LOG.info("robot", extra={"problems": [problem.kind for problem in trouble.problems]})
                acted = False
                await asyncio.sleep(PACE)
            if not acted and table not in self._again:
                return

    async def _acted(self, table: str) -> bool:
        """Whether a robot had something to do, and did it."""
        now = await thought(self._house.tables.known(table))
        if now.table.is_paused or now.table.is_closed or now.board is None:
            return False
        for seat, sitter in now.table.seats.items():
            if not self._acts_for(table, seat, sitter.person):
                continue
            if (act := await self._thought_of(now, now.board, seat, sitter.person)) is not None:
                deed = Acting(act, position(now.board, seat), 0)
                await self._house.tables.done(table, deed, sitter.person, seat=seat)
                await asyncio.sleep(PACE)
                return True
        return False

    def _acts_for(self, table: str, seat: Seat, person: str) -> bool:
        """Robots of the house, and for other people's programs what their protocol has no words for."""
        return strength_of(person) is not None or (table, seat) in self.programs

    async def _thought_of(self, now: TableNow, board: LiveBoard, seat: Seat, person: str) -> Act | None:
        seen = board.seen_by(seat)
        if (now.table.opened.id, seat) in self.programs:
            seen = replace(seen, options=replace(seen.options, calls=(), cards=()))
        memory = self.remembered(now.table.opened.id, board, seat)
        options = seen.options
        if not (options.calls or options.cards or options.acts):
            return None
        language = self._house.settings.languages[0]
        claims = all(at != now.table.opened.id for at, _ in self.programs)  # their protocol has no words for one
        told = randbits(64), strength_of(person) or "quick", now.table.settings, language, claims

        def work(pool: Pool) -> Act | TimeLimit | None:
            return pool.call(think, seen, memory, *told)

        found = await self._solver.answer(work, f"robot {now.table.opened.id}", self._solver.robots)
        return None if isinstance(found, TimeLimit) else found

    def remembered(self, table: str, board: LiveBoard, seat: Seat) -> Memory:
        """What whoever sits there has seen of the board; from its log, if the server did not see it happen."""
        version, memory = self._memories.get((table, board.n, seat), (0, Memory()))
        if version == board.version:
            return memory
        if version == board.version - 1:
            memory = memory.after(board.seen_by(seat))
        else:
            state, memory = begin(board.placed), Memory()
            for count, event in enumerate(board.events[1:], 1):
                state = following(board.events[:count], state, event)
                memory = memory.after(view(state, seat))
        self._memories[table, board.n, seat] = board.version, memory
        self._memories.pop((table, board.n - 1, seat), None)
        return memory

    async def rest(self) -> None:
        for task in list(self._at_work.values()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


def robots_of(connection: Connection) -> Robots:
    robots: Robots = connection.app.state.robots
    return robots
