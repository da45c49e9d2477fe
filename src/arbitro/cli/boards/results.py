"""Files of results converted into each other, by `arbitro convert`."""

from arbitro.book.problem import Place, Problem, refuse
from arbitro.cli.files import opened
from arbitro.cli.voice import clean
from arbitro.formats.results import ResultFormat, read_rows
from arbitro.formats.results.files import WRITTEN, normal, write


def converted(source: str, target: str, from_: str, to: str) -> tuple[bytes, int, tuple[Problem, ...]]:
    """The new file, the number of its boards, and notes."""
    form = _form(source, from_, tuple(ResultFormat))
    into = _form(target, to, WRITTEN)
    with opened(source) as file:
        rows = normal(read_rows(file.read(), form, file=clean(source)))
    notes = rows.notes
    if into is ResultFormat.CSV and (any(rows.names.values()) or rows.deals):
        notes = (*notes, Problem("csv-not-kept"))
    return write(rows, into).encode(), len({row.board for row in rows.rows}), notes


def _form(name: str, form: str, possible: tuple[ResultFormat, ...]) -> ResultFormat:
    if form not in possible:
        expected = " ".join(f".{known}" for known in possible)
        raise refuse("unknown-format", found=form, expected=expected, where=Place(file=clean(name)))
    return ResultFormat(form)
