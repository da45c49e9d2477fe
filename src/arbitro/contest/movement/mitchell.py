"""Mitchell: North-South stay, East-West move up a table, the boards move down (Law 8A).

With an odd number t of tables East-West meet a new set in each of t rounds: it has moved two tables against them. With
an even number it would come back after half of them. Then East-West *skip* a table once, which leaves t - 1 rounds
(everybody misses one opponent and one set); or a set rests between the middle tables in each round (*relay*), while
the first and the last table share theirs, so that all t rounds can be played.

An odd number of pairs leaves a half table, where somebody sits out in each round, or is made up by a *rover*.
"""

from collections.abc import Iterator
from typing import Literal, get_args

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.contest.movement.lines import two_lines
from arbitro.contest.movement.movement import Movement
from arbitro.contest.movement.rover import with_rover

Form = Literal["auto", "plain", "skip", "relay", "rover"]
"""auto: plain where that is enough, else skip; relay where all rounds of an even number of tables are played."""


def mitchell(pairs: int, boards: int, rounds: int | None = None, *, form: Form = "auto") -> Movement:
    """A Mitchell with so many boards in a round; without a number of rounds, with as many as the form has."""
    problems = tuple(_problems(pairs, boards, rounds, form))
    if problems:
        raise ProblemsFound(problems)
    rounds = most_rounds(pairs, form) if rounds is None else rounds
    if form == "rover":
        return with_rover(mitchell(pairs - 1, boards, rounds))
    tables = (pairs + 1) // 2
    half = tables // 2
    if form == "auto":
        form = "plain" if tables % 2 or rounds <= half else "skip" if rounds < tables else "relay"

    def east_west(table: int, round: int) -> int:
        return table - round - (form == "skip" and round >= half)

    def group(table: int, round: int) -> int:
        return (table + (form == "relay" and table >= half) + round) % tables

    name = "mitchell" if form == "plain" else f"mitchell-{form}"
    return two_lines(name, pairs, rounds, boards, east_west=east_west, group=group)


def most_rounds(pairs: int, form: Form = "auto") -> int:
    """How many rounds a form has.

    A rover needs another North-South, another East-West and another set in each round: with an odd t these are queens
    on a t x t chessboard whose edges are joined. There is room for t of them, but only for t - 2 if 3 divides t; since
    the rover sits out the first round, the last one is not played then.
    """
    if form == "rover":
        tables = (pairs - 1) // 2
        return tables - 1 if tables % 6 == 3 else tables
    tables = (pairs + 1) // 2
    if tables % 2 or form in ("auto", "relay"):
        return tables
    return tables // 2 if form == "plain" else tables - 1


def _problems(pairs: int, boards: int, rounds: int | None, form: Form) -> Iterator[Problem]:
    if boards < 1:
        yield Problem("movement-boards", found=str(boards), expected="1 2 3 …")
    if form not in get_args(Form):
        yield Problem("movement-form", found=form, expected=" ".join(get_args(Form)))
    elif form == "rover" and (pairs < 7 or pairs % 2 == 0):
        yield Problem("movement-size", found=str(pairs), expected="7 9 11 …")
    elif pairs < 3:
        yield Problem("movement-size", found=str(pairs), expected="3 4 5 …")
    elif form in ("skip", "relay") and (pairs + 1) // 2 % 2:
        yield Problem("movement-form", found=form, expected="plain")
    elif rounds is not None and not 1 <= rounds <= most_rounds(pairs, form):
        yield Problem("movement-rounds", found=str(rounds), expected=f"1 … {most_rounds(pairs, form)}")
