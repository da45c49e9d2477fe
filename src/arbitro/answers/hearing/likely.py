"""How likely each answer to a field is, by the stories whose facts are known, from `facts.json`."""

from functools import cache
from importlib.resources import files
from math import exp, fsum
from typing import Any

import msgspec
from msgspec import Struct

from arbitro.answers.hearing.candidates import Candidates, ItemField
from arbitro.answers.hearing.weights import share

NOTHING = 0  # the first class: the story does not tell it
NAMED = 1  # the class of everything that is named, where the story names the answers


class Field(Struct, frozen=True, forbid_unknown_fields=True):
    """`kind`: of what is named, or nothing for one of the `values`. `weights`: by sign the class and the weight, once
    or more often; the classes are nothing and the values in their order, or nothing and whatever is named."""

    weights: dict[str, tuple[int, ...]]
    kind: ItemField | None = None
    values: tuple[str | bool, ...] = ()


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """`unit`: how many of a weight make one."""

    unit: int
    fields: dict[str, Field]


@cache
def table() -> Facts:
    text = files("arbitro.answers.hearing").joinpath("facts.json").read_bytes()
    return msgspec.json.decode(text, type=Facts)


def likely(candidates: Candidates, what: str, name: str) -> dict[Any, float]:
    """Every answer that a story may give to this field of an event, and nothing (None), by how likely it is."""
    field = table().fields.get(name)
    if field is None:
        return {}
    scores = _of_values(field, candidates, what) if field.kind is None else _of_named(field, candidates, what)
    most = max(scores.values())
    parts = {value: exp((score - most) / table().unit) for value, score in scores.items()}
    whole = fsum(parts.values())
    return {value: part / whole for value, part in parts.items()}


def _of_values(field: Field, candidates: Candidates, what: str) -> dict[Any, float]:
    told, event = _told(field, candidates, what)
    return {value: told.get(place, 0.0) + event.get(place, 0) for place, value in enumerate((None, *field.values))}


def _of_named(field: Field, candidates: Candidates, what: str) -> dict[Any, float]:
    told, event = _told(field, candidates, what)
    scores: dict[Any, float] = {None: told.get(NOTHING, 0.0) + event.get(NOTHING, 0)}
    assert field.kind
    for value, signs in candidates.of(field.kind).items():
        scores[value] = _sum(field, [*signs, *(of_event(what, sign) for sign in signs)]).get(NAMED, 0)
    return scores


def _told(field: Field, candidates: Candidates, what: str) -> tuple[dict[int, float], dict[int, int]]:
    told = _sum(field, candidates.told)
    each = share(len(candidates.told))
    return {place: each * weight for place, weight in told.items()}, _sum(field, ("@", of_event(what, "@")))


def of_event(what: str, sign: str) -> str:
    return f"{what}|{sign}"


def _sum(field: Field, signs: Any) -> dict[int, int]:
    sums: dict[int, int] = {}
    for sign in signs:
        row = field.weights.get(sign, ())
        for place, weight in zip(row[::2], row[1::2], strict=True):
            sums[place] = sums.get(place, 0) + weight
    return sums
