"""Pairs that come late: who waits for them, and what they can still play; counted here anew."""

from collections import Counter

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.contest.movement.howell import howell
from arbitro.contest.movement.late import absent, arriving, with_late_pair
from arbitro.contest.movement.mitchell import mitchell
from arbitro.contest.movement.movement import Movement
from arbitro.contest.movement.round_robin import round_robin


def assert_sound(movement: Movement) -> None:
    """Everybody is at one place in each round and plays no board twice."""
    boards: Counter[tuple[int, int]] = Counter()
    for each in movement.rounds:
        here = Counter(who for sitting in each.tables for who in sitting.seated)
        here.update(each.sits_out)
        assert here == Counter(movement.contestants)
        assert len({sitting.table for sitting in each.tables}) == len(each.tables)
        boards.update((who, board) for sitting in each.tables for who in sitting.seated for board in sitting.boards)
    assert set(boards.values()) == {1}


@pytest.mark.parametrize("tables", [3, 5, 7, 9, 13])
def test_the_half_table_of_a_mitchell_is_filled_as_if_the_pair_had_always_been_there(tables: int) -> None:
    """With 2t - 1 pairs number 2t is missing; from its round on the movement is that of 2t pairs."""
    found = with_late_pair(mitchell(2 * tables - 1, 3), 2)
    full = mitchell(2 * tables, 3)
    assert found.rounds[1:] == full.rounds[1:]
    assert found.rounds[0].tables == full.rounds[0].tables[:-1]
    assert found.rounds[0].sits_out == (tables, 2 * tables)
    assert_sound(found)


@pytest.mark.parametrize("pairs", [5, 7, 9, 11, 13, 15])
@pytest.mark.parametrize("from_round", [2, 4])
def test_whoever_would_sit_out_in_a_howell_meets_the_late_pair(pairs: int, from_round: int) -> None:
    before = howell(pairs, 2)
    found = with_late_pair(before, from_round)
    assert_sound(found)
    late = pairs + 1
    met = {who for _, sitting in found.of(late) for who in sitting.seated} - {late}
    assert met == {each.sits_out[0] for each in before.rounds if each.round >= from_round}
    assert not any(each.sits_out for each in found.rounds if each.round >= from_round)
    assert [each.tables for each in found.rounds[: from_round - 1]] == [
        each.tables for each in before.rounds[: from_round - 1]
    ]


def test_without_a_half_table_there_is_no_room() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        with_late_pair(mitchell(10, 3), 2)
    assert trouble.value.problems[0].kind == "movement-no-half-table"


@pytest.mark.parametrize(
    ("movement", "round", "number", "kind"),
    [
        (mitchell(9, 3), 1, None, "movement-late-round"),
        (mitchell(9, 3), 6, None, "movement-late-round"),
        (mitchell(9, 3), 2, 4, "movement-number-taken"),
        (round_robin(9, 2), 2, None, "movement-late-kind"),
    ],
)
def test_what_cannot_be_is_refused(movement: Movement, round: int, number: int | None, kind: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        with_late_pair(movement, round, number)
    assert [problem.kind for problem in trouble.value.problems] == [kind]


def test_another_number_can_be_given() -> None:
    assert with_late_pair(mitchell(9, 3), 3, 20).contestants == (*range(1, 10), 20)


def test_whoever_sits_out_first_is_late_without_harm() -> None:
    """Nine pairs with a half table: one of them sits out round 1 anyway."""
    full = mitchell(9, 3)
    found, numbers = arriving(full, 1)
    assert numbers == full.rounds[0].sits_out
    assert found == full


def test_two_late_pairs_take_the_two_sides_of_a_table() -> None:
    found, numbers = arriving(mitchell(10, 3), 2)
    assert numbers == (5, 10)
    assert found.rounds[0].sits_out == (5, 10)
    assert found.rounds[1:] == mitchell(10, 3).rounds[1:]
    assert_sound(found)


def test_one_late_pair_of_a_full_field_keeps_its_opponents_waiting() -> None:
    found, numbers = arriving(mitchell(10, 3), 1, 3)
    assert numbers == (10,)
    assert [each.sits_out for each in found.rounds[:3]] == [(5, 10), (1, 10), ()]
    assert_sound(found)


def test_numbers_of_those_who_are_here_are_not_taken() -> None:
    assert arriving(mitchell(10, 3), 2, here=(5, 10))[1] == (4, 9)


@pytest.mark.parametrize("late", [0, 9, 30])
def test_somebody_must_be_there_at_the_start(late: int) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        arriving(mitchell(10, 3), late)
    assert trouble.value.problems[0].kind == "movement-late"


def test_whoever_is_away_leaves_the_others_where_they_are() -> None:
    full = mitchell(6, 2)
    found = absent(full, (1,), 2)
    assert found.rounds[0].tables == full.rounds[0].tables[1:]
    assert found.rounds[0].sits_out == (1, 4)
