"""The correction period of a session (79C): it runs from when the official score is available."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from arbitro.book.edition import Edition
from arbitro.book.problem import NOWHERE, Place, Problem
from arbitro.contest.facts.correction import Change
from arbitro.contest.facts.moments import forbidden
from arbitro.office.room.regulations import pack_of
from arbitro.office.state import Event
from arbitro.regulations.keys import CORRECTION_MINUTES


def period_ends(event: Event, phase: str, session: int) -> datetime | None:
    """When it ends by the regulations; None as long as the score has not been posted."""
    posted = event.posted.get((phase, session))
    if posted is None or event.contest is None:
        return None
    minutes = pack_of(event)[CORRECTION_MINUTES, Edition(event.contest.plan.edition)]
    return posted.at + timedelta(minutes=minutes)


def period_is_over(event: Event, phase: str, session: int, now: datetime) -> bool:
    """Whether it has run out, or was declared over."""
    known = event.contest.phases.get(phase) if event.contest else None
    if known is not None and (known.closed or session in known.over):
        return True
    ends = period_ends(event, phase, session)
    return ends is not None and now > ends


def too_late(
    event: Event,
    change: Change,
    phase: str,
    session: int,
    now: datetime,
    where: Place = NOWHERE,
    *,
    approved: bool = False,
) -> Iterator[Problem]:
    """A change that comes after it, though nobody has declared it over."""
    if period_is_over(event, phase, session, now):
        yield from forbidden(change, "after_period", where, approved=approved)
