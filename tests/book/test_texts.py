"""What every clause says: complete, in the words of its edition, and in our own."""

import re
from functools import cache
from pathlib import Path

import pytest

from arbitro.book import (
    ALL,
    E1997,
    E2007,
    E2017,
    Clause,
    DutyWord,
    Edition,
    ProblemsFound,
    contents,
    counterparts,
    duty_of,
)
from arbitro.book.contents import LAWS
from arbitro.book.texts import CITATION, marked, text, written
from arbitro.scoring.imps import BANDS
from arbitro.words import LANGUAGES
from tests.gather import gathered

LONGEST = 700  # characters: three sentences that can be read aloud
SEEDS = Path(__file__).parents[3] / "shared" / "seeds"
RUN = 8  # words in a row that stand in a source

# How each language grades a duty, as the introductions of the codes translate it.
DUTIES = {
    "en": {"may": "may", "should": "should", "shall": "shall", "must": "must", "not": "not|no|nobody|never|nothing"},
    "it": {
        "may": "può|possono|puoi|potrà",
        "should": "dovrebb",
        "shall": "dovrà|dovranno|deve|devono",
        "must": "deve|devono|obblig",
        "not": "non|nessun|nessuno|nessuna|né|mai|nulla|senza",
    },
    "ro": {
        "may": "poate|pot|poți",
        "should": "ar trebui",
        "shall": "va|vor|trebuie",
        "must": "trebuie|obligat",
        "not": "nu|nici|niciun|nicio|nimeni|nimic|fără",
    },
}

# Names of things and fixed formulas that a text cannot avoid.
FIXED: dict[str, tuple[str, ...]] = {"it": (), "ro": ()}


def clauses(edition: Edition) -> list[Clause]:
    return [entry.clause for law in LAWS for entry in contents(edition).law(law)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ALL)
def test_every_clause_of_every_edition_has_its_text(edition: Edition, language: str) -> None:
    """With citations that lead to a clause of the same edition, and short enough to be read aloud."""
    with gathered() as trying:
        for clause in clauses(edition):
            with trying(language, edition, clause):
                said = marked(clause, edition, language)
                for cited in CITATION.findall(said):
                    assert cited in contents(edition), f"{cited} is no clause of {edition}"
                    assert cited != clause.text, "a text that cites itself"
                assert len(said) <= LONGEST, f"{len(said)} characters"
                assert said[0].isupper() or not said[0].isalpha()
                assert said.endswith((".", ":"))
                assert not re.search(r"\b(1997|2007|2017)\b|\s{2}|[\"']", said), (
                    "a year, a double space, or typewriter quotes"
                )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_uses_the_word_of_duty_of_its_clause(language: str) -> None:
    words = DUTIES[language]
    with gathered() as trying:
        for edition in ALL:
            for clause in clauses(edition):
                if (duty := duty_of(clause, edition)) in (None, DutyWord.DOES):
                    continue
                with trying(language, edition, clause):
                    said = text(clause, edition, language).casefold()
                    word, _, negative = duty.value.partition("_")
                    assert re.search(rf"\b({words[word]})", said), f"nothing of {duty.value} in: {said}"
                    assert not negative or re.search(rf"\b({words['not']})\b", said), f"no negation in: {said}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_written_twice_or_for_nobody(language: str) -> None:
    """An older edition writes what it says otherwise; every text belongs to a clause of its edition, in book order."""
    with gathered() as trying:
        for law in LAWS:
            tables = written(law, language)
            with trying(language, law):
                assert list(tables) == sorted(tables, reverse=True), "the newest edition first"
                assert set(tables) <= set(map(str, ALL))
            for edition in ALL:
                said = tables.get(str(edition), {})
                with trying(language, law, edition):
                    numbers = [Clause(number) for number in said]
                    assert numbers == sorted(numbers), "not in the order of the book"
                    assert all(clause in contents(edition) and clause.law == law for clause in numbers)
                for clause in () if edition is E2017 else map(Clause, said):
                    newer = ALL[ALL.index(edition) + 1]
                    if counterparts(clause, edition, newer) == (clause,):
                        with trying(language, edition, clause):
                            assert said[clause.text] != marked(clause, newer, language), "as in the next edition"


@cache
def runs() -> frozenset[tuple[str, ...]]:
    return frozenset(run for source in sorted(SEEDS.glob("*.txt")) for run in _runs(source.read_text(encoding="utf-8")))


def _runs(prose: str) -> set[tuple[str, ...]]:
    words = re.findall(r"\w+", prose.casefold().replace("ş", "ș").replace("ţ", "ț"))
    return {tuple(words[at : at + RUN]) for at in range(len(words) - RUN + 1)}


def copied(said: str, language: str) -> str:
    """The first run of eight words that stands in a source."""
    allowed = {run for formula in FIXED[language] for run in _runs(formula)}
    return " ".join(min((_runs(said) & runs()) - allowed, default=()))


@pytest.mark.skipif(not SEEDS.is_dir(), reason="the sources are not here")
@pytest.mark.parametrize("language", ["it", "ro"])
def test_the_texts_are_in_our_own_words(language: str) -> None:
    """No run of eight words stands in a source."""
    with gathered() as trying:
        for law in LAWS:
            for edition, texts in written(law, language).items():
                for clause, said in texts.items():
                    with trying(language, edition, clause):
                        assert not copied(CITATION.sub(r"\1", said), language)


# Law 77 as printed: tricks; game and partscore; slams; contract and overtricks doubled; undertricks, then doubled.
SCORES = [20, 30, 40, 30, 100, 300, 500, 50, 500, 750, 1000, 1500, 50, 100, 100, 200, 50, 100, 100, 200, 300, 200, 300]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ALL)
def test_the_scales_are_read_out_with_their_figures(edition: Edition, language: str) -> None:
    def figures(clause: str) -> list[int]:
        return [int(figure) for figure in re.findall(r"\d+", CITATION.sub("", marked(clause, edition, language)))]

    bands = [figure for points, band in enumerate(BANDS, 1) for figure in (points, band)]
    assert figures("77") == SCORES
    assert figures("78B") == ([0, 10, *bands] if edition is E2017 else bands)


def test_a_clause_that_moved_is_found_and_renumbered() -> None:
    assert "16D" in text("27B1(a)", E2007)
    assert "31" in text("27C", E1997)  # 27A2 of 2007
    assert text("27D", E2007).replace("12B1", "") == text("27D", E2017).replace("12B1", "")


def test_a_clause_that_an_edition_does_not_have_is_a_problem() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        text("27B4", E1997)
    assert trouble.value.problems[0].kind == "unknown-clause"
