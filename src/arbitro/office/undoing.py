"""Who may undo what: whoever may give the command that a fact comes of. Undoing itself is for staff (`permissions`)."""

from collections.abc import Mapping
from functools import partial
from itertools import takewhile
from typing import Any

from msgspec.structs import replace

from arbitro.contest.event import (
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
    Substituted,
    TieDecided,
    Withdrew,
)
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
)
from arbitro.office.permissions import MAY
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
        case _:
            command = COMES_OF.get(type(fact))
    return command is not None and role in MAY[command]


# -- a ruling with what carries it out


def rulings_whole(event: Event) -> Mapping[int, tuple[int, ...]]:
    """By the version of every ruling that counts: the versions of what its command recorded, as far as they count."""
    found = {}
    for at, noted in enumerate(event.history):
        if isinstance(noted.fact, RulingGiven) and not noted.undone:
            parts = takewhile(partial(_is_part, event, noted), event.history[at + 1 :])
            own = (part.stamp.version for part in parts if not part.undone)
            found[noted.stamp.version] = (noted.stamp.version, *own)
    return found


def _is_part(event: Event, ruled: Noted, noted: Noted) -> bool:
    """Whether a fact, recorded together with a ruling, carries it out."""
    given, fact = ruled.fact, noted.fact
    assert isinstance(given, RulingGiven)
    if replace(noted.stamp, version=ruled.stamp.version) != ruled.stamp:
        return False
    before = event.cases[given.replaces].given if given.replaces is not None else None
    match fact:
        case ResultEntered() | ResultCorrected() | ResultTakenBack():
            scores = (*given.scores, *(before.scores if before else ()))
            return (fact.at, fact.board) in ((one.at, one.board) for one in scores)
        case Penalised():
            return fact.id in given.penalties
        case Pardoned():
            return before is not None and fact.id in before.penalties
        case CallClosed():
            return fact.call == given.call
        case _:
            return False
