"""What the office records besides the facts of the contest. A fact carries the whole decision (house rule 4)."""

from collections.abc import Mapping
from datetime import datetime
from fractions import Fraction
from typing import Literal

from msgspec import Struct

from arbitro.contest.facts.event import AnyEvent, Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.lineup.allocation import Choice
from arbitro.contest.lineup.match import Draw as LotFor
from arbitro.contest.lineup.match import Lot
from arbitro.contest.lineup.stanza import LineupEvent
from arbitro.laws.case.effect import Issue
from arbitro.laws.case.ruling import Ruling
from arbitro.laws.shared.appeal import Act
from arbitro.office.actor import Role
from arbitro.table.event import Mode

SCHEMA = 2
"""Of the payloads below; older ones are upgraded on reading (`upgrade`)."""

Publicity = Literal["live", "after_round", "after_session"]


class _Fact(Struct, frozen=True, tag_field="event", omit_defaults=True, forbid_unknown_fields=True):
    pass


# -- the event


class MovementChoice(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The movement that a section had in the event that this one is a copy of."""

    phase: str = ""
    session: int = 1
    section: str = ""
    name: str


class Created(_Fact, frozen=True, kw_only=True, tag="created"):
    """The event, with its own copy of its regulations: `pack` as TOML, and by name all that it extends (`bases`).

    `series`: the name of the weekly series that it belongs to; `time`: of its beginning, `20:15`. `movements`: of the
    event that it is a copy of, which are proposed again."""

    id: str
    name: str
    date: str
    pack_name: str
    pack: str
    bases: Mapping[str, str] = {}
    digest: str
    program: str
    publicity: Publicity = "after_round"
    series: str = ""
    time: str = ""
    movements: tuple[MovementChoice, ...] = ()


class SeriesSet(_Fact, frozen=True, kw_only=True, tag="series_set"):
    """The series that the event belongs to from now on, and when it begins; empty: none."""

    series: str = ""
    time: str = ""


class Archived(_Fact, frozen=True, kw_only=True, tag="archived"):
    """Put into the archive, or taken out of it."""

    archived: bool


class Deleted(_Fact, frozen=True, kw_only=True, tag="deleted"):
    """No door shows the event any more, and nothing follows. What was recorded stays in the journal."""


class Appointed(_Fact, frozen=True, kw_only=True, tag="appointed"):
    person: str
    role: Role


class Dismissed(_Fact, frozen=True, kw_only=True, tag="dismissed"):
    person: str
    role: Role


class PublicitySet(_Fact, frozen=True, kw_only=True, tag="publicity_set"):
    """When other tables' results are public (N16.1)."""

    publicity: Publicity


class TableNumber(Struct, frozen=True, kw_only=True, omit_defaults=True, order=True, forbid_unknown_fields=True):
    """A table of the room; of a match, both of its rooms."""

    section: str = ""
    table: int


class PlaySet(_Fact, frozen=True, kw_only=True, tag="play_set"):
    """Where the event is played from now on: in the room, at live tables, or at these of its tables live. `mode`: of
    live tables, whether what the law forbids can happen there."""

    played: Literal["room", "online", "mixed"]
    tables: tuple[TableNumber, ...] = ()
    mode: Mode = Mode.STRICT


class PlaysToo(_Fact, frozen=True, kw_only=True, tag="plays_too"):
    """A director or organiser who plays: he sees nothing of boards to come, and a deputy rules at his table."""

    person: str
    contestant: str
    deputy: str = ""


class Undone(_Fact, frozen=True, kw_only=True, tag="undone"):
    """Counter-facts: these versions of the stream count for nothing any more."""

    versions: tuple[int, ...]


# -- deals


class BoardKey(Struct, frozen=True, kw_only=True, omit_defaults=True, order=True):
    """A board of the event. `round` only where each round has boards of its own (draws)."""

    phase: str = ""
    session: int = 1
    round: int = 0
    board: int


class Dealt(Struct, frozen=True):
    """A deal, in the notation of PBN: `N:AKQ… …`."""

    key: BoardKey
    deal: str


class DealsGiven(_Fact, frozen=True, kw_only=True, tag="deals_given"):
    """Deals made here, uploaded, or entered after play; all or none. Committed: `label` and, told after the session,
    `secret` make them again."""

    source: Literal["dealt", "committed", "uploaded", "entered"]
    deals: tuple[Dealt, ...]
    commitment: str = ""
    label: str = ""
    secret: str = ""


# -- results as Law 79 and art. 79 want them


class BoardBegun(_Fact, frozen=True, kw_only=True, tag="board_begun"):
    """A table takes up its next board: from here on it looks at no other results (N16.1)."""

    at: Spot
    board: int


class ResultProposed(_Fact, frozen=True, kw_only=True, tag="result_proposed"):
    """Entered by one side, to be confirmed by the other; `written`: the score as it was written, if it disagrees."""

    at: Spot
    board: int
    recorded: Recorded
    by: str  # contestant; empty: the office
    seat: str = ""  # of who entered it, where it is known
    lead: str = ""
    written: int | None = None


class ResultConfirmed(_Fact, frozen=True, kw_only=True, tag="result_confirmed"):
    """The other side agrees; the result itself is a fact of the contest beside this one. `one_side`: on a phone
    of the side on whose phone it was entered, so that the other need not have seen it."""

    at: Spot
    board: int
    by: str
    one_side: bool = False


class ResultDisputed(_Fact, frozen=True, kw_only=True, tag="result_disputed"):
    """The other side does not agree, or the record contradicts itself; the director is called (79B)."""

    at: Spot
    board: int
    by: str
    why: Literal["disagree", "contradiction"] = "disagree"


class TableRecorded(_Fact, frozen=True, kw_only=True, tag="table_recorded"):
    """What a live table made of a board, with what it rests on: the log of the board, up to a version, bound by a hash.
    The result itself is a fact of the contest beside this one. Seconds: what each side used."""

    at: Spot
    board: int
    recorded: Recorded
    table: str
    n: int  # of the boards of that table
    version: int
    hash: str
    lead: str = ""
    seconds_ns: int = 0
    seconds_ew: int = 0


# -- the director's desk


class DirectorCalled(_Fact, frozen=True, kw_only=True, tag="director_called"):
    """`log`: of a call at a live table, the event in the log of the board; `noticed`: what was noticed there."""

    call: int
    at: Spot
    board: int | None = None
    by: str = ""  # contestant; empty: the office
    about: str = ""
    log: int = 0
    noticed: tuple[str, ...] = ()


class CallTaken(_Fact, frozen=True, kw_only=True, tag="call_taken"):
    call: int
    director: str


class CallClosed(_Fact, frozen=True, kw_only=True, tag="call_closed"):
    call: int


class ScoreChanged(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a table had on a board and what it has by a decision; None: no result."""

    at: Spot
    board: int
    before: Recorded | None = None
    after: Recorded | None = None


class RulingGiven(_Fact, frozen=True, kw_only=True, tag="ruling_given"):
    """A numbered report: the request with its answers as JSON, the ruling with all that it rests on, the director's
    `reason` in his words, and what it has changed: `scores`, and the ids of its `penalties`. The contest facts that
    carry it out are recorded beside it."""

    number: int
    at: Spot
    board: int | None
    what: str
    request: str
    ruling: Ruling
    director: str
    program: str
    digest: str
    call: int | None = None
    replaces: int | None = None
    reason: str = ""
    scores: tuple[ScoreChanged, ...] = ()
    penalties: tuple[str, ...] = ()


class RulingTold(_Fact, frozen=True, kw_only=True, tag="ruling_told"):
    """Made known to a contestant, in its language, from when its deadlines run."""

    number: int
    contestant: str


class ReviewDone(_Fact, frozen=True, kw_only=True, tag="review_done"):
    """A reminder of a ruling was looked at."""

    number: int
    review: int


class AppealMoved(_Fact, frozen=True, kw_only=True, tag="appeal_moved"):
    """A step of an appeal against a ruling; `decision` and its effect where there is one.

    `by`: the contestant whose step it is, else the person. `issue` and `evident`: what it is about, and whether its
    ground was evident when the ruling was given; of a request."""

    number: int
    act: Act
    at: datetime
    by: str
    statement: str = ""
    decision: str = ""
    issue: Issue | None = None
    evident: bool = False
    scores: tuple[ScoreChanged, ...] = ()


# -- teams


class LineupMoved(_Fact, frozen=True, kw_only=True, tag="lineup_moved"):
    """A step of the line-ups of a match (appendix 5)."""

    phase: str = ""
    group: str = ""
    round: int
    table: int
    stanza: int = 1
    step: LineupEvent


class LotDrawn(_Fact, frozen=True, kw_only=True, tag="lot_drawn"):
    """The lot of a match: who picks first, or has the right in an odd last stanza (A5.2, A5.3), in the first extra one,
    board by board (A5.4)."""

    phase: str = ""
    group: str = ""
    round: int
    table: int
    what: LotFor
    lot: Lot


class StanzaPicked(_Fact, frozen=True, kw_only=True, tag="stanza_picked"):
    """A team takes the right in a stanza, or leaves the choice to the opponents (A5.3)."""

    phase: str = ""
    group: str = ""
    round: int
    table: int
    team: str
    choice: Choice


# -- the clock


class ArrivalNoted(_Fact, frozen=True, kw_only=True, tag="arrival_noted"):
    """A contestant complete at its table only now, or not yet (`minute` is None), in a round that has begun (art. 8.3).

    Minutes count from the beginning of the session's first round."""

    phase: str = ""
    session: int = 1
    round: int
    contestant: str
    minute: Fraction | None = None


class _ClockFact(_Fact, frozen=True, kw_only=True):
    phase: str = ""
    session: int = 1
    section: str = ""
    round: int


class ClockStopped(_ClockFact, frozen=True, kw_only=True, tag="clock_stopped"):
    """The time of a round stands still from a minute of the session on, until it goes on or the round is over."""

    minute: Fraction


class ClockResumed(_ClockFact, frozen=True, kw_only=True, tag="clock_resumed"):
    minute: Fraction


class RoundExtended(_ClockFact, frozen=True, kw_only=True, tag="round_extended"):
    """A round that is played lasts so many minutes longer, and what follows begins as much later."""

    minutes: Fraction


class RoundsShifted(_ClockFact, frozen=True, kw_only=True, tag="rounds_shifted"):
    """From a round on that has not begun, everything is so many minutes later."""

    minutes: Fraction


ClockFact = ClockStopped | ClockResumed | RoundExtended | RoundsShifted


class Warned(_Fact, frozen=True, kw_only=True, tag="warned"):
    """A contestant was warned; by `clause`, where one says so."""

    contestant: str
    clause: str = ""
    about: str = ""
    phase: str = ""
    session: int = 1
    round: int | None = None


# -- publishing


class ScorePosted(_Fact, frozen=True, kw_only=True, tag="score_posted"):
    """The official score of a session is available: correction period and appeals run from here (79C, 92B)."""

    phase: str = ""
    session: int = 1
    at: datetime
    head: str  # of the journal's chain


# -- fees


class FeeSet(_Fact, frozen=True, kw_only=True, tag="fee_set"):
    """What every player owes for the event; with a person, what that one owes instead."""

    person: str = ""
    amount: Fraction
    currency: str


class FeePaid(_Fact, frozen=True, kw_only=True, tag="fee_paid"):
    """Somebody has paid; below zero, was given something back."""

    person: str
    amount: Fraction
    note: str = ""


# -- systems


class SystemFiled(_Fact, frozen=True, kw_only=True, tag="system_filed"):
    """What a contestant, or two players of a team, have agreed: a file of rules, and the shipped ones that it builds
    on as they were. Handed in again it takes the place of the one before; empty, it is taken back."""

    contestant: str
    players: tuple[str, ...] = ()
    name: str = ""
    text: str = ""
    bases: Mapping[str, str] = {}


OfficeFact = (
    Created
    | SeriesSet
    | Archived
    | Deleted
    | Appointed
    | Dismissed
    | PublicitySet
    | PlaySet
    | PlaysToo
    | Undone
    | DealsGiven
    | BoardBegun
    | ResultProposed
    | ResultConfirmed
    | ResultDisputed
    | TableRecorded
    | DirectorCalled
    | CallTaken
    | CallClosed
    | RulingGiven
    | RulingTold
    | ReviewDone
    | AppealMoved
    | LineupMoved
    | LotDrawn
    | StanzaPicked
    | ArrivalNoted
    | ClockStopped
    | ClockResumed
    | RoundExtended
    | RoundsShifted
    | Warned
    | ScorePosted
    | FeeSet
    | FeePaid
    | SystemFiled
)
AnyFact = AnyEvent | OfficeFact
