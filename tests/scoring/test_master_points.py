"""Master points by the formula of a pack, recomputed place by place. The table below is made up."""

from fractions import Fraction
from math import floor

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.regulations import Pack, load, parse_pack
from arbitro.scoring.master_points import master_points

TABLE = {4: ["10", "6"], 8: ["20", "14", "9", "5"], 12: ["30.5", "21", "15", "10", "6", "3"]}


def pack(**more: str) -> Pack:
    rows = ", ".join(f"[{field}, {', '.join(row)}]" for field, row in TABLE.items())
    settings = {"table": f"[{rows}]", **more}
    lines = "\n".join(f"{name} = {value}" for name, value in settings.items())
    return parse_pack(f'extends = "wbf"\n[master_points]\n{lines}\n', "example")


def naive(rank: int, level: int, field: int, *, best: bool = False) -> Fraction:
    row: list[Fraction] = []
    for least, points in TABLE.items():
        if field >= least:
            row = [Fraction(value) for value in points]
    row += [Fraction(0)] * 100
    taken = [row[rank - 1]] if best else row[rank - 1 : rank - 1 + level]
    return sum(taken, Fraction(0)) / len(taken)


def cents(value: Fraction) -> Fraction:
    return Fraction(floor(value * 100 + Fraction(1, 2)), 100)


@pytest.mark.parametrize("field", range(2, 15))
def test_every_place_of_every_field_with_every_tie(field: int) -> None:
    shared, best = pack(), pack(tied='"best"')
    for rank in range(1, field + 1):
        for level in range(1, field - rank + 2):
            assert master_points(rank, level, field, 24, 2, shared) == cents(naive(rank, level, field))
            assert master_points(rank, level, field, 24, 2, best) == cents(naive(rank, level, field, best=True))


def test_fewer_boards_are_worth_less_in_proportion_and_more_are_not() -> None:
    full = pack(full_boards="24")
    assert [master_points(1, 1, 8, boards, 2, full) for boards in (12, 24, 30)] == [10, 20, 20]
    assert master_points(1, 1, 8, 12, 2, pack()) == 20


def test_players_have_them_each_or_share_them() -> None:
    assert master_points(1, 1, 8, 24, 4, pack(to='"split"')) == 5
    assert master_points(1, 1, 8, 24, 4, pack(to='"each"')) == 20


def test_they_are_multiples_of_the_unit() -> None:
    assert master_points(1, 3, 4, 24, 2, pack(unit="0.5", rounding='"down"')) == 5  # 16/3 = 5.33
    assert master_points(1, 3, 4, 24, 2, pack(unit="0.5", rounding='"up"')) == Fraction(11, 2)


@pytest.mark.parametrize("name", ["wbf", "figb_2017"])
def test_no_federations_table_is_shipped(name: str) -> None:
    assert master_points(1, 1, 100, 24, 2, load(name)) is None


@pytest.mark.parametrize(
    "table",
    ["[[8, 20], [4, 10]]", "[[4, 5, 6]]", "[[4]]", "[]", "[[4.5, 3]]", "[[4, -1]]", "[[4, 10], [4, 9]]"],
)
def test_a_table_that_cannot_be_is_refused(table: str) -> None:
    with pytest.raises(ProblemsFound):
        parse_pack(f'extends = "wbf"\n[master_points]\ntable = {table}\n', "example")
