"""Who stays where he is: places for those who must not move (art. 5.1), and the line that writes (art. 8.4)."""

from arbitro.contest.movement.movement import Movement


def stationary(movement: Movement) -> tuple[int, ...]:
    """The numbers that play at one table only. Which way does not matter: it is the board that is turned."""
    tables: dict[int, set[int]] = {who: set() for who in movement.contestants}
    for _, sitting in movement.sittings():
        for who in sitting.seated:
            tables[who].add(sitting.table)
    return tuple(who for who, places in tables.items() if len(places) == 1)
