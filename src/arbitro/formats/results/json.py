"""Results as JSON: `{"results": [...]}`, each with the columns of the CSV form, and what a CSV cannot say."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from arbitro.book.problem import Place, Problem, refuse
from arbitro.formats.results.row import ResultRow, ResultRows

FORM = '{"results": [...]}'
Text = str | int


class WrittenResult(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One table's result on a board; numbers may be written as numbers."""

    board: Text
    ns: Text
    ew: Text
    section: Text = ""
    round: Text = ""
    table: Text = ""
    contract: str = ""
    declarer: str = ""
    lead: str = ""
    result: str = ""
    score_ns: Text = ""
    note: str = ""
    form: Text = ""
    vulnerability: str = ""


class WrittenResults(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A session. With `pairs` or `boards`, there are no others; penalties and strata as on the command line."""

    results: tuple[WrittenResult, ...]
    pairs: Mapping[str, str] = {}  # number: name
    boards: str = ""  # 1-24
    penalties: tuple[str, ...] = ()  # 7 10% 90B2
    strata: Mapping[str, str] = {}  # B: 5-8 12
    winners: Annotated[int, Meta(ge=1, le=2)] | None = None


class _ResultsOutline(Struct, frozen=True, forbid_unknown_fields=True):
    """The same with its results not yet looked into."""

    results: tuple[msgspec.Raw, ...]
    pairs: Mapping[str, str] = {}
    boards: str = ""
    penalties: tuple[str, ...] = ()
    strata: Mapping[str, str] = {}
    winners: Annotated[int, Meta(ge=1, le=2)] | None = None


def read(data: bytes, file: str | None = None) -> ResultRows:
    """The rows of a JSON text."""
    try:
        outline = msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"), type=_ResultsOutline)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as trouble:
        raise refuse("bad-json", found=trouble, expected=FORM, where=Place(file=file)) from None
    if not outline.results:
        raise refuse("no-results", where=Place(file=file))
    rows, problems = [], []
    for index, raw in enumerate(outline.results, 1):
        where = Place(file=file, index=index)
        try:
            written = msgspec.json.decode(raw, type=WrittenResult)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as trouble:
            problems.append(Problem("bad-json-result", where, str(trouble)))
            continue
        texts = {name: str(value).strip() for name, value in msgspec.structs.asdict(written).items()}
        rows.append(ResultRow(where, **texts))
    return ResultRows(
        tuple(rows), tuple(problems), outline.pairs, outline.boards, outline.penalties, outline.strata, outline.winners
    )
