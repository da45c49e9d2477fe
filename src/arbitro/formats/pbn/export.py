"""Any game in export format (2.1): the same data, in the order and the form that the standard prescribes.

Tags come in the order of their section: the mandatory ones, the supplementary ones by name, auction, play, tables.
"""

import re
from bisect import bisect

from arbitro.bridge.calls import Call
from arbitro.formats.pbn.bidding import CALLS, bidding
from arbitro.formats.pbn.game import Findings, Game, Tag
from arbitro.formats.pbn.pieces import NO_NOTES, PIECE
from arbitro.formats.pbn.playing import CARDS
from arbitro.formats.pbn.stretches import asides
from arbitro.formats.pbn.syntax import tags_of
from arbitro.formats.pbn.tables import table
from arbitro.formats.pbn.tags import MANDATORY, TABLES, UNKNOWN, WITHOUT_SECTION
from arbitro.formats.pbn.values import CONTRACTS, VULNERABILITIES
from arbitro.formats.pbn.writer import VULNERABLE, call_text, pair

# 3.7: the suffixes as numeric annotation glyphs; for cards they are six higher.
GLYPHS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}


def exported(game: Game) -> Game:
    """The game in export format. Comments stay with the tag, call or card that they follow."""
    page = _Page(game)
    text = "\n".join([*page.head, *page.tags(), "", ""])
    bare = Game(text, encoding=game.encoding)
    return Game(text, tuple(tags_of(text, Findings(bare))), encoding=game.encoding)


class _Page:
    """A game on the way to its export format."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.by_name = {tag.name: tag for tag in reversed(game.tags)}
        self.starts = sorted(tag.at for tag in game.tags if not tag.is_inherited)
        self.comments: dict[int, list[tuple[int, str]]] = {}  # by the tag that they follow
        self.head: list[str] = []
        for start, end in asides(game.text):
            if game.text[start] != '"':
                self._keep(start, game.text[start:end].rstrip("\r"))

    def _keep(self, at: int, comment: str) -> None:
        before = bisect(self.starts, at)
        if before:
            self.comments.setdefault(self.starts[before - 1], []).append((at, comment))
        else:
            self.head.append(comment)

    def remarks(self, tag: Tag) -> list[str]:
        return [comment for _, comment in self.comments.get(tag.at, [])]

    def tags(self) -> list[str]:
        lines: list[str] = []
        for name in MANDATORY:
            tag = self.by_name.get(name)
            lines += self._plain(tag) if tag else [pair(name, "?")]
        others = sorted((tag for tag in self.by_name.values() if tag.name not in MANDATORY), key=lambda tag: tag.name)
        for tag in others:
            if tag.name not in {"Auction", "Play", "Note"} and (not tag.section or tag.name in WITHOUT_SECTION):
                lines += self._plain(tag)
        for name in ("Auction", "Play"):
            if tag := self.by_name.get(name):
                lines += self._moves(tag)
                lines += self._notes(tag)
        for tag in others:
            if tag.section and tag.name not in {"Auction", "Play", "Note"}:
                lines += self._table(tag)
        return lines

    def _plain(self, tag: Tag) -> list[str]:
        value = tag.value
        if tag.name == "Vulnerable" and value.lower() in VULNERABILITIES:
            value = VULNERABLE[VULNERABILITIES[value.lower()]]
        if tag.name == "Contract" and value not in UNKNOWN and value.upper() in CONTRACTS:
            contract = CONTRACTS[value.upper()]
            value = contract.bid if contract.level or contract.is_passed_out else str(contract.denomination)
        return [pair(tag.name, value), *self.remarks(tag)]

    def _notes(self, section: Tag) -> list[str]:
        """The notes that follow a section, in the order of their numbers."""
        notes: list[Tag] = []
        current = ""
        for tag in self.game.tags:
            if tag.name in {"Auction", "Play"}:
                current = tag.name
            elif tag.name == "Note" and current == section.name:
                notes.append(tag)
        notes.sort(key=lambda note: int(re.match(r"\s*(\d{1,9})|", note.value, re.ASCII)[1] or 0))  # type: ignore[index]
        return [line for note in notes for line in (pair("Note", note.value), *self.remarks(note))]

    def _moves(self, tag: Tag) -> list[str]:
        """Calls or cards, four to a line, each with what is said of it."""
        pieces = [(tag.section_at + match.start(), match[0]) for match in PIECE.finditer(tag.section)]
        pieces += self.comments.get(tag.at, [])
        first = min((at for at, piece in pieces if piece[0] not in "{;%"), default=len(self.game.text))
        layout = _Layout(is_auction=tag.name == "Auction")
        for at, piece in sorted(pieces):
            if at > first or piece[0] not in "{;%":
                layout.take(piece)
        value = tag.value
        if layout.leading:
            read = bidding(tag, None, NO_NOTES["Auction"], Findings(self.game))
            value = read.dealer.value if read.dealer else value
        before = [comment for at, comment in self.comments.get(tag.at, []) if at < first]
        return [pair(tag.name, value), *before, *layout.lines()]

    def _table(self, tag: Tag) -> list[str]:
        """Rows laid out by the header (5.2); a section of another kind keeps its lines."""
        read = table(tag, Findings(self.game)) if tag.name in TABLES else None
        if read is None:
            rows = [line.strip() for line in tag.section.splitlines() if line.strip()]
        else:
            rows = [
                " ".join(column.laid_out(element) for column, element in zip(read.columns, row, strict=True)).rstrip()
                for row in read.rows
            ]
        return [pair(tag.name, tag.value), *self.remarks(tag), *rows]


class _Layout:
    """Puts moves in rows of four."""

    def __init__(self, *, is_auction: bool) -> None:
        self.is_auction = is_auction
        self.moves: list[list[str]] = []
        self.leading = 0
        self.mark: list[str] = []  # an irregularity that belongs to the next move
        self.end: list[str] = []

    def take(self, piece: str) -> None:
        upper = piece.upper()
        if piece[0] in "{;%=$":
            self._say(piece)
        elif piece in GLYPHS:
            self._say(f"${GLYPHS[piece] + (0 if self.is_auction else 6)}")
        elif self.is_auction and upper == "AP":
            self._all_pass()
        elif self.is_auction and piece == "-" and not self.moves:
            self.leading += 1
        elif piece in {"*", "+"}:
            self.end.append(piece)
        elif piece[0] == "^" and upper != "^S":
            self.mark.append(upper)
        else:
            self._move(upper if upper == "^S" else self._named(piece))

    def _named(self, piece: str) -> str:
        if self.is_auction:
            return call_text(CALLS[piece]) if piece in CALLS else piece
        return CARDS[piece].value if piece in CARDS else piece

    def _move(self, text: str) -> None:
        self.moves.append([*self.mark, text])
        self.mark = []

    def _say(self, text: str) -> None:
        (self.end if self.end or not self.moves else self.moves[-1]).append(text)

    def _all_pass(self) -> None:
        passes = 0
        for move in reversed(self.moves):
            if move[0] != call_text(Call.PASS):
                break
            passes += 1
        for _ in range(max((4 if passes == len(self.moves) else 3) - passes, 1)):
            self._move(call_text(Call.PASS))

    def lines(self) -> list[str]:
        rows = [self.moves[start : start + 4] for start in range(0, len(self.moves), 4)]
        lines = [_line([piece for move in row for piece in move]) for row in rows]
        return [*lines, _line(self.end)] if self.end else lines


def _line(pieces: list[str]) -> str:
    """Pieces with a space between; after a comment that runs to the end of its line, or an escape, a new line."""
    text = ""
    for piece in pieces:
        if piece[0] == "%" and text and text[-1] != "\n":
            text += "\n"
        text += piece
        text += "\n" if piece[0] in ";%" else " "
    return text[:-1]
