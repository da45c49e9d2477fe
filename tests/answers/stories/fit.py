"""`python -m tests.answers.stories.fit`: the weights of signals, from every story but those kept aside.

For each example (a story, a sentence of `heard.toml`, the sentence of an entry) the signals are read. A weight of each
signal for each event is sought so that the right event is likely: multinomial logistic regression, on top of what the
signs give. A penalty on the squares (`RIDGE`) keeps weights small that rest on few examples; a story counts for more
than a sentence. Steps and rounding are fixed: the same stories give the same file. With the name of a part (`new`,
`stranger` …) that part is left out and measured instead; nothing is written.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

import arbitro.answers.hearing as hearing
from arbitro.answers.entries import event_forms
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.search import tongue
from arbitro.book.edition import ALL, E2017
from arbitro.words import LANGUAGES
from tests.answers.stories.shares import UNSEEN, told

RIDGE = 1e-4
STORY = 3.0  # what a story counts beside a sentence
STEPS = 300
PACE, MOMENTUM = 2.0, 0.9
SENTENCES = frozenset({"entries", "phrases"})
SEEN = 2  # examples that must have a signal
SMALLEST = 0.2  # weights below it are left out
TARGET = Path(hearing.__file__).parent / "weights.toml"


class Example(NamedTuple):
    text: str
    meant: tuple[str, ...]
    part: str


def examples() -> Iterator[Example]:
    for language in LANGUAGES:
        every = {(event.what, event.text) for edition in ALL for event in event_forms(edition, language)}
        yield from (Example(text, (what,), "entries") for what, text in sorted(every))
        for what, texts in tongue(language).events.items():
            yield from (Example(text, (what,), "phrases") for text in texts)
    yield from (Example(story.story, tuple(story.meant), story.part) for story in told() if story.part not in UNSEEN)


class Table(NamedTuple):
    signals: list[str]
    events: list[str]
    weights: np.ndarray  # a row for each signal, the last one for what is usual


def fitted(train: list[Example], read: dict[str, tuple[frozenset[str], dict[str, float]]]) -> Table:
    events = sorted({what for example in train for what in example.meant})
    place = {what: at for at, what in enumerate(events)}
    counted = Counter(signal for example in train for signal in read[example.text][0])
    signals = sorted(signal for signal, times in counted.items() if times >= SEEN)
    column = {signal: at for at, signal in enumerate(signals)}
    x = np.zeros((len(train), len(signals) + 1))
    y = np.zeros((len(train), len(events)))
    base = np.zeros_like(y)
    x[:, -1] = 1
    counts = np.array([[1.0 if example.part in SENTENCES else STORY] for example in train])
    counts /= counts.sum()
    for row, example in enumerate(train):
        heard, scores = read[example.text]
        at = [column[signal] for signal in heard if signal in column]
        x[row, at] = 1 / np.sqrt(len(at) or 1)
        y[row, [place[what] for what in example.meant]] = 1 / len(example.meant)
        for what, score in scores.items():
            if what in place:
                base[row, place[what]] = hearing.SCORED * np.log1p(score)
    weights = np.zeros((x.shape[1], len(events)))
    speed = np.zeros_like(weights)
    for _ in range(STEPS):
        likely = np.exp((z := x @ weights + base) - z.max(axis=1, keepdims=True))
        likely /= likely.sum(axis=1, keepdims=True)
        slope = x.T @ ((likely - y) * counts) + RIDGE * weights
        speed = MOMENTUM * speed - PACE * slope
        weights += speed
    return Table(signals, events, weights)


def ranked(table: Table, heard: frozenset[str], scores: dict[str, float]) -> list[str]:
    at = [row for row, signal in enumerate(table.signals) if signal in heard]
    z = table.weights[-1] + table.weights[at].sum(axis=0) / np.sqrt(len(at) or 1)
    z = z + [hearing.SCORED * np.log1p(scores.get(what, 0.0)) for what in table.events]
    return [table.events[row] for row in np.argsort(-z, kind="stable")]


def written(table: Table) -> str:
    def line(row: np.ndarray) -> str:
        kept = [(what, round(float(w), 1)) for what, w in zip(table.events, row, strict=True) if abs(w) >= SMALLEST]
        return "{" + ", ".join(f"{what} = {w}" for what, w in kept if w) + "}"

    lines = ["# Written by `python -m tests.answers.stories.fit`: do not change by hand.", ""]
    lines += [f"usual = {line(table.weights[-1])}", "", "[signals]"]
    lines += [f"{signal} = {line(row)}" for signal, row in zip(table.signals, table.weights[:-1], strict=True)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    every = list(examples())
    readings = {example.text: Reading(example.text, LANGUAGES[0]) for example in every}
    told_of = {text: (one.signals, hearing._scores(one, E2017)) for text, one in readings.items()}
    if parts := {*sys.argv[1:]}:
        table = fitted([example for example in every if example.part not in parts], told_of)
        left = [(example, ranked(table, *told_of[example.text])) for example in every if example.part in parts]
        for places in (1, 3):
            right = sum(not {*order[:places]}.isdisjoint(example.meant) for example, order in left)
            print(f"among {places}: {right} of {len(left)}, {100 * right / len(left):.1f} %")
    else:
        TARGET.write_text(written(fitted(every, told_of)), encoding="utf-8")
