"""Facts about points: results entered, corrected and taken back, awards, penalties; and what is refused of them."""

from fractions import Fraction
from typing import Any

import pytest

from arbitro.book.problem import Place, Problem
from arbitro.contest.facts.event import (
    Awarded,
    Pardoned,
    Penalised,
    PeriodOver,
    PhaseClosed,
    Reseated,
    ResultTakenBack,
    SeatsChanged,
    Withdrew,
)
from arbitro.contest.facts.fold import checked
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import AtTable, Contest
from arbitro.scoring.outcome import Imps, Percentage, Weighted
from arbitro.scoring.penalty import Unit
from tests.contest.small import (
    AVERAGE,
    HOWELL,
    MINUS,
    PLUS,
    after_all,
    begun,
    corrected,
    drawn,
    given,
    kinds,
    match,
    movement,
    opened,
    over,
    phase_of,
    played,
    refused,
    result,
    seated,
    spot,
)


def howell(**phase: Any) -> Contest:
    """Four pairs in their first round."""
    return after_all(opened("pairs", 4, **phase), seated(HOWELL), begun(1))


def swiss(scoring: str = "imps", **phase: Any) -> Contest:
    """Two matches of two boards in their first round."""
    contest = opened("teams", "ABCD", **{"system": "swiss", "scoring": scoring, "boards": 2, **phase})
    return after_all(contest, drawn(1, ("A", "B"), ("C", "D")), begun(1))


def cup(*facts: Any) -> Contest:
    contest = opened("teams", "AB", system="knockout", scoring="imps", boards=2)
    return after_all(contest, drawn(1, ("A", "B"), system="knockout"), begun(1), *facts)


# -- results


def test_a_result_is_kept_at_its_table() -> None:
    contest = after_all(howell(), result(1, 1, 1, "4S N ="))
    assert phase_of(contest).results == {AtTable(1, "", 1, 1): {(1, ""): Recorded(result="4S N =")}}


@pytest.mark.parametrize(
    ("fact", "expected"),
    [
        (result(1, 3, 1, 50), ["no-such-table"]),
        (result(1, 1, 1, 50, section="B"), ["no-such-table"]),
        (result(1, 1, 1, 50, session=2), ["no-such-table"]),
        (result(1, 1, 1, 50, phase="final"), ["unknown-phase"]),
        (result(1, 1, 2, 50), ["board-not-here"]),
        (result(1, 1, 1, 50, room="open"), ["room-of-match"]),
        (result(2, 1, 2, 50), ["change-not-begun"]),
        (result(1, 1, 1, Recorded(result="4S N =", score=450)), ["score-against-result"]),
        (result(1, 1, 1, Recorded(ns=PLUS)), ["adjusted-one-side"]),
        (result(1, 1, 1, Recorded(score=50, ns=PLUS, ew=MINUS)), ["score-and-adjusted"]),
        (
            result(1, 1, 7, given(Imps(Fraction(3)), MINUS), room="closed"),
            ["board-not-here", "room-of-match", "award-by-method"],
        ),
    ],
)
def test_a_result_that_cannot_be(fact: Any, expected: list[str]) -> None:
    assert kinds(howell(), fact) == expected


def test_a_result_that_nobody_can_read() -> None:
    (problem,) = refused(howell(), result(1, 1, 1, "8S N ="))
    assert (problem.where.board, problem.where.tag) == ("1", "1/1")


def test_the_place_of_a_problem_is_the_table_and_the_board() -> None:
    assert refused(howell(), result(1, 2, 3, 50)) == [Problem("board-not-here", Place(board="3", tag="1/2"), "3", "1")]


def test_a_board_has_one_result_at_a_table_until_it_is_taken_back() -> None:
    contest = checked(howell(), result(1, 1, 1, 50))
    assert kinds(contest, result(1, 1, 1, 100)) == ["result-exists"]
    back = ResultTakenBack(at=spot(1, 1), board=1)
    empty = checked(contest, back)
    assert phase_of(empty).results[AtTable(1, "", 1, 1)] == {}
    assert kinds(empty, back) == ["no-result-yet"]
    assert kinds(empty, corrected(1, 1, 1, 100)) == ["no-result-yet"]
    assert (1, "") in phase_of(checked(empty, result(1, 1, 1, 100))).results[AtTable(1, "", 1, 1)]


def test_whoever_has_left_has_no_results_any_more_but_those_from_before_can_be_corrected() -> None:
    contest = checked(howell(), result(1, 1, 1, 50))
    contest = after_all(contest, over(1), Withdrew(contestant="4", round=2), begun(2))
    assert kinds(contest, result(2, 1, 2, 50)) == ["has-withdrawn"]
    assert kinds(contest, corrected(1, 1, 1, "4S N +9")) != []
    assert checked(contest, corrected(1, 1, 1, 90)) != contest


def test_nobody_has_two_results_on_a_board() -> None:
    """The two pairs that changed places at the start come to boards that they have played."""
    plan = movement([(1, 2, (1,)), (3, 4, (2,))], [(1, 2, (2,)), (3, 4, (1,))])
    wrong = (Reseated(spot(1, 1), ("1",), ("4",)), Reseated(spot(1, 2), ("3",), ("2",)))
    contest = after_all(opened("pairs", 4), seated(plan), begun(1), SeatsChanged(tables=wrong))
    contest = after_all(contest, result(1, 1, 1, 50), result(1, 2, 2, 50), begun(2))
    assert [(one.kind, one.found) for one in refused(contest, result(2, 1, 2, 60))] == [("result-twice", "2")]
    assert [(one.kind, one.found) for one in refused(contest, result(2, 2, 1, 60))] == [("result-twice", "4")]


def test_matches_are_played_in_two_rooms() -> None:
    contest = after_all(swiss(), *match(1, 1, (420, 420), (50, -50)))
    assert set(phase_of(contest).results[AtTable(1, "", 1, 1)]) == {
        (1, "open"),
        (1, "closed"),
        (2, "open"),
        (2, "closed"),
    }
    assert kinds(swiss(), result(1, 1, 1, 50)) == ["room-of-match"]
    assert kinds(swiss(), result(1, 1, 3, 50, room="open")) == ["board-not-here"]


ARTIFICIAL = {
    "award": given(PLUS, MINUS),
    "share": given(Percentage(Fraction(3, 5)), AVERAGE),
    "imps": given(Imps(Fraction(2)), Imps(Fraction(-2))),
    "weights": given(*[Weighted.of((Fraction(1, 3), 420), (Fraction(2, 3), -50))] * 2),
}


@pytest.mark.parametrize(
    ("scoring", "known"),
    [
        ("matchpoints", {"award", "share", "weights"}),
        ("butler", {"award", "imps", "weights"}),
        ("cross_imps", {"award", "imps", "weights"}),
        ("total_points", {"weights"}),
    ],
)
def test_pairs_are_given_what_has_a_worth_in_their_scoring(scoring: str, known: set[str]) -> None:
    """12C2: shares of a top where there is one, IMPs where IMPs are counted, neither in total points."""
    for name, told in ARTIFICIAL.items():
        fact = result(1, 1, 1, told)
        if name in known:
            assert phase_of(checked(howell(scoring=scoring), fact)).results
        else:
            assert set(kinds(howell(scoring=scoring), fact)) == {"award-by-method"}


@pytest.mark.parametrize(
    ("scoring", "known"),
    [
        ("victory_points", {"award", "imps", "weights"}),
        ("imps", {"award", "imps", "weights"}),
        ("board_a_match", {"award", "share", "weights"}),
    ],
)
def test_teams_are_given_what_has_a_worth_in_their_scoring(scoring: str, known: set[str]) -> None:
    for name, told in ARTIFICIAL.items():
        fact = result(1, 1, 1, told, room="open")
        if name in known:
            assert phase_of(checked(swiss(scoring), fact)).results
        else:
            assert set(kinds(swiss(scoring), fact)) == {"award-by-method"}


def test_extra_boards_come_one_by_one_after_a_knockout_match() -> None:
    """78.7(b)."""
    whole = match(1, 1, (420, 420), (50, 50))
    assert kinds(cup(*whole[:3]), result(1, 1, 3, 50, room="open")) == ["board-not-here"]
    assert kinds(cup(*whole), result(1, 1, 4, 50, room="open")) == ["board-not-here"]
    extra = (result(1, 1, 3, 50, room="open"), result(1, 1, 3, 50, room="closed"))
    assert kinds(cup(*whole, extra[0]), result(1, 1, 4, 50, room="open")) == ["board-not-here"]
    assert (4, "open") in phase_of(cup(*whole, *extra, result(1, 1, 4, 50, room="open"))).results[AtTable(1, "", 1, 1)]
    contest = after_all(swiss(), *whole)
    assert kinds(contest, extra[0]) == ["board-not-here"]


# -- corrections of results, for all moments see test_correction


def test_a_result_is_corrected_after_the_period_only_with_approval() -> None:
    """79C1, 79C2."""
    contest = after_all(howell(), result(1, 1, 1, 50), over(1), PeriodOver())
    assert kinds(contest, corrected(1, 1, 1, 90)) == ["change-period-over"]
    late = checked(contest, corrected(1, 1, 1, 90, approved=True))
    assert phase_of(late).results[AtTable(1, "", 1, 1)][1, ""].score == 90
    assert kinds(contest, ResultTakenBack(at=spot(1, 1), board=1)) == ["change-period-over"]
    assert kinds(contest, result(1, 2, 1, 50)) == ["change-period-over"]


def test_a_score_is_adjusted_after_the_period_only_on_appeal() -> None:
    """92B; 93B."""
    contest = after_all(howell(), result(1, 1, 1, 50), over(1), PeriodOver(), PhaseClosed())
    ruling = given(PLUS, MINUS)
    assert kinds(contest, corrected(1, 1, 1, ruling, reason="ruling")) == ["change-ruling-too-late"]
    assert kinds(contest, corrected(1, 1, 1, ruling)) == ["change-ruling-too-late"]
    assert kinds(contest, corrected(1, 1, 1, 90, reason="ruling")) == ["change-ruling-too-late"]
    assert checked(contest, corrected(1, 1, 1, ruling, reason="appeal", approved=True)) != contest


# -- awards


def award(**told: Any) -> Awarded:
    return Awarded(**{"round": 1, "contestant": "A", "kind": "bye", "vp": Fraction(12), **told})


def test_a_later_award_for_the_same_round_takes_the_place_of_the_first() -> None:
    contest = after_all(swiss("victory_points"), award(), award(vp=Fraction(10), kind="director"))
    assert [(award.kind, award.vp) for award in phase_of(contest).awards.values()] == [("director", Fraction(10))]


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ({"contestant": "X"}, ["not-in-field"]),
        ({"opponent": "X"}, ["not-in-field"]),
        ({"round": 0}, ["no-such-round"]),
        ({"round": 4, "contestant": "X"}, ["not-in-field", "no-such-round"]),
        ({"phase": "final"}, ["unknown-phase"]),
    ],
)
def test_an_award_that_cannot_be(told: dict[str, Any], expected: list[str]) -> None:
    assert kinds(swiss("victory_points"), award(**told)) == expected


def test_awards_are_for_matches_and_until_the_phase_is_closed() -> None:
    assert kinds(howell(), award(contestant="1")) == ["award-without-matches"]
    assert kinds(checked(swiss("victory_points"), PhaseClosed()), award()) == ["phase-is-closed"]


# -- penalties


def penalty(contestant: str = "1", **told: Any) -> Penalised:
    return Penalised(**{"id": "p", "contestant": contestant, "amount": Fraction(1), "unit": Unit.MATCHPOINTS, **told})


def test_a_penalty_is_given_and_taken_back() -> None:
    contest = checked(howell(), penalty())
    assert phase_of(contest).penalties.keys() == {"p"}
    assert phase_of(checked(contest, Pardoned(id="p"))).penalties == {}
    assert kinds(contest, penalty("2")) == ["penalty-twice"]
    assert kinds(contest, Pardoned(id="q")) == ["no-such-penalty"]


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ({"contestant": "9"}, ["not-in-field"]),
        ({"amount": Fraction()}, ["penalty-amount"]),
        ({"amount": Fraction(-1)}, ["penalty-amount"]),
        ({"unit": Unit.IMPS}, ["penalty-unit"]),
        ({"unit": Unit.VP}, ["penalty-unit"]),
        ({"session": 2}, ["no-such-session"]),
        ({"round": 2}, ["change-not-begun"]),
        ({"phase": "final"}, ["unknown-phase"]),
        ({"contestant": "9", "session": 3, "unit": Unit.VP}, ["not-in-field", "no-such-session", "penalty-unit"]),
    ],
)
def test_a_penalty_that_cannot_be(told: dict[str, Any], expected: list[str]) -> None:
    assert kinds(howell(), penalty(**told)) == expected


def test_nothing_is_penalised_or_pardoned_after_the_period() -> None:
    contest = after_all(howell(), penalty(), over(1), PeriodOver())
    assert kinds(contest, penalty("2", id="q")) == ["change-ruling-too-late"]
    assert kinds(contest, penalty("2", id="q", round=1)) == ["change-ruling-too-late"]
    assert kinds(contest, Pardoned(id="p")) == ["change-ruling-too-late"]


def test_units_go_with_what_is_counted() -> None:
    """A percentage needs a top: of a board, of a match in VPs; total points know no penalties."""
    percent: dict[str, Any] = {"unit": Unit.PERCENT_OF_TOP, "amount": Fraction(10)}
    for contest, who in ((howell(), "1"), (swiss("victory_points"), "A"), (swiss("board_a_match"), "A")):
        assert phase_of(checked(contest, penalty(who, **percent))).penalties.keys() == {"p"}
    assert kinds(swiss("imps"), penalty("A", **percent)) == ["penalty-unit"]
    assert kinds(howell(scoring="butler"), penalty(**percent)) == ["penalty-unit"]
    assert kinds(howell(scoring="total_points"), penalty()) == ["penalty-unit"]


def test_in_a_knockout_a_penalty_names_its_match() -> None:
    told: dict[str, Any] = {"unit": Unit.IMPS, "amount": Fraction(3)}
    assert kinds(cup(), penalty("A", **told)) == ["penalty-without-round"]
    assert phase_of(checked(cup(), penalty("A", round=1, **told))).penalties.keys() == {"p"}


def test_a_round_may_be_played_to_its_end_without_results() -> None:
    assert phase_of(played(checked(opened("pairs", 4), seated(HOWELL)), 1)).results == {}
