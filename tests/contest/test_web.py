"""Web movements: even tables, everybody plays the same boards."""

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.contest.movement.proof import prove
from arbitro.contest.movement.web import web
from tests.contest.counted import Counted

TABLES = range(4, 21, 2)


@pytest.mark.parametrize("tables", TABLES)
@pytest.mark.parametrize("missing", [0, 1])
def test_everybody_plays_all_boards_and_nobody_anything_twice(tables: int, missing: int) -> None:
    pairs = 2 * tables - missing
    for rounds in range(2, tables):
        movement = web(pairs, 2 * rounds, rounds)
        counted = Counted(movement)
        assert counted.nothing_twice
        assert movement.boards == tuple(range(1, 2 * rounds + 1))
        for pair in range(1, pairs + 1):
            assert sum(1 for who, _ in counted.boards if who == pair) == 2 * (rounds - counted.out[pair])
        assert max(counted.out.values(), default=0) <= missing
        assert all(len(each.sits_out) == missing for each in movement.rounds)


@pytest.mark.parametrize("tables", TABLES)
def test_two_copies_are_enough_if_there_are_sets_for_half_the_tables(tables: int) -> None:
    for rounds in range(tables // 2, tables):
        movement = web(2 * tables, rounds, rounds)
        for each in movement.rounds:
            low = [table.boards for table in each.tables if table.table <= tables // 2]
            high = [table.boards for table in each.tables if table.table > tables // 2]
            assert len(set(low)) == len(set(high)) == tables // 2, "no boards are shared within a half"


def test_fourteen_tables_with_twenty_six_boards() -> None:
    movement = web(28, 26, 13)
    proof = prove(movement)
    assert proof.balance is not None
    assert proof.balance.is_even
    assert {defect.kind for defect in proof.defects} == {"do-not-meet"}
    assert len(proof.defects) == 14, "each misses one of the other line"
    first = {table.table: table.boards for table in movement.rounds[0].tables}
    assert (first[1], first[7], first[8]) == ((1, 2), (13, 14), (11, 12))


@pytest.mark.parametrize(
    ("pairs", "boards", "rounds", "kinds"),
    [
        (26, 26, 13, ["movement-size"]),
        (28, 26, 14, ["movement-rounds", "movement-boards"]),
        (28, 25, 13, ["movement-boards"]),
        (4, 0, 3, ["movement-size", "movement-boards"]),
        (28, 26, 0, ["movement-rounds"]),
    ],
)
def test_what_cannot_be_is_told_at_once(pairs: int, boards: int, rounds: int, kinds: list[str]) -> None:
    with pytest.raises(ProblemsFound) as found:
        web(pairs, boards, rounds)
    assert [problem.kind for problem in found.value.problems] == kinds
