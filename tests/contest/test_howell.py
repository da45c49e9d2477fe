"""Howell movements, counted apart from the proof: everybody meets everybody, plays everything, is compared evenly."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.contest.movement.evened import evened
from arbitro.contest.movement.halves import halved_howell
from arbitro.contest.movement.howell import (
    _placed,
    full_plan,
    howell,
    part_plan,
    three_quarter_howell,
    three_quarter_rounds,
)
from arbitro.contest.movement.movement import Movement
from arbitro.contest.movement.proof import Balance, prove
from arbitro.contest.movement.stationary import stationary
from arbitro.contest.movement.turned import TURNED
from tests.amounts import PROOF
from tests.contest.counted import Counted
from tests.gather import gathered

EVEN = range(4, 41, 2)
PERFECT = (4, 8, 12, 16, 20, 24, 28, 32, 36)
"""One less is a prime 3 modulo 4, 15, 27, or 5 x 7: there are difference sets, hence Hadamard matrices."""
FEW = range(5, 15)


def same_way(movement: Movement) -> dict[tuple[int, int], int]:
    """On how many boards two pairs sit the same way, less those on which they do not (opponents among them)."""
    way: dict[tuple[int, int], int] = {}
    for each in movement.rounds:
        for sitting in each.tables:
            for board in sitting.boards:
                for who in sitting.north_south:
                    way[who, board] = 1
                for who in sitting.east_west:
                    way[who, board] = -1
    boards = {board for _, board in way}
    numbers = sorted({who for who, _ in way})
    return {
        (one, other): sum(way.get((one, board), 0) * way.get((other, board), 0) for board in boards)
        for one, other in combinations(numbers, 2)
    }


# -- the full Howell


@pytest.mark.parametrize("pairs", EVEN)
def test_everybody_meets_everybody_once_and_plays_every_board_once(pairs: int) -> None:
    movement = howell(pairs, 2)
    counted = Counted(movement)
    assert movement.tables == pairs // 2
    assert len(movement.rounds) == pairs - 1
    assert counted.meetings == Counter(map(frozenset, combinations(range(1, pairs + 1), 2)))
    assert counted.boards == Counter(
        (who, board) for who in range(1, pairs + 1) for board in range(1, 2 * (pairs - 1) + 1)
    )
    assert not counted.out


@pytest.mark.parametrize("pairs", [7, 9, 15, *EVEN[2:]])
def test_every_set_is_at_one_table_at_a_time(pairs: int) -> None:
    assert Counted(howell(pairs, 1)).nothing_shared


def test_four_pairs_share_in_every_round() -> None:
    assert list(Counted(howell(4, 2)).shared.values()) == [{(1, 2)}] * 3


def test_six_pairs_share_in_one_round_only() -> None:
    """Two different ways for six to meet in five rounds have exactly one round in common."""
    shared = Counted(howell(6, 2)).shared
    assert sorted(len(tables) for tables in shared.values()) == [0, 0, 0, 0, 3]


@pytest.mark.parametrize("pairs", EVEN)
def test_the_highest_pair_stays_north_south_at_table_1(pairs: int) -> None:
    movement = howell(pairs, 1)
    places = [(sitting.table, sitting.ns, sitting.ew) for _, sitting in movement.of(pairs)]
    assert places == [(1, pairs, other) for other in range(1, pairs)]
    assert pairs in stationary(movement)


@pytest.mark.parametrize("pairs", [pairs for pairs in EVEN if pairs not in (6, 28)])
def test_moving_pairs_follow_the_next_lower_number_and_boards_come_in_order(pairs: int) -> None:
    moving = pairs - 1
    for before, after in zip(full_plan(pairs), full_plan(pairs)[1:], strict=False):
        for (ns, ew, group), (next_ns, next_ew, next_group) in zip(before, after, strict=True):
            assert next_ns == (ns if ns == pairs else ns % moving + 1)
            assert next_ew == ew % moving + 1
            assert next_group == group % moving + 1


@pytest.mark.parametrize("pairs", PERFECT)
def test_directions_are_the_lines_of_a_hadamard_matrix(pairs: int) -> None:
    """Any two lines of it have the product 0: here -1, since the column in which all are alike is no set of boards."""
    movement = howell(pairs, 1)
    assert set(same_way(movement).values()) == {-1}
    proof = prove(movement)
    assert proof.verdict == "perfect"
    assert set(proof.comparisons.values()) == {pairs // 2 - 1}


@pytest.mark.parametrize("pairs", [10, 14, 18, 22, 26, 30, 34, 38])
def test_two_more_than_a_multiple_of_four_are_as_even_as_such_a_number_can_be(pairs: int) -> None:
    """Two pairs that sit N-S equally often modulo 2 differ on an even number of boards: their product is 1 modulo 4,
    1 or -3 and not all the same, so that comparisons are 4 apart at least."""
    movement = howell(pairs, 1)
    tables = pairs // 2
    assert set(same_way(movement).values()) == {-3, -1, 1}
    assert set(prove(movement).comparisons.values()) == {tables - 3, tables - 1, tables + 1}
    assert prove(movement).verdict == "complete"


def test_six_pairs_are_as_even_as_they_can_be() -> None:
    comparisons = prove(howell(6, 1)).comparisons.values()
    assert max(comparisons) - min(comparisons) == 4
    assert prove(howell(6, 1)).verdict == "complete"


def test_28_pairs_follow_each_other_by_threes() -> None:
    """Numbers over the field of 27 elements: three rounds on, everybody is back in the same row of three."""
    for before, after in zip(full_plan(28)[::3], full_plan(28)[1::3], strict=True):
        for (ns, ew, group), later in zip(before, after, strict=True):
            follows = tuple((n - 1) // 3 * 3 + n % 3 + 1 for n in (ns, ew, group))
            assert later == (28, *follows[1:]) if ns == 28 else later == follows


def test_without_a_difference_set_a_howell_is_complete() -> None:
    movement = howell(40, 1)
    assert set(same_way(movement).values()) == {-5, -1, 3}
    assert prove(movement).verdict == "complete"


# -- odd numbers


@pytest.mark.parametrize("fixed", [False, True])
@pytest.mark.parametrize("pairs", [*range(3, 20, 2), 29])
def test_an_odd_number_sits_out_once_each(pairs: int, fixed: bool) -> None:
    movement = howell(pairs, 1, fixed=fixed)
    counted = Counted(movement)
    assert counted.out == Counter(range(1, pairs + 1))
    assert counted.meetings == Counter(map(frozenset, combinations(range(1, pairs + 1), 2)))
    assert max(counted.boards.values()) == 1
    assert set(counted.rounds.values()) == {pairs - 1}
    assert {defect.kind for defect in prove(movement).defects} == {"sits-out", "boards-not-played"}
    assert movement.tables == (pairs + 1) // 2 - (not fixed)


@pytest.mark.parametrize("pairs", range(3, 20, 2))
def test_an_odd_number_with_a_place_that_stays(pairs: int) -> None:
    movement = howell(pairs, 1, fixed=True)
    assert {(sitting.table, sitting.ns) for _, sitting in movement.of(pairs)} == {(1, pairs)}


# -- fewer rounds


@pytest.mark.parametrize(("pairs", "rounds"), [(8, 5), (9, 4), (12, 1), (14, 9)])
def test_the_first_rounds_of_a_howell(pairs: int, rounds: int) -> None:
    counted = Counted(howell(pairs, 3, rounds))
    assert counted.nothing_twice
    assert counted.nothing_shared
    if pairs % 2 == 0:
        assert set(counted.rounds.values()) == {rounds}


def all_shorter() -> list[tuple[int, int]]:
    """Where there are many, the fewest rounds, three quarters and the most."""
    found = []
    for pairs in FEW:
        possible = three_quarter_rounds(pairs)
        some = {possible[0], round(0.75 * pairs), possible[-1]} if len(possible) > 4 and not PROOF else possible
        found += [(pairs, rounds) for rounds in possible if rounds in some]
    return found


@pytest.mark.parametrize(("pairs", "rounds"), all_shorter())
def test_in_a_three_quarter_howell_everybody_plays_all_boards(pairs: int, rounds: int) -> None:
    movement = three_quarter_howell(pairs, 2, rounds)
    counted = Counted(movement)
    assert len(movement.rounds) == rounds
    assert counted.nothing_twice
    assert counted.nothing_shared
    assert movement.boards == tuple(range(1, 2 * rounds + 1))
    if pairs % 2 == 0:
        assert set(counted.rounds.values()) == {rounds}
        assert len(counted.boards) == pairs * 2 * rounds
        assert {defect.kind for defect in prove(movement).defects} == {"do-not-meet"}
        assert {(sitting.table, sitting.ns) for _, sitting in movement.of(pairs)} == {(1, pairs)}
    else:
        assert max(counted.out.values()) == 1


@pytest.mark.parametrize("pairs", range(16, 41, 2 if PROOF else 6))
def test_large_three_quarter_howells(pairs: int) -> None:
    """Of a Howell design every row and every column has everybody once, and no two meet twice."""
    possible = three_quarter_rounds(pairs)
    for rounds in {possible[0], round(0.75 * pairs), possible[-1]}:
        plan = part_plan(pairs, rounds)
        meetings = [(ns, ew) for each in plan for ns, ew, _ in each]
        assert len({frozenset(couple) for couple in meetings}) == rounds * pairs // 2
        for each in plan:
            assert sorted(who for ns, ew, _ in each for who in (ns, ew)) == list(range(1, pairs + 1))
            assert len({group for _, _, group in each}) == pairs // 2
        for group in range(1, rounds + 1):
            column = [who for each in plan for ns, ew, its in each if its == group for who in (ns, ew)]
            assert sorted(column) == list(range(1, pairs + 1))


@pytest.mark.parametrize("pairs", [14, 18, 20])
def test_the_pairs_above_the_number_of_rounds_stay(pairs: int) -> None:
    rounds = 3 * pairs // 4
    assert set(range(rounds + 1, pairs + 1)) <= set(stationary(three_quarter_howell(pairs, 1, rounds)))


def test_how_many_rounds_are_possible() -> None:
    """Howell designs of side s for 2t pairs exist for t <= s < 2t but for s, 2t = 2, 4; 3, 4; 5, 6; 5, 8."""
    assert three_quarter_rounds(4) == ()
    assert three_quarter_rounds(6) == (3, 4)
    assert three_quarter_rounds(8) == (4, 6)
    assert three_quarter_rounds(10) == three_quarter_rounds(9) == (5, 6, 7, 8)
    assert three_quarter_rounds(12) == (6, 7, 8, 9, 10)
    assert three_quarter_rounds(16) == (10, 11, 12, 13, 14)
    for pairs in range(14, 41, 2):
        assert round(0.75 * pairs) in three_quarter_rounds(pairs)


# -- what there is not


def test_all_problems_at_once() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        howell(2, 0)
    assert [each.kind for each in trouble.value.problems] == ["movement-boards", "movement-size"]
    assert trouble.value.problems[1] == Problem("movement-size", found="2", expected="3 … 40")


@pytest.mark.parametrize(("pairs", "rounds"), [(8, 0), (8, 8), (9, 10)])
def test_more_rounds_than_opponents(pairs: int, rounds: int) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        howell(pairs, 2, rounds)
    assert [each.kind for each in trouble.value.problems] == ["movement-rounds"]


def test_a_three_quarter_howell_that_does_not_exist() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        three_quarter_howell(8, 2, 5)
    assert trouble.value.problems == (Problem("movement-rounds", found="5", expected="4 6"),)
    with pytest.raises(ProblemsFound) as trouble:
        three_quarter_howell(4, 2, 2)
    assert [each.kind for each in trouble.value.problems] == ["movement-size"]


# -- what longer searches have found


def share(percent: str) -> Fraction:
    return Fraction(percent) / 100


@pytest.mark.parametrize(
    ("movement", "least", "most"),
    [
        (howell(13, 1), "1.7", "11.7"),
        (three_quarter_howell(14, 1, 11), "-1.6", "12.2"),
        (three_quarter_howell(16, 1, 14), "2.0", "12.3"),
    ],
)
def test_comparisons_are_as_even_as_in_published_movements(movement: Movement, least: str, most: str) -> None:
    balance = prove(movement).balance
    assert balance
    assert share(least) <= balance.least
    assert balance.most <= share(most)


def test_turned_tables_are_never_less_even_than_a_short_search_finds() -> None:
    with gathered() as trying:
        for form, pairs, rounds in TURNED:
            if pairs > 12:
                continue  # the short search takes long
            with trying(f"{form} {pairs} {rounds}"):
                found = howell(pairs, 1) if form == "howell" else three_quarter_howell(pairs, 1, rounds)
                plan = full_plan(pairs + pairs % 2) if form == "howell" else part_plan(pairs + pairs % 2, rounds)
                short = prove(evened(_placed(form, plan, pairs, 1, fixed=False), (pairs + pairs % 2,))).balance
                balance = prove(found).balance
                assert balance
                assert short
                assert balance.most - balance.least < short.most - short.least
                assert Counted(found).meetings == Counted(_placed(form, plan, pairs, 1, fixed=False)).meetings
                if pairs % 2 == 0:
                    assert all(sitting.ns == pairs for _, sitting in found.of(pairs))


@pytest.mark.parametrize(("pairs", "verdict"), [(5, "defects"), (6, "perfect")])
def test_half_rounds_make_comparisons_exactly_even(pairs: int, verdict: str) -> None:
    """5 pairs: 25 % on each of 4 rivals, though one sits out at a time; 6: 20 % on each of 5."""
    movement = halved_howell(pairs, 2)
    proof = prove(movement)
    assert proof.verdict == verdict
    assert proof.balance == Balance(*[Fraction(1, pairs - 1)] * 3)
    assert set(proof.meetings.values()) == {2}
    assert len(movement.boards) == 20
    for first, second in zip(movement.rounds[::2], movement.rounds[1::2], strict=True):
        for one, other in zip(first.tables, second.tables, strict=True):
            assert set(one.seated) == set(other.seated)
    with pytest.raises(ProblemsFound):
        halved_howell(7, 0)
