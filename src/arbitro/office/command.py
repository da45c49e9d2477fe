"""What people ask of the office: who may ask it is in `permissions`, what comes of it are facts."""

from collections.abc import Callable
from datetime import datetime
from functools import cached_property
from typing import Any, Literal

from msgspec import Struct

from arbitro.bridge.seats import Side
from arbitro.contest.contestant import Individual, Pair, Team
from arbitro.contest.facts.event import Paired, Placed, Reseated, Spot
from arbitro.contest.facts.outcome import Given, Recorded
from arbitro.contest.lineup.allocation import Choice
from arbitro.contest.lineup.stanza import LineupEvent
from arbitro.contest.movement.movement import Movement
from arbitro.contest.plan import Plan
from arbitro.laws.case.effect import Issue
from arbitro.laws.shared.appeal import Act, Concurrence
from arbitro.office.actor import Role
from arbitro.office.fact import Dealt, Publicity
from arbitro.scoring.penalty import Unit


class _Command(Struct, frozen=True, tag_field="command", omit_defaults=True, forbid_unknown_fields=True):
    pass


# -- the event and its people


class CreateEvent(_Command, frozen=True, kw_only=True, tag="create_event"):
    """`pack`: the name of regulations that are shipped, or a pack of one's own as TOML."""

    name: str
    date: str
    plan: Plan
    pack: str = "wbf"
    publicity: Publicity = "after_round"


class Appoint(_Command, frozen=True, kw_only=True, tag="appoint"):
    person: str
    role: Role


class Dismiss(_Command, frozen=True, kw_only=True, tag="dismiss"):
    person: str
    role: Role


class SetPublicity(_Command, frozen=True, kw_only=True, tag="set_publicity"):
    publicity: Publicity


class PlayToo(_Command, frozen=True, kw_only=True, tag="play_too"):
    """A director or organiser plays in a contestant; `deputy` rules at that table."""

    person: str
    contestant: str
    deputy: str = ""


class Enter(_Command, frozen=True, kw_only=True, tag="enter"):
    """Entries, all or none."""

    contestants: tuple[Individual | Pair | Team, ...]
    section: str = ""


class Substitute(_Command, frozen=True, kw_only=True, tag="substitute"):
    contestant: str
    out: str
    takes_over: str
    phase: str = ""
    session: int = 1
    round: int


class Withdraw(_Command, frozen=True, kw_only=True, tag="withdraw"):
    contestant: str
    phase: str = ""
    session: int = 1
    round: int
    reason: Literal["withdrawn", "forfeit", "disqualified"] = "withdrawn"


# -- who meets whom


class Seat(_Command, frozen=True, kw_only=True, tag="seat"):
    """A movement for a section; without one the best that is proposed. Without bearers by their order of entry."""

    phase: str = ""
    session: int = 1
    section: str = ""
    movement: Movement | None = None
    form: str = ""
    rounds: int | None = None
    bearers: dict[int, str] = {}
    fixed: tuple[str, ...] = ()


class SeatLate(_Command, frozen=True, kw_only=True, tag="seat_late"):
    """A pair that has entered late fills the half table from a round on."""

    contestant: str
    phase: str = ""
    session: int = 1
    section: str = ""
    from_round: int


class DrawRound(_Command, frozen=True, kw_only=True, tag="draw_round"):
    """The next round; `pairings` are a draw made or changed by hand, which is checked and warned about."""

    phase: str = ""
    group: str = ""
    round: int | None = None
    seed: str = ""
    rematch: bool = False
    pairings: tuple[Paired, ...] = ()
    byes: tuple[str, ...] = ()


class ChangeSeats(_Command, frozen=True, kw_only=True, tag="change_seats"):
    tables: tuple[Reseated, ...]


class BeginRound(_Command, frozen=True, kw_only=True, tag="begin_round"):
    phase: str = ""
    session: int = 1
    section: str = ""
    round: int


class EndRound(_Command, frozen=True, kw_only=True, tag="end_round"):
    phase: str = ""
    session: int = 1
    section: str = ""
    round: int


class NoteArrival(_Command, frozen=True, kw_only=True, tag="note_arrival"):
    """A contestant is complete at its table only now; or it is still missing, and the clock counts (`here` is off)."""

    contestant: str
    phase: str = ""
    session: int = 1
    round: int
    here: bool = True


# -- deals


class MakeDeals(_Command, frozen=True, kw_only=True, tag="make_deals"):
    """Deals for all boards of a session, from the system's randomness; committed: their commitment is told at once."""

    phase: str = ""
    session: int = 1
    committed: bool = False


class GiveDeals(_Command, frozen=True, kw_only=True, tag="give_deals"):
    """Deals from a file (PBN or LIN text), for a session or, with draws, a round; or single ones entered after play."""

    phase: str = ""
    session: int = 1
    round: int = 0
    text: str = ""
    format: Literal["pbn", "lin"] = "pbn"
    deals: tuple[Dealt, ...] = ()


# -- results


class BeginBoard(_Command, frozen=True, kw_only=True, tag="begin_board"):
    """The table takes up its next board."""

    at: Spot
    board: int


class EnterResult(_Command, frozen=True, kw_only=True, tag="enter_result"):
    """A player proposes it for confirmation; staff record it. `written`: the score on the slip, if it disagrees.

    `seat`: where the player sits, if not as he was entered."""

    at: Spot
    board: int
    recorded: Recorded
    lead: str = ""
    written: int | None = None
    seat: Literal["", "N", "E", "S", "W"] = ""


class ConfirmResult(_Command, frozen=True, kw_only=True, tag="confirm_result"):
    """`shown`: the version of the proposal that the player has seen; another one is not confirmed by it."""

    at: Spot
    board: int
    seat: Literal["", "N", "E", "S", "W"] = ""
    shown: int | None = None


class DisputeResult(_Command, frozen=True, kw_only=True, tag="dispute_result"):
    at: Spot
    board: int


class CorrectResult(_Command, frozen=True, kw_only=True, tag="correct_result"):
    """`approved`: after the correction period, by the organiser (79C2). `shown`: the result that is to be replaced, as
    it was seen; another one, that somebody else has recorded since, stands."""

    at: Spot
    board: int
    recorded: Recorded
    reason: Literal["mistake", "ruling", "appeal"] = "mistake"
    approved: bool = False
    shown: Recorded | None = None


class TakeBackResult(_Command, frozen=True, kw_only=True, tag="take_back_result"):
    """`shown`: as in a correction."""

    at: Spot
    board: int
    shown: Recorded | None = None


# -- the desk


class CallDirector(_Command, frozen=True, kw_only=True, tag="call_director"):
    at: Spot
    board: int | None = None
    about: str = ""


class TakeCall(_Command, frozen=True, kw_only=True, tag="take_call"):
    call: int


class CloseCall(_Command, frozen=True, kw_only=True, tag="close_call"):
    call: int


class Fine(Struct, frozen=True, forbid_unknown_fields=True):
    """What a side loses where a ruling penalises it, or lets the director do so (90, 91A)."""

    side: Side
    amount: str
    unit: Unit


class FormHeld(Struct, frozen=True, forbid_unknown_fields=True):
    """Which form of a fouled board a table held; the right one has no name (87)."""

    at: Spot
    form: str


class Rule(_Command, frozen=True, kw_only=True, tag="rule"):
    """A ruling from a request as `arbitro rule` has it, all its questions answered; its effects are carried out.

    `outcome`: what the board becomes where the ruling leaves that to the director (an assigned or weighted score);
    `fines` where the regulations have no figure; `forms` of a fouled board.
    """

    at: Spot
    board: int | None = None
    request: dict[str, Any]
    outcome: Recorded | None = None
    fines: tuple[Fine, ...] = ()
    forms: tuple[FormHeld, ...] = ()
    call: int | None = None
    replaces: int | None = None


class TellRuling(_Command, frozen=True, kw_only=True, tag="tell_ruling"):
    number: int
    contestant: str


class DoneReview(_Command, frozen=True, kw_only=True, tag="done_review"):
    number: int
    review: int


class MoveAppeal(_Command, frozen=True, kw_only=True, tag="move_appeal"):
    """A step of an appeal: asked for, referred, decided … `outcome`: what the board becomes by the decision.

    Of a request: `concurrence` of the partner or the captain, what it is about, `contestant` where the director writes
    it down for one, and his judgment whether its ground was evident at once. Of a review: whether the director left
    out steps that lead to a right ruling, without which it changes nothing. Of a body beyond the event: whether the
    director has admitted an error, where the regulations let it change the result only then (art. 92.4).
    """

    number: int
    act: Act
    statement: str = ""
    decision: str = ""
    outcome: Recorded | None = None
    contestant: str = ""
    concurrence: Concurrence = Concurrence.ABSENT
    issue: Issue = Issue.JUDGMENT
    evident: bool = False
    steps_omitted: bool = False
    error_admitted: bool = False


class Penalise(_Command, frozen=True, kw_only=True, tag="penalise"):
    contestant: str
    amount: str
    unit: Unit
    clause: str = ""
    phase: str = ""
    session: int = 1
    round: int | None = None


class Warn(_Command, frozen=True, kw_only=True, tag="warn"):
    """A warning, after which the regulations may punish the next breach more (art. 8.3; 90B)."""

    contestant: str
    clause: str = ""
    about: str = ""
    phase: str = ""
    session: int = 1
    round: int | None = None


class Pardon(_Command, frozen=True, kw_only=True, tag="pardon"):
    id: str
    phase: str = ""


class Forfeit(_Command, frozen=True, kw_only=True, tag="forfeit"):
    """A match lost by a team that is not there."""

    phase: str = ""
    round: int
    absent: str
    present: str


class Award(_Command, frozen=True, kw_only=True, tag="award"):
    """What each side of a board is given."""

    at: Spot
    board: int
    ns: Given
    ew: Given


# -- teams


class MoveLineup(_Command, frozen=True, kw_only=True, tag="move_lineup"):
    phase: str = ""
    group: str = ""
    round: int
    table: int
    stanza: int = 1
    step: LineupEvent


class DrawLot(_Command, frozen=True, kw_only=True, tag="draw_lot"):
    """The lot that the rights of a match wait for; `winner`: of a draw that was made at the table. `stanza`: an extra
    one after a level match (A5.4); after the extra stanzas the lot is of all boards to come."""

    phase: str = ""
    group: str = ""
    round: int
    table: int
    winner: str = ""
    stanza: int = 0


class PickStanza(_Command, frozen=True, kw_only=True, tag="pick_stanza"):
    """What the team chooses whose turn it is after the lot."""

    phase: str = ""
    group: str = ""
    round: int
    table: int
    choice: Choice


# -- the end


class PostScore(_Command, frozen=True, kw_only=True, tag="post_score"):
    """The official score of a session is available from now on."""

    phase: str = ""
    session: int = 1


class EndPeriod(_Command, frozen=True, kw_only=True, tag="end_period"):
    """The correction period of a session has run out; `early`: the organiser sets an earlier time (79C1)."""

    phase: str = ""
    session: int = 1
    early: bool = False


class DecideTie(_Command, frozen=True, kw_only=True, tag="decide_tie"):
    """By lot from a seed where no order is told."""

    phase: str = ""
    contestants: tuple[str, ...]
    by: Literal["lot", "extra_boards", "director"] = "lot"
    seed: str = ""


class ClosePhase(_Command, frozen=True, kw_only=True, tag="close_phase"):
    phase: str = ""


class OpenPhase(_Command, frozen=True, kw_only=True, tag="open_phase"):
    """The next phase with those who go on, and what they take along; or a field told by hand, with seeds and groups,
    as the first phase may have one before it begins."""

    phase: str
    field: tuple[Placed, ...] = ()


class Undo(_Command, frozen=True, kw_only=True, tag="undo"):
    """Facts that count for nothing any more, by their versions."""

    versions: tuple[int, ...]


AnyCommand = (
    CreateEvent
    | Appoint
    | Dismiss
    | SetPublicity
    | PlayToo
    | Enter
    | Substitute
    | Withdraw
    | Seat
    | SeatLate
    | DrawRound
    | ChangeSeats
    | BeginRound
    | EndRound
    | NoteArrival
    | MakeDeals
    | GiveDeals
    | BeginBoard
    | EnterResult
    | ConfirmResult
    | DisputeResult
    | CorrectResult
    | TakeBackResult
    | CallDirector
    | TakeCall
    | CloseCall
    | Rule
    | TellRuling
    | DoneReview
    | MoveAppeal
    | Penalise
    | Warn
    | Pardon
    | Forfeit
    | Award
    | MoveLineup
    | DrawLot
    | PickStanza
    | PostScore
    | EndPeriod
    | DecideTie
    | ClosePhase
    | OpenPhase
    | Undo
)


class Moment(Struct, frozen=True, dict=True):
    """When a command is given, and chance for those that need it: a fresh secret for deals and lots."""

    now: datetime
    chance: Callable[[], str] = str
    head: str = ""  # of the journal's chain

    @cached_property
    def fresh(self) -> str:
        return self.chance()
