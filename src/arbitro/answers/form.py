"""What a page asks for, field by field: the situations of the laws and the answers to their questions, typed and named.

A field that has `parts` is made of them: by name, or, where they have none, one after the other.
"""

import types
from collections.abc import Iterable
from enum import Enum
from typing import Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from msgspec import Struct, structs

from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card, Denomination, Suit
from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.case import plain
from arbitro.laws.case.procedure import questions
from arbitro.laws.case.question import AnswerKind
from arbitro.laws.case.ruling import Plain, QuestionPut
from arbitro.words import DEFAULT, catalogue, message
from arbitro.words.ruling import say_answer, say_question, say_value

FormKind: TypeAlias = Literal[
    "auction", "call", "card", "choice", "denomination", "number", "parts", "results", "seat", "side", "suit", "text",
    "weights", "yes_no",
]  # fmt: skip

GAME: dict[type, FormKind] = {
    Seat: "seat", Side: "side", Call: "call", Card: "card", Suit: "suit", Denomination: "denomination",
}  # fmt: skip
NAMED = (Seat, Side, Suit, Denomination)  # few enough to be choices

SELDOM = frozenset({"accepted_calls", "calls_after", "revoke_apart"})
"""Fields that only a log or a program tells: too rare to ask everybody for."""

WITHIN = {"trick": (1, 13), "left": (1, 13), "claimed": (0, 13)}
"""Numbers that are tapped, not typed."""

ASKED: dict[AnswerKind, FormKind] = {
    AnswerKind.YES_NO: "yes_no",
    AnswerKind.JUDGMENT: "yes_no",
    AnswerKind.ONE_OF: "choice",
    AnswerKind.SOME_OF: "choice",
    AnswerKind.CALL: "call",
    AnswerKind.CARD: "card",
    AnswerKind.CARDS: "card",
    AnswerKind.SEAT: "seat",
    AnswerKind.NUMBER: "number",
    AnswerKind.RESULTS: "results",
    AnswerKind.WEIGHTS: "weights",
}
SEVERAL = frozenset({AnswerKind.SOME_OF, AnswerKind.CARDS, AnswerKind.RESULTS, AnswerKind.WEIGHTS})


class FormChoice(Struct, frozen=True):
    """What may be answered, and how it is said."""

    value: Plain
    text: str


class FormField(Struct, frozen=True, kw_only=True):
    """One field: its name in JSON, its label, what it takes; `many` of it in a list, exactly `count` if that is set."""

    name: str
    label: str
    kind: FormKind
    many: bool = False
    required: bool = True
    seldom: bool = False  # too rare to be asked of everybody
    count: int | None = None
    least: int | None = None
    most: int | None = None
    choices: tuple[FormChoice, ...] = ()
    parts: "tuple[FormField, ...]" = ()


class Labels:
    """How the fields of a form and their choices are said; where words are missing, by their names in JSON."""

    def __init__(self, language: str, prefix: str = "") -> None:
        self.language = language
        self.prefix = prefix

    def field(self, name: str) -> str:
        return self._said(f"{self.prefix}field-{name}") or name.replace("_", " ")

    def option(self, name: str, value: str) -> str:
        return self._said(f"{self.prefix}option-{name}-{value}") or value.replace("_", " ")

    def has(self, name: str) -> bool:
        return bool(self._said(f"{self.prefix}field-{name}"))

    def _said(self, id: str) -> str:
        return message(id, self.language) if id in catalogue(self.language) else ""


def situation_form(form: type[Struct], language: str = DEFAULT) -> tuple[FormField, ...]:
    """The fields of a situation. Dealer and calls are one field, `W: 1S P`."""
    return _form(form, Labels(language))


def policy_form(form: type[Struct], language: str = DEFAULT) -> tuple[FormField, ...]:
    """The fields of the facts of a policy; what has no words is for programs."""
    return _form(form, Labels(language, "policy-"), said=True)


def _form(form: type[Struct], labels: Labels, *, said: bool = False) -> tuple[FormField, ...]:
    hints = get_type_hints(form)
    fields = structs.fields(form)
    together = {"dealer", "auction"} <= {field.name for field in fields}
    return tuple(
        _auction(labels.language, required=field.required)
        if together and field.name == "auction"
        else _field(field, hints[field.name], labels)
        for field in fields
        if not (together and field.name == "dealer") and (not said or labels.has(field.name))
    )


def _auction(language: str, *, required: bool) -> FormField:
    return FormField(name="auction", label=message("rule-auction", language), kind="auction", required=required)


def _field(field: structs.FieldInfo, hint: Any, labels: Labels) -> FormField:
    typed = _typed(field.name, labels.field(field.name), hint, labels)
    required = field.required and typed.required
    return structs.replace(typed, required=required, seldom=field.name in SELDOM)


def _typed(name: str, label: str, hint: Any, labels: Labels) -> FormField:
    """A field of a type: unions with nothing, lists, tuples, structs and values of the game."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        some = next(option for option in inner if option is not type(None))
        return structs.replace(_typed(name, label, some, labels), required=False)
    if origin is tuple:
        return _several(name, label, inner, labels)
    if origin is Literal:
        choices = tuple(FormChoice(value, labels.option(name, value)) for value in inner)
        return FormField(name=name, label=label, kind="choice", choices=choices)
    if hint in GAME:
        return FormField(name=name, label=label, kind=GAME[hint], choices=_members(hint, name, labels))
    if hint is bool:
        return FormField(name=name, label=label, kind="yes_no", choices=yes_no(labels.language))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return FormField(name=name, label=label, kind="choice", choices=_members(hint, name, labels))
    if isinstance(hint, type) and issubclass(hint, Struct):
        return FormField(name=name, label=label, kind="parts", parts=_form(hint, labels, said=bool(labels.prefix)))
    if hint is not int:
        return FormField(name=name, label=label, kind="text")
    least, most = WITHIN.get(name, (None, None))
    return FormField(name=name, label=label, kind="number", least=least, most=most)


def _several(name: str, label: str, inner: tuple[Any, ...], labels: Labels) -> FormField:
    if len(inner) == 2 and inner[1] is Ellipsis:
        item = _typed(name, label, inner[0], labels)
        if item.many:  # lists in a list
            item = FormField(name=name, label=label, kind="parts", parts=(structs.replace(item, name="", label=""),))
        return structs.replace(item, many=True)
    if len(set(inner)) == 1:
        return structs.replace(_typed(name, label, inner[0], labels), many=True, count=len(inner))
    return FormField(name=name, label=label, kind="parts", parts=tuple(_typed("", "", part, labels) for part in inner))


def yes_no(language: str = DEFAULT) -> tuple[FormChoice, ...]:
    return tuple(FormChoice(value, say_value(value, language)) for value in (True, False))


def _members(form: type[Enum], name: str, labels: Labels) -> tuple[FormChoice, ...]:
    if form in GAME and form not in NAMED:
        return ()
    return tuple(FormChoice(plain(member), _member(member, name, labels)) for member in form)


def _member(member: Enum, name: str, labels: Labels) -> str:
    return say_value(member, labels.language) if isinstance(member, NAMED) else labels.option(name, str(member.value))


# -- answers -----------------------------------------------------------------------------------------------------


def answer_form(put: QuestionPut, language: str = DEFAULT) -> FormField:
    """What a question takes as its answer, under its key."""
    about = next((question for question in questions(put.id) if question.kind is put.kind), None)
    choices: Iterable[FormChoice] = (
        FormChoice(option.answer, say_answer(put.id, option.answer, language))
        for option in put.options
        if not put.legal or option.answer in put.legal
    )
    if put.kind in SEVERAL:
        members = about.members if about else ()
        choices = (FormChoice(plain(member), _member(member, put.id, Labels(language))) for member in members)
    least, most = (about.within if about else None) or (None, None)
    if possible := [number for number in put.legal if isinstance(number, int)]:
        least, most = min(possible), max(possible)
    return FormField(
        name=put.identity,
        label=say_question(put.id, put.about, put.put_to, language),
        kind=ASKED[put.kind],
        many=put.kind in SEVERAL,
        least=least,
        most=most,
        choices=tuple(choices),
    )
