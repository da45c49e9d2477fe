"""What the words of a story mean, whatever its language: concepts, found wherever one of their expressions stands.

Words that only hold a sentence together (`fill` in `heard.toml`) may stand between those of an expression, and one
slip of the pen in a long word is forgiven.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from arbitro.answers.entries import event_forms
from arbitro.answers.hearing.spoken import speech
from arbitro.answers.hearing.tokens import Token, tokens
from arbitro.answers.search import tongue
from arbitro.book.edition import E2017
from arbitro.words import LANGUAGES

LONGEST = 5  # words of an expression
FORGIVEN = 6  # letters of a word in which one may be wrong


class Concept(NamedTuple):
    """A concept and the tokens between which it was found."""

    name: str
    first: int
    last: int


class Meaning(NamedTuple):
    """What a story says: concepts in order, and the words that belong to none, as stems."""

    concepts: tuple[Concept, ...]
    words: tuple[tuple[str, int], ...]

    @property
    def terms(self) -> frozenset[str]:
        return frozenset({f"={concept.name}" for concept in self.concepts} | {word for word, _ in self.words})


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
        self.expressions: dict[tuple[str, ...], tuple[str, ...]] = {}
        for meant, expressions in self.tongue.concepts.items():
            for expression in expressions:
                every = self._stems(tokens(expression))
                stems = tuple(stem for stem, _, is_fill in every if not is_fill)
                if len(stems) == 1 and len(every) > 1 or not stems:  # was it played: each word is needed
                    stems = tuple(stem for stem, _, _ in every)
                self.expressions[stems] = tuple(dict.fromkeys((*self.expressions.get(stems, ()), meant)))
        self.game = frozenset(word for key in speech(language).expressions for word in key)
        self.known = {stem for stems in self.expressions for stem in stems} | self.tongue.silent | self.tongue.fill
        sentences = [event.text for event in event_forms(E2017, language)]
        sentences += (text for texts in self.tongue.events.values() for text in texts)
        self.known |= {stem for text in sentences for stem, _, _ in self._stems(tokens(text))}
        self.near: dict[str, set[str]] = {}
        for stem in self.known:
            if len(stem) >= FORGIVEN - 1:
                for shorter in _shorter(stem):
                    self.near.setdefault(shorter, set()).add(stem)

    def familiar(self, words: Sequence[str]) -> int:
        """How many of these words the language has."""
        return sum(
            (word in self.game) + (self.tongue.stem(word) in self.known) + (word in self.tongue.fill) for word in words
        )

    def meaning(self, text: Sequence[Token]) -> Meaning:
        stems = [(self._mended(stem), at, is_fill) for stem, at, is_fill in self._stems(text)]
        concepts = dict.fromkeys(self._found(stems))
        loose = [each for each in stems if not each[2]]
        concepts |= dict.fromkeys(self._found(loose))
        covered = {at for concept in concepts for at in range(concept.first, concept.last + 1)}
        left = (
            (stem, at)
            for stem, at, _ in loose
            if at not in covered and stem not in self.tongue.silent and text[at].word not in self.game
        )
        return Meaning(tuple(sorted(concepts, key=lambda concept: (concept.first, concept.last))), tuple(left))

    def _found(self, stems: Sequence[tuple[str, int, bool]]) -> Iterator[Concept]:
        for start in range(len(stems)):
            for length in range(1, min(LONGEST, len(stems) - start) + 1):
                key = tuple(stem for stem, _, _ in stems[start : start + length])
                for name in self.expressions.get(key, ()):
                    yield Concept(name, stems[start][1], stems[start + length - 1][1])

    def _stems(self, text: Sequence[Token]) -> list[tuple[str, int, bool]]:
        """The stem of each word, its place, and whether it only holds the sentence together."""
        stems: list[tuple[str, int, bool]] = []
        for at, token in enumerate(text):
            word = self.numbers.get(token.word, token.word)
            if word.endswith(("n't", "n’t")):
                word = "not"
            if word.isalnum():
                stems.append((self.tongue.stem(word), at, word in self.tongue.fill))
        return stems

    def _mended(self, stem: str) -> str:
        """The one known word that differs by a letter left out, put in, changed or exchanged with its neighbour."""
        if stem in self.known or len(stem) < FORGIVEN - 1:
            return stem
        meant = set(self.near.get(stem, ()))
        for shorter in _shorter(stem):
            meant |= self.near.get(shorter, set())
            if shorter in self.known:
                meant.add(shorter)
        close = sorted(word for word in meant if abs(len(word) - len(stem)) <= 1)
        return close[0] if len(close) == 1 else stem


def _shorter(word: str) -> set[str]:
    return {word[:at] + word[at + 1 :] for at in range(len(word))}


@cache
def vocabulary(language: str) -> Vocabulary:
    return Vocabulary(language)


def language_of(text: Sequence[Token], usual: str) -> str:
    """The language of a story: the one that knows most of its words; the usual one if several do."""
    words = [token.word for token in text if token.word.isalpha()]
    return max(LANGUAGES, key=lambda language: (vocabulary(language).familiar(words), language == usual))
