"""The checker's own arithmetic, against the values that the Laws and the norms print."""

from fractions import Fraction

import pytest

from tests.contest.checker.boards import Account, Line, accounts, imps_worth, share_worth
from tests.contest.checker.figures import Figures
from tests.contest.checker.matches import Match, Room, board_imps, board_points, margins
from tests.contest.checker.points import contract_score, imps, smallest_margin, victory_points
from tests.contest.facts import Fact

FIGB = Figures(non_increasing=False)


WEIGHTED: Fact = {
    "type": "weighted",
    "shares": [{"weight": "3/5", "score_ns": 420}, {"weight": "2/5", "score_ns": -50}],
}


@pytest.mark.parametrize(
    ("result", "board", "score"),
    [
        ("1NT N =", 1, 90),
        ("3NT N =", 1, 400),
        ("3NT S =", 2, 600),
        ("4H N +1", 4, 650),
        ("2SX N =", 4, 670),
        ("2CX N +1", 1, 280),
        ("1NTXX N =", 1, 560),
        ("3DXX N +2", 4, 1640),
        ("6H N =", 3, 980),
        ("7NT E =", 3, -2220),
        ("7NTXX W =", 4, -2980),
        ("5DX N -4", 1, -800),
        ("5DX N -4", 2, -1100),
        ("5DXX E -4", 2, 1600),
        ("5DXX E -4", 3, 2200),
        ("3S N -3", 1, -150),
        ("PASS", 7, 0),
    ],
)
def test_scores_of_law_77(result: str, board: int, score: int) -> None:
    assert contract_score(result, board) == score


def test_imps_of_law_78b() -> None:
    assert [imps(difference) for difference in (0, 10, 20, 40, 50, 450, 4000, 7600)] == [0, 0, 1, 1, 2, 10, 24, 24]
    assert imps(-450) == -10


@pytest.mark.parametrize(
    ("boards", "margin", "continuous", "discrete"),
    [
        *((16, 0, "10", 10), (16, 1, "10.31", 10), (16, 5, "11.48", 12), (16, 14, "13.74", 14), (16, 23, "15.56", 16)),
        *((16, 60, "20", 20), (20, 67, "19.99", 20), (20, 68, "20", 20), (8, 16, "15.50", 15), (32, 40, "16.46", 16)),
    ],
)
def test_victory_points_of_appendix_7(boards: int, margin: int, continuous: str, discrete: int) -> None:
    assert victory_points(boards, Fraction(margin), FIGB) == Fraction(continuous)
    assert victory_points(boards, Fraction(-margin), FIGB) == 20 - Fraction(continuous)
    assert victory_points(boards, Fraction(margin), Figures(scale="discrete")) == discrete


def test_the_correction_of_the_wbf() -> None:
    changed = {(16, 14): "13.75", (8, 40): "19.74", (40, 74): "18.86", (40, 84): "19.46", (16, 13): "13.52"}
    assert {at: victory_points(at[0], Fraction(at[1]), Figures()) for at in changed} == {
        at: Fraction(points) for at, points in changed.items()
    }


def test_simple_victory_points_need_more_than_a_fifth_of_the_boards() -> None:
    simple = Figures(scale="simple")
    told = {(20, "4"): 1, (20, "5"): 2, (20, "-5"): 0, (24, "4.9"): 2, (64, "12.9"): 2, (65, "12.9"): 1, (65, "13"): 2}
    assert {at: victory_points(at[0], Fraction(at[1]), simple) for at in told} == told


def test_the_margins_of_a_bye() -> None:
    printed = {3: 3, 5: 4, 8: 5, 9: 6, 12: 6, 13: 7, 16: 7, 20: 8, 24: 9, 28: 10, 32: 10, 36: 11, 40: 11}
    assert {boards: smallest_margin(boards, Fraction(12), FIGB) for boards in printed} == printed
    discrete = {6: 3, 8: 4, 10: 4, 12: 5, 16: 5, 20: 6, 32: 8}
    assert {at: smallest_margin(at, Fraction(12), Figures(scale="discrete")) for at in discrete} == discrete


def field(*scores: int | Fact) -> list[Line]:
    """Pairs n1, e1, n2, e2 … with these results."""
    told = [{"score": score} if isinstance(score, int) else score for score in scores]
    return [Line((f"n{at}",), (f"e{at}",), 1, recorded) for at, recorded in enumerate(told, 1)]


def scored(lines: list[Line], size: int, scoring: str = "matchpoints") -> dict[str, Account]:
    return accounts([lines], scoring, Figures(), lambda _: size)


def test_matchpoints_of_law_78a() -> None:
    found = scored(field(650, 620, 620, 170, -100), 5)
    assert [found[f"n{at}"].points for at in range(1, 6)] == [8, 5, 5, 2, 0]
    assert [found[f"e{at}"].points for at in range(1, 6)] == [0, 3, 3, 6, 8]


def test_neuberg_brings_seven_results_to_eight() -> None:
    artificial = {"ns": {"type": "percentage", "share": "3/5"}, "ew": {"type": "percentage", "share": "2/5"}}
    found = scored(field(700, 600, 500, 400, 300, 200, 100, artificial), 8)
    assert [found[who].points for who in ("n1", "n4", "n7")] == [Fraction(97, 7), 7, Fraction(1, 7)]
    worth = [found[who].total(lambda given, own: share_worth(given, own, Figures()), True) for who in ("n8", "e8")]
    assert [points for points, _ in worth] == [Fraction("8.4"), Fraction("5.6")]


def test_a_weighted_score_meets_the_field_by_its_weights() -> None:
    found = scored(field(420, 420, -50, dict.fromkeys(("ns", "ew"), WEIGHTED)), 4)
    assert (found["n4"].points, found["e4"].points) == (Fraction("2.8"), Fraction("3.2"))
    assert sum(found[f"n{at}"].points for at in range(1, 5)) == 12


def test_a_small_group_of_a_fouled_board() -> None:
    other = [{"score": score, "form": "swapped"} for score in (420, 420, -50)]
    found = scored(field(100, 90, 80, 70, *other), 7)
    assert [100 * found[f"n{at}"].points / 12 for at in (5, 6, 7)] == [65, 65, 50]
    assert [100 * found[f"e{at}"].points / 12 for at in (5, 6, 7)] == [55, 55, 70]
    assert found["n1"].points == Fraction(6 + 1) * 7 / 4 - 1


def test_average_plus_and_minus_look_at_the_session() -> None:
    plus, minus = ({"type": "artificial", "award": award} for award in ("plus", "minus"))
    assert share_worth(plus, Fraction("0.634"), Figures()) == Fraction("0.634")
    assert share_worth(plus, Fraction("0.55"), Figures()) == share_worth(plus, None, Figures()) == Fraction("0.6")
    assert share_worth(minus, Fraction("0.36"), Figures()) == Fraction("0.36")
    assert share_worth(minus, Fraction("0.36"), Figures(own_minus=False)) == Fraction("0.4")
    assert share_worth({**plus, "final": True}, Fraction("0.7"), Figures()) == Fraction("0.6")
    assert imps_worth(plus, Fraction(4), Figures()) == 4
    assert imps_worth({"type": "percentage", "share": "2/5"}, Fraction(-9), Figures()) == -3


def test_butler_and_cross_imps_against_the_field() -> None:
    # Without the ends the mean of 400, 420 and 430 is 416 2/3, so 420.
    found = scored(field(1000, 400, 420, 430, -100), 5, "butler")
    assert [found[f"n{at}"].points for at in range(1, 6)] == [11, -1, 0, 0, -11]
    crossed = scored(field(420, 420, -50), 3, "cross_imps")
    assert [crossed[f"n{at}"].points for at in range(1, 4)] == [5, 5, -10]
    assert crossed["e3"].points == 10


def match_of(*boards: tuple[Fact, Fact]) -> Match:
    match = Match("A", "B", {1}, 1, len(boards))
    for number, (opened, closed) in enumerate(boards, 1):
        match.rooms[1, number] = [Room("A", "B", number, opened), Room("B", "A", number, closed)]
    return match


def test_two_results_of_a_board_are_compared_and_weighted_in_imps() -> None:
    weighted: Fact = dict.fromkeys(("ns", "ew"), WEIGHTED)
    match = match_of(({"score": 620}, {"score": 170}), (weighted, {"score": 420}))
    none: dict[str, Fraction | None] = {"A": None, "B": None}
    assert [board_imps(match, board, "A", None, Figures()) for board in match.rooms] == [10, -4]
    assert [*margins(match, none, Figures(), knockout=False)] == [6, -6]


def test_scores_that_do_not_balance_are_averaged_in_a_knock_out() -> None:
    match = match_of(({"ns": {"type": "imps", "imps": "6"}, "ew": {"type": "imps", "imps": "-2"}}, {"score": 100}))
    none: dict[str, Fraction | None] = {"A": None, "B": None}
    assert [*margins(match, none, Figures(), knockout=False)] == [6, -2]
    assert [*margins(match, none, Figures(), knockout=True)] == [4, -4]


@pytest.mark.parametrize(
    ("ns", "ew", "points"),
    [("3/5", "2/5", [2, 0]), ("3/5", "3/5", [2, 1]), ("1/2", "1/2", [1, 1]), ("2/5", "1/2", [1, 1])],
)
def test_board_a_match_with_an_artificial_score_adds_the_shares(ns: str, ew: str, points: list[int]) -> None:
    # In the closed room A, East-West, is better than 13 of 20 others: 65 %, and B 35 %.
    closed = {"score": -65}
    given = {side: {"type": "percentage", "share": share} for side, share in (("ns", ns), ("ew", ew))}
    match = match_of((given, closed))
    field = [room for rooms in match.rooms.values() for room in rooms]
    field += [Room("C", "D", 1, {"score": score}) for score in [-100] * 7 + [100] * 13]
    assert [board_points(match, (1, 1), team, field, Figures()) for team in ("A", "B")] == points
