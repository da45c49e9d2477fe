"""The appeal against a ruling as it stands: what has happened, under which terms, and until when something may follow.

The clocks are facts of the event: when a contestant was told of the ruling, when the official score was posted, when
the last phase was closed.
"""

from collections.abc import Iterator
from datetime import datetime

from arbitro.book.edition import Edition
from arbitro.contest.event import PhaseClosed
from arbitro.laws.appeal import CLOCKS, Act, Appeal, Happened, Terms, terms
from arbitro.laws.effect import Issue
from arbitro.office.actor import Role
from arbitro.office.regulations import pack_of
from arbitro.office.state import Case, Event
from arbitro.office.tables import contest_of


def edition_of(event: Event) -> Edition:
    return Edition(contest_of(event).plan.edition)


def terms_of(event: Event) -> Terms:
    return terms(pack_of(event), edition_of(event))


def course(event: Event, case: Case, contestant: str = "", *, evident: bool = False) -> Appeal:
    """What has happened so far, as the contestant that appeals sees it."""
    request = next((step for step in case.appeal if step.act is Act.REQUEST), None)
    who = request.by if request else contestant
    happened = [*_clocks(event, case, who), *(Happened(step.act, step.at) for step in case.appeal)]
    happened.sort(key=lambda one: (one.at, one.act not in CLOCKS))
    return Appeal(
        tuple(happened),
        committee=any(Role.COMMITTEE in roles for roles in event.staff.values()),
        one_director=not any(
            Role.DIRECTOR in roles for person, roles in event.staff.items() if person != case.given.director
        ),
        evident=request.evident if request else evident,
    )


def _clocks(event: Event, case: Case, contestant: str) -> Iterator[Happened]:
    """As long as a contestant has not been told, no time runs against it."""
    told = case.told.get(contestant) if contestant else max(case.told.values(), default=None)
    if told is not None:
        yield Happened(Act.RULING, told)
    posted = event.posted.get((case.given.at.phase, case.given.at.session))
    if posted is not None:
        yield Happened(Act.SCORE_AVAILABLE, posted.at)
    ended = _ended(event)
    if ended is not None:
        yield Happened(Act.EVENT_ENDED, ended)


def _ended(event: Event) -> datetime | None:
    """When the last phase was closed."""
    last = contest_of(event).plan.phases[-1].name
    for noted in reversed(event.history):
        if isinstance(noted.fact, PhaseClosed) and noted.fact.phase == last and not noted.undone:
            return noted.stamp.time
    return None


def issue_of(case: Case) -> Issue:
    """What the appeal is about."""
    return next((step.issue for step in case.appeal if step.issue is not None), Issue.JUDGMENT)
