"""Tables of words for the terminal: columns as wide as they need to be, texts wrapped where the line is too short."""

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from shutil import get_terminal_size
from textwrap import wrap

from click import style, unstyle
from msgspec import Struct

from arbitro.cli.terminal import cells, out
from arbitro.words import DEFAULT, written

GAP = "  "
WIDE = 160  # letters of a line in a file
NARROWEST = 8  # letters of a column whose text is wrapped
LABEL = 14  # letters for the number of a clause
PROSE = (40, 100)  # letters of a line that is read


class Column(Struct, frozen=True):
    """Numbers stand on the right and are never wrapped."""

    name: str
    number: bool = False


Cell = str | tuple[str, ...]
"""A text, or several that stand beside each other."""


class PrintedTable(Struct, frozen=True):
    """Rows under their heads, with a title above and a note below."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    note: str = ""
    language: str = DEFAULT  # in which numbers are written


def print_text(label: str, said: str) -> None:
    """A text to read, beside its label."""
    narrowest, widest = PROSE
    width = min(max(get_terminal_size().columns, narrowest), widest)
    indent = " " * (LABEL + 1)
    lines = wrap(said, width, initial_indent=indent, subsequent_indent=indent, break_long_words=False)
    out().print("\n".join(lines).replace(indent, f"{label:{LABEL}} ", 1))


def print_tables(tables: Iterable[PrintedTable]) -> None:
    """On standard output: as wide as the terminal is, or wide for whoever reads on."""
    width = get_terminal_size().columns if out().is_terminal else WIDE
    for table in tables:
        out().print("\n".join(_lines(table, width)), end="\n\n")


def drawn(tables: Iterable[PrintedTable], width: int = WIDE) -> str:
    """Tables as the text of a file."""
    return "".join(unstyle("\n".join(_lines(table, width))) + "\n\n" for table in tables)


def _lines(table: PrintedTable, width: int) -> Iterator[str]:
    heads = tuple(column.name for column in table.columns)
    rows = [tuple(_cell(cell, table.language) for cell in row) for row in table.rows]
    widths = _widths(table.columns, [heads, *rows], width - 1)
    if table.title:
        yield style(table.title, bold=True)
    yield from (style(line, bold=True) for line in _row(heads, table.columns, widths))
    yield " " + "─" * (sum(widths) + len(GAP) * (len(widths) - 1))
    for row in rows:
        yield from _row(row, table.columns, widths)
    if table.note:
        yield style(table.note, dim=True)


def _cell(cell: Cell, language: str) -> str:
    return written(cell, language) if isinstance(cell, str) else ", ".join(cell)


def _widths(columns: tuple[Column, ...], rows: list[tuple[str, ...]], width: int) -> list[int]:
    """What each column needs; if that is more than there is, the widest text gives way."""
    widths = [max(map(cells, column)) for column in zip_longest(*rows, fillvalue="")]
    while sum(widths) + len(GAP) * (len(widths) - 1) > width:
        widest = max((at for at, column in enumerate(columns) if not column.number), key=widths.__getitem__, default=0)
        if columns[widest].number or widths[widest] <= NARROWEST:
            break
        widths[widest] -= 1
    return widths


def _row(row: tuple[str, ...], columns: tuple[Column, ...], widths: list[int]) -> Iterator[str]:
    """The lines of a row: more than one where a text is wrapped."""
    parts = [
        [cell] if column.number or cells(cell) <= width else wrap(cell, width)
        for cell, column, width in zip(row, columns, widths, strict=False)
    ]
    for line in zip_longest(*parts, fillvalue=""):
        padded = (
            " " * (width - cells(part)) + part if column.number else part + " " * (width - cells(part))
            for part, column, width in zip(line, columns, widths, strict=False)
        )
        yield f" {GAP.join(padded)}".rstrip()
