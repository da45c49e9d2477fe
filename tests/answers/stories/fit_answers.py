"""`python -m tests.answers.stories.fit_answers`: how likely each answer to a question is, by its signs.

What is learned from: tellings of single answers (`*.answers`), in which the whole text says it, and the stories that
are known. Which sentence of a story tells an answer is not known: at first all of them are taken for it, then the one
that says it best by the weights so far (`ROUNDS`). Weights of their signs are sought so that the answer is likely:
logistic regression with a penalty on the squares (`RIDGE`). Where the key says nothing though the readers find
something, a story is left out, for older keys do not have all; a telling of another question that the same events ask
says a little for silence (`BESIDE`). There is no chance in it. With the name of a part that part is left out and
measured instead, at several thresholds; nothing is written.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import log
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_array, vstack

import arbitro.answers.hearing as hearing
from arbitro.answers.entries import event_forms
from arbitro.answers.hearing import names_of
from arbitro.answers.hearing.facts.filling import asked_of
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.weighing.answering import Answer, Answering
from arbitro.book.edition import E2017
from arbitro.laws.case.index import index
from arbitro.words import LANGUAGES
from tests.answers.stories.known import COMPLETE, SHARES, TRIED, Known, known, table

RIDGE = 2.0
BESIDE = 0.3
OLDER = 0.5  # what the silence of an older key counts
ROUNDS, STEPS = 3, 60
SEEN = 3  # times that a sign must come
SMALLEST = 0.3  # weights below it are left out
UNIT = 20
KINDS = frozenset({"yes_no", "judgment", "one_of", "choice"})
BELIEVED = 30  # times that a reader is taken to be right, before it is tried
SILENT = ""  # no answer
PLAIN: Mapping[str, Answer] = {"true": True, "false": False, "-": SILENT}
FOLDER = Path(__file__).parent
TARGET = Path(hearing.__file__).parent / "weighing" / "answers.json"


class Told(NamedTuple):
    """A story, and what each of its sentences says, with what is found in all of it."""

    known: Known
    texts: tuple[frozenset[str], ...]

    @classmethod
    def of(cls, known: Known) -> "Told":
        answering = Answering(known.reading)
        return cls(known, tuple(sentence | answering.whole for sentence in answering.sentences))

    def answer(self, name: str) -> Answer | None:
        """As the key has it, if it is one that may be chosen; none where nobody knows whether it is told."""
        if name not in self.known.asked:
            return None
        if self.known.is_silent(name):
            return SILENT
        value = self.known.story.facts.get(name)
        return value if isinstance(value, bool | str) else None

    @property
    def silence(self) -> float:
        """What it counts that the key is silent."""
        return 1.0 if self.known.story.part in COMPLETE else OLDER


class Telling(NamedTuple):
    """What somebody says from which one answer follows, or none of them."""

    name: str
    answer: Answer
    signs: frozenset[str]


class Example(NamedTuple):
    signs: frozenset[str]
    answer: Answer
    counts: float


class Weights(NamedTuple):
    """A column for each answer, the first of them silence, and a row for each sign, before them one of every story.
    `trust`: what it counts that a reader finds an answer."""

    trust: float
    answers: tuple[Answer, ...]
    row: dict[str, int]
    of: np.ndarray

    def rows(self, texts: Iterable[frozenset[str]]) -> csr_array:
        return _rows(texts, self.row)

    def likely(self, one: Told, name: str) -> dict[Any, float]:
        """As the program weighs it."""
        z = (self.rows(one.texts) @ (self.of - self.of[:, :1])).max(0)
        found = one.known.found(name)
        if found in self.answers:
            z[self.answers.index(found)] += self.trust
        p = np.exp(z - z.max())
        return dict(zip((None, *self.answers[1:]), map(float, p / p.sum()), strict=True))

    @property
    def line(self) -> str:
        """As the table has it, in whole numbers against silence."""
        against = np.rint((self.of - self.of[:, :1])[:, 1:] * UNIT).astype(int)
        usual, signs = against[0].tolist(), {}
        for sign, row in self.row.items():
            pairs = [(at, w) for at, w in enumerate(against[row].tolist()) if abs(w) >= SMALLEST * UNIT]
            if pairs:
                signs[sign] = [number for pair in pairs for number in pair]
        line = {"trust": round(self.trust * UNIT), "answers": self.answers[1:], "usual": usual, "signs": signs}
        return msgspec.json.encode(line).decode()


def tellings() -> Iterator[Telling]:
    for language in LANGUAGES:
        for line in (FOLDER / f"{language}.answers").read_text(encoding="utf-8").splitlines():
            head, _, text = line.partition("\t")
            name, _, value = head.partition(" ")
            answer = PLAIN.get(value, value)
            yield Telling(name, answer, frozenset().union(*Answering(Reading(text, language)).sentences))


def questions() -> dict[str, frozenset[str]]:
    """Each question that is answered by a choice, and the questions that stand beside it in some event."""
    kinds: dict[str, str] = {
        field.name: field.kind for form in event_forms(E2017, LANGUAGES[0]) for field in form.fields
    }
    kinds |= {ask.id: ask.kind for event in index().procedures if event.edition == E2017 for ask in event.asks}
    beside: defaultdict[str, set[str]] = defaultdict(set)
    for what, names in names_of(E2017).items():
        asked = asked_of(names, what)
        for name in asked:
            beside[name] |= {*asked}
    return {name: frozenset(beside[name] - {name}) for name, kind in sorted(kinds.items()) if kind in KINDS}


def learned(name: str, beside: frozenset[str], every: Sequence[Told], said: Sequence[Telling]) -> Weights | None:
    """The weights of a question; none where nothing answers it."""
    about = [(one, answer) for one in every if (answer := one.answer(name)) is not None]
    bags = [(one.texts, answer) for one, answer in about if answer != SILENT]
    silent = [one for one, answer in about if answer == SILENT]
    examples = [Example(text, SILENT, one.silence) for one in silent for text in one.texts]
    examples += [Example(one.signs, one.answer, 1.0) for one in said if one.name == name]
    examples += [Example(one.signs, SILENT, BESIDE) for one in said if one.name in beside]
    given = {one.answer for one in examples} | {answer for _, answer in bags}
    answers = (SILENT, *sorted(given - {SILENT}, key=str))
    if len(answers) == 1:
        return None
    counted = Counter(sign for one in examples for sign in one.signs)
    counted.update(sign for texts, _ in bags for text in texts for sign in text)
    row = {sign: at for at, sign in enumerate(sorted(sign for sign, times in counted.items() if times >= SEEN), 1)}
    place = {answer: at for at, answer in enumerate(answers)}
    fixed = _rows((one.signs for one in examples), row)
    at = [place[one.answer] for one in examples] + [place[answer] for _, answer in bags]
    counts = [one.counts for one in examples] + [1.0] * len(bags)
    sentences = [_rows(texts, row) for texts, _ in bags]
    chosen = _rows((frozenset().union(*texts) for texts, _ in bags), row)
    weights = np.zeros((len(row) + 1, len(answers)))
    for _ in range(ROUNDS):
        weights = fitted(vstack([fixed, chosen]).tocsr(), np.array(at), np.array(counts), weights)
        best = [
            rows[[int(np.argmax((rows @ weights) @ _against(place[answer], len(answers))))], :]
            for rows, (_, answer) in zip(sentences, bags, strict=True)
        ]
        chosen = vstack(best) if best else chosen
    return Weights(_trust(name, every), answers, row, weights)


def _trust(name: str, every: Sequence[Told]) -> float:
    """How often the reader of a question is right for once that it is wrong, where no reader was corrected."""
    tried = (one.known for one in every if one.known.story.part in TRIED and name in one.known.asked)
    said = Counter(one.verdict(name, one.found(name)) for one in tried)
    return log((said["right"] + BELIEVED) / (said["wrong"] + 1))


def _against(place: int, of: int) -> np.ndarray:
    direction = np.zeros(of)
    direction[place], direction[0] = 1, -1
    return direction


def _rows(texts: Iterable[frozenset[str]], row: dict[str, int]) -> csr_array:
    indices, ends = list[int](), [0]
    for text in texts:
        indices += [0, *(row[sign] for sign in sorted(text) if sign in row)]
        ends.append(len(indices))
    return csr_array((np.ones(len(indices)), indices, ends), shape=(len(ends) - 1, len(row) + 1))


def fitted(x: csr_array, at: np.ndarray, counts: np.ndarray, start: np.ndarray) -> np.ndarray:
    """The weight of each sign for each answer."""
    across, right = x.T.tocsr(), np.zeros((x.shape[0], start.shape[1]))
    right[np.arange(len(at)), at] = 1

    def loss(flat: np.ndarray) -> tuple[float, np.ndarray]:
        weights = flat.reshape(start.shape)
        z = x @ weights
        p = np.exp(z - z.max(1, keepdims=True))
        p /= p.sum(1, keepdims=True)
        slope = across @ ((p - right) * counts[:, None])
        slope[1:] += RIDGE * weights[1:]
        missed = -(counts * np.log(p[np.arange(len(at)), at] + 1e-12)).sum()
        return float(missed + RIDGE / 2 * (weights[1:] ** 2).sum()), slope.ravel()

    least = minimize(loss, start.ravel(), jac=True, method="L-BFGS-B", options={"maxiter": STEPS})
    return np.asarray(least.x.reshape(start.shape))


def measure(every: Sequence[Told], said: Sequence[Telling], parts: set[str]) -> None:
    """What the readers find in these parts, and what is likely at each share, learned from the others."""
    counts: defaultdict[float, Counter[str]] = defaultdict(Counter)
    others = [one for one in every if one.known.story.part not in parts]
    for name, beside in questions().items():
        tested = [one for one in every if one.known.story.part in parts and name in one.known.asked]
        weights = learned(name, beside, others, said) if tested else None
        for one in tested:
            found = one.known.found(name)
            ways = weights.likely(one, name) if weights else {None: 1.0}
            best = max(ways, key=lambda value: ways[value])
            counts[0][one.known.verdict(name, found)] += 1
            for share in SHARES:
                is_likely = best is not None and ways[best] >= share
                told = found if found is not None and found not in ways else best if is_likely else None
                counts[share][one.known.verdict(name, told)] += 1
    print(table(counts))


if __name__ == "__main__":
    parts = {*sys.argv[1:]}
    every = [Told.of(one) for one in known(parts)]
    said = list(tellings())
    if parts:
        measure(every, said, parts)
    else:
        lines = [
            f'"{name}": {weights.line}'
            for name, beside in questions().items()
            if (weights := learned(name, beside, every, said))
        ]
        TARGET.write_text(f'{{"unit": {UNIT}, "questions": {{\n' + ",\n".join(lines) + "\n}}\n", encoding="utf-8")
