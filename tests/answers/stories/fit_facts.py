"""`python -m tests.answers.stories.fit_facts`: the weights of what speaks for each thing that a story names.

For each story whose facts are known, everything that is named is a candidate for the fields of its event that are
players, cards, calls or numbers; so is that the story says nothing of it. Weights of their signs are sought so that
the answer of the key is likely: logistic regression with a penalty on the squares (`RIDGE`). What the readers find is a
sign, but only in stories that no reader was corrected by (`TRIED`): in the others it is right more often than a
stranger may expect. Where the key says nothing though the readers find something it is left out, for older keys do not
have all. There is no chance in it: the same stories give the same file. With the name of a part that part is left out
and measured instead, at several thresholds; nothing is written.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_array

import arbitro.answers.hearing as hearing
from arbitro.answers.entries import event_forms
from arbitro.answers.hearing.weighing import likely
from arbitro.answers.hearing.weighing.candidates import Candidates, ItemField
from arbitro.book.edition import E2017
from arbitro.laws.case.index import index
from arbitro.words import LANGUAGES
from tests.answers.stories.known import SHARES, TRIED, Known, known, table
from tests.answers.stories.shares import is_same

RIDGE = 0.5
SEEN = 5  # times that a sign must come
FEWEST = 4  # examples of a field
ROUNDS = 80
SMALLEST = 0.15  # weights below it are left out
UNIT = 20
TARGET = Path(hearing.__file__).parent / "weighing" / "facts.json"
KINDS: Mapping[str, ItemField] = {"seat": "seat", "card": "card", "call": "call", "number": "number"}
NAMED_OTHERWISE: Mapping[str, ItemField] = {
    "dealer": "seat", "chosen": "card or call", "action": "call", "bid": "call", "named": "call",
}  # fmt: skip


class Told(NamedTuple):
    """A story, and the candidates in it."""

    known: Known
    candidates: Candidates


Sign = tuple[bool, str]
"""Whether it stands beside something that is named, or is of the whole story."""
Weights = Mapping[Sign, float]


class Answer(NamedTuple):
    """What a field may be, nothing included, and its signs."""

    value: Any
    signs: list[Sign]


class Field(NamedTuple):
    """What is to be learned, with every story that tells it or might."""

    name: str
    kind: ItemField
    about: list[Told]

    def answers(self, one: Told) -> list[Answer]:
        found, what = one.known.found(self.name), one.known.what
        every = [Answer(None, [(False, sign) for sign in likely.silent(what, found) if _counts(sign, one)])]
        for value in one.candidates.of(self.kind):
            named = likely.named(one.candidates, self.kind, value, what, found)
            every.append(Answer(value, [(True, sign) for sign in named if _counts(sign, one)]))
        return every

    @property
    def weights(self) -> Weights:
        """Nothing where too few tell it."""
        keys = [(one, one.known.story.facts.get(self.name)) for one in self.about]
        learned = [(one, key) for one, key in keys if key is not None or one.known.is_silent(self.name)]
        if sum(key is not None for _, key in learned) < FEWEST:
            return {}
        return fitted([(self.answers(one), key) for one, key in learned])

    @property
    def line(self) -> str:
        weights = self.weights
        if not weights:
            return ""
        sides = {"named": True, "silent": False}
        of = {
            side: {
                sign: round(weight * UNIT) for (beside, sign), weight in sorted(weights.items()) if beside is is_beside
            }
            for side, is_beside in sides.items()
        }
        text = ", ".join(f'"{side}": {msgspec.json.encode(of[side]).decode()}' for side in sides)
        return f'"{self.name}": {{"kind": "{self.kind}", {text}}}'


def _counts(sign: str, one: Told) -> bool:
    return one.known.story.part in TRIED or sign.rpartition("|")[2] not in (likely.READ, likely.UNREAD)


def fitted(groups: list[tuple[list[Answer], Any]]) -> Weights:
    """The weight of each sign; a group is the answers that a story may give, with the one of its key."""
    counted = Counter(sign for group, _ in groups for answer in group for sign in answer.signs)
    column = {sign: at for at, sign in enumerate(sorted(sign for sign, times in counted.items() if times >= SEEN))}
    at_row, at_column, group_of, right = list[int](), list[int](), list[int](), list[float]()
    for place, (group, key) in enumerate(groups):
        for answer in group:
            known = [column[sign] for sign in answer.signs if sign in column]
            at_row += [len(group_of)] * len(known)
            at_column += known
            group_of.append(place)
            right.append(float(answer.value is key or _is_right(answer.value, key)))
    x = csr_array((np.ones(len(at_row)), (at_row, at_column)), shape=(len(group_of), len(column)))
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


def _is_right(found: Any, key: Any) -> bool:
    return None not in (found, key) and is_same("", found, key)


def fields(every: list[Told]) -> Iterator[Field]:
    """Those that can be learned."""
    kinds: dict[str, ItemField] = {}
    for event in index().procedures:
        kinds |= {ask.id: KINDS[ask.kind] for ask in event.asks if ask.kind in KINDS}
    forms = [field for form in event_forms(E2017, LANGUAGES[0]) for field in form.fields]
    kinds |= {field.name: KINDS[field.kind] for field in forms if field.kind in KINDS}
    several = {field.name for field in forms if field.many}
    several |= {ask.id for event in index().procedures for ask in event.asks if ask.kind == "some_of"}
    for name, kind in sorted((kinds | dict(NAMED_OTHERWISE)).items()):
        if name not in several:
            yield Field(name, kind, [one for one in every if name in one.known.asked or name in one.known.story.facts])


def measure(every: list[Told], parts: set[str]) -> None:
    """What the readers find in these parts, and what is likely at each share, learned from the others."""
    counts: defaultdict[float, Counter[str]] = defaultdict(Counter)
    for field in fields(every):
        tested = [one for one in field.about if one.known.story.part in parts]
        weights = field._replace(about=[one for one in field.about if one.known.story.part not in parts]).weights
        for one in tested:
            found = one.known.found(field.name)
            ways = scored(field.answers(one), weights) if weights else {}
            best = max(ways, key=lambda value: ways[value], default=None)
            counts[0][one.known.verdict(field.name, found)] += 1
            for share in SHARES:
                is_likely = best is not None and ways[best] >= share
                told = found if found is not None and found not in ways else best if is_likely else None
                counts[share][one.known.verdict(field.name, told)] += 1
    print(table(counts))


def scored(answers: list[Answer], weights: Weights) -> dict[Any, float]:
    z = np.array([sum(weights.get(sign, 0.0) for sign in answer.signs) for answer in answers])
    return {answer.value: float(p) for answer, p in zip(answers, _shares(z, np.zeros(len(answers), int)), strict=True)}


if __name__ == "__main__":
    parts = {*sys.argv[1:]}
    every = [Told(one, Candidates(one.reading)) for one in known(parts)]
    if parts:
        measure(every, parts)
    else:
        lines = filter(None, (field.line for field in fields(every)))
        TARGET.write_text(f'{{"unit": {UNIT}, "fields": {{\n' + ",\n".join(lines) + "\n}}\n", encoding="utf-8")
