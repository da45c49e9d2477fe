"""A session scored as a whole."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from arbitro.book.edition import Edition
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.seats import Side
from arbitro.regulations import load
from arbitro.scoring.butler import Butler
from arbitro.scoring.event import AverageWorth, ScoredSession, levelled
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.matchpoints import Matchpoints
from arbitro.scoring.method import Method
from arbitro.scoring.outcome import Adjusted, Artificial, Average, NotPlayed, Outcome, Percentage, Played
from arbitro.scoring.penalty import ScorePenalty, Unit
from arbitro.scoring.tally import score
from arbitro.scoring.team_match import TeamImps
from arbitro.scoring.total_points import TotalPoints
from tests.scoring import naive
from tests.scoring.fields import events, methods

WBF, FIGB = load("wbf"), load("figb_2017")
APART = Matchpoints(sections="apart")
PLUS, MINUS = Artificial(Average.AVERAGE_PLUS), Artificial(Average.AVERAGE_MINUS)


def board(name: str, *outcomes: Outcome | int) -> BoardField:
    """Pair N1 against E1 and so on, on every board."""
    return BoardField(
        name,
        tuple(
            Line(f"N{at}", f"E{at}", Played(outcome) if isinstance(outcome, int) else outcome)
            for at, outcome in enumerate(outcomes, 1)
        ),
    )


@given(events(), methods, st.sampled_from(Edition))
def test_every_event_is_ranked_as_in_the_obvious_way(
    event: ScoredSession, method: Matchpoints, edition: Edition
) -> None:
    standings = score(event, method, pack=FIGB, edition=edition).standings
    rows = {(row.rank, row.tied, row.contestant, row.total, row.percent, row.penalty) for row in standings}
    assert rows == naive.standings(event, method, FIGB, edition)


@given(events(), methods)
def test_the_points_of_the_lines_add_up_to_the_totals(event: ScoredSession, method: Matchpoints) -> None:
    scores = score(event, method, pack=WBF)
    totals = {row.contestant: row.total + row.penalty for row in scores.standings}
    for at, field in enumerate(event.fields):
        for line, entered in enumerate(field.lines):
            for side, who in ((Side.NS, entered.ns), (Side.EW, entered.ew)):
                points, why = scores.points(at, line, side), scores.explain(at, line, side)
                assert (why is None) == (points is None)
                if isinstance(why, AverageWorth):
                    assert why.points == points
                totals[who] -= points or 0
    assert not any(totals.values())


@pytest.mark.parametrize(
    ("edition", "innocent", "offender"),
    [(Edition.E2017, Fraction(4, 5), Fraction(1, 5)), (Edition.E1997, Fraction(4, 5), Fraction(2, 5))],
)
def test_an_average_plus_or_minus_goes_by_the_own_boards_of_the_session(
    edition: Edition, innocent: Fraction, offender: Fraction
) -> None:
    played = [board(str(number), 400, 300, 200, 100, 0, -100) for number in (1, 2)]
    # N2 and E2 have 8 and 2 of 10 on each; a share given as such is no board that was played
    event = ScoredSession(
        (
            *played,
            board("3", 400, Adjusted(PLUS, MINUS), 200, 100, 0, -100),
            board("4", 400, Adjusted(Percentage(Fraction(1)), Percentage(Fraction(1))), 200, 100, 0, -100),
        )
    )
    scores = score(event, Matchpoints(), pack=WBF, edition=edition)
    assert scores.points(2, 1, Side.NS) == innocent * 10
    assert scores.points(2, 1, Side.EW) == offender * 10
    why = scores.explain(2, 1, Side.NS)
    assert isinstance(why, AverageWorth)
    assert (why.why.own, why.top) == (Fraction(4, 5), 10)


def test_an_average_plus_is_sixty_percent_for_whom_the_session_was_worse_or_nothing() -> None:
    event = ScoredSession((board("1", 100, 200, 300), board("2", Adjusted(PLUS, PLUS), 100, 50)))
    assert score(event, Matchpoints(), pack=WBF).points(1, 0, Side.NS) == Fraction(3, 5) * 4  # T88-1
    alone = ScoredSession((board("1", Adjusted(PLUS, MINUS), 100, 50),))
    scores = score(alone, Matchpoints(), pack=WBF)
    assert (scores.points(0, 0, Side.NS), scores.points(0, 0, Side.EW)) == (Fraction(12, 5), Fraction(8, 5))


def test_in_imps_an_average_plus_is_three_or_the_own_mean() -> None:
    boards = [board(str(number), 620, -100, 140, 140, 110, 110) for number in (1, 2)]
    event = ScoredSession((*boards, board("3", Adjusted(PLUS, MINUS), 110, 110, 110, 110, 110)))
    scores = score(event, Butler(), pack=WBF)
    own = scores.points(0, 0, Side.NS)
    assert own is not None
    assert own > 3
    assert scores.points(2, 0, Side.NS) == own
    assert scores.points(2, 0, Side.EW) == -own


def test_a_team_has_one_result_on_a_board_of_two_tables() -> None:
    def tables(name: str, one: Outcome, other: Outcome) -> BoardField:
        return BoardField(name, (Line("A", "B", one), Line("B", "A", other)))

    event = ScoredSession(
        (
            tables("1", Played(620), Played(-100)),  # 620 + 100 = 720, 12 IMPs
            tables("2", Played(420), Played(420)),
            tables("3", Adjusted(PLUS, MINUS), Played(110)),
        )
    )
    scores = score(event, TeamImps(), pack=WBF, edition=Edition.E2017)
    # the own mean of A is 6 IMPs a board, better than 3
    assert [(row.contestant, row.total) for row in scores.standings] == [("A", Fraction(18)), ("B", Fraction(-18))]


def test_penalties_take_matchpoints_or_a_part_of_a_top() -> None:
    event = ScoredSession(
        (board("1", 100, 200, 300),),
        (
            ScorePenalty("N3", Fraction(10), Unit.PERCENT_OF_TOP, "90B2"),
            ScorePenalty("N3", Fraction(1, 2), Unit.MATCHPOINTS, "91A"),
        ),
    )
    (row,) = (row for row in score(event, Matchpoints(), pack=WBF).standings if row.contestant == "N3")
    assert (row.total, row.penalty) == (4 - Fraction(9, 10), Fraction(9, 10))


def test_a_part_of_a_top_is_of_the_contestants_own_section() -> None:
    field = BoardField("1", tuple(Line(f"N{i}", f"E{i}", Played(0), section) for i, section in enumerate("AAAB")))
    penalties = tuple(ScorePenalty(who, Fraction(10), Unit.PERCENT_OF_TOP) for who in ("N0", "N3"))
    event = ScoredSession((replace(field, sections={"B": 2}),), penalties)
    rows = {row.contestant: row.penalty for row in score(event, APART, pack=WBF).standings}
    assert (rows["N0"], rows["N3"]) == (Fraction(4, 10), Fraction(2, 10))  # tops of 4 and of 2


def test_two_winners_one_for_each_direction() -> None:
    scores = score(ScoredSession((board("1", 100, 200, 300),)), Matchpoints(), pack=WBF)
    sides = scores.by_side()
    assert [row.contestant for row in sides[Side.NS]] == ["N3", "N2", "N1"]
    assert [(row.rank, row.contestant) for row in sides[Side.EW]] == [(1, "E1"), (2, "E2"), (3, "E3")]


def test_a_movement_in_which_pairs_change_direction_has_one_winner() -> None:
    event = ScoredSession(
        (BoardField("1", (Line("1", "2", Played(0)),)), BoardField("2", (Line("2", "1", Played(0)),)))
    )
    with pytest.raises(ProblemsFound) as trouble:
        score(event, Matchpoints(), pack=WBF).by_side()
    assert [(p.kind, p.found) for p in trouble.value.problems] == [("sat-both-ways", "1, 2")]


def test_a_ranking_for_each_section_and_each_stratum() -> None:
    field = BoardField("1", tuple(Line(f"N{n}", f"E{n}", Played(n * 100), "AB"[n % 2]) for n in range(4)))
    scores = score(ScoredSession((field,), strata={"N0": "2", "N3": "1"}), Matchpoints(), pack=WBF)
    sections = scores.by_section()
    assert [row.contestant for row in sections["A"]] == ["E0", "N2", "E2", "N0"]
    assert [row.contestant for row in sections["B"]] == ["N3", "E1", "N1", "E3"]
    strata = scores.by_stratum()
    assert [row.contestant for row in strata["2"]] == ["N0"]
    assert len(strata["1"]) == 8


def test_boards_of_different_size_are_brought_to_the_largest() -> None:
    event = levelled(ScoredSession((board("1", 100, 200, 300, 400), board("2", 50, 100))), Matchpoints())
    scores = score(event, Matchpoints(), pack=WBF)
    assert [board.top for board in scores.boards] == [6, 6]
    assert [scores.points(1, line, Side.NS) for line in (0, 1)] == [Fraction(1), Fraction(5)]


def test_sections_apart_are_each_brought_to_their_own_largest_size() -> None:
    def tables(name: str, sections: str) -> BoardField:
        return BoardField(
            name, tuple(Line(f"N{i}", f"E{i}", Played(-10 * i), section) for i, section in enumerate(sections))
        )

    event = levelled(ScoredSession((tables("1", "AAAAB"), tables("2", "AABBB"))), APART)
    scores = score(event, APART, pack=WBF)
    assert [scores.boards[0].top_of(line) for line in range(5)] == [6, 6, 6, 6, 4]
    assert [scores.points(0, line, Side.NS) for line in range(5)] == [6, 4, 2, 0, 2]  # alone: half of the top
    assert [scores.points(1, line, Side.NS) for line in range(5)] == [5, 1, 4, 2, 0]


def test_everything_that_is_wrong_is_said_at_once() -> None:
    event = ScoredSession(
        (
            BoardField("1", (Line("1", "1", Played(0)), Line("2", "1", Played(50)))),
            BoardField("1", (Line("1", "2", Played(0)), Line("3", "4", NotPlayed())), expected=1),
        ),
        (ScorePenalty("1", Fraction(1), Unit.VP),),
    )
    with pytest.raises(ProblemsFound) as trouble:
        score(event, Matchpoints(), pack=WBF)
    assert [(p.kind, p.where.board, p.where.index, p.found) for p in trouble.value.problems] == [
        ("pair-against-itself", "1", 1, "1"),
        ("result-twice", "1", 2, "1"),
        ("board-twice", "1", None, "1"),
        ("too-many-results", "1", None, "2"),
        ("penalty-unit", None, None, "vp"),
    ]


@pytest.mark.parametrize(
    ("method", "outcome", "found"),
    [
        (Butler(), Adjusted(Percentage(Fraction(3, 5)), PLUS), ["3/5"]),
        (TotalPoints(), Adjusted(PLUS, MINUS), ["plus", "minus"]),
    ],
)
def test_an_artificial_score_that_the_method_does_not_know_is_refused(
    method: Method, outcome: Outcome, found: list[str]
) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        score(ScoredSession((board("1", outcome, 100),)), method, pack=WBF)
    assert [(p.kind, p.found) for p in trouble.value.problems] == [("award-by-method", value) for value in found]
