"""What `arbitro standings --json` prints. Exact values are texts: `8.5`, or `17/3` where decimals do not end."""

from msgspec import Struct

from arbitro.answers.problems import SaidProblem


class Reason(Struct, frozen=True, omit_defaults=True):
    """How points came about: by what (`compared`, `scaled`, `datum` …), from which figures and parts.

    A part of a weighted score has its weight; points are those of the contestant.
    """

    kind: str
    points: str = ""
    weight: str = ""
    figures: dict[str, str] = {}
    parts: "tuple[Reason, ...]" = ()


class SideReasons(Struct, frozen=True):
    """Of the two sides of a result; null where a side has no points."""

    ns: Reason | None
    ew: Reason | None


class RankedContestant(Struct, frozen=True, omit_defaults=True):
    """One line of a ranking. `percent` is null for a method without a top; `group` where there are several rankings:
    a direction, a section, a stratum."""

    rank: int
    tied: bool
    contestant: str
    points: str
    percent: str | None
    penalty: str
    group: str = ""


class ScoredResult(Struct, frozen=True, omit_defaults=True):
    """One table's result; `score_ns` is null where it was adjusted or not played.

    The points are those among the results of the board; in a match, those of both its tables. Where the board counts
    for more tables than it has results, `counted_ns` and `counted_ew` are what goes into the standings; `why` leads to
    them.
    """

    ns: str
    ew: str
    score_ns: int | None
    points_ns: str | None
    points_ew: str | None
    why: SideReasons
    counted_ns: str | None = None
    counted_ew: str | None = None


class ScoredBoard(Struct, frozen=True):
    """A board with all its results."""

    board: int
    results: tuple[ScoredResult, ...]


class StandingsAnswer(Struct, frozen=True):
    """`arbitro standings --json`. With problems nothing is scored; notes say what was passed over."""

    method: str
    top: int | None
    standings: tuple[RankedContestant, ...]
    boards: tuple[ScoredBoard, ...]
    problems: tuple[SaidProblem, ...] = ()
    notes: tuple[SaidProblem, ...] = ()
