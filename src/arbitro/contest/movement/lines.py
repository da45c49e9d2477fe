"""Movements of two lines: North-South stay where they are, East-West and the boards come to them."""

from collections.abc import Callable

from arbitro.contest.movement.movement import Movement, Round, Sitting, board_set

At = Callable[[int, int], int]
"""What is at a table in a round; everything is counted from 0."""


def two_lines(name: str, pairs: int, rounds: int, boards: int, *, east_west: At, group: At) -> Movement:
    """The movement in which `east_west` says who comes to a table and `group` which set of boards.

    In the first round pair k and pair t + k sit at table k of t. With an odd number of pairs 2t is missing: whoever
    would meet it sits out.
    """
    tables = (pairs + 1) // 2
    plan = []
    for round in range(rounds):
        seated, out = [], []
        for table in range(tables):
            ew = tables + 1 + east_west(table, round) % tables
            if ew > pairs:
                out.append(table + 1)
            else:
                seated.append(Sitting(table + 1, table + 1, ew, board_set(group(table, round) + 1, boards)))
        plan.append(Round(round + 1, tuple(seated), tuple(out)))
    return Movement(name, tables, tuple(plan), winners=2)
