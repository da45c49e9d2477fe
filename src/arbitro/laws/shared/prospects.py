"""What could have happened on a board: the outcomes that an assigned score rests on (12C1; in 1997 12C2, 12C3)."""

from fractions import Fraction
from typing import Any

from arbitro.bridge.seats import Vulnerability
from arbitro.laws.case.notation import *
from arbitro.laws.shared.outcomes import some_results, some_weights
from arbitro.scoring.adjusted import Likelihood, Prospect
from arbitro.scoring.notation import read_outcome, read_result

outcomes = some_results("outcomes")
legally_reachable = judgment("legally_reachable", "weigh_no_use_of_infraction")
likelihood = one_of("likelihood", Likelihood)
weights = some_weights("weights")

ANY: dict[str, Examples[tuple[str, ...]]] = {"one": Examples([("170",)]), "several": Examples([("170", "-100")])}
CLAUSE = Unless("12C1(c)", e1997="12C2")


def prospects(
    case: Case[Any], vulnerability: Vulnerability | None, about: str = "", *, likely: bool = False, weigh: bool = True
) -> list[Prospect]:
    """The outcomes that the director sees, for one side where they differ; nothing if none could be legal.

    `likely`: which of them were likely is asked; `weigh`: their weights are.
    """
    named = case.ask(outcomes, about=about or None, clause=CLAUSE, among=ANY)
    scores = scores_of(named, vulnerability, _identity(outcomes.id, about))
    # 12C1(c)  2017: only what could have been reached legally
    if case.edition is E2017:
        named = tuple(outcome for outcome in named if case.ask(legally_reachable, about=outcome, clause=CLAUSE))
    chances = _chances(case, named) if likely else dict.fromkeys(named, Likelihood.LIKELY)
    parts = _parts(case, named, about) if weigh else {}
    return [
        Prospect(scores[outcome], chances[outcome], parts.get(outcome), result=read_result(outcome))
        for outcome in named
    ]


def _chances(case: Case[Any], named: tuple[str, ...]) -> dict[str, Likelihood]:
    """12C2 of 1997, 12C1(e)(i) of 2007: which were likely; one of them was."""
    chances: dict[str, Likelihood] = {}
    for outcome in named:
        only = len(chances) == len(named) - 1 and Likelihood.LIKELY not in chances.values()
        chances[outcome] = Likelihood.LIKELY if only else case.ask(likelihood, about=outcome, clause=CLAUSE)
    return chances


def _parts(case: Case[Any], named: tuple[str, ...], about: str) -> dict[str, Fraction]:
    """12C1(c), 12C3 of 1997: their weights; a single one needs none."""
    if len(named) < 2:
        return dict.fromkeys(named, Fraction(1))
    equal = Examples([(Fraction(1, len(named)),) * len(named)])
    given = case.ask(weights, about=about or None, clause=CLAUSE, among={"weights": equal})
    if len(given) != len(named):
        where = Place(tag=_identity(weights.id, about))
        raise ProblemsFound([Problem("weights-outcomes", where, str(len(given)), str(len(named)))])
    return dict(zip(named, given, strict=True))


def scores_of(named: tuple[str, ...], vulnerability: Vulnerability | None, identity: str) -> dict[str, int]:
    """What each outcome scores for North-South."""
    scores: dict[str, int] = {}
    problems: list[Problem] = []
    for index, outcome in enumerate(named, 1):
        try:
            scores[outcome] = read_outcome(outcome, vulnerability)
        except ProblemsFound as trouble:
            problems += (
                Problem(p.kind, Place(tag=identity, index=index), p.found, p.expected) for p in trouble.problems
            )
    if problems:
        raise ProblemsFound(problems)
    return scores


def _identity(id: str, about: str) -> str:
    return f"{id}@{about}" if about else id
