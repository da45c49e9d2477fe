"""How values are written in a pack. Numbers are exact: `3`, `0.2`, `"3/5"`; a share may be a percentage: `"60%"`."""

import json
import re
from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from itertools import pairwise
from typing import TypeVar

from arbitro.book.edition import Edition
from arbitro.book.problem import refuse
from arbitro.regulations.key import Reader

T = TypeVar("T")

NONE = "none"  # how a file says that nothing is decided
_NUMBER = re.compile(r"([+-]?[0-9]{1,9})(?:/([1-9][0-9]{0,8})|(\.[0-9]{1,9})?(%)?)")


def exact(text: str) -> Fraction | None:
    """A number in one of the forms above; None if it is not one."""
    match = _NUMBER.fullmatch(text)
    if match is None:
        return None
    whole, below, decimals, percent = match.groups()
    if below:
        return Fraction(int(whole), int(below))
    return Fraction(whole + (decimals or "")) / (100 if percent else 1)


def number(
    low: Fraction | int | None = None, high: Fraction | int | None = None, *, percent: bool = False
) -> Reader[Fraction]:
    """Any exact number from `low` to `high`; as a percentage only if it is a part of something."""
    example = '3, 0.2, "3/5"' + (', "60%"' if percent else "")

    def read(raw: object) -> Fraction:
        value = exact(raw) if isinstance(raw, str) else raw
        if isinstance(value, bool) or not isinstance(value, int | Fraction):
            raise refuse("regulation-type", found=shown(raw), expected=example)
        if isinstance(raw, str) and raw.endswith("%") and not percent:
            raise refuse("regulation-unit", found=raw, expected=example)
        if (low is not None and value < low) or (high is not None and value > high):
            raise refuse("regulation-range", found=shown(raw), expected=f"{_bound(low)} … {_bound(high)}")
        return Fraction(value)

    return read


def _bound(value: Fraction | int | None) -> str:
    return "" if value is None else str(value)


share = number(0, 1, percent=True)
"""A part of the whole: `"60%"`."""

two_shares = number(0, 2, percent=True)
"""Two parts added: `"120%"`."""


def whole(low: int, high: int | None = None) -> Reader[int]:
    """A whole number."""
    in_range = number(low, high)

    def read(raw: object) -> int:
        if isinstance(raw, bool) or not isinstance(raw, int):
            raise refuse("regulation-type", found=shown(raw), expected=low)
        return int(in_range(raw))

    return read


def count_or_share(raw: object) -> int | Fraction:
    """So many (`1`), or such a part, less than half (`"10%"`)."""
    if isinstance(raw, int):
        return whole(0)(raw)
    part = share(raw)
    if part >= Fraction(1, 2):
        raise refuse("regulation-range", found=shown(raw), expected="< 1/2")
    return part


def flag(raw: object) -> bool:
    if not isinstance(raw, bool):
        raise refuse("regulation-type", found=shown(raw), expected="true, false")
    return raw


def edition(raw: object) -> Edition:
    if isinstance(raw, bool) or not isinstance(raw, int) or raw not in list(Edition):
        raise refuse("regulation-range", found=shown(raw), expected=", ".join(str(e.value) for e in Edition))
    return Edition(raw)


def one_of(*names: str) -> Reader[str]:
    """One of the given names."""

    def read(raw: object) -> str:
        if not isinstance(raw, str) or raw not in names:
            raise refuse("regulation-range", found=shown(raw), expected=", ".join(names))
        return raw

    return read


def optional(reader: Reader[T]) -> Reader[T | None]:
    """The same, or `"none"`."""

    def read(raw: object) -> T | None:
        return None if raw == NONE else reader(raw)

    return read


def several(reader: Reader[T], *, at_least: int = 1, at_most: int | None = None) -> Reader[tuple[T, ...]]:
    """A list."""

    def read(raw: object) -> tuple[T, ...]:
        if not isinstance(raw, list):
            raise refuse("regulation-type", found=shown(raw), expected="[…]")
        if len(raw) < at_least or (at_most is not None and len(raw) > at_most):
            raise refuse("regulation-range", found=len(raw), expected=f"{at_least} … {_bound(at_most)}")
        return tuple(map(reader, raw))

    return read


def shown(raw: object) -> str:
    """A value of the file as it is told back to its writer."""
    if isinstance(raw, bool):
        return "true" if raw else "false"
    return str(raw) if isinstance(raw, str | int | Fraction) else type(raw).__name__


def as_toml(raw: object) -> str:
    """A value of the file as its text; the reverse of reading TOML."""
    if isinstance(raw, bool):
        return "true" if raw else "false"
    if isinstance(raw, list):
        return f"[{', '.join(map(as_toml, raw))}]"
    if isinstance(raw, str):
        return json.dumps(raw, ensure_ascii=False)
    if isinstance(raw, Fraction):  # written with a decimal point, so that the division ends
        return format(Decimal(raw.numerator) / raw.denominator, "f")
    return str(raw)


def small_groups(raw: object) -> tuple[tuple[Fraction, ...], ...]:
    """The shares of groups of one, two, three … results, best first: as many as the group has results."""
    groups = several(several(share))(raw)
    for size, shares in enumerate(groups, 1):
        if len(shares) != size or not _falling(shares):
            falling = " ≥ ".join("abcdefgh"[:size])
            raise refuse("regulation-range", found=f"[{', '.join(map(str, shares))}]", expected=f"[{falling}]")
    return groups


def percent_table(raw: object) -> tuple[tuple[Fraction, Fraction], ...]:
    """Rows `[from this percentage on, victory points]`, rising in both, the first from nothing."""
    part = number(0, percent=True)
    pairs = several(several(lambda cell: cell, at_least=2, at_most=2))(raw)
    rows = tuple((part(percent), number(0)(points)) for percent, points in pairs)
    percents, points = [row[0] for row in rows], [row[1] for row in rows]
    if percents[0] != 0 or percents[-1] > 1 or len(set(percents)) < len(rows):
        raise refuse("regulation-range", found=" ".join(map(str, percents)), expected="0 … 1")
    if not (_falling(percents[::-1]) and _falling(points[::-1])):
        raise refuse("regulation-range", found=" ".join(map(str, points)), expected="0 …")
    return rows


def place_table(raw: object) -> tuple[tuple[Fraction, ...], ...]:
    """Rows `[contestants, points of the first place, of the second, …]`: the contestants rise, the points do not."""
    rows = several(several(number(0), at_least=2))(raw)
    fields = [row[0] for row in rows]
    if any(field.denominator != 1 for field in fields) or any(a >= b for a, b in pairwise(fields)):
        raise refuse("regulation-range", found=" ".join(map(str, fields)), expected="a < b < …")
    for row in rows:
        if not _falling(row[1:]):
            raise refuse("regulation-range", found=" ".join(map(str, row[1:])), expected="a ≥ b ≥ …")
    return rows


def _falling(values: Sequence[Fraction]) -> bool:
    return all(a >= b for a, b in pairwise(values))
