"""What carries out each article and appendix paragraph of the supplementary regulations, or why nothing does.

The list of paragraphs is `coverage.toml`. The keys of a paragraph are those whose source it is in the pack; a source
that names a part of a paragraph belongs to that paragraph.
"""

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from enum import Enum
from functools import cache

import msgspec
from msgspec import Struct

from arbitro.book.problem import refuse
from arbitro.book.shelf import text_of
from arbitro.regulations.loader import load

OF = "figb_2017"


class ParagraphStanding(Enum):
    """What the program does with a paragraph."""

    CARRIED = "carried"  # a function, an event of the Laws or a key carries it out
    NOT_EXECUTABLE = "not_executable"  # with its reason
    MISSING = "missing"


class Listed(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the list: what carries it out, and why not more of it is."""

    by: tuple[str, ...] = ()
    reason: str = ""


class Paragraph(Struct, frozen=True):
    """One paragraph: the functions and events that carry it out, the keys that come from it, or the reason why not.

    A paragraph with both is carried out in part.
    """

    article: str
    standing: ParagraphStanding
    carried_by: tuple[str, ...]
    keys: tuple[str, ...]
    reason: str


def paragraphs(name: str = "") -> tuple[Paragraph, ...]:
    """Every paragraph; or one, or all of an article or appendix."""
    named = tuple(_paragraph(article, line) for article, line in listed().items() if is_under(article, name))
    if not named:
        close = get_close_matches(name, listed(), n=3) or list(listed())[:3]
        raise refuse("unknown-article", found=name, expected=", ".join(close))
    return named


@cache
def listed() -> Mapping[str, Listed]:
    """The list, in the order of the text."""
    text = text_of("coverage.toml", "arbitro.regulations")
    return msgspec.convert(tomllib.loads(text), dict[str, Listed])


def place(source: str) -> str | None:
    """The paragraph that a source belongs to; None if it is not a source in these regulations."""
    return max((article for article in listed() if is_under(source, article)), key=len, default=None)


def is_under(source: str, article: str) -> bool:
    """Whether a source is a paragraph or a part of it: `art. 8.3(a)1` of `art. 8.3`, not of `art. 8.31`."""
    rest = source.removeprefix(article)
    if not article or not rest:
        return True
    return source.startswith(article) and not (article[-1].isdigit() and rest[0].isdigit())


@cache
def _keys() -> Mapping[str, tuple[str, ...]]:
    by_article: dict[str, dict[str, None]] = {}
    for (key, _), setting in load(OF).settings.items():
        if setting.pack == OF and (article := place(setting.source)) is not None:
            by_article.setdefault(article, {})[key] = None
    return {article: tuple(keys) for article, keys in by_article.items()}


def _paragraph(article: str, line: Listed) -> Paragraph:
    keys = _keys().get(article, ())
    standing = (
        ParagraphStanding.CARRIED
        if line.by or keys
        else ParagraphStanding.NOT_EXECUTABLE
        if line.reason
        else ParagraphStanding.MISSING
    )
    return Paragraph(article, standing, line.by, keys, line.reason)
