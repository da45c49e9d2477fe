"""The end of sessions and phases: the score posted, the period over, ties, who goes on."""

from typing import Literal

from arbitro.book.edition import Edition
from arbitro.book.problem import Place, Problem, refuse
from arbitro.contest.facts.event import PeriodOver, PhaseClosed, PhaseOpened, Placed, TieDecided
from arbitro.contest.facts.moments import check, no_session, phase_of, unknown
from arbitro.contest.facts.state import Contest, Phase
from arbitro.contest.lots import drawn
from arbitro.contest.scoring.phases import advanced
from arbitro.contest.scoring.standings import rankings
from arbitro.office.actor import IN_CHARGE, OFFICE, Actor, Role
from arbitro.office.command import Command, Facts, Moment, Power, Subject
from arbitro.office.fact import ScorePosted
from arbitro.office.room.awards import awards_due
from arbitro.office.room.period import period_ends
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.tables import contest_of
from arbitro.office.state import Event
from arbitro.regulations import Pack
from arbitro.regulations.keys import CORRECTION_MINUTES


class PostScore(Command, frozen=True, kw_only=True, tag="post_score"):
    """The official score of a session is available from now on."""

    phase: str = ""
    session: int = 1


class EndPeriod(Command, frozen=True, kw_only=True, tag="end_period"):
    """The correction period of a session has run out; `early`: the organiser sets an earlier time (79C1)."""

    phase: str = ""
    session: int = 1
    early: bool = False


class DecideTie(Command, frozen=True, kw_only=True, tag="decide_tie"):
    """By lot from a seed where no order is told."""

    phase: str = ""
    contestants: tuple[str, ...]
    by: Literal["lot", "extra_boards", "director"] = "lot"
    seed: str = ""


class ClosePhase(Command, frozen=True, kw_only=True, tag="close_phase"):
    phase: str = ""


class OpenPhase(Command, frozen=True, kw_only=True, tag="open_phase"):
    """The next phase with those who go on, and what they take along; or a field told by hand, with seeds and groups,
    as the first phase may have one before it begins."""

    phase: str
    field: tuple[Placed, ...] = ()


# -- the end of a session


def post_score(event: Event, command: PostScore, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """The official score is available: the periods of 79C and 92B run from now on."""
    contest = contest_of(event)
    phase = phase_of(contest, command.phase)
    check(no_session(phase, command.session))
    if (command.phase, command.session) in event.posted:
        raise refuse("posted-already", found=command.session)
    begun = {strand: round for strand, round in phase.last_begun.items() if strand.session == command.session}
    if not begun:
        raise refuse("round-not-begun", found=1, expected=0)
    check(
        Problem("round-still-played", Place(tag=strand.section or None), str(round))
        for strand, round in begun.items()
        if phase.last_over.get(strand, 0) < round
    )
    posted = ScorePosted(phase=command.phase, session=command.session, at=moment.now, head=moment.head)
    awards = () if phase.closed else awards_due(contest, command.phase, pack_of(event))
    return *awards, posted


def end_period(event: Event, command: EndPeriod, actor: Actor, moment: Moment) -> Facts:
    """When it has run out by the regulations, or earlier if the organiser says so (79C1)."""
    phase = phase_of(contest_of(event), command.phase)
    check(no_session(phase, command.session))
    if command.session in phase.over:
        raise refuse("period-ended-already", found=command.session)
    ends = period_ends(event, command.phase, command.session)
    if ends is None:
        raise refuse("score-not-posted", found=command.session, expected=_period(event))
    if command.early and actor.role is not Role.ORGANISER:
        raise refuse("period-by-organiser", found=actor.role.value, expected=_period(event))
    if moment.now <= ends and not command.early:
        raise refuse("period-still-runs", found=f"{ends:%Y-%m-%d %H:%M}", expected=_period(event))
    return (PeriodOver(phase=command.phase, session=command.session),)


def _period(event: Event) -> str:
    """The clause that sets it."""
    return pack_of(event).setting(CORRECTION_MINUTES, Edition(contest_of(event).plan.edition)).source


# -- the end of a phase


def decide_tie(event: Event, command: DecideTie, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """By lots from a seed that is recorded, or in the order that is told: all who are level, and nobody else."""
    contest = contest_of(event)
    phase = phase_of(contest, command.phase)
    check(unknown(command.contestants, phase))
    level = _level(contest, phase, pack_of(event))
    if sorted(command.contestants) not in level:
        groups = "; ".join(" ".join(group) for group in level)
        raise refuse("not-level", found=" ".join(command.contestants), expected=groups)
    if command.by == "lot":
        seed = command.seed or moment.fresh
        return (TieDecided(phase=command.phase, order=drawn(seed, command.contestants), by="lot", seed=seed),)
    return (TieDecided(phase=command.phase, order=command.contestants, by=command.by),)


def _level(contest: Contest, phase: Phase, pack: Pack) -> list[list[str]]:
    """Those whom no criterion has parted, group by group."""
    return [
        sorted(row.contestant for row in ranking.rows if row.rank == rank)
        for ranking in rankings(contest, phase, pack)
        for rank in dict.fromkeys(row.rank for row in ranking.rows if row.tied)
    ]


def close_phase(event: Event, command: ClosePhase, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """With the awards as they stay; not before the correction period of every session is over."""
    contest = contest_of(event)
    phase = phase_of(contest, command.phase)
    if phase.closed:
        raise refuse("phase-is-closed", found=command.phase)
    sessions = range(1, phase.plan.sessions + 1)
    check(
        Problem("period-not-over", Place(index=session), str(session), _period(event))
        for session in sessions
        if session not in phase.over
    )
    return *awards_due(contest, command.phase, pack_of(event), final=True), PhaseClosed(phase=command.phase)


def open_phase(event: Event, command: OpenPhase, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """With those who go on from the phase before; or with a field that was told."""
    contest = contest_of(event)
    if command.field:
        return (PhaseOpened(phase=command.phase, field=command.field),)
    names = [plan.name for plan in contest.plan.phases]
    if command.phase not in names:
        raise refuse("unknown-phase", found=command.phase, expected=", ".join(map(repr, names)))
    at = names.index(command.phase)
    if at == 0:
        raise refuse("first-phase-field", found=command.phase)
    before = contest.phases.get(names[at - 1])
    if before is None or not before.closed:
        raise refuse("phase-before-open", found=command.phase, expected=names[at - 1])
    return (advanced(contest, names[at - 1], command.phase, pack_of(event)),)


COMMANDS: Subject = {
    PostScore: Power(post_score, OFFICE, records=(ScorePosted,)),
    EndPeriod: Power(end_period, IN_CHARGE, records=(PeriodOver,)),
    DecideTie: Power(decide_tie, IN_CHARGE, records=(TieDecided,)),
    ClosePhase: Power(close_phase, IN_CHARGE, records=(PhaseClosed,)),
    OpenPhase: Power(open_phase, IN_CHARGE, records=(PhaseOpened,)),
}
