"""Languages. Rooms below speak in values; here each value has its sentence, in Fluent catalogues `<language>/*.ftl`.

A message is asked for by its id: `message("score-passed-out")`; a problem by itself: `say(problem)`. The catalogue of a
language is only looked through for ids; a message is parsed when it is said, and a usual one without Fluent, which
takes longer to load than most commands take to answer. A test says every message both ways.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from arbitro.book.problem import Place, Problem, refuse
from arbitro.bridge.seats import SEAT_BY_TEXT

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "it", "ro")
DEFAULT = "en"
LONGEST = 900  # characters of a value in a sentence
GROUPED = 1000  # from here on a number is written as the language groups its digits

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *= ?(.*(?:\n+[ }].*)*)", re.MULTILINE)
_VARIABLE = re.compile(r"\{ ?\$([a-zA-Z][\w-]*) ?\}")
_CHOICE = re.compile(r"\{ ?\$([a-zA-Z][\w-]*) ?->((?:\s*\*?\[\w+\] .*)+)\s*\}")
_VARIANT = re.compile(r"(\*?)\[(\w+)\] (.*)")
_NUMBER = re.compile(r"([+-]?)([0-9]+)(?:\.([0-9]+)|/([0-9]+))(%?)")
COMMA = frozenset({"it", "ro"})
_QUOTING = ("problem-", "source-", "cited-")  # what was typed, and numbers of articles
_NAMES = frozenset({"article", "board", "clause", "clauses", "contestant", "file", "law", "name", "program", "source"})
"""Arguments that may look like numbers and are none: `71.2`, board `3.12` of the third round."""
_NOTATION = re.compile(r"\$((found|expected)-(\w+))")
"""`{ $found-card }`: what a problem has in notation, in the letters of the language."""
_OTHER = frozenset("{}\n")  # of messages that are Fluent's alone


@cache
def catalogue(language: str) -> Mapping[str, str]:
    """Every message of a language by its id, as it is written."""
    if language not in LANGUAGES:
        raise refuse("unknown-language", found=language, expected=" ".join(LANGUAGES))
    written: dict[str, str] = {}
    for file in Path(__file__).with_name(language).glob("*.ftl"):
        written.update(_MESSAGE.findall(file.read_text(encoding="utf-8")))
    return written


@lru_cache(maxsize=2048, typed=True)  # a ruling says the same of one card, seat or clause many times
def message(id: str, language: str = DEFAULT, **args: str | int) -> str:
    """The message with this id, its arguments filled in; a LookupError if it or an argument is missing."""
    if not id.startswith(_QUOTING):
        args = {
            name: written(value, language) if isinstance(value, str) and name not in _NAMES else value
            for name, value in args.items()
        }
    parts = _parts(id, language)
    if parts is None or any(type(value) is not str and not _is_small(value) for value in args.values()):
        return _by_fluent(id, language, args)
    return "".join(_said(part, language, args) for part in parts)


def written(text: str, language: str) -> str:
    """A number as people write it: to the hundredth, with the language's comma; a part of one stays a fraction (2/3).

    Anything else as it is.
    """
    number = _NUMBER.fullmatch(text)
    if number is None:
        return text
    sign, whole, decimals, parts, percent = number.groups()
    if parts is not None:
        if int(whole) <= int(parts) or not int(parts):
            return text
        hundredths = (200 * int(whole) + int(parts)) // (2 * int(parts))
        whole, decimals = str(hundredths // 100), f"{hundredths % 100:02}".rstrip("0")
    elif len(decimals) > 2:
        hundredths = (int(whole + decimals[:3]) + 5) // 10
        if hundredths:
            whole, decimals = str(hundredths // 100), f"{hundredths % 100:02}".rstrip("0")
    comma = "," if language in COMMA else "."
    return sign + whole + (comma + decimals if decimals else "") + percent


class Select(NamedTuple):
    """Texts by what an argument is: a number, the plural form of a number, a word; the last resort by nothing."""

    name: str
    texts: Mapping[str, tuple["Part", ...]]


class Variable(NamedTuple):
    name: str


Part = str | Variable | Select


@cache
def _parts(id: str, language: str) -> tuple[Part, ...] | None:
    """A message in parts: a line of texts, variables and choices among lines; none if it is of another form."""
    parts: list[Part] = []
    written, at = catalogue(language)[id].strip(), 0
    for choice in _CHOICE.finditer(written):
        texts = {}
        for usual, key, text in _VARIANT.findall(choice[2]):
            texts[key] = tuple(_line(text))
            if usual:
                texts[""] = texts[key]
        parts += (*_line(written[at : choice.start()]), Select(choice[1], texts))
        at = choice.end()
    parts += _line(written[at:])
    inner = [part for select in parts if isinstance(select, Select) for text in select.texts.values() for part in text]
    other = any(isinstance(part, str) and not _OTHER.isdisjoint(part) for part in (*parts, *inner))
    return None if other else tuple(parts)


def _line(text: str) -> list[Part]:
    words = _VARIABLE.split(text)
    return [Variable(word) if place % 2 else word for place, word in enumerate(words) if word]


def _said(part: Part, language: str, args: Mapping[str, str | int]) -> str:
    if isinstance(part, str):
        return part
    value = args[part.name]
    if isinstance(part, Variable):
        return str(_short(value))
    keys = (str(value), "") if isinstance(value, str) else (str(value), _plural(abs(value), language), "")
    text = next(part.texts[key] for key in keys if key in part.texts)
    return "".join(_said(piece, language, args) for piece in text)


def _plural(number: int, language: str) -> str:
    """The form of a noun after a whole number (CLDR)."""
    if number == 1:
        return "one"
    return "few" if language == "ro" and (number == 0 or 0 < number % 100 < 20) else "other"


def _is_small(value: str | int) -> bool:
    return type(value) is int and -GROUPED < value < GROUPED


def _by_fluent(id: str, language: str, args: Mapping[str, str | int]) -> str:
    bundle = _bundle(language)
    if not bundle.has_message(id):
        from fluent.runtime import FluentResource

        bundle.add_resource(FluentResource(f"{id} = {catalogue(language)[id]}\n"))
    pattern = bundle.get_message(id).value
    text, errors = bundle.format_pattern(pattern, {name: _short(value) for name, value in args.items()})
    if errors:
        raise LookupError(f"{id}: {errors[0]}")
    return str(text)


@cache
def _bundle(language: str) -> "FluentBundle":
    """The messages that were parsed so far. Without isolation characters, which terminals and files do not want."""
    from fluent.runtime import FluentBundle

    return FluentBundle([language], use_isolating=False)


def _short(value: str | int) -> str | int:
    """Fluent refuses a sentence with more in one place; whoever reads it has had enough before."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def say(problem: Problem, language: str = DEFAULT) -> str:
    """A problem as a sentence, with its place in front: `games.pbn, line 12, board 7: …`."""
    where = say_place(problem.where, language)
    what = say_kind(problem, language)
    return f"{where}: {what}" if where else what


def say_kind(problem: Problem, language: str = DEFAULT) -> str:
    """What is wrong, without the place. Nothing expected is `none`, for Fluent cannot select on an empty text."""
    id = f"problem-{problem.kind}"
    if id not in catalogue(language):
        id = "problem-without-words"
    args = {"kind": problem.kind, "found": problem.found, "expected": problem.expected or "none"}
    for name, field, notation in _NOTATION.findall(catalogue(language)[id]):
        from arbitro.words.letters import NOTATIONS  # which knows this module

        args[name] = NOTATIONS[notation](getattr(problem, field), language)
    return message(id, language, **args)


def say_place(place: Place, language: str = DEFAULT) -> str:
    """Where, from the file inwards; empty if nothing is known."""
    parts = [place.file] if place.file else []
    if place.line is not None:
        parts.append(message("place-line", language, line=str(place.line)))
    if place.board:
        parts.append(message("place-board", language, board=place.board))
    if place.tag:
        parts.append(message("place-tag", language, tag=place.tag))
    if place.seat:
        parts.append(", ".join(say_seat(seat, language) for seat in place.seat.split()))
    if place.index is not None:
        parts.append(message("place-index", language, index=str(place.index)))
    return ", ".join(parts)


def say_seat(seat: str, language: str = DEFAULT) -> str:
    """A seat by its name; whatever is not one of the four stays as it is."""
    known = SEAT_BY_TEXT.get(seat.upper())
    return message(f"seat-{known.name.lower()}", language) if known else seat
