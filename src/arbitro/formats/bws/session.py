"""A session as table devices know it: sections with their movement and players, hands, and the results so far."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from arbitro.book.problem import Problem
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import Seat
from arbitro.contest.movement.movement import Movement, Round, Sitting

Place = tuple[int, int]
"""A round and a table."""


class BwsPlayer(Struct, frozen=True):
    """Who sits down somewhere in the first round; `number` is the federation's or the club's."""

    name: str = ""
    number: str = ""


class BwsSection(Struct, frozen=True):
    """One section. Players stand at the table and seat where they begin."""

    letter: str
    movement: Movement
    players: Mapping[tuple[int, Seat], BwsPlayer] = {}

    def sittings(self) -> Mapping[Place, Sitting]:
        return {(round, sitting.table): sitting for round, sitting in self.movement.sittings()}


class BwsResult(Struct, frozen=True):
    """What was entered at a table for a board, as the devices write it."""

    id: int
    section: str
    table: int
    round: int
    board: int
    ns: int
    ew: int
    declarer: str = ""  # N E S W
    contract: str = ""  # 4SX, PASS
    result: str = ""  # = +1 -2
    lead: str = ""
    remark: str = ""

    @property
    def place(self) -> tuple[str, int, int, int]:
        return self.section, self.round, self.table, self.board


class BwsSession(Struct, frozen=True):
    """Everything of a file. `problems` are rows that cannot be meant, `notes` what is missing or was passed over."""

    sections: tuple[BwsSection, ...]
    results: tuple[BwsResult, ...] = ()
    deals: Mapping[int, Deal] = {}
    problems: tuple[Problem, ...] = ()
    notes: tuple[Problem, ...] = ()

    def expected(self) -> Iterator[tuple[str, int, int, int]]:
        """Section, round, table and board of every result that there will be."""
        for section in self.sections:
            for round, sitting in section.movement.sittings():
                yield from ((section.letter, round, sitting.table, board) for board in sitting.boards)


def movement_of(letter: str, sittings: Mapping[Place, Sitting]) -> Movement:
    """A movement from its tables; whoever is at none in a round sits out."""
    everybody = {who for sitting in sittings.values() for who in sitting.seated}
    rounds = []
    for number in sorted({round for round, _ in sittings}):
        tables = tuple(sittings[place] for place in sorted(sittings) if place[0] == number)
        seated = {who for sitting in tables for who in sitting.seated}
        rounds.append(Round(number, tables, tuple(sorted(everybody - seated))))
    ns = {sitting.ns for sitting in sittings.values()}
    ew = {sitting.ew for sitting in sittings.values()}
    return Movement(letter, len({table for _, table in sittings}), tuple(rounds), winners=1 if ns & ew else 2)
