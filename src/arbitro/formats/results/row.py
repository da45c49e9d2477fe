"""One result as a file writes it, before anything in it is understood."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from arbitro.book.problem import NOWHERE, Place, Problem
from arbitro.bridge.deal import Deal

COLUMNS = (
    *("section", "round", "table", "board", "ns", "ew"),
    *("contract", "declarer", "lead", "result", "score_ns", "note"),
)
SELDOM = ("form", "vulnerability")
"""Which form of a fouled board the table held (Law 87); a vulnerability that does not follow the number (Law 2)."""


class NumberScope(StrEnum):
    """Where a contestant's number is one of a kind: in the event, in its section, in its direction, or in both."""

    EVENT = "event"
    SECTION = "section"
    DIRECTION = "direction"
    SECTION_DIRECTION = "section-direction"

    def called(self, number: str, section: str, direction: str) -> str:
        """What a contestant is called in the whole event: `7`, `A7`, `NS7`, `A NS7`."""
        match self:
            case NumberScope.EVENT:
                return number
            case NumberScope.SECTION:
                return section + number
            case NumberScope.DIRECTION:
                return direction + number
            case NumberScope.SECTION_DIRECTION:
                return f"{section} {direction}{number}".strip()


class ResultRow(Struct, frozen=True):
    """Texts under the names of the CSV columns, and where they stand."""

    where: Place = NOWHERE
    section: str = ""
    round: str = ""
    table: str = ""
    board: str = ""
    ns: str = ""
    ew: str = ""
    contract: str = ""  # may hold declarer and result as well: `4HX N +1`
    declarer: str = ""
    lead: str = ""
    result: str = ""  # `=`, `+1`, `-2`
    score_ns: str = ""
    note: str = ""
    form: str = ""
    vulnerability: str = ""


class ListedPlayer(Struct, frozen=True):
    """A player as a list of participants has him; `number` is the federation's."""

    name: str
    number: str = ""


class ListedPair(Struct, frozen=True):
    """A pair, or a team, as the list of participants has it; `total` and `percent` are what was published for it."""

    number: str
    players: tuple[ListedPlayer, ...] = ()
    section: str = ""
    direction: str = ""  # "NS", "EW" where it has one
    total: str = ""
    percent: str = ""
    line: int | None = None

    @property
    def name(self) -> str:
        return " & ".join(player.name for player in self.players if player.name)


class SessionHead(Struct, frozen=True):
    """What a file says of the session itself."""

    title: str = ""
    date: str = ""  # 2026-01-31
    club: str = ""
    club_number: str = ""
    identifier: str = ""
    method: str = ""  # as `arbitro standings --method` names it


class ResultRows(Struct, frozen=True):
    """Everything that a file says of a session. What is not told is empty or None."""

    rows: tuple[ResultRow, ...]
    problems: tuple[Problem, ...] = ()
    names: Mapping[str, str] = {}  # of contestants; if there are any, there are no others
    boards: str = ""  # those in play: `1-27`
    penalties: tuple[str, ...] = ()  # `7 10% 90B2`
    strata: Mapping[str, str] = {}  # of each stratum its contestants: `5-8 12`
    winners: int | None = None  # 2: North-South and East-West are ranked apart
    numbering: NumberScope = NumberScope.EVENT
    head: SessionHead = SessionHead()
    pairs: tuple[ListedPair, ...] = ()
    deals: Mapping[int, Deal] = {}  # of boards
    notes: tuple[Problem, ...] = ()  # what was passed over, or is missing, and does not keep it from being scored
