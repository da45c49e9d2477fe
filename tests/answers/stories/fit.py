"""`python -m tests.answers.stories.fit`: the weights of signals, from every story but those kept aside.

For each example (a story, a telling, a sentence of `heard.toml`, the sentence of an entry) the signals are read. A
weight of each signal for each event is sought so that the right event is likely: multinomial logistic regression, on
top of what the signs give. A penalty on the squares (`RIDGE`) keeps weights small that rest on few examples, the less
so the rarer a signal is (`RARE`); a story counts for more than a telling, and that for more than a sentence. There is
no chance in it: the same stories give the same file. With the name of a part (`new`, `stranger` …) that part is left
out and measured instead; nothing is written.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from math import log
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_array

import arbitro.answers.hearing as hearing
from arbitro.answers.entries import event_forms
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.weighing.weights import share
from arbitro.answers.search import tongue
from arbitro.book.edition import ALL, E2017
from arbitro.words import LANGUAGES
from tests.answers.stories.shares import UNSEEN, told

RIDGE = 1e-5
RARE = 0.75  # the power of the logarithm of how rare a signal is
STORY, TELLING, SENTENCE = 3.0, 2.0, 1.0  # what each counts
ROUNDS, ENOUGH = 150, 1e-7
SEEN = 2  # examples that must have a signal
SMALLEST = 0.5  # weights below it are left out
UNIT = 10
FOLDER = Path(__file__).parent
TARGET = Path(hearing.__file__).parent / "weighing" / "weights.json"


class Example(NamedTuple):
    text: str
    meant: tuple[str, ...]
    part: str
    counts: float


def examples() -> Iterator[Example]:
    for language in LANGUAGES:
        every = {(event.what, event.text) for edition in ALL for event in event_forms(edition, language)}
        yield from (Example(text, (what,), "entries", SENTENCE) for what, text in sorted(every))
        for what, texts in tongue(language).events.items():
            yield from (Example(text, (what,), "phrases", SENTENCE) for text in texts)
        for line in (FOLDER / f"{language}.tellings").read_text(encoding="utf-8").splitlines():
            meant, _, text = line.partition("\t")
            yield Example(text, tuple(meant.split()), "tellings", TELLING)
    for story in told():
        if story.part not in UNSEEN:
            yield Example(story.story, tuple(story.meant), story.part, STORY)


class Table(NamedTuple):
    signals: list[str]
    events: list[str]
    weights: np.ndarray  # a row for each signal, the last one for what is usual


def _rarity(counted: Mapping[str, int], signals: list[str], examples: int) -> np.ndarray:
    """By signal, and one for what is usual."""
    logs = np.array([log(examples / counted[signal]) ** RARE for signal in signals] + [1.0], dtype=np.float32)
    return logs[:, None]


Read = dict[str, tuple[frozenset[str], dict[str, float]]]
"""The signals of each text, and what its signs say."""


def fitted(train: list[Example], read: Read) -> Table:
    events = sorted({what for example in train for what in example.meant})
    counted = Counter(signal for example in train for signal in read[example.text][0])
    signals = sorted(signal for signal, times in counted.items() if times >= SEEN)
    rarity = _rarity(counted, signals, len(train))
    x, base = _matrices([example.text for example in train], read, signals, events)
    across = x.T.tocsr()
    place = {what: at for at, what in enumerate(events)}
    y = np.zeros_like(base)
    for row, example in enumerate(train):
        y[row, [place[what] for what in example.meant]] = 1 / len(example.meant)
    counts = np.array([[example.counts] for example in train], dtype=np.float32)
    counts /= counts.sum()
    shape = (x.shape[1], len(events))

    def loss(flat: np.ndarray) -> tuple[float, np.ndarray]:
        weights = flat.reshape(shape).astype(np.float32)
        z = x @ (rarity * weights) + base
        z -= z.max(axis=1, keepdims=True)
        likely = np.exp(z)
        whole = likely.sum(axis=1, keepdims=True)
        missed = counts * (np.log(whole) - (y * z).sum(axis=1, keepdims=True))
        slope = rarity * (across @ ((likely / whole - y) * counts)) + RIDGE * weights
        return float(missed.sum() + RIDGE / 2 * (weights**2).sum()), slope.ravel()

    start = np.zeros(x.shape[1] * len(events))
    least = minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": ROUNDS, "ftol": ENOUGH})
    return Table(signals, events, rarity * least.x.reshape(shape))


def _matrices(texts: list[str], read: Read, signals: list[str], events: list[str]) -> tuple[csr_array, np.ndarray]:
    """The signals of each text, as they are weighed, and what the signs give each event."""
    column, place = ({name: at for at, name in enumerate(names)} for names in (signals, events))
    base = np.zeros((len(texts), len(events)), dtype=np.float32)
    rows, columns, values = list[int](), list[int](), list[float]()
    for row, text in enumerate(texts):
        heard, scores = read[text]
        at = [column[signal] for signal in heard if signal in column]
        rows += [row] * (len(at) + 1)
        columns += [*at, len(signals)]
        values += [share(len(at))] * len(at) + [1.0]
        for what, score in scores.items():
            if what in place:
                base[row, place[what]] = hearing.SCORED * np.log1p(score)
    shape = (len(texts), len(signals) + 1)
    return csr_array((np.array(values, dtype=np.float32), (rows, columns)), shape=shape), base


def ranked(table: Table, texts: list[str], read: Read) -> list[list[str]]:
    x, base = _matrices(texts, read, table.signals, table.events)
    order = np.argsort(-(x @ table.weights + base), axis=1, kind="stable")
    return [[table.events[at] for at in row] for row in order]


def written(table: Table) -> str:
    """A line for each signal, with the events by their places."""
    lines = []
    for signal, row in zip(table.signals, table.weights[:-1], strict=True):
        kept = [
            place for at in np.flatnonzero(np.abs(row) >= SMALLEST) for place in (int(at), round(float(row[at]) * UNIT))
        ]
        if kept:
            lines.append(f"{msgspec.json.encode(signal).decode()}: {kept}")
    usual = [round(float(weight), 1) for weight in table.weights[-1]]
    head = f'"unit": {UNIT},\n"events": {msgspec.json.encode(table.events).decode()},\n"usual": {usual},\n"signals": '
    return "{\n" + head + "{\n" + ",\n".join(lines) + "\n}}\n"


if __name__ == "__main__":
    every = list(examples())
    readings = {example.text: Reading(example.text, LANGUAGES[0]) for example in every}
    told_of = {text: (one.weighed, hearing._scores(one, E2017)) for text, one in readings.items()}
    if parts := {*sys.argv[1:]}:
        table = fitted([example for example in every if example.part not in parts], told_of)
        left = [example for example in every if example.part in parts]
        orders = ranked(table, [example.text for example in left], told_of)
        for places in (1, 3):
            right = sum(
                not {*order[:places]}.isdisjoint(example.meant) for example, order in zip(left, orders, strict=True)
            )
            print(f"among {places}: {right} of {len(left)}, {100 * right / len(left):.1f} %")
    else:
        TARGET.write_text(written(fitted(every, told_of)), encoding="utf-8")
