"""Exact numbers: as text for programs, rounded by the regulations for people."""

import re
from fractions import Fraction

from arbitro.book.problem import refuse
from arbitro.regulations import Pack, keys
from arbitro.scoring.notation import read_number as read_number
from arbitro.scoring.regulated import as_shown
from arbitro.scoring.rounding import exact_text as exact_text


def exact_or_none(value: Fraction | int | None) -> str | None:
    return None if value is None else exact_text(value)


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


def read_whole(text: str, example: str) -> int:
    """A whole number."""
    plain = text.strip().replace("−", "-")
    if not re.fullmatch(r"[+-]?[0-9]{1,9}", plain):
        raise refuse("bad-number", found=text, expected=example)
    return int(plain)
