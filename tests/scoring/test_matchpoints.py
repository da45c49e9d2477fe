"""Matchpoints (78A) with everything that can be on a board."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.bridge.seats import Side
from arbitro.regulations import load, parse_pack
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.matchpoints import (
    Compared,
    Matchpoints,
    Scaled,
    ShareOfTop,
    SmallGroup,
    explain_matchpoints,
    matchpoints,
    score_matchpoints,
)
from arbitro.scoring.outcome import (
    Adjusted,
    Artificial,
    Average,
    NotPlayed,
    Outcome,
    Percentage,
    Played,
    Share,
    Weighted,
    assigned,
)
from tests.scoring import naive
from tests.scoring.fields import fields, methods, scores

FIGB = load("figb_2017")
SIXTY, FORTY = Percentage(Fraction(3, 5)), Percentage(Fraction(2, 5))


def field_of(*outcomes: Outcome | int, expected: int | None = None, forms: str = "", sections: str = "") -> BoardField:
    """Lines of the outcomes; a number is a score made at the table."""
    return BoardField(
        "1",
        tuple(
            Line(
                f"N{at}",
                f"E{at}",
                Played(outcome) if isinstance(outcome, int) else outcome,
                sections[at : at + 1],
                forms[at : at + 1],
            )
            for at, outcome in enumerate(outcomes)
        ),
        expected,
    )


PLAIN = Matchpoints()
Points = list[Fraction | int | None]


def points(field: BoardField, method: Matchpoints = PLAIN) -> tuple[Points, Points]:
    """What North-South and East-West have."""
    scored = score_matchpoints(field, method, FIGB)
    sides = [scored.points(at) for at in range(len(field.lines))]
    return [ns for ns, _ in sides], [ew for _, ew in sides]


def test_two_for_a_score_beaten_and_one_for_an_equal_one() -> None:
    assert matchpoints([650, 620, 620, 170, -100]) == [8, 5, 5, 2, 0]  # T78-1
    assert points(field_of(650, 620, 620, 170, -100)) == ([8, 5, 5, 2, 0], [0, 3, 3, 6, 8])
    assert score_matchpoints(field_of(650, 620, 620, 170, -100), Matchpoints()).top == 8


def test_one_and_a_half_on_the_other_scale() -> None:
    half = Fraction(1, 2)
    assert points(field_of(650, 620, 620, 170, -100), Matchpoints(scale=1))[0] == [4, 5 * half, 5 * half, 1, 0]
    assert score_matchpoints(field_of(650, 620, 620, 170, -100), Matchpoints(scale=1)).top == 4


@given(st.lists(scores, min_size=1, max_size=40))
def test_the_points_of_a_board_add_up(board: list[int]) -> None:
    ns, ew = points(field_of(*board))
    assert sum(p for p in ns if p is not None) == len(board) * (len(board) - 1)
    assert all(n is not None and e is not None and n + e == 2 * (len(board) - 1) for n, e in zip(ns, ew, strict=True))


@given(fields(), methods)
def test_every_board_is_scored_as_by_comparing_every_two_lines(field: BoardField, method: Matchpoints) -> None:
    scored = score_matchpoints(field, method, FIGB)
    for at in range(len(field.lines)):
        for side, found in zip(Side, scored.points(at), strict=True):
            wanted = naive.line_points(field, method, at, side, FIGB)
            assert found == (None if isinstance(wanted, Average) else wanted)


@given(fields(), methods)
def test_the_explanation_arrives_at_the_points(field: BoardField, method: Matchpoints) -> None:
    scored = score_matchpoints(field, method, FIGB)
    for at in range(len(field.lines)):
        for side, found in zip(Side, scored.points(at), strict=True):
            why = explain_matchpoints(field, method, at, side, FIGB)
            assert found == (None if why is None else why.points)


@given(fields(), methods)
def test_nobody_gets_more_than_the_top_or_less_than_nothing(field: BoardField, method: Matchpoints) -> None:
    scored = score_matchpoints(field, method, FIGB)
    for at in range(len(field.lines)):
        top = scored.top_of(at)
        assert top is not None
        assert all(found is None or 0 <= found <= top for found in scored.points(at))


def test_an_artificial_score_is_a_share_of_the_full_top_and_missing_for_the_others() -> None:
    played = [700, 600, 500, 400, 300, 200, 100]
    ns, ew = points(field_of(*played, Adjusted(SIXTY, FORTY)))
    assert ns == [*(Fraction(2 * m + 1) * 8 / 7 - 1 for m in range(6, -1, -1)), Fraction(42, 5)]  # TN12.1-1
    assert ns[0] == Fraction(97, 7)
    assert ew[-1] == Fraction(28, 5)
    assert points(field_of(*played, Adjusted(SIXTY, FORTY)), Matchpoints(missing="reserve"))[0][:7] == [
        *(13, 11, 9, 7, 5, 3, 1)  # TN12.1-2
    ]


def test_an_average_plus_waits_for_the_session() -> None:
    plus = Artificial(Average.AVERAGE_PLUS)
    assert points(field_of(420, 420, Adjusted(plus, plus))) == ([2, 2, None], [2, 2, None])


def test_a_board_without_any_result_has_only_its_artificial_scores() -> None:
    field = field_of(Adjusted(SIXTY, FORTY), NotPlayed())
    assert points(field) == ([Fraction(6, 5), None], [Fraction(4, 5), None])


def test_results_still_expected_count_as_missing() -> None:
    assert points(field_of(420, 50, expected=4))[0] == [5, 1]  # (2 + 1) * 4 / 2 - 1
    assert score_matchpoints(field_of(420, 50, expected=4), Matchpoints()).top == 6


def test_a_weighted_score_meets_the_others_by_its_weights() -> None:
    three_fifths = Weighted((Share(Fraction(3, 5), 420), Share(Fraction(2, 5), -50)))
    ns, ew = points(field_of(Adjusted(three_fifths, three_fifths), 420, -50))
    # as 420 it ties one and beats one, as -50 it ties one
    assert ns == [Fraction(3, 5) * 3 + Fraction(2, 5) * 1, 2 + Fraction(3, 5) + Fraction(2, 5) * 2, Fraction(2, 5)]
    assert ew == [4 - Fraction(11, 5), 4 - Fraction(17, 5), 4 - Fraction(2, 5)]


def test_a_weighted_score_left_out_is_missing_for_the_others() -> None:
    three_fifths = Weighted((Share(Fraction(3, 5), 420), Share(Fraction(2, 5), -50)))
    ns, _ = points(field_of(Adjusted(three_fifths, three_fifths), 420, -50), Matchpoints(weighted="neuberg"))
    assert ns == [Fraction(11, 5), Fraction(7, 2), Fraction(1, 2)]  # the others: 2 and 0 of two, brought to three


def test_each_side_meets_its_own_field_when_a_score_is_split() -> None:
    field = field_of(Adjusted(assigned(420), assigned(450)), 430)
    assert points(field) == ([0, 2], [0, 2])  # 420 < 430 for North-South, -450 < -430 for East-West


def test_one_assigned_score_for_both_sides_is_a_score_like_any_other() -> None:
    field = field_of(Adjusted(assigned(420), assigned(420)), 420, -50)
    for weighted in ("weights", "neuberg"):
        assert points(field, Matchpoints(weighted=weighted))[0] == [3, 3, 0]


@given(fields(least=2), methods, st.sampled_from(Side))
def test_a_weighted_score_is_the_mean_of_its_outcomes_in_points(
    field: BoardField, method: Matchpoints, side: Side
) -> None:
    for at, line in enumerate(field.lines):
        weighted, other = (naive.given_to(line.outcome, which) for which in (side, side.opponents))
        if not isinstance(weighted, Weighted) or other is None:
            continue
        expected = Fraction()
        for share in weighted.shares:
            single = assigned(share.score_ns)
            outcome = Adjusted(single, other) if side is Side.NS else Adjusted(other, single)
            if naive.is_met(outcome, side, method) != naive.is_met(line.outcome, side, method):
                break  # alone, this outcome would be a score that the others meet
            changed = Line(line.ns, line.ew, outcome, line.section, line.form)
            lines = (*field.lines[:at], changed, *field.lines[at + 1 :])
            worth = points(BoardField("1", lines, field.expected, field.sections), method)[side is Side.EW][at]
            assert worth is not None
            expected += share.weight * worth
        else:
            assert points(field, method)[side is Side.EW][at] == expected


def test_sections_across_the_field_or_apart() -> None:
    field = field_of(420, 50, 400, 100, 110, sections="AABBB")
    assert points(field)[0] == [8, 0, 6, 2, 4]
    assert points(field, Matchpoints(sections="apart"))[0] == [2, 0, 4, 0, 2]
    apart = score_matchpoints(field, Matchpoints(sections="apart"))
    assert [apart.top_of(at) for at in range(5)] == [2, 2, 4, 4, 4]


def test_a_fouled_board_is_scored_apart_by_what_the_tables_held() -> None:
    # TN87.2-3: six of ten by Neuberg; the other four as well
    field = field_of(60, 50, 40, 30, 20, 10, 400, 300, 200, 100, forms="aaaaaabbbb")
    ns, _ = points(field)
    assert ns[:6] == [Fraction(52, 3), 14, Fraction(32, 3), Fraction(22, 3), 4, Fraction(2, 3)]
    assert ns[6:] == [Fraction(7 * 10, 4) - 1, Fraction(5 * 10, 4) - 1, Fraction(3 * 10, 4) - 1, Fraction(10, 4) - 1]


@pytest.mark.parametrize(
    ("small", "ns", "ew"),
    [
        ((620,), (60,), (60,)),
        ((620, 650), (55, 65), (65, 55)),  # TN87.2-1
        ((420, 420, -50), (65, 65, 50), (55, 55, 70)),  # TN87.2-2
    ],
)
def test_a_small_group_of_a_fouled_board_goes_by_the_table(
    small: tuple[int, ...], ns: tuple[int, ...], ew: tuple[int, ...]
) -> None:
    field = field_of(40, 30, 20, 10, *small, forms="aaaa" + "b" * len(small))
    top = 2 * (len(field.lines) - 1)
    found_ns, found_ew = points(field)
    assert found_ns[4:] == [Fraction(share, 100) * top for share in ns]
    assert found_ew[4:] == [Fraction(share, 100) * top for share in ew]


def test_three_results_of_one_form_are_no_small_group() -> None:
    field = field_of(420, 420, -50, Adjusted(SIXTY, SIXTY), forms="aaab")
    assert points(field)[0][:3] == [
        Fraction(13, 3),
        Fraction(13, 3),
        Fraction(1, 3),
    ]  # 3, 3, 0 of three brought to four


def test_without_a_pack_every_group_goes_by_the_formula() -> None:
    field = field_of(40, 30, 20, 10, 620, forms="aaaab")
    assert score_matchpoints(field, Matchpoints()).points(4) == (Fraction(4), Fraction(4))


def test_the_explanation_says_what_was_compared() -> None:
    field = field_of(420, 420, -50, Adjusted(SIXTY, FORTY))
    why = explain_matchpoints(field, Matchpoints(), 0, Side.EW, FIGB)
    compared = Compared(-420, Fraction(), Fraction(1), 3, Fraction(1))
    assert why == Scaled(compared, 4, "neuberg", Fraction(5, 3))
    assert explain_matchpoints(field, Matchpoints(), 3, Side.EW, FIGB) == ShareOfTop(Fraction(2, 5), Fraction(12, 5))


def test_the_explanation_of_a_small_group_names_its_source() -> None:
    field = field_of(40, 30, 20, 10, 620, 650, forms="aaaabb")
    why = explain_matchpoints(field, Matchpoints(), 4, Side.NS, FIGB)
    assert isinstance(why, SmallGroup)
    assert (why.results, why.share, why.points) == (2, Fraction(55, 100), Fraction(11, 2))
    assert "87.2" in why.source


def test_the_regulations_choose_the_options() -> None:
    text = """
extends = "wbf"
[scoring]
sections = "apart"
[scoring.matchpoints]
points_per_win = 1
missing_results = "reserve"
weighted_in_field = "neuberg"
"""
    assert Matchpoints.by(FIGB) == Matchpoints()
    assert Matchpoints.by(parse_pack(text, "club")) == Matchpoints(1, "reserve", "neuberg", "apart")
