"""`arbitro deal`: boards dealt fairly, from a seed, with constraints, or so that anybody can check them."""

import secrets
from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import Literal

from arbitro.book.problem import refuse
from arbitro.bridge.board import dealer_of, vulnerability_of
from arbitro.bridge.deal import Deal
from arbitro.bridge.dealing import random_deal
from arbitro.cli.board_files import format_of, written
from arbitro.cli.files import STANDARD, destination
from arbitro.cli.terminal import err, followed, out
from arbitro.cli.voice import Voice
from arbitro.formats.record import BoardRecord

LONG = 100  # boards from which on a person may want to see how far it is
TRIES = 100_000

Form = Literal["pbn", "lin", "diagram", "json"]
Source = Callable[[int], Deal]
"""The deal of each board number."""


def deal(
    say: Voice,
    boards: int | None,
    first: int | None,
    seed: str | None,
    constraint: tuple[str, ...],
    tries: int | None,
    commit: str | None,
    event: str | None,
    reveal: str | None,
    check: str | None,
    form: Form | None,
    output: str | None,
    json: bool,
) -> None:
    _refuse_mixtures(
        {
            "-n": boards,
            "--first": first,
            "--seed": seed,
            "--constraint": constraint or None,
            "--tries": tries,
            "--commit": commit,
            "--event": event,
            "--reveal": reveal,
            "--check": check,
            "--format": form,
            "--output": output,
        }
    )
    boards = boards or 1
    head: dict[str, str] = {}
    if commit is not None:
        from arbitro.cli.boards.secret import keep

        keep(commit, event or "", boards, say, as_json=json)
        return
    if reveal is not None:
        from arbitro.cli.boards.secret import revealed

        source, boards, head = revealed(reveal, check)
    else:
        source = _source(seed, constraint, tries or TRIES)
    dealt = _dealt(source, first or 1, boards)
    opening = next(dealt)  # what is wrong with a source shows before anything is written
    _write(chain([opening], dealt), "json" if json else form or _told_by(output), output, head, say)
    if head:
        id = "deal-checked" if check is not None else "deal-commitment"
        err().print(say(id, commitment=head["commitment"], boards=boards))


EXCLUDES = {
    "--commit": ("--reveal", "--seed", "--constraint", "--first", "--check", "--format", "--output"),
    "--reveal": ("--seed", "--constraint", "--first", "-n", "--event"),
}
NEEDS = {"--check": "--reveal", "--event": "--commit", "--tries": "--constraint"}


def _refuse_mixtures(options: Mapping[str, object]) -> None:
    """Options that do not go together, and options that say nothing without another."""
    given = {name for name, value in options.items() if value is not None}
    for name, others in EXCLUDES.items():
        for other in others:
            if {name, other} <= given:
                raise refuse("options-together", found=other, expected=name)
    for name, other in NEEDS.items():
        if name in given and other not in given:
            raise refuse("option-needs", found=name, expected=other)


def _source(seed: str | None, constraints: tuple[str, ...], tries: int) -> Source:
    draws: Callable[[int], Callable[[int], int]] = lambda _number: secrets.randbelow  # noqa: E731
    if seed is not None:
        from arbitro.bridge.commitment import seeded

        draws = lambda number: seeded(seed, number)  # noqa: E731
    if not constraints:
        return lambda number: random_deal(draws(number))
    from arbitro.bridge.constraints import Constraint, constrained_deal

    wanted = [Constraint.parse(text) for text in constraints]
    return lambda number: constrained_deal(wanted, draws(number), tries)


def _dealt(source: Source, first: int, boards: int) -> Iterator[BoardRecord]:
    numbers = range(first, first + boards)
    for number in followed(numbers, "") if boards >= LONG else numbers:
        yield BoardRecord(number, source(number), dealer_of(number), vulnerability_of(number))


def _told_by(output: str | None) -> Form:
    """The format that the name of the output tells; PBN on standard output, a diagram in a text file."""
    if output is None or output == STANDARD:
        return "pbn"
    return "diagram" if output.lower().endswith(".txt") else format_of(output)


def _write(boards: Iterator[BoardRecord], form: Form, output: str | None, head: dict[str, str], say: Voice) -> None:
    if form == "diagram":
        from arbitro.cli.drawing.sheet import sheet
        from arbitro.cli.drawing.text import plain, text

        sheets = (sheet(board, say) for board in boards)
        if output in (None, STANDARD):
            for page in sheets:
                out().print(text(page), end="\n\n")
            return
        pieces: Iterator[str] = map(plain, sheets)
    else:
        pieces = written(boards, form, head)
    with destination(output) as place:
        place.writelines(piece.encode() for piece in pieces)
    if output not in (None, STANDARD):
        err().print(say("deal-written", file=str(output)))
