"""What every command shares: who speaks, where it prints, and how problems are told."""

import errno
import os
import re
import sys
from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
import typer
from msgspec import structs
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from typer.core import TyperGroup

from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.cli.answers import ProblemsAnswer
from arbitro.cli.voice import Voice, clean

PROBLEMS = 2
INTERRUPTED = 130
BROKEN_PIPE = 141
WANTS_JSON = "arbitro.json"


class Paper(Console):
    """A console that lets a closed pipe be told like every other problem."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))


def out() -> Console:
    return Paper(highlight=False, soft_wrap=True, emoji=False, markup=False)


def err() -> Console:
    return Paper(stderr=True, highlight=False, soft_wrap=True, emoji=False, markup=False)


def bar() -> Progress:
    """Shows how far a long piece of work is, on a terminal only."""
    console = err()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def voice(ctx: typer.Context) -> Voice:
    """The voice that the command line asked for."""
    found = ctx.find_object(Voice)
    return found or Voice()


NUMBERS_MAY_BE_NEGATIVE = {"ignore_unknown_options": True}
"""For a command whose arguments may be numbers below zero; it passes them through `arguments`."""


def arguments(words: list[str]) -> list[str]:
    """Words and negative numbers; anything else that begins with a dash is an option that does not exist."""
    for word in words:
        if re.fullmatch(r"-{1,2}[^\d=-].*", word):
            raise refuse("unknown-option", found=word)
    return words


def _note_json(ctx: typer.Context, value: bool) -> bool:
    ctx.meta[WANTS_JSON] = value
    return value


Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.", callback=_note_json, is_eager=True)]


Limit = Annotated[float | None, typer.Option("--limit", min=0.001, help="Seconds for one deal at most.")]


def print_json(answer: msgspec.Struct | tuple[msgspec.Struct, ...]) -> None:
    sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")


class Door(TyperGroup):
    """The group of all commands: lets people in, and tells them what is wrong (house rule 10)."""

    def invoke(self, ctx: Any) -> Any:
        try:
            answer = super().invoke(ctx)
            sys.stdout.flush()
            return answer
        except ProblemsFound as trouble:
            code = tell(trouble.problems, voice(ctx), as_json=bool(ctx.meta.get(WANTS_JSON)))
        except BrokenPipeError:
            code = BROKEN_PIPE
        except OSError as trouble:
            code = tell([system_problem(trouble)], voice(ctx), as_json=bool(ctx.meta.get(WANTS_JSON)))
        except UnicodeError as trouble:
            problem = Problem("bad-encoding", found=trouble.reason if hasattr(trouble, "reason") else str(trouble))
            code = tell([problem], voice(ctx), as_json=bool(ctx.meta.get(WANTS_JSON)))
        except KeyboardInterrupt:
            err().print(voice(ctx)("interrupted"))
            code = INTERRUPTED
        _last_flush()
        raise typer.Exit(code)


def tell(problems: Iterable[Problem], voice: Voice, *, as_json: bool = False) -> int:
    """Says every problem on standard error and gives the exit code."""
    if as_json:
        valid = (structs.replace(p, found=p.found.encode(errors="replace").decode()) for p in problems)
        sys.stderr.write(msgspec.json.encode(ProblemsAnswer(tuple(valid))).decode() + "\n")
    else:
        console = err()
        for problem in problems:
            console.print(voice.problem(problem), style="red" if console.is_terminal else None)
    return PROBLEMS


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
