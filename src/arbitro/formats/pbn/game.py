"""A PBN game as it stands in its file: the exact text, and the tags found in it."""

import re
from collections.abc import Iterator

from msgspec import Struct

from arbitro.book.problem import Place, Problem


class Tag(Struct, frozen=True, gc=False):
    """One tag pair with the section that follows it, if any."""

    name: str
    value: str  # unescaped, and inherited where the file says so (4.8)
    section: str = ""  # what stands between this pair and the next, comments blanked out
    at: int = -1  # where the pair begins in the game's text; -1 if inherited from an earlier game
    section_at: int = -1  # where the section begins

    @property
    def is_inherited(self) -> bool:
        return self.at < 0


class Game(Struct, frozen=True, gc=False):
    """One game. `text` gives back the file byte for byte; `tags` say what it means."""

    text: str
    tags: tuple[Tag, ...] = ()
    line: int = 1  # where the text begins in the file
    file: str | None = None
    encoding: str = "utf-8"

    def tag(self, name: str) -> Tag | None:
        return next((tag for tag in self.tags if tag.name == name), None)

    def __getitem__(self, name: str) -> str:
        tag = self.tag(name)
        if tag is None:
            raise KeyError(name)
        return tag.value

    def __contains__(self, name: str) -> bool:
        return self.tag(name) is not None

    def __iter__(self) -> Iterator[Tag]:
        return iter(self.tags)

    def get(self, name: str, default: str = "") -> str:
        tag = self.tag(name)
        return default if tag is None else tag.value

    def __bytes__(self) -> bytes:
        """The game in the encoding it was read in."""
        return self.text.encode(self.encoding)


_TOKEN = re.compile(r"\S+")


class _Finding(Struct, frozen=True):
    kind: str
    tag: Tag | str | None
    offset: int | None
    token: int | None
    found: str
    expected: str
    seat: str | None
    index: int | None

    @property
    def name(self) -> str | None:
        return self.tag.name if isinstance(self.tag, Tag) else self.tag


class Findings:
    """Collects what is wrong with one game, with the place of each problem."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._found: list[_Finding] = []

    def __bool__(self) -> bool:
        return bool(self._found)

    def add(
        self,
        kind: str,
        tag: Tag | str | None = None,
        *,
        found: object = "",
        expected: object = "",
        offset: int | None = None,
        token: int | None = None,
        seat: str | None = None,
        index: int | None = None,
    ) -> None:
        """A problem with a tag pair, with a token of its section (from 0), or at an `offset` in the game's text."""
        self._found.append(_Finding(kind, tag, offset, token, str(found), str(expected), seat, index))

    def concern(self, tag: str) -> bool:
        """Whether something is wrong with this tag."""
        return any(finding.name == tag for finding in self._found)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """All of them, in the order of the file."""
        game = self.game
        board = game.get("Board") or None
        line, counted = game.line, 0
        problems = []
        for offset, f in sorted(self._placed(), key=lambda placed: placed[0]):
            line += game.text.count("\n", counted, offset)
            counted = offset
            where = Place(game.file, line, board, f.name, f.seat, f.index)
            problems.append(Problem(f.kind, where, f.found, f.expected))
        return tuple(problems)

    def _placed(self) -> Iterator[tuple[int, _Finding]]:
        """Each finding with its offset in the text."""
        tokens: dict[int, list[int]] = {}  # where the tokens of a section stand, by its place
        for finding in self._found:
            tag, offset = finding.tag, finding.offset
            if offset is None and isinstance(tag, Tag):
                offset = tag.at
                if finding.token is not None:
                    if tag.section_at not in tokens:
                        starts = (match.start() for match in _TOKEN.finditer(tag.section))
                        tokens[tag.section_at] = [tag.section_at + start for start in starts]
                    offset = tokens[tag.section_at][finding.token]
            yield max(offset or 0, 0), finding
