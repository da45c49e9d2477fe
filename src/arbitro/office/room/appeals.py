"""The appeal against a ruling as it stands: what has happened, under which terms, and until when something may follow.

The clocks are facts of the event: when a contestant was told of the ruling, when the official score was posted, when
the last phase was closed.
"""

from collections.abc import Iterator
from datetime import datetime
from itertools import takewhile

from arbitro.book.edition import Edition
from arbitro.bridge.seats import Side
from arbitro.contest.contestant import Team
from arbitro.contest.facts.event import PhaseClosed
from arbitro.laws.case.effect import Issue
from arbitro.laws.shared import appeal as laws
from arbitro.laws.shared.appeal import CLOCKS, Act, Appeal, AppealEvent, AppealTerms, terms
from arbitro.office.actor import DIRECTING, Actor, Role
from arbitro.office.fact import AppealMoved
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.sitting import contestants_at, is_own_table
from arbitro.office.room.tables import contest_of
from arbitro.office.state import Event, RulingCase

OF_APPELLANTS = frozenset({Act.REQUEST, Act.REFERRAL, Act.NOTICE, Act.RECOURSE, Act.WITHDRAWAL})
ACTING = {
    Role.PLAYER: laws.AppealParty.CONTESTANT,
    Role.CAPTAIN: laws.AppealParty.CAPTAIN,
    Role.DIRECTOR: laws.AppealParty.DIRECTOR_IN_CHARGE,
    Role.COMMITTEE: laws.AppealParty.COMMITTEE,
    Role.ORGANISER: laws.AppealParty.FURTHER_BODY,  # writes down what the body beyond the event has decided
}


def edition_of(event: Event) -> Edition:
    return Edition(contest_of(event).plan.edition)


def terms_of(event: Event) -> AppealTerms:
    return terms(pack_of(event), edition_of(event))


def course(event: Event, case: RulingCase, contestant: str = "", *, evident: bool = False) -> Appeal:
    """What has happened so far, as the contestant that appeals sees it."""
    request = lodged(case)
    who = request.by if request else contestant
    happened = [*_clocks(event, case, who), *(AppealEvent(step.act, step.at) for step in case.appeal)]
    happened.sort(key=lambda step: (step.at, step.act not in CLOCKS))
    return Appeal(
        tuple(happened),
        committee=any(Role.COMMITTEE in roles for roles in event.staff.values()),
        one_director=not any(
            Role.DIRECTOR in roles for person, roles in event.staff.items() if person != case.given.director
        ),
        evident=request.evident if request else evident,
    )


def lodged(case: RulingCase) -> AppealMoved | None:
    """The request of the appeal that is under way, or decided."""
    steps = takewhile(lambda step: step.act is not Act.WITHDRAWAL, reversed(case.appeal))
    return next((step for step in steps if step.act is Act.REQUEST), None)


def _clocks(event: Event, case: RulingCase, contestant: str) -> Iterator[AppealEvent]:
    """As long as a contestant has not been told, no time runs against it."""
    since = case.told.get(contestant) if contestant else max(case.told.values(), default=None)
    if since is not None:
        yield AppealEvent(Act.RULING, since)
    posted = event.posted.get((case.given.at.phase, case.given.at.session))
    if posted is not None:
        yield AppealEvent(Act.SCORE_AVAILABLE, posted.at)
    ended = _ended(event)
    if ended is not None:
        yield AppealEvent(Act.EVENT_ENDED, ended)


def _ended(event: Event) -> datetime | None:
    """When the last phase was closed."""
    last = contest_of(event).plan.phases[-1].name
    for noted in reversed(event.history):
        if isinstance(noted.fact, PhaseClosed) and noted.fact.phase == last and not noted.undone:
            return noted.stamp.time
    return None


def issue_of(case: RulingCase) -> Issue:
    """What the appeal is about."""
    return next((step.issue for step in reversed(case.appeal) if step.issue is not None), Issue.JUDGMENT)


# -- who may go on


def capacity(event: Event, actor: Actor) -> laws.AppealParty | None:
    """In which capacity somebody acts in an appeal."""
    return laws.AppealParty.CAPTAIN if is_captain(event, actor) else ACTING.get(actor.role)


def is_captain(event: Event, actor: Actor) -> bool:
    """Whether a player is the captain of the team."""
    entry = contest_of(event).entries.get(actor.contestant)
    team = entry.contestant if entry else None
    return actor.role is Role.PLAYER and isinstance(team, Team) and actor.person == team.acting_captain


def at_table_of(event: Event, case: RulingCase) -> tuple[str, ...]:
    """The contestants whom a ruling concerns."""
    return tuple(who for side in Side for who in contestants_at(event, case.given.at, side))


def acts_of(event: Event, case: RulingCase, actor: Actor, now: datetime) -> tuple[Act, ...]:
    """What somebody may do next; the director also writes down what an appellant says."""
    if case.replaced:
        return ()
    steps = laws.next_steps(course(event, case, actor.contestant), terms_of(event), now)
    return tuple(step.act for step in steps if _may(event, case, actor, step))


def _may(event: Event, case: RulingCase, actor: Actor, step: laws.AppealMove) -> bool:
    if actor.role in DIRECTING and step.act in OF_APPELLANTS and laws.AppealParty.CONTESTANT in step.by:
        return True
    who = capacity(event, actor)
    if who not in step.by:
        return False
    if who in laws.APPELLANTS:
        request = lodged(case)
        is_own = step.act is not Act.WITHDRAWAL or (request is not None and request.by == actor.contestant)
        return is_own and actor.contestant in at_table_of(event, case)
    if who is laws.AppealParty.DIRECTOR_IN_CHARGE and terms_of(event).review and actor.person == case.given.director:
        return False
    return not is_own_table(event, case.given.at, actor.person)
