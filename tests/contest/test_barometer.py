"""Barometer: the same boards at all tables in a round."""

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.contest.movement.barometer import barometer
from arbitro.contest.movement.mitchell import mitchell
from arbitro.contest.movement.movement import Movement, Round, Sitting
from arbitro.contest.movement.proof import prove
from tests.contest.counted import Counted


@pytest.mark.parametrize("pairs", range(5, 41))
def test_everybody_plays_the_boards_of_the_round_against_the_same_opponents(pairs: int) -> None:
    before = mitchell(pairs, 3)
    after = barometer(before)
    for round, (old, new) in enumerate(zip(before.rounds, after.rounds, strict=True), 1):
        assert [(table.table, table.ns, table.ew) for table in old.tables] == [
            (table.table, table.ns, table.ew) for table in new.tables
        ]
        assert {table.boards for table in new.tables} == {(3 * round - 2, 3 * round - 1, 3 * round)}
        assert old.sits_out == new.sits_out
    assert Counted(after).nothing_twice


def test_a_full_mitchell_stays_perfect() -> None:
    assert prove(barometer(mitchell(16, 2))).verdict == "perfect"


def test_players_of_an_individual_too() -> None:
    individual = Movement(
        "any",
        2,
        (
            Round(1, (Sitting(1, (1, 2), (3, 4), (1,)), Sitting(2, (5, 6), (7, 8), (2,)))),
            Round(2, (Sitting(1, (1, 3), (5, 7), (3,)), Sitting(2, (2, 4), (6, 8), (4,)))),
        ),
        kind="individual",
    )
    assert [one.boards for _, one in barometer(individual).sittings()] == [(1,), (1,), (2,), (2,)]


def test_what_cannot_be_is_told_at_once() -> None:
    uneven = Movement("any", 2, (Round(1, (Sitting(1, 1, 2, (1,)), Sitting(2, 3, 4, (1, 2)))),), kind="matches")
    with pytest.raises(ProblemsFound) as found:
        barometer(uneven)
    assert [problem.kind for problem in found.value.problems] == ["movement-kind", "movement-uneven"]
