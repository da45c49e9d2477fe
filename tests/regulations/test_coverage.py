"""Every paragraph of the supplementary regulations is carried out, or says why it is not."""

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.laws.case.procedure import procedures
from arbitro.laws.study.coverage import resolve
from arbitro.regulations import load
from arbitro.regulations.coverage import OF, ParagraphStanding, is_under, listed, paragraphs, place
from arbitro.words import LANGUAGES
from arbitro.words.packs import say_carried, say_title
from tests.regulations.coverage_table import PAGE, page

ARTICLES = [
    "3",
    "4",
    "5",
    "8",
    "12",
    "13",
    "16",
    "18",
    "20",
    "25",
    "27",
    "43",
    "64",
    "70",
    "74",
    "76",
    "78",
    "79",
    "80",
    "81",
    "87",
    "92-93",
]
ELSEWHERE = {"Code of Practice 2000", "Italian code of 2007, 16B1(b)"}  # sources that are not in these regulations


def test_no_paragraph_is_missing() -> None:
    assert [one.article for one in paragraphs() if one.standing is ParagraphStanding.MISSING] == []


def test_every_article_and_every_appendix_is_listed() -> None:
    wanted = [f"art. {number}" for number in ARTICLES] + [f"appendix {number}" for number in range(1, 8)]
    for article in wanted:
        assert paragraphs(article), article


@pytest.mark.parametrize("article", listed())
def test_what_carries_a_paragraph_exists(article: str) -> None:
    events = {what for what, _ in procedures()}
    for name in listed()[article].by:
        assert callable(resolve(name)) if ":" in name else name in events, name


def test_a_paragraph_that_nothing_carries_has_a_reason() -> None:
    reasons = {one.reason for one in paragraphs() if one.standing is ParagraphStanding.NOT_EXECUTABLE}
    assert reasons == {"conduct", "organisation"}


def test_every_source_of_the_pack_is_one_of_the_paragraphs() -> None:
    sources = {setting.source for setting in load(OF).settings.values() if setting.pack == OF}
    assert {source for source in sources if place(source) is None} == ELSEWHERE


def test_every_key_of_the_pack_is_under_the_paragraph_that_it_comes_from() -> None:
    pack = load(OF)
    shown = {(one.article, key) for one in paragraphs() for key in one.keys}
    for (key, _), setting in pack.settings.items():
        if setting.pack == OF and setting.source not in ELSEWHERE:
            assert any(is_under(setting.source, article) for article, one in shown if one == key), key


@pytest.mark.parametrize(
    ("source", "article", "under"),
    [
        ("art. 8.3(a)1", "art. 8.3", True),
        ("art. 8.3", "art. 8.3", True),
        ("art. 80.1", "art. 8", False),
        ("art. 8.1(b)1", "art. 8", True),
        ("appendix 1.2.4(a)", "appendix 1.2", True),
        ("art. 8", "art. 8.3", False),
    ],
)
def test_parts_of_a_paragraph_are_under_it(source: str, article: str, under: bool) -> None:
    assert is_under(source, article) is under


def test_an_unknown_article_is_told_with_those_that_are_near() -> None:
    with pytest.raises(ProblemsFound) as caught:
        paragraphs("art. 8.9")
    (problem,) = caught.value.problems
    assert (problem.kind, problem.found) == ("unknown-article", "art. 8.9")
    assert "art. 8" in problem.expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_and_reasons_are_there_in_every_language(language: str) -> None:
    titles = [say_title(one.article, language) for one in paragraphs()]
    assert all(titles)
    assert all(say_carried(one, language) for one in paragraphs())


def test_the_committed_table_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.regulations.coverage_table"
