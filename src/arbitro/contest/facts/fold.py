"""The fold: facts in their order make the event. A fact that cannot be is refused with everything that is wrong."""

from collections.abc import Iterable

from arbitro.book.problem import Problem, refuse
from arbitro.contest.facts import contestants as entering
from arbitro.contest.facts import results as scoring_facts
from arbitro.contest.facts import seating as meeting
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
from arbitro.contest.facts.moments import check, no_session, phase_of, unknown
from arbitro.contest.facts.state import Contest, Phase, Strand
from arbitro.contest.plan import plan_problems

_TRIED = "tried"


def begin(event: AnyEvent) -> Contest:
    """The event, opened."""
    if not isinstance(event, Opened):
        raise refuse("not-opened", found=type(event).__struct_config__.tag, expected="opened")
    check(plan_problems(event.plan))
    first = event.plan.phases[0]
    return Contest(event.plan, {}, {first.name: Phase(first)})


def folded(events: Iterable[AnyEvent]) -> Contest:
    """All facts, from the opening on."""
    facts = iter(events)
    opening = next(facts, None)
    if opening is None:
        raise refuse("not-opened", expected="opened")
    contest = begin(opening)
    for event in facts:
        contest = after(contest, event)
    return contest


def tried(contest: Contest, event: AnyEvent) -> Contest:
    """`after` for whoever decides whether there is to be such a fact: what comes of it is kept until it is there."""
    found = after(contest, event)
    contest.__dict__[_TRIED] = event, found
    return found


def after(contest: Contest, event: AnyEvent) -> Contest:
    """The contest after one more fact. Raises with every reason why it cannot be; then nothing has changed."""
    fact, found = contest.__dict__.pop(_TRIED, (None, contest))
    return found if fact is event else _after(contest, event)


def _after(contest: Contest, event: AnyEvent) -> Contest:
    match event:
        case Opened():
            raise refuse("opened-twice", found=event.plan.name)
        case Entered():
            return entering.entered(contest, event)
        case Substituted():
            return entering.substituted(contest, event)
        case Withdrew():
            return entering.withdrew(contest, event)
        case PhaseOpened():
            return entering.phase_opened(contest, event)
        case Seated():
            return meeting.seated(contest, event)
        case Drawn():
            return meeting.drawn(contest, event)
        case SeatsChanged():
            return meeting.seats_changed(contest, event)
        case ResultEntered():
            return scoring_facts.entered(contest, event)
        case ResultCorrected():
            return scoring_facts.corrected(contest, event)
        case ResultTakenBack():
            return scoring_facts.taken_back(contest, event)
        case Awarded():
            return scoring_facts.awarded(contest, event)
        case Penalised():
            return scoring_facts.penalised(contest, event)
        case Pardoned():
            return scoring_facts.pardoned(contest, event)
        case _:
            return contest.with_phase(_along(phase_of(contest, event.phase), event))


def _along(phase: Phase, event: RoundBegun | RoundOver | PeriodOver | TieDecided | PhaseClosed) -> Phase:
    """The event goes on."""
    if phase.closed:
        raise refuse("phase-is-closed", found=event.phase)
    match event:
        case RoundBegun():
            return _begun(phase, event)
        case RoundOver():
            strand = Strand(event.session, event.section)
            if event.round < 1 or event.round != phase.last_begun.get(strand, 0):
                raise refuse("round-not-begun", found=event.round, expected=phase.last_begun.get(strand, 0))
            return phase.but(last_over={**phase.last_over, strand: event.round})
        case PeriodOver():
            check(no_session(phase, event.session))
            return phase.but(over=phase.over | {event.session})
        case TieDecided():
            problems = list(unknown(event.order, phase))
            if len(set(event.order)) < max(2, len(event.order)):
                problems.append(Problem("entry-twice", found=" ".join(event.order)))
            check(problems)
            return phase.but(ties=(*phase.ties, event))
        case PhaseClosed():
            return phase.but(closed=True)


def _begun(phase: Phase, event: RoundBegun) -> Phase:
    """A round begins when the one before it has; that one is over by then."""
    strand = Strand(event.session, event.section)
    due = phase.last_begun.get(strand, 0) + 1
    if event.round != due:
        raise refuse("round-in-turn", found=event.round, expected=due)
    if event.round > phase.rounds(strand):
        raise refuse("round-not-seated", found=event.round, expected=phase.rounds(strand))
    if event.session in phase.over:
        raise refuse("change-period-over", found=event.round, expected="79C")
    return phase.but(
        last_begun={**phase.last_begun, strand: event.round},
        last_over={**phase.last_over, strand: event.round - 1},
    )
