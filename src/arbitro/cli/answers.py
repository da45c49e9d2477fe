"""What `--json` prints: the values that travel (house rule 11). Their schemas are in docs/json/."""

from typing import Annotated

from msgspec import Meta, Struct

from arbitro.analysis.par import WrittenPar
from arbitro.analysis.trace import Trace
from arbitro.book.problem import Problem
from arbitro.formats.json import WrittenBoard


class ProblemsAnswer(Struct, frozen=True):
    """On standard error, when a command with `--json` fails."""

    problems: tuple[Problem, ...]


class DealAnswer(Struct, frozen=True, omit_defaults=True):
    """`arbitro deal --json`; with `--reveal`, also what the boards were committed with."""

    boards: tuple[WrittenBoard, ...]
    commitment: str = ""
    event: str = ""


class CommitAnswer(Struct, frozen=True):
    """`arbitro deal --commit FILE --json`: what to publish before the session."""

    commitment: str
    event: str
    boards: int


class Secret(Struct, frozen=True, forbid_unknown_fields=True):
    """The file that `arbitro deal --commit` writes: to keep secret until the session is over."""

    secret: str  # hexadecimal
    event: str
    boards: Annotated[int, Meta(ge=1)]


class CheckedFile(Struct, frozen=True):
    """One file: how many boards are in order, and everything that is wrong with the others."""

    file: str
    boards: int
    problems: tuple[Problem, ...]


class CheckAnswer(Struct, frozen=True):
    """`arbitro check --json`."""

    files: tuple[CheckedFile, ...]


class ConvertAnswer(Struct, frozen=True):
    """`arbitro convert --json`."""

    boards: int
    problems: tuple[Problem, ...]


class Standing(Struct, frozen=True):
    """One line of a ranking. `share` is exact: of all matchpoints, as a fraction: `13/24`."""

    rank: int
    pair: str
    share: str
    percent: str


class TableResult(Struct, frozen=True):
    """One board played at one table."""

    board: int
    ns: str
    ew: str
    result: str
    score_ns: int


class DemoAnswer(Struct, frozen=True):
    """`arbitro demo --json`."""

    seed: str
    ns: tuple[Standing, ...]
    ew: tuple[Standing, ...]
    results: tuple[TableResult, ...]


# -- scoring. Exact values are texts: `8.5`, or as a fraction where decimals do not end: `17/3`.


class Reason(Struct, frozen=True, omit_defaults=True):
    """How points came about: by what (`compared`, `scaled`, `datum` …), from which figures and parts.

    A part of a weighted score has its weight; points are those of the contestant.
    """

    kind: str
    points: str = ""
    weight: str = ""
    figures: dict[str, str] = {}
    parts: "tuple[Reason, ...]" = ()


class Reasons(Struct, frozen=True):
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

    The points are those among the results of the board. Where the board counts for more tables than it has results,
    `counted_ns` and `counted_ew` are what goes into the standings; `why` leads to them.
    """

    ns: str
    ew: str
    score_ns: int | None
    points_ns: str | None
    points_ew: str | None
    why: Reasons
    counted_ns: str | None = None
    counted_ew: str | None = None


class ScoredBoard(Struct, frozen=True):
    """A board with all its results."""

    board: int
    results: tuple[ScoredResult, ...]


class StandingsAnswer(Struct, frozen=True):
    """`arbitro standings --json`. With problems nothing is scored."""

    method: str
    top: int | None
    standings: tuple[RankedContestant, ...]
    boards: tuple[ScoredBoard, ...]
    problems: tuple[Problem, ...] = ()


class VictoryPointsAnswer(Struct, frozen=True):
    """`arbitro vp --json`. `imps` is a text only if it has a fraction."""

    scale: str
    boards: int
    imps: int | str
    winner: str
    loser: str


class ImpsAnswer(Struct, frozen=True):
    """`arbitro imps --json`."""

    difference: int
    imps: int


class ComparedScore(Struct, frozen=True):
    """One score on a board and what both sides have for it."""

    score_ns: int
    points_ns: str
    points_ew: str


class MatchpointsAnswer(Struct, frozen=True):
    """`arbitro matchpoints --json`: the scores in the order given."""

    top: int
    results: tuple[ComparedScore, ...]


class NeubergAnswer(Struct, frozen=True):
    """`arbitro neuberg --json`: what points among so many results are worth in a field of that size."""

    points: str
    results: int
    field: int
    top: int
    neuberg: str


class WeightedPart(Struct, frozen=True):
    """One outcome and what it alone would have brought."""

    weight: str
    score_ns: int
    points: str


class WeightedSide(Struct, frozen=True):
    """A side's points and the outcomes that they come from."""

    points: str
    parts: tuple[WeightedPart, ...]


class WeightedAnswer(Struct, frozen=True):
    """`arbitro weighted --json`. `top` is null in IMPs."""

    method: str
    top: int | None
    ns: WeightedSide
    ew: WeightedSide


class ArtificialAnswer(Struct, frozen=True):
    """`arbitro artificial --json`. In matchpoints `percent` of the top, and `points` if the top is known; in IMPs
    `points` alone. `source` is the clause or article that gave it."""

    edition: int
    fault: str
    award: str
    percent: str | None
    points: str | None
    source: str


class FouledScore(Struct, frozen=True):
    """One result of a fouled board: the share of the top for both sides, in percent, and their points."""

    group: int
    score_ns: int
    percent_ns: str
    percent_ew: str
    points_ns: str
    points_ew: str
    by: str  # `table` for a small group, `neuberg`, or `comparison`


class FouledAnswer(Struct, frozen=True):
    """`arbitro fouled --json`. The penalties are percentages of a top; null where no amount is set."""

    top: int
    results: tuple[FouledScore, ...]
    penalty_at_table: str | None
    penalty_duplicating: str | None


# -- double dummy.


class DoubleDummyBoard(Struct, frozen=True, omit_defaults=True):
    """One board of the list that `arbitro dd --json` prints: tricks by declarer and denomination.

    Par is null where the file tells neither the number of the board nor who deals and is vulnerable. With `--trace`
    the play: declarer's double-dummy tricks before the first card and after each, and the cards that cost tricks.
    """

    board: int | None
    tricks: dict[str, dict[str, int]]
    par: WrittenPar | None
    trace: Trace | None = None
