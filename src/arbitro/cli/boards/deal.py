"""`arbitro deal`: boards dealt fairly, from a seed, with constraints, or so that anybody can check them."""

import os
import secrets
from collections.abc import Callable, Iterator
from enum import StrEnum
from itertools import chain
from pathlib import Path
from typing import Literal

import msgspec
from rich.progress import track

from arbitro.book.problem import Place, ProblemsFound, refuse
from arbitro.bridge.board import dealer_of, vulnerability_of
from arbitro.bridge.commitment import SECRET_BYTES, commitment, dealt_from, seeded
from arbitro.bridge.constraints import Constraint, constrained_deal
from arbitro.bridge.deal import Deal
from arbitro.bridge.dealing import random_deal
from arbitro.cli.answers import CommitAnswer, Secret
from arbitro.cli.boards.show import Drawing, drawn
from arbitro.cli.drawing.sheet import sheet
from arbitro.cli.drawing.text import text
from arbitro.cli.files import STANDARD, FileFormat, destination, format_of, written
from arbitro.cli.terminal import err, out, print_json
from arbitro.cli.voice import Voice
from arbitro.formats import json as json_format
from arbitro.formats.record import BoardRecord

LONG = 100  # boards from which on a person may want to see how far it is


class Form(StrEnum):
    PBN = "pbn"
    LIN = "lin"
    DIAGRAM = "diagram"
    JSON = "json"


def deal(
    say: Voice,
    boards: int,
    first: int,
    seed: str | None,
    constraint: tuple[str, ...],
    tries: int,
    commit: str | None,
    event: str,
    reveal: str | None,
    check: str | None,
    form: Literal["pbn", "lin", "diagram", "json"] | None,
    output: str | None,
    json: bool,
) -> None:
    _refuse_mixtures(ctx)
    if commit is not None:
        _commit(commit, event, boards, say, as_json=json)
        return
    head: dict[str, str] = {}
    if reveal is not None:
        kept, secret = _kept(reveal)
        published = commitment(secret, kept.event, kept.boards)
        if check is not None and check.strip().lower() != published:
            raise refuse("commitment-differs", found=published, expected=check, where=Place(file=reveal))
        head = {"commitment": published, "event": kept.event}
        first, boards = 1, kept.boards
        source: Callable[[int], Deal] = lambda number: dealt_from(secret, kept.event, number)  # noqa: E731
    else:
        source = _source(seed, [Constraint.parse(text) for text in constraint or []], tries)
    form = Form.JSON if json else form or _told_by(output)
    dealt = _dealt(source, first, boards)
    opening = next(dealt)  # what is wrong with a source shows before anything is written
    _write(chain([opening], dealt), form, output, head, say)
    if head:
        id = "deal-checked" if check is not None else "deal-commitment"
        err().print(say(id, commitment=head["commitment"], boards=boards))


EXCLUDES = {
    "commit": ("reveal", "seed", "constraint", "first", "check", "form", "output"),
    "reveal": ("seed", "constraint", "first", "boards", "event"),
}
NEEDS = {"check": "reveal", "event": "commit", "tries": "constraint"}
NAMES = {"boards": "-n", "form": "--format", "output": "--output"}


def _refuse_mixtures(ctx: typer.Context) -> None:
    """Options that do not go together, and options that say nothing without another."""
    given = {name for name in ctx.params if _is_given(ctx, name)}
    for name, others in EXCLUDES.items():
        for other in others:
            if {name, other} <= given:
                raise refuse("options-together", found=_option(other), expected=_option(name))
    for name, other in NEEDS.items():
        if name in given and other not in given:
            raise refuse("option-needs", found=_option(name), expected=_option(other))


def _is_given(ctx: typer.Context, name: str) -> bool:
    source = ctx.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def _option(name: str) -> str:
    return NAMES.get(name, f"--{name}")


def _source(seed: str | None, constraints: list[Constraint], tries: int) -> Callable[[int], Deal]:
    """The deal of each board number."""

    def source(number: int) -> Deal:
        draw = secrets.randbelow if seed is None else seeded(seed, number)
        return constrained_deal(constraints, draw, tries) if constraints else random_deal(draw)

    return source


def _dealt(source: Callable[[int], Deal], first: int, boards: int) -> Iterator[BoardRecord]:
    console = err()
    numbers = range(first, first + boards)
    shown = console.is_terminal and boards >= LONG
    for number in track(numbers, "", console=console, transient=True) if shown else numbers:
        yield BoardRecord(number, source(number), dealer_of(number), vulnerability_of(number))


def _told_by(output: str | None) -> Form:
    """The format that the name of the output tells; PBN on standard output, a diagram in a text file."""
    if output is None or output == STANDARD:
        return Form.PBN
    return Form.DIAGRAM if output.lower().endswith(".txt") else Form(format_of(output).value)


def _write(boards: Iterator[BoardRecord], form: Form, output: str | None, head: dict[str, str], say: Voice) -> None:
    if form is Form.DIAGRAM and output in (None, STANDARD):
        console = out()
        for board in boards:
            console.print(text(sheet(board, say)), end="\n\n")
        return
    with destination(output) as place:
        if form is Form.DIAGRAM:
            place.write(drawn([sheet(board, say) for board in boards], Drawing.TEXT, say).encode())
        elif form is Form.JSON:
            place.writelines(piece.encode() for piece in json_format.write(boards, head))
        else:
            place.writelines(piece.encode() for piece in written(boards, FileFormat(form.value)))
    if output not in (None, STANDARD):
        err().print(say("deal-written", file=str(output)))


def _commit(name: str, event: str, boards: int, say: Voice, *, as_json: bool) -> None:
    """Keeps a fresh secret in a file of its own, never over another secret."""
    secret = secrets.token_bytes(SECRET_BYTES)
    kept = msgspec.json.format(msgspec.json.encode(Secret(secret.hex(), event, boards))) + b"\n"
    try:
        handle = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise refuse("file-exists", where=Place(file=name)) from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(kept)
    except OSError as trouble:
        Path(name).unlink(missing_ok=True)
        raise OSError(trouble.errno, trouble.strerror, name) from None
    published = commitment(secret, event, boards)
    if as_json:
        print_json(CommitAnswer(published, event, boards))
        return
    out().print(published)
    err().print(say("deal-committed", file=name, boards=boards))


def _kept(name: str) -> tuple[Secret, bytes]:
    """The secret of a file that `--commit` wrote."""
    try:
        kept = msgspec.json.decode(Path(name).read_bytes(), type=Secret)
        secret = bytes.fromhex(kept.secret)
        commitment(secret, kept.event, kept.boards)
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as trouble:
        if isinstance(trouble, ProblemsFound):
            raise
        raise refuse("bad-secret", found=trouble, where=Place(file=name)) from None
    return kept, secret
