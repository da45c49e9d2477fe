"""The pocket book: every clause of an edition, links that lead somewhere, on paper and as one page."""

import re
import sys
from html import unescape
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from arbitro.answers.pocket import PocketBook, pocket_book, pocket_page
from arbitro.book import E1997, E2007, E2017, Edition, contents, text
from arbitro.book.contents import LAWS
from arbitro.paper import pdf
from arbitro.words.titles import say_law
from tests.cli.terminal import arbitro

A5 = (148, 210)  # millimetres
INCH = 25.4


@pytest.fixture(scope="module", params=[(E2017, "en"), (E2007, "it"), (E1997, "ro")], ids=str)
def book(request: pytest.FixtureRequest) -> PocketBook:
    edition, language = request.param
    return pocket_book(edition, language)


def test_the_page_has_every_clause_in_its_place(book: PocketBook) -> None:
    page = pocket_page(book)
    edition = Edition(book.edition)
    shown = dict(re.findall(r'id="([^"]+)"><p><b>[^<]*</b> (.*?)</p>', page))
    assert list(shown) == [str(clause) for clause in contents(edition)]
    for clause, said in shown.items():
        assert unescape(re.sub("<[^>]*>", "", said)) == text(clause, edition, book.language), clause


def test_every_link_of_the_page_leads_somewhere(book: PocketBook) -> None:
    page = pocket_page(book)
    ids = re.findall(r'id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert {unescape(to) for to in re.findall(r'href="#([^"]+)"', page)} <= set(ids)
    assert "src=" not in page


def test_every_answer_of_a_chart_leads_to_another_step_or_to_a_ruling(book: PocketBook) -> None:
    charts = [chart for part in book.parts for law in part.laws for chart in law.charts]
    assert charts
    for chart in charts:
        assert chart.steps, chart.title
        for number, step in enumerate(chart.steps, 1):
            for way in step.ways:
                assert bool(way.to) != bool(way.ruling), chart.title
                assert number != way.to <= len(chart.steps), chart.title


def test_a_chart_names_the_situations_of_its_forks(book: PocketBook) -> None:
    for chart in (chart for part in book.parts for law in part.laws for chart in law.charts):
        named = {name for name, _ in chart.cases}
        forks = [step for step in chart.steps if step.ways and not step.clause]
        assert bool(named) == bool(forks), chart.title
        for step in forks:
            assert {name for way in step.ways for name in way.answer.split(", ")} <= named, chart.title


def test_the_pdf_is_small_and_names_every_law() -> None:
    """Of one edition and language: what is on it is the same value."""
    reader = PdfReader(BytesIO(pdf("book", pocket_book(E2007, "it"))))
    size = reader.pages[0].mediabox
    assert (round(size.width * INCH / 72), round(size.height * INCH / 72)) == A5
    named = [entry.title for entry in _flat(reader.outline)]
    assert [f"{number} {say_law(str(number), E2007, 'it')}" for number in LAWS] == [t for t in named if t[0].isdigit()]
    assert "Indice analitico" in named
    place = reader.get_destination_page_number(next(e for e in _flat(reader.outline) if e.title.startswith("27 ")))
    assert place is not None
    shown = " ".join((reader.pages[place].extract_text() + reader.pages[place + 1].extract_text()).split())
    assert "27B1(a)" in shown


def _flat(outline: Any) -> list[Any]:
    return [entry for item in outline for entry in (_flat(item) if isinstance(item, list) else [item])]


def test_without_typst_the_command_says_which_extra_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    result = arbitro("laws", "book", "-o", str(tmp_path / "book.pdf"))
    assert result.exit_code == 2
    assert "arbitro[paper]" in result.output + result.stderr
    assert not list(tmp_path.iterdir())


def test_a_file_that_is_neither_is_refused(tmp_path: Path) -> None:
    result = arbitro("laws", "book", "-o", str(tmp_path / "book.txt"))
    assert result.exit_code == 2
    assert ".pdf" in result.stderr
