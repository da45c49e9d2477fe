"""The ways into the code: what may have happened, what has to be told of it, and what may then be asked."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from arbitro.book.edition import ALL, Edition
from arbitro.laws.explore import Asking, askings, trees
from arbitro.laws.procedure import Procedure, procedures
from arbitro.words import DEFAULT
from arbitro.words.form import FormField, situation_form
from arbitro.words.ruling import say_event
from arbitro.words.titles import say_law


class EntryQuestion(Struct, frozen=True):
    """A question that an event may lead to."""

    id: str
    kind: str
    put_to: tuple[str, ...]
    clauses: tuple[str, ...]


class Entry(Struct, frozen=True):
    """What may have happened, how it is described, and what may then be asked."""

    edition: int
    law: str
    what: str
    text: str
    situation: dict[str, Any]  # JSON schema
    questions: tuple[EntryQuestion, ...]


class EventForm(Struct, frozen=True):
    """What may have happened, in a sentence, and what has to be told of it, field by field."""

    edition: int
    law: str
    title: str
    what: str
    text: str
    fields: tuple[FormField, ...]


def editions(edition: str | int | None) -> tuple[Edition, ...]:
    """The edition that was asked for, or all."""
    return ALL if edition is None else (Edition.parse(edition),)


def entries(edition: str | int | None = None, language: str = DEFAULT) -> tuple[Entry, ...]:
    """Every entry point, with the questions that an exploration of its own situations finds."""
    return tuple(
        Entry(
            int(procedure.edition),
            procedure.law,
            procedure.what,
            say_event(procedure.what, language),
            msgspec.json.schema(procedure.situation),
            tuple(_questions(procedure)),
        )
        for procedure in in_order(*editions(edition))
    )


@cache
def event_forms(edition: Edition, language: str = DEFAULT) -> tuple[EventForm, ...]:
    """Every entry point of an edition for a page; nothing has to be explored for it."""
    return tuple(
        EventForm(
            int(edition),
            procedure.law,
            say_law(procedure.law, edition, language),
            procedure.what,
            say_event(procedure.what, language),
            situation_form(procedure.situation, language),
        )
        for procedure in in_order(edition)
    )


def in_order(*editions: Edition) -> list[Procedure]:
    """The procedures of these editions, by edition and law."""
    found = [p for (_, edition), p in procedures().items() if edition in editions]
    return sorted(found, key=lambda p: (p.edition, int(p.law)))


def _questions(procedure: Procedure) -> Iterator[EntryQuestion]:
    for id, asked in asked_by(procedure).items():
        put_to = tuple(sorted({asking.put_to for asking in asked}))
        clauses = tuple(dict.fromkeys(asking.clause for asking in asked))
        yield EntryQuestion(id, asked[0].kind, put_to, clauses)


def asked_by(procedure: Procedure) -> dict[str, list[Asking]]:
    """The questions that a procedure may ask, in the order of its situations."""
    found: dict[str, list[Asking]] = {}
    for tree in trees(procedure.what, procedure.edition):
        for asking in askings(tree.root):
            found.setdefault(asking.question, []).append(asking)
    return found
