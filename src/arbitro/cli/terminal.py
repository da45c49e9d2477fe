"""What every command shares: where it prints, how far a long piece of work is, and how problems are told."""

import errno
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar
from unicodedata import combining, east_asian_width

import click
import msgspec
from msgspec import Struct, structs

from arbitro.answers.problems import refusal
from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.cli.voice import Voice, clean
from arbitro.words import LANGUAGES

if TYPE_CHECKING:
    from click._termui_impl import ProgressBar

PROBLEMS = 2
INTERRUPTED = 130
BROKEN_PIPE = 141

STYLES: dict[str | None, dict[str, Any]] = {
    None: {},
    "bold": {"bold": True},
    "dim": {"dim": True},
    "red": {"fg": "red"},
    "yellow": {"fg": "yellow"},
}

EXTRAS = {
    "endplay": "analysis",
    "argon2": "server",
    "litestar": "server",
    "prometheus_client": "server",
    "psycopg": "server",
    "segno": "server",
    "typst": "paper",
    "uvicorn": "server",
    "websockets": "server",
}
"""Packages that come with an extra of this one: `pip install 'arbitro[server]'`."""

T = TypeVar("T")


class Paper(Struct, frozen=True):
    """Standard output, or standard error. Styles show on a terminal only."""

    err: bool = False

    @property
    def is_terminal(self) -> bool:
        return (sys.stderr if self.err else sys.stdout).isatty()

    def print(self, text: str = "", style: str | None = None, end: str = "\n") -> None:
        shown = click.style(text, **STYLES[style]) if style else text
        click.echo(shown + end, nl=False, err=self.err, color=False if os.environ.get("NO_COLOR") else None)


def out() -> Paper:
    return Paper()


def err() -> Paper:
    return Paper(err=True)


def bar(what: str, length: int) -> "ProgressBar[int]":
    """Shows how far a long piece of work is, on a terminal only."""
    return click.progressbar(length=length, label=what, show_pos=True, file=sys.stderr, hidden=not err().is_terminal)


def followed(items: Sequence[T], what: str) -> Iterator[T]:
    """The items one after the other, and meanwhile how far they are."""
    with bar(what, len(items)) as shown:
        for item in items:
            yield item
            shown.update(1)


def cells(text: str) -> int:
    """How much of a line a text takes: some scripts are wide, and marks stand on letters."""
    return sum(
        2 if east_asian_width(character) in "WF" else 0 if combining(character) else 1
        for character in click.unstyle(text)
    )


def print_json(answer: Struct | Sequence[Struct]) -> None:
    sys.stdout.write(msgspec.json.encode(answer, enc_hook=_exact).decode() + "\n")


def _exact(value: object) -> str:
    """A number that JSON has no form for; few answers have one, and load what writes it."""
    from arbitro.contest.facts.log import write_exact

    return write_exact(value)


# -- what is wrong ----------------------------------------------------------------------------------------------------


def tell(problems: Iterable[Problem], voice: Voice, *, as_json: bool = False) -> int:
    """Says every problem on standard error and gives the exit code."""
    if as_json:
        valid = (structs.replace(p, found=p.found.encode(errors="replace").decode()) for p in problems)
        sys.stderr.write(msgspec.json.encode(refusal(valid, voice.language)).decode() + "\n")
    else:
        for problem in problems:
            err().print(voice.problem(problem), style="red")
    return PROBLEMS


def note(notes: Iterable[Problem], voice: Voice) -> None:
    """Says on standard error what was passed over."""
    for each in notes:
        err().print(voice.problem(each), style="dim")


def stopped(trouble: BaseException, language: str | None, *, as_json: bool) -> int:
    """Says what stopped a command and gives the exit code; a fault of the program itself comes up again."""
    voice = Voice(language) if language in LANGUAGES else Voice()
    code = PROBLEMS
    match trouble:
        case ProblemsFound():
            tell(trouble.problems, voice, as_json=as_json)
        case BrokenPipeError():
            code = BROKEN_PIPE
        case OSError():
            tell([system_problem(trouble)], voice, as_json=as_json)
        case UnicodeError():
            tell([Problem("bad-encoding", found=getattr(trouble, "reason", str(trouble)))], voice, as_json=as_json)
        case ModuleNotFoundError(name=str(name)) if extra := EXTRAS.get(package := name.partition(".")[0]):
            wanted = Problem("package-missing", found=package, expected=f"pip install 'arbitro[{extra}]'")
            tell([wanted], voice, as_json=as_json)
        case KeyboardInterrupt():
            err().print(voice("interrupted"))
            code = INTERRUPTED
        case _:
            raise trouble
    _last_flush()
    return code


SYSTEM_PROBLEMS = {
    errno.ENOENT: "file-missing",
    errno.ENOTDIR: "file-missing",
    errno.EISDIR: "file-is-directory",
    errno.EACCES: "file-not-permitted",
    errno.EPERM: "file-not-permitted",
    errno.EROFS: "file-not-permitted",
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
}


def system_problem(trouble: OSError) -> Problem:
    """A refusal of the system as a problem with its place."""
    name = clean(trouble.filename) if isinstance(trouble.filename, str) else None
    kind = SYSTEM_PROBLEMS.get(trouble.errno or 0, "file-trouble")
    return Problem(kind, Place(file=name), trouble.strerror or str(trouble))


def _last_flush() -> None:
    """If standard output takes nothing more, what is still waiting goes nowhere, so that the end is quiet."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def report_fault(fault: Exception) -> int:
    """A fault of the program itself."""
    return tell([Problem("fault", found=f"{type(fault).__name__}: {fault}")], Voice())
