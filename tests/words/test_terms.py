"""One word for one thing: no language uses a word for which its laws, its federation or our voice has another one."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from arbitro.words import LANGUAGES, catalogue

PLACEHOLDER = re.compile(r"\{ ?\$[\w-]+ ?(?:->|\})|\{ ?\"[^\"]*\" ?\}")
KEY = re.compile(r"^\s*\*?\[\w+\] ", re.MULTILINE)


class Term(NamedTuple):
    """A word that must not be used, what is said instead, where, and the exceptions with their reasons."""

    language: str
    pattern: str
    say: str
    when: str
    at: str
    exceptions: dict[str, str]

    def found(self) -> Iterator[str]:
        """The messages that have it."""
        whole = rf"(?<!\w)(?:{self.pattern})(?!\w)"
        word = re.compile(self.pattern if self.pattern.startswith(" ") else whole, re.IGNORECASE)
        for id, text in catalogue(self.language).items():
            in_english = re.search(self.when, spoken(catalogue("en").get(id, ""))) if self.when else True
            if in_english and re.search(self.at, id) and word.search(spoken(text)):
                yield id


def spoken(text: str) -> str:
    """What is said, without the names of arguments and variants."""
    return PLACEHOLDER.sub("…", KEY.sub("", text))


def terms() -> list[Term]:
    data = tomllib.loads(Path(__file__).with_name("terms.toml").read_text(encoding="utf-8"))
    return [
        Term(language, word, term["say"], term.get("when", ""), term.get("at", ""), term.get("except", {}))
        for language, words in data.items()
        for word, term in words.items()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_second_word_for_the_same_thing(language: str) -> None:
    found = [
        f"{id}: {term.pattern} (say {term.say})"
        for term in terms()
        if term.language == language
        for id in term.found()
        if id not in term.exceptions
    ]
    assert found == []


def test_every_exception_is_one() -> None:
    idle = [(term.pattern, id) for term in terms() for id in term.exceptions if id not in set(term.found())]
    assert idle == []
