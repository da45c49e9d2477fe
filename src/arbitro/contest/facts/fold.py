"""Facts in their order make the event. Whether a fact can be is asked before it is recorded, once: `problems`; what was
recorded is folded as it is: `after`."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from arbitro.book.problem import Problem, ProblemsFound, gathered
from arbitro.contest.facts import contestants, results, rounds, seating
from arbitro.contest.facts.event import (
    AnyEvent,
    Awarded,
    Drawn,
    Entered,
    Opened,
    Pardoned,
    Penalised,
    PeriodOver,
    PhaseClosed,
    PhaseOpened,
    ResultCorrected,
    ResultEntered,
    ResultTakenBack,
    RoundBegun,
    RoundOver,
    Seated,
    SeatsChanged,
    Substituted,
    TieDecided,
    Withdrew,
)
from arbitro.contest.facts.state import Contest, Phase
from arbitro.contest.plan import plan_problems

Check = Callable[[Contest, Any], Iterable[Problem]]
Fold = Callable[[Contest, Any], Contest]

FACTS: Mapping[type, tuple[Check, Fold]] = {
    Entered: (contestants.entry_problems, contestants.entered),
    Substituted: (contestants.substitute_problems, contestants.substituted),
    Withdrew: (contestants.withdrawal_problems, contestants.withdrew),
    PhaseOpened: (contestants.field_problems, contestants.phase_opened),
    Seated: (seating.seating_problems, seating.seated),
    Drawn: (seating.draw_problems, seating.drawn),
    SeatsChanged: (seating.seats_problems, seating.seats_changed),
    ResultEntered: (results.entry_problems, results.recorded),
    ResultCorrected: (results.correction_problems, results.recorded),
    ResultTakenBack: (results.taking_back_problems, results.taken_back),
    Awarded: (results.award_problems, results.awarded),
    Penalised: (results.penalty_problems, results.penalised),
    Pardoned: (results.pardon_problems, results.pardoned),
    **dict.fromkeys(
        (RoundBegun, RoundOver, PeriodOver, TieDecided, PhaseClosed), (rounds.step_problems, rounds.stepped)
    ),
}


def problems(contest: Contest | None, fact: AnyEvent) -> list[Problem]:
    """Every reason why a fact cannot be, as the event stands."""
    if isinstance(fact, Opened):
        return list(plan_problems(fact.plan)) if contest is None else [Problem("opened-twice", found=fact.plan.name)]
    if contest is None:
        return [Problem("not-opened", found=str(type(fact).__struct_config__.tag), expected="opened")]
    reasons: list[Problem] = []
    with gathered(reasons):
        reasons += FACTS[type(fact)][0](contest, fact)
    return list(dict.fromkeys(reasons))


def after(contest: Contest | None, fact: AnyEvent) -> Contest:
    """The event after one more fact that was recorded, or that has no problems."""
    if isinstance(fact, Opened):
        first = fact.plan.phases[0]
        return Contest(fact.plan, {}, {first.name: Phase(first)})
    assert contest is not None
    return FACTS[type(fact)][1](contest, fact)


def checked(contest: Contest | None, fact: AnyEvent) -> Contest:
    """The event after one more fact, which is refused with everything that is wrong with it."""
    if reasons := problems(contest, fact):
        raise ProblemsFound(reasons)
    return after(contest, fact)
