"""Facts about the course of a phase: rounds begun and over, the correction period, ties decided, the end."""

from collections.abc import Iterator

from arbitro.book.problem import Problem
from arbitro.contest.facts.event import PeriodOver, PhaseClosed, RoundBegun, RoundOver, TieDecided
from arbitro.contest.facts.moments import no_session, phase_of, unknown
from arbitro.contest.facts.state import Contest, Phase, Strand

AnyStep = RoundBegun | RoundOver | PeriodOver | TieDecided | PhaseClosed


def step_problems(contest: Contest, event: AnyStep) -> Iterator[Problem]:
    phase = phase_of(contest, event.phase)
    if phase.closed:
        yield Problem("phase-is-closed", found=event.phase)
        return
    match event:
        case RoundBegun():
            yield from _begin_problems(phase, event)
        case RoundOver():
            begun = phase.last_begun.get(Strand(event.session, event.section), 0)
            if event.round < 1 or event.round != begun:
                yield Problem("round-not-begun", found=str(event.round), expected=str(begun))
        case PeriodOver():
            yield from no_session(phase, event.session)
        case TieDecided():
            yield from unknown(event.order, phase)
            if len(set(event.order)) < max(2, len(event.order)):
                yield Problem("entry-twice", found=" ".join(event.order))


def _begin_problems(phase: Phase, event: RoundBegun) -> Iterator[Problem]:
    """A round begins when the one before it has."""
    strand = Strand(event.session, event.section)
    due = phase.last_begun.get(strand, 0) + 1
    if event.round != due:
        yield Problem("round-in-turn", found=str(event.round), expected=str(due))
    elif event.round > phase.rounds(strand):
        yield Problem("round-not-seated", found=str(event.round), expected=str(phase.rounds(strand)))
    elif event.session in phase.over:
        yield Problem("change-period-over", found=str(event.round), expected="79C")


def stepped(contest: Contest, event: AnyStep) -> Contest:
    """The phase goes on. When a round begins, the one before it is over."""
    phase = contest.phases[event.phase]
    match event:
        case RoundBegun():
            strand = Strand(event.session, event.section)
            begun, over = {**phase.last_begun, strand: event.round}, {**phase.last_over, strand: event.round - 1}
            phase = phase.but(last_begun=begun, last_over=over)
        case RoundOver():
            phase = phase.but(last_over={**phase.last_over, Strand(event.session, event.section): event.round})
        case PeriodOver():
            phase = phase.but(over=phase.over | {event.session})
        case TieDecided():
            phase = phase.but(ties=(*phase.ties, event))
        case PhaseClosed():
            phase = phase.but(closed=True)
    return contest.with_phase(phase)
