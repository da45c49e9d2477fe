"""The pages say nothing that is not in the catalogues, and no message of theirs is left over."""

import re
from functools import cache
from pathlib import Path

import pytest

from arbitro.words import LANGUAGES
from tests.words.test_words import any_of, entries, without_words

PAGES = Path(__file__).parents[2] / "web/src"
PREFIX = "web-"
ID = re.compile(r"""(["'`])(web-(?:[\w-]|\$\{(?:[^{}]|\{[^{}]*\})*\})+)\1""")
FILLED_IN = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")


@cache
def said() -> frozenset[str]:
    """The ids that the pages ask for; `*` for what they fill in."""
    texts = (path.read_text(encoding="utf-8") for path in PAGES.rglob("*") if path.suffix in {".ts", ".svelte"})
    return frozenset(FILLED_IN.sub("*", id) for text in texts for _, id in ID.findall(text))


def test_the_search_finds_plain_ids_and_filled_in_ones() -> None:
    assert "web-home" in said()
    assert "web-role-*" in said()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_pages_say_has_words(language: str) -> None:
    assert without_words(said(), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_pages_is_left_over(language: str) -> None:
    ids = [id for id in entries(language) if id.startswith(PREFIX)]
    assert len(ids) > 100
    asked = any_of(said())
    assert [id for id in ids if not asked.search(id)] == []
