"""Rankings at any moment: how ties were broken, what decided them otherwise, who left."""

from fractions import Fraction
from itertools import accumulate
from typing import Any

import pytest

from arbitro.contest.facts.event import (
    AnyEvent,
    Entered,
    Opened,
    Penalised,
    PhaseOpened,
    Placed,
    TieDecided,
    Withdrew,
)
from arbitro.contest.facts.fold import checked
from arbitro.contest.facts.log import replayed, write_event
from arbitro.contest.facts.state import Contest
from arbitro.contest.scoring.standings import rankings
from arbitro.scoring.penalty import Unit
from tests.contest.small import (
    FIGB,
    HOWELL,
    after_all,
    begun,
    contestant,
    drawn,
    exact,
    match,
    movement,
    opened,
    over,
    phase_of,
    played,
    ranked,
    ranks,
    result,
    rows,
    seated,
)

FLAT = (100, 100)
# Total points that are so many IMPs (78B), on one board of 16.
POINTS = {3: 90, 5: 170, 10: 430, 14: 900}


def of_16(round: int, table: int, imps: int) -> list[Any]:
    """A match of 16 boards that the home team wins by so many IMPs."""
    return match(round, table, *([(POINTS[imps], 0)] if imps else [FLAT]), *[FLAT] * 15)


# -- teams, round robin

ALL = tuple(range(1, 17))
THREE = movement([(1, 2, ALL)], [(2, 3, ALL)], [(3, 1, ALL)], out={1: (3,), 2: (1,), 3: (2,)}, kind="matches")


def three_level() -> Contest:
    """TN78.7-3: A-B 10.91-9.09, B-C 12.80-7.20, C-A 11.48-8.52; all three brought to 21.89."""
    contest = opened("teams", "ABC", system="round_robin", scoring="victory_points", boards=16)
    field = (Placed("A", carried=exact("2.46")), Placed("B"), Placed("C", carried=exact("3.21")))
    contest = after_all(contest, PhaseOpened(phase="", field=field), seated(THREE, "ABC"))
    for number, imps in ((1, 3), (2, 10), (3, 5)):
        contest = played(contest, number, *of_16(number, 1, imps))
    return contest


def test_three_level_teams_are_ranked_among_themselves_and_the_last_goes_out() -> None:
    """TN78.7-3: C is last; between A and B their match decides. B would be first without comparing again."""
    found = rows(three_level(), FIGB)
    assert [(row.rank, row.contestant, row.total, row.tied) for row in found] == [
        (1, "A", exact("21.89"), False),
        (2, "B", exact("21.89"), False),
        (3, "C", exact("21.89"), False),
    ]
    assert [row.carried for row in found] == [exact("2.46"), 0, exact("3.21")]
    assert all(row.decided_by for row in found)


def test_the_trace_has_the_values_that_decided() -> None:
    (ranking,) = ranked(three_level(), FIGB)
    (tie,) = ranking.ties
    first = tie.steps[0]
    assert first.group == ("A", "B", "C")
    assert first.values == {"A": exact("19.43"), "B": exact("21.89"), "C": exact("18.68")}
    assert tie.steps[-1].values == {"A": exact("10.91"), "B": exact("9.09")}
    assert not tie.unbroken


def test_without_breaking_ties_those_who_are_level_share_the_rank() -> None:
    contest = three_level()
    (ranking,) = rankings(contest, phase_of(contest), FIGB, ties=False)
    assert [(row.rank, row.tied) for row in ranking.rows] == [(1, True)] * 3
    assert ranking.ties == ()


# -- teams, Swiss


def swiss() -> Contest:
    """A beats C and B beats D by 5 IMPs; then A and B draw, and C beats D by 3."""
    contest = opened("teams", "ABCD", system="swiss", scoring="victory_points", boards=16)
    contest = checked(contest, drawn(1, ("A", "C"), ("B", "D")))
    contest = played(contest, 1, *of_16(1, 1, 5), *of_16(1, 2, 5))
    contest = checked(contest, drawn(2, ("A", "B"), ("C", "D")))
    return played(contest, 2, *of_16(2, 1, 0), *of_16(2, 2, 3))


def test_level_teams_of_a_swiss_are_parted_by_what_their_opponents_have() -> None:
    """78.7: A's opponents have 21.48 and 19.43, B's 21.48 and 17.61."""
    found = rows(swiss(), FIGB)
    assert [row.contestant for row in found] == ["A", "B", "C", "D"]
    assert [row.decided_by for row in found] == ["resistance", "resistance", "", ""]
    (tie,) = ranked(swiss(), FIGB)[0].ties
    assert tie.steps[0].values == {"A": exact("20.455"), "B": exact("19.545")}


def nothing_parts_them() -> Contest:
    contest = opened("teams", "ABCD", system="swiss", scoring="victory_points", boards=16)
    contest = checked(contest, drawn(1, ("A", "B"), ("C", "D")))
    return played(contest, 1, *of_16(1, 1, 0), *of_16(1, 2, 0))


def test_those_whom_nothing_parts_stay_level_and_it_is_said() -> None:
    (ranking,) = ranked(nothing_parts_them(), FIGB)
    assert [(row.rank, row.tied, row.decided_by) for row in ranking.rows] == [(1, True, "")] * 4
    assert {name for tie in ranking.ties for left in tie.unbroken for name in left.contestants} == set("ABCD")


def test_a_decision_parts_them_and_the_last_one_counts() -> None:
    contest = checked(nothing_parts_them(), TieDecided(order=("D", "B", "A", "C"), by="lot"))
    assert [(row.rank, row.contestant, row.decided_by) for row in rows(contest, FIGB)] == [
        (1, "D", "lot"),
        (2, "B", "lot"),
        (3, "A", "lot"),
        (4, "C", "lot"),
    ]
    contest = checked(contest, TieDecided(order=("A", "B", "C", "D"), by="director"))
    assert [(row.contestant, row.decided_by) for row in rows(contest, FIGB)] == [(who, "director") for who in "ABCD"]


def test_a_decision_does_not_change_what_criteria_or_points_have_parted() -> None:
    contest = checked(swiss(), TieDecided(order=("D", "C", "B", "A"), by="lot"))
    assert [row.contestant for row in rows(contest, FIGB)] == ["A", "B", "C", "D"]


def test_before_anything_was_played_everybody_is_level_and_a_decision_holds() -> None:
    contest = opened("teams", "BA", system="swiss", scoring="imps")
    assert [(row.rank, row.contestant, row.tied) for row in rows(contest)] == [(1, "A", True), (1, "B", True)]
    decided = checked(contest, TieDecided(order=("B", "A"), by="director"))
    assert ranks(decided) == {"B": 1, "A": 2}


# -- pairs and players


def howell() -> Contest:
    """Pairs 1 and 4 have 50%; on the board between them 4 has all."""
    contest = checked(opened("pairs", 4), seated(HOWELL))
    for board, both in enumerate(((100, -50), (420, 420), (-100, 50)), 1):
        contest = played(contest, board, *(result(board, at, board, told) for at, told in enumerate(both, 1)))
    return contest


def test_level_pairs_share_unless_a_tie_must_be_broken() -> None:
    """Art. 78.6: prizes are shared."""
    found = rows(howell(), FIGB)
    assert [(row.rank, row.contestant, row.tied) for row in found] == [
        (1, "3", False),
        (2, "1", True),
        (2, "4", True),
        (4, "2", False),
    ]


def test_level_players_of_an_individual_are_parted() -> None:
    """Art. 78.5: at three tables everybody has 4 of 8, and 22 points by the tied-board method.

    Those in the middle have 2 and 2 and no top; the others have a top and a bottom.
    """
    tables = [((1, 2), (3, 4)), ((5, 6), (7, 8)), ((9, 10), (11, 12))]
    contest = checked(opened("individual", 12), seated(movement(tables, tables, kind="individual")))
    for board, told in enumerate(((100, 50, 0), (0, 50, 100)), 1):
        contest = played(contest, board, *(result(board, at, board, one) for at, one in enumerate(told, 1)))
    found = rows(contest, FIGB)
    assert {row.total for row in found} == {50}
    assert {row.contestant for row in found if row.rank == 9} == {"5", "6", "7", "8"}
    assert {row.contestant for row in found if row.rank == 1} == {"1", "2", "3", "4", "9", "10", "11", "12"}
    assert {row.decided_by for row in found} == {"tops"}


# -- penalties, withdrawals


def test_penalties_are_taken_off_and_shown() -> None:
    """VPs, and 10% of the 20 that a match is worth."""
    contest = after_all(
        swiss(),
        Penalised(id="a", contestant="A", amount=exact("0.5"), unit=Unit.VP),
        Penalised(id="b", contestant="A", amount=Fraction(10), unit=Unit.PERCENT_OF_TOP),
    )
    (row,) = [row for row in rows(contest, FIGB) if row.contestant == "A"]
    assert (row.penalty, row.total) == (exact("2.5"), exact("18.98"))
    assert ranks(contest, FIGB) == {"B": 1, "C": 2, "A": 3, "D": 4}


def test_ten_percent_of_a_top_in_board_a_match_is_of_one_board() -> None:
    contest = after_all(
        opened("teams", "AB", system="swiss", scoring="board_a_match", boards=2),
        drawn(1, ("A", "B")),
        begun(1),
        *match(1, 1, (50, 0), (50, 0)),
        Penalised(id="a", contestant="A", amount=Fraction(10), unit=Unit.PERCENT_OF_TOP),
    )
    assert [(row.contestant, row.total) for row in rows(contest, FIGB)] == [("A", exact("3.8")), ("B", 0)]


@pytest.mark.parametrize(("last", "order"), [(True, ["B", "C", "D", "A"]), (False, ["A", "B", "C", "D"])])
def test_a_team_that_withdrew_is_last_where_the_regulations_say_so(last: bool, order: list[str]) -> None:
    """Art. 4.4: matches that were played stand."""
    contest = checked(swiss(), Withdrew(contestant="A", round=3, last=last))
    found = rows(contest, FIGB)
    assert [row.contestant for row in found] == order
    assert {row.contestant: row.total for row in found}["A"] == exact("21.48")
    assert [row.contestant for row in found if row.left] == ["A"]


# -- knock-out


def test_in_a_knockout_whoever_came_further_stands_higher() -> None:
    contest = opened("teams", "ABCD", system="knockout", scoring="imps", rounds=2)
    contest = checked(contest, drawn(1, ("A", "B"), ("C", "D"), system="knockout"))
    contest = played(contest, 1, *match(1, 1, (500, 0)), *match(1, 2, (50, 0)))
    assert ranks(contest) == {"A": 1, "C": 1, "B": 3, "D": 3}
    contest = played(checked(contest, drawn(2, ("A", "C"), system="knockout")), 2, *match(2, 1, (0, 50)))
    assert [(row.rank, row.contestant, row.tied) for row in rows(contest)] == [
        (1, "C", False),
        (2, "A", False),
        (3, "B", True),
        (3, "D", True),
    ]
    third = checked(contest, TieDecided(order=("D", "B"), by="director"))
    assert ranks(third) == {"C": 1, "A": 2, "D": 3, "B": 4}


# -- any moment


def test_a_past_moment_is_the_beginning_of_the_log() -> None:
    contest = opened("pairs", [])
    facts: list[AnyEvent] = [Opened(plan=contest.plan)]
    facts += [Entered(contestant=contestant("pairs", name)) for name in "1234"]
    facts += [seated(HOWELL), begun(1), result(1, 1, 1, 100), result(1, 2, 1, -50), over(1), begun(2)]
    facts += [result(2, 1, 2, -420), result(2, 2, 2, 50), Withdrew(contestant="1", round=3)]
    states = list(accumulate(facts[1:], checked, initial=checked(None, facts[0])))
    lines = [write_event(fact) for fact in facts]
    for number, state in enumerate(states, 1):
        again = replayed(lines[:number])
        assert again == state
        assert ranked(again) == ranked(state)
    ranks_then = [ranks(state) for state in states]
    assert ranks_then[8] == {"3": 1, "4": 1, "1": 3, "2": 3}
    assert ranks_then[-1] != ranks_then[8]
