"""A conversation at the terminal: prompts, answers as people type them, back and quit."""

import contextlib
import json as plain_json
import sys
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from enum import Enum
from types import EllipsisType, MappingProxyType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct, structs

from arbitro.answers.form import SELDOM
from arbitro.book.problem import ProblemsFound, refuse
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.seats import Seat, Side
from arbitro.cli.terminal import out
from arbitro.cli.voice import Voice
from arbitro.laws.case.procedure import questions
from arbitro.laws.case.question import AnswerKind
from arbitro.laws.case.request import read_field
from arbitro.laws.case.ruling import QuestionPut
from arbitro.regulations.readers import exact
from arbitro.words.letters import (
    example_call,
    example_card,
    typed_auction,
    typed_call,
    typed_card,
    typed_result,
    typed_seat,
    typed_suit,
)
from arbitro.words.ruling import say_answer, say_value

T = TypeVar("T")
NOTATION: dict[Any, Callable[[str], str]] = {
    Seat: lambda _: "N",
    Call: example_call,
    Card: example_card,
    Suit: lambda language: example_card(language)[0],
    Side: lambda _: "NS",
}
TYPED: dict[Any, Callable[[str, str], str]] = {Seat: typed_seat, Call: typed_call, Card: typed_card, Suit: typed_suit}
"""How values of the game are typed in a language."""
ANSWERED = {AnswerKind.CALL: typed_call, AnswerKind.CARD: typed_card, AnswerKind.SEAT: typed_seat}
NOTHING = ("", "-")


class Back(Exception):
    """`back` was typed."""


class Quit(Exception):
    """`quit` was typed, or there is nothing more to read."""


class Dialogue:
    """Asks until the answer can be read."""

    def __init__(self, say: Voice) -> None:
        self.say = say
        self.console = out()

    def print(self, text: str = "", style: str | None = None) -> None:
        self.console.print(text, style=style)

    def ask(self, prompt: str, read: Callable[[str], T]) -> T:
        """The answer; says what is wrong with one that cannot be read and asks again."""
        while True:
            self.console.print(f"{prompt} > ", end="")
            line = sys.stdin.readline()
            if not line:
                raise Quit
            typed = line.strip()
            if typed.casefold() in ("quit", self.say("rule-quit")):
                raise Quit
            if typed.casefold() in ("back", self.say("rule-back")):
                raise Back
            try:
                return read(typed)
            except ProblemsFound as trouble:
                for problem in trouble.problems:
                    self.console.print(self.say.problem(problem))

    def choose(self, prompt: str, options: Sequence[tuple[str, T]], *, otherwise: T | EllipsisType = ...) -> T:
        """One of a numbered list, by its number or by a part of its words that only it has; or nothing of it."""
        for number, (words, _) in enumerate(options, 1):
            self.console.print(f"{number:3}  {words}")

        def read(typed: str) -> T:
            if not typed and not isinstance(otherwise, EllipsisType):
                return otherwise
            if typed.isdecimal() and 1 <= int(typed) <= len(options):
                return options[int(typed) - 1][1]
            fitting = [value for words, value in options if typed and typed.casefold() in words.casefold()]
            if len(fitting) != 1:
                raise refuse("answer-form", found=typed, expected=f"1 … {len(options)}")
            return fitting[0]

        return self.ask(prompt, read)

    # -- a situation -------------------------------------------------------------------------------------------

    def situation(
        self, form: type[Struct], known: Collection[str] = (), named: Mapping[str, str] = MappingProxyType({})
    ) -> dict[str, Any]:
        """The fields of a situation that are not known, one after the other; dealer and auction in one line. `named`:
        the messages of fields that are asked for in other words here."""
        answers: dict[str, Any] = {}
        hints = get_type_hints(form)
        fields = {field.name: field for field in structs.fields(form)}
        together = {"dealer", "auction"} <= set(fields)
        for name, field in fields.items():
            if name in SELDOM or name in known or (together and name == "dealer"):
                continue
            if together and name == "auction":
                answers[name] = self.ask(self.say("rule-auction"), self._auction)
                continue
            prompt = self.say(f"field-{name}")
            if name in named:
                prompt = self.say(named[name])
            elif not field.required:
                prompt = self.say("rule-optional", field=prompt)
            value = self._checked(prompt, hints[name], name, optional=not field.required)
            if value is not None:
                answers[name] = value
        return answers

    def _auction(self, typed: str) -> str:
        return typed_auction(typed, self.say.language)

    def _checked(self, prompt: str, hint: Any, name: str, *, optional: bool) -> Any:
        """A field that has the right form; asked again until it has."""
        while True:
            value = self._field(prompt, hint, name, optional=optional)
            try:
                if value is not None:
                    read_field(hint, value)
                return value
            except ProblemsFound as trouble:
                for problem in trouble.problems:
                    self.console.print(self.say.problem(problem))

    def _field(self, prompt: str, hint: Any, name: str, *, optional: bool) -> Any:
        kinds = [kind for kind in get_args(hint) if kind is not type(None)]
        several = get_origin(hint) is tuple
        kind = hint if not kinds else kinds[0]
        if several and (get_args(kind) or (isinstance(kind, type) and issubclass(kind, Struct))):
            return self.ask(f"{prompt} (JSON)", _json)
        if isinstance(kind, type) and issubclass(kind, Enum) and kind not in NOTATION and not several:
            words = ", ".join(f"{number} {self._value(member, name)}" for number, member in enumerate(kind, 1))
            return self.ask(f"{prompt} ({words})", lambda typed: _member(typed, list(kind), optional))
        if kind is bool:
            return self.ask(f"{prompt} ({self._yes_no()})", lambda typed: self.yes_or_no(typed, optional=optional))
        shown = f" ({NOTATION[kind](self.say.language)}{' …' if several else ''})" if kind in NOTATION else ""
        return self.ask(prompt + shown, lambda typed: self._text(typed, kind, several, optional))

    def _text(self, typed: str, kind: Any, several: bool, optional: bool) -> Any:
        if typed in NOTHING and (optional or several):
            return [] if several else None
        if several:
            return [_number(word) for word in _split(typed)] if kind is int else self._words(typed, TYPED.get(kind))
        if kind is int:
            return _number(typed)
        return TYPED[kind](typed, self.say.language) if kind in TYPED else typed

    def _words(self, typed: str, read: Callable[[str, str], str] | None) -> list[str]:
        """Several values, each read in the letters of the language."""
        words = [] if typed in NOTHING else _split(typed)
        return [read(word, self.say.language) for word in words] if read else words

    def _value(self, member: Enum, name: str) -> str:
        return say_value(member, self.say.language, of=name)

    def _yes_no(self) -> str:
        return f"{self.say('answer-yes').lower()}/{self.say('answer-no').lower()}"

    def yes_or_no(self, typed: str, *, optional: bool = False) -> bool | None:
        word = typed.casefold()
        yes, no = self.say("answer-yes").casefold(), self.say("answer-no").casefold()
        if word in ("yes", "y", "true", yes, yes[0], "si"):
            return True
        if word in ("no", "n", "false", no):
            return False
        if optional and typed in NOTHING:
            return None
        raise refuse("answer-form", found=typed, expected=self._yes_no())

    # -- an answer ---------------------------------------------------------------------------------------------

    def answer(self, put: QuestionPut) -> Any:
        """An answer to a question, as JSON would have it."""
        match put.kind:
            case AnswerKind.YES_NO | AnswerKind.JUDGMENT:
                return self.ask(self._yes_no(), self.yes_or_no)
            case AnswerKind.ONE_OF:
                return self.choose(
                    "", [(say_answer(put.id, c.answer, self.say.language), c.answer) for c in put.options]
                )
            case AnswerKind.SOME_OF:
                kinds = (type(member) for question in questions(put.id) for member in question.members)
                read = next((TYPED[kind] for kind in kinds if kind in TYPED), None)
                return self.ask("", lambda typed: self._words(typed.upper(), read))
            case AnswerKind.CARDS:
                return self.ask("", lambda typed: self._words(typed, typed_card))
            case AnswerKind.NUMBER:
                return self.ask("", _number)
            case AnswerKind.CALL | AnswerKind.CARD | AnswerKind.SEAT:
                return self.ask("", lambda typed: ANSWERED[put.kind](typed, self.say.language))
            case AnswerKind.RESULTS:
                return self.ask(
                    f"{example_call(self.say.language)} N =; -50",
                    lambda typed: [typed_result(result.strip(), self.say.language) for result in typed.split(";")],
                )
            case AnswerKind.WEIGHTS:
                return self.ask("60% 40%", lambda typed: typed.replace(",", " ").replace(";", " ").split())


def _split(typed: str) -> list[str]:
    return typed.replace(",", " ").split()


def _number(typed: str) -> int | str:
    with contextlib.suppress(ValueError):
        return int(typed)
    if exact(typed) is None:
        raise refuse("answer-form", found=typed, expected="1")
    return typed


def _json(typed: str) -> Any:
    try:
        return plain_json.loads(typed)
    except ValueError:
        raise refuse("answer-form", found=typed, expected="JSON") from None


def _member(typed: str, members: Iterable[Enum], optional: bool) -> Any:
    members = list(members)
    if typed.isdecimal() and 1 <= int(typed) <= len(members):
        return members[int(typed) - 1].value
    if optional and typed in NOTHING:
        return None
    return typed
