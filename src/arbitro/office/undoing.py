"""Who may undo what: whoever may give the command that a fact comes of. Undoing itself is for staff (`permissions`).

What could not be changed any more is not undone either: after the correction period no result and no penalty, but for
what was decided on appeal or approved late by the organiser; and nobody undoes what was decided at his own table.
"""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from functools import partial
from itertools import takewhile
from typing import Any

from msgspec.structs import replace

from arbitro.book.problem import Place, Problem
from arbitro.contest.facts.correction import Change
from arbitro.contest.facts.event import (
    Awarded,
    Drawn,
    Entered,
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
    Spot,
    Substituted,
    TieDecided,
    Withdrew,
)
from arbitro.contest.facts.results import ROOMS
from arbitro.office.actor import Role
from arbitro.office.command import (
    Appoint,
    Award,
    BeginBoard,
    BeginRound,
    CallDirector,
    ChangeSeats,
    CloseCall,
    ClosePhase,
    CorrectResult,
    DecideTie,
    Dismiss,
    DoneReview,
    DrawLot,
    DrawRound,
    EndPeriod,
    EndRound,
    Enter,
    EnterResult,
    Forfeit,
    GiveDeals,
    MoveAppeal,
    MoveLineup,
    NoteArrival,
    OpenPhase,
    Pardon,
    Penalise,
    PickStanza,
    PlayToo,
    PostScore,
    Rule,
    Seat,
    SetPublicity,
    Substitute,
    TakeBackResult,
    TakeCall,
    TellRuling,
    Warn,
    Withdraw,
)
from arbitro.office.fact import (
    AnyFact,
    AppealMoved,
    Appointed,
    ArrivalNoted,
    BoardBegun,
    CallClosed,
    CallTaken,
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
    Warned,
)
from arbitro.office.permissions import MAY
from arbitro.office.room.period import too_late
from arbitro.office.state import Event, Noted

COMES_OF: dict[type[Any], type[Any]] = {
    Appointed: Appoint,
    Dismissed: Dismiss,
    PublicitySet: SetPublicity,
    PlaysToo: PlayToo,
    Entered: Enter,
    Substituted: Substitute,
    Withdrew: Withdraw,
    PhaseOpened: OpenPhase,
    Seated: Seat,
    Drawn: DrawRound,
    SeatsChanged: ChangeSeats,
    RoundBegun: BeginRound,
    RoundOver: EndRound,
    ArrivalNoted: NoteArrival,
    DealsGiven: GiveDeals,
    BoardBegun: BeginBoard,
    ResultProposed: EnterResult,
    ResultConfirmed: EnterResult,
    ResultDisputed: EnterResult,
    ResultEntered: EnterResult,
    ResultCorrected: CorrectResult,
    ResultTakenBack: TakeBackResult,
    DirectorCalled: CallDirector,
    CallTaken: TakeCall,
    CallClosed: CloseCall,
    RulingGiven: Rule,
    RulingTold: TellRuling,
    ReviewDone: DoneReview,
    AppealMoved: MoveAppeal,
    Awarded: Forfeit,
    Penalised: Penalise,
    Pardoned: Pardon,
    Warned: Warn,
    LineupMoved: MoveLineup,
    LotDrawn: DrawLot,
    StanzaPicked: PickStanza,
    ScorePosted: PostScore,
    PeriodOver: EndPeriod,
    TieDecided: DecideTie,
    PhaseClosed: ClosePhase,
}


def may_undo(role: Role, fact: AnyFact) -> bool:
    """Whether the role may give the command; nobody undoes what creates the event, or an undoing."""
    command: type[Any] | None
    match fact:
        case Awarded(kind="bye" | "withdrawal"):
            command = EndRound  # these come by themselves
        case ResultEntered() if fact.recorded.is_adjusted:
            command = Award
        case ResultCorrected() if fact.reason != "mistake" or fact.recorded.is_adjusted:
            command = Award
        case AppealMoved() if fact.scores:
            command = Award
        case ResultCorrected(approved=True) | PeriodOver():
            return role is Role.ORGANISER  # who approved it, or set the earlier time (79C)
        case _:
            command = COMES_OF.get(type(fact))
    return command is not None and role in MAY[command]


# -- whether it is too late, or one's own business


def late(event: Event, undone: Sequence[Noted], now: datetime) -> Iterator[Problem]:
    """What counts for good after the correction period (79C, 92B). Posting the score anew would begin it again."""
    facts = [noted.fact for noted in undone]
    heard = {(one.at, one.board) for fact in facts if isinstance(fact, AppealMoved) for one in fact.scores}
    for noted in undone:
        found = _changed(event, noted.fact)
        if found is None or (isinstance(noted.fact, _SCORES) and (noted.fact.at, noted.fact.board) in heard):
            continue
        change, phase, session = found
        yield from too_late(event, change, phase, session, now, Place(index=noted.stamp.version))


_SCORES = ResultEntered | ResultCorrected | ResultTakenBack


def _changed(event: Event, fact: AnyFact) -> tuple[Change, str, int] | None:
    """What is another thing without the fact, in which phase and session."""
    match fact:
        case ResultCorrected(approved=True):
            return None
        case ResultEntered() | ResultCorrected() if fact.recorded.is_adjusted:
            return "adjusted_score", fact.at.phase, fact.at.session
        case ResultCorrected() if fact.reason != "mistake":
            return "adjusted_score", fact.at.phase, fact.at.session
        case ResultEntered() | ResultCorrected() | ResultTakenBack():
            return "result", fact.at.phase, fact.at.session
        case ScorePosted():
            return "result", fact.phase, fact.session
        case SeatsChanged():
            return "seating", fact.tables[0].at.phase, fact.tables[0].at.session
        case Penalised() | Withdrew():
            return "penalty" if isinstance(fact, Penalised) else "withdrawal", fact.phase, fact.session
        case Pardoned():
            given = (noted.fact for noted in event.history if isinstance(noted.fact, Penalised))
            session = next((one.session for one in given if (one.id, one.phase) == (fact.id, fact.phase)), 1)
            return "penalty", fact.phase, session
        case _:
            return None


def tables_of(event: Event, fact: AnyFact) -> Iterator[Spot]:
    """Where something was decided that whoever plays there does not undo."""
    match fact:
        case ResultEntered() | ResultCorrected() | ResultTakenBack() | RulingGiven() | ResultDisputed():
            yield fact.at
        case AppealMoved() | RulingTold() | ReviewDone() if fact.number in event.cases:
            yield event.cases[fact.number].given.at
        case CallTaken() | CallClosed() if fact.call in event.calls:
            yield event.calls[fact.call].called.at
        case LineupMoved() | LotDrawn() | StanzaPicked():
            at = Spot(phase=fact.phase, section=fact.group, round=fact.round, table=fact.table)
            yield from (replace(at, room=room) for room in ROOMS)
        case _:
            pass


# -- a decision with what carries it out


def wholes(event: Event) -> Mapping[int, tuple[int, ...]]:
    """By the version of every ruling, step of an appeal, beginning and end of a round that counts: the versions of what
    its command recorded, as far as they count."""
    found = {}
    for at, noted in enumerate(event.history):
        if isinstance(noted.fact, _HEADS) and not noted.undone:
            parts = takewhile(partial(_is_part, event, noted), event.history[at + 1 :])
            own = (part.stamp.version for part in parts if not part.undone)
            found[noted.stamp.version] = (noted.stamp.version, *own)
    return found


_HEADS = RulingGiven | AppealMoved | RoundBegun | RoundOver


def _is_part(event: Event, decided: Noted, noted: Noted) -> bool:
    """Whether a fact, recorded together with a decision, carries it out."""
    given, fact = decided.fact, noted.fact
    if replace(noted.stamp, version=decided.stamp.version) != decided.stamp:
        return False
    if isinstance(given, RoundBegun | RoundOver):
        return isinstance(fact, Awarded) and fact.phase == given.phase and fact.kind in ("bye", "withdrawal")
    assert isinstance(given, RulingGiven | AppealMoved)
    ruled = given if isinstance(given, RulingGiven) else None
    before = event.cases[ruled.replaces].given if ruled and ruled.replaces is not None else None
    match fact:
        case ResultEntered() | ResultCorrected() | ResultTakenBack():
            scores = (*given.scores, *(before.scores if before else ()))
            return (fact.at, fact.board) in ((one.at, one.board) for one in scores)
        case Penalised():
            return ruled is not None and fact.id in ruled.penalties
        case Pardoned():
            return before is not None and fact.id in before.penalties
        case CallClosed():
            return ruled is not None and fact.call == ruled.call
        case _:
            return False
