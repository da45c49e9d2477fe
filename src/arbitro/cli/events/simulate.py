"""`arbitro simulate`: a whole event from the entries to the ranking, with made-up results."""

import random
import secrets
from typing import Literal

from arbitro.book.problem import Place, refuse
from arbitro.cli.files import destination
from arbitro.cli.rulebook import regulations
from arbitro.cli.scores.event_log import event_standings, phase_rankings, print_rankings
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice
from arbitro.contest.contestant import Contestant, Individual, Pair, Team
from arbitro.contest.facts.log import write_event
from arbitro.contest.facts.state import Phase
from arbitro.contest.movement.movement import Movement
from arbitro.contest.movement.proposal import Wanted, propose
from arbitro.contest.plan import SCORINGS, CarryOver, Form, PhasePlan, Plan, Scoring, System
from arbitro.contest.simulation.course import Course, Trouble
from arbitro.contest.simulation.troubled import TroubledCourse
from arbitro.regulations import Pack

USUAL = Trouble(
    ruling=0.02,
    correction=0.3,
    penalty=0.15,
    withdrawal=0.05,
    forfeit=0.01,
    late=0.1,
    seating=0.05,
    redraw=0.05,
    substitute=0.1,
    unplayed=0.01,
)

CarryName = Literal["none", "full", "share", "between_qualified"]


def simulate(
    say: Voice,
    pairs: int | None,
    teams: int | None,
    players: int | None,
    system: System | None,
    scoring: Scoring | None,
    rounds: int | None,
    boards: int | None,
    sessions: int,
    qualify: int,
    carry: CarryName,
    trouble: bool,
    seed: str | None,
    log: str | None,
    pack: str,
    json: bool,
) -> None:
    regulation = regulations(pack)
    form, number = _who(pairs, teams, players)
    seed = secrets.token_hex(4) if seed is None else seed
    plan = _plan(form, number, pack, system, scoring, rounds, boards, sessions, qualify, carry)
    kind = TroubledCourse if trouble else Course
    seater = _Seater(regulation, rounds)
    course = kind(
        plan, entrants(form, number), random.Random(seed), regulation, seater, seed, USUAL if trouble else Trouble()
    )
    facts = course.run()
    ranked = phase_rankings(course.contest, regulation, None)
    if log is not None:
        with destination(log) as place:
            place.write("".join(f"{write_event(fact)}\n" for fact in facts).encode())
    if json:
        print_json(event_standings(course.contest, len(facts), ranked, say))
        return
    print_rankings(course.contest, ranked, regulation, say)
    out().print(say("simulate-about", facts=len(facts), seed=seed), style="dim")


def _who(pairs: int | None, teams: int | None, players: int | None) -> tuple[Form, int]:
    forms: list[tuple[Form, int]] = []
    forms += [("pairs", pairs)] if pairs is not None else []
    forms += [("teams", teams)] if teams is not None else []
    forms += [("individual", players)] if players is not None else []
    if len(forms) != 1:
        raise refuse("simulate-contestants", expected="--pairs --teams --players")
    return forms[0]


def entrants(form: Form, number: int) -> tuple[Contestant, ...]:
    """Contestants with numbers for names."""
    match form:
        case "pairs":
            return tuple(Pair(str(n), (f"{n}a", f"{n}b")) for n in range(1, number + 1))
        case "individual":
            return tuple(Individual(str(n), f"{n}a") for n in range(1, number + 1))
        case "teams":
            return tuple(Team(str(n), str(n), tuple(f"{n}{x}" for x in "abcd")) for n in range(1, number + 1))


def _plan(
    form: Form,
    number: int,
    pack: str,
    system: System | None,
    scoring: Scoring | None,
    rounds: int | None,
    boards: int | None,
    sessions: int,
    qualify: int,
    carry: CarryName,
) -> Plan:
    """The event that was asked for; what was not told is usual."""
    chosen: System = system or ("swiss" if form == "teams" else "movement")
    possible = SCORINGS.get((form, chosen))
    if possible is None:
        raise refuse("simulate-system", found=form, expected=chosen)
    if qualify and not 2 <= qualify <= number:  # two play a final
        raise refuse("plan-number", found=qualify, expected=f"2 … {number}", where=Place(tag="--qualify"))
    counted: Scoring = scoring or possible[0]
    size = boards or (8 if form == "teams" else 2)
    first = PhasePlan(
        name="qualifying" if qualify else "",
        system=chosen,
        scoring=counted,
        rounds=rounds or _usual_rounds(chosen, number),
        boards=size,
        sessions=sessions,
        qualify=qualify,
    )
    phases = [first]
    if qualify:
        final: System = chosen
        if form == "teams":  # a knock-out begins anew
            final = "knockout" if carry == "none" else "round_robin"
        last_rounds = (qualify - 1).bit_length() if final == "knockout" else _usual_rounds(final, qualify)
        phases.append(
            PhasePlan(
                name="final",
                system=final,
                scoring="imps" if final == "knockout" else counted,
                rounds=last_rounds,
                boards=size,
                carry_over=CarryOver(carry),
            )
        )
    return Plan(name="simulation", form=form, phases=tuple(phases), regulations=pack)


def _usual_rounds(system: System, number: int) -> int:
    match system:
        case "round_robin":
            return number - 1 + number % 2
        case "knockout":
            return max(1, (number - 1).bit_length())
        case "swiss" | "danish":
            return max(1, min(5, number - 2 + number % 2))
        case "movement":
            return max(1, number)


class _Seater:
    """The movement that `arbitro movement` would propose for so many, with the boards of the plan in a round."""

    def __init__(self, pack: Pack, rounds: int | None) -> None:
        self._pack, self._rounds = pack, rounds

    def __call__(self, plan: Plan, phase: Phase, number: int) -> Movement:
        sort = plan.form
        form = "round-robin" if phase.plan.system == "round_robin" else None
        if sort == "teams" and form is None:
            form = "triple" if number == 3 else "american-whist"
        rounds = self._rounds if phase.plan is plan.phases[0] else None
        chosen = propose(Wanted(sort=sort, contestants=number, rounds=rounds, form=form), self._pack).chosen
        return chosen.form.build(number, phase.plan.boards, len(chosen.movement.rounds), False)
