"""How likely each thing that a story names is the answer to a field, by the stories that are known (`facts.json`)."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from math import exp, fsum
from typing import Any

import msgspec
from msgspec import Struct

from arbitro.answers.hearing.weighing.candidates import Candidates, ItemField

READ, UNREAD = "read", "unread"  # what the readers say of a thing, or of the story


class Field(Struct, frozen=True, forbid_unknown_fields=True):
    """`named`: what each sign counts for the thing beside which it stands; `silent`: for the story not telling it."""

    kind: ItemField
    named: dict[str, int]
    silent: dict[str, int]


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """`unit`: how many of a weight make one."""

    unit: int
    fields: dict[str, Field]


@cache
def table() -> Facts:
    text = files("arbitro.answers.hearing.weighing").joinpath("facts.json").read_bytes()
    return msgspec.json.decode(text, type=Facts)


def likely(candidates: Candidates, what: str, name: str, read: Any) -> dict[Any, float]:
    """Everything that may be meant in this field of an event, and nothing (None), by how likely it is; none of it where
    the field is not in the table. `read`: what the readers find."""
    field = table().fields.get(name)
    if field is None:
        return {}
    scores = {None: _sum(field.silent, silent(what, read))}
    for value in candidates.of(field.kind):
        scores[value] = _sum(field.named, named(candidates, field.kind, value, what, read))
    most = max(scores.values())
    parts = {value: exp((score - most) / table().unit) for value, score in scores.items()}
    whole = fsum(parts.values())
    return {value: part / whole for value, part in parts.items()}


def silent(what: str, read: Any) -> Iterable[str]:
    """The signs that a story does not tell a field: of all stories, and of those about this event."""
    signs = ("@", UNREAD if read is None else READ)
    return (*signs, *_of_event(what, signs))


def named(candidates: Candidates, kind: ItemField, value: Any, what: str, read: Any) -> Iterable[str]:
    """The signs beside something that is named, each also for this event alone."""
    signs = candidates.of(kind)[value] | ({READ} if value == read else set())
    return (*signs, *_of_event(what, signs))


def _of_event(what: str, signs: Iterable[str]) -> Iterable[str]:
    return (f"{what}|{sign}" for sign in signs)


def _sum(weights: Mapping[str, int], signs: Iterable[str]) -> int:
    return sum(weights.get(sign, 0) for sign in signs)
