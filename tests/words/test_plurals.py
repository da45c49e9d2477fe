"""Romanian says `20 de etuiuri`: from twenty on a number has its preposition before a plural noun."""

import re
from collections.abc import Iterator

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from arbitro.words import catalogue

COUNTED = frozenset(
    [
        "etuiuri",
        "runde",
        "mese",
        "minute",
        "secunde",
        "puncte",
        "echipe",
        "perechi",
        "jucători",
        "concurenți",
        "rezultate",
        "done",
        "ore",
        "decizii",
        "membri",
        "fapte",
        "evenimente",
        "intrări",
        "copii",
        "locuri",
        "poziții",
        "înscrieri",
        "persoane",
        "meciuri",
        "concursuri",
        "linii",
        "reguli",
        "probleme",
        "întrebări",
        "răspunsuri",
        "mesaje",
        "fișiere",
        "setări",
        "scoruri",
        "caractere",
        "litere",
        "octeți",
        "zile",
        "luni",
        "apeluri",
        "chemări",
        "mâini",
    ]
)
"""Nouns that the program counts beyond nineteen; not tricks and cards of a hand."""

_NOUN = re.compile(r"^ (de )?([a-zăâîșț]+)")


def test_a_number_of_twenty_or_more_has_its_preposition() -> None:
    bare = [id for id, text in catalogue("ro").items() if any(_bare(id, text))]
    assert bare == []


def _bare(id: str, text: str) -> Iterator[str]:
    """The nouns that stand directly behind a number that may be twenty."""
    entry = FluentParser().parse_entry(f"{id} = {text}\n")
    assert isinstance(entry, fluent.Message), id
    assert entry.value is not None
    yield from _in(entry.value, {})


def _in(pattern: fluent.Pattern, chosen: dict[str, str]) -> Iterator[str]:
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, fluent.Placeable):
            continue
        match element.expression:
            case fluent.SelectExpression(selector=fluent.VariableReference(id=name), variants=variants):
                for variant in variants:
                    key = getattr(variant.key, "name", None) or getattr(variant.key, "value", "")
                    yield from _in(variant.value, {**chosen, name.name: str(key)})
            case fluent.VariableReference(id=name) if isinstance(after, fluent.TextElement):
                noun = _NOUN.match(after.value)
                small = chosen.get(name.name) in ("one", "few") or chosen.get(name.name, "").isdigit()
                if noun and noun[2] in COUNTED and not noun[1] and not small:
                    yield noun[2]
