"""Butler against a plain list of scores, and the conventions of the datum one by one."""

from fractions import Fraction
from math import lcm
from statistics import median
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.seats import Side
from arbitro.scoring.butler import AgainstDatum, Butler, Datum, explain_butler, find_datum, score_butler
from arbitro.scoring.comparable import Counting, Sections
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.imps import imps
from arbitro.scoring.outcome import Adjusted, Artificial, Average, Played, Share, Weighted, assigned
from arbitro.scoring.rounding import Rounding
from tests.scoring.fields import fields, played
from tests.scoring.imp_fields import field_of, fields_of, met
from tests.scoring.naive import scores_of

conventions = st.builds(
    Datum,
    trim=st.integers(0, 3),
    trim_share=st.sampled_from([Fraction(0), Fraction(1, 10), Fraction(1, 4), Fraction(2, 5)]),
    average=st.sampled_from(["mean", "median"]),
    unit=st.sampled_from([10, 1, None]),
    rule=st.sampled_from(Rounding),
    counting=st.sampled_from(get_args(Counting)),
    own=st.booleans(),
)


def to_the_unit(value: Fraction, unit: int, rule: Rounding) -> Fraction:
    """Both neighbours, and the one that the rule's name asks for."""
    low = value // unit * unit
    if low == value:
        return value
    high, away = low + unit, value > 0
    down = {Rounding.DOWN: True, Rounding.UP: False, Rounding.AWAY: not away, Rounding.TOWARD_ZERO: away}
    if rule in down:
        return Fraction(low if down[rule] else high)
    if value - low != high - value:
        return Fraction(low if value - low < high - value else high)
    halves = {
        Rounding.HALF_DOWN: True,
        Rounding.HALF_UP: False,
        Rounding.HALF_AWAY: not away,
        Rounding.HALF_TOWARD_ZERO: away,
        Rounding.HALF_EVEN: low // unit % 2 == 0,
    }
    return Fraction(low if halves[rule] else high)


def naive_datum(field: BoardField, method: Butler, line: int, side: Side) -> Fraction | None:
    """The scores for North-South in a row, as many copies of each that every share is a whole number of them."""
    convention = method.datum
    sign = 1 if side is Side.NS else -1
    counted = [
        scores_of(field.lines[at].outcome, side)
        for at in met(field, line, side, convention.counting, method.sections)
        if convention.own or at != line
    ]
    if not counted:
        return None
    copies = lcm(*(weight.denominator for shares in counted for weight, _ in shares))
    row = sorted(sign * score for shares in counted for weight, score in shares for _ in range(int(weight * copies)))
    trim = max(convention.trim, int(convention.trim_share * len(counted)))
    while 2 * trim >= len(counted):
        trim -= 1
    row = row[trim * copies : len(row) - trim * copies]
    value = Fraction(sum(row), len(row)) if convention.average == "mean" else Fraction(median(row))
    return value if convention.unit is None else to_the_unit(value, convention.unit, convention.rule)


def naive(field: BoardField, method: Butler, line: int, side: Side) -> Fraction | None:
    own = scores_of(field.lines[line].outcome, side)
    if not own:
        return None
    datum = naive_datum(field, method, line, side)
    if datum is None:
        return Fraction()
    sign = 1 if side is Side.NS else -1
    return sum((weight * imps(score - sign * datum) for weight, score in own), Fraction())


methods = st.builds(Butler, conventions, st.sampled_from(get_args(Sections)))


@given(fields(), methods)
def test_points_are_those_of_the_plain_list(field: BoardField, method: Butler) -> None:
    found = score_butler(field, method)
    for line in range(len(field.lines)):
        assert found.points(line) == tuple(naive(field, method, line, side) for side in Side)


@given(fields(), methods)
def test_the_explanation_gives_the_points(field: BoardField, method: Butler) -> None:
    found = score_butler(field, method)
    for line in range(len(field.lines)):
        for side, points in zip(Side, found.points(line), strict=True):
            why = explain_butler(field, method, line, side)
            assert (why.points if why else None) == points


@given(fields_of(played), conventions)
def test_the_two_sides_of_a_table_cancel(field: BoardField, convention: Datum) -> None:
    found = score_butler(field, Butler(convention))
    assert all(ns is not None and ew is not None and ns + ew == 0 for ns, ew in zip(found.ns, found.ew, strict=True))


def datum_of(scores: list[int], convention: Datum) -> Fraction | None:
    return find_datum({score: scores.count(score) for score in scores}, convention).value


SCORES = [650, 620, 620, 170, -100]


@pytest.mark.parametrize(
    ("convention", "expected"),
    [
        (Datum(trim=0, unit=None), 392),
        (Datum(trim=0), 390),
        (Datum(trim=1, unit=None), 470),
        (Datum(trim=2), 620),
        (Datum(trim=9), 620),
        (Datum(trim=0, trim_share=Fraction(1, 5)), 470),
        (Datum(trim=0, trim_share=Fraction(19, 100), unit=None), 392),
        (Datum(trim=0, average="median"), 620),
    ],
)
def test_the_datum_of_five_scores(convention: Datum, expected: int) -> None:
    assert datum_of(SCORES, convention) == expected


def test_a_datum_half_way_goes_by_its_rule() -> None:
    scores = [420, 430, -420, -430]
    assert datum_of(scores[:2], Datum()) == 430
    assert datum_of(scores[2:], Datum()) == -430
    assert datum_of(scores[2:], Datum(rule=Rounding.HALF_UP)) == -420
    assert datum_of(scores[:2], Datum(rule=Rounding.HALF_EVEN)) == 420


def test_the_median_of_an_even_number_is_the_middle_of_two() -> None:
    assert datum_of([620, 170, 140, -100], Datum(trim=0, average="median", unit=None)) == 155


def test_adjusted_scores_have_no_part_in_the_datum_unless_the_convention_says_so() -> None:
    split = Weighted((Share(Fraction(1, 2), 1000), Share(Fraction(1, 2), 0)))
    field = field_of([Played(400), Played(200), Adjusted(split, split), Adjusted(assigned(600), assigned(600))])
    plain = Datum(trim=0)
    found = {
        counting: explain_butler(field, Butler(Datum(trim=0, counting=counting)), 0, Side.NS)
        for counting in get_args(Counting)
    }
    datums = {counting: why.datum for counting, why in found.items() if isinstance(why, AgainstDatum)}
    assert plain.counting == "played"
    assert datums == {"played": 300, "assigned": 400, "shares": 430}  # 425 is half way


def test_a_contestant_s_own_score_can_be_left_out() -> None:
    field = field_of([Played(600), Played(200), Played(100)])
    method = Butler(Datum(trim=0, own=False))
    assert [score_butler(field, method).points(i)[0] for i in range(3)] == [10, -4, -7]
    lone = field_of([Played(600)])
    assert score_butler(lone, method).points(0) == (Fraction(0), Fraction(0))


def test_an_artificial_score_waits_for_its_award() -> None:
    field = field_of([Played(620), Adjusted(Artificial(Average.AVERAGE_PLUS), Artificial(Average.AVERAGE_MINUS))])
    assert score_butler(field, Butler()).points(1) == (None, None)


def test_a_weighted_score_is_weighted_in_imps() -> None:
    ruling = Weighted((Share(Fraction(3, 5), 420), Share(Fraction(2, 5), -50)))
    field = field_of([Adjusted(ruling, assigned(420)), Played(420), Played(420)])
    assert score_butler(field, Butler()).points(0) == (Fraction(-4), Fraction(0))


def test_different_forms_of_a_fouled_board_have_their_own_datum() -> None:
    lines = (
        Line("1", "2", Played(620), form="as dealt"),
        Line("3", "4", Played(-1000), form="fouled"),
    )
    found = score_butler(BoardField("1", lines), Butler())
    assert [found.points(i)[0] for i in range(2)] == [0, 0]


def test_the_explanation_tells_the_datum_from_the_side_s_view() -> None:
    field = field_of([Played(score) for score in SCORES])
    assert explain_butler(field, Butler(), 3, Side.EW) == AgainstDatum(
        score=-170,
        datum=Fraction(-470),
        unrounded=Fraction(-470),
        results=3,
        trimmed=1,
        convention=Datum(),
        difference=Fraction(300),
        points=Fraction(7),
    )


@pytest.mark.parametrize(
    ("convention", "kind"),
    [
        ({"trim": -1}, "datum-trim"),
        ({"trim_share": Fraction(1, 2)}, "datum-trim-share"),
        ({"unit": 0}, "datum-unit"),
    ],
)
def test_an_impossible_convention_is_refused(convention: dict[str, int], kind: str) -> None:
    with pytest.raises(ProblemsFound) as found:
        Datum(**convention)  # type: ignore[arg-type]
    assert [problem.kind for problem in found.value.problems] == [kind]
