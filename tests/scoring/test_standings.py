"""Rankings of some or all contestants."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from arbitro.scoring.standings import Extra, Standings, Totals, in_order, rank, strata


def ranked(points: dict[str, int], tops: dict[str, int] | None = None, **penalties: int) -> Standings:
    names = tuple(points)
    extras = {names.index(who): Extra(penalty=Fraction(amount)) for who, amount in penalties.items()}
    of = tuple((tops or {}).get(who, 100) for who in names)
    return rank(Totals(names, 1, tuple(points.values()), of, extras), in_order(names))


def rows(standings: Standings) -> list[tuple[int, bool, str]]:
    return [(row.rank, row.tied, row.contestant) for row in standings]


def test_equal_contestants_share_the_better_rank_and_the_next_one_is_left_out() -> None:
    assert rows(ranked({"1": 50, "2": 60, "3": 50, "4": 40, "10": 50})) == [
        (1, False, "2"),
        (2, True, "1"),
        (2, True, "3"),
        (2, True, "10"),
        (5, False, "4"),
    ]


def test_percentages_decide_where_contestants_played_different_numbers_of_boards() -> None:
    standings = ranked({"A": 60, "B": 55}, {"A": 120, "B": 100})
    assert [(row.contestant, row.percent) for row in standings] == [("B", Fraction(55)), ("A", Fraction(50))]


def test_a_method_without_a_top_ranks_by_points() -> None:
    standings = ranked({"A": -3, "B": 12, "C": 0}, {"A": 0, "B": 0, "C": 0})
    assert [(row.contestant, row.total, row.percent) for row in standings] == [
        ("B", Fraction(12), None),
        ("C", Fraction(0), None),
        ("A", Fraction(-3), None),
    ]


def test_a_penalty_is_subtracted_and_shown() -> None:
    standings = ranked({"A": 60, "B": 55}, A=10)
    assert [(row.contestant, row.total, row.percent, row.penalty) for row in standings] == [
        ("B", Fraction(55), Fraction(55), Fraction(0)),
        ("A", Fraction(50), Fraction(50), Fraction(10)),
    ]


def test_who_has_no_board_yet_is_last() -> None:
    assert rows(ranked({"A": 0, "B": 0, "C": 0}, {"A": 10, "B": 0, "C": 0}, A=5, B=1)) == [
        (1, False, "A"),
        (2, False, "C"),
        (3, False, "B"),
    ]


def test_some_contestants_are_ranked_among_themselves() -> None:
    assert rows(ranked({"1": 50, "2": 60, "3": 50, "4": 40}).among({"4", "1", "3"})) == [
        (1, True, "1"),
        (1, True, "3"),
        (3, False, "4"),
    ]


def test_lower_strata_are_ranked_in_the_higher_ones_too() -> None:
    standings = ranked({"1": 50, "2": 60, "3": 55, "4": 40})
    by = strata(standings, {"1": "C", "3": "B", "4": "A"})  # 2 has none: it plays in the strongest
    assert {name: [row.contestant for row in of] for name, of in by.items()} == {
        "A": ["2", "3", "1", "4"],
        "B": ["3", "1"],
        "C": ["1"],
    }


@given(st.lists(st.tuples(st.integers(-5, 5), st.integers(0, 3), st.integers(0, 2)), min_size=1, max_size=12))
def test_the_rank_is_one_more_than_the_number_of_better_ones(drawn: list[tuple[int, int, int]]) -> None:
    names = tuple(f"pair {number}" for number in range(len(drawn)))
    extras = {at: Extra(Fraction(extra, 3), extra) for at, (_, _, extra) in enumerate(drawn) if extra}
    totals = Totals(names, 2, tuple(p for p, _, _ in drawn), tuple(top for _, top, _ in drawn), extras)
    standings = rank(totals, in_order(names))
    tops = any(totals.top(at) for at in range(len(drawn)))
    merits = {}
    for at, (own, top, extra) in enumerate(drawn):
        total = Fraction(own, 2) + Fraction(extra, 3)
        of = top + extra
        merits[names[at]] = ((of > 0, total / of) if of else (False, total)) if tops else (False, total)
    for row in standings:
        assert row.rank == 1 + sum(other > merits[row.contestant] for other in merits.values())
        assert row.tied == (list(merits.values()).count(merits[row.contestant]) > 1)
    assert sorted(row.contestant for row in standings) == sorted(names)


def test_the_last_row_can_be_asked_for_from_the_end() -> None:
    standings = ranked({"1": 50, "2": 50, "3": 60})
    assert standings[-1] == standings[2]
    assert standings[-1].tied


def test_numbers_in_names_are_in_order_of_their_value() -> None:
    names = ["N10", "N2", "E1", "7", "07", "x"]
    assert [names[at] for at in in_order(names)] == ["07", "7", "E1", "N2", "N10", "x"]
