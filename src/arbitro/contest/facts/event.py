"""What can happen in an event, as facts (house rule 4). Each carries the whole decision: a movement its full seating,
a draw its pairings, an award its points; folding them never decides again."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal

from msgspec import Struct

from arbitro.contest.contestant import Individual, Pair, Team
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.movement.movement import Movement
from arbitro.contest.plan import Plan
from arbitro.scoring.outcome import Adjustment
from arbitro.scoring.penalty import Unit

Room = Literal["", "open", "closed"]
"""Of a team match; elsewhere a table has no rooms. The home team sits North-South in the open one."""


class _Event(Struct, frozen=True, tag_field="event", omit_defaults=True, forbid_unknown_fields=True):
    pass


class Spot(Struct, frozen=True, kw_only=True, omit_defaults=True, order=True, forbid_unknown_fields=True):
    """A table in a round. `section`: of a movement; with draws and round robins, the group."""

    phase: str = ""
    session: int = 1
    section: str = ""
    round: int
    table: int
    room: Room = ""


# -- the event and who takes part


class Opened(_Event, frozen=True, kw_only=True, tag="opened"):
    plan: Plan


class Entered(_Event, frozen=True, kw_only=True, tag="entered"):
    """A contestant, before the start or late."""

    contestant: Individual | Pair | Team
    section: str = ""


class Substituted(_Event, frozen=True, kw_only=True, tag="substituted"):
    """A player in the place of another, allowed by the director (4)."""

    contestant: str
    out: str
    takes_over: str
    phase: str = ""
    session: int = 1
    round: int


class Withdrew(_Event, frozen=True, kw_only=True, tag="withdrew"):
    """A contestant that leaves from a round on. What it has lost by it, and what those get who were still to meet it:
    on each board in a movement, where the awards of matches are facts of their own. `last`: it is ranked last."""

    contestant: str
    phase: str = ""
    session: int = 1
    round: int
    reason: Literal["withdrawn", "forfeit", "disqualified"] = "withdrawn"
    lost: Adjustment | None = None
    others: Adjustment | None = None
    last: bool = False


# -- who meets whom


class Placed(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A contestant of a phase: its group, what it brings along, its seed."""

    contestant: str
    group: str = ""
    carried: Fraction = Fraction()
    seed: int | None = None


class PhaseOpened(_Event, frozen=True, kw_only=True, tag="phase_opened"):
    """The field of a phase. Without this fact the first phase has everybody who entered."""

    phase: str
    field: tuple[Placed, ...]


class Seated(_Event, frozen=True, kw_only=True, tag="seated"):
    """A movement for a section, with who bears which number; from a later round on if it replaces another."""

    phase: str = ""
    session: int = 1
    section: str = ""
    movement: Movement
    bearers: Mapping[int, str]
    from_round: int = 1


class Paired(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Two who meet, the home team (or North-South) first."""

    table: int
    home: str
    away: str
    why: str = ""


class Three(Struct, frozen=True, forbid_unknown_fields=True):
    """A match of three in a knock-out: each meets both others, at tables of their own; so many go on."""

    match: int
    teams: tuple[str, str, str]
    go_on: int


class Drawn(_Event, frozen=True, kw_only=True, tag="drawn"):
    """A round's pairings; `replaces` an earlier draw of the round that was not played."""

    phase: str = ""
    group: str = ""
    round: int
    system: str
    pairings: tuple[Paired, ...]
    byes: tuple[str, ...] = ()
    threes: tuple[Three, ...] = ()
    seed: str = ""
    replaces: bool = False


class Reseated(Struct, frozen=True, forbid_unknown_fields=True):
    """A table and who sits there; in an individual North and South, East and West."""

    at: Spot
    ns: tuple[str, ...]
    ew: tuple[str, ...]


class SeatsChanged(_Event, frozen=True, kw_only=True, tag="seats_changed"):
    """Who really sat, or is to sit, at some tables of a round: all that change places, at once."""

    tables: tuple[Reseated, ...]


class RoundBegun(_Event, frozen=True, kw_only=True, tag="round_begun"):
    phase: str = ""
    session: int = 1
    section: str = ""
    round: int
    minute: Fraction | None = None  # of the session


class RoundOver(_Event, frozen=True, kw_only=True, tag="round_over"):
    phase: str = ""
    session: int = 1
    section: str = ""
    round: int
    minute: Fraction | None = None


# -- results


class ResultEntered(_Event, frozen=True, kw_only=True, tag="result"):
    at: Spot
    board: int
    recorded: Recorded


class ResultCorrected(_Event, frozen=True, kw_only=True, tag="corrected"):
    """Another outcome in the place of one that was entered: a mistake, or a score adjusted by the director.

    `approved`: after the correction period, by the organiser (79C2 of 2017, 79C of 2007), or by a committee."""

    at: Spot
    board: int
    recorded: Recorded
    reason: Literal["mistake", "ruling", "appeal"] = "mistake"
    approved: bool = False


class ResultTakenBack(_Event, frozen=True, kw_only=True, tag="taken_back"):
    """An entry that was none: the table has no result any more."""

    at: Spot
    board: int


class Awarded(_Event, frozen=True, kw_only=True, tag="awarded"):
    """What a team or a pair has for a match without a result of its own: a bye, a forfeit, an opponent that left, wrong
    seats. A later award for the same round replaces it. `won`: in a knock-out, who goes on."""

    phase: str = ""
    round: int
    contestant: str
    kind: Literal["bye", "forfeit", "withdrawal", "seating", "director"]
    vp: Fraction = Fraction()
    imps: Fraction = Fraction()
    opponent: str | None = None
    won: bool | None = None
    final: bool = True


class Penalised(_Event, frozen=True, kw_only=True, tag="penalised"):
    id: str
    contestant: str
    amount: Fraction
    unit: Unit
    clause: str = ""
    phase: str = ""
    session: int = 1
    round: int | None = None


class Pardoned(_Event, frozen=True, kw_only=True, tag="pardoned"):
    id: str
    phase: str = ""


# -- the end


class PeriodOver(_Event, frozen=True, kw_only=True, tag="period_over"):
    """The correction period of a session has run out (79C)."""

    phase: str = ""
    session: int = 1


class TieDecided(_Event, frozen=True, kw_only=True, tag="tie_decided"):
    """What the criteria left level, decided otherwise: the best first. `seed`: of lots, so that they can be checked."""

    phase: str = ""
    order: tuple[str, ...]
    by: Literal["lot", "extra_boards", "director"]
    seed: str = ""


class PhaseClosed(_Event, frozen=True, kw_only=True, tag="phase_closed"):
    """The ranking of the phase is final."""

    phase: str = ""


AnyEvent = (
    Opened
    | Entered
    | Substituted
    | Withdrew
    | PhaseOpened
    | Seated
    | Drawn
    | SeatsChanged
    | RoundBegun
    | RoundOver
    | ResultEntered
    | ResultCorrected
    | ResultTakenBack
    | Awarded
    | Penalised
    | Pardoned
    | PeriodOver
    | TieDecided
    | PhaseClosed
)
