"""The pages say nothing that is not in the catalogues, and no message of theirs is left over."""

import re
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

from arbitro.words import LANGUAGES
from tests.words.test_words import entries

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
    ids = entries(language)
    assert [one for one in sorted(said()) if not any(fnmatchcase(id, one) for id in ids)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_pages_is_left_over(language: str) -> None:
    ids = [id for id in entries(language) if id.startswith(PREFIX)]
    assert len(ids) > 100
    assert [id for id in ids if not any(fnmatchcase(id, one) for one in said())] == []
