"""Sentences found by the words of a question: folded, stemmed, and brought to one word where several mean the same.

What means the same, which endings fall off and which words say nothing is data: `<language>/heard.toml`.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import log, sqrt
from typing import NamedTuple

from msgspec import Struct

from arbitro.book.shelf import read
from arbitro.book.writing import folded

WORD = re.compile(r"[a-z]+|[0-9]+")
SHORTEST = 3  # letters of a stem
LONGEST_ENDING = 8  # letters
STEMS = 50_000  # words whose stems are kept
LONGEST = 4  # words of an expression
FRAGMENT = 3  # letters from which on the last word may be unfinished
BEGUN = 0.4  # what a word counts whose beginning alone was typed
DOUBLE = re.compile(r"([b-df-hj-np-tv-z])\1+")


class _Data(Struct, frozen=True, forbid_unknown_fields=True):
    endings: tuple[str, ...]
    silent: tuple[str, ...]
    fill: tuple[str, ...]
    alike: dict[str, tuple[str, ...]]
    told: dict[str, tuple[str, ...]]
    events: dict[str, tuple[str, ...]]


class Tongue(NamedTuple):
    """How a language is heard."""

    endings: frozenset[str]
    silent: frozenset[str]  # stems
    alike: Mapping[tuple[str, ...], str]  # expressions, as stems, and what they mean
    events: Mapping[str, tuple[str, ...]]  # how people tell of an event
    fill: frozenset[str]  # words that only hold a sentence together
    concepts: Mapping[str, tuple[str, ...]]  # what means the same, as it is written
    told: Mapping[str, tuple[str, ...]]  # the same of single facts, which say nothing of the event

    def stem(self, word: str) -> str:
        return _stem(self.endings, word)

    def terms(self, text: str) -> tuple[str, ...]:
        """What a text says: its words in order, expressions as one, without those that say nothing."""
        stems = [self.stem(word) for word in WORD.findall(folded(text))]
        said: list[str] = []
        at = 0
        while at < len(stems):
            for length in range(min(LONGEST, len(stems) - at), 0, -1):
                if meant := self.alike.get(tuple(stems[at : at + length])):
                    said.append(meant)
                    at += length
                    break
            else:
                if stems[at] not in self.silent:
                    said.append(stems[at])
                at += 1
        return tuple(said)


@lru_cache(maxsize=STEMS)
def _stem(endings: frozenset[str], word: str) -> str:
    """Without its longest ending, double consonants as one, but not in a short word: `off` is not `of`."""
    for length in range(min(LONGEST_ENDING, len(word) - SHORTEST), 0, -1):
        if word[-length:] in endings:
            word = word[:-length]
            break
    return DOUBLE.sub(r"\1", word) if len(word) > SHORTEST else word


@cache
def tongue(language: str) -> Tongue:
    name = "heard.toml"
    text = files("arbitro.words").joinpath(language, name).read_text(encoding="utf-8")
    data = read(text, _Data, file=f"{language}/{name}")
    plain = Tongue(
        frozenset(data.endings), frozenset(), {}, data.events, frozenset(map(folded, data.fill)), data.alike, data.told
    )

    def stems(expression: str) -> tuple[str, ...]:
        return tuple(plain.stem(word) for word in WORD.findall(folded(expression)))

    written = ((meant, stems(each)) for meant, expressions in data.alike.items() for each in expressions)
    alike = {expression: f"={meant}" for meant, expression in written if expression}
    return plain._replace(silent=frozenset(stem for word in data.silent for stem in stems(word)), alike=alike)


class Phrase(NamedTuple):
    """A sentence that belongs to something, and how much it counts."""

    of: str
    text: str
    weight: float = 1.0


class PhraseMatch(NamedTuple):
    """A phrase that was found, how well it fits, and the words that it has in common with the question."""

    phrase: Phrase
    score: float
    terms: frozenset[str]


class PhraseIndex:
    """Phrases of one language, ready to be searched. A word that is rare among them counts for more."""

    def __init__(self, phrases: Iterable[Phrase], language: str) -> None:
        self._tongue = tongue(language)
        self._phrases = [(phrase, frozenset(self._tongue.terms(phrase.text))) for phrase in phrases]
        often = Counter(term for _, terms in self._phrases for term in terms)
        self._rarity = {term: log(1 + len(self._phrases) / count) for term, count in often.items()}
        self._whole = [sum(map(self._rarity.__getitem__, terms)) for _, terms in self._phrases]
        self._under: dict[str, list[int]] = {}
        for number, (_, terms) in enumerate(self._phrases):
            for term in terms:
                self._under.setdefault(term, []).append(number)

    def search(self, text: str, *, unfinished: bool = False) -> list[PhraseMatch]:
        """The phrases that share a word with a text, the best first; its last word may be unfinished."""
        asked = self._tongue.terms(text)
        wanted = dict.fromkeys(asked, 1.0)
        if unfinished and asked and len(asked[-1]) >= FRAGMENT and asked[-1] not in self._rarity:
            wanted |= dict.fromkeys(self._begun(asked[-1]), BEGUN)
        numbers = {number for term in wanted for number in self._under.get(term, ())}
        matches = [self._match(number, wanted) for number in numbers]
        return sorted(matches, key=lambda match: (-match.score, match.phrase.text))

    def _begun(self, fragment: str) -> Iterator[str]:
        """The words that begin like this, those behind which others stand included."""
        yield from (term for term in self._rarity if term.startswith(fragment))
        yield from (
            meant
            for stems, meant in self._tongue.alike.items()
            if stems[0].startswith(fragment) and meant in self._rarity
        )

    def _match(self, number: int, wanted: Mapping[str, float]) -> PhraseMatch:
        phrase, terms = self._phrases[number]
        shared = terms & wanted.keys()
        heard = sum(wanted[term] * self._rarity[term] for term in shared)
        return PhraseMatch(phrase, phrase.weight * heard * sqrt(heard / self._whole[number]), shared)


def best_of(matches: Sequence[PhraseMatch]) -> dict[str, list[PhraseMatch]]:
    """The matches of each thing, the best thing first."""
    things: dict[str, list[PhraseMatch]] = {}
    for match in matches:
        things.setdefault(match.phrase.of, []).append(match)
    return things
