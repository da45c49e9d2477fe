"""LIN as a row of commands: two letters, a bar, a value, a bar. Values may run over line ends."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from arbitro.book.problem import Place, Problem

LONGEST = 1_000_000  # characters in a value; a file with more has lost a bar, and must not fill the memory

# Commands that tell of a board or a broadcast; all others (pages, comments, colours …) are for a viewer.
TELLING = frozenset({"vg", "rs", "bn", "pn", "qx", "md", "ah", "sv", "mb", "an", "pc", "mc"})
# After these a line end never continues the value if a command follows it: the closing bar is missing.
_ONE_LINE = frozenset({"qx", "md", "sv", "mb", "pc", "mc", "pg", "st", "rh"})
# What people wrote: a bar in it may be half of a letter, in encodings of two bytes a letter.
_WORDS = frozenset({"nt", "at", "an"})
_NEVER_WRAPPED = TELLING | _ONE_LINE
_NAME = re.compile(r"[!-{}~]{2}")
_BLANK = " \t\r\n\f\v\ufeff\x1a"  # with byte order mark and the end-of-file mark of old systems


class LinCommand(NamedTuple):
    """One command, the name in lower case, with the line its name is on."""

    name: str
    value: str
    line: int


def commands(text: Iterable[str]) -> Iterator[LinCommand | Problem]:
    """The commands of a text given in lines or in pieces of any size; what is no command comes as a problem.

    After a text that cannot be a command's name, the next one is tried: reading falls into step again by itself.
    """
    line = 1  # on which the text since the last bar begins
    since: list[str] = []  # the pieces of that text
    size = 0  # their characters
    name: str | None = None
    begun = 1  # the line of `name`
    dropped = False  # whether a part of an overlong text was let go
    words = ""  # the command just ended, if it had words of people
    for piece in text:
        *parts, rest = piece.split("|")
        if parts:
            parts[0] = "".join((*since, parts[0]))
            since, size = [], 0
        since.append(rest)
        size += len(rest)
        for part in parts:
            if len(part) > LONGEST and not dropped:
                yield _too_long(line, name, part)
                dropped = True
            ends = part.count("\n")
            if name is None and not dropped:
                bare = part.strip(_BLANK)
                begun = line + (part[: part.find(bare)].count("\n") if ends else 0)
                if len(bare) == 2 and _NAME.fullmatch(bare):
                    name = bare.lower()
                elif words:
                    yield LinCommand(words, _joined(bare), begun)
                else:
                    yield Problem("lin-command", Place(line=begun), _start(bare), "xx|…|")
            elif name is None:
                pass
            elif ends and name in _ONE_LINE and (follower := _after_line_end(part)) in _NEVER_WRAPPED:
                yield from _unclosed(name, part[: part.rfind("\n")], begun)
                name, begun = follower, line + ends
            else:
                if not dropped:
                    yield LinCommand(name, _joined(part) if ends else part.strip(_BLANK), begun)
                words = name if name in _WORDS else ""
                name = None
            line += ends
            dropped = False
        if size > LONGEST:
            long = "".join(since)
            if not dropped:
                yield _too_long(line, name, long)
            dropped = True
            line += long.count("\n")
            since, size = [], 0
    left = "".join(since)
    if name is not None:
        yield from _unclosed(name, left, begun)
    elif left.strip(_BLANK):
        yield Problem("lin-unclosed", Place(line=line), _start(left), "|")


def _unclosed(name: str, value: str, line: int) -> tuple[LinCommand, Problem]:
    """The command all the same, for it may begin a board; then its problem, which is that board's."""
    problem = Problem("lin-unclosed", Place(line=line, tag=name), _start(value), "|")
    return LinCommand(name, _joined(value), line), problem


def _joined(value: str) -> str:
    return value.replace("\r", "").replace("\n", "").strip(_BLANK)


def _after_line_end(value: str) -> str:
    return value[value.rfind("\n") + 1 :].strip(_BLANK).lower()


def _too_long(line: int, name: str | None, text: str) -> Problem:
    return Problem("lin-too-long", Place(line=line, tag=name), _joined(text)[:40], str(LONGEST))


def _start(text: str) -> str:
    """Enough of a text to know it again."""
    text = _joined(text)
    return text if len(text) <= 40 else text[:40] + "…"
