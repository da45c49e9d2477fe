"""Appendix 7, N4.4, N8.3, N78.1-78.3: the scales of victory points and the way back."""

import csv
import re
from collections.abc import Iterator
from decimal import Decimal, localcontext
from fractions import Fraction
from itertools import pairwise
from math import ceil, sqrt
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.scoring.rounding import Rounding
from arbitro.scoring.victory_points import (
    Continuous,
    ContinuousWhy,
    Discrete,
    DiscreteWhy,
    Scale,
    Simple,
    SimpleWhy,
    VictoryPoints,
    corrected_column,
    explain_victory_points,
    mean_margin,
    smallest_margin,
    smallest_winning_margin,
    stake,
    victory_points,
)
from tests.amounts import Figures

PLAIN, CORRECTED = Continuous(), Continuous(corrected=True)
PRINTED_COLUMNS = (*range(3, 17), 20, 24, 28, 30, 32, 36, 40)
DATA = Path(__file__).parents[3] / "shared" / "data"

scales: st.SearchStrategy[Scale] = st.sampled_from([PLAIN, CORRECTED, Discrete(), Simple()])
boards: st.SearchStrategy[int] = st.integers(1, 128)
margins: st.SearchStrategy[Fraction] = st.integers(-200, 200).map(Fraction) | st.fractions(
    -200, 200, max_denominator=60
)


def rows(name: str) -> Iterator[dict[str, str]]:
    path = DATA / name
    if not path.exists():
        pytest.skip(f"{name} is not beside the checkout")
    with path.open(newline="") as file:
        yield from csv.DictReader(file)


def test_every_printed_cell_of_the_continuous_scale(record_property: Figures) -> None:
    cells = 0
    for row in rows("vp-continuous.csv"):
        vp = Fraction(row["vp"])
        assert victory_points(PLAIN, int(row["boards"]), int(row["imp_diff"])) == VictoryPoints(vp, 20 - vp)
        cells += 1
    assert cells == 1232
    record_property("cells of the continuous VP tables", cells)


def test_every_printed_cell_of_the_discrete_scale(record_property: Figures) -> None:
    cells = 0
    for row in rows("vp-discrete.csv"):
        expected = VictoryPoints(Fraction(row["vp_winner"]), Fraction(row["vp_loser"]))
        first, last = int(row["imp_min"]), int(row["imp_max"] or 200)
        found = {margin: victory_points(Discrete(), int(row["boards"]), margin) for margin in range(first, last + 1)}
        assert set(found.values()) == {expected}
        cells += 1
    assert cells == 110
    record_property("cells of the discrete VP table", cells)


@pytest.mark.parametrize(
    ("number", "margin", "continuous", "discrete"),
    [
        (16, 0, "10.00", 10),  # TA7-1
        (16, 1, "10.31", 10),
        (16, 5, "11.48", 12),
        (16, 14, "13.74", 14),
        (16, 23, "15.56", 16),
        (16, 60, "20.00", 20),
        (20, 67, "19.99", 20),  # TA7-7
        (20, 68, "20.00", 20),
        (8, 16, "15.50", 15),
        (32, 40, "16.46", 16),
    ],
)
def test_appendix_7(number: int, margin: int, continuous: str, discrete: int) -> None:
    vp = Fraction(continuous)
    assert victory_points(PLAIN, number, margin) == VictoryPoints(vp, 20 - vp)
    assert victory_points(PLAIN, number, -margin) == VictoryPoints(20 - vp, vp)
    assert victory_points(Discrete(), number, margin) == VictoryPoints(Fraction(discrete), Fraction(20 - discrete))


@pytest.mark.parametrize(("number", "margin", "vp"), [(40, 95, "20"), (3, 25, "19.83"), (3, 26, "20")])
def test_appendix_7_where_no_discrete_column_is_printed(number: int, margin: int, vp: str) -> None:
    assert victory_points(PLAIN, number, margin).ours == Fraction(vp)


CORRECTIONS = """
8 boards: 40=19.73>19.74
10 boards: 27=17.33>17.34 29=17.67>17.68 31=17.99>18.00
11 boards: 23=16.37>16.38 36=18.48>18.49 38=18.74>18.75
12 boards: 42=19.01>19.02 44=19.23>19.24 49=19.73>19.74
13 boards: 20=15.41>15.42 22=15.81>15.82 42=18.82>18.83 45=19.15>19.16
14 boards: 8=12.43>12.44 36=17.90>17.91 38=18.16>18.17
15 boards: 13=13.61>13.62 35=17.60>17.61 39=18.12>18.13 41=18.36>18.37
16 boards: 14=13.74>13.75 27=16.25>16.26 38=17.84>17.85 46=18.76>18.77 49=19.06>19.07 55=19.60>19.61 59=19.92>19.93
20 boards: 13=13.19>13.20 28=15.92>15.93 31=16.37>16.38 34=16.79>16.80 38=17.31>17.32 41=17.67>17.68 51=18.72>18.73
    55=19.08>19.09 62=19.64>19.65
24 boards: 5=11.22>11.23 20=14.25>14.26 22=14.59>14.60 33=16.24>16.25 37=16.76>16.77 40=17.12>17.13 41=17.24>17.25
    42=17.35>17.36 45=17.68>17.69 51=18.28>18.29 56=18.73>18.74 63=19.29>19.30 70=19.78>19.79
28 boards: 11=12.37>12.38 14=12.94>12.95 23=14.47>14.48 28=15.22>15.23 30=15.50>15.51 31=15.64>15.65 35=16.16>16.17
    51=17.91>17.92 56=18.36>18.37 64=19.00>19.01 71=19.49>19.50
30 boards: 9=11.91>11.92 27=14.94>14.95 30=15.36>15.37 35=16.01>16.02 39=16.49>16.50 45=17.15>17.16 50=17.65>17.66
    57=18.28>18.29 63=18.76>18.77 64=18.84>18.85 65=18.91>18.92 70=19.26>19.27 71=19.33>19.34 72=19.40>19.41
    73=19.46>19.47 74=19.52>19.53 79=19.82>19.83 80=19.88>19.89
32 boards: 11=12.23>12.24 14=12.77>12.78 18=13.45>13.46 21=13.93>13.94 30=15.23>15.24 33=15.62>15.63 34=15.75>15.76
    35=15.87>15.88 37=16.11>16.12 38=16.23>16.24 45=17.00>17.01 49=17.40>17.41 50=17.50>17.51 51=17.59>17.60
    55=17.95>17.96 56=18.04>18.05 64=18.68>18.69 72=19.24>19.25 73=19.31>19.32 74=19.37>19.38 80=19.73>19.74
    81=19.79>19.80
36 boards: 38=15.97>15.98 43=16.52>16.53 50=17.22>17.23 51=17.31>17.32 55=17.67>17.68 56=17.76>17.77 57=17.84>17.85
    64=18.40>18.41 73=19.03>19.04 83=19.63>19.64 84=19.69>19.70 85=19.74>19.75
40 boards: 12=12.18>12.19 17=12.98>12.99 20=13.43>13.44 21=13.58>13.59 22=13.72>13.73 24=14.00>14.01 25=14.14>14.15
    31=14.92>14.93 36=15.52>15.53 42=16.18>16.19 48=16.78>16.79 49=16.88>16.89 50=16.97>16.98 54=17.33>17.34
    55=17.42>17.43 56=17.51>17.52 57=17.59>17.60 58=17.67>17.68 62=17.99>18.00 63=18.07>18.08 64=18.15>18.16
    65=18.22>18.23 72=18.71>18.72 73=18.78>18.79 74=18.84>18.86 75=18.91>18.92 76=18.97>18.98 77=19.03>19.04
    81=19.27>19.28 82=19.33>19.34 83=19.39>19.40 84=19.44>19.46 85=19.50>19.51 86=19.55>19.56
"""


def test_the_correction_changes_these_cells_and_no_other() -> None:
    listed = {}
    for column in re.split(r"\n(?=\d)", CORRECTIONS.strip()):
        number, cells = column.split(" boards:")
        for margin, plain, corrected in re.findall(r"(\d+)=([\d.]+)>([\d.]+)", cells):
            listed[int(number), int(margin)] = Fraction(plain), Fraction(corrected)
    assert len(listed) == 147
    found = {}
    for number in PRINTED_COLUMNS:
        for margin in range(120):
            pair = (victory_points(PLAIN, number, margin).ours, victory_points(CORRECTED, number, margin).ours)
            if pair[0] != pair[1]:
                found[number, margin] = pair
    assert found == listed


@given(boards)
def test_on_the_corrected_scale_no_imp_is_worth_more_than_the_one_before(number: int) -> None:
    column = [victory_points(CORRECTED, number, margin).ours for margin in range(ceil(15 * sqrt(number)) + 3)]
    steps = [after - before for before, after in pairwise(column)]
    assert steps == sorted(steps, reverse=True)


@given(boards)
def test_the_correction_is_the_least_that_does_it(number: int) -> None:
    """Every raised cell is a corner: one hundredth less, and the step after it would grow again."""
    column = corrected_column(number)
    for at in range(1, len(column) - 1):
        if Fraction(column[at], 100) != victory_points(PLAIN, number, at).ours:
            lower = column[at] - 1
            assert column[at + 1] - lower > lower - column[at - 1]


def curve(number: int, margin: Fraction, digits: int = 90) -> Decimal:
    """The formula as printed, with many decimals."""
    with localcontext() as context:
        context.prec = digits
        r = (Decimal(5).sqrt() - 1) / 2
        blitz = 15 * Decimal(number).sqrt()
        m = Decimal(margin.numerator) / margin.denominator
        return Decimal(20) if m >= blitz else 10 + 10 * (1 - r ** (3 * m / blitz)) / (1 - r**3)


@given(boards, margins)
def test_the_plain_scale_is_the_curve_to_the_nearest_hundredth(number: int, margin: Fraction) -> None:
    vp = victory_points(PLAIN, number, abs(margin)).ours
    assert (100 * vp).denominator == 1
    assert abs(vp - Fraction(curve(number, abs(margin)))) < Fraction(1, 200)


@given(boards, st.integers(1000, 1999), st.sampled_from([1, -1]))
def test_a_margin_extremely_near_to_a_half_hundredth_is_rounded_right(number: int, below: int, sign: int) -> None:
    """The margin that the curve takes to the half, and one 10^-60 of an IMP to either side of it."""
    with localcontext() as context:
        context.prec = 110
        root_5 = Decimal(5).sqrt()
        power = 1 - (Decimal(2 * below + 1) / 200 - 10) * (3 - root_5) / 10
        margin = 15 * Decimal(number).sqrt() * power.ln() / (root_5 - 2).ln()
    near = Fraction(margin) + sign * Fraction(1, 10**60)
    assert 100 * victory_points(PLAIN, number, near).ours == below + (sign > 0)


@pytest.mark.parametrize("root", range(1, 13))
def test_a_third_of_a_blitz_is_exactly_15(root: int) -> None:
    assert victory_points(PLAIN, root * root, 5 * root).ours == 15
    assert abs(curve(root * root, Fraction(5 * root)) - 15) < Decimal("1e-80")


@given(scales, boards, margins)
def test_the_two_teams_share_what_is_at_stake(scale: Scale, number: int, margin: Fraction) -> None:
    vp, mirrored = victory_points(scale, number, margin), victory_points(scale, number, -margin)
    assert vp.ours + vp.theirs == stake(scale) == (2 if isinstance(scale, Simple) else 20)
    assert (mirrored.theirs, mirrored.ours) == (vp.ours, vp.theirs)


@given(scales, boards, margins, margins)
def test_a_better_margin_never_gives_less(scale: Scale, number: int, one: Fraction, other: Fraction) -> None:
    low, high = sorted((one, other))
    assert victory_points(scale, number, low).ours <= victory_points(scale, number, high).ours


@given(boards)
def test_no_discrete_band_is_wider_than_the_next(number: int) -> None:
    starts = [smallest_margin(Discrete(), number, vp) for vp in range(11, 21)]
    widths = [2 * starts[0] - 1, *(after - before for before, after in pairwise(starts))]
    assert widths == sorted(widths)
    assert starts[0] > 0


def test_a_fraction_of_an_imp_goes_by_its_rule() -> None:
    half = Fraction(9, 2)
    assert victory_points(PLAIN, 16, half).ours == Fraction("11.34")  # 11.3433 by the curve
    assert victory_points(Continuous(fraction=Rounding.HALF_UP), 16, half) == victory_points(PLAIN, 16, 5)
    assert victory_points(Continuous(fraction=Rounding.HALF_UP), 16, -half) == victory_points(PLAIN, 16, -4)
    assert victory_points(Discrete(), 16, half).ours == 11  # 12 begins at 5
    assert victory_points(Discrete(fraction=Rounding.HALF_AWAY), 16, -half).theirs == 12


@pytest.mark.parametrize(
    ("number", "needed"),
    [(16, 4), (17, 4), (20, 5), (24, 5), (28, 6), (30, 7), (32, 7), (40, 9), (48, 10), (60, 13), (64, 13), (65, 13),
     (100, 13)],
)  # fmt: skip
def test_n78_2_the_lead_that_wins_simple_victory_points(number: int, needed: int) -> None:
    assert smallest_winning_margin(Simple(), number) == needed
    assert victory_points(Simple(), number, needed) == VictoryPoints(Fraction(2), Fraction(0))
    assert victory_points(Simple(), number, needed - 1) == VictoryPoints(Fraction(1), Fraction(1))
    assert victory_points(Simple(), number, -needed) == VictoryPoints(Fraction(0), Fraction(2))


def test_n78_2_a_lead_with_a_fraction_is_compared_as_it_is() -> None:
    assert victory_points(Simple(), 24, Fraction(49, 10)).ours == 2
    assert victory_points(Simple(), 24, Fraction(48, 10)).ours == 1
    assert victory_points(Simple(), 70, Fraction(129, 10)).ours == 1


CONTINUOUS_BYE = {3: 3, 4: 4, 5: 4, 6: 5, 7: 5, 8: 5, 9: 6, 10: 6, 11: 6, 12: 6, 13: 7, 14: 7, 15: 7, 16: 7, 20: 8,
                  24: 9, 28: 10, 30: 10, 32: 10, 36: 11, 40: 11}  # fmt: skip
DISCRETE_BYE = {6: 3, 7: 3, 8: 4, 9: 4, 10: 4, 12: 5, 14: 5, 16: 5, 20: 6, 32: 8}


def test_n78_3_the_smallest_margins_of_a_bye() -> None:
    assert {number: smallest_margin(PLAIN, number, 12) for number in CONTINUOUS_BYE} == CONTINUOUS_BYE
    assert {number: smallest_margin(Discrete(), number, 12) for number in DISCRETE_BYE} == DISCRETE_BYE
    assert smallest_margin(Simple(), 20, Fraction(6, 5)) == 5  # 60 % of 2 is a win: decision D28


def test_tn4_4_1_the_smallest_margin_of_14() -> None:
    assert smallest_margin(PLAIN, 16, 14) == 16


@pytest.mark.parametrize(
    ("scale", "vp", "margin"),
    [(Discrete(), 12, 7), (Discrete(), 14, 15), (PLAIN, 12, 7)],
)
def test_n8_3_the_mean_margin_after_a_forfeit(scale: Scale, vp: int, margin: int) -> None:
    assert mean_margin(scale, 16, vp) == margin


def test_n8_3_a_band_without_an_end_counts_from_its_start() -> None:
    assert mean_margin(Discrete(), 16, 20) == smallest_margin(Discrete(), 16, 20) == 54
    assert mean_margin(Discrete(), 16, 10) == 0
    assert mean_margin(Simple(), 20, 2) == 5


EXACT = "3/17=18 4/10=15 5/27=19 7/32=19 8/18=16 9/15=15 10/12=14 12/34=18 15/38=18 16/20=15 20/54=19 28/64=19 \
32/36=16 32/45=17 36/30=15 40/24=14"


def test_29_4_whole_victory_points_on_the_continuous_scale() -> None:
    found = {
        f"{number}/{margin}={vp.numerator}"
        for number in PRINTED_COLUMNS
        for margin in range(1, 100)
        if (vp := victory_points(PLAIN, number, margin).ours).denominator == 1 and vp < 20
    }
    assert found == set(EXACT.split())


@given(scales, boards, st.data())
def test_the_smallest_margin_earns_it_and_one_imp_less_does_not(scale: Scale, number: int, data: st.DataObject) -> None:
    vp = data.draw(st.integers(50 * int(stake(scale)), 100 * int(stake(scale))).map(lambda h: Fraction(h, 100)))
    margin = smallest_margin(scale, number, vp)
    assert victory_points(scale, number, margin).ours >= vp
    assert margin == 0 or victory_points(scale, number, margin - 1).ours < vp


@given(boards, st.integers(10, 20))
def test_the_mean_margin_is_in_the_band(number: int, vp: int) -> None:
    assert victory_points(Discrete(), number, mean_margin(Discrete(), number, vp)).ours == vp


def test_how_the_points_came_about() -> None:
    fourteen = Fraction(14)
    assert explain_victory_points(CORRECTED, 16, -14) == ContinuousWhy(
        16, fourteen, Fraction("13.74"), Fraction("0.01")
    )
    assert explain_victory_points(Discrete(), 16, 14) == DiscreteWhy(16, fourteen, 13, 17, fourteen)
    assert explain_victory_points(Discrete(), 16, 99) == DiscreteWhy(16, Fraction(99), 54, None, Fraction(20))
    assert explain_victory_points(Simple(), 16, 14) == SimpleWhy(16, fourteen, Fraction(2), more_than=Fraction(16, 5))
    assert explain_victory_points(Simple(), 70, 14) == SimpleWhy(70, fourteen, Fraction(2), at_least=13)


@pytest.mark.parametrize("scale", [PLAIN, Discrete(), Simple()])
def test_a_match_has_boards(scale: Scale) -> None:
    for ask in (victory_points, smallest_margin, mean_margin):
        with pytest.raises(ProblemsFound) as found:
            ask(scale, 0, 12)
        assert found.value.problems[0].kind == "match-boards"


@pytest.mark.parametrize(("scale", "vp"), [(PLAIN, 9), (PLAIN, 21), (Discrete(), 9), (Simple(), Fraction(1, 2))])
def test_no_margin_wins_less_than_half_or_more_than_all(scale: Scale, vp: Fraction) -> None:
    for ask in (smallest_margin, mean_margin):
        with pytest.raises(ProblemsFound) as found:
            ask(scale, 16, vp)
        assert found.value.problems[0].kind == "vp-range"
