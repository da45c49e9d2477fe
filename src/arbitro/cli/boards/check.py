"""`arbitro check`: everything that is wrong with files of boards."""

from collections.abc import Iterator
from typing import Annotated

import typer

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.cli.answers import CheckAnswer, CheckedFile
from arbitro.cli.files import FileFormat, format_of, opened, records
from arbitro.cli.terminal import PROBLEMS, Json, out, print_json, system_problem, voice
from arbitro.cli.voice import clean
from arbitro.formats.record import Rejected


def check(
    ctx: typer.Context,
    files: Annotated[list[str], typer.Argument(help="Files of boards; - is standard input.", metavar="FILE...")],
    form: Annotated[
        FileFormat | None, typer.Option("--from", help="The format, where the name does not tell it.")
    ] = None,
    json: Json = False,
) -> None:
    """Check files of boards and say each problem with its place.

    Exit code 0 if all is in order, 2 if there are problems.

    \b
    Examples:
      arbitro check session.pbn
      arbitro check *.lin --json
      arbitro check - --from pbn < session.pbn
    """
    say = voice(ctx)
    checked = []
    for file in files:
        problems = []
        boards = 0
        for item in _items(file, form):
            if item is None:
                boards += 1
                continue
            problems.append(item)
            if not json:
                out().print(say.problem(item))
        checked.append(CheckedFile(clean(file), boards, tuple(problems)))
        if not json:
            out().print(say("check-file", file=file, boards=boards, problems=len(problems)), style="bold")
    if json:
        print_json(CheckAnswer(tuple(checked)))
    if any(file.problems for file in checked):
        raise typer.Exit(PROBLEMS)


def _items(name: str, form: FileFormat | None) -> Iterator[Problem | None]:
    """Each problem of a file; None for a board in order. A file without a single board is not in order."""
    empty = True
    try:
        known = format_of(name, form)
        with opened(name) as file:
            for item in records(file, name, known, strict=False):
                empty = False
                if isinstance(item, Rejected):
                    yield from item.problems
                else:
                    yield None
    except ProblemsFound as trouble:
        yield from trouble.problems
    except OSError as trouble:
        yield system_problem(trouble)
    else:
        if empty:
            yield Problem("no-boards", Place(file=clean(name)))
