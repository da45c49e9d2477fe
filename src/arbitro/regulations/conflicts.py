"""Values of a pack that are right by themselves but not together."""

from collections.abc import Collection, Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from arbitro.book.edition import ALL, Edition
from arbitro.book.problem import Place, Problem
from arbitro.regulations import keys
from arbitro.regulations.key import AnyKey, EditionKey
from arbitro.regulations.pack import Pack


class Order(NamedTuple):
    """A value is never less than another; with `more` it is greater. What is not decided compares with nothing."""

    key: AnyKey
    least: AnyKey
    more: bool = False


ORDERS = (
    Order(keys.AVERAGE_PLUS, keys.AVERAGE),
    Order(keys.AVERAGE, keys.AVERAGE_MINUS),
    Order(keys.BAM_WIN, keys.BAM_LOSS, more=True),
    Order(keys.RECOURSE_CONFLICT_HOURS, keys.RECOURSE_HOURS),
    Order(keys.LENGTH, keys.SHORTAGE, more=True),
    Order(keys.SEATING_NO_FAULT, keys.SEATING_AT_FAULT),
    Order(keys.REPLACED_MANY, keys.REPLACED_FEW),
)
RISING = (keys.BS_OPENINGS, keys.TWO_SUITER_LEVELS)  # the lowest, then the highest


def conflicts(pack: Pack, broken: Collection[str | None]) -> Iterator[Problem]:
    """Every conflict among the keys that are not broken by themselves."""
    for key, least, more in ORDERS:
        if {key.name, least.name} & set(broken):
            continue
        for edition in _editions(key):
            value, bound = _value(pack, key, edition), _value(pack, least, edition)
            if value is not None and bound is not None and (value < bound or (more and value == bound)):
                written = str(value) if edition is None else f"{edition.value}: {value}"
                yield _conflict(pack, key, written, f"{'>' if more else '≥'} {bound}")
    for rising in RISING:
        if rising.name not in broken and any(a > b for a, b in pairwise(_value(pack, rising))):
            yield _conflict(pack, rising, " ".join(map(str, _value(pack, rising))), "a ≤ b")
    if not {keys.SMALL_GROUPS.name, keys.NEUBERG_LEAST.name} & set(broken):
        groups, least_results = len(pack[keys.SMALL_GROUPS]), pack[keys.NEUBERG_LEAST]
        if groups < least_results - 1:
            yield _conflict(pack, keys.SMALL_GROUPS, str(groups), f"≥ {least_results - 1}")


def _editions(key: AnyKey) -> tuple[Edition | None, ...]:
    return ALL if isinstance(key, EditionKey) else (None,)


def _value(pack: Pack, key: AnyKey, edition: Edition | None = None) -> Any:
    return pack.settings[key.name, edition].value


def _conflict(pack: Pack, key: AnyKey, found: str, expected: str) -> Problem:
    return Problem("regulation-conflict", Place(file=pack.name, tag=key.name), found, expected)
