"""The cards that lie on the tables: a code that players scan to come to their table."""

from collections.abc import Iterable

from msgspec import Struct

from arbitro.answers.sheets.sheet import Paper, Part, Picture, Sheet, Words
from arbitro.contest.facts.event import Room
from arbitro.words import message

QR = 56  # millimetres


class TableCard(Struct, frozen=True, kw_only=True):
    """`address`: what the code leads to; `svg`: the same as a QR code."""

    section: str
    table: int
    room: Room
    address: str
    svg: str


def table_cards(about: str, cards: Iterable[TableCard], language: str, paper: Paper = "a4") -> Sheet:
    """`about`: which event they are of."""
    return Sheet(
        title=message("sheet-table-cards", language),
        about=about,
        language=language,
        paper=paper,
        across=2 if paper == "a4" else 1,
        parts=tuple(_card(card, about, language) for card in cards),
    )


def _card(card: TableCard, about: str, language: str) -> Part:
    return Part(
        title=message("web-print-table", language),
        about=message(f"web-print-room-{card.room}", language) if card.room else "",
        corner=f"{card.section}{card.table}",
        blocks=(
            Picture(card.svg, QR),
            Words((message("web-print-scan", language), card.address)),
            Words((about,), quiet=True),
        ),
    )
