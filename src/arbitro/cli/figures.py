"""Exact numbers: as text for programs, rounded by the regulations for people; and as people type them."""

import re
from collections.abc import Sequence
from fractions import Fraction

from arbitro.book.problem import refuse
from arbitro.regulations import Pack, keys
from arbitro.scoring.notation import read_number
from arbitro.scoring.regulated import as_shown
from arbitro.scoring.rounding import exact_text

MINUTES = "12, 3:20, 7.5"


def exact_or_none(value: Fraction | int | None) -> str | None:
    return None if value is None else exact_text(value)


def percent_or_none(share: Fraction | None) -> str | None:
    return None if share is None else exact_text(100 * share)


def shown(value: Fraction | int | None, pack: Pack) -> str:
    """A number as people read it: a multiple of the unit that the regulations set; a dash for none."""
    if value is None:
        return "–"
    return exact_text(as_shown(Fraction(value), pack))


def shown_in_full(value: Fraction | None, pack: Pack) -> str:
    """The same with all the decimals of the unit, so that a column of percentages is even: `50.30`."""
    whole, point, decimals = shown(value, pack).partition(".")
    _, _, unit = exact_text(pack[keys.SHOWN_UNIT]).partition(".")
    return whole if value is None or not (point or unit) else f"{whole}.{decimals.ljust(len(unit), '0')}"


def vp_text(value: str) -> str:
    """Victory points as they are written: whole, or with two decimals."""
    whole, point, decimals = value.partition(".")
    return f"{whole}.{decimals.ljust(2, '0')}" if point else whole


def read_minutes(text: str) -> Fraction:
    """Minutes, also with seconds: `12`, `3:20`, `7.5`."""
    timed = re.fullmatch(r"\s*([0-9]{1,9}):([0-5][0-9])\s*", text)
    if timed:
        return int(timed[1]) + Fraction(int(timed[2]), 60)
    if not re.fullmatch(r"\s*[0-9]{1,9}([.,/][0-9]{1,9})?\s*", text):
        raise refuse("bad-minutes", found=text, expected=MINUTES)
    return read_number(text, MINUTES)


def read_numbers(text: str, example: str) -> tuple[Fraction, ...]:
    """Several numbers with blanks or semicolons between them."""
    return tuple(read_number(word, example) for word in text.replace(";", " ").split())


def read_two(text: str, example: str) -> tuple[Fraction, Fraction]:
    """Two numbers, those of the first and the second side."""
    numbers: Sequence[Fraction] = read_numbers(text, example)
    if len(numbers) != 2:
        raise refuse("bad-number", found=text, expected=example)
    return numbers[0], numbers[1]


def read_percent(text: str, example: str = "10") -> Fraction:
    return read_number(text, example) / 100
