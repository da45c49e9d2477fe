"""Sheets: what people wrote is text, every letter is drawn, and the same data give the same document."""

import shutil
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from arbitro.paper import pdf, pictures, press
from arbitro.words import LANGUAGES, catalogue

TEMPLATE = """#import "base.typ": *
#show: sheet.with(font: serif)
#data.name
#pagebreak()
#set text(font: sans)
#data.name
"""
HOSTILE = '#pagebreak() *bold* $x$ \\ <label> @cite = heading [box] // `raw` "quoted"'
LETTERS = "♠♥♦♣ ăâîșț ĂÂÎȘȚ àèéìòù łąż žščř Đõöüß Жяї Αλ ½−–’“”„"


@pytest.fixture
def template(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    shutil.copy(press.SHEETS / "base.typ", tmp_path)
    (tmp_path / "name.typ").write_text(TEMPLATE, encoding="utf-8")
    monkeypatch.setattr(press, "SHEETS", tmp_path)
    return "name"


@pytest.mark.parametrize("name", [HOSTILE, LETTERS])
def test_what_people_wrote_is_printed_as_they_wrote_it(template: str, name: str) -> None:
    pages = PdfReader(BytesIO(pdf(template, {"name": name}))).pages
    assert [" ".join(page.extract_text().split()) for page in pages] == [name, name]


def test_every_page_is_a_picture(template: str) -> None:
    assert [page[:4] for page in pictures(template, {"name": "Ana ♥"}, "svg")] == [b"<svg"] * 2
    assert [page[:4] for page in pictures(template, {"name": "Ana ♥"}, "png")] == [b"\x89PNG"] * 2


def test_the_same_data_give_the_same_document(template: str) -> None:
    assert pdf(template, {"name": "Ana"}) == pdf(template, {"name": "Ana"})


def test_our_fonts_have_every_letter_of_every_message() -> None:
    """The font that comes with typst may lack one: ours stands behind it."""
    fonts = pytest.importorskip("fontTools.ttLib")
    messages = [text for language in LANGUAGES for text in catalogue(language).values()]
    needed = set(LETTERS).union(*messages)
    for file in sorted(press.FONTS.glob("*.ttf")):
        drawn = fonts.TTFont(file).getBestCmap()
        assert not [letter for letter in sorted(needed) if letter.isprintable() and ord(letter) not in drawn], file.name
