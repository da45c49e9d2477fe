"""What the words of a story mean, whatever its language: concepts, found wherever one of their expressions stands.

Words that only hold a sentence together (`fill` in `heard.toml`) may stand between those of an expression, and one
slip of the pen in a long word is forgiven.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from arbitro.answers.entries import event_forms
from arbitro.answers.hearing.text.spoken import speech
from arbitro.answers.hearing.text.tokens import BREAKS, Token, tokens
from arbitro.answers.search import tongue
from arbitro.book.edition import E2017
from arbitro.words import LANGUAGES

LONGEST = 5  # words of an expression
NOT = frozenset({
    "dont", "didnt", "doesnt", "wont", "wouldnt", "cant", "isnt", "wasnt", "hasnt", "hadnt", "couldnt", "havent", "nn",
    "dosnt", "dosent", "doesn", "didn", "didint", "nua",
})  # fmt: skip
SMALL = frozenset({"i", "i_am", "my", "at", "and", "the", "holding", "all", "declaring"})  # words of every story
FORGIVEN = 6  # letters of a word in which one may be wrong


class Concept(NamedTuple):
    """A concept and the tokens between which it was found."""

    name: str
    first: int
    last: int


class Meaning(NamedTuple):
    """What a story says: concepts in order, the words that belong to none, and every word, as stems."""

    concepts: tuple[Concept, ...]
    words: tuple[tuple[str, int], ...]
    stems: tuple[tuple[str, int], ...]
    told: tuple[Concept, ...]  # of single facts, which say nothing of the event

    @property
    def terms(self) -> frozenset[str]:
        return frozenset({f"={concept.name}" for concept in self.concepts} | {word for word, _ in self.words})


class _Stem(NamedTuple):
    """A word without its ending, as it is written, its place, and whether it only holds the sentence together."""

    stem: str
    word: str
    at: int
    is_fill: bool


class Vocabulary:
    """The expressions of a language, and every word that it knows."""

    def __init__(self, language: str) -> None:
        self.tongue = tongue(language)
        self.numbers = {
            key[0]: str(said.value)
            for key, meant in speech(language).expressions.items()
            for said in meant
            if said.kind == "number" and len(key) == 1
        }
        self.negation = self.tongue.stem(self.tongue.concepts["not"][0])
        self.expressions: dict[tuple[str, ...], tuple[str, ...]] = {}
        self.exact: dict[str, tuple[str, ...]] = {}  # a word that is listed itself means what it is listed for
        for meant, expressions in self.tongue.concepts.items():
            for expression in expressions:
                every = self._stems(tokens(expression))
                stems = tuple(each.stem for each in every if not each.is_fill)
                if (len(stems) == 1 and len(every) > 1) or not stems:  # was it played: each word is needed
                    stems = tuple(each.stem for each in every)
                self.expressions[stems] = tuple(dict.fromkeys((*self.expressions.get(stems, ()), meant)))
                if len(every) == 1:
                    word = every[0].word
                    self.exact[word] = tuple(dict.fromkeys((*self.exact.get(word, ()), meant)))
        self.told: dict[str, dict[str, list[tuple[tuple[str, ...], str]]]] = {}  # by the first two words
        for meant, expressions in self.tongue.told.items():
            for expression in expressions:
                first, *others = (each.stem for each in self._stems(tokens(expression)))
                alike = self.told.setdefault(first, {}).setdefault(others[0] if others else "", [])
                alike.append((tuple(others[1:]), meant))
        self.game = frozenset(
            word
            for key, meant in speech(language).expressions.items()
            for word in key
            if any(said.kind not in SMALL for said in meant)
        )
        self.known = {stem for stems in self.expressions for stem in stems} | self.tongue.silent | self.tongue.fill
        sentences = [event.text for event in event_forms(E2017, language)]
        sentences += (text for texts in self.tongue.events.values() for text in texts)
        self.known |= {each.stem for text in sentences for each in self._stems(tokens(text))}
        self.of_facts = {*self.told} | {
            stem
            for seconds in self.told.values()
            for second, alike in seconds.items()
            for stem in (second, *(each for stems, _ in alike for each in stems))
        }
        self.near: dict[str, set[str]] = {}
        for stem in self.known:
            if len(stem) >= FORGIVEN - 1:
                for shorter in _shorter(stem):
                    self.near.setdefault(shorter, set()).add(stem)

    def familiar(self, words: Mapping[str, int]) -> int:
        """How many of these words, each as often as it comes, the language has."""
        return sum(
            times * ((word in self.game) + (self.tongue.stem(word) in self.known) + (word in self.tongue.fill))
            for word, times in words.items()
        )

    def meaning(self, text: Sequence[Token]) -> Meaning:
        stems = [each._replace(stem=self._mended(each.stem)) for each in self._stems(text)]
        every = tuple((each.stem, each.at) for each in stems)
        loose = [each for each in stems if not each.is_fill]
        concepts = dict.fromkeys((*self._found(stems), *self._found(loose), *self._parted(loose, text)))
        covered = {at for concept in concepts for at in range(concept.first, concept.last + 1)}
        left = (
            (each.stem, each.at)
            for each in loose
            if each.at not in covered and each.stem not in self.tongue.silent and each.word not in self.game
            if len(each.word) > 1
        )
        return Meaning(_in_order(concepts), tuple(left), every, _in_order(self._facts(stems, text)))

    def _facts(self, stems: Sequence[_Stem], text: Sequence[Token]) -> Iterator[Concept]:
        """Expressions of which each word is needed, small ones but no marks between them: `sua carta [l'ha] girata`."""
        for start, first in enumerate(stems):
            seconds = self.told.get(first.stem)
            for second, others, name in _begun(seconds, stems, start) if seconds else ():
                at = second
                for other in others:
                    at += 1
                    while at < len(stems) and stems[at].stem != other and stems[at].is_fill:
                        at += 1
                    if at == len(stems) or stems[at].stem != other:
                        break
                else:
                    if BREAKS.isdisjoint(token.text for token in text[first.at : stems[at].at]):
                        yield Concept(name, first.at, stems[at].at)

    def _found(self, stems: Sequence[_Stem]) -> Iterator[Concept]:
        for start, first in enumerate(stems):
            for name in self.exact.get(first.word) or self.expressions.get((first.stem,), ()):
                yield Concept(name, first.at, first.at)
            for length in range(2, min(LONGEST, len(stems) - start) + 1):
                key = tuple(each.stem for each in stems[start : start + length])
                for name in self.expressions.get(key, ()):
                    yield Concept(name, first.at, stems[start + length - 1].at)

    def _parted(self, stems: Sequence[_Stem], text: Sequence[Token]) -> Iterator[Concept]:
        """Expressions of two words with another one between them: took [all] his cards."""
        for first, between, second in zip(stems, stems[1:], stems[2:], strict=False):
            is_near = text[first.at].sentence == text[second.at].sentence and between.word not in self.game
            if is_near and self.negation not in (first.stem, between.stem):
                for name in self.expressions.get((first.stem, second.stem), ()):
                    yield Concept(name, first.at, second.at)

    def _stems(self, text: Sequence[Token]) -> list[_Stem]:
        stems: list[_Stem] = []
        for at, token in enumerate(text):
            word = self.numbers.get(token.word, token.word)
            if word.endswith(("n't", "n’t")) or word in NOT:
                word = self.tongue.concepts["not"][0]
            if word.isalnum():
                stems.append(_Stem(self.tongue.stem(word), word, at, word in self.tongue.fill))
        return stems

    def _mended(self, stem: str) -> str:
        """The one known word that differs by a letter left out, put in, changed or exchanged with its neighbour."""
        if stem in self.known or stem in self.of_facts or len(stem) < FORGIVEN - 1:
            return stem
        meant = set(self.near.get(stem, ()))
        for shorter in _shorter(stem):
            meant |= self.near.get(shorter, set())
            if shorter in self.known:
                meant.add(shorter)
        close = sorted(word for word in meant if abs(len(word) - len(stem)) <= 1)
        return close[0] if len(close) == 1 else stem


def _begun(
    seconds: Mapping[str, Sequence[tuple[tuple[str, ...], str]]], stems: Sequence[_Stem], start: int
) -> Iterator[tuple[int, tuple[str, ...], str]]:
    """The expressions whose first two words stand here: where the second one is, the others, and the name."""
    yield from ((start, others, name) for others, name in seconds.get("", ()))
    passed: set[str] = set()
    for at in range(start + 1, len(stems)):
        stem, _, _, is_fill = stems[at]
        if stem not in passed:
            yield from ((at, others, name) for others, name in seconds.get(stem, ()))
        if not is_fill:
            return
        passed.add(stem)


def _in_order(concepts: Iterable[Concept]) -> tuple[Concept, ...]:
    return tuple(sorted(concepts, key=lambda concept: (concept.first, concept.last)))


def _shorter(word: str) -> set[str]:
    return {word[:at] + word[at + 1 :] for at in range(len(word))}


@cache
def vocabulary(language: str) -> Vocabulary:
    return Vocabulary(language)


def language_of(text: Sequence[Token], usual: str) -> str:
    """The language of a story: the one that knows most of its words; the usual one if several do."""
    words = Counter(token.word for token in text if token.word.isalpha() and len(token.word) > 1)
    return max(LANGUAGES, key=lambda language: (vocabulary(language).familiar(words), language == usual))
