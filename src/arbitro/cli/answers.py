"""What `--json` prints: the values that travel (house rule 11). Their schemas are in docs/json/."""

from typing import Annotated

from msgspec import Meta, Struct

from arbitro.book.problem import Problem
from arbitro.bridge.seats import Seat
from arbitro.formats.json import WrittenBoard


class ProblemsAnswer(Struct, frozen=True):
    """On standard error, when a command with `--json` fails."""

    problems: tuple[Problem, ...]


class ScoreAnswer(Struct, frozen=True):
    """`arbitro score --json`. Passed out: contract `PASS`, no declarer, 0 tricks, score 0."""

    contract: str
    declarer: Seat | None
    tricks: int  # won by declarer
    score_ns: int


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
