"""Languages. Rooms below speak in values; here each value has its sentence, in Fluent catalogues `<language>/*.ftl`.

A message is asked for by its id: `message("score-passed-out")`; a problem by itself: `say(problem)`.
"""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from arbitro.book.problem import Place, Problem, refuse
from arbitro.bridge.seats import SEAT_BY_TEXT

LANGUAGES = ("en", "it", "ro")
DEFAULT = "en"
LONGEST = 900  # characters of a value in a sentence


@cache
def catalogue(language: str) -> FluentBundle:
    """Every message of a language. Without isolation characters, which terminals and files do not want."""
    if language not in LANGUAGES:
        raise refuse("unknown-language", found=language, expected=" ".join(LANGUAGES))
    bundle = FluentBundle([language], use_isolating=False)
    for entry in sorted(files(__name__).joinpath(language).iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return bundle


def message(id: str, language: str = DEFAULT, **args: str | int) -> str:
    """The message with this id, its arguments filled in; a LookupError if it or an argument is missing."""
    bundle = catalogue(language)
    pattern = bundle.get_message(id).value
    if pattern is None:
        raise LookupError(id)
    text, errors = bundle.format_pattern(pattern, {name: _short(value) for name, value in args.items()})
    if errors:
        raise LookupError(f"{id}: {errors[0]}")
    return str(text)


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
    if not catalogue(language).has_message(id):
        id = "problem-without-words"
    return message(id, language, kind=problem.kind, found=problem.found, expected=problem.expected or "none")


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
