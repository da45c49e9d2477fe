"""Any format of results, read into the same sheet."""

from collections.abc import Callable, Iterable
from enum import StrEnum
from importlib import import_module
from typing import TypeVar

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.formats.results.entry import accept
from arbitro.formats.results.row import ResultRow, ResultRows
from arbitro.formats.results.sheet import ResultSheet, read_boards, read_names, read_penalty

T = TypeVar("T")


class ResultFormat(StrEnum):
    BWS = "bws"
    CSV = "csv"
    JSON = "json"
    LIN = "lin"
    PBN = "pbn"
    USEBIO = "xml"


def read_rows(data: bytes, form: ResultFormat, *, file: str | None = None) -> ResultRows:
    """The rows of a file as they are written. Raises if it is not of that format at all."""
    reader = import_module(f"arbitro.formats.results.{form.name.lower()}")  # PBN brings the whole play along
    rows: ResultRows = reader.read(data, file)
    return rows


def accepted(source: ResultRows, file: str | None = None, rows: Iterable[ResultRow] | None = None) -> ResultSheet:
    """The sheet of rows; `rows` are those of `source` while somebody counts them."""
    problems = [*source.problems]
    entries = []
    for row in source.rows if rows is None else rows:
        entry, wrong = accept(row)
        problems += wrong
        if entry:
            entries.append(entry)

    def understood(read: Callable[[str], T], text: str) -> T | None:
        try:
            return read(text)
        except ProblemsFound as trouble:
            problems.extend(Problem(p.kind, Place(file=file), p.found, p.expected) for p in trouble.problems)
            return None

    penalties = [understood(read_penalty, text) for text in source.penalties]
    strata = {name: stratum for stratum, text in source.strata.items() for name in understood(read_names, text) or ()}
    boards = understood(read_boards, source.boards) if source.boards else None
    given = tuple(penalty for penalty in penalties if penalty)
    sheet = ResultSheet(
        tuple(entries),
        tuple(problems),
        source.names,
        boards,
        given,
        strata,
        source.winners,
        {source.numbering.called(p.number, p.section, p.direction or "NS"): p for p in source.pairs if p.total},
        source.notes,
    )
    return sheet.numbered(source.numbering)


def read(data: bytes, form: ResultFormat, *, file: str | None = None) -> ResultSheet:
    """The results of a file, and every problem of its rows."""
    return accepted(read_rows(data, form, file=file), file)
