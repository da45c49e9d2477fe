"""Ties of random events: total, stable, and equal to a second computation that shares nothing with the first."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from arbitro.contest.scoring.record import BoardPoints, MatchRecord, SessionRecord, TeamBoardRecord
from arbitro.contest.ties.resolve import Record, break_ties
from arbitro.contest.ties.trace import TIE_FORMS, Broken, TieConditions, TieForm
from tests.contest.ties_cases import FIGB

NAMES = ["A", "B", "C", "D", "E", "F"]
small = st.integers(0, 3)

Played = tuple[int, int, int, int, int, int, int]
"""Home and away: their places in NAMES, the home team's VPs, IMPs of both, total points of both."""


@st.composite
def round_robins(draw: st.DrawFn) -> list[Played]:
    """Every two teams meet; few different results, so that much is level."""
    return [
        (one, two, draw(st.integers(9, 11)), draw(small), draw(small), draw(small), draw(small))
        for one in range(len(NAMES))
        for two in range(one)
    ]


def records_of(matches: Sequence[Played]) -> list[MatchRecord]:
    found = []
    for round, (one, two, vp, imps_one, imps_two, points_one, points_two) in enumerate(matches, 1):
        for team, other, own, won, lost, plus, minus in (
            (one, two, vp, imps_one, imps_two, points_one, points_two),
            (two, one, 20 - vp, imps_two, imps_one, points_two, points_one),
        ):
            found.append(
                MatchRecord(
                    team=NAMES[team],
                    opponent=NAMES[other],
                    round=round,
                    vp=Fraction(own),
                    imps_won=Fraction(won),
                    imps_lost=Fraction(lost),
                    points_won=plus,
                    points_lost=minus,
                    lost=own < 10,
                    boards=(TeamBoardRecord(str(round), plus - minus, Fraction(own)),),
                )
            )
    return found


@st.composite
def sessions(draw: st.DrawFn) -> list[SessionRecord]:
    found = []
    for name in NAMES:
        for session in (1, 2)[: draw(st.sampled_from([1, 2]))]:
            boards = []
            for at in sorted(draw(st.sets(st.integers(1, 4), min_size=1))):
                points, sharing = Fraction(draw(st.integers(0, 4))), draw(st.integers(1, 2))
                board = BoardPoints(str(at), points, Fraction(4), (), points == 4, points == 0, sharing)
                boards.append(board)
            found.append(SessionRecord(name, session, Fraction(10), Fraction(draw(st.integers(1, 2))), tuple(boards)))
    return found


groups = st.sets(st.sampled_from(NAMES), min_size=2).map(sorted)


def level_together(found: Broken) -> list[str]:
    return [one for group in found.order for one in group]


@given(round_robins(), sessions(), groups, st.sampled_from(TIE_FORMS), st.randoms(use_true_random=False))
def test_nobody_is_lost_and_the_order_of_the_input_does_not_matter(
    matches: list[Played], played: list[SessionRecord], group: list[str], form: TieForm, chance: Random
) -> None:
    records: list[Record] = [*records_of(matches), *played]
    conditions = TieConditions(form=form, boards=16, unavoidable=True)
    found = break_ties(group, records, conditions, FIGB)
    assert sorted(level_together(found)) == group
    shuffled, names = records.copy(), group.copy()
    chance.shuffle(shuffled)
    chance.shuffle(names)
    assert break_ties(names, shuffled, conditions, FIGB) == found
    still = sorted(one for part in found.order if len(part) > 1 for one in part)
    assert sorted(contestant for part in found.unbroken for contestant in part.contestants) == still


@given(round_robins(), sessions(), groups, st.sampled_from(TIE_FORMS))
def test_a_step_parts_by_its_values_and_only_those_who_were_level(
    matches: list[Played], played: list[SessionRecord], tied: list[str], form: TieForm
) -> None:
    records: list[Record] = [*records_of(matches), *played]
    found = break_ties(tied, records, TieConditions(form=form, boards=16, unavoidable=True), FIGB)
    place = {one: at for at, part in enumerate(found.order) for one in part}
    for group, steps in groupby(found.steps, lambda step: step.group):
        parting = None
        for step in steps:
            assert set(step.values) in ({*group}, set())
            if step.separated:
                assert sorted(one for part in step.separated for one in part) == sorted(group)
                parting = step  # of a round robin: each step says more narrowly who is last, and then drops out
        if parting is not None:
            in_parts = [at for part in parting.separated for at in sorted(place[one] for one in part)]
            assert in_parts == sorted(place[one] for one in group)


# -- round robin, computed again: sums over the raw results, quotients compared by multiplying crosswise


def tally(team: int, matches: Sequence[Played], among: set[int]) -> list[int]:
    """VPs, IMPs won and lost, points won and lost against these."""
    sums = [0, 0, 0, 0, 0]
    for one, two, vp, imps_one, imps_two, points_one, points_two in matches:
        if team == one and two in among:
            own = [vp, imps_one, imps_two, points_one, points_two]
        elif team == two and one in among:
            own = [20 - vp, imps_two, imps_one, points_two, points_one]
        else:
            continue
        sums = [a + b for a, b in zip(sums, own, strict=True)]
    return sums


def by_quotient(won: int, lost: int, other_won: int, other_lost: int) -> int:
    if lost == 0 or other_lost == 0:
        return (lost == 0) - (other_lost == 0)
    return won * other_lost - other_won * lost


def compared(one: list[int], two: list[int]) -> int:
    """Within the group: VPs, IMP difference, IMP quotient, total points, their quotient."""
    steps = (
        one[0] - two[0],
        (one[1] - one[2]) - (two[1] - two[2]),
        by_quotient(one[1], one[2], two[1], two[2]),
        (one[3] - one[4]) - (two[3] - two[4]),
        by_quotient(one[3], one[4], two[3], two[4]),
    )
    return next((step for step in steps if step), 0)


def two_teams(one: int, two: int, matches: Sequence[Played]) -> int:
    everyone = set(range(len(NAMES)))
    a, b = tally(one, matches, {two}), tally(two, matches, {one})
    all_a, all_b = tally(one, matches, everyone), tally(two, matches, everyone)
    steps = (
        a[0] - b[0],
        (a[1] - a[2]) - (b[1] - b[2]),
        by_quotient(all_a[1], all_a[2], all_b[1], all_b[2]),
        (all_a[1] - all_a[2]) - (all_b[1] - all_b[2]),
        (a[3] - a[4]) - (b[3] - b[4]),
        by_quotient(all_a[3], all_a[4], all_b[3], all_b[4]),
    )
    return next((step for step in steps if step), 0)


def ranked(group: set[int], matches: Sequence[Played]) -> list[set[int]]:
    if len(group) < 2:
        return [group] if group else []
    if len(group) == 2:
        one, two = sorted(group)
        better = two_teams(one, two, matches)
        return [{one}, {two}] if better > 0 else [{two}, {one}] if better < 0 else [group]
    own = {team: tally(team, matches, group) for team in group}
    last = {team for team in group if all(compared(own[team], own[other]) <= 0 for other in group)}
    return [group] if last == group else ranked(group - last, matches) + ranked(last, matches)


@given(round_robins(), groups)
def test_a_round_robin_is_ranked_as_the_second_computation_ranks_it(matches: list[Played], group: list[str]) -> None:
    found = break_ties(group, records_of(matches), TieConditions(form="teams_round_robin"), FIGB)
    expected = ranked({NAMES.index(name) for name in group}, matches)
    assert [{NAMES.index(one) for one in part} for part in found.order] == expected


# -- tied boards, counted again


@given(sessions(), groups)
def test_tied_boards_give_two_points_for_each_beaten_and_one_for_each_equal(
    played: list[SessionRecord], group: list[str]
) -> None:
    found = break_ties(group, played, TieConditions(form="individual"), FIGB)
    results = {(one.contestant, one.session, board.board): board.points for one in played for board in one.boards}
    for step in found.steps:
        if step.criterion != "tied_boards":
            continue
        for name in step.group:
            points = 0
            for (who, session, board), own in results.items():
                if who != name:
                    continue
                rivals = [
                    results[other, session, board]
                    for other in step.group
                    if other != name and (other, session, board) in results
                ]
                against = rivals or [Fraction(2)]  # the average of a top of 4 stands in for them
                points += sum(2 if own > rival else 1 if own == rival else 0 for rival in against)
            assert step.values[name] == points
