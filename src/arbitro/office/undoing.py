"""Who may undo what: whoever may give the command that a fact comes of. Undoing itself is for staff (`permissions`)."""

from typing import Any

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
    PlaysToo,
    PublicitySet,
    ResultConfirmed,
    ResultDisputed,
    ResultProposed,
    ReviewDone,
    RulingGiven,
    RulingTold,
    ScorePosted,
)
from arbitro.office.permissions import MAY

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
