"""`arbitro show`: text, SVG and HTML."""

import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click import unstyle

from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.cli.drawing.html import html
from arbitro.cli.drawing.sheet import sheet
from arbitro.cli.drawing.svg import svg
from arbitro.cli.drawing.text import text
from arbitro.cli.voice import Voice
from arbitro.formats.record import BoardRecord, RecordedCall
from tests.cli.terminal import BOARD_PBN, arbitro

DEAL = Deal.parse("N:KQJ.432.432.5432 T98.KQJ.765.J876 A765.A765.A8.AT9 432.T98.KQJT9.KQ")
VOICE = Voice()
LED = tuple(map(Card.parse, ("DK", "D2", "D5", "DA", "SA", "S2", "SJ")))


@pytest.fixture
def board(tmp_path: Path) -> str:
    path = tmp_path / "board.pbn"
    path.write_text(BOARD_PBN)
    return str(path)


def drawing(record: BoardRecord) -> str:
    return unstyle(text(sheet(record, VOICE)))


def test_the_diagram_says_dealer_vulnerability_points_auction_and_result(board: str) -> None:
    shown = arbitro("show", board).stdout
    for part in ("Board 5", "Dealer North", "North-South vulnerable", "South  16 HCP", "♠ A 7 6 5", "♣ A 10 9"):
        assert part in shown
    assert "1NT by South, just made: 7 tricks" in shown
    assert "North-South score 90" in shown  # 40 and the part-score bonus of 50


def test_the_auction_begins_under_the_dealer_with_west_first(board: str) -> None:
    lines = arbitro("show", board).stdout.splitlines()
    heads = next(line for line in lines if line.split() == ["West", "North", "East", "South"])
    first = lines[lines.index(heads) + 1]
    assert first.index("Pass") == heads.index("North")
    assert first.index("1NT") == heads.index("South")


def test_each_hand_stands_on_its_side_of_the_compass() -> None:
    lines = drawing(BoardRecord(1, DEAL)).splitlines()
    north, south = (next(i for i, line in enumerate(lines) if line.strip().startswith(n)) for n in ("North", "South"))
    middle = next(i for i, line in enumerate(lines) if line.startswith("West"))
    assert north < middle < south
    assert lines[middle].index("East") > lines[north].index("North") > lines[middle].index("West")
    assert lines[middle + 1].split()[:4] == ["♠", "4", "3", "2"]


def test_a_void_is_a_dash_and_an_unknown_hand_is_said_to_be_unknown() -> None:
    record = BoardRecord(1, Deal(north=Hand.parse("AKQJT98765432...")))
    shown = drawing(record)
    assert "♥ —" in shown
    assert shown.count("not known") == 3


def test_a_trick_shows_who_led_and_every_card() -> None:
    record = BoardRecord(1, DEAL, contract=Contract.parse("1NT S"), cards=LED)
    rows = drawing(record).splitlines()[-2:]
    assert rows[0].split() == ["1", "›♦K", "♦2", "♦5", "♦A"]
    assert rows[1].split() == ["2", "♠2", "♠J", "-", "›♠A"]


def test_control_characters_of_a_file_do_not_reach_the_terminal() -> None:
    record = BoardRecord(1, DEAL, players=("\x1b[31mred\x07", "", "", ""), event="a\x1bb")
    for page in (drawing(record), svg([sheet(record, VOICE)], "en"), html([sheet(record, VOICE)], VOICE)):
        assert "\x1b" not in page
        assert "\x07" not in page


EVIL = BoardRecord(
    7,
    DEAL,
    players=("<script>", "A & B", '"quoted"', ""),
    calls=(RecordedCall(Call.BID_1H, True, "<b>5+</b>"),),
    event="]]> <x>",
    result=Result(None),
)


def test_svg_is_well_formed_whatever_the_names() -> None:
    picture = ET.fromstring(svg([sheet(EVIL, VOICE), sheet(BoardRecord(), VOICE)], "en"))
    assert picture.tag.endswith("svg")
    shown = "".join(picture.itertext())
    assert "<script>" in shown
    assert "♥ A 7 6 5" in shown


class Reader(HTMLParser):
    """Balanced tags, and the text between them."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        if tag != "meta":
            self.open.append(tag)
        for name, value in attrs:
            assert name not in {"src", "href", "onclick"}, value  # self-contained, nothing runs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def test_html_is_well_formed_self_contained_and_has_headings_and_table_heads() -> None:
    reader = Reader()
    reader.feed(html([sheet(EVIL, VOICE), sheet(BoardRecord(2, DEAL), VOICE)], VOICE))
    assert reader.open == []
    assert {"main", "h1", "h2", "caption", "th"} <= reader.tags
    assert "script" not in reader.tags
    assert "<script>" in reader.text
    assert "2 boards" in reader.text


@pytest.mark.parametrize(("name", "begin"), [("b.svg", "<svg"), ("b.html", "<!doctype html>"), ("b.txt", "Board 5")])
def test_the_name_of_the_output_tells_the_drawing(board: str, tmp_path: Path, name: str, begin: str) -> None:
    target = tmp_path / name
    assert arbitro("show", board, "-o", str(target)).exit_code == 0
    assert target.read_text().startswith(begin)


@pytest.mark.parametrize(
    ("command", "name", "endings"),
    [
        (("print", "labels", "1-4"), "b.html", ".pdf, .png, .svg"),
        (("show", "{board}"), "b.pdf", ".txt, .svg, .html, .htm"),
        (("system", "card", "five_card_majors"), "b.pdf", ".html, .htm"),
        (("standings", "{board}"), "b.pdf", ".txt, .html, .htm, .xml"),
    ],
)
def test_an_ending_that_cannot_be_written_is_refused_with_those_that_can(
    board: str, tmp_path: Path, command: tuple[str, ...], name: str, endings: str
) -> None:
    result = arbitro(*(word.format(board=board) for word in command), "-o", str(tmp_path / name))
    assert result.exit_code == 2
    assert endings in " ".join(result.stderr.split())
    assert not (tmp_path / name).exists()


@pytest.mark.parametrize(("args", "said"), [(("-b", "6"), "contain board 6"), (("--format", "tiff"), "tiff")])
def test_what_cannot_be_shown_is_a_problem(board: str, args: tuple[str, ...], said: str) -> None:
    result = arbitro("show", board, *args)
    assert result.exit_code == 2
    assert said in result.stderr


def test_good_boards_are_shown_beside_bad_ones_and_the_exit_code_is_2(tmp_path: Path) -> None:
    path = tmp_path / "two.pbn"
    path.write_text(BOARD_PBN + "\n" + BOARD_PBN.replace('"5"', '"9"').replace("KQJ.432", "KQJ.433"))
    result = arbitro("show", str(path))
    assert result.exit_code == 2
    assert "Board 5" in result.stdout
    assert "Board 9" not in result.stdout
    assert "board 9" in result.stderr
