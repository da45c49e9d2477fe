"""What a printed sheet is made of: tables, sentences, lines to write on; whole pages of them, cards to be cut out, or
diagrams of deals. Every text in it is said; a template of `paper/sheets/` sets it."""

from typing import Literal

from msgspec import Struct

Paper = Literal["a4", "a5"]


class Column(Struct, frozen=True):
    """`wide`: takes the room that is left; `figure`: to the right."""

    name: str
    wide: bool = False
    figure: bool = False


class Rows(Struct, frozen=True, tag="rows", tag_field="block"):
    """A table; `open`: to be written into, so that its lines are high and its cells have borders."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]
    open: bool = False


class Words(Struct, frozen=True, tag="words", tag_field="block"):
    """A paragraph; `quiet`: beside the matter; `points`: as a list."""

    lines: tuple[str, ...]
    quiet: bool = False
    points: bool = False


class Blanks(Struct, frozen=True, tag="blanks", tag_field="block"):
    """Names with what is known of them; what is not known is a line to write on, or several."""

    fields: tuple[tuple[str, str], ...]
    lines: int = 1


class Picture(Struct, frozen=True, tag="picture", tag_field="block"):
    """A drawing as SVG, in the middle; `width` in millimetres."""

    svg: str
    width: int


Block = Rows | Words | Blanks | Picture


class Part(Struct, frozen=True, kw_only=True):
    """A part of a page with its title; `corner`: in the upper right, large. `apart`: begins a page."""

    title: str = ""
    about: str = ""
    corner: str = ""
    blocks: tuple[Block, ...] = ()
    apart: bool = False


class Sheet(Struct, frozen=True, kw_only=True):
    """Parts one below the other; with `across`, so many side by side, with lines to cut along."""

    title: str
    about: str
    language: str
    paper: Paper = "a4"
    across: int = 0
    parts: tuple[Part, ...] = ()

    @property
    def template(self) -> str:
        return "cards" if self.across else "pages"


class HandsOf(Struct, frozen=True, kw_only=True):
    """A board of a hand record: the suits of each hand from spades down, tricks of each declarer, par."""

    board: str
    dealer: str
    vulnerable: str
    hands: dict[str, tuple[str, ...]]
    points: dict[str, str]
    tricks: tuple[tuple[str, ...], ...] = ()
    par: str = ""


class HandRecord(Struct, frozen=True, kw_only=True):
    """Deals on paper. `denominations`: those above the tricks."""

    title: str
    about: str
    language: str
    paper: Paper = "a4"
    across: int = 3
    denominations: tuple[str, ...]
    boards: tuple[HandsOf, ...]

    @property
    def template(self) -> str:
        return "hands"
