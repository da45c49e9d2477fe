"""From one phase to the next: who goes on, in which group, and what it takes along."""

from fractions import Fraction
from typing import Any

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.contest.facts.event import Entered, PhaseClosed, Placed, TieDecided, Withdrew
from arbitro.contest.facts.fold import checked
from arbitro.contest.facts.state import Contest
from arbitro.contest.plan import CarryOver, PhasePlan
from arbitro.contest.scoring.phases import advanced
from tests.contest.small import (
    FIGB,
    HOWELL,
    after_all,
    begun,
    contestant,
    drawn,
    exact,
    match,
    opened,
    played,
    refused,
    result,
    seated,
    totals,
)


def final(**told: Any) -> PhasePlan:
    return PhasePlan(**{"name": "final", "system": "round_robin", "scoring": "imps", "rounds": 3, "boards": 1, **told})


def swiss(qualify: int = 2, **told: Any) -> Contest:
    """IMPs: A +10 and +3, C +5 and -3, D -5 and 0, B -10 and 0."""
    contest = opened("teams", "ABCD", final(**told), system="swiss", scoring="imps", qualify=qualify)
    contest = checked(contest, drawn(1, ("A", "B"), ("C", "D")))
    contest = played(contest, 1, *match(1, 1, (430, 0)), *match(1, 2, (170, 0)))
    contest = checked(contest, drawn(2, ("A", "C"), ("B", "D")))
    return played(contest, 2, *match(2, 1, (90, 0)), *match(2, 2, (0, 0)))


def field(contest: Contest) -> list[tuple[str, str, int | None]]:
    """Who goes on: name, group, seed."""
    return [(one.contestant, one.group, one.seed) for one in advanced(contest, "", "final", FIGB).field]


def carried(contest: Contest) -> dict[str, Any]:
    return {one.contestant: one.carried for one in advanced(contest, "", "final", FIGB).field}


# -- who goes on


def test_the_first_of_the_ranking_go_on_seeded_by_their_ranks() -> None:
    assert field(swiss()) == [("A", "", 1), ("C", "", 2)]
    assert [who for who, _, _ in field(swiss(3))] == ["A", "C", "D"]
    assert [who for who, _, _ in field(swiss(0))] == ["A", "C", "D", "B"]
    assert [who for who, _, _ in field(swiss(9))] == ["A", "C", "D", "B"]


def test_whoever_has_left_is_passed_over() -> None:
    contest = checked(swiss(), Withdrew(contestant="A", round=3))
    assert [who for who, _, _ in field(contest)] == ["C", "D"]


def test_groups_are_filled_to_and_fro() -> None:
    """1 4 in one and 2 3 in the other: the seeds add up alike."""
    assert field(swiss(0, groups=("X", "Y"))) == [("A", "X", 1), ("C", "Y", 2), ("D", "Y", 3), ("B", "X", 4)]


def test_of_several_groups_all_winners_come_before_all_seconds() -> None:
    contest = opened("teams", [], final(), system="swiss", scoring="imps", qualify=2, groups=("X", "Y"))
    for name, group in zip("ABCDEF", "XXXYYY", strict=True):
        contest = checked(contest, Entered(contestant=contestant("teams", name), section=group))
    for group, (one, other, third) in (("X", "ABC"), ("Y", "DEF")):
        contest = checked(contest, drawn(1, (one, other), byes=(third,), group=group))
        points = 50 if group == "X" else 430
        contest = played(contest, 1, *match(1, 1, (points, 0), section=group), section=group)
    # X: A +2, C 0, B -2; Y: D +10, F 0, E -10
    assert field(contest) == [("A", "", 1), ("D", "", 2), ("C", "", 3), ("F", "", 4)]


# -- ties


def level(qualify: int) -> Contest:
    """A and C +5, B and D -5, all IMPs on one board: nothing parts them."""
    contest = opened("teams", "ABCD", final(), system="swiss", scoring="imps", qualify=qualify)
    contest = checked(contest, drawn(1, ("A", "B"), ("C", "D")))
    return played(contest, 1, *match(1, 1, (170, 0)), *match(1, 2, (170, 0)))


def test_a_tie_on_the_line_has_to_be_decided_first() -> None:
    for qualify, names in ((1, "A C"), (3, "B D")):
        with pytest.raises(ProblemsFound) as trouble:
            advanced(level(qualify), "", "final", FIGB)
        (problem,) = trouble.value.problems
        assert (problem.kind, problem.found, problem.expected) == ("qualifying-tie", names, str(qualify))


def test_a_tie_elsewhere_does_not_matter() -> None:
    assert [who for who, _, _ in field(level(2))] == ["A", "C"]


def test_a_decision_opens_the_way() -> None:
    decided = checked(level(1), TieDecided(order=("C", "A"), by="lot"))
    assert field(decided) == [("C", "", 1)]


def test_phases_that_are_not_there() -> None:
    for before, next_one in (("", "third"), ("third", "final"), ("final", "final")):
        with pytest.raises(ProblemsFound, match="unknown-phase"):
            advanced(swiss(), before, next_one, FIGB)


# -- what is carried over


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        (CarryOver(), {"A": 0, "C": 0}),
        (CarryOver("full"), {"A": 13, "C": 2}),
        (CarryOver("share", Fraction(1, 2)), {"A": exact("6.5"), "C": 1}),
        (CarryOver("share", Fraction(1, 3)), {"A": exact("13/3"), "C": exact("2/3")}),
        (CarryOver("between_qualified"), {"A": 3, "C": -3}),
    ],
)
def test_nothing_all_a_share_or_what_was_won_from_each_other(rule: CarryOver, expected: dict[str, Any]) -> None:
    assert carried(swiss(carry_over=rule)) == expected


def test_victory_points_between_those_who_went_on() -> None:
    """A and C meet twice, +14 and -5: 13.74 + 8.52 and 6.26 + 11.48; other matches do not count."""
    plan = final(scoring="victory_points", boards=16, carry_over=CarryOver("between_qualified"))
    told = {"system": "danish", "scoring": "victory_points", "boards": 16, "qualify": 2}
    contest = opened("teams", "ABCD", plan, **told)
    flat, others = [(0, 0)] * 15, (4000, 0)
    for number, points in ((1, 900), (2, -170)):
        contest = checked(contest, drawn(number, ("A", "C"), ("B", "D"), system="danish"))
        contest = played(contest, number, *match(number, 1, (points, 0), *flat), *match(number, 2, *[(0, 0)] * 16))
    contest = checked(contest, drawn(3, ("A", "B"), ("C", "D"), system="danish"))
    contest = played(contest, 3, *match(3, 1, others, *flat), *match(3, 2, others, *flat))
    assert carried(contest) == {"A": exact("22.26"), "C": exact("17.74")}


def test_sessions_of_pairs_carry_their_percentages() -> None:
    plan = PhasePlan(name="final", rounds=3, boards=1, carry_over=CarryOver("share", Fraction(1, 2)))
    contest = checked(opened("pairs", 4, plan, qualify=1), seated(HOWELL))
    contest = after_all(contest, begun(1), result(1, 1, 1, 100), result(1, 2, 1, 110))
    with pytest.raises(ProblemsFound, match="qualifying-tie"):
        advanced(contest, "", "final", FIGB)
    decided = checked(contest, TieDecided(order=("2", "1"), by="director"))
    assert carried(decided) == {"2": 50}


# -- the next phase


def test_the_final_begins_with_what_was_carried_over() -> None:
    contest = swiss(carry_over=CarryOver("full"))
    fact = advanced(contest, "", "final", FIGB)
    assert [problem.kind for problem in refused(contest, fact)] == ["phase-before-open"]
    contest = after_all(contest, PhaseClosed(), fact)
    assert contest.current.field["A"] == Placed("A", "", Fraction(13), 1)
    assert totals(contest, FIGB, "final") == {"A": 13, "C": 2}
    assert totals(contest, FIGB) == {"A": 13, "C": 2, "D": -5, "B": -10}
