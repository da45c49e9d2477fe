"""A club session as USEBIO tells it: raw scores, and the points that were published for them."""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.outcome import Adjusted, Outcome, Percentage, Played

FILES = Path(__file__).parents[3] / "shared" / "data" / "usebio"

Points = tuple[Fraction, Fraction]


class Session(NamedTuple):
    """Boards with the points of North-South and East-West on every line, and what each pair has in all."""

    boards: list[tuple[BoardField, list[Points]]]
    datums: list[Fraction | None]
    totals: dict[str, Fraction]
    percentages: dict[str, Fraction]  # where published


def read(name: str, points: str) -> Session:
    """The session of a file; `points` is how it names them. Skips the test where the file is not at hand."""
    path = FILES / name
    if not path.exists():
        pytest.skip(f"{name} is not beside the checkout")
    root = ElementTree.parse(path).getroot()
    travellers = [board for board in root.iter("BOARD") if board.find("TRAVELLER_LINE") is not None]
    boards = []
    for board in travellers:
        lines = board.findall("TRAVELLER_LINE")
        field = BoardField(_text(board, "BOARD_NUMBER"), tuple(map(_line, lines)))
        boards.append((field, [(_number(of, f"NS_{points}"), _number(of, f"EW_{points}")) for of in lines]))
    datums = [_number(of, "BOARD_AVERAGE") if of.find("BOARD_AVERAGE") is not None else None for of in travellers]
    totals = {_text(pair, "PAIR_NUMBER"): _number(pair, "TOTAL_SCORE") for pair in root.iter("PAIR")}
    percentages = {
        _text(pair, "PAIR_NUMBER"): _number(pair, "PERCENTAGE")
        for pair in root.iter("PAIR")
        if pair.find("PERCENTAGE") is not None
    }
    return Session(boards, datums, totals, percentages)


def by_pair(session: Session) -> Iterator[tuple[str, BoardField, int, int]]:
    """Every pair on every board: who, where, which line, and 0 for North-South or 1 for East-West."""
    for field, _ in session.boards:
        for at, line in enumerate(field.lines):
            yield line.ns, field, at, 0
            yield line.ew, field, at, 1


def _line(of: ElementTree.Element) -> Line:
    return Line(_text(of, "NS_PAIR_NUMBER"), _text(of, "EW_PAIR_NUMBER"), _outcome(_text(of, "SCORE")))


def _outcome(text: str) -> Outcome:
    """A score, or `A6040`: 60 % for North-South, 40 % for East-West."""
    if text.startswith("A"):
        ns, ew = (Percentage(Fraction(int(percent), 100)) for percent in (text[1:3], text[3:5]))
        return Adjusted(ns, ew)
    return Played(int(text))


def _number(of: ElementTree.Element, tag: str) -> Fraction:
    return Fraction(_text(of, tag))


def _text(of: ElementTree.Element, tag: str) -> str:
    text = of.findtext(tag)
    assert text is not None, tag
    return text
