"""`python -m tests.answers.stories.fit_facts`: the weights of what speaks for each answer to a field.

For each story and each telling whose facts are known the candidates for every field of its event are read: what is
named, or the values that the field may have, and nothing. Weights of their signs are sought so that the answer that
the key has is likely: logistic regression with a penalty on the squares (`RIDGE`). Where the key says nothing though
the readers find something it is left out, for older keys do not have all. There is no chance in it. With the name of a
part that part is left out and measured instead, at several thresholds; nothing is written.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_array

import arbitro.answers.hearing as hearing
from arbitro.answers.entries import event_forms
from arbitro.answers.hearing import names_of
from arbitro.answers.hearing.candidates import Candidates, ItemField
from arbitro.answers.hearing.filling import asked_of, only, read
from arbitro.answers.hearing.likely import NAMED, NOTHING, of_event
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.weights import share
from arbitro.book.edition import E2017
from arbitro.laws.case.index import index
from arbitro.words import LANGUAGES
from tests.answers.stories.shares import UNSEEN, is_same, told

RIDGE = 1.0
SEEN = 2  # times that a sign must come
FEWEST = 4  # examples of a field
ROUNDS = 80
SMALLEST = 0.05  # weights below it are left out
UNIT = 100
SHARES = (0.5, 0.6, 0.7, 0.8, 0.9)
DOUBTS = (0.01, 0.03, 0.05, 0.1)
FOLDER = Path(__file__).parent
TARGET = Path(hearing.__file__).parent / "facts.json"
KINDS: dict[str, ItemField | None] = {
    "seat": "seat", "card": "card", "call": "call", "number": "number",
    "yes_no": None, "judgment": None, "one_of": None, "choice": None,
}  # fmt: skip
NAMED_OTHERWISE: dict[str, ItemField] = {
    "dealer": "seat", "chosen": "card or call", "action": "call", "bid": "call", "named": "call",
}  # fmt: skip
COMPLETE = frozenset({"tellings", "seventh"})  # whose keys have all that is told


class Example(NamedTuple):
    """`only`: whether nothing but answers to choices is in the key."""

    what: str
    facts: dict[str, Any]
    text: str
    part: str
    only_choices: bool = False


Signs = tuple[tuple[tuple[int, str], float], ...]


class Row(NamedTuple):
    """An answer that a field may have, with its signs: of which class, which sign, how much."""

    value: Any
    signs: Signs


def kinds() -> dict[str, ItemField | None]:
    """The fields that can be learned, and what is named there."""
    found: dict[str, ItemField | None] = {}
    for event in index().procedures:
        found |= {ask.id: KINDS[ask.kind] for ask in event.asks if ask.kind in KINDS}
    for form in event_forms(E2017, LANGUAGES[0]):
        found |= {field.name: KINDS[field.kind] for field in form.fields if field.kind in KINDS and not field.many}
        for field in form.fields:
            if field.many:
                found.pop(field.name, None)
    return found | NAMED_OTHERWISE


def examples() -> Iterator[Example]:
    names = names_of(E2017)
    for story in told():
        what = max(story.meant, key=lambda one: len({*asked_of(names.get(one, ()))} & story.facts.keys()))
        yield Example(what, story.facts, story.story, story.part)
    for language in LANGUAGES:
        for line in (FOLDER / f"{language}.tellings").read_text(encoding="utf-8").splitlines():
            if line.count("\t") == 2:
                what, labels, text = line.split("\t")
                pairs = (label.split("=") for label in labels.split())
                yield Example(what, {name: _value(value) for name, value in pairs}, text, "tellings", True)


def _value(text: str) -> str | bool:
    return {"true": True, "false": False}.get(text, text)


class Seen(NamedTuple):
    """An example as it was read, and what the readers found."""

    example: Example
    candidates: Candidates
    read: dict[str, Any]


class Field(NamedTuple):
    """What is to be learned, with everything that tells it or might. `kind`: of what is named; nothing where it is one
    of the `values`."""

    name: str
    kind: ItemField | None
    values: list[str | bool]
    about: list[Seen]

    @property
    def learned(self) -> list[Seen]:
        return [seen for seen in self.about if self.name in seen.example.facts or self._is_silent(seen)]

    def _is_silent(self, seen: Seen) -> bool:
        return seen.example.part in COMPLETE or self.name not in seen.read

    def rows(self, seen: Seen) -> list[Row]:
        what, told = seen.example.what, seen.candidates.told
        each = share(len(told))

        def whole(place: int) -> Signs:
            event = ("@", of_event(what, "@"))
            return (*(((place, sign), each) for sign in told), *(((place, sign), 1.0) for sign in event))

        found = [Row(None, whole(NOTHING))]
        if self.kind is None:
            return found + [Row(value, whole(place)) for place, value in enumerate(self.values, 1)]
        for value, signs in seen.candidates.of(self.kind).items():
            said = [*signs, *(of_event(what, sign) for sign in signs)]
            found.append(Row(value, tuple(((NAMED, sign), 1.0) for sign in said)))
        return found

    @property
    def weights(self) -> "Weights":
        """Nothing where too few tell it."""
        if sum(self.name in one.example.facts for one in self.learned) < FEWEST:
            return {}
        return fitted([(self.rows(one), one.example.facts.get(self.name)) for one in self.learned])

    def line(self) -> str:
        by_sign: defaultdict[str, list[int]] = defaultdict(list)
        for (place, sign), weight in sorted(self.weights.items()):
            by_sign[sign] += [place, round(weight * UNIT)]
        if not by_sign:
            return ""
        kept = ",\n".join(f"{_json(sign)}: {row}" for sign, row in by_sign.items())
        head = f'"kind": {_json(self.kind)}' if self.kind else f'"values": {_json(self.values)}'
        return f'"{self.name}": {{{head}, "weights": {{\n{kept}}}}}'


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


Weights = dict[tuple[int, str], float]


def fitted(groups: list[tuple[list[Row], Any]]) -> Weights:
    """The weight of each sign for each class; a group is the rows of an example, with the answer of its key."""
    counted = Counter(sign for group, _ in groups for row in group for sign, _ in row.signs)
    column = {sign: at for at, sign in enumerate(sorted(sign for sign, times in counted.items() if times >= SEEN))}
    at_row, at_column, values, group_of, right = list[int](), list[int](), list[float](), list[int](), list[float]()
    for place, (group, answer) in enumerate(groups):
        for row in group:
            for sign, value in row.signs:
                if sign in column:
                    at_row.append(len(group_of))
                    at_column.append(column[sign])
                    values.append(value)
            group_of.append(place)
            right.append(
                float(row.value is answer or (None not in (row.value, answer) and is_same("", row.value, answer)))
            )
    x = csr_array((values, (at_row, at_column)), shape=(len(group_of), len(column)))
    across, of, y = x.T.tocsr(), np.array(group_of), np.array(right)
    has = np.bincount(of, y, minlength=len(groups))[of]

    def loss(weights: np.ndarray) -> tuple[float, np.ndarray]:
        p = _shares(x @ weights, of)
        slope = across @ (p * (has > 0) - y / np.maximum(has, 1)) + RIDGE * weights
        missed = -(y * np.log(p + 1e-12)).sum()
        return float(missed + RIDGE / 2 * (weights**2).sum()), slope

    least = minimize(loss, np.zeros(len(column)), jac=True, method="L-BFGS-B", options={"maxiter": ROUNDS})
    return {sign: float(least.x[at]) for sign, at in column.items() if abs(least.x[at]) >= SMALLEST}


def _shares(z: np.ndarray, of: np.ndarray) -> np.ndarray:
    most = np.full(of[-1] + 1, -np.inf)
    np.maximum.at(most, of, z)
    p = np.exp(z - most[of])
    return p / np.bincount(of, p)[of]  # type: ignore[no-any-return]


def scored(group: list[Row], weights: Weights) -> dict[Any, float]:
    z = np.array([sum(weights.get(sign, 0.0) * value for sign, value in row.signs) for row in group])
    return {row.value: float(p) for row, p in zip(group, _shares(z, np.zeros(len(group), int)), strict=True)}


def fields(every: list[Seen]) -> Iterator[Field]:
    names = {what: {*asked_of(of)} for what, of in names_of(E2017).items()}
    said: defaultdict[str, dict[Any, None]] = defaultdict(dict)
    for seen in every:
        for name, value in seen.example.facts.items():
            said[name][msgspec.json.encode(value)] = None
    for name, kind in sorted(kinds().items()):
        values = [msgspec.json.decode(value) for value in sorted(said[name])] if kind is None else []
        about = [one for one in every if name in names.get(one.example.what, ()) or name in one.example.facts]
        yield Field(name, kind, values, [one for one in about if kind is None or not one.example.only_choices])


def measure(every: list[Seen], parts: set[str]) -> None:
    """By kind: what the readers find, what of it is left out at each doubt, what is filled in besides at each share."""
    counts: defaultdict[tuple[str, float], Counter[str]] = defaultdict(Counter)
    for field in fields(every):
        tested = [one for one in field.about if one.example.part in parts]
        kept = field._replace(about=[one for one in field.about if one.example.part not in parts])
        weights = kept.weights if tested else {}
        for one in tested:
            answer, was = one.example.facts.get(field.name), one.read.get(field.name)
            ways = scored(field.rows(one), weights) if weights else {}
            told = {value: way for value, way in ways.items() if value is not None}
            best = max(told, key=lambda value: told[value], default=None)
            kind = str(field.kind or "values")
            if was is not None:
                counts[kind, 0][_verdict(was, answer)] += 1
                for doubt in DOUBTS:
                    counts[kind, doubt][f"no longer {_verdict(was, answer)}"] += told.get(only(was), 1.0) < doubt
            else:
                counts[kind, 0]["missing"] += answer is not None
                for least in SHARES:
                    counts[kind, least][_verdict(best, answer)] += best is not None and told[best] >= least
    for (of, least), count in sorted(counts.items()):
        print(f"{of:13} {least:4} {dict(count)}")


def _verdict(found: Any, answer: Any) -> str:
    return "besides" if answer is None else "right" if is_same("", found, answer) else "wrong"


if __name__ == "__main__":
    names = names_of(E2017)
    readings = [(one, Reading(one.text, LANGUAGES[0])) for one in examples()]
    parts = {*sys.argv[1:]}
    every = [
        Seen(one, Candidates(reading), read(reading, one.what, names.get(one.what, ())))
        for one, reading in readings
        if one.part in parts or one.part not in UNSEEN
    ]
    if parts:
        measure(every, parts)
    else:
        lines = filter(None, (field.line() for field in fields(every)))
        TARGET.write_text(f'{{"unit": {UNIT}, "fields": {{\n' + ",\n".join(lines) + "\n}}\n", encoding="utf-8")
