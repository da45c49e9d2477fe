"""What people need in their hands: a card for each contestant and for each table, and where the boards are (8A).

Cards are values; the doors print them.
"""

from collections import defaultdict
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from arbitro.contest.movement.movement import Movement, Sitting

Boards = tuple[int, ...]
Way = Literal["ns", "ew", "n", "e", "s", "w"]
"""Where one sits: a line, or in an individual a seat."""


class Stop(Struct, frozen=True):
    """A round on a contestant's card; without a table it sits out."""

    round: int
    table: int | None = None
    way: Way | None = None
    partner: int | None = None
    opponents: tuple[int, ...] = ()
    boards: Boards = ()


class GuideCard(Struct, frozen=True):
    """Where a contestant goes, round by round. Teams with two pairs have two stops in a round."""

    contestant: int
    stops: tuple[Stop, ...]
    stays: bool  # always at the same table in the same direction


class TableCard(Struct, frozen=True):
    """Who comes to a table with which boards; None: the table is empty in that round."""

    table: int
    rounds: tuple[tuple[int, Sitting | None], ...]


class Shared(Struct, frozen=True):
    """Boards that several tables play in the same round."""

    round: int
    boards: Boards
    tables: tuple[int, ...]


class Resting(Struct, frozen=True):
    """Boards that no table plays in a round: from which table they came last, to which they go next."""

    round: int
    boards: Boards
    came_from: int | None
    goes_to: int | None


def cards(movement: Movement) -> tuple[GuideCard, ...]:
    """A card for each contestant."""
    return tuple(_card(movement, who) for who in movement.contestants)


def _card(movement: Movement, who: int) -> GuideCard:
    stops: list[Stop] = []
    for each in movement.rounds:
        here = [_stop(each.round, sitting, who) for sitting in each.tables if who in sitting.seated]
        stops += here or [Stop(each.round)]
    places = {(stop.table, stop.way) for stop in stops if stop.table is not None}
    return GuideCard(who, tuple(stops), len(places) == 1)


def _stop(round: int, sitting: Sitting, who: int) -> Stop:
    mine, theirs = sitting.north_south, sitting.east_west
    names: tuple[Way, Way, Way] = ("ns", "n", "s")
    if who not in mine:
        mine, theirs, names = theirs, mine, ("ew", "e", "w")
    if len(mine) == 1:
        return Stop(round, sitting.table, names[0], None, theirs, sitting.boards)
    at = mine.index(who)
    return Stop(round, sitting.table, names[1 + at], mine[1 - at], theirs, sitting.boards)


def table_cards(movement: Movement) -> tuple[TableCard, ...]:
    """A card for each table."""
    numbers = sorted({sitting.table for _, sitting in movement.sittings()})
    return tuple(
        TableCard(
            number,
            tuple(
                (each.round, next((sitting for sitting in each.tables if sitting.table == number), None))
                for each in movement.rounds
            ),
        )
        for number in numbers
    )


def shared_boards(movement: Movement) -> tuple[Shared, ...]:
    """Tables that have to pass boards to each other within a round, or need copies of them."""
    sharing: list[Shared] = []
    for each in movement.rounds:
        users: dict[int, list[int]] = defaultdict(list)
        for sitting in each.tables:
            for board in sitting.boards:
                users[board].append(sitting.table)
        together: dict[tuple[int, ...], list[int]] = defaultdict(list)
        for board, tables in users.items():
            if len(tables) > 1:
                together[tuple(tables)].append(board)
        sharing += (Shared(each.round, tuple(sorted(boards)), tables) for tables, boards in together.items())
    return tuple(sharing)


def resting(movement: Movement) -> tuple[Resting, ...]:
    """Where boards wait: after the last table that played them, for the next that will."""
    at: Mapping[Boards, dict[int, int]] = _journeys(movement)
    waiting = []
    for each in movement.rounds:
        for boards, tables in sorted(at.items()):
            if each.round in tables:
                continue
            before = [round for round in tables if round < each.round]
            after = [round for round in tables if round > each.round]
            came_from = tables[max(before)] if before else None
            goes_to = tables[min(after)] if after else None
            waiting.append(Resting(each.round, boards, came_from, goes_to))
    return tuple(waiting)


def _journeys(movement: Movement) -> dict[Boards, dict[int, int]]:
    """Each set of boards that is together all the time, with the table of each round that plays it."""
    rounds: dict[int, dict[int, int]] = {board: {} for board in movement.boards}
    sets: dict[int, list[Boards]] = defaultdict(list)
    for round, sitting in movement.sittings():
        for board in sitting.boards:
            rounds[board].setdefault(round, sitting.table)
            sets[board].append(sitting.boards)
    together: dict[tuple[tuple[tuple[int, int], ...], tuple[Boards, ...]], list[int]] = defaultdict(list)
    for board in movement.boards:
        together[tuple(rounds[board].items()), tuple(sets[board])].append(board)
    return {tuple(boards): dict(way) for (way, _), boards in together.items()}
