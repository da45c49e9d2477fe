"""Which artificial scores have a worth by the scoring of a phase (12C2)."""

from collections.abc import Iterator

from arbitro.book.problem import Place, Problem
from arbitro.contest.facts.state import Phase
from arbitro.contest.plan import Plan, Scoring
from arbitro.scoring.board_a_match import BoardAMatch
from arbitro.scoring.butler import Butler
from arbitro.scoring.cross_imps import CrossImps
from arbitro.scoring.matchpoints import Matchpoints
from arbitro.scoring.method import Method, knows
from arbitro.scoring.outcome import Adjustment, brief
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


def given_problems(given: Adjustment, plan: Plan, phase: Phase, where: Place) -> Iterator[Problem]:
    """What was given to a side has no worth here."""
    method = METHODS[phase.plan.scoring]
    if phase.plan.scoring == "victory_points" and plan.form != "teams":
        method = METHODS["matchpoints"]
    if not knows(method, given):
        yield Problem("award-by-method", where, brief(given))
