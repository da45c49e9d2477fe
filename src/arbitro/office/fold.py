"""Facts in their order make the event. Whether a fact can be is asked before it is recorded, once: `problems`; what was
recorded is folded as it is: `after`."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, ProblemsFound, gathered, refuse
from arbitro.contest.facts import fold as contest_fold
from arbitro.contest.facts.event import (
    AnyEvent,
    Drawn,
    ResultCorrected,
    ResultEntered,
    ResultTakenBack,
    Seated,
    SeatsChanged,
    Spot,
)
from arbitro.contest.facts.moments import phase_of
from arbitro.contest.facts.state import Strand
from arbitro.contest.lineup.stanza import problems as lineup_problems
from arbitro.office.fact import (
    AnyFact,
    AppealMoved,
    Appointed,
    Archived,
    ArrivalNoted,
    BoardBegun,
    CallClosed,
    CallTaken,
    ClockFact,
    ClockResumed,
    ClockStopped,
    Created,
    DealsGiven,
    Deleted,
    DirectorCalled,
    Dismissed,
    FeePaid,
    FeeSet,
    LineupMoved,
    LotDrawn,
    PlaySet,
    PlaysToo,
    PublicitySet,
    ResultConfirmed,
    ResultDisputed,
    ResultProposed,
    ReviewDone,
    RoundExtended,
    RoundsShifted,
    RulingGiven,
    RulingTold,
    ScorePosted,
    SeriesSet,
    StanzaPicked,
    SystemFiled,
    TableRecorded,
    Undone,
    Warned,
)
from arbitro.office.history import History
from arbitro.office.room.lineups import (
    allotted_after,
    allotting_problems,
    match_at,
    stanza_of,
    still_allotted,
    still_due,
)
from arbitro.office.state import (
    AuditLine,
    DirectorCall,
    Event,
    Pace,
    RulingCase,
    Stamp,
    Waiting,
)
from arbitro.regulations.time import clock

Stamped = tuple[Stamp, AnyFact]


def folded(facts: Iterable[Stamped]) -> Event:
    """An event from its facts, the first of which creates it."""
    event: Event | None = None
    for stamp, fact in facts:
        event = after(event, stamp, fact)
    if event is None:
        raise refuse("no-such-event")
    return event


def after(event: Event | None, stamp: Stamp, fact: AnyFact) -> Event:
    """The event after one more fact that was recorded, or that has no problems."""
    if isinstance(fact, Created):
        history = History((AuditLine(stamp, fact),))
        return Event(fact, publicity=fact.publicity, series=fact.series, time=fact.time, history=history)
    assert event is not None
    if isinstance(fact, Undone):
        return _without(event, stamp, fact)
    return _noted(_applied(event, stamp, fact), stamp, fact)


def checked(event: Event | None, stamp: Stamp, fact: AnyFact) -> Event:
    """The event after one more fact, which is refused with everything that is wrong with it."""
    if reasons := problems(event, fact):
        raise ProblemsFound(reasons)
    return after(event, stamp, fact)


def _noted(event: Event, stamp: Stamp, fact: AnyFact) -> Event:
    return event.but(history=event.history.and_then(AuditLine(stamp, fact)))


def _without(event: Event, stamp: Stamp, fact: Undone) -> Event:
    """The event as if some facts had never been: the others are folded anew."""
    undone = _undone(event, fact)
    built = folded((noted.stamp, noted.fact) for noted in _left(event, undone))
    history = (replace(noted, undone=noted.stamp.version in undone) for noted in event.history)
    return built.but(history=History((*history, AuditLine(stamp, fact))))


def _undone(event: Event, fact: Undone) -> set[int]:
    return {noted.stamp.version for noted in event.history if noted.undone} | set(fact.versions)


def _left(event: Event, undone: Container[int]) -> Iterator[AuditLine]:
    """What counts without those facts."""
    for noted in event.history:
        if noted.stamp.version not in undone and not isinstance(noted.fact, Undone):
            yield noted


def _applied(event: Event, stamp: Stamp, fact: AnyFact) -> Event:
    match fact:
        case ResultEntered():  # the most by far
            return _contest(event, stamp, fact)
        case SeriesSet():
            return event.but(series=fact.series, time=fact.time)
        case Archived():
            return event.but(archived=fact.archived)
        case Deleted():
            return event.but(deleted=True)
        case Appointed():
            roles = event.roles_of(fact.person) | {fact.role}
            return event.but(staff={**event.staff, fact.person: roles})
        case Dismissed():
            roles = event.roles_of(fact.person) - {fact.role}
            return event.but(staff={**event.staff, fact.person: roles})
        case PublicitySet():
            return event.but(publicity=fact.publicity)
        case PlaySet():
            return event.but(played=fact)
        case PlaysToo():
            return event.but(plays_too={**event.plays_too, fact.person: fact})
        case DealsGiven():
            return event.but(deals={**event.deals, **{deal.key: deal.deal for deal in fact.deals}})
        case BoardBegun():
            return _paced(event, fact.at, Pace(fact.board))
        case ResultProposed() | ResultConfirmed() | ResultDisputed():
            return _results(event, stamp, fact)
        case TableRecorded():
            key = (fact.at, fact.board)
            leads = {**event.leads, key: fact.lead} if fact.lead else event.leads
            return event.but(live={**event.live, key: fact}, leads=leads)
        case DirectorCalled() | CallTaken() | CallClosed():
            return _calls(event, stamp, fact)
        case RulingGiven() | RulingTold() | ReviewDone() | AppealMoved():
            return _cases(event, stamp, fact)
        case LineupMoved():
            key = (match_at(fact), fact.stanza)
            return event.but(lineups={**event.lineups, key: (*event.lineups.get(key, ()), fact.step)})
        case LotDrawn() | StanzaPicked():
            return allotted_after(event, fact)
        case ArrivalNoted():
            at = (fact.phase, fact.session, fact.round, fact.contestant)
            return event.but(arrivals={**event.arrivals, at: fact})
        case _ if isinstance(fact, ClockFact):
            return event.but(clock=(*event.clock, fact))
        case Warned():
            return event.but(warnings=(*event.warnings, (stamp, fact)))
        case ScorePosted():
            return event.but(posted={**event.posted, (fact.phase, fact.session): fact})
        case FeeSet():
            return event.but(fees={**event.fees, fact.person: fact})
        case FeePaid():
            return event.but(payments=(*event.payments, (stamp, fact)))
        case SystemFiled():
            return event.but(systems={**event.systems, (fact.contestant, fact.players): fact})
        case _:
            return _contest(event, stamp, fact)


def _contest(event: Event, stamp: Stamp, fact: Any) -> Event:
    """A fact of the contest; what was waiting for that board waits no more."""
    before = event.contest
    event = event.but(contest=contest_fold.after(before, fact))
    if before is None:
        return event
    if isinstance(fact, Seated | Drawn | SeatsChanged) and event.lineups:
        event = event.but(lineups=still_due(event, before))
    if isinstance(fact, Seated | Drawn | SeatsChanged) and event.allotted:
        event = event.but(allotted=still_allotted(event, before))
    if isinstance(fact, ResultEntered | ResultCorrected | ResultTakenBack):
        key = (fact.at, fact.board)
        if isinstance(fact, ResultEntered) and event.pace_at(fact.at).begun in (None, fact.board):
            event = _paced(event, fact.at, Pace(None, stamp.time))
        waiting = {at: entry for at, entry in event.waiting.items() if at != key}
        if len(waiting) < len(event.waiting):
            event = event.but(waiting=waiting)
        if not isinstance(fact, ResultEntered) and key in event.one_side:
            event = event.but(one_side={at: who for at, who in event.one_side.items() if at != key})
        if isinstance(fact, ResultTakenBack) and key in event.leads:
            return event.but(leads={at: lead for at, lead in event.leads.items() if at != key})
    return event


def _paced(event: Event, at: Spot, pace: Pace) -> Event:
    return event.but(pace={**event.pace, at: pace})


def _results(event: Event, stamp: Stamp, fact: ResultProposed | ResultConfirmed | ResultDisputed) -> Event:
    key = (fact.at, fact.board)
    if isinstance(fact, ResultProposed):
        leads = event.leads
        if fact.lead or key in leads:
            leads = {at: lead for at, lead in leads.items() if at != key} | ({key: fact.lead} if fact.lead else {})
        return event.but(waiting={**event.waiting, key: Waiting(fact, stamp)}, leads=leads)
    if isinstance(fact, ResultDisputed):
        return event.but(waiting={**event.waiting, key: replace(event.waiting[key], disputed=True)})
    return event.but(one_side={**event.one_side, key: stamp.who}) if fact.one_side else event


def _calls(event: Event, stamp: Stamp, fact: DirectorCalled | CallTaken | CallClosed) -> Event:
    if isinstance(fact, DirectorCalled):
        return event.but(calls={**event.calls, fact.call: DirectorCall(fact, stamp)})
    call = event.calls[fact.call]
    changed = replace(call, taken=fact) if isinstance(fact, CallTaken) else replace(call, closed=True)
    return event.but(calls={**event.calls, fact.call: changed})


def _cases(event: Event, stamp: Stamp, fact: RulingGiven | RulingTold | ReviewDone | AppealMoved) -> Event:
    if isinstance(fact, RulingGiven):
        cases = {**event.cases, fact.number: RulingCase(fact, stamp)}
        if fact.replaces is not None:
            cases[fact.replaces] = replace(cases[fact.replaces], replaced=True)
        return event.but(cases=cases)
    case = event.cases[fact.number]
    match fact:
        case RulingTold():
            changed = replace(case, told={**case.told, fact.contestant: stamp.time})
        case ReviewDone():
            changed = replace(case, reviewed=case.reviewed | {fact.review})
        case AppealMoved():
            changed = replace(case, appeal=(*case.appeal, fact))
    return event.but(cases={**event.cases, fact.number: changed})


def facts_of(event: Event) -> Sequence[Stamped]:
    """Everything that still counts, in order."""
    return [
        (noted.stamp, noted.fact) for noted in event.history if not noted.undone and not isinstance(noted.fact, Undone)
    ]


# -- whether a fact can be


def problems(event: Event | None, fact: AnyFact) -> list[Problem]:
    """Every reason why a fact cannot be, as the event stands."""
    reasons: list[Problem] = []
    with gathered(reasons):
        reasons += _problems(event, fact)
    return list(dict.fromkeys(reasons))


def _problems(event: Event | None, fact: AnyFact) -> Iterator[Problem]:
    if isinstance(fact, Created):
        if event is not None:
            yield Problem("event-exists", found=fact.id)
        return
    if event is None or event.deleted:
        yield Problem("no-such-event", found=event.created.id if event else "")
        return
    match fact:
        case Deleted() if not event.archived:
            yield Problem("not-archived", found=event.created.name)
        case ResultEntered():
            yield from contest_fold.problems(event.contest, fact)
        case Undone():
            yield from _undo_problems(event, fact)
        case Dismissed() if fact.role not in event.roles_of(fact.person):
            yield Problem("not-appointed", found=fact.person, expected=fact.role.value)
        case DealsGiven():
            times = Counter(deal.key for deal in fact.deals)
            yield from (
                Problem("deal-twice", Place(board=str(key.board)), str(key.board)) for key in times if times[key] > 1
            )
            yield from (
                Problem("deal-exists", Place(board=str(key.board)), str(key.board))
                for key in times
                if key in event.deals
            )
        case ResultConfirmed() | ResultDisputed() if (fact.at, fact.board) not in event.waiting:
            where = Place(board=str(fact.board), tag=f"{fact.at.round}/{fact.at.table}")
            yield Problem("nothing-to-confirm", where, str(fact.board))
        case DirectorCalled() if fact.call in event.calls:
            yield Problem("call-exists", found=str(fact.call))
        case CallTaken() | CallClosed():
            call = event.calls.get(fact.call)
            if call is None or call.closed:
                yield Problem("no-such-call", found=str(fact.call))
        case RulingGiven() | RulingTold() | ReviewDone() | AppealMoved():
            yield from _case_problems(event, fact)
        case LineupMoved():
            yield from lineup_problems(stanza_of(event, match_at(fact), fact.stanza), fact.step)
        case LotDrawn() | StanzaPicked():
            yield from allotting_problems(event, fact)
        case FeeSet() if any(fee.currency != fact.currency for fee in event.fees.values()):
            yield Problem("fee-currency-other", found=fact.currency, expected=event.currency)
        case _ if isinstance(fact, ClockFact):
            yield from _clock_problems(event, fact)
        case _ if isinstance(fact, AnyEvent):
            yield from contest_fold.problems(event.contest, fact)


LONGEST = 180  # minutes that a round is made longer, or is put off, at once


def _clock_problems(event: Event, fact: ClockFact) -> Iterator[Problem]:
    """Time is stopped and given in the round that is played; what is put off has not begun, in a session that has."""
    if event.contest is None:
        yield Problem("not-opened", expected="opened")
        return
    phase, strand = phase_of(event.contest, fact.phase), Strand(fact.session, fact.section)
    begun, over = phase.last_begun.get(strand, 0), phase.last_over.get(strand, 0)
    rounds = max(phase.plan.rounds, phase.rounds(strand))
    if isinstance(fact, RoundExtended | RoundsShifted) and not 0 < fact.minutes <= LONGEST:
        yield Problem("minutes-range", found=clock(fact.minutes), expected=f"1 … {LONGEST}")
    if begun == 0:
        yield Problem("round-not-begun", found="1", expected="0")
    elif isinstance(fact, RoundsShifted):
        if not begun < fact.round <= rounds:
            yield Problem("round-not-to-come", found=str(fact.round), expected=f"{begun + 1} … {rounds}")
    elif fact.round > begun:
        yield Problem("round-not-begun", found=str(fact.round), expected=str(begun))
    elif fact.round < begun or fact.round <= over:
        yield Problem("round-over-already", found=str(fact.round))
    elif isinstance(fact, ClockStopped) and is_stopped(event, fact):
        yield Problem("clock-stopped", found=str(fact.round))
    elif isinstance(fact, ClockResumed) and not is_stopped(event, fact):
        yield Problem("clock-not-stopped", found=str(fact.round))


def is_stopped(event: Event, at: ClockFact) -> bool:
    """Whether the clock stands still in the round of that fact."""
    turns = (fact for fact in event.clock if isinstance(fact, ClockStopped | ClockResumed))
    own = [fact for fact in turns if section_of(fact) == section_of(at) and fact.round == at.round]
    return bool(own) and isinstance(own[-1], ClockStopped)


def section_of(fact: ClockFact) -> tuple[str, int, str]:
    return fact.phase, fact.session, fact.section


def _undo_problems(event: Event, fact: Undone) -> Iterator[Problem]:
    """All that is left must still be possible, one after the other."""
    known = {noted.stamp.version: noted for noted in event.history}
    never = [
        Problem("cannot-undo", Place(index=version), str(version))
        for version in fact.versions
        if version not in known or known[version].undone or isinstance(known[version].fact, Created | Undone)
    ]
    yield from never
    built: Event | None = None
    for noted in () if never else _left(event, _undone(event, fact)):
        if reasons := problems(built, noted.fact):
            version = noted.stamp.version
            yield Problem("undo-in-the-way", Place(index=version), str(version))
            yield from reasons
            return
        built = after(built, noted.stamp, noted.fact)


def _case_problems(event: Event, fact: RulingGiven | RulingTold | ReviewDone | AppealMoved) -> Iterator[Problem]:
    case = event.cases.get(fact.number)
    if isinstance(fact, RulingGiven):
        if fact.number != len(event.cases) + 1:
            yield Problem("ruling-number", found=str(fact.number), expected=str(len(event.cases) + 1))
        if fact.replaces is not None and fact.replaces not in event.cases:
            yield Problem("no-such-ruling", found=str(fact.replaces))
    elif case is None:
        yield Problem("no-such-ruling", found=str(fact.number))
    elif isinstance(fact, ReviewDone) and not 0 <= fact.review < len(case.given.ruling.reviews):
        yield Problem("no-such-review", found=str(fact.review), expected=str(len(case.given.ruling.reviews)))
