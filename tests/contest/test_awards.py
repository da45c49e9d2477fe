"""Points for matches without a result: byes, teams that left, forfeits (art. 4.4, 8.3, 78.3)."""

from fractions import Fraction
from typing import Any

import pytest

from arbitro.contest.facts.event import Awarded, Withdrew
from arbitro.contest.facts.fold import checked
from arbitro.contest.facts.state import Contest
from arbitro.contest.movement.movement import Movement
from arbitro.contest.scoring.awards import after_forfeits, after_withdrawal, byes, forfeited
from arbitro.contest.scoring.matches import match_records
from arbitro.regulations import Pack
from tests.contest.small import (
    FIGB,
    after_all,
    begun,
    derived,
    drawn,
    exact,
    match,
    movement,
    opened,
    over,
    phase_of,
    played,
    ranks,
    result,
    seated,
    totals,
)

DISCRETE = derived('scoring.vp.scale = "discrete"')
SIMPLE = derived('scoring.vp.scale = "simple"')

# 78B: from so many points on 1, 2, 3 … IMPs.
BANDS = (20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500)


def of_16(round: int, table: int, imps: int) -> list[Any]:
    """A match of 16 boards that ends with so many IMPs for the home team."""
    boards = []
    left = abs(imps)
    while left:
        part = min(left, len(BANDS))
        left -= part
        boards.append((BANDS[part - 1] if imps > 0 else -BANDS[part - 1], 0))
    return match(round, table, *boards, *[(0, 0)] * (16 - len(boards)))


def facts(contest: Contest, of: Any, pack: Pack = FIGB, **more: Any) -> list[Awarded]:
    return list(of(contest, phase_of(contest), pack, **more))


def figures(awards: list[Awarded]) -> list[tuple[str, Any, Any]]:
    return [(award.contestant, award.vp, award.imps) for award in awards]


# -- byes


def with_a_bye(**told: Any) -> Contest:
    phase = {"system": "swiss", "scoring": "victory_points", "boards": 16, **told}
    return checked(opened("teams", "ABC", **phase), drawn(1, ("A", "B"), byes=("C",)))


@pytest.mark.parametrize(("pack", "vp", "imps"), [(FIGB, 12, 7), (DISCRETE, 12, 5), (SIMPLE, 2, 4)])
def test_a_team_without_an_opponent_has_60_percent_and_the_smallest_margin(pack: Pack, vp: int, imps: int) -> None:
    """TN78.3-1; D28: 2 by simple VPs, which 4 IMPs win in 16 boards (78.2)."""
    contest = checked(with_a_bye(), begun(1))
    (award,) = facts(contest, byes, pack)
    assert (award.contestant, award.kind, award.vp, award.imps) == ("C", "bye", Fraction(vp), Fraction(imps))
    assert (award.round, award.opponent, award.final) == (1, None, True)
    assert totals(checked(contest, award), pack)["C"] == vp


def test_a_bye_is_awarded_once_and_when_its_round_has_begun() -> None:
    assert facts(with_a_bye(), byes) == []
    contest = checked(with_a_bye(), begun(1))
    assert facts(checked(contest, facts(contest, byes)[0]), byes) == []
    assert facts(checked(contest, Withdrew(contestant="C", round=1)), byes) == []


def test_a_bye_of_a_round_robin() -> None:
    boards = tuple(range(1, 17))
    plan = movement([(1, 2, boards)], [(2, 3, boards)], out={1: (3,), 2: (1,)}, kind="matches")
    contest = opened("teams", 3, system="round_robin", scoring="victory_points", boards=16)
    contest = after_all(contest, seated(plan), begun(1))
    assert figures(facts(contest, byes)) == [("3", 12, 7)]
    assert figures(facts(checked(contest, begun(2)), byes)) == [("3", 12, 7), ("1", 12, 7)]


def test_only_victory_points_have_awards_of_the_regulations() -> None:
    assert facts(checked(with_a_bye(scoring="imps"), begun(1)), byes) == []
    assert facts(checked(with_a_bye(scoring="board_a_match"), begun(1)), byes) == []


def test_a_pair_without_opponents_has_points_for_its_own_share() -> None:
    """Art. 78.4: 75% so far, then 50%; not known before it has played."""
    pack = derived('scoring.vp.percent_to_vp = [[0, 2], ["50%", 10], ["75%", 16]]')
    contest = opened("pairs", 5, system="swiss", scoring="victory_points", boards=2)
    contest = after_all(contest, drawn(1, ("1", "2"), ("3", "4"), byes=("5",)), begun(1))
    assert facts(contest, byes, pack) == []
    told = [result(1, 1, 1, 100), result(1, 2, 1, 50), result(1, 1, 2, 0), result(1, 2, 2, 0)]
    contest = after_all(contest, *told, over(1), drawn(2, ("5", "4"), ("2", "3"), byes=("1",)), begun(2))
    assert [(one.contestant, one.vp, one.final) for one in facts(contest, byes, pack)] == [("1", Fraction(16), False)]
    contest = after_all(contest, *facts(contest, byes, pack))
    assert facts(contest, byes, pack) == []
    contest = after_all(contest, *(result(2, at, board, 0) for at in (1, 2) for board in (1, 2)), over(2))
    found = facts(contest, byes, pack, event_over=True)
    assert [(one.contestant, one.round, one.vp, one.final) for one in found] == [
        ("5", 1, Fraction(10), True),
        ("1", 2, Fraction(16), True),
    ]


# -- a team that leaves a round robin

PLAYED = tuple(range(1, 17))
NAMES = ("X", "W", "P1", "P2", "P3", "P4", "P5", "P6")


def eight() -> Movement:
    """X (1) meets P1 to P6 (3 to 8) and then W (2); W meets P2, P3, P4, P1, P6, P5 and then X."""
    others = {1: 4, 2: 5, 3: 6, 4: 3, 5: 8, 6: 7}
    rounds = [[(1, 2 + n, PLAYED), (others[n], 2, PLAYED)] for n in range(1, 7)]
    return movement(*rounds, [(1, 2, PLAYED)], kind="matches")


def left_by_w() -> Contest:
    """TN4.4-1: X has 13.52, 8.24, 15.00, 10.91, 17.03, 6.48; against W 14.18, 12.03, 18.66, 11.76 were won."""
    contest = opened("teams", NAMES, system="round_robin", scoring="victory_points", boards=16, rounds=7)
    contest = checked(contest, seated(eight(), NAMES))
    own, against = (13, -6, 20, 3, 32, -13), (16, 7, 45, 6)
    for number in range(1, 7):
        if number == 5:
            contest = checked(contest, Withdrew(contestant="W", round=5, last=True))
        facts = of_16(number, 1, own[number - 1])
        facts += of_16(number, 2, against[number - 1]) if number <= 4 else []
        contest = played(contest, number, *facts)
    return contest


def test_the_example_is_as_printed() -> None:
    contest = left_by_w()
    records = [one for one in match_records(phase_of(contest), contest.plan, FIGB) if one.kind == "played"]
    own = [record.vp for record in records if record.team == "X"]
    assert own == list(map(exact, ("13.52", "8.24", "15.00", "10.91", "17.03", "6.48")))
    against = [record.vp for record in records if record.opponent == "W"]
    assert against == list(map(exact, ("14.18", "12.03", "18.66", "11.76")))


def test_what_opponents_of_a_team_that_left_have_is_provisional_and_then_the_best_of_three() -> None:
    """TN4.4-1: 60% first, 12 with 7 IMPs; at the end 14 with 16 IMPs, the smallest margin for 14."""
    contest = left_by_w()
    first = facts(contest, after_withdrawal)
    assert figures(first) == [("P6", 12, 7), ("P5", 12, 7), ("X", 12, 7)]
    assert {(one.kind, one.opponent, one.final) for one in first} == {("withdrawal", "W", False)}
    contest = after_all(contest, *first)
    assert facts(contest, after_withdrawal) == []
    last = facts(contest, after_withdrawal, event_over=True)
    assert figures(last) == [("P6", 14, 16), ("P5", 14, 16), ("X", 14, 16)]
    contest = after_all(contest, *last)
    assert facts(contest, after_withdrawal, event_over=True) == []
    assert totals(contest, FIGB)["X"] == exact("71.18") + 14
    assert ranks(contest, FIGB)["W"] == 8


def test_awards_are_not_among_the_matches_that_an_average_is_made_of() -> None:
    """P5 has only its match against X, 2.97: the mean of 2.97 and 12 would be another number."""
    contest = after_all(left_by_w(), *facts(left_by_w(), after_withdrawal))
    own = [one for one in match_records(phase_of(contest), contest.plan, FIGB) if one.team == "P5"]
    assert [(one.kind, one.vp) for one in own] == [("played", exact("2.97")), ("awarded", Fraction(12))]
    only_own = derived("scoring.withdrawal.team_best = false")
    assert figures(facts(contest, after_withdrawal, only_own, event_over=True))[0][1] == 12


def test_by_simple_victory_points_it_is_2() -> None:
    assert {one.vp for one in facts(left_by_w(), after_withdrawal, SIMPLE)} == {Fraction(2)}


def test_a_swiss_is_drawn_without_the_team_and_nobody_has_an_award() -> None:
    contest = checked(with_a_bye(), Withdrew(contestant="B", round=1))
    assert facts(contest, after_withdrawal) == []


# -- forfeits


def one_round(imps: int = 0, other: int = 0) -> Contest:
    """A beats B and C beats D; then A is to meet C, who is not there."""
    contest = opened("teams", "ABCD", system="swiss", scoring="victory_points", boards=16)
    contest = checked(contest, drawn(1, ("A", "B"), ("C", "D")))
    contest = played(contest, 1, *of_16(1, 1, imps), *of_16(1, 2, other))
    return after_all(contest, drawn(2, ("A", "C"), ("B", "D")), begun(2))


def forfeit(contest: Contest, pack: Pack, **more: Any) -> tuple[Awarded, Awarded]:
    return forfeited(contest, phase_of(contest), pack, round=2, absent="C", present="A", **more)


@pytest.mark.parametrize(
    ("pack", "imps", "vp", "margin"),
    [
        (DISCRETE, 0, 12, 7),
        (DISCRETE, 14, 14, 15),
        (FIGB, 0, 12, 7),
    ],
)
def test_the_team_that_is_there_has_the_best_of_three(pack: Pack, imps: int, vp: int, margin: int) -> None:
    """TN8.3-12: 12 by the discrete scale, band 5-8, 7 IMPs. TN8.3-13: 14, band 13-17, 15. TN8.3-14: continuous 7."""
    won, lost = forfeit(one_round(imps, 60), pack)
    assert (won.vp, won.imps, won.won, won.opponent) == (Fraction(vp), Fraction(margin), True, "C")
    assert (lost.vp, lost.imps, lost.won, lost.opponent) == (Fraction(), Fraction(), False, "A")
    assert not won.final


def test_what_was_won_against_the_absent_team_counts_as_well() -> None:
    """D has won by 20 IMPs against C: 15.00."""
    won, _ = forfeit(one_round(0, -20), FIGB)
    assert (won.vp, won.final) == (Fraction(15), False)


def test_a_forfeit_is_looked_at_again_until_the_event_is_over() -> None:
    contest = one_round(0, 60)
    contest = after_all(contest, *forfeit(contest, FIGB), *of_16(2, 2, 0), over(2))
    assert facts(contest, after_forfeits) == []
    contest = played(checked(contest, drawn(3, ("A", "D"), ("B", "C"))), 3, *of_16(3, 1, 32), *of_16(3, 2, 0))
    # A has 10 and 17.03 in its other matches, 13.515 on average
    (moved,) = facts(contest, after_forfeits)
    assert (moved.contestant, moved.vp, moved.final) == ("A", Fraction(14), False)
    last = facts(checked(contest, moved), after_forfeits, event_over=True)
    assert [(one.contestant, one.vp, one.final) for one in last] == [("A", Fraction(14), True), ("C", Fraction(), True)]
    contest = after_all(contest, *last)
    assert facts(contest, after_forfeits, event_over=True) == []
    assert totals(contest, FIGB)["A"] == 10 + 14 + exact("17.03")


def test_in_a_knockout_the_team_that_is_there_goes_through_and_nothing_is_computed() -> None:
    contest = opened("teams", "AB", system="knockout", scoring="imps")
    contest = after_all(contest, drawn(1, ("A", "B"), system="knockout"), begun(1))
    both = forfeited(contest, phase_of(contest), FIGB, round=1, absent="A", present="B")
    assert [(one.contestant, one.won, one.vp, one.imps, one.final) for one in both] == [
        ("B", True, Fraction(), Fraction(), True),
        ("A", False, Fraction(), Fraction(), True),
    ]
    assert ranks(after_all(contest, *both), FIGB) == {"B": 1, "A": 2}
