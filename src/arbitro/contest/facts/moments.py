"""Where a fact falls in the event, and whether it may still come (see `correction`)."""

from collections.abc import Iterable, Iterator

from arbitro.book.problem import NOWHERE, Place, Problem, ProblemsFound, refuse
from arbitro.contest.facts.correction import Change, Moment, permission
from arbitro.contest.facts.state import Contest, Phase, Strand


def moment(phase: Phase, strand: Strand, round: int) -> Moment:
    """A round as seen from where the event is."""
    if strand.session in phase.over or phase.closed:
        return "after_period"
    if round <= phase.last_over.get(strand, 0):
        return "past"
    return "current" if round <= phase.last_begun.get(strand, 0) else "future"


def forbidden(change: Change, at: Moment, where: Place = NOWHERE, *, approved: bool = False) -> Iterator[Problem]:
    """The problem of a change that comes at the wrong moment."""
    allowed = permission(change, at, approved=approved)
    if allowed.verdict == "forbidden":
        yield Problem(f"change-{allowed.reason}", where, change, allowed.clause)


def phase_of(contest: Contest, name: str) -> Phase:
    phase = contest.phases.get(name)
    if phase is None:
        raise refuse("unknown-phase", found=name, expected=", ".join(map(repr, contest.phases)))
    return phase


def check(problems: Iterable[Problem]) -> None:
    """Raises with all of them, if there are any."""
    reasons = tuple(problems)
    if reasons:
        raise ProblemsFound(reasons)


def no_session(phase: Phase, session: int, where: Place = NOWHERE) -> Iterator[Problem]:
    """A session that the phase does not have."""
    if not 1 <= session <= phase.plan.sessions:
        yield Problem("no-such-session", where, str(session), f"1-{phase.plan.sessions}")


def unknown(contestants: Iterable[str], phase: Phase, where: Place = NOWHERE) -> Iterator[Problem]:
    """Those who are not in the field."""
    for who in contestants:
        if who not in phase.field:
            yield Problem("not-in-field", where, who)
