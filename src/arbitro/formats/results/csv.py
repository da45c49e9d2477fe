"""Results as CSV: a header with the names of the columns, then a row for each table and board."""

import csv
from collections.abc import Sequence
from difflib import get_close_matches
from io import StringIO
from itertools import zip_longest

from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.formats.cells import read_cell
from arbitro.formats.results.letters import in_english
from arbitro.formats.results.row import COLUMNS, SELDOM, ResultRow, ResultRows

NEEDED = ("board", "ns", "ew")
_KNOWN = (*COLUMNS, *SELDOM)
MOST_COLUMNS = 100
_BETWEEN = (",", ";", "\t")
_MARKS = ((b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"), (b"\xef\xbb\xbf", "utf-8-sig"))


def read(data: bytes, file: str | None = None) -> ResultRows:
    """The rows of a CSV text. Columns may come in any order, parted by commas, semicolons or tabs."""
    text = decoded(data, file)
    between = max(_BETWEEN, key=text.lstrip().partition("\n")[0].count)
    reader = csv.reader(StringIO(text, newline=""), delimiter=between, skipinitialspace=True)
    names: list[str] = []
    notes: list[Problem] = []
    rows: list[ResultRow] = []
    problems: list[Problem] = []
    line = 1
    try:
        for row in reader:
            where, line = Place(file=file, line=line), reader.line_num + 1
            texts = [read_cell(cell) for cell in row]
            if not any(texts):
                continue
            if not names:
                names, notes = _header(texts, where)
            elif _fits(texts, names):
                known = {name: text for name, text in zip(names, texts, strict=False) if name in _KNOWN}
                rows.append(ResultRow(where, **known))
            else:
                problems.append(Problem("row-too-long", where, str(len(texts)), str(len(names))))
    except csv.Error as trouble:
        raise refuse("bad-csv", found=trouble, where=Place(file=file, line=reader.line_num)) from None
    if not rows and not problems:
        raise refuse("no-results", where=Place(file=file))
    understood, doubtful = in_english(rows)
    return ResultRows(understood, (*problems, *doubtful), notes=tuple(notes))


def _fits(texts: Sequence[str], names: Sequence[str]) -> bool:
    """Whether nothing stands outside the named columns."""
    return not any(text for text, name in zip_longest(texts, names, fillvalue="") if not name)


def decoded(data: bytes, file: str | None) -> str:
    """UTF-8, what a byte order mark says, or else Latin-1, in which old spreadsheets write."""
    encoding = next((name for mark, name in _MARKS if data.startswith(mark)), "utf-8")
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as trouble:
        if encoding == "utf-8":
            return data.decode("latin-1")
        raise refuse("bad-encoding", found=trouble.reason, where=Place(file=file)) from None


def _header(cells: Sequence[str], where: Place) -> tuple[list[str], list[Problem]]:
    """The names of the columns, and a note for each that is not read."""
    names = [cell.lower() for cell in cells]
    while names and not names[-1]:
        names.pop()
    if len(names) > MOST_COLUMNS:
        raise refuse("row-too-long", where=where, found=len(names), expected=MOST_COLUMNS)
    notes = []
    for name in names:
        if name and name not in _KNOWN:
            near = [other for other in get_close_matches(name, _KNOWN, n=1) if other not in names]
            notes.append(Problem("column-not-read-near" if near else "column-not-read", where, name, "".join(near)))
    problems = [Problem("column-twice", where, name) for name in _KNOWN if names.count(name) > 1]
    problems += (Problem("column-missing", where, name, ",".join(COLUMNS)) for name in NEEDED if name not in names)
    if problems:
        raise ProblemsFound([*notes, *problems])
    return names, notes
