"""Tables of words. How they look on a terminal is the business of rich, which is loaded when one is printed."""

from collections.abc import Iterable
from io import StringIO

from msgspec import Struct

from arbitro.cli.terminal import out

WIDE = 160  # letters


class Column(Struct, frozen=True):
    name: str
    number: bool = False


Cell = str | tuple[str, ...]
"""A text, or several that stand beside each other."""


class Table(Struct, frozen=True):
    """Rows under their heads, with a title above and a note below."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    note: str = ""


def print_tables(tables: Iterable[Table]) -> None:
    """On standard output, as wide as the terminal is; wide where there is none, for whoever reads on."""
    out().print(drawn(tables, None if out().is_terminal else WIDE), end="")


def drawn(tables: Iterable[Table], width: int | None = WIDE) -> str:
    """The text of tables: so many letters wide and plain, or as the terminal is."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table as Grid

    text = StringIO()
    console = Console(
        file=text,
        width=width,
        force_terminal=width is None,
        soft_wrap=True,
        highlight=False,
        emoji=False,
        markup=False,
    )
    for table in tables:
        grid = Grid(title=table.title or None, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
        grid.title_justify, grid.title_style = "left", "bold"
        for column in table.columns:
            grid.add_column(
                column.name, justify="right" if column.number else "left", no_wrap=column.number, overflow="fold"
            )
        for row in table.rows:
            grid.add_row(*(cell if isinstance(cell, str) else ", ".join(cell) for cell in row))
        console.print(grid)
        if table.note:
            console.print(table.note, style="dim")
    return text.getvalue()
