"""How often the signals of a story came with each event in the stories that are known, from `weights.toml`."""

from functools import cache
from importlib.resources import files

from msgspec import Struct

from arbitro.book.shelf import read

LEAST = 0.0


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """`usual`: of each event, whatever is said; `signals`: of each event, where a signal is heard."""

    usual: dict[str, float]
    signals: dict[str, dict[str, float]]


@cache
def weights() -> Weights:
    name = "weights.toml"
    return read(files("arbitro.answers.hearing").joinpath(name).read_text(encoding="utf-8"), Weights, file=name)
