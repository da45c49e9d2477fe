"""`arbitro check`: everything that is wrong with files of boards."""

from collections.abc import Iterator

from click.exceptions import Exit
from msgspec import Struct

from arbitro.answers.problems import SaidProblem, said_problems
from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.cli.board_files import FileFormat, format_of, records
from arbitro.cli.files import opened
from arbitro.cli.terminal import PROBLEMS, out, print_json, system_problem
from arbitro.cli.voice import Voice, clean
from arbitro.formats.record import Rejected


class CheckedFile(Struct, frozen=True):
    """One file: how many boards are in order, and everything that is wrong with the others."""

    file: str
    boards: int
    problems: tuple[SaidProblem, ...]


class CheckAnswer(Struct, frozen=True):
    """`arbitro check --json`."""

    files: tuple[CheckedFile, ...]


def check(
    say: Voice,
    files: tuple[str, ...],
    form: FileFormat | None,
    json: bool,
) -> None:
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
        checked.append(CheckedFile(clean(file), boards, said_problems(problems, say.language)))
        if not json:
            out().print(say("check-file", file=file, boards=boards, problems=len(problems)), style="bold")
    if json:
        print_json(CheckAnswer(tuple(checked)))
    if any(file.problems for file in checked):
        raise Exit(PROBLEMS)


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
