"""What an event is to be, and what keeps it from being that."""

from fractions import Fraction
from typing import Any

import pytest

from arbitro.book.problem import Place, Problem
from arbitro.contest.plan import SCORINGS, CarryOver, Form, PhasePlan, Plan, Scoring, System, plan_problems


def phase(**told: Any) -> PhasePlan:
    return PhasePlan(**{"rounds": 3, "boards": 2, **told})


def problems(form: Form, *phases: PhasePlan) -> list[Problem]:
    return list(plan_problems(Plan(name="cup", form=form, phases=phases)))


def kinds(form: Form, *phases: PhasePlan) -> list[str]:
    return [problem.kind for problem in problems(form, *phases)]


FORMS: list[Form] = ["pairs", "individual", "teams"]
SYSTEMS: list[System] = ["movement", "round_robin", "swiss", "danish", "knockout"]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("system", SYSTEMS)
def test_pairs_have_movements_and_draws_teams_everything_and_individuals_only_movements(
    form: Form, system: System
) -> None:
    possible = {
        "pairs": {"movement", "swiss", "danish"},
        "individual": {"movement"},
        "teams": {"movement", "round_robin", "swiss", "danish", "knockout"},
    }[form]
    scoring: Scoring = "imps" if form == "teams" else "matchpoints"
    assert kinds(form, phase(system=system, scoring=scoring)) == ([] if system in possible else ["system-of-form"])


def test_every_scoring_that_is_possible_makes_a_plan() -> None:
    for (form, system), scorings in SCORINGS.items():
        for scoring in scorings:
            assert kinds(form, phase(system=system, scoring=scoring)) == []


@pytest.mark.parametrize(
    ("form", "system", "scoring"),
    [
        ("pairs", "movement", "victory_points"),
        ("pairs", "movement", "board_a_match"),
        ("individual", "movement", "imps"),
        ("teams", "swiss", "matchpoints"),
        ("teams", "knockout", "victory_points"),
    ],
)
def test_a_scoring_that_does_not_fit_is_told_with_those_that_do(form: Form, system: System, scoring: Scoring) -> None:
    (problem,) = problems(form, phase(system=system, scoring=scoring))
    assert (problem.kind, problem.found, problem.where.index) == ("scoring-of-system", scoring, 1)
    assert problem.expected.split() == list(SCORINGS[form, system])


def test_an_event_has_a_phase() -> None:
    assert kinds("pairs") == ["no-phase"]


def test_everything_that_is_wrong_is_told_at_once_with_its_place() -> None:
    found = problems(
        "pairs",
        phase(name="one", rounds=0, boards=-1, sessions=0, qualify=-2, carry_over=CarryOver("full")),
        phase(name="one", system="knockout", groups=("A", "A")),
        phase(name="three", scoring="imps", groups=()),
    )
    assert found == [
        Problem("plan-number", Place(tag="rounds", index=1), "0", "1 2 3 …"),
        Problem("plan-number", Place(tag="boards", index=1), "-1", "1 2 3 …"),
        Problem("plan-number", Place(tag="sessions", index=1), "0", "1 2 3 …"),
        Problem("plan-number", Place(tag="qualify", index=1), "-2", "0 1 2 …"),
        Problem("carry-over-first", Place(tag="phases", index=1), "full", "none"),
        Problem("phase-twice", Place(tag="phases", index=2), "one"),
        Problem("system-of-form", Place(tag="phases", index=2), "pairs knockout", "movement swiss danish"),
        Problem("group-twice", Place(tag="phases", index=2), "A A"),
        Problem(
            "scoring-of-system",
            Place(tag="phases", index=3),
            "imps",
            "matchpoints butler cross_imps total_points",
        ),
        Problem("group-twice", Place(tag="phases", index=3), ""),
    ]


def test_several_sessions_are_for_movements_of_pairs_and_players() -> None:
    """Matches are told apart by their rounds, which go on through the event."""
    assert kinds("pairs", phase(sessions=2)) == []
    assert kinds("individual", phase(sessions=3)) == []
    assert kinds("pairs", phase(system="swiss", sessions=2)) == ["plan-number"]
    assert kinds("teams", phase(system="round_robin", scoring="imps", sessions=2)) == ["plan-number"]


# -- what is carried over


def teams(scoring: Scoring, system: System = "round_robin", **told: Any) -> PhasePlan:
    return phase(name=f"{scoring} {system} {bool(told)}", system=system, scoring=scoring, **told)


@pytest.mark.parametrize("kind", ["full", "share", "between_qualified"])
def test_points_of_one_kind_are_carried_over_into_points_of_the_same_kind(kind: Any) -> None:
    carry = CarryOver(kind, Fraction(1, 2))
    assert kinds("teams", teams("victory_points"), teams("victory_points", carry_over=carry)) == []
    assert kinds("teams", teams("victory_points"), teams("imps", carry_over=carry)) == ["carry-over-here"]
    assert kinds("teams", teams("imps"), teams("imps", "knockout", carry_over=carry)) == ["carry-over-here"]


def test_what_was_won_between_those_who_went_on_needs_matches() -> None:
    of_matches = CarryOver("between_qualified")
    (problem,) = problems("pairs", phase(name="a"), phase(name="b", carry_over=of_matches))
    assert (problem.kind, problem.expected) == ("carry-over-here", "none full share")
    assert kinds("pairs", phase(name="a"), phase(name="b", carry_over=CarryOver("full"))) == []


@pytest.mark.parametrize("share", ["0", "-1/2", "3/2"])
def test_a_share_is_a_part_of_the_whole(share: str) -> None:
    carry = CarryOver("share", Fraction(share))
    assert kinds("pairs", phase(name="a"), phase(name="b", carry_over=carry)) == ["carry-over-share"]
