"""The Definitions, in every language, and what carries them."""

import csv
import re
from importlib import import_module

import pytest

from arbitro.book import ALL, E1997, E2007, E2017, Definition, Edition, ProblemsFound, define, definitions
from arbitro.book.definitions import read_definitions
from arbitro.words import LANGUAGES
from tests.book.test_texts import SEEDS, copied
from tests.gather import gathered

GLOSSARY = SEEDS.parent / "spec" / "glossary.csv"
CARRIED = [definition for definition in definitions() if definition.carried_by]


@pytest.mark.parametrize("definition", CARRIED, ids=lambda d: f"{d.term}-{d.editions[0]}")
def test_what_a_definition_names_as_its_carrier_exists(definition: Definition) -> None:
    module, _, path = definition.carried_by.partition(":")
    found: object = import_module(module)
    for name in path.split("."):
        found = getattr(found, name)
    assert found is not None


@pytest.mark.parametrize(
    ("term", "editions"),
    [
        ("convention", [E1997]),
        ("artificial-call", [E2007, E2017]),
        ("revoke", [E1997]),
        ("misinformation", [E2017]),
        ("presumed-declarer", [E2017]),
        ("faced-card", [E2017]),
        ("unintended", [E2007, E2017]),
        ("withdrawn", [E2007, E2017]),
        ("extraneous", [E2007, E2017]),
        ("sorted-deck", [E2007, E2017]),
        ("play-period", [E2007, E2017]),
        ("honour", [E1997, E2007, E2017]),
        ("psychic-call", [E1997, E2007, E2017]),
    ],
)
def test_which_editions_define_a_term(term: str, editions: list[Edition]) -> None:
    assert [e for d in definitions() for e in d.editions if d.term == term] == editions
    for edition in ALL:
        if edition in editions:
            assert define(term, edition).term == term
        else:
            with pytest.raises(ProblemsFound, match="unknown-term"):
                define(term, edition)


@pytest.mark.parametrize("term", ["irregularity", "penalty", "rectification", "adjusted-score"])
def test_a_term_whose_sense_changed_after_1997_has_two_definitions(term: str) -> None:
    assert define(term, E1997).meaning != define(term, E2007).meaning
    assert define(term, E2007) == define(term, E2017)


def test_terms_are_ids_in_order_and_meanings_are_no_sentences() -> None:
    terms = [definition.term for definition in definitions()]
    assert terms == sorted(terms)
    for definition in definitions():
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", definition.term)
        assert set(definition.name) == set(definition.meaning) == set(LANGUAGES)
        for meaning in definition.meaning.values():
            assert meaning[0].isupper(), meaning
            assert re.fullmatch(r"[^\"']+[^.\s]", meaning), meaning
        assert list(definition.editions) == sorted(set(definition.editions))


@pytest.mark.skipif(not SEEDS.is_dir(), reason="the sources are not here")
@pytest.mark.parametrize("language", ["it", "ro"])
def test_meanings_are_in_our_own_words(language: str) -> None:
    with gathered() as trying:
        for definition in definitions():
            with trying(definition.term):
                assert not copied(definition.meaning[language], language)


@pytest.mark.skipif(not GLOSSARY.is_file(), reason="the glossary is not here")
@pytest.mark.parametrize("language", ["it", "ro"])
def test_a_term_has_the_name_that_the_glossary_gives_it(language: str) -> None:
    with GLOSSARY.open(encoding="utf-8") as file:
        official = {row["term_en"].partition(" (")[0]: row[f"term_{language}"] for row in csv.DictReader(file)}
    named = [definition for definition in definitions() if definition.name["en"] in official]
    assert len({definition.term for definition in named}) > 50
    with gathered() as trying:
        for definition in named:
            with trying(definition.term):
                bare = official[definition.name["en"]].partition(" (")[0]
                assert definition.name[language] == bare.replace("'", "’")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ALL)
def test_no_two_terms_of_an_edition_have_the_same_name(edition: Edition, language: str) -> None:
    names = [definition.name[language] for definition in definitions() if edition in definition.editions]
    assert len(names) == len(set(names))


def test_a_term_defined_twice_in_an_edition_is_a_problem() -> None:
    once = '[[definition]]\nterm = "bid"\nname.en = "bid"\nmeaning.en = "A bid"\n'
    assert read_definitions(once)[0].editions == ALL
    with pytest.raises(ProblemsFound) as trouble:
        read_definitions(once + once + "editions = [2017]\n")
    assert [(p.kind, p.found) for p in trouble.value.problems] == [("term-twice", "bid (2017)")]
