"""Plain pages of an event: what everybody may see of it, complete in themselves, the same to the byte."""

import re
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from arbitro.answers.site import INDEX, EventLine, event_line, event_pages, index, zipped
from arbitro.formats.calendar import CalendarEntry, write_calendar
from arbitro.office.all_events import AllEvents
from arbitro.office.ending import PostScore
from arbitro.office.people import SetPublicity
from arbitro.office.seating import BeginRound
from arbitro.office.seeing.view import View
from arbitro.words import LANGUAGES
from tests.office.desk import ORGANISER, SCORER, START, Desk, opened, pairs, played, result

NASTY = '<script>alert("x")</script> & Co'


class Reader(HTMLParser):
    """What a page refers to, its tags, and its text."""

    def __init__(self, text: bytes) -> None:
        super().__init__()
        self.links: list[str] = []
        self.tags: set[str] = set()
        self.texts: list[str] = []
        self.feed(text.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.texts).split())


def seen(desk: Desk) -> View:
    names = {"1 N": NASTY}
    return AllEvents(desk.office, lambda: desk.now, lambda person: names.get(person, person)).view(desk.id)


def play(desk: Desk) -> None:
    """Four pairs, three rounds of one board; board 1 is 4♠ by North, made or one down."""
    pairs(desk)
    played(desk, 1, result(1, 1, 1, "4S N ="), result(1, 2, 1, "4S N -1"))
    played(desk, 2, result(2, 1, 2, "3NT W +1"), result(2, 2, 2, "3NT W ="))
    played(desk, 3, result(3, 1, 3, "PASS"), result(3, 2, 3, "1NT E -1"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_complete_in_itself(tmp_path: Path, language: str) -> None:
    with opened(tmp_path) as desk:
        play(desk)
        pages = event_pages(seen(desk), language, "head")
    assert {INDEX, "board-1.html", "board-3.html", "contestant-4.html", "style.css", "event.json"} <= pages.keys()
    for name, text in pages.items():
        if not name.endswith(".html"):
            continue
        read = Reader(text)
        assert not read.tags & {"script", "style", "iframe", "img"}, name
        assert {to for to in read.links if not to.startswith("../")} <= pages.keys(), name
        assert f'lang="{language}"' in text.decode()
        assert not re.search(r"\b(web|site)-[a-z]", read.text), name  # a message that is not there


def test_the_pages_say_what_happened(tmp_path: Path) -> None:
    with opened(tmp_path) as desk:
        play(desk)
        pages = event_pages(seen(desk), "it", "head")
    board = Reader(pages["board-1.html"]).text
    assert "4♠ N = +420 100%" in board
    assert "4♠ N −1 −50 0%" in board
    assert "3SA O +1 −430" in Reader(pages["board-2.html"]).text  # East-West are not vulnerable on it
    assert "14 maggio 2026" in Reader(pages[INDEX]).text


def test_a_name_is_text_whatever_it_looks_like(tmp_path: Path) -> None:
    with opened(tmp_path) as desk:
        play(desk)
        pages = event_pages(seen(desk), "en", "head")
    assert all(b"<script" not in text for name, text in pages.items() if name.endswith(".html"))
    assert NASTY in Reader(pages[INDEX]).text


def test_the_same_event_is_the_same_folder_and_the_same_zip(tmp_path: Path) -> None:
    with opened(tmp_path) as desk:
        play(desk)
        first, again = (event_pages(seen(desk), "ro", "head") for _ in range(2))
    assert list(first.items()) == list(again.items())
    assert zipped(first) == zipped(dict(reversed(list(again.items()))))
    with ZipFile(BytesIO(zipped(first))) as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == dict(first)


def test_nothing_is_published_that_is_not_public(tmp_path: Path) -> None:
    with opened(tmp_path) as desk:
        pairs(desk)
        desk.do(SetPublicity(publicity="after_session"), ORGANISER)
        played(desk, 1, result(1, 1, 1, "4S N ="), result(1, 2, 1, "4S N -1"))
        desk.do(BeginRound(round=2))
        hidden = event_pages(seen(desk), "en", "head")
        assert not [name for name in hidden if name.startswith(("board", "results", "rankings", "event.p", "event.js"))]
        assert not any("4♠".encode() in text or b"420" in text for text in hidden.values())
        desk.do(SetPublicity(publicity="live"), ORGANISER)
        assert "board-1.html" in event_pages(seen(desk), "en", "head")


def test_the_index_lists_events_the_last_one_first(tmp_path: Path) -> None:
    with opened(tmp_path) as desk:
        play(desk)
        desk.do(PostScore(), SCORER)
        line = event_line(seen(desk))
    pages = index([line, EventLine("later", "A <later> one", "2026-06-01")], "en")
    read = Reader(pages[INDEX])
    assert read.links == ["style.css", "later/index.html", f"{line.folder}/index.html"]
    assert "1 June 2026 A <later> one 14 May 2026 Tuesday" in read.text


def test_a_calendar_folds_its_lines_between_letters() -> None:
    title = "Cupa de toamnă; pereche, „ș” " * 6
    entry = CalendarEntry(uid="x@y", title=title, day=START.date(), made=START, about="a\nb\\c")
    text = write_calendar([entry])
    assert text.endswith("END:VCALENDAR\r\n")
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    whole = text.replace("\r\n ", "").split("\r\n")
    assert "SUMMARY:" + title.replace(";", r"\;").replace(",", r"\,") in whole
    assert r"DESCRIPTION:a\nb\\c" in whole
    assert {"DTSTAMP:20260514T183000Z", "DTSTART;VALUE=DATE:20260514", "DTEND;VALUE=DATE:20260515"} <= set(whole)
