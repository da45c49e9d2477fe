"""Reads games: text, tags, inheritance. What the tags mean is for `record`."""

from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import cast

from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.formats.pbn.game import Findings, Game, Tag
from arbitro.formats.pbn.stretches import LONGEST, Stretch, stretches
from arbitro.formats.pbn.syntax import tags_of
from arbitro.formats.record import Rejected

_EXPECTED = {"unclosed-comment": "}", "game-too-long": str(LONGEST)}


def read_games(
    lines: Iterable[str] | Iterable[bytes], *, file: str | None = None, strict: bool = True
) -> Iterator[Game | Rejected]:
    """The games of a file, one by one, from its lines.

    A game with problems is raised as `ProblemsFound` if `strict`, else given as `Rejected` in its place. Lines of
    bytes are taken for UTF-8 where a whole game is valid UTF-8, else for Latin-1 (2.2); `bytes(game)` undoes it.
    What follows the last game (comments, empty lines) belongs to its text.
    """
    legacy = Inheritance()
    last: Game | Rejected | None = None
    source: Iterator[str | bytes] = iter(lines)
    head = list(islice(source, 1))
    raw = any(isinstance(line, bytes) for line in head)
    lines_of_text = chain(head, source)
    for stretch in stretches(map(_text, lines_of_text) if raw else cast("Iterator[str]", lines_of_text)):
        game, problems = _parsed(stretch, file, legacy, raw=raw)
        if not game.tags and not problems:
            if isinstance(last, Game):
                last = replace(last, text=last.text + game.text)
            continue
        if last is not None:
            yield last
        last = Rejected(problems) if problems else game
        if problems and strict:
            raise ProblemsFound(problems)
    if last is not None:
        yield last


def _text(line: str | bytes) -> str:
    """Bytes travel as Latin-1, which loses nothing, until their game is complete."""
    return line if isinstance(line, str) else line.decode("latin-1")


def _decoded(text: str) -> tuple[str, str]:
    if text.isascii():
        return text, "utf-8"
    try:
        return text.encode("latin-1").decode("utf-8"), "utf-8"
    except UnicodeDecodeError:
        return text, "latin-1"


def _parsed(
    stretch: Stretch, file: str | None, legacy: "Inheritance", *, raw: bool
) -> tuple[Game, tuple[Problem, ...]]:
    if stretch.fault:
        where = Place(file, stretch.fault_line)
        fault = Problem(stretch.fault, where, expected=_EXPECTED[stretch.fault])
        return Game("", file=file, line=stretch.line), (fault,)
    text, encoding = _decoded(stretch.text) if raw else (stretch.text, "utf-8")
    findings = Findings(Game(text, (), stretch.line, file, encoding))
    tags = tags_of(text, findings)
    if tags:
        findings.game = Game(text, legacy.applied(tags, findings), stretch.line, file, encoding)
    return findings.game, findings.problems if findings else ()


class Inheritance:
    """4.8: `#` takes the value of the game before, `##` hands a value on to all games that lack the tag."""

    MOST_NAMES = 1000  # remembered, and only values of a reasonable length: files may be endless
    LONGEST_VALUE = 2000

    def __init__(self) -> None:
        self.last: dict[str, str] = {}
        self.lasting: dict[str, str] = {}

    def applied(self, tags: list[Tag], findings: Findings) -> tuple[Tag, ...]:
        """The tags with their inherited values, and the tags that are inherited whole."""
        text = findings.game.text
        if self.lasting or '"#' in text:
            for place, tag in enumerate(tags):
                if tag.value[:1] == "#":
                    tags[place] = self._heir(tag, findings)
                elif self.lasting:
                    self.lasting.pop(tag.name, None)
        present = {tag.name: tag.value for tag in tags}
        if len(text) > self.LONGEST_VALUE:
            present = {name: value for name, value in present.items() if len(value) <= self.LONGEST_VALUE}
        self.last.update(present)
        while len(self.last) > self.MOST_NAMES:
            del self.last[next(iter(self.last))]
        if self.lasting:
            names = {tag.name for tag in tags}
            tags.extend(Tag(name, value) for name, value in self.lasting.items() if name not in names)
        return tuple(tags)

    def _heir(self, tag: Tag, findings: Findings) -> Tag:
        name, value = tag.name, tag.value
        self.lasting.pop(name, None)
        if value.startswith("##"):
            value = value[2:]
            if not tag.section and len(value) <= self.LONGEST_VALUE and len(self.lasting) < self.MOST_NAMES:
                self.lasting[name] = value
        elif value == "#":
            if name not in self.last:
                findings.add("nothing-to-inherit", tag, found=value)
                return tag
            value = self.last[name]
        return replace(tag, value=value)
