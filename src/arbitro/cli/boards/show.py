"""`arbitro show`: boards drawn as text, SVG or HTML."""

from collections.abc import Iterable, Sequence
from typing import Literal

from click.exceptions import Exit

from arbitro.book.problem import Place, Problem, refuse
from arbitro.cli.board_files import FileFormat, format_of, records
from arbitro.cli.drawing.sheet import Sheet, sheet
from arbitro.cli.drawing.text import plain, text
from arbitro.cli.files import STANDARD, destination, ending_of, opened
from arbitro.cli.terminal import out, tell
from arbitro.cli.voice import Voice
from arbitro.formats.record import BoardRecord, Rejected

Drawing = Literal["text", "svg", "html"]
BY_ENDING: dict[str, Drawing] = {".txt": "text", ".svg": "svg", ".html": "html", ".htm": "html"}


def show(
    say: Voice,
    file: str,
    board: tuple[int, ...],
    drawing: Drawing | None,
    output: str | None,
    form: FileFormat | None,
) -> None:
    drawing = drawing or BY_ENDING[ending_of(output, *BY_ENDING)]
    problems: list[Problem] = []
    chosen = _chosen(file, format_of(file, form), board, problems)
    if drawing == "text" and output in (None, STANDARD):
        shown = False
        for record in chosen:
            out().print(text(sheet(record, say)), end="\n\n")
            shown = True
    else:
        sheets = [sheet(record, say) for record in chosen]
        shown = bool(sheets)
        if shown:
            with destination(output) as place:
                place.write(_drawn(sheets, drawing, say).encode())
    if not shown and not problems:
        numbers = " ".join(map(str, board))
        raise refuse("board-not-there" if board else "no-boards", found=numbers, where=Place(file=file))
    if problems:
        raise Exit(tell(problems, say))


def _chosen(file: str, form: FileFormat, boards: Sequence[int], problems: list[Problem]) -> Iterable[BoardRecord]:
    """The boards asked for, all if none were; the problems of those that cannot be shown are noted."""
    with opened(file) as source:
        for item in records(source, file, form, strict=False):
            if isinstance(item, Rejected):
                names = {str(number) for number in boards}
                problems += (p for p in item.problems if not names or p.where.board in names)
            elif not boards or item.number in boards:
                yield item


def _drawn(sheets: list[Sheet], drawing: Drawing, say: Voice) -> str:
    """Sheets as the text of a file."""
    match drawing:
        case "svg":
            from arbitro.cli.drawing.svg import svg

            return svg(sheets, say.language)
        case "html":
            from arbitro.cli.drawing.html import html

            return html(sheets, say)
        case "text":
            return "".join(map(plain, sheets))
