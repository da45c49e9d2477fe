"""Facts in, a reply out: the next question, the ruling, or what is wrong with the facts. For every door."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from arbitro.book.edition import ALL, Edition
from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.laws.effect import AnyEffect
from arbitro.laws.explore import Asking, askings, trees
from arbitro.laws.procedure import Procedure, procedures
from arbitro.laws.request import Prepared, Request, prepare, ruled
from arbitro.laws.rule import Choice, QuestionPut, Ruled
from arbitro.laws.ruling import Considered, Fact, Option, Review
from arbitro.laws.summary import Summary, summary
from arbitro.regulations.loader import Find, load
from arbitro.words import DEFAULT, LANGUAGES, say
from arbitro.words.ruling import Explanation, explain, say_event, say_put


class Reply(Struct, frozen=True, tag_field="status"):
    """The base of all replies; not one itself."""


class AskedQuestion(Struct, frozen=True):
    """A question, whom to ask, what to weigh, and what each answer leads to (10C1)."""

    id: str
    about: str
    kind: str
    put_to: str
    clause: str
    weigh: tuple[str, ...]
    options: tuple[Choice, ...]
    text: str


class QuestionReply(Reply, frozen=True, tag="question"):
    """What has to be asked next, and what is known so far."""

    question: AskedQuestion
    facts: tuple[Fact, ...]


class RulingReply(Reply, frozen=True, tag="ruling"):
    """The ruling; `unused` are answers that nobody asked for."""

    edition: int
    regulations: str
    clauses: tuple[str, ...]
    path: tuple[str, ...]
    effects: tuple[AnyEffect, ...]
    options: tuple[Option, ...]
    reviews: tuple[Review, ...]
    considered: tuple[Considered, ...]
    facts: tuple[Fact, ...]
    unused: tuple[str, ...]
    summary: Summary
    text: Explanation


class ProblemSaid(Struct, frozen=True):
    """A problem with its sentence."""

    kind: str
    where: Place
    found: str
    expected: str
    text: str


class ProblemsReply(Reply, frozen=True, tag="problems"):
    """Everything that is wrong with the request."""

    problems: tuple[ProblemSaid, ...]


def reply(request: Request, find: Find = load) -> QuestionReply | RulingReply | ProblemsReply:
    """The answer to a request, in its language; `find` finds the regulations that it names."""
    language = request.language if request.language in LANGUAGES else DEFAULT
    problems: list[Problem] = []
    if request.language != language:
        problems.append(
            Problem("unknown-language", Place(tag="language"), request.language, expected=" ".join(LANGUAGES))
        )
    try:
        prepared = prepare(request, find)
        if not problems:
            return _reply(prepared, language)
    except ProblemsFound as trouble:
        problems += trouble.problems
    return refusal(problems, language)


def _reply(prepared: Prepared, language: str) -> QuestionReply | RulingReply:
    return outcome_reply(prepared.procedure, prepared.situation, ruled(prepared), language)


def outcome_reply(
    procedure: Procedure, situation: Any, outcome: Ruled | QuestionPut, language: str
) -> QuestionReply | RulingReply:
    """What a procedure has come to, in words."""
    if isinstance(outcome, QuestionPut):
        return QuestionReply(asked(outcome, language), outcome.facts)
    ruling = outcome.ruling
    return RulingReply(
        ruling.edition,
        ruling.regulations,
        ruling.clauses,
        ruling.path,
        ruling.effects,
        ruling.options,
        ruling.reviews,
        ruling.considered,
        ruling.facts,
        outcome.unused,
        summary(ruling),
        explain(procedure, situation, ruling, language),
    )


def asked(put: QuestionPut, language: str) -> AskedQuestion:
    return AskedQuestion(
        put.id, put.about, put.kind, put.put_to, put.clause, put.weigh, put.options, say_put(put, language)
    )


def refusal(problems: list[Problem] | tuple[Problem, ...], language: str) -> ProblemsReply:
    return ProblemsReply(tuple(ProblemSaid(p.kind, p.where, p.found, p.expected, say(p, language)) for p in problems))


# -- the way in --------------------------------------------------------------------------------------------------


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


def in_order(*editions: Edition) -> list[Procedure]:
    """The procedures of these editions, by edition and law."""
    found = [p for (_, edition), p in procedures().items() if edition in editions]
    return sorted(found, key=lambda p: (p.edition, int(p.law)))


def _questions(procedure: Procedure) -> Iterator[EntryQuestion]:
    found: dict[str, list[Asking]] = {}
    for tree in trees(procedure.what, procedure.edition):
        for asking in askings(tree.root):
            found.setdefault(asking.question, []).append(asking)
    for id, asked in found.items():
        put_to = tuple(sorted({asking.put_to for asking in asked}))
        clauses = tuple(dict.fromkeys(asking.clause for asking in asked))
        yield EntryQuestion(id, asked[0].kind, put_to, clauses)
