"""How often the signals of a story came with each event in the stories that are known, from `weights.json`."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

LENGTH = 0.4  # the power of the number of signals by which each counts for less


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """`usual`: of each event, whatever is said. `signals`: where one is heard, each event by its place, from 0, and the
    weight, of which `unit` make one."""

    unit: int
    events: tuple[str, ...]
    usual: tuple[float, ...]
    signals: dict[str, tuple[int, ...]]


@cache
def weights() -> Weights:
    text = files("arbitro.answers.hearing.weighing").joinpath("weights.json").read_bytes()
    return msgspec.json.decode(text, type=Weights)


def share(signals: int) -> float:
    """What each of so many signals counts."""
    return float((signals or 1) ** -LENGTH)


def add(counted: list[int], signals: Iterable[str]) -> None:
    """What each signal counts for each event; in whole numbers, so that their order makes no difference."""
    table = weights().signals
    for signal in signals:
        row = table[signal]
        for event, weight in zip(row[::2], row[1::2], strict=True):
            counted[event] += weight


def summed(counted: list[int], signals: int) -> dict[str, float]:
    """How likely each event is, as logarithms, by what so many signals count."""
    table = weights()
    each = share(signals) / table.unit
    return {what: usual + each * count for what, usual, count in zip(table.events, table.usual, counted, strict=True)}
