"""Terms of the Definitions marked in a text, `a {~penalty-card|penalty card} stays`; bent words go by their stems."""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from msgspec import Struct

from arbitro.answers.search import Tongue, tongue
from arbitro.book.definitions import definitions
from arbitro.book.edition import Edition
from arbitro.book.writing import folded

WORD = re.compile(r"[^\W\d_]+")
CITED = re.compile(r"\{[^{}]*\}")


class SaidTerm(Struct, frozen=True):
    """A term of the Definitions."""

    id: str
    term: str
    meaning: str


class _Words(NamedTuple):
    """The words of a term as they are compared."""

    id: str
    stems: tuple[str, ...]


@cache
def said_terms(edition: Edition, language: str) -> tuple[SaidTerm, ...]:
    """The Definitions of an edition, in the order of the language."""
    said = (SaidTerm(d.term, d.name[language], d.meaning[language]) for d in definitions() if edition in d.editions)
    return tuple(sorted(said, key=lambda said: folded(said.term)))


def with_terms(text: str, edition: Edition, language: str) -> str:
    """The text with each of its terms marked where it first stands; what it cites stays as it is."""
    marked, at, seen = "", 0, set[str]()
    for start, end, id in _found(text, edition, language):
        if id not in seen:
            seen.add(id)
            marked += f"{text[at:start]}{{~{id}|{text[start:end]}}}"
            at = end
    return marked + text[at:]


def terms_in(text: str, edition: Edition, language: str) -> tuple[str, ...]:
    """The terms that stand in a text, by their ids."""
    return tuple(dict.fromkeys(id for _, _, id in _found(text, edition, language)))


def _found(text: str, edition: Edition, language: str) -> Iterator[tuple[int, int, str]]:
    """Where a term begins and ends, from left to right; of several that begin alike the longest."""
    speech, terms = tongue(language), _terms(edition, language)
    plain = CITED.sub(lambda cited: " " * len(cited[0]), text)
    words = [(word.start(), word.end(), _stem(word[0], speech)) for word in WORD.finditer(plain)]
    at = 0
    while at < len(words):
        for term in terms.get(words[at][2], ()):
            beside = words[at : at + len(term.stems)]
            if tuple(stem for _, _, stem in beside) == term.stems:
                yield beside[0][0], beside[-1][1], term.id
                at += len(term.stems)
                break
        else:
            at += 1


@cache
def _terms(edition: Edition, language: str) -> dict[str, tuple[_Words, ...]]:
    """Terms by the stem of their first word, the longest first."""
    speech = tongue(language)
    terms: dict[str, list[_Words]] = {}
    for said in said_terms(edition, language):
        stems = tuple(_stem(word, speech) for word in WORD.findall(said.term))
        terms.setdefault(stems[0], []).append(_Words(said.id, stems))
    return {first: tuple(sorted(alike, key=lambda term: -len(term.stems))) for first, alike in terms.items()}


def _stem(word: str, speech: Tongue) -> str:
    return speech.stem(folded(word))
