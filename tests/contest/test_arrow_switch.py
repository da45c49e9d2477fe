"""Arrow switch: the search against trying everything, and against what theory says of a full Mitchell."""

from collections import defaultdict
from fractions import Fraction
from itertools import combinations
from math import sqrt
from typing import Any

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.contest.movement import arrow_switch
from arbitro.contest.movement.arrow_switch import arrow_switched, scrambled
from arbitro.contest.movement.barometer import barometer
from arbitro.contest.movement.mitchell import mitchell
from arbitro.contest.movement.movement import Movement
from arbitro.contest.movement.proof import prove
from arbitro.contest.movement.web import web
from tests.contest.counted import Counted

ODD = range(5, 22, 2)


def _switched(before: Movement, after: Movement) -> tuple[int, ...]:
    return tuple(old.round for old, new in zip(before.rounds, after.rounds, strict=True) if old != new)


def _distance(movement: Movement, turned: tuple[int, ...]) -> Fraction:
    """Largest less smallest share of the comparisons, from the matchpoints themselves.

    A pair's share against a rival is what the rival's better or worse play moves its own matchpoints.
    """
    on_board: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for round, sitting in movement.sittings():
        (ns,), (ew,) = sitting.north_south, sitting.east_west
        for board in sitting.boards:
            on_board[board].append((ew, ns) if round in turned else (ns, ew))
    moves: dict[tuple[int, int], int] = defaultdict(int)
    for tables in on_board.values():
        for at, (ns, ew) in enumerate(tables):
            moves[ns, ew] += len(tables) - 1
            moves[ew, ns] += len(tables) - 1
            for other_ns, other_ew in tables[:at] + tables[at + 1 :]:
                moves[ns, other_ns] += 1
                moves[ew, other_ew] += 1
                moves[ns, other_ew] -= 1
                moves[ew, other_ns] -= 1
    who = movement.contestants
    shares = []
    for one in who:
        total = sum(moves[one, other] for other in who if other != one)
        shares += [Fraction(moves[one, other], total) for other in who if other != one]
    return max(shares) - min(shares)


@pytest.mark.parametrize(
    "movement",
    [
        mitchell(8, 2, form="skip"),
        mitchell(8, 1, form="relay"),
        mitchell(10, 2),
        mitchell(11, 2),
        mitchell(11, 2, form="rover"),
        mitchell(13, 1),
        mitchell(14, 1, 6),
        mitchell(16, 1, 7),
        web(16, 7, 7),
        barometer(mitchell(10, 1)),
    ],
    ids=lambda movement: f"{movement.name}-{len(movement.contestants)}",
)
def test_no_choice_of_rounds_is_better(movement: Movement) -> None:
    numbers = [each.round for each in movement.rounds]
    some = [turned for count in numbers[:-1] for turned in combinations(numbers, count)]
    best = min(_distance(movement, turned) for turned in some)
    after = arrow_switched(movement)
    assert _distance(movement, _switched(movement, after)) == best
    balance = prove(after).balance
    assert balance is not None
    assert balance.most - balance.least == best


@pytest.mark.parametrize("switched", [1, 2, 3])
def test_a_given_number_of_rounds_is_chosen_as_well_as_it_can_be(switched: int) -> None:
    movement = mitchell(14, 1)
    after = scrambled(movement, switched)
    turned = _switched(movement, after)
    assert len(turned) == switched
    assert _distance(movement, turned) == min(_distance(movement, two) for two in combinations(range(1, 8), switched))


# -- theory: x is -1 in the m switched rounds, else 1. Two of a line a distance d apart have on each set the product of
# x in two rounds d apart: t - 4m + 4 (pairs of switched rounds that are d apart). Two of different lines have
# t - sum of x(r) x(2r + d): 4m - 4 (switched rounds whose double is d from a switched one).


@pytest.mark.parametrize("tables", ODD)
@pytest.mark.parametrize("switched", [1, 2, 3])
def test_the_averages_are_those_of_the_formula(tables: int, switched: int) -> None:
    proof = prove(scrambled(mitchell(2 * tables, 1), switched))
    inside = [times for (one, other), times in proof.comparisons.items() if (one <= tables) == (other <= tables)]
    between = [times for (one, other), times in proof.comparisons.items() if (one <= tables) != (other <= tables)]
    sum_of_x = (tables - 2 * switched) ** 2
    assert Fraction(sum(inside), len(inside)) == Fraction(sum_of_x - tables, tables - 1)
    assert Fraction(sum(between), len(between)) == tables - Fraction(sum_of_x, tables)


@pytest.mark.parametrize("tables", ODD)
def test_about_one_round_in_seven_or_eight_is_switched(tables: int) -> None:
    movement = mitchell(2 * tables, 1)
    turned = _switched(movement, arrow_switched(movement))
    even = (tables - sqrt(tables**3 / (2 * tables - 1))) / 2  # where both averages are the same
    assert even / tables == pytest.approx((1 - sqrt(0.5)) / 2, abs=0.03)
    assert abs(len(turned) - even) < 1


@pytest.mark.parametrize("tables", ODD)
def test_the_distance_is_the_smallest_that_theory_allows(tables: int) -> None:
    """With few switched rounds some distances occur among them and some do not, so that both values occur."""

    def allowed(m: int) -> int:
        inside = (tables - 4 * m, tables - 4 * m + (4 if m > 1 else 0))
        between = (4 * m - 4, 4 * m)
        return max(*inside, *between) - min(*inside, *between)

    few = [m for m in range(1, tables) if m * m < tables]
    balance = prove(arrow_switched(mitchell(2 * tables, 1))).balance
    assert balance is not None
    assert (balance.most - balance.least) * tables * (tables - 1) == min(map(allowed, few))


# -- what is kept, what is refused


@pytest.mark.parametrize("pairs", [11, 14, 16, 20])
def test_a_switch_changes_who_sits_which_way_and_nothing_else(pairs: int) -> None:
    before = mitchell(pairs, 2)
    after = arrow_switched(before)
    assert (before.winners, after.winners, after.name) == (2, 1, before.name + "-switched")
    assert Counted(before).meetings == Counted(after).meetings
    assert Counted(before).boards == Counted(after).boards
    for each in _switched(before, after):
        old, new = before.rounds[each - 1], after.rounds[each - 1]
        assert [(table.ns, table.ew, table.table) for table in old.tables] == [
            (table.ew, table.ns, table.table) for table in new.tables
        ]
        assert old.sits_out == new.sits_out


def test_rounds_can_be_told() -> None:
    movement = mitchell(14, 2)
    assert _switched(movement, arrow_switched(movement, (2, 7))) == (2, 7)


def test_one_round_is_one_of_the_last_if_all_are_alike() -> None:
    movement = mitchell(14, 2)
    assert _switched(movement, arrow_switched(movement)) == (7,)


def test_rounds_that_are_not_played_and_movements_without_lines_are_refused() -> None:
    once = arrow_switched(mitchell(14, 2))
    with pytest.raises(ProblemsFound) as found:
        arrow_switched(once, (7, 8, 9))
    assert [problem.kind for problem in found.value.problems] == [
        "movement-lines",
        "movement-rounds",
        "movement-rounds",
    ]
    with pytest.raises(ProblemsFound) as found:
        scrambled(once, 7)
    assert [problem.kind for problem in found.value.problems] == ["movement-lines", "movement-rounds"]


@pytest.mark.parametrize("tables", [8, 20, 30])
def test_the_work_does_not_grow_with_the_field(tables: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The choices that are weighed, times the contestants whose boards have to be looked at."""
    weighed = 0
    key = arrow_switch._Scales.key

    def counted(*args: Any) -> Any:
        nonlocal weighed
        weighed += 1
        return key(*args)

    monkeypatch.setattr(arrow_switch._Scales, "key", counted)
    arrow_switched(mitchell(2 * tables, 1, tables - 1))
    assert weighed * 2 * tables <= arrow_switch.CHOICES
