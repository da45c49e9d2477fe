"""From the text of a game to its tags (3.2, 3.3)."""

import re

from arbitro.formats.pbn.game import Findings, Tag
from arbitro.formats.pbn.stretches import blanked
from arbitro.formats.pbn.tags import WITHOUT_SECTION

_STRING = r'"([^"\\\n]*+(?:\\.[^"\\\n]*+)*+)"'
_PAIR = re.compile(
    rf"\s*+(?P<pair>\[\s*+(?P<name>\w++)\s*+{_STRING}\s*+\])"
    r"(?P<section>(?:[^\[\"]++|\"[^\"\\\n]*+(?:\\.[^\"\\\n]*+)*+\")*+)",
    re.ASCII,
)
# The same as nearly all files write it; all of the text must be made of these for it to count.
_TIDY = re.compile(r'\[(\w+) "([^"\\\n]*)"\]([^\["]*)', re.ASCII)
_ESCAPED = re.compile(r'\\(["\\])')
_NOT_BLANK = re.compile(r"\S", re.ASCII)
_NEXT_PAIR = re.compile(r"^[^\S\n]*+\[", re.MULTILINE)


def unescaped(value: str) -> str:
    r"""3.2: `\"` and `\\` stand for quote and backslash; before anything else a backslash is itself (`\2R`)."""
    return _ESCAPED.sub(r"\1", value) if "\\" in value else value


def escaped(value: str) -> str:
    """The inverse of `unescaped`; what cannot stand in a line becomes a space."""
    value = re.sub(r'\\(?=["\\]|$)', r"\\\\", value).replace('"', '\\"')
    return re.sub(r"[\x00-\x1f\x7f]", " ", value)


def tags_of(text: str, findings: Findings) -> list[Tag]:
    """The tags of a game in the order of its text."""
    text = blanked(text)
    if text[:1] == "\ufeff":
        text = " " + text[1:]
    return _tidy(text) or _untidy(text, findings)


def _tidy(text: str) -> list[Tag]:
    """The tags of a text with nothing out of the ordinary; none if there is."""
    tags: list[Tag] = []
    at = text.find("[")
    if at > 0 and not text[:at].isspace():
        return []
    for name, value, section in _TIDY.findall(text):
        after = at + len(name) + len(value) + 5
        if section.isspace():
            tags.append(Tag(name, value, "", at, after))
        elif section and name in WITHOUT_SECTION:
            return []
        else:
            tags.append(Tag(name, value, section, at, after))
        at = after + len(section)
    return tags if at == len(text) else []


def _untidy(text: str, findings: Findings) -> list[Tag]:
    """Any text: white space wherever it may be, quotes, mistakes."""
    tags: list[Tag] = []
    match_at = _PAIR.match
    at, end = 0, len(text)
    while at < end:
        match = match_at(text, at)
        if match is None:
            ink = _NOT_BLANK.search(text, at)
            if ink is None:
                break
            at = _stray(text, ink.start(), tags, findings)
            continue
        name, value, section = match.group(2, 3, 4)
        begin, at = match.start(1), match.end()
        if section.isspace():
            section = ""
        elif section and name in WITHOUT_SECTION:
            ink = _NOT_BLANK.search(text, match.start(4))
            if ink is not None and ink.start() < at:
                findings.add("stray-text", name, found=_line_of(text, ink.start()), expected="[", offset=ink.start())
            section = ""
        tags.append(Tag(name, unescaped(value), section, begin, match.start(4)))
    return tags


def _stray(text: str, at: int, tags: list[Tag], findings: Findings) -> int:
    """Reports what is no tag pair, and says where the next one may begin."""
    is_pair = text[at] == "["
    tag = None if is_pair or not tags else tags[-1].name
    findings.add(
        "bad-tag-pair" if is_pair else "stray-text",
        tag,
        found=_line_of(text, at),
        expected='[Name "value"]',
        offset=at,
    )
    following = _NEXT_PAIR.search(text, text.find("\n", at) + 1 or len(text))
    return following.start() if following else len(text)


def _line_of(text: str, at: int) -> str:
    """The rest of the line, not too much of it."""
    return text[at : at + 60].partition("\n")[0].rstrip()
