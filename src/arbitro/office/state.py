"""An event as the office sees it: contest, staff, deals, proposals, calls, rulings, appeals. A fold of facts."""

from collections.abc import Mapping
from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from arbitro.contest.contestant import Team
from arbitro.contest.facts.contestants import now_playing
from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.state import Contest
from arbitro.contest.lineup.allocation import Choice
from arbitro.contest.lineup.match import Lot
from arbitro.contest.lineup.stanza import LineupEvent
from arbitro.office.actor import Role
from arbitro.office.fact import (
    AnyFact,
    AppealMoved,
    ArrivalNoted,
    BoardKey,
    CallTaken,
    ClockFact,
    Created,
    DirectorCalled,
    FeePaid,
    FeeSet,
    PlaySet,
    PlaysToo,
    Publicity,
    ResultProposed,
    RulingGiven,
    ScorePosted,
    SystemFiled,
    TableRecorded,
    Warned,
)
from arbitro.office.history import History


class Stamp(Struct, frozen=True):
    """When a fact was recorded, by whom, on what authority, and its version in the event."""

    version: int
    time: datetime
    who: str
    role: Role


class AuditLine(Struct, frozen=True):
    """One line of the audit trail. `undone`: by a later counter-fact."""

    stamp: Stamp
    fact: AnyFact
    undone: bool = False


class DirectorCall(Struct, frozen=True):
    """A call for the director in the queue."""

    called: DirectorCalled
    stamp: Stamp
    taken: CallTaken | None = None
    closed: bool = False


class RulingCase(Struct, frozen=True):
    """A ruling with what followed it."""

    given: RulingGiven
    stamp: Stamp
    told: Mapping[str, datetime] = {}  # whom and when
    reviewed: frozenset[int] = frozenset()
    appeal: tuple[AppealMoved, ...] = ()
    replaced: bool = False


class Waiting(Struct, frozen=True):
    """A result that one side has entered and the other has not confirmed; `disputed`: it goes to the director."""

    proposed: ResultProposed
    stamp: Stamp
    disputed: bool = False


class Pace(Struct, frozen=True):
    """How far a table is: the board that it has taken up and not finished, and when its last result was confirmed."""

    begun: int | None = None
    confirmed: datetime | None = None


class Allotted(Struct, frozen=True):
    """What lots and picks have said of the rights in a match: who picks first and what was picked, in order; who has
    an odd last stanza, the first extra one, the boards one by one after those."""

    picks: Lot | None = None
    choices: tuple[Choice, ...] = ()
    last: Lot | None = None
    extra: Lot | None = None
    sudden_death: Lot | None = None


class Event(Struct, frozen=True, dict=True):
    """The whole. `contest` is None until its plan is recorded."""

    created: Created
    contest: Contest | None = None
    staff: Mapping[str, frozenset[Role]] = {}
    publicity: Publicity = "after_round"
    series: str = ""
    time: str = ""
    archived: bool = False
    deleted: bool = False
    played: PlaySet = PlaySet(played="room")
    plays_too: Mapping[str, PlaysToo] = {}
    deals: Mapping[BoardKey, str] = {}
    waiting: Mapping[tuple[Spot, int], Waiting] = {}
    live: Mapping[tuple[Spot, int], TableRecorded] = {}  # what live tables have recorded
    calls: Mapping[int, DirectorCall] = {}
    cases: Mapping[int, RulingCase] = {}
    lineups: Mapping[tuple[Spot, int], tuple[LineupEvent, ...]] = {}  # by match and stanza
    allotted: Mapping[Spot, Allotted] = {}
    posted: Mapping[tuple[str, int], ScorePosted] = {}
    arrivals: Mapping[tuple[str, int, int, str], ArrivalNoted] = {}  # by phase, session, round, contestant
    clock: tuple[ClockFact, ...] = ()
    warnings: tuple[tuple[Stamp, Warned], ...] = ()
    leads: Mapping[tuple[Spot, int], str] = {}
    one_side: Mapping[tuple[Spot, int], str] = {}  # confirmed by which person, on the phones of one side
    pace: Mapping[Spot, Pace] = {}
    fees: Mapping[str, FeeSet] = {}  # by person; of everybody else under nobody
    payments: tuple[tuple[Stamp, FeePaid], ...] = ()
    systems: Mapping[tuple[str, tuple[str, ...]], SystemFiled] = {}  # by contestant, and by players of a team
    history: History[AuditLine] = History()

    @property
    def currency(self) -> str:
        """Of all its fees; empty as long as there are none."""
        return next((fee.currency for fee in self.fees.values()), "")

    @property
    def version(self) -> int:
        return len(self.history)  # of each fact one, from 1

    def but(self, **changes: object) -> "Event":
        return replace(self, **changes)

    def roles_of(self, person: str) -> frozenset[Role]:
        return self.staff.get(person, frozenset())

    def pace_at(self, at: Spot) -> Pace:
        return self.pace.get(at, Pace())

    def plays_in(self, person: str) -> frozenset[str]:
        """The contestants that a person plays in, also as one of the staff who plays too."""
        mode = self.plays_too.get(person)
        return frozenset({self.contestant_of(person), mode.contestant if mode else ""} - {""})

    def belongs_to(self, person: str) -> frozenset[str]:
        """The contestants that a person plays in, and the team whose captain he is."""
        entries = self.contest.entries.values() if self.contest and person else ()
        teams = (entry.contestant for entry in entries if isinstance(entry.contestant, Team))
        return self.plays_in(person) | {team.id for team in teams if team.captain == person}

    def contestant_of(self, person: str) -> str:
        """The contestant that a person plays in; empty if none."""
        if self.contest is None:
            return ""
        return next((id for id, entry in self.contest.entries.items() if person in now_playing(entry)), "")
