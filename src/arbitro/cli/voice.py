"""The language that the terminal speaks."""

from msgspec import Struct

from arbitro.book.problem import Problem, refuse
from arbitro.bridge.seats import Seat
from arbitro.words import DEFAULT, LANGUAGES, message, say, say_seat


class Voice(Struct, frozen=True):
    """`voice("deal-written", boards=4)` is that message in the reader's language."""

    language: str = DEFAULT

    def __call__(self, id: str, **args: str | int) -> str:
        return message(id, self.language, **{k: clean(v) if isinstance(v, str) else v for k, v in args.items()})

    def problem(self, problem: Problem) -> str:
        return clean(say(problem, self.language))

    def seat(self, seat: Seat) -> str:
        return say_seat(seat.value, self.language)


def speaking(language: str | None) -> Voice:
    """The voice that the command line asked for."""
    if language is not None and language not in LANGUAGES:
        raise refuse("unknown-language", found=language, expected=" ".join(LANGUAGES))
    return Voice(language or DEFAULT)


def clean(text: str) -> str:
    """Text from a file, without the control characters that could play tricks on a terminal or a page."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)
