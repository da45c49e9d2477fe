"""Team boards with an adjusted score and the other table's result: 86A of 1997, 86D of 2007, 86B of 2017."""

from fractions import Fraction
from itertools import product

import pytest

from arbitro.book.contents import contents
from arbitro.book.edition import ALL, E1997, E2007, E2017, Edition
from arbitro.book.problem import ProblemsFound
from arbitro.regulations import load, parse_pack
from arbitro.scoring.artificial import Fault
from arbitro.scoring.other_table import MatchTeam, Results, ScoreSource, TeamBoardFindings, TeamScores, team_scores

WBF = load("wbf")
NONE, PART, DIRECT = Fault.NONE, Fault.PART, Fault.DIRECT


def scored(board: TeamBoardFindings, edition: Edition) -> TeamScores:
    return team_scores(board, edition, pack=WBF)


def imps(found: TeamScores) -> tuple[int, int]:
    return int(found.first), int(found.second)


def clauses(found: TeamScores) -> list[str]:
    return [str(clause) for clause in found.clauses]


# 4♠ doubled went for 800 at the other table: 13 IMPs if the board is held to be flat elsewhere
T86_2 = TeamBoardFindings(NONE, DIRECT, Results.ONE, favours=MatchTeam.FIRST, assigned=Fraction(13))


@pytest.mark.parametrize(
    ("edition", "expected", "clause"), [(E1997, (3, -3), "86A"), (E2007, (13, -13), "86D"), (E2017, (13, -13), "86B1")]
)
def test_t86_2_the_innocent_team_did_well_at_the_other_table(
    edition: Edition, expected: tuple[int, int], clause: str
) -> None:
    found = scored(T86_2, edition)
    assert imps(found) == expected
    assert clauses(found)[0] == clause


def test_2007_the_director_may_use_any_result_and_must_none_that_favours_the_offenders() -> None:
    board = TeamBoardFindings(NONE, DIRECT, Results.ONE, favours=MatchTeam.SECOND, assigned=Fraction(-5))
    assert imps(scored(board, E2007)) == (3, -3)
    chosen = TeamBoardFindings(NONE, DIRECT, Results.ONE, None, Fraction(-5), director_assigns=True)
    assert imps(scored(chosen, E2007)) == (-5, 5)


def test_2007_boards_under_6d2_are_left_out_of_86d() -> None:
    board = TeamBoardFindings(
        NONE, DIRECT, Results.ONE, MatchTeam.FIRST, Fraction(13), director_assigns=True, not_duplicated=True
    )
    assert imps(scored(board, E2007)) == (3, -3)


def test_2017_86b1_holds_whichever_team_the_result_favours() -> None:
    board = TeamBoardFindings(NONE, DIRECT, Results.ONE, favours=MatchTeam.SECOND, assigned=Fraction(-5))
    found = scored(board, E2017)
    assert (imps(found), clauses(found)) == ((-5, 5), ["86B1", "12C1(c)"])


def test_2017_a_result_that_favours_nobody_leaves_the_artificial_scores() -> None:
    found = scored(TeamBoardFindings(NONE, PART, Results.ONE, assigned=Fraction(13)), E2017)
    assert (imps(found), clauses(found)) == ((3, 0), ["12C2(b)"])


def test_where_the_code_asks_for_an_assigned_score_it_must_be_given() -> None:
    for edition in (E2007, E2017):
        with pytest.raises(ProblemsFound, match="assigned-score-needed"):
            scored(TeamBoardFindings(NONE, DIRECT, Results.ONE, favours=MatchTeam.FIRST), edition)


def test_t86_3_nobody_at_fault() -> None:
    board = TeamBoardFindings(NONE, NONE, Results.SEVERAL)
    found = scored(board, E2017)
    assert (imps(found), clauses(found), found.replacement) == ((3, 3), ["86B2(a)", "12C2"], True)
    assert not team_scores(board, E2017, pack=WBF, could_know_result=True).replacement


@pytest.mark.parametrize(("assigned", "best"), [(None, 3), (1, 3), (3, 3), (8, 8), (-4, 3)])
def test_t86_4_one_team_at_fault(assigned: int | None, best: int) -> None:
    value = None if assigned is None else Fraction(assigned)
    found = scored(TeamBoardFindings(NONE, DIRECT, Results.SEVERAL, assigned=value), E2017)
    assert imps(found) == (best, -best)
    assert found.sources == (ScoreSource.BETTER, ScoreSource.COMPLEMENT)
    assert clauses(found)[0] == "86B2(b)"


def test_t86_4_from_the_other_teams_point_of_view() -> None:
    found = scored(TeamBoardFindings(PART, NONE, Results.SEVERAL, assigned=Fraction(-8)), E2017)
    assert (imps(found), found.sources) == ((-8, 8), (ScoreSource.COMPLEMENT, ScoreSource.BETTER))


def test_both_at_fault_by_86b2c() -> None:
    found = scored(TeamBoardFindings(DIRECT, PART, Results.SEVERAL, assigned=Fraction(9)), E2017)
    assert (imps(found), clauses(found)[0], found.replacement) == ((-3, 0), "86B2(c)", False)


def test_an_average_plus_follows_the_teams_own_session() -> None:
    board = TeamBoardFindings(NONE, DIRECT, Results.SEVERAL, first_own=Fraction(4), second_own=Fraction(-5))
    assert imps(scored(board, E2017)) == (4, -4)
    board = TeamBoardFindings(NONE, DIRECT, first_own=Fraction(4), second_own=Fraction(-5))
    assert imps(scored(board, E2017)) == (4, -5)
    assert imps(scored(board, E1997)) == (3, -3)


def test_86b3_a_regulation_for_boards_played_at_one_table() -> None:
    text = 'extends = "wbf"\nscoring.other_table.one_table_imps = { value = [2, 0, -2], source = "rule 6" }'
    pack = parse_pack(text, "league")
    board = TeamBoardFindings(NONE, DIRECT, Results.ONE, MatchTeam.FIRST, Fraction(13), one_table_only=True)
    found = team_scores(board, E2017, pack=pack)
    assert (imps(found), clauses(found), found.regulation) == ((2, -2), ["86B3"], "rule 6")
    assert imps(team_scores(board, E2007, pack=pack)) == (13, -13)
    assert imps(scored(board, E2017)) == (13, -13)


@pytest.mark.parametrize(
    ("edition", "nth", "expected"), [(E2017, 1, 3), (E2017, 2, 2), (E2017, 3, 1), (E2017, 4, 1), (E2007, 3, 3)]
)
def test_2017_a_later_board_without_a_result_goes_by_the_regulations(edition: Edition, nth: int, expected: int) -> None:
    """12C2(d): only the team that has lost several boards has another score."""
    text = 'extends = "wbf"\n[scoring.artificial]\nrepeated_imps_plus = { value = [2, 1], source = "rule 7" }\n'
    board = TeamBoardFindings(NONE, NONE, first_nth=nth)
    assert imps(team_scores(board, edition, pack=parse_pack(text, "league"))) == (expected, 3)


@pytest.mark.parametrize("edition", ALL)
def test_every_finding_has_a_score_by_clauses_of_the_edition(edition: Edition) -> None:
    favours: tuple[MatchTeam | None, ...] = (None, *MatchTeam)
    for first, second, results, whom in product(Fault, Fault, Results, favours):
        found = scored(TeamBoardFindings(first, second, results, whom, Fraction(2)), edition)
        assert set(found.clauses) <= set(contents(edition))
        mirrored = scored(TeamBoardFindings(second, first, results, whom and whom.other, Fraction(-2)), edition)
        assert (mirrored.first, mirrored.second) == (found.second, found.first)
