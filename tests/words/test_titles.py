"""Every clause of every edition has a title in every language."""

import re

import pytest

from arbitro.answers.library import laws_reply
from arbitro.book.contents import contents
from arbitro.book.edition import ALL, E2017
from arbitro.words import LANGUAGES
from arbitro.words.titles import clause_title, translated

ENGLISH = tuple(
    dict.fromkeys(
        entry.title for edition in reversed(ALL) for entry in contents(edition).entries.values() if entry.clause.depth
    )
)
OTHERS = tuple(language for language in LANGUAGES if language != "en")
NAMES = {"it": {"Regulating authority"}, "ro": set[str]()}  # what the translators of the code left in English
other_language = pytest.mark.parametrize("language", OTHERS)


@other_language
def test_every_title_is_translated_and_none_is_left_over_in_the_order_of_the_book(language: str) -> None:
    assert tuple(translated(language)) == ENGLISH


@other_language
def test_no_title_stays_english(language: str) -> None:
    same = {english for english, said in translated(language).items() if said.casefold() == english.casefold()}
    assert same == NAMES[language]


@other_language
def test_different_titles_of_one_law_stay_different(language: str) -> None:
    for edition in ALL:
        for law in range(1, 94):
            clauses = [entry.clause for entry in contents(edition).law(law)[1:]]
            english = {clause_title(clause, edition) for clause in clauses}
            assert len({clause_title(clause, edition, language) for clause in clauses}) == len(english), (edition, law)


@other_language
def test_titles_are_written_as_titles(language: str) -> None:
    for said in translated(language).values():
        assert said == " ".join(said.split())
        assert said[0].isupper(), said
        assert not said.endswith((".", ":", ";", ",")), said
        assert "'" not in said, said
        assert not re.search(r"[\[\]{}|\"]", said), said


def test_romanian_is_written_with_commas_below() -> None:
    assert not [said for said in translated("ro").values() if re.search("[şţŞŢ]", said)]


@pytest.mark.parametrize(
    ("language", "text", "clause"),
    [
        ("en", "balance of probabilities", "85A1"),
        ("it", "prevalenza", "85A1"),
        ("ro", "balanța probabilităților", "85A1"),
    ],
)
def test_a_clause_is_found_by_the_words_of_its_title(language: str, text: str, clause: str) -> None:
    first, *_ = laws_reply(E2017, text, language).found
    assert (first.kind, first.clause) == ("clause", clause)
