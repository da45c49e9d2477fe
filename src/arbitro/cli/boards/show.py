"""`arbitro show`: boards drawn as text, SVG or HTML."""

from collections.abc import Iterable
from enum import StrEnum
from io import StringIO
from typing import Literal

from click.exceptions import Exit
from rich.console import Console

from arbitro.book.problem import Place, Problem, refuse
from arbitro.cli.drawing.html import html
from arbitro.cli.drawing.sheet import Sheet, sheet
from arbitro.cli.drawing.svg import svg
from arbitro.cli.drawing.text import text
from arbitro.cli.files import STANDARD, FileFormat, destination, format_of, opened, records
from arbitro.cli.terminal import out, tell
from arbitro.cli.voice import Voice
from arbitro.formats.record import BoardRecord, Rejected


class Drawing(StrEnum):
    TEXT = "text"
    SVG = "svg"
    HTML = "html"


def show(
    say: Voice,
    file: str,
    board: tuple[int, ...],
    drawing: Literal["text", "svg", "html"] | None,
    output: str | None,
    form: Literal["pbn", "lin", "json"] | None,
) -> None:
    drawing = drawing or _told_by(output)
    problems: list[Problem] = []
    chosen = _chosen(file, format_of(file, form), board or [], problems)
    if drawing is Drawing.TEXT and output in (None, STANDARD):
        shown = False
        for record in chosen:
            out().print(text(sheet(record, say)), end="\n\n")
            shown = True
    else:
        sheets = [sheet(record, say) for record in chosen]
        shown = bool(sheets)
        if shown:
            with destination(output) as place:
                place.write(drawn(sheets, drawing, say).encode())
    if not shown and not problems:
        found = " ".join(map(str, board or []))
        raise refuse("board-not-there" if board else "no-boards", found=found, where=Place(file=file))
    if problems:
        raise Exit(tell(problems, say))


def _told_by(output: str | None) -> Drawing:
    """The drawing that the name of the output tells; text if it tells none."""
    suffix = (output or "").rpartition(".")[2].lower()
    return {"svg": Drawing.SVG, "html": Drawing.HTML, "htm": Drawing.HTML}.get(suffix, Drawing.TEXT)


def _chosen(file: str, form: FileFormat, boards: list[int], problems: list[Problem]) -> Iterable[BoardRecord]:
    """The boards asked for, all if none were; the problems of those that cannot be shown are noted."""
    with opened(file) as source:
        for item in records(source, file, form, strict=False):
            if isinstance(item, Rejected):
                names = {str(number) for number in boards}
                problems += (p for p in item.problems if not names or p.where.board in names)
            elif not boards or item.number in boards:
                yield item


def drawn(sheets: list[Sheet], drawing: Drawing, voice: Voice) -> str:
    """Sheets as the text of a file."""
    match drawing:
        case Drawing.SVG:
            return svg(sheets, voice.language)
        case Drawing.HTML:
            return html(sheets, voice)
        case Drawing.TEXT:
            page = StringIO()
            console = Console(file=page, width=200, no_color=True, highlight=False, emoji=False, markup=False)
            for one in sheets:
                console.print(text(one), end="\n\n", soft_wrap=True)
            return page.getvalue()
