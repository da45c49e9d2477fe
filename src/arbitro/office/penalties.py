"""Penalties, warnings and forfeits (90, 91; art. 8.3)."""

from collections.abc import Iterator

from arbitro.book.problem import Place, Problem, refuse
from arbitro.book.writing import Remark
from arbitro.contest.facts.event import Awarded, Pardoned, Penalised
from arbitro.contest.facts.moments import check, no_session, phase_of, unknown
from arbitro.contest.facts.state import Phase
from arbitro.contest.scoring.awards import forfeited
from arbitro.office.actor import DIRECTING, Actor, Role
from arbitro.office.command import Command, Facts, Moment, Power, Subject
from arbitro.office.fact import Warned
from arbitro.office.room.period import too_late
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.tables import check_not_concerned, contest_of
from arbitro.office.state import Event
from arbitro.regulations.readers import exact
from arbitro.scoring.penalty import Unit


class Penalise(Command, frozen=True, kw_only=True, tag="penalise"):
    contestant: str
    amount: str
    unit: Unit
    clause: str = ""
    phase: str = ""
    session: int = 1
    round: int | None = None


class Warn(Command, frozen=True, kw_only=True, tag="warn"):
    """A warning, after which the regulations may punish the next breach more (art. 8.3; 90B)."""

    contestant: str
    clause: str = ""
    about: Remark = ""
    phase: str = ""
    session: int = 1
    round: int | None = None


class Pardon(Command, frozen=True, kw_only=True, tag="pardon"):
    id: str
    phase: str = ""


class Forfeit(Command, frozen=True, kw_only=True, tag="forfeit"):
    """A match lost by a team that is not there."""

    phase: str = ""
    round: int
    absent: str
    present: str


def penalise(event: Event, command: Penalise, actor: Actor, moment: Moment) -> Facts:
    phase = phase_of(contest_of(event), command.phase)
    check(too_late(event, "penalty", command.phase, command.session, moment.now, _at(command.contestant)))
    check_not_concerned(event, phase, actor.person, [command.contestant], command.session, command.round)
    amount = exact(command.amount)
    if amount is None:
        raise refuse("penalty-number", found=command.amount, expected="10, 0.5, 1/3", where=_at(command.contestant))
    return (
        Penalised(
            id=f"penalty-{event.version + 1}",
            contestant=command.contestant,
            amount=amount,
            unit=command.unit,
            clause=command.clause.strip(),
            phase=command.phase,
            session=command.session,
            round=command.round,
        ),
    )


def warn(event: Event, command: Warn, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    phase = phase_of(contest_of(event), command.phase)
    check([*unknown([command.contestant], phase), *no_session(phase, command.session)])
    check_not_concerned(event, phase, actor.person, [command.contestant], command.session, command.round)
    return (
        Warned(
            contestant=command.contestant,
            clause=command.clause.strip(),
            about=command.about.strip(),
            phase=command.phase,
            session=command.session,
            round=command.round,
        ),
    )


def pardon(event: Event, command: Pardon, actor: Actor, moment: Moment) -> Facts:
    phase = phase_of(contest_of(event), command.phase)
    given = phase.penalties.get(command.id)
    if given is not None:
        check(too_late(event, "penalty", command.phase, given.session, moment.now, _at(given.contestant)))
        check_not_concerned(event, phase, actor.person, [given.contestant], given.session, given.round)
    return (Pardoned(id=command.id, phase=command.phase),)


def forfeit(event: Event, command: Forfeit, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """A match that one of the two has lost by not being there; the averages in it move until the phase is closed."""
    contest = contest_of(event)
    phase = phase_of(contest, command.phase)
    both = (command.absent, command.present)
    problems = list(unknown(both, phase))
    if not problems and not any(set(both) == set(met) for met in _meeting(phase, command.round)):
        problems.append(Problem("not-opponents", _at(command.absent), " – ".join(both), str(command.round)))
    for who in both:
        held = phase.awards.get((command.round, who))
        if held is not None and held.opponent in both:
            problems.append(Problem("awarded-already", _at(who), who, str(command.round)))
    check(problems)
    check_not_concerned(event, phase, actor.person, both, 1, command.round)
    return forfeited(
        contest, phase, pack_of(event), round=command.round, absent=command.absent, present=command.present
    )


def _meeting(phase: Phase, round: int) -> Iterator[tuple[str, ...]]:
    return (met.everybody for at, met in phase.tables.items() if at.round == round)


def _at(who: str) -> Place:
    return Place(tag=who)


COMMANDS: Subject = {
    Penalise: Power(penalise, DIRECTING, records=(Penalised,)),
    Warn: Power(warn, DIRECTING, records=(Warned,)),
    Pardon: Power(pardon, {Role.DIRECTOR}, records=(Pardoned,)),
    Forfeit: Power(forfeit, {Role.DIRECTOR}, records=(Awarded,)),
}
