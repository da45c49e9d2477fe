"""The Definitions: the terms of each edition in a few own words, and where the program computes them."""

from functools import cache

from msgspec import Struct

from arbitro.book.edition import ALL, Edition
from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.book.shelf import read, text_of

FILE = "definitions.toml"


class Definition(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A term as these editions define it; the same term may have another definition in another edition.

    Its name and its meaning stand in every language: `define("honour", E2017).meaning["it"]`.
    """

    term: str
    name: dict[str, str]
    meaning: dict[str, str]
    editions: tuple[Edition, ...] = ALL
    carried_by: str = ""  # module:name of the value or function that computes it; empty if nothing can


def define(term: str, edition: Edition) -> Definition:
    """The definition of a term in an edition."""
    try:
        return _by_term()[term, edition]
    except KeyError:
        known = " ".join(t for t, e in _by_term() if e is edition)
        raise refuse("unknown-term", found=f"{term} ({edition})", expected=known) from None


@cache
def definitions() -> tuple[Definition, ...]:
    """All definitions, by term."""
    return read_definitions(text_of(FILE))


@cache
def _by_term() -> dict[tuple[str, Edition], Definition]:
    return {(d.term, edition): d for d in definitions() for edition in d.editions}


class _Definitions(Struct, forbid_unknown_fields=True):
    definition: list[Definition]


def read_definitions(text: str) -> tuple[Definition, ...]:
    """The definitions from their file; a term is defined once in an edition."""
    definitions = tuple(read(text, _Definitions, file=FILE).definition)
    seen: set[tuple[str, Edition]] = set()
    problems = []
    for definition in definitions:
        for edition in definition.editions:
            if (definition.term, edition) in seen:
                problems.append(Problem("term-twice", Place(file=FILE), f"{definition.term} ({edition})"))
            seen.add((definition.term, edition))
    if problems:
        raise ProblemsFound(problems)
    return definitions
