"""Which artificial scores have a worth by the scoring of a phase (12C2)."""

from collections.abc import Iterator

from msgspec.structs import replace

from arbitro.book.problem import NOWHERE, Place, Problem, gathered
from arbitro.contest.facts.outcome import Given
from arbitro.contest.facts.state import Phase
from arbitro.contest.plan import Plan, Scoring
from arbitro.scoring.board_a_match import BoardAMatch
from arbitro.scoring.butler import Butler
from arbitro.scoring.cross_imps import CrossImps
from arbitro.scoring.matchpoints import Matchpoints
from arbitro.scoring.method import Method, knows
from arbitro.scoring.outcome import Artificial, Average, Imps
from arbitro.scoring.team_match import TeamImps
from arbitro.scoring.total_points import TotalPoints

METHODS: dict[Scoring, Method] = {
    "matchpoints": Matchpoints(),
    "butler": Butler(),
    "cross_imps": CrossImps(),
    "total_points": TotalPoints(),
    "victory_points": TeamImps(),
    "imps": TeamImps(),
    "board_a_match": BoardAMatch(),
}


def given_problems(given: Given, plan: Plan, phase: Phase, where: Place = NOWHERE) -> Iterator[Problem]:
    """What was given to a side contradicts itself, or has no worth here."""
    problems: list[Problem] = []
    with gathered(problems):
        adjustment = given.adjustment()
        method = METHODS[phase.plan.scoring]
        if phase.plan.scoring == "victory_points" and plan.form != "teams":
            method = METHODS["matchpoints"]
        if isinstance(adjustment, Artificial | Imps) and not knows(method, adjustment):
            told = adjustment.award if isinstance(adjustment, Artificial) else adjustment.imps
            found = told.value if isinstance(told, Average) else str(told)
            problems.append(Problem("award-by-method", found=found))
    return (replace(problem, where=where) for problem in problems)
