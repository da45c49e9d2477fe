"""What every paragraph of the supplementary regulations says, in our own words: one file for each language.

In braces stand citations, of a paragraph (`{art. 4.3}`) or a clause of the Laws (`{12C2}`), and figures: a key of the
pack (`{time.late.pair}`), a part of its value by its place (`{alerts.exempt.notrump.0}`), or one reckoned from it
(`{seating.at_fault*20}`, `{60/time.board}`). So a text has no figure of its own that an authority could change.
"""

import re
from collections.abc import Mapping
from fractions import Fraction
from functools import cache

from arbitro.book.edition import ALL
from arbitro.book.problem import refuse
from arbitro.book.shelf import read, text_of
from arbitro.regulations.coverage import OF
from arbitro.regulations.loader import load, nearest

BRACED = re.compile(r"\{([^{}]*)\}")
FIGURE = re.compile(r"(?:(?P<above>\d+)/)?(?P<key>[a-z][a-z_0-9]*(?:\.[a-z_0-9]+)+)(?:\*(?P<times>\d+))?")


@cache
def paragraph_texts(language: str) -> Mapping[str, str]:
    """The texts by paragraph, as they are written."""
    path = f"{language}.toml"
    return read(text_of(path, __name__), dict[str, str], file=path)


def figure(braced: str) -> str | None:
    """The figure that a brace stands for, as the pack writes it; none if it is a citation."""
    if (match := FIGURE.fullmatch(braced)) is None:
        return None
    written = _written(match["key"])
    if match["times"] or match["above"]:
        number = _number(written)
        written = Fraction(match["above"]) / number if match["above"] else number * int(match["times"])
    return f"{float(written):g}" if isinstance(written, Fraction) else str(written)


def _written(name: str) -> object:
    """What the pack has under a key, or a part of it."""
    if (setting := _settings().get(name)) is not None:
        return setting
    whole, _, place = name.rpartition(".")
    if not place.isdigit():
        raise refuse("unknown-regulation", found=name, expected=nearest(name))
    parts = _written(whole)
    assert isinstance(parts, list)
    return parts[int(place)]


@cache
def _settings() -> Mapping[str, object]:
    """The keys of the pack with their values for the newest edition."""
    return {key: setting.written for (key, edition), setting in load(OF).settings.items() if edition in (None, ALL[-1])}


def _number(written: object) -> Fraction:
    text = str(written)
    return Fraction(text.rstrip("%")) / (100 if text.endswith("%") else 1)
