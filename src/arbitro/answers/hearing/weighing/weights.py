"""How often the signals of a story came with each event in the stories that are known, from `weights.json`."""

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
