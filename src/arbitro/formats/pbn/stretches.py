"""From lines to the stretch of text of each game (2.3, 3.1): an empty line ends a game that has a tag.

Little more than one stretch is held at a time, and a stretch has a greatest length, so files of any size can be
read.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from msgspec import Struct

LONGEST = 1 << 20  # characters of one game
BLOCK = 256  # lines taken at a time

_STRING = re.compile(r'"[^"\\\n]*+(?:\\.[^"\\\n]*+)*+"')
_MARK = "(?:\ufeff|\u00ef\u00bb\u00bf)?"  # a byte order mark, as a character or as bytes
# How strings, brace comments, line comments and escape lines begin: the first wins (2.4, 3.8).
_ASIDE = re.compile(rf'["{{]|;[^\n]*+|^{_MARK}%[^\n]*+', re.MULTILINE | re.ASCII)
_INK = re.compile(r"[^\n\r\t ]")


class Stretch(Struct, frozen=True):
    """The text of one game, with the number of its first line."""

    text: str
    line: int
    fault: str = ""  # the kind of problem that kept it from being cut out properly
    fault_line: int = 0


def stretches(lines: Iterable[str]) -> Iterator[Stretch]:
    """Cuts a file into games. The pieces together are the whole file, but for those with a fault.

    The lines all have their line ends, or none has.
    """
    source = iter(lines)
    cutter = _Cutter()
    block = list(islice(source, BLOCK))
    bare = bool(block) and block[0][-1:] != "\n"
    while block:
        yield from cutter.cut([line + "\n" for line in block] if bare else block)
        block = list(islice(source, BLOCK))
    yield from cutter.last(bare=bare)


class _Cutter:
    """Holds the lines of the game under way."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.first = 1  # the number of the first of them in the file
        self.size = 0  # in characters
        self.seen = 0  # how many of them have been looked at
        self.tagged = False  # a tag has begun
        self.open = False  # a comment has not ended
        self.dropping = 0  # the first line of a game that is too long: on to the next empty line
        self.hopeless = 0  # a comment opened before this line is known not to end

    def cut(self, block: list[str]) -> Iterator[Stretch]:
        """The games that end in these lines."""
        while block:
            lines, start, cut = self.lines, len(self.lines), 0
            lines += block
            self.size += sum(map(len, block))
            for empty in [at for at, line in enumerate(block, start) if line.isspace()]:
                if self._ends(empty):
                    yield self._stretch("".join(lines[cut : empty + 1]), cut)
                    cut = empty + 1
                elif self.open and self.first + empty < self.hopeless:
                    yield self._unclosed(cut)
                    cut = empty + 1
            self._forget(cut)
            block = []
            if self.size > LONGEST:
                self._ends(len(self.lines))
                if self.open:
                    yield self._unclosed(0)
                    block = self._rest(hopeless=self.first + len(self.lines) // 2)
                else:
                    self.dropping = self.dropping or self.first
                    self.first += len(self.lines)
                    self.lines, self.size, self.seen = [], 0, 0

    def last(self, *, bare: bool) -> Iterator[Stretch]:
        """What is left at the end of the file."""
        self._ends(len(self.lines))
        while self.open:
            yield self._unclosed(0)
            yield from self.cut(self._rest(hopeless=self.first + len(self.lines)))
            self._ends(len(self.lines))
        if self.lines or self.dropping:
            text = "".join(self.lines)
            yield self._stretch(text[:-1] if bare else text, 0)

    def _stretch(self, text: str, cut: int) -> Stretch:
        line, self.dropping = self.dropping, 0
        if line:
            return Stretch("", line, "game-too-long", line)
        return Stretch(text, self.first + cut)

    def _ends(self, empty: int) -> bool:
        """Looks at the lines up to an empty one; whether the game ends there."""
        text = "".join(self.lines[self.seen : empty])
        self.seen = empty + 1
        if self.open:
            _, closed, text = text.partition("}")
            self.open = not closed
        if not self.open and text:
            if "{" in text or not (self.tagged or text[0] == "["):
                plain, brace, _ = _put(text, lambda _: "").partition("{")
                self.open = bool(brace)
                self.tagged = self.tagged or "[" in plain
            else:
                self.tagged = True
        if (self.tagged or self.dropping) and not self.open:
            self.tagged = False
            return True
        return False

    def _forget(self, count: int) -> None:
        if count:
            del self.lines[:count]
            self.size = sum(map(len, self.lines))
            self.first += count
            self.seen = max(self.seen - count, 0)

    def _unclosed(self, cut: int) -> Stretch:
        """3.8: no closing brace."""
        self.open = self.tagged = False
        text = blanked("".join(self.lines[cut : self.seen]))
        line = self.first + cut
        begun, self.dropping = self.dropping or line, 0
        return Stretch("", begun, "unclosed-comment", line + text.count("\n", 0, text.index("{")))

    def _rest(self, *, hopeless: int) -> list[str]:
        """The lines after the game that never closed its comment; it ends at the first empty line after its brace.

        They are to be cut anew. None of them has a closing brace before the line `hopeless`.
        """
        text = blanked("".join(self.lines))
        opening = text.count("\n", 0, text.index("{"))
        cut = next((i for i in range(opening, len(self.lines)) if self.lines[i].isspace()), len(self.lines) - 1) + 1
        rest = self.lines[cut:]
        self.first += cut
        self.hopeless = hopeless
        self.lines, self.size, self.seen = [], 0, 0
        return rest


def blanked(text: str) -> str:
    """The text with comments and escape lines overwritten by spaces; every other character keeps its place."""
    if "{" in text or ";" in text or "%" in text:
        text = _put(text, lambda aside: aside if aside[0] == '"' else _INK.sub(" ", aside))
    return text


def asides(text: str) -> Iterator[tuple[int, int]]:
    """Where strings and comments begin and end. After the last closing brace no comment is closed, and after a string
    that is not closed in its line there is none in that line: neither is looked for again."""
    last, no_string, at = text.rfind("}"), 0, 0
    while begun := _ASIDE.search(text, at):
        start, at = begun.span()
        if text[start] == "{":
            if start > last:
                continue
            at = text.index("}", start) + 1
        elif text[start] == '"':
            closed = _STRING.match(text, start) if start >= no_string else None
            if closed is None:
                no_string = text.find("\n", start) + 1 or len(text)
                continue
            at = closed.end()
        yield start, at


def _put(text: str, instead: Callable[[str], str]) -> str:
    """The text with something else in place of its strings and comments."""
    parts: list[str] = []
    at = 0
    for start, end in asides(text):
        parts += (text[at:start], instead(text[start:end]))
        at = end
    return "".join((*parts, text[at:]))
