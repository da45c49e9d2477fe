"""How likely each answer to a question is, by what one sentence of a story says and by what is found in all of it, from
`answers.json`. The signs are the same in every language."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from importlib.resources import files
from math import exp, fsum
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from arbitro.answers.hearing.reading import Reading

DENIED = 5  # tokens from a negation to what it denies

Answer: TypeAlias = bool | str


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """`trust`: what it counts that a reader finds an answer. `usual`: what each answer counts against silence, whatever
    is told. `signs`: where one is there, each answer by its place, from 0, and what it counts besides."""

    trust: int
    answers: tuple[Answer, ...]
    usual: tuple[int, ...]
    signs: dict[str, tuple[int, ...]]


class Questions(Struct, frozen=True, forbid_unknown_fields=True):
    """`unit`: how many of a weight make one."""

    unit: int
    questions: dict[str, Question]


@cache
def table() -> Questions:
    text = files("arbitro.answers.hearing.weighing").joinpath("answers.json").read_bytes()
    return msgspec.json.decode(text, type=Questions)


class Answering:
    """The answers that a story gives, each question asked once."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self._weighed: dict[str, Mapping[Answer, float]] = {}

    @cached_property
    def sentences(self) -> tuple[frozenset[str], ...]:
        """The concepts of each sentence: `!` is put before what is denied, `?` before what is asked; and the kinds of
        things that are named."""
        story = self.reading.story
        said = defaultdict[int, set[str]](set, {0: set()})
        for concept in story.concepts(story.terms):
            how = "?" * story.is_asked(concept.last) + "!" * story.denies(concept.first, within=DENIED)
            said[story.sentence(concept.last)] |= {how + concept.name}
        for item in story.items:
            said[story.sentence(item.first)] |= {f"@{item.kind}"}
        return tuple(map(frozenset, said.values()))

    @cached_property
    def whole(self) -> frozenset[str]:
        """What is found in the whole story."""
        return frozenset(f"^{signal}" for signal in self.reading.answering)

    def likely(self, name: str, read: Any) -> dict[Any, float]:
        """Every answer to a question, and none (None), by how likely it is; nothing where the question is not in the
        table or has no such answer as the readers find."""
        scores: dict[Any, float] = dict(self._scores(name))
        if not scores or read not in (None, *scores):
            return {}
        if read is not None:
            scores[read] += table().questions[name].trust / table().unit
        scores[None] = 0.0
        most = max(scores.values())
        parts = {answer: exp(score - most) for answer, score in scores.items()}
        whole = fsum(parts.values())
        return {answer: part / whole for answer, part in parts.items()}

    def _scores(self, name: str) -> Mapping[Answer, float]:
        """What speaks for each answer: the whole story, and that one of its sentences which says it best."""
        question = table().questions.get(name)
        if question is None:
            return {}
        if name not in self._weighed:
            every = zip(*(_weights(question, sentence) for sentence in self.sentences), strict=True)
            sums = zip(question.usual, _weights(question, self.whole), map(max, every), strict=True)
            self._weighed[name] = {
                answer: sum(of) / table().unit for answer, of in zip(question.answers, sums, strict=True)
            }
        return self._weighed[name]


def _weights(question: Question, signs: Iterable[str]) -> list[int]:
    counted = [0] * len(question.answers)
    for sign in signs:
        row = question.signs.get(sign, ())
        for place, weight in zip(row[::2], row[1::2], strict=True):
            counted[place] += weight
    return counted
