"""The ways into the code: what may have happened, what has to be told of it, and what may then be asked."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from arbitro.answers.form import FormField, situation_form
from arbitro.book.edition import ALL, Edition
from arbitro.laws.case.index import AskedQuestion, Indexed, index
from arbitro.laws.case.procedure import Procedure, procedure
from arbitro.words import DEFAULT
from arbitro.words.ruling import say_event
from arbitro.words.titles import say_law


class EntryPoint(Struct, frozen=True):
    """What may have happened, how it is described, and what may then be asked."""

    edition: int
    law: str
    what: str
    text: str
    situation: dict[str, Any]  # JSON schema
    questions: tuple[AskedQuestion, ...]


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


def entries(edition: str | int | None = None, language: str = DEFAULT) -> tuple[EntryPoint, ...]:
    """Every entry point, with the questions that it may lead to."""
    return tuple(
        EntryPoint(
            one.edition,
            one.law,
            one.what,
            say_event(one.what, language),
            msgspec.json.schema(procedure(one.what, Edition(one.edition)).situation),
            one.asks,
        )
        for one in indexed(*editions(edition))
    )


@cache
def event_forms(edition: Edition, language: str = DEFAULT) -> tuple[EventForm, ...]:
    """Every entry point of an edition for a page."""
    return tuple(
        EventForm(
            int(edition),
            one.law,
            say_law(one.law, edition, language),
            one.what,
            say_event(one.what, language),
            situation_form(procedure(one.what, edition).situation, language),
        )
        for one in indexed(edition)
    )


def in_order(*editions: Edition) -> list[Procedure]:
    """The procedures of these editions, by edition and law."""
    return [procedure(one.what, Edition(one.edition)) for one in indexed(*editions)]


def indexed(*editions: Edition) -> Iterator[Indexed]:
    """What the index has of them, without loading a law."""
    return (one for one in index().procedures if one.edition in editions)
