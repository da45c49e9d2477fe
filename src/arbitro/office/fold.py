"""Facts in their order make the event; a fact that cannot be is refused with everything that is wrong with it."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.contest.facts import fold as contest_fold
from arbitro.contest.facts.event import (
    Drawn,
    Opened,
    ResultCorrected,
    ResultEntered,
    ResultTakenBack,
    Seated,
    SeatsChanged,
    Spot,
)
from arbitro.contest.lineup.stanza import step
from arbitro.office.fact import (
    AnyFact,
    AppealMoved,
    Appointed,
    ArrivalNoted,
    BoardBegun,
    CallClosed,
    CallTaken,
    Created,
    DealsGiven,
    DirectorCalled,
    Dismissed,
    LineupMoved,
    LotDrawn,
    PlaysToo,
    PublicitySet,
    ResultConfirmed,
    ResultDisputed,
    ResultProposed,
    ReviewDone,
    RulingGiven,
    RulingTold,
    ScorePosted,
    StanzaPicked,
    Undone,
    Warned,
)
from arbitro.office.history import History
from arbitro.office.lineups import allotted_after, stanza_of, still_allotted, still_due
from arbitro.office.state import Call, Case, Event, Noted, Pace, Stamp, Waiting, pace_key, proposal_key

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
    """The event after one more fact. Raises with every reason why it cannot be; then nothing has changed."""
    if event is None:
        if not isinstance(fact, Created):
            raise refuse("no-such-event")
        return Event(fact, publicity=fact.publicity, history=History((Noted(stamp, fact),)))
    if isinstance(fact, Undone):
        return _without(event, stamp, fact)
    return _noted(_applied(event, stamp, fact), stamp, fact)


def _noted(event: Event, stamp: Stamp, fact: AnyFact) -> Event:
    return event.but(history=event.history.and_then(Noted(stamp, fact)))


def _without(event: Event, stamp: Stamp, fact: Undone) -> Event:
    """The event as if some facts had never been: the others are folded anew, and must all still be possible."""
    known = {noted.stamp.version: noted for noted in event.history}
    problems = [
        Problem("cannot-undo", Place(index=version), str(version))
        for version in fact.versions
        if version not in known or known[version].undone or isinstance(known[version].fact, Created | Undone)
    ]
    if problems:
        raise ProblemsFound(problems)
    undone = {version for version, noted in known.items() if noted.undone} | set(fact.versions)
    built: Event | None = None
    for noted in event.history:
        if noted.stamp.version in undone or isinstance(noted.fact, Undone):
            continue
        try:
            built = after(built, noted.stamp, noted.fact)
        except ProblemsFound as trouble:
            raise ProblemsFound(
                [
                    Problem("undo-in-the-way", Place(index=noted.stamp.version), str(noted.stamp.version)),
                    *trouble.problems,
                ]
            ) from None
    assert built is not None
    history = (replace(noted, undone=noted.stamp.version in undone) for noted in event.history)
    return built.but(history=History((*history, Noted(stamp, fact))))


def _applied(event: Event, stamp: Stamp, fact: AnyFact) -> Event:
    match fact:
        case Created():
            raise refuse("event-exists", found=fact.id)
        case Appointed():
            roles = event.roles_of(fact.person) | {fact.role}
            return event.but(staff={**event.staff, fact.person: roles})
        case Dismissed():
            if fact.role not in event.roles_of(fact.person):
                raise refuse("not-appointed", found=fact.person, expected=fact.role.value)
            roles = event.roles_of(fact.person) - {fact.role}
            return event.but(staff={**event.staff, fact.person: roles})
        case PublicitySet():
            return event.but(publicity=fact.publicity)
        case PlaysToo():
            return event.but(plays_too={**event.plays_too, fact.person: fact})
        case DealsGiven():
            return _deals(event, fact)
        case BoardBegun():
            return _paced(event, fact.at, Pace(fact.board))
        case ResultProposed() | ResultConfirmed() | ResultDisputed():
            return _results(event, stamp, fact)
        case DirectorCalled() | CallTaken() | CallClosed():
            return _calls(event, stamp, fact)
        case RulingGiven() | RulingTold() | ReviewDone() | AppealMoved():
            return _cases(event, stamp, fact)
        case LineupMoved():
            key = ((fact.phase, fact.group, fact.round, fact.table), fact.stanza)
            step(stanza_of(event, *key), fact.step)
            return event.but(lineups={**event.lineups, key: (*event.lineups.get(key, ()), fact.step)})
        case LotDrawn() | StanzaPicked():
            return allotted_after(event, fact)
        case ArrivalNoted():
            at = (fact.phase, fact.session, fact.round, fact.contestant)
            return event.but(arrivals={**event.arrivals, at: fact})
        case Warned():
            return event.but(warnings=(*event.warnings, (stamp, fact)))
        case ScorePosted():
            return event.but(posted={**event.posted, (fact.phase, fact.session): fact})
        case _:
            return _contest(event, stamp, fact)


def _contest(event: Event, stamp: Stamp, fact: Any) -> Event:
    """A fact of the contest; what was waiting for that board waits no more."""
    if isinstance(fact, Opened):
        if event.contest is not None:
            raise refuse("opened-twice", found=fact.plan.name)
        return event.but(contest=contest_fold.begin(fact))
    if event.contest is None:
        raise refuse("not-opened", found=type(fact).__struct_config__.tag, expected="opened")
    before = event.contest
    event = event.but(contest=contest_fold.after(before, fact))
    if isinstance(fact, Seated | Drawn | SeatsChanged) and event.lineups:
        event = event.but(lineups=still_due(event, before))
    if isinstance(fact, Seated | Drawn | SeatsChanged) and event.allotted:
        event = event.but(allotted=still_allotted(event, before))
    if isinstance(fact, ResultEntered | ResultCorrected | ResultTakenBack):
        key = proposal_key(fact.at, fact.board)
        if isinstance(fact, ResultEntered) and event.pace_at(fact.at).begun in (None, fact.board):
            event = _paced(event, fact.at, Pace(None, stamp.time))
        waiting = {at: one for at, one in event.waiting.items() if at != key}
        if len(waiting) < len(event.waiting):
            event = event.but(waiting=waiting)
        if isinstance(fact, ResultTakenBack) and key in event.leads:
            return event.but(leads={at: lead for at, lead in event.leads.items() if at != key})
    return event


def _paced(event: Event, at: Spot, pace: Pace) -> Event:
    return event.but(pace={**event.pace, pace_key(at): pace})


def _deals(event: Event, fact: DealsGiven) -> Event:
    twice = [one.key for at, one in enumerate(fact.deals) if one.key in [other.key for other in fact.deals[:at]]]
    given = [one.key for one in fact.deals if one.key in event.deals]
    problems = [Problem("deal-twice", Place(board=str(key.board)), str(key.board)) for key in twice]
    problems += (Problem("deal-exists", Place(board=str(key.board)), str(key.board)) for key in given)
    if problems:
        raise ProblemsFound(problems)
    return event.but(deals={**event.deals, **{one.key: one.deal for one in fact.deals}})


def _results(event: Event, stamp: Stamp, fact: ResultProposed | ResultConfirmed | ResultDisputed) -> Event:
    key = proposal_key(fact.at, fact.board)
    where = Place(board=str(fact.board), tag=f"{fact.at.round}/{fact.at.table}")
    if isinstance(fact, ResultProposed):
        leads = event.leads
        if fact.lead or key in leads:
            leads = {at: lead for at, lead in leads.items() if at != key} | ({key: fact.lead} if fact.lead else {})
        return event.but(waiting={**event.waiting, key: Waiting(fact, stamp)}, leads=leads)
    waiting = event.waiting.get(key)
    if waiting is None:
        raise refuse("nothing-to-confirm", found=fact.board, where=where)
    if isinstance(fact, ResultDisputed):
        return event.but(waiting={**event.waiting, key: replace(waiting, disputed=True)})
    return event


def _calls(event: Event, stamp: Stamp, fact: DirectorCalled | CallTaken | CallClosed) -> Event:
    call = event.calls.get(fact.call)
    if isinstance(fact, DirectorCalled):
        if call is not None:
            raise refuse("call-exists", found=fact.call)
        return event.but(calls={**event.calls, fact.call: Call(fact, stamp)})
    if call is None or call.closed:
        raise refuse("no-such-call", found=fact.call)
    changed = replace(call, taken=fact) if isinstance(fact, CallTaken) else replace(call, closed=True)
    return event.but(calls={**event.calls, fact.call: changed})


def _cases(event: Event, stamp: Stamp, fact: RulingGiven | RulingTold | ReviewDone | AppealMoved) -> Event:
    case = event.cases.get(fact.number)
    if isinstance(fact, RulingGiven):
        if case is not None or fact.number != len(event.cases) + 1:
            raise refuse("ruling-number", found=fact.number, expected=len(event.cases) + 1)
        cases = {**event.cases, fact.number: Case(fact, stamp)}
        if fact.replaces is not None:
            if fact.replaces not in event.cases:
                raise refuse("no-such-ruling", found=fact.replaces)
            cases[fact.replaces] = replace(cases[fact.replaces], replaced=True)
        return event.but(cases=cases)
    if case is None:
        raise refuse("no-such-ruling", found=fact.number)
    match fact:
        case RulingTold():
            changed = replace(case, told={**case.told, fact.contestant: stamp.time})
        case ReviewDone():
            if not 0 <= fact.review < len(case.given.ruling.reviews):
                raise refuse("no-such-review", found=fact.review, expected=len(case.given.ruling.reviews))
            changed = replace(case, reviewed=case.reviewed | {fact.review})
        case AppealMoved():
            changed = replace(case, appeal=(*case.appeal, fact))
    return event.but(cases={**event.cases, fact.number: changed})


def facts_of(event: Event) -> Sequence[Stamped]:
    """Everything that still counts, in order."""
    return [
        (noted.stamp, noted.fact) for noted in event.history if not noted.undone and not isinstance(noted.fact, Undone)
    ]
