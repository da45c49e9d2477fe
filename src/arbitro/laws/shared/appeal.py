"""An appeal as it runs: who may do what until when, and who decides what (92, 93, and what the regulations add).

Times are handed in, as moments or as the time gone since one; nothing here reads a clock.
"""

from datetime import datetime, timedelta
from enum import Enum
from typing import NamedTuple

from msgspec import Struct, structs

from arbitro.laws.case.notation import *
from arbitro.laws.law_13_incorrect_number_of_cards import EventType
from arbitro.regulations.keys import (
    APPEAL_CONCURRENCE,
    APPEAL_EVIDENT_MINUTES,
    APPEAL_FURTHER,
    APPEAL_MINUTES,
    APPEAL_ROUTE,
    RECOURSE_CONFLICT_HOURS,
    RECOURSE_HOURS,
    RECOURSE_NOTICE_MINUTES,
)
from arbitro.regulations.pack import Pack

FURTHER = {
    "national_authority": AppealBody.NATIONAL_AUTHORITY,
    "regulating_authority": AppealBody.REGULATING_AUTHORITY,
    "federal_court": AppealBody.FEDERAL_COURT,
}


class AppealTerms(Struct, frozen=True):
    """What the regulations say about appeals."""

    request: timedelta  # after the official score is available (92B)
    evident: timedelta | None = None  # after the ruling, when its ground was evident at once
    notice: timedelta | None = None  # of a recourse, after the end of the event; none: no notice is needed
    recourse: timedelta | None = None  # after the end of the event
    conflict: timedelta | None = None  # a longer limit that the same regulations name elsewhere
    review: bool = False  # the director in charge reviews the steps of the ruling; there is no committee
    one_member: bool = False  # of a pair may act without the other
    further: AppealBody | None = None
    submission: bool = True  # the event's own bodies may send a case to the authority (93C2)


def terms(pack: Pack, edition: Edition) -> AppealTerms:
    """The terms of a pack."""
    return AppealTerms(
        timedelta(minutes=pack[APPEAL_MINUTES]),
        _minutes(pack[APPEAL_EVIDENT_MINUTES]),
        _minutes(pack[RECOURSE_NOTICE_MINUTES]),
        _minutes(pack[RECOURSE_HOURS], 60),
        _minutes(pack[RECOURSE_CONFLICT_HOURS], 60),
        pack[APPEAL_ROUTE] == "review",
        pack[APPEAL_CONCURRENCE] == "one_member",
        FURTHER.get(pack[APPEAL_FURTHER, edition]),
        edition is not E1997,
    )


def _minutes(number: int | None, each: int = 1) -> timedelta | None:
    return None if number is None else timedelta(minutes=number * each)


# -- in time? ----------------------------------------------------------------------------------------------------


class Timing(Enum):
    """Whether a step was taken in time."""

    IN_TIME = "in_time"
    CONFLICT = "conflict"  # within the longer of two limits that contradict each other: the body itself decides
    LATE = "late"


def request_timing(terms: AppealTerms, since_score: timedelta | None, evident_since: timedelta | None = None) -> Timing:
    """92B: a request, so long after the official score was available (not yet: None).

    `evident_since`: so long after the ruling, if its ground was evident at once; the shorter limit then rules.
    """
    if terms.evident is not None and evident_since is not None:
        return Timing.IN_TIME if evident_since <= terms.evident else Timing.LATE
    return Timing.IN_TIME if since_score is None or since_score <= terms.request else Timing.LATE


def recourse_timing(terms: AppealTerms, filed: timedelta, notice: timedelta | None) -> Timing:
    """A recourse, so long after the end of the event; without notice in time it is late whatever follows."""
    if terms.notice is not None and (notice is None or notice > terms.notice):
        return Timing.LATE
    if terms.recourse is None or filed <= terms.recourse:
        return Timing.IN_TIME
    return Timing.CONFLICT if terms.conflict is not None and filed <= terms.conflict else Timing.LATE


# -- admissible? -------------------------------------------------------------------------------------------------


class Appellant(Enum):
    """Who appeals."""

    CONTESTANT = "contestant"
    CAPTAIN = "captain"
    OTHER = "other"


class Concurrence(Enum):
    """What the partner, or the captain, says to it."""

    CONCURS = "concurs"
    REFUSES = "refuses"
    ABSENT = "absent"


class Refusal(Enum):
    """Why an appeal is not heard, by the clause of Law 92."""

    OTHER_TABLE = "other_table"  # 92A
    NOT_ENTITLED = "not_entitled"  # 92A
    LATE = "late"  # 92B
    NOT_THROUGH_DIRECTOR = "not_through_director"  # 92C
    NO_CONCURRENCE = "no_concurrence"  # 92D
    NOBODY_ABOVE = "nobody_above"  # where the director in charge only reviews what others ruled


class Filing(Struct, frozen=True):
    """An appeal as it was lodged. `concurrence` is the partner's at pairs, the captain's at teams."""

    event: EventType
    appellant: Appellant = Appellant.CONTESTANT
    own_table: bool = True
    timing: Timing = Timing.IN_TIME
    through_director: bool = True
    concurrence: Concurrence = Concurrence.CONCURS
    one_director: bool = False  # nobody above him


def concurrence_needed(terms: AppealTerms, event: EventType, appellant: Appellant) -> bool:
    """92D: of both partners at pairs, of the captain at teams, of nobody else in an individual event."""
    match event:
        case EventType.PAIRS:
            return not terms.one_member
        case EventType.TEAMS:
            return appellant is not Appellant.CAPTAIN
    return False


def concurs(edition: Edition, said: Concurrence) -> bool:
    """In 1997 who is absent counts as concurring; since then he has to be asked."""
    return said is Concurrence.CONCURS or (edition is E1997 and said is Concurrence.ABSENT)


def refusal(filing: Filing, terms: AppealTerms, edition: Edition) -> Refusal | None:
    """Why the appeal is not heard; None: it is."""
    if not filing.own_table:
        return Refusal.OTHER_TABLE
    if filing.appellant is Appellant.OTHER:
        return Refusal.NOT_ENTITLED
    if filing.timing is Timing.LATE:
        return Refusal.LATE
    if not filing.through_director:
        return Refusal.NOT_THROUGH_DIRECTOR
    needed = concurrence_needed(terms, filing.event, filing.appellant)
    if needed and not concurs(edition, filing.concurrence):
        return Refusal.NO_CONCURRENCE
    return Refusal.NOBODY_ABOVE if terms.review and filing.one_director else None


def admissible(filing: Filing, terms: AppealTerms, edition: Edition) -> bool:
    return refusal(filing, terms, edition) is None


# -- who decides what --------------------------------------------------------------------------------------------


def committee_can_change(issue: Issue) -> bool:
    """93B3: not on a point of law or regulation, nor in discipline; there it may only recommend."""
    return issue not in (Issue.LAW, Issue.REGULATION, Issue.DISCIPLINE)


def bodies(issue: Issue, *, committee: bool) -> tuple[AppealGoesTo, ...]:
    """The bodies that a part of an appeal comes to, in order. Disciplinary decisions are final (91A)."""
    in_charge = AppealGoesTo(AppealBody.DIRECTOR_IN_CHARGE, issue, issue is not Issue.DISCIPLINE)
    if not committee:  # 93A
        return (in_charge,)
    to_committee = AppealGoesTo(AppealBody.COMMITTEE, issue, committee_can_change(issue))
    # 93B1, 93B2
    return (in_charge, to_committee) if issue in (Issue.LAW, Issue.REGULATION) else (to_committee,)


# -- the course of an appeal -------------------------------------------------------------------------------------


class Act(Enum):
    """What happens in the course of an appeal; the first three only start clocks."""

    RULING = "ruling"
    SCORE_AVAILABLE = "score_available"
    EVENT_ENDED = "event_ended"
    REQUEST = "request"  # of a review, or appeal
    REFERRAL = "referral"  # to the committee
    DECISION = "decision"
    NOTICE = "notice"  # of a recourse, in writing
    RECOURSE = "recourse"  # to the body beyond the event
    SUBMISSION = "submission"  # of the case to the authority
    WITHDRAWAL = "withdrawal"  # by who appealed, before it is decided


class AppealParty(Enum):
    """Who may take a step."""

    CONTESTANT = "contestant"
    CAPTAIN = "captain"
    DIRECTOR_IN_CHARGE = "director_in_charge"
    COMMITTEE = "committee"
    FURTHER_BODY = "further_body"


class AppealStage(Enum):
    """How far it has come."""

    RULED = "ruled"
    REQUESTED = "requested"
    BEFORE_COMMITTEE = "before_committee"
    DECIDED = "decided"  # by the director in charge
    DECIDED_BY_COMMITTEE = "decided_by_committee"
    NOTICED = "noticed"
    BEFORE_FURTHER_BODY = "before_further_body"
    CLOSED = "closed"


class AppealEvent(Struct, frozen=True):
    act: Act
    at: datetime


class AppealMove(Struct, frozen=True):
    """What somebody may do next. `until` is empty while its clock, which `after` starts, has not begun."""

    act: Act
    by: tuple[AppealParty, ...]
    until: datetime | None = None
    after: Act | None = None  # no clock: as soon as possible
    conflict_until: datetime | None = None  # the longer limit, where two contradict each other


APPELLANTS = (AppealParty.CONTESTANT, AppealParty.CAPTAIN)
_WITHDRAWAL = AppealMove(Act.WITHDRAWAL, APPELLANTS)
CLOCKS = (Act.RULING, Act.SCORE_AVAILABLE, Act.EVENT_ENDED)


class Appeal(Struct, frozen=True):
    """What has happened so far, in order, and under which circumstances."""

    happened: tuple[AppealEvent, ...] = ()
    committee: bool = False  # one is available
    one_director: bool = False  # nobody above him
    evident: bool = False  # the ground was evident when the ruling was given

    def then(self, act: Act, at: datetime) -> "Appeal":
        return structs.replace(self, happened=(*self.happened, AppealEvent(act, at)))

    def at(self, act: Act) -> datetime | None:
        """When it last happened."""
        return next((event.at for event in reversed(self.happened) if event.act is act), None)


def stage(appeal: Appeal, terms: AppealTerms) -> AppealStage:
    """How far the appeal has come; steps that nobody was entitled to, or that came too late, count for nothing."""
    return _run(appeal, terms).reached


def problems(appeal: Appeal, terms: AppealTerms) -> tuple[Problem, ...]:
    """The steps that count for nothing."""
    return _run(appeal, terms).problems


def next_steps(appeal: Appeal, terms: AppealTerms, now: datetime | None = None) -> tuple[AppealMove, ...]:
    """What may be done next, by whom and until when; at a given moment only what is not too late."""
    so_far = _run(appeal, terms)
    steps = _steps(so_far.reached, structs.replace(appeal, happened=so_far.counted), terms)
    return tuple(step for step in steps if now is None or _timing(step, now) is not Timing.LATE)


class _Run(NamedTuple):
    reached: AppealStage
    problems: tuple[Problem, ...]
    counted: tuple[AppealEvent, ...]  # without the steps that count for nothing


def _run(appeal: Appeal, terms: AppealTerms) -> _Run:
    reached = AppealStage.RULED
    problems: list[Problem] = []
    counted: tuple[AppealEvent, ...] = ()
    for index, event in enumerate(appeal.happened, 1):
        if event.act not in CLOCKS:
            so_far = structs.replace(appeal, happened=counted)
            step = next((step for step in _steps(reached, so_far, terms) if step.act is event.act), None)
            if step is None:
                problems.append(Problem("appeal-step", Place(index=index), event.act.value, reached.value))
                continue
            if _timing(step, event.at) is Timing.LATE:
                until = step.conflict_until or step.until or event.at
                problems.append(Problem("appeal-late", Place(index=index), _said(event.at), _said(until)))
                continue
            reached = _after(reached, event.act)
        counted = (*counted, event)
    return _Run(reached, tuple(problems), counted)


def _said(moment: datetime) -> str:
    return moment.isoformat(" ", "minutes")


def _timing(step: AppealMove, at: datetime) -> Timing:
    if step.until is None or at <= step.until:
        return Timing.IN_TIME
    return Timing.CONFLICT if step.conflict_until and at <= step.conflict_until else Timing.LATE


def _after(reached: AppealStage, act: Act) -> AppealStage:
    match act:
        case Act.REQUEST:
            return AppealStage.REQUESTED
        case Act.WITHDRAWAL:
            return AppealStage.RULED  # the others, and in time the same, may still appeal
        case Act.REFERRAL:
            return AppealStage.BEFORE_COMMITTEE
        case Act.NOTICE:
            return AppealStage.NOTICED
        case Act.RECOURSE | Act.SUBMISSION:
            return AppealStage.BEFORE_FURTHER_BODY
    # a decision, of whoever has the appeal
    decided = {
        AppealStage.REQUESTED: AppealStage.DECIDED,
        AppealStage.BEFORE_COMMITTEE: AppealStage.DECIDED_BY_COMMITTEE,
    }
    return decided.get(reached, AppealStage.CLOSED)


def _steps(reached: AppealStage, appeal: Appeal, terms: AppealTerms) -> tuple[AppealMove, ...]:
    committee = appeal.committee and not terms.review
    match reached:
        case AppealStage.RULED:
            # against a director who has nobody above him a review is not foreseen, a recourse is
            return _beyond(appeal, terms) if terms.review and appeal.one_director else (_request(appeal, terms),)
        case AppealStage.REQUESTED:
            acts = (Act.DECISION, Act.REFERRAL) if committee else (Act.DECISION,)
            return (*(AppealMove(act, (AppealParty.DIRECTOR_IN_CHARGE,)) for act in acts), _WITHDRAWAL)
        case AppealStage.BEFORE_COMMITTEE:
            decision = AppealMove(Act.DECISION, (AppealParty.COMMITTEE,))
            return (decision, _WITHDRAWAL) if appeal.at(Act.DECISION) is None else (decision,)
        case AppealStage.DECIDED:
            # 93B1  on to the committee; 93C  beyond the event only when that has been tried
            on = (AppealMove(Act.REFERRAL, APPELLANTS),) if committee else _beyond(appeal, terms)
            return (*on, *_submission(terms, AppealParty.DIRECTOR_IN_CHARGE))
        case AppealStage.DECIDED_BY_COMMITTEE:
            return (*_beyond(appeal, terms), *_submission(terms, AppealParty.DIRECTOR_IN_CHARGE, AppealParty.COMMITTEE))
        case AppealStage.NOTICED:
            return (_recourse(appeal, terms),)
        case AppealStage.BEFORE_FURTHER_BODY:
            return (AppealMove(Act.DECISION, (AppealParty.FURTHER_BODY,)),)
    return ()


def _request(appeal: Appeal, terms: AppealTerms) -> AppealMove:
    by = APPELLANTS
    if terms.evident is not None and appeal.evident:
        return AppealMove(Act.REQUEST, by, _plus(appeal.at(Act.RULING), terms.evident), Act.RULING)
    return AppealMove(Act.REQUEST, by, _plus(appeal.at(Act.SCORE_AVAILABLE), terms.request), Act.SCORE_AVAILABLE)


def _beyond(appeal: Appeal, terms: AppealTerms) -> tuple[AppealMove, ...]:
    """93C: further, if there is such a body."""
    if terms.further is None:
        return ()
    if terms.notice is None:
        return (_recourse(appeal, terms),)
    ended = appeal.at(Act.EVENT_ENDED)
    return (AppealMove(Act.NOTICE, APPELLANTS, _plus(ended, terms.notice), Act.EVENT_ENDED),)


def _submission(terms: AppealTerms, *by: AppealParty) -> tuple[AppealMove, ...]:
    """93C2: whoever has decided it may send it to the authority (2007, 2017)."""
    return (AppealMove(Act.SUBMISSION, by),) if terms.submission else ()


def _recourse(appeal: Appeal, terms: AppealTerms) -> AppealMove:
    if terms.recourse is None:
        return AppealMove(Act.RECOURSE, APPELLANTS)
    ended = appeal.at(Act.EVENT_ENDED)
    later = _plus(ended, terms.conflict)
    return AppealMove(Act.RECOURSE, APPELLANTS, _plus(ended, terms.recourse), Act.EVENT_ENDED, later)


def _plus(start: datetime | None, limit: timedelta | None) -> datetime | None:
    return None if start is None or limit is None else start + limit
