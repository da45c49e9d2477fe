"""`arbitro deal`: boards dealt fairly, from a seed, with constraints, or so that anybody can check them."""

import secrets
from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import TYPE_CHECKING, Literal

from arbitro.book.problem import refuse
from arbitro.bridge.board import dealer_of, vulnerability_of
from arbitro.bridge.deal import Deal
from arbitro.bridge.dealing import random_deal
from arbitro.cli.board_files import format_of, written
from arbitro.cli.files import STANDARD, destination
from arbitro.cli.terminal import err, followed, out
from arbitro.cli.voice import Voice
from arbitro.formats.record import BoardRecord

if TYPE_CHECKING:
    from arbitro.bridge.constraints import Constraint

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
    auction: str | None,
    system: str | None,
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
            "--auction": auction,
            "--system": system,
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
        wanted = _wanted(constraint, auction, system, say)
        source = _source(seed, wanted, tries or TRIES, bid=auction is not None)
    dealt = _dealt(source, first or 1, boards)
    opening = next(dealt)  # what is wrong with a source shows before anything is written
    _write(chain([opening], dealt), "json" if json else form or _told_by(output), output, head, say)
    if head:
        id = "deal-checked" if check is not None else "deal-commitment"
        err().print(say(id, commitment=head["commitment"], boards=boards))


EXCLUDES = {
    "--commit": ("--reveal", "--seed", "--constraint", "--auction", "--first", "--check", "--format", "--output"),
    "--reveal": ("--seed", "--constraint", "--auction", "--first", "-n", "--event"),
}
NEEDS = {
    "--check": ("--reveal",),
    "--event": ("--commit",),
    "--tries": ("--constraint", "--auction"),
    "--system": ("--auction",),
}


def _refuse_mixtures(options: Mapping[str, object]) -> None:
    """Options that do not go together, and options that say nothing without another."""
    given = {name for name, value in options.items() if value is not None}
    for name, others in EXCLUDES.items():
        for other in others:
            if {name, other} <= given:
                raise refuse("options-together", found=other, expected=name)
    for name, others in NEEDS.items():
        if name in given and not given & set(others):
            raise refuse("option-needs", found=name, expected=others[0])


def _wanted(
    constraints: tuple[str, ...], auction: str | None, system: str | None, say: Voice
) -> "tuple[Constraint, ...]":
    """What must hold of the deals: what is written, and what the calls of an auction show by a system."""
    if not constraints and auction is None:
        return ()
    from arbitro.bridge.constraints import Constraint

    wanted = tuple(map(Constraint.parse, constraints))
    if auction is None:
        return wanted
    from arbitro.bridge.auction import Auction
    from arbitro.cli.rulebook import bidding_system
    from arbitro.systems import Agreements, Understanding
    from arbitro.words import say_seat
    from arbitro.words.letters import say_call, typed_auction

    agreements = Agreements.both(bidding_system(system or "five_card_majors"))
    known = Understanding.of(agreements, Auction.parse(typed_auction(auction, say.language)))
    for place, (call, meaning) in enumerate(zip(known.auction.calls, known.meanings, strict=True)):
        if meaning is None:  # any hand fits it
            seat = say_seat(known.auction.caller(place).value, say.language)
            err().print(say("system-no-meaning", call=say_call(call, say.language), seat=seat))
    return (*wanted, *known.constraints)


def _source(seed: str | None, wanted: "tuple[Constraint, ...]", tries: int, *, bid: bool) -> Source:
    """`bid`: the deals are to fit an auction, which few do; they are dealt in batches."""
    draws: Callable[[int], Callable[[int], int]] = lambda _number: secrets.randbelow  # noqa: E731
    if seed is not None:
        from arbitro.bridge.commitment import seeded

        draws = lambda number: seeded(seed, number)  # noqa: E731
    if not wanted:
        return lambda number: random_deal(draws(number))
    from arbitro.bridge.constraints import constrained_deal

    if bid:
        from arbitro.bridge.sampling import sampled_deal

        return lambda number: sampled_deal(wanted, draws(number), tries)
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
