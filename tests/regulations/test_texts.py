"""What every paragraph of the regulations says: complete, with the figures of the pack, in our own words."""

import re
from collections.abc import Iterator
from fractions import Fraction

import pytest

from arbitro.book import E2017, contents
from arbitro.regulations import load
from arbitro.regulations.coverage import OF, listed, paragraphs
from arbitro.regulations.texts import BRACED, FIGURE, figure, paragraph_texts
from arbitro.words import LANGUAGES
from arbitro.words.packs import marked_paragraph, paragraph_text
from tests.book.test_texts import LONGEST, SEEDS, copied
from tests.gather import gathered

LONGER = LONGEST + 200  # an appendix may regulate in one paragraph what a law has in ten clauses

# Figures of the pack that its source does not print, or that it has twice.
NOT_PRINTED = {
    "scoring.bam.alone",
    "systems.notrump_span",
    "systems.brown_sticker.weak_two",
    "systems.category_3.most_systems",
    "systems.category_4.most_systems",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_has_its_text(language: str) -> None:
    texts = paragraph_texts(language)
    assert list(texts) == list(listed())
    with gathered() as trying:
        for article in texts:
            with trying(language, article):
                said = paragraph_text(article, language)
                assert len(said) <= LONGER, f"{len(said)} characters"
                assert said[0].isupper()
                assert said.endswith(".")
                assert not re.search(r"\s{2}|[\"'{}]", said), "a double space, typewriter quotes, or a brace"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_citation_leads_somewhere(language: str) -> None:
    with gathered() as trying:
        for article in listed():
            for cited in BRACED.findall(marked_paragraph(article, language)):
                with trying(language, article, cited):
                    assert cited != article
                    assert cited in (listed() if cited[0].isalpha() else contents(E2017))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_is_taken_from_the_pack(language: str) -> None:
    """No digit stands in a text but by a key; every key of a paragraph that has a figure is in its text."""
    with gathered() as trying:
        for paragraph in paragraphs():
            text = paragraph_texts(language)[paragraph.article]
            with trying(language, paragraph.article):
                assert not re.search(r"\d", BRACED.sub("", text)), text
                named = [match["key"] for braced in BRACED.findall(text) if (match := FIGURE.fullmatch(braced))]
                for key in set(paragraph.keys) - NOT_PRINTED:
                    if any(_figures(_setting(key))):
                        assert any(f"{name}.".startswith(f"{key}.") for name in named), key


def _setting(key: str) -> object:
    return next(setting.written for (name, _), setting in load(OF).settings.items() if name == key)


def _figures(value: object) -> Iterator[object]:
    """Numbers, shares and percentages, wherever in a value they stand."""
    if isinstance(value, list):
        for item in value:
            yield from _figures(item)
    elif not isinstance(value, bool) and re.fullmatch(r"[\d./]+%?", str(value)):
        yield str(value)


def test_the_languages_give_the_same_figures_and_citations() -> None:
    with gathered() as trying:
        for article in listed():
            first, *others = (sorted(BRACED.findall(paragraph_texts(language)[article])) for language in LANGUAGES)
            with trying(article):
                assert all(other == first for other in others), [sorted({*first} ^ {*other}) for other in others]


@pytest.mark.parametrize(
    ("braced", "expected"),
    [
        ("time.late.pair", "10%"),
        ("time.late.team_vp", "0.2"),
        ("substitution.final_more_sessions", "2/3"),
        ("scoring.fouled.small_groups.2.1", "60%"),
        ("seating.at_fault*20", "7"),  # the printed 7 - 7
        ("seating.no_fault*20", "10"),  # and 10 - 10
        ("60/time.board", "8"),  # boards an hour
        ("time.screens.teams_more*60", "30"),  # seconds
        ("art. 4.3", None),
        ("27B1(a)", None),
    ],
)
def test_figures_are_read_and_reckoned(braced: str, expected: str | None) -> None:
    assert figure(braced) == expected


def test_a_third_of_a_draw_is_what_is_printed() -> None:
    """3.5 victory points: a third of 10 to the nearest half."""
    share, unit = (Fraction(figure(f"seating.{name}") or 0) for name in ("penalty", "penalty_unit"))
    assert round(share * 10 / unit) * unit == Fraction("3.5")


def test_figures_are_written_as_each_language_does() -> None:
    assert "7.5 minutes" in paragraph_text("art. 8.1(a)", "en")
    assert "7,5 minuti" in paragraph_text("art. 8.1(a)", "it")
    assert "1♣" in paragraph_text("appendix 1.5", "ro")


@pytest.mark.skipif(not SEEDS.is_dir(), reason="the sources are not here")
def test_the_texts_are_in_our_own_words() -> None:
    """The source is Italian: no run of eight words of it stands in a text."""
    with gathered() as trying:
        for article in listed():
            with trying(article):
                assert not copied(paragraph_text(article, "it"), "it")
