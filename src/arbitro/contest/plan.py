"""What an event is to be: its form, its phases, and how each of them is played and scored (78D, 80B2)."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Literal

from msgspec import Struct

from arbitro.book.problem import Place, Problem
from arbitro.contest.lineup.match import SESSION
from arbitro.scoring.penalty import Unit

Form = Literal["pairs", "individual", "teams"]
System = Literal["movement", "round_robin", "swiss", "danish", "knockout"]
Scoring = Literal["matchpoints", "butler", "cross_imps", "total_points", "victory_points", "imps", "board_a_match"]

# By form and system: what can be counted.
SCORINGS: dict[tuple[Form, System], tuple[Scoring, ...]] = {
    ("pairs", "movement"): ("matchpoints", "butler", "cross_imps", "total_points"),
    ("individual", "movement"): ("matchpoints", "butler", "cross_imps", "total_points"),
    ("pairs", "swiss"): ("matchpoints", "victory_points"),
    ("pairs", "danish"): ("matchpoints", "victory_points"),
    ("teams", "movement"): ("board_a_match", "imps", "victory_points"),
    ("teams", "round_robin"): ("victory_points", "imps", "board_a_match"),
    ("teams", "swiss"): ("victory_points", "imps", "board_a_match"),
    ("teams", "danish"): ("victory_points", "imps", "board_a_match"),
    ("teams", "knockout"): ("imps", "board_a_match"),
}


# What the totals of a phase count, for penalties.
COUNTED: dict[Scoring, Unit | None] = {
    "matchpoints": Unit.MATCHPOINTS,
    "butler": Unit.IMPS,
    "cross_imps": Unit.IMPS,
    "total_points": None,
    "victory_points": Unit.VP,
    "imps": Unit.IMPS,
    "board_a_match": Unit.MATCHPOINTS,
}


class CarryOver(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What of an earlier phase counts in the next: nothing, everything, a share of it, or only what was won in the
    matches between those who went on."""

    kind: Literal["none", "full", "share", "between_qualified"] = "none"
    share: Fraction = Fraction(1)


class PhasePlan(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One phase. `boards`: of a round, in teams of a match. `qualify`: how many of each group go on; 0 if all do.

    `groups` are ranked apart, each with its own draw or movement; sections of a group share its ranking. `stanzas`:
    of a match of teams, each with its own line-ups; `stanza_sessions`: they come in sessions of two (A5.3a).
    """

    name: str = ""
    system: System = "movement"
    scoring: Scoring = "matchpoints"
    rounds: int
    boards: int
    sessions: int = 1
    groups: tuple[str, ...] = ("",)
    qualify: int = 0
    carry_over: CarryOver = CarryOver()
    screens: bool = False
    stanzas: int = 1
    stanza_sessions: bool = False


class Plan(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The whole event. `regulations`: the name of the pack, of which the event keeps its own copy."""

    name: str
    form: Form
    phases: tuple[PhasePlan, ...]
    regulations: str = "wbf"
    edition: Literal[1997, 2007, 2017] = 2017


def plan_problems(plan: Plan) -> Iterator[Problem]:
    """Everything that keeps a plan from being carried out."""
    if not plan.phases:
        yield Problem("no-phase", Place(tag="phases"))
    names = [phase.name for phase in plan.phases]
    for at, phase in enumerate(plan.phases, 1):
        where = Place(tag="phases", index=at)
        if names.index(phase.name) < at - 1:
            yield Problem("phase-twice", where, phase.name)
        possible = SCORINGS.get((plan.form, phase.system))
        if possible is None:
            systems = " ".join(system for form, system in SCORINGS if form == plan.form)
            yield Problem("system-of-form", where, f"{plan.form} {phase.system}", systems)
        elif phase.scoring not in possible:
            yield Problem("scoring-of-system", where, phase.scoring, " ".join(possible))
        for tag in ("rounds", "boards", "sessions", "stanzas"):
            if getattr(phase, tag) < 1:
                yield Problem("plan-number", Place(tag=tag, index=at), str(getattr(phase, tag)), "1 2 3 …")
        if phase.stanza_sessions and phase.stanzas % SESSION:
            yield Problem("lineup-sessions", Place(tag="stanzas", index=at), str(phase.stanzas), "2 4 6 …")
        if phase.sessions > 1 and (plan.form == "teams" or phase.system != "movement"):
            # matches are told apart by their rounds, which go on through the event
            yield Problem("plan-number", Place(tag="sessions", index=at), str(phase.sessions), "1")
        if len(set(phase.groups)) < len(phase.groups) or not phase.groups:
            yield Problem("group-twice", where, " ".join(phase.groups))
        if phase.qualify < 0:
            yield Problem("plan-number", Place(tag="qualify", index=at), str(phase.qualify), "0 1 2 …")
        if phase.carry_over.kind == "share" and not 0 < phase.carry_over.share <= 1:
            yield Problem("carry-over-share", where, str(phase.carry_over.share), "0 … 1")
        if at == 1 and phase.carry_over.kind != "none":
            yield Problem("carry-over-first", where, phase.carry_over.kind, "none")
        elif phase.carry_over.kind not in (kinds := _to_carry(plan.form, plan.phases[at - 2], phase)):
            yield Problem("carry-over-here", where, phase.carry_over.kind, " ".join(kinds))


def _to_carry(form: Form, before: PhasePlan, phase: PhasePlan) -> tuple[str, ...]:
    """What can be carried over: points of the same kind; of single matches only where matches are counted."""
    if phase.system == "knockout" or before.scoring != phase.scoring:
        return ("none",)
    if form == "teams" or phase.scoring == "victory_points":
        return ("none", "full", "share", "between_qualified")
    return ("none", "full", "share")
