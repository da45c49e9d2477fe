"""Turning tables changes directions and nothing else, and makes comparisons more even."""

from itertools import product

import pytest
from msgspec.structs import replace

from arbitro.contest.movement.evened import evened
from arbitro.contest.movement.howell import howell
from arbitro.contest.movement.individual import individual
from arbitro.contest.movement.mitchell import mitchell
from arbitro.contest.movement.movement import Movement, Round, Sitting, board_set
from arbitro.contest.movement.proof import prove


def squares(movement: Movement) -> int:
    return sum(times**2 for times in prove(movement).comparisons.values())


def undirected(movement: Movement) -> list[tuple[int, int, frozenset[object], tuple[int, ...]]]:
    return [(round, one.table, frozenset((one.ns, one.ew)), one.boards) for round, one in movement.sittings()]


def one_winner(tables: int) -> Movement:
    return replace(mitchell(2 * tables, 1), winners=1)


@pytest.mark.parametrize("before", [one_winner(5), one_winner(7), howell(9, 1), individual(12, 1)])
def test_who_meets_whom_with_which_boards_stays(before: Movement) -> None:
    after = evened(before)
    assert undirected(after) == undirected(before)
    assert squares(after) <= squares(before)


def test_a_mitchell_with_one_winner_becomes_more_even() -> None:
    before, after = prove(one_winner(7)).balance, prove(evened(one_winner(7))).balance
    assert before is not None
    assert after is not None
    assert after.most - after.least < before.most - before.least


def test_the_fixed_are_not_turned() -> None:
    after = evened(one_winner(6), (1, 2))
    assert all(one.ns in (1, 2) for who in (1, 2) for _, one in after.of(who))


def test_a_perfect_movement_stays_as_it_is() -> None:
    assert evened(howell(8, 2)) == howell(8, 2)


def test_against_all_ways_to_turn_three_tables_of_three_rounds() -> None:
    """Six pairs, three rounds, three sets: all 512 directions, none of which is more even."""
    meetings = (((1, 4), (2, 5), (3, 6)), ((1, 5), (2, 6), (3, 4)), ((1, 6), (2, 4), (3, 5)))

    def directed(ways: tuple[bool, ...]) -> Movement:
        rounds = []
        for at, each in enumerate(meetings):
            tables = []
            for table, (one, other) in enumerate(each):
                ns, ew = (other, one) if ways[3 * at + table] else (one, other)
                tables.append(Sitting(table + 1, ns, ew, board_set((at - table) % 3 + 1, 1)))
            rounds.append(Round(at + 1, tuple(tables)))
        return Movement("three", 3, tuple(rounds))

    best = min(squares(directed(ways)) for ways in product((False, True), repeat=9))
    assert squares(evened(directed((False,) * 9))) == best
