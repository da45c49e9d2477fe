"""Fouled boards: Law 87 and article 87."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.edition import ALL, E1997, E2007, E2017, Edition
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.board import Board
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import Seat, Side, Vulnerability
from arbitro.regulations import load
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.fouled import (
    Change,
    Passage,
    clause_for,
    explain_small_group,
    fouling_penalties,
    held,
    is_fouled,
    is_small,
    small_group,
    with_forms,
)
from arbitro.scoring.matchpoints import Matchpoints, score_matchpoints
from arbitro.scoring.outcome import Played
from arbitro.scoring.penalty import Unit, penalty_points

WBF, FIGB = load("wbf"), load("figb_2017")
ONE = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
OTHER = Deal.parse("N:AKQJT9876543.2.. 2.AKQJT9876543.. ..AKQJT98765432. ...AKQJT98765432")


def percents(values: tuple[Fraction, ...]) -> list[int]:
    return [int(value * 100) for value in values]


# -- what fouls a board


@pytest.mark.parametrize("edition", ALL)
def test_a_misplaced_card_fouls_a_board(edition: Edition) -> None:
    assert is_fouled([Board(1, ONE), Board(1, OTHER), Board(1, ONE)], edition)
    assert not is_fouled([Board(1, ONE), Board(1, ONE)], edition)


@pytest.mark.parametrize(("edition", "fouled"), [(E1997, False), (E2007, True), (E2017, True)])
def test_t87_2_other_marks_foul_a_board_since_2007(edition: Edition, fouled: bool) -> None:
    assert is_fouled([Board(1, ONE), Board(1, ONE, marked_vulnerability=Vulnerability.BOTH)], edition) is fouled
    assert is_fouled([Board(1, ONE), Board(1, ONE, marked_dealer=Seat.WEST)], edition) is fouled


def test_a_mark_that_repeats_what_the_number_says_is_no_difference() -> None:
    assert not is_fouled([Board(1, ONE), Board(1, ONE, marked_dealer=Seat.NORTH)], E2017)


def test_t87_3_teams_go_by_86b2_in_2017() -> None:
    assert str(clause_for(E2017, teams=True)) == "86B2"
    assert str(clause_for(E2017, teams=False)) == "87B"
    assert {str(clause_for(edition, teams=True)) for edition in (E1997, E2007)} == {"87B"}


# -- which table held what


def test_t87_1_seven_tables_before_the_swap_and_three_after() -> None:
    forms = held([Passage(order) for order in range(1, 11)], [Change(after=7, form="swapped")])
    assert forms == ("",) * 7 + ("swapped",) * 3


def test_only_the_copy_that_was_fouled_is_affected() -> None:
    passages = [Passage(1, "A"), Passage(2, "A"), Passage(1, "B"), Passage(2, "B")]
    assert held(passages, [Change(1, "swapped", "B")]) == ("", "", "", "swapped")


def test_a_board_set_right_again_joins_the_original_group() -> None:
    passages = [Passage(order) for order in (4, 1, 2, 3, 5)]
    changes = [Change(3, ""), Change(1, "swapped")]
    assert held(passages, changes) == ("", "", "swapped", "swapped", "")


def test_an_error_of_duplication_is_there_from_the_first_table() -> None:
    assert held([Passage(1, "A"), Passage(1, "B")], [Change(0, "wrong", "B")]) == ("", "wrong")


def test_two_copies_may_take_the_same_form() -> None:
    passages = [Passage(1, "A"), Passage(2, "A"), Passage(2, "B")]
    changes = [Change(1, "swapped", "A"), Change(1, "swapped", "B")]
    assert held(passages, changes) == ("", "swapped", "swapped")


def field_of(*scores: int) -> BoardField:
    return BoardField("7", tuple(Line(f"N{i}", f"E{i}", Played(score)) for i, score in enumerate(scores)))


def test_the_forms_go_into_the_field() -> None:
    field = with_forms(field_of(620, 170, -100), [Passage(1), Passage(2), Passage(3)], [Change(1, "x")])
    assert [line.form for line in field.lines] == ["", "x", "x"]
    with pytest.raises(ProblemsFound, match="passages"):
        with_forms(field, [Passage(1)], [])


def test_tn87_2_3_a_group_of_six_among_ten_by_neuberg() -> None:
    scores = (650, 620, 600, 170, 140, -100, 1, 2, 3, 4)
    field = with_forms(field_of(*scores), [Passage(i) for i in range(1, 11)], [Change(6, "swapped")])
    found = score_matchpoints(field, Matchpoints(), FIGB)
    expected = [(points + 1) * Fraction(10, 6) - 1 for points in (10, 8, 6, 4, 2, 0)]
    assert [round(float(points), 3) for points in expected] == [17.333, 14, 10.667, 7.333, 4, 0.667]
    assert [found.points(i)[0] for i in range(6)] == expected
    assert found.top == 18


def test_a_small_group_in_a_field_has_its_shares_of_the_full_top() -> None:
    field = with_forms(field_of(10, 20, 30, 40, 50, 620, 650), [Passage(i) for i in range(1, 8)], [Change(5, "x")])
    found = score_matchpoints(field, Matchpoints(), FIGB)
    assert found.points(5) == (Fraction(55, 100) * 12, Fraction(65, 100) * 12)
    assert found.points(6) == (Fraction(65, 100) * 12, Fraction(55, 100) * 12)


# -- small groups

TABLE_OF_87_2 = [
    ((620,), [60], [60]),
    ((620, 650), [55, 65], [65, 55]),
    ((620, 620), [60, 60], [60, 60]),
    ((650, 620, 170), [70, 60, 50], [50, 60, 70]),
    ((420, 420, -50), [65, 65, 50], [55, 55, 70]),
    ((-50, 420, -50), [55, 70, 55], [65, 50, 65]),
    ((110, 110, 110), [60, 60, 60], [60, 60, 60]),
]


@pytest.mark.parametrize(("scores", "ns", "ew"), TABLE_OF_87_2)
def test_every_row_of_the_table_of_87_2(scores: tuple[int, ...], ns: list[int], ew: list[int]) -> None:
    found = small_group(scores, FIGB)
    assert (percents(found[0]), percents(found[1])) == (ns, ew)


@given(st.lists(st.sampled_from([-100, 0, 420, 450]), min_size=1, max_size=3))
def test_the_two_sides_are_treated_alike(scores: list[int]) -> None:
    ns, ew = small_group(scores, FIGB)
    assert small_group([-score for score in scores], FIGB) == (ew, ns)
    assert {a + b for a, b in zip(ns, ew, strict=True)} == {Fraction(6, 5)}
    assert sum(ns) == Fraction(3, 5) * len(scores)


def test_groups_of_four_and_more_are_not_small() -> None:
    assert [is_small(results, FIGB) for results in range(6)] == [False, True, True, True, False, False]
    for scores in ([], [10, 20, 30, 40]):
        with pytest.raises(ProblemsFound, match="group-size"):
            small_group(scores, FIGB)


def test_the_reasons_name_the_table_and_the_article() -> None:
    why = explain_small_group((420, 420, -50), FIGB)
    assert (percents(why.table), int(why.total * 100), why.source) == ([70, 60, 50], 120, "art. 87.2")


# -- penalties

PAIRS = {Side.NS: "1", Side.EW: "2"}


def lost(misplaced: list[Seat], duplicating: bool = False) -> dict[str, Fraction]:
    penalties = fouling_penalties(PAIRS, misplaced, duplicating=duplicating, pack=FIGB)
    return {p.contestant: penalty_points(p, Unit.MATCHPOINTS, 14).points for p in penalties}


def test_tn87_1_1_both_pairs_whose_cards_went_astray() -> None:
    assert lost([Seat.NORTH, Seat.EAST]) == {"1": Fraction(14, 10), "2": Fraction(14, 10)}


def test_tn87_1_2_only_the_pair_whose_cards_went_astray() -> None:
    assert lost([Seat.NORTH, Seat.SOUTH]) == {"1": Fraction(14, 10)}


def test_tn87_1_3_twice_as_much_while_duplicating() -> None:
    assert lost([Seat.NORTH, Seat.EAST], duplicating=True) == {"1": Fraction(28, 10), "2": Fraction(28, 10)}


def test_without_an_amount_in_the_regulations_there_is_no_automatic_penalty() -> None:
    assert fouling_penalties(PAIRS, [Seat.NORTH], duplicating=False, pack=WBF) == ()
